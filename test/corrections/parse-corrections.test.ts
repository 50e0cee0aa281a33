import { describe, expect, test } from 'vitest'
import { parseCorrections } from '../../src/corrections/parse-corrections.ts'
import { OptionError } from '../../src/errors.ts'

const ENTRY = { block: 'p3-1k9xz', text: '2 Methods' }

function fileOf(...corrections: unknown[]): string {
  return JSON.stringify({ format: 'paperxml-corrections', version: 1, source: 'rivers.pdf', corrections })
}

function refusal(json: string): unknown {
  try {
    return parseCorrections(json, 'rivers.corrections.json')
  } catch (error) {
    if (error instanceof OptionError) return `${error.code} ${error.message}`
    throw error
  }
}

describe('a file of corrections', () => {
  test('gives its entries in their order', () => {
    const entries = [
      { ...ENTRY, role: 'heading', level: 2, number: '', note: 'was text' },
      { block: 'p3f-0abcd.2', text: 'On Rivers', role: 'text', join: false, after: 'p3-1k9xz' },
    ]
    expect(parseCorrections(`\uFEFF${fileOf(...entries)}`, 'x')).toEqual(entries)
    expect(parseCorrections(fileOf(), 'x')).toEqual([])
  })

  test.each([
    ['{', 'this is no JSON ('],
    ['[]', 'expected an object'],
    ['{"format": "patch"}', '"format" is "patch"; expected "paperxml-corrections"'],
    ['{"format": "paperxml-corrections", "version": 2}', '"version" is 2; this program reads 1'],
    ['{"format": "paperxml-corrections", "version": 1}', '"corrections" is no list'],
    [fileOf(ENTRY, 'x'), 'entry 2: "x" is no object'],
    [fileOf({ text: 'Methods' }), 'entry 1: "block" is missing'],
    [fileOf({ block: 'p3-1k9xz' }), 'entry 1 (p3-1k9xz): "text" is missing'],
    [fileOf({ ...ENTRY, block: 'b7' }), 'entry 1 (b7): "block" is "b7"; expected the id of a block, like p3-1k9xz'],
    [fileOf({ ...ENTRY, role: 'headline' }), '"role" is "headline"; expected one of title, subtitle, authors,'],
    [fileOf({ ...ENTRY, role: 'toString' }), '"role" is "toString"; expected one of'],
    [fileOf({ ...ENTRY, level: 0 }), '"level" is 0; expected a whole number from 1 to 6'],
    [fileOf({ ...ENTRY, level: '2' }), '"level" is "2"; expected a whole number'],
    [fileOf({ ...ENTRY, join: 'yes' }), '"join" is "yes"; expected true or false'],
    [fileOf({ ...ENTRY, rank: 2 }), '"rank" is not known; known are block, text, role, level,'],
    [fileOf({ ...ENTRY, before: 'p3-aaaaa', after: 'p3-bbbbb' }), '"before" and "after" are both given'],
    [fileOf(ENTRY, ENTRY), 'entries 1 and 2 are both about p3-1k9xz; expected one for each block'],
  ])('is refused: %s', (json, message) => {
    expect(refusal(json)).toMatch(/^E_CORRECTIONS_INVALID rivers\.corrections\.json: /)
    expect(refusal(json)).toContain(message)
  })
})
