import { describe, expect, it } from 'vitest'
import { mainScript, unmixScripts } from '../../../../src/base/text/characters/look-alikes.ts'

describe('unmixScripts', () => {
  it('reads a Latin j in a Cyrillic word as Cyrillic', () => {
    expect(unmixScripts('Србиjе', 'cyrillic')).toBe('Србије')
    expect(unmixScripts('jе', 'cyrillic')).toBe('је')
  })

  it('reads a Cyrillic a in a Latin word as Latin', () => {
    expect(unmixScripts('pаper', 'latin')).toBe('paper')
  })

  it('leaves words of one script and words with letters of no likeness as they are', () => {
    for (const word of ['projekat', 'пројекат', 'ДНК-test', 'Wi-Fiја'])
      expect(unmixScripts(word, 'cyrillic')).toBe(word)
  })
})

describe('mainScript', () => {
  it('tells the script of most letters', () => {
    expect(mainScript(['Српски', 'text'])).toBe('cyrillic')
    expect(mainScript(['text', 'да'])).toBe('latin')
    expect(mainScript(['12', '+'])).toBeUndefined()
  })
})
