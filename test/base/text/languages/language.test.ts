import { describe, expect, it } from 'vitest'
import { detectLanguage } from '../../../../src/base/text/languages/language.ts'
import { distinguishNearLanguages } from '../../../../src/base/text/languages/near-languages.ts'

describe('detectLanguage', () => {
  it.each([
    ['en', 'This section describes how the corpus was built and how the sentences were counted.'],
    ['de', 'Dieser Abschnitt beschreibt, wie das Korpus entstand und wie die Sätze gezählt wurden.'],
    ['fr', 'Cette section décrit comment le corpus a été construit et comment les phrases sont comptées.'],
    ['es', 'Esta sección describe cómo se construyó el corpus y cómo se contaron las oraciones.'],
    ['sr-Latn', 'Ovaj odeljak opisuje kako je korpus nastao i kako su rečenice brojane tokom istraživanja.'],
    ['sr-Cyrl', 'Овај одељак описује како је корпус настао и како су реченице бројане током истраживања.'],
    ['hr', 'Ovaj odjeljak opisuje kako je korpus nastao i kako su rečenice brojane tijekom dvaju tjedana.'],
    ['mk', 'Овој дел опишува како настанал корпусот и како беа броени речениците. Ќе ги објавиме податоците.'],
    ['ru', 'В этом разделе описано, как был создан корпус и как подсчитывались предложения.'],
  ])('finds %s', async (language, text) => {
    const detected = await detectLanguage(text, 'xx')
    expect(detected.language).toBe(language)
    expect(detected.score).toBeGreaterThan(0.5)
    expect(detected.score).toBeLessThanOrEqual(1)
  })

  it('tells Russian and Ukrainian apart by letters that only one has', () => {
    const russian =
      'Метод опорных векторов: scikit-learn, Xgboost, Python; большинство подходов основывались на классификации текста'
    const ukrainian =
      'Метод опорних векторів: scikit-learn, Xgboost, Python; більшість підходів ґрунтувалася на класифікації тексту'
    expect(['uk', 'ru'].map(language => distinguishNearLanguages(language, russian))).toEqual(['ru', 'ru'])
    expect(['uk', 'ru'].map(language => distinguishNearLanguages(language, ukrainian))).toEqual(['uk', 'uk'])
  })

  it('follows most of a long text, not its beginning', async () => {
    const spanish =
      'Universidad de Buenos Aires, Facultad de Ciencias Exactas y Naturales, Departamento de la Atmósfera. '
    const english = 'The materials are organised in four modules and can be taught or followed in any order. '
    expect((await detectLanguage(spanish.repeat(15) + english.repeat(50))).language).toBe('en')
    expect((await detectLanguage(spanish.repeat(50) + english.repeat(400))).language).toBe('en')
    expect((await detectLanguage(spanish.repeat(50) + english.repeat(15))).language).toBe('es')
  })

  it.each(['', 'Müller 2009', '12 + 34 = 46; 56 - 78 = -22; 90 * 12 = 1080; 123456789012345678901234567890'])(
    'falls back for "%s"',
    async text => {
      expect(await detectLanguage(text, 'sr-Cyrl')).toEqual({ language: 'sr-Cyrl', score: 0, isReliable: false })
      expect((await detectLanguage(text)).language).toBe('en')
    },
  )
})
