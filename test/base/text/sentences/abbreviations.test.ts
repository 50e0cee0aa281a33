import { describe, expect, it } from 'vitest'
import { TABLES } from '../../../../src/base/text/sentences/abbreviation-tables.ts'
import { COMMON, type StopTable } from '../../../../src/base/text/sentences/stop-table.ts'
import { stopRulesOf } from '../../../../src/base/text/sentences/abbreviations.ts'

const KINDS = ['never', 'rarely', 'often'] as const

function wordsOf(column: string | undefined): readonly string[] {
  return (column ?? '').split(' ').filter(word => word !== '')
}

describe.each<[string, Partial<StopTable>]>([['common', COMMON], ...Object.entries(TABLES)])('table %s', (_, table) => {
  it('has entries without a final stop, in small letters or capitals', () => {
    const entries = Object.values(table).flatMap(wordsOf)
    expect(
      entries.filter(word => word.endsWith('.') || (word !== word.toLowerCase() && !/^\p{Lu}+$/u.test(word))),
    ).toEqual([])
  })

  it('has an abbreviation in one column only', () => {
    const entries = KINDS.flatMap(kind => wordsOf(table[kind]))
    expect(entries.filter((word, i) => entries.indexOf(word) !== i)).toEqual([])
  })
})

describe('stopRulesOf', () => {
  it('takes the table of the base language, and the common one with it', () => {
    const { never } = stopRulesOf('de-AT')
    expect(never.has('bspw')).toBe(true)
    expect(never.has('fig')).toBe(true)
  })

  it('lets a language overrule the common table', () => {
    expect(stopRulesOf('de').rarely.has('ca')).toBe(true)
    expect(stopRulesOf('de').never.has('ca')).toBe(false)
    expect(stopRulesOf('en').never.has('ca')).toBe(true)
  })

  it('knows Serbian in both alphabets', () => {
    expect(stopRulesOf('sr-Latn').never.has('npr')).toBe(true)
    expect(stopRulesOf('sr-Cyrl').never.has('нпр')).toBe(true)
    expect(stopRulesOf('sr-Cyrl').starters.has('његов')).toBe(true)
  })

  it('gives the common rules for a language without a table', () => {
    const { never, starters } = stopRulesOf('nl')
    expect(never.has('fig')).toBe(true)
    expect(starters.size).toBe(0)
  })
})
