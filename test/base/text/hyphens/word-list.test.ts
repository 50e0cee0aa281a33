import { describe, expect, it } from 'vitest'
import { knowsWord } from '../../../../src/base/text/hyphens/word-list.ts'

describe('knowsWord', () => {
  it('finds the first, the last and any other word of a list', () => {
    expect(['a', 'aa', 'information', 'zzz', 'zyzzyvas'].map(word => knowsWord(word, 'en'))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    expect(['été', 'peut-être', 'a-t-elle', 'informations'].map(word => knowsWord(word, 'fr'))).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  it('does not know what is not there', () => {
    expect(
      ['kenization', '', '"', 'A', 'zzzz', '\uffff', '[', 'information"'].filter(word => knowsWord(word, 'en')),
    ).toEqual([])
  })

  it('knows a language by its base and says where there is not a list', () => {
    expect(knowsWord('colour', 'en-GB')).toBe(true)
    expect(knowsWord('wort', 'de')).toBeUndefined()
  })
})
