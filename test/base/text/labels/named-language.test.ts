import { describe, expect, it } from 'vitest'
import { cutLanguageName, lengthOfLanguageName } from '../../../../src/base/text/labels/named-language.ts'

describe('cutLanguageName', () => {
  it.each([
    ['Abstract (Italiano)', 'Abstract', 'it'],
    ['ABSTRACT [in English]', 'ABSTRACT', 'en'],
    ['Resumo em inglês', 'Resumo', 'en'],
    ['Résumé (version française)', 'Résumé', 'fr'],
    ['Sažetak na engleskom jeziku', 'Sažetak', 'en'],
    ['Keywords – English', 'Keywords', 'en'],
    ['English abstract', 'abstract', 'en'],
    ['Palabras clave (ES)', 'Palabras clave', 'es'],
  ])('reads %s as %s in %s', (text, label, language) => {
    expect(cutLanguageName(text)).toEqual({ label, language })
  })

  it('leaves words that are no names, and codes outside brackets', () => {
    expect(cutLanguageName('Abstract (continued)')).toBeUndefined()
    expect(cutLanguageName('Introducción es')).toBeUndefined()
    expect(cutLanguageName('Abstract')).toBeUndefined()
  })
})

describe('lengthOfLanguageName', () => {
  it('measures a name in brackets at the start', () => {
    expect(lengthOfLanguageName(' (English): rivers')).toBe(10)
    expect(lengthOfLanguageName(' (rivers): towns')).toBe(0)
    expect(lengthOfLanguageName(': rivers (English)')).toBe(0)
  })
})
