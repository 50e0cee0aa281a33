import { describe, expect, test } from 'vitest'
import { repairCharacters } from '../../../../src/base/text/characters/repair-characters.ts'

const WORDS = new Set(['well', 'cat', 'cats', 'кроз', 'дана', 'house'])
const repair = (text: string) => repairCharacters(text, { isWord: word => WORDS.has(word) })

describe('repairCharacters', () => {
  test('writes ligatures as letters', () => {
    expect(repair('a single ﬂagellum, ﬁrst eﬃcient').text).toBe('a single flagellum, first efficient')
  })

  test('reads look-alikes of the other script as the one that the word is written in', () => {
    expect(repair('Cрбија, pека и cкелe').text).toBe('Србија, река и скеле')
    expect(repair('the pаper оf Ѕmith').text).toBe('the paper of Smith')
  })

  test('reads u as the italic и, y as у', () => {
    expect(repair('лuвaдa, прyт, сlово').text).toBe('ливада, прут, сlово')
  })

  test('reads digits inside Cyrillic words as letters', () => {
    expect(repair('ра3лог, 3адатак, п0ље').text).toBe('разлог, задатак, поље')
  })

  test('reads a digit at an end as a letter only where a word comes of it', () => {
    expect(repair('кро3 речи3').text).toBe('кроз речи3')
    expect(repair('3дана').text).toBe('3дана')
  })

  test('reads digits among Latin letters as letters only where a word comes of it', () => {
    expect(repair('we1l, h0use, cat5').text).toBe('well, house, cat5')
    expect(repair('gl0xa, CO2, H2O, p53, B92, x1, 3D, 10km').text).toBe('gl0xa, CO2, H2O, p53, B92, x1, 3D, 10km')
  })

  test('leaves numbers with units, words with letters of both scripts, and single letters', () => {
    const text = '3км 3кг 30дана SQLовац НАТО-test u x за свако a'
    expect(repair(text)).toEqual({ text, repairs: [] })
  })

  test('tells what it changed and where', () => {
    expect(repair('Tо je ﬁn ра3лог').repairs).toEqual([
      { start: 0, from: 'Tо', to: 'То', kind: 'script' },
      { start: 6, from: 'ﬁn', to: 'fin', kind: 'ligature' },
      { start: 9, from: 'ра3лог', to: 'разлог', kind: 'digit' },
    ])
  })
})
