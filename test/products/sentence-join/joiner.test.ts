import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { JOINED_LANGUAGES, loadSentenceJoiner } from '../../../src/products/sentence-join/joiner.ts'
import { cutBreaks, type OwnText, readOwnTexts } from '../../bench/sentence-breaks.mjs'

const MODELS = new URL('../../../src/products/sentence-join/models/', import.meta.url)

describe('loadSentenceJoiner', () => {
  it.each([
    ['en', 'the river was crossed by the', 'old bridge that Haldane had built'],
    ['en', 'as has been shown by Smith et al.', '(2009) in their study of gulls'],
    ['en', 'the beam was 40', 'km long and could be seen'],
    ['en', 'the keepers wrote down what they saw in Fig.', '3 and what they thought'],
    ['de', 'dieser Brauch wird zum ersten Mal in der', 'Chronik der Stadt erwähnt'],
    ['de', 'beide schließen einander nicht aus, d. h.', 'beide können zugleich gelten'],
    ['fr', "les comptes de la ville n'ont jamais été", 'publiés par le maire'],
    ['es', 'las cartas fueron abiertas con permiso del', 'Ayuntamiento y transcritas'],
    ['it', 'il quaderno è scritto in inchiostro', 'bruno e conservato in archivio'],
    ['ru', 'расстояние между ними колеблется', 'от 9 до 14 км'],
    ['sr-Cyrl', 'у овом раду полазимо од', 'супротног питања'],
    ['sr-Latn', 'u ovom radu polazimo od', 'suprotnog pitanja'],
  ])('joins what one sentence of %s is: %s | %s', async (language, left, right) => {
    const joiner = await loadSentenceJoiner(language)
    expect(joiner.score(left, right)).toBeGreaterThan(joiner.threshold)
  })

  it.each([
    ['en', 'the entropy is less than that of English letters.', 'We thank the keepers of the lighthouse'],
    ['en', '3.2 Results and Discussion', 'The results of the second experiment are shown'],
    ['de', 'verschwand der Brauch binnen weniger Wochen.', 'Für Auskünfte danken wir dem Verein'],
    ['fr', 'Aucune ne concerne des aiguilles.', 'Pourquoi la ville aurait-elle payé'],
    ['es', 'Ninguno se la llevó.', 'Damos las gracias a la Biblioteca'],
    ['it', 'Noi crediamo di sì.', 'Tuttavia, anche il vento influisce'],
    ['ru', 'Мы полагаем, что дело было сложнее.', 'Статья построена следующим образом'],
    ['sr-Cyrl', 'Ова тврдња до сада није проверена.', 'Грађу чине записи из села'],
    ['sr-Latn', 'Njegovu tezu proveravamo na novoj građi.', 'Rad je podeljen na četiri dela'],
  ])('parts two sentences of %s: %s | %s', async (language, left, right) => {
    const joiner = await loadSentenceJoiner(language)
    expect(joiner.score(left, right)).toBeLessThan(joiner.threshold)
  })

  it('reads no more than six words of a side', async () => {
    const { score } = await loadSentenceJoiner('en')
    const left = 'of the lamp that burned all night'
    const right = 'in the tower above the western sea'
    expect(score(`Nobody knew the name ${left}`, `${right} and the rocks. The end.`)).toBe(score(left, right))
  })

  it('gives both scripts of Serbian the same score', async () => {
    const cyrillic = (await loadSentenceJoiner('sr-Cyrl')).score('полазимо од супротног', 'питања о мостовима')
    const latin = (await loadSentenceJoiner('sr-Latn')).score('polazimo od suprotnog', 'pitanja o mostovima')
    expect(cyrillic).toBe(latin)
  })

  it('judges languages without a model by signs and shapes', async () => {
    const joiner = await loadSentenceJoiner('pt-BR')
    expect(joiner.language).toBeUndefined()
    expect(joiner.score('as cartas foram abertas com', 'autorização da cidade')).toBeGreaterThan(0)
    expect(joiner.score('Ninguém respondeu.', 'As cartas foram abertas')).toBeLessThan(0)
    expect((await loadSentenceJoiner('en-GB')).language).toBe('en')
  })

  it('keeps its models small', () => {
    const sizes = readdirSync(MODELS).map(name => statSync(fileURLToPath(new URL(name, MODELS))).size)
    expect(sizes).toHaveLength(JOINED_LANGUAGES.length + 1)
    expect(Math.max(...sizes)).toBeLessThan(300_000)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1_500_000)
  })
})

/** Share of the breaks of texts that are judged right, and the wrong ones. */
async function judge(texts: readonly OwnText[], options?: Parameters<typeof cutBreaks>[1]) {
  const wrong: string[] = []
  let all = 0
  for (const { language, blocks } of texts) {
    const joiner = await loadSentenceJoiner(language)
    for (const { left, right, isJoined } of cutBreaks(blocks, options)) {
      all++
      const score = joiner.score(left, right)
      if (score > joiner.threshold !== isJoined) wrong.push(`${language} ${score.toFixed(1)} ${left} | ${right}`)
    }
  }
  return { share: (all - wrong.length) / all, wrong }
}

describe('the joiner on breaks of texts of our own', () => {
  const texts = readOwnTexts()
  const learned = new Set(['en', 'de', 'fr', 'es', 'it', 'ru', 'sr-Latn', 'sr-Cyrl'])
  const known = texts.filter(text => learned.has(text.language))

  it.each([
    ['fixtures', 0.97],
    ['papers with headings', 0.95],
    ['hard sentences', 0.97],
  ])('is right in %s for a share of %d', async (name, least) => {
    const { share, wrong } = await judge(known.filter(text => text.name === name))
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(least)
  })

  it.each([...learned])('is right for 95 of 100 in %s', async language => {
    const { share, wrong } = await judge(known.filter(text => text.language === language))
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  const withoutCapitals = new Set(['ar', 'he', 'ja'])

  it('is right for 93 of 100 in languages it has not learned', async () => {
    const { share, wrong } = await judge(
      texts.filter(({ language }) => !learned.has(language) && !withoutCapitals.has(language)),
    )
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.93)
  })

  it('is right for 85 of 100 in scripts without capitals, where nothing tells headings', async () => {
    const { share, wrong } = await judge(texts.filter(({ language }) => withoutCapitals.has(language)))
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.85)
  })

  it('is right for 3 of 4 where the ends of sentences have lost their stops', async () => {
    const { share, wrong } = await judge(known, { withoutPunctuation: true })
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.75)
  })
})
