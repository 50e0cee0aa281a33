import { describe, expect, test } from 'vitest'
import { parseCorrections } from '../../../src/understand/corrections/parse-corrections.ts'
import { OptionError } from '../../../src/base/errors.ts'

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
      { ...ENTRY, block: 'p4-1k9xz', split: [{ line: 3, text: 'and so on' }], into: 'p4-aaaaa' },
      {
        ...ENTRY,
        block: 'p5-1k9xz',
        checked: [{ line: 1, read: 'tbe river', words: ['tbe'] }],
        formulas: [{ line: 2, read: 'r2 = 5', part: 'r2', nth: 1, is: '' }],
        calls: [{ line: 3, read: 'keepers1', mark: '1', note: '1 They', page: 6 }],
        drawing: { left: 1, top: 2.5, right: 30, bottom: 40 },
        language: 'sr-Cyrl',
      },
      { reviewed: 3, note: 'all of it' },
      { block: 'p3f-0abcd.2', text: 'On Rivers', role: 'text', join: false, after: 'p3-1k9xz' },
    ]
    expect(parseCorrections(`\uFEFF${fileOf(...entries)}`, 'x')).toEqual(entries)
    expect(parseCorrections(fileOf(), 'x')).toEqual([])
  })

  test('gives entries about the header', () => {
    const entries = [
      { header: 'title', text: 'Teh Rivers', value: 'The Rivers' },
      {
        header: 'author',
        text: 'J. Mueller',
        given: 'Jan',
        email: '',
        organisations: ['Lake House'],
        after: 'Ann Lee',
      },
      { header: 'organisation', text: '', name: 'Lake House', city: 'Town' },
      { header: 'publication', field: 'date', text: '', value: '2009-08' },
      { header: 'keyword', text: 'a', remove: true },
      { ...ENTRY, role: 'title' },
    ]
    expect(parseCorrections(fileOf(...entries), 'x')).toEqual(entries)
  })

  test.each([
    ['{', 'this is not JSON ('],
    ['[]', 'expected an object'],
    ['{"format": "patch"}', '"format" is "patch"; expected "paperxml-corrections"'],
    ['{"format": "paperxml-corrections", "version": 2}', '"version" is 2; this program reads 1'],
    ['{"format": "paperxml-corrections", "version": 1}', '"corrections" is not a list'],
    [fileOf(ENTRY, 'x'), 'entry 2: "x" is not an object'],
    [fileOf({ text: 'Methods' }), 'entry 1: "block" is missing'],
    [fileOf({ block: 'p3-1k9xz' }), 'entry 1 (p3-1k9xz): "text" is missing'],
    [fileOf({ ...ENTRY, block: 'b7' }), 'entry 1 (b7): "block" is "b7"; expected the id of a block, like p3-1k9xz'],
    [fileOf({ ...ENTRY, role: 'headline' }), '"role" is "headline"; expected one of title, subtitle, authors,'],
    [fileOf({ ...ENTRY, role: 'toString' }), '"role" is "toString"; expected one of'],
    [fileOf({ ...ENTRY, level: 0 }), '"level" is 0; expected a whole number from 1 to 6'],
    [fileOf({ ...ENTRY, level: '2' }), '"level" is "2"; expected a whole number'],
    [fileOf({ ...ENTRY, join: 'yes' }), '"join" is "yes"; expected true or false'],
    [
      fileOf({ ...ENTRY, rank: 2 }),
      '"rank" is not known; known are block, text, split, words, checked, formulas, calls, table, drawing, language, into, role,',
    ],
    [fileOf({ ...ENTRY, split: [{ line: 1, text: 'a' }] }), '"split" is [{"line":1,"text":"a"}]; expected a list of {'],
    [fileOf({ ...ENTRY, language: 'auto' }), '"language" is "auto"; expected a language like de or sr-Cyrl'],
    [fileOf({ ...ENTRY, drawing: { left: 5, top: 0, right: 2, bottom: 9 } }), 'expected { "left", "top", "right",'],
    [fileOf({ ...ENTRY, formulas: [{ line: 1, read: 'a', is: 'b' }] }), '"part": what the line has there'],
    [fileOf({ ...ENTRY, calls: [{ line: 1, read: 'a', mark: '1' }] }), '"note": its beginning'],
    [fileOf({ reviewed: 0 }), '"reviewed" is 0; expected the number of a page'],
    [fileOf({ reviewed: 3 }, { reviewed: 3 }), 'entries 1 and 2 are both about page 3; expected one for each'],
    [fileOf({ ...ENTRY, split: [] }), '"split" is []; expected a list of {'],
    [
      fileOf({ ...ENTRY, words: [{ line: 0, read: 'a', is: 'b' }] }),
      'expected a list of { "line": a whole number from 1',
    ],
    [
      fileOf({ ...ENTRY, words: [{ line: 1, read: 'a', is: ' ' }] }),
      'expected a list of { "line": a whole number from 1',
    ],
    [fileOf({ ...ENTRY, table: { size: { rows: 2 } } }), '"table" is {"size":{"rows":2}}; expected { "size"'],
    [
      fileOf({ page: 1, text: 'Hill 2001', reference: { colour: 'red' } }),
      'expected { some of authors, editors, title',
    ],
    [
      fileOf({ page: 1, text: 'Hill 2001', reference: { authors: 'Hill' } }),
      'expected { some of authors, editors, title',
    ],
    [fileOf({ page: 0, text: 'Hill 2001', reference: { year: '2001' } }), '"page" is 0; expected the number of a page'],
    [
      fileOf({ ...ENTRY, split: [{ line: 2, text: 'a', to: 3 }] }),
      'expected a list of { "line": a whole number from 2',
    ],
    [fileOf({ ...ENTRY, into: 'p3-aaaaa', role: 'text' }), '"into" and "role" are both given'],
    [fileOf({ ...ENTRY, before: 'p3-aaaaa', after: 'p3-bbbbb' }), '"before" and "after" are both given'],
    [
      fileOf({ header: 'abstract', text: '' }),
      'entry 1: "header" is "abstract"; expected one of title, subtitle, author,',
    ],
    [fileOf({ header: 'title', text: 'A' }), 'entry 1 (title "A"): "value" is missing'],
    [fileOf({ header: 'title', text: 'A', value: ' ' }), '"value" is " "; expected a non-empty text'],
    [fileOf({ header: 'title', text: 'A', remove: true }), '"value" is missing'],
    [fileOf({ header: 'author', given: 'Jan' }), 'entry 1 (author missing): "text" is missing'],
    [fileOf({ header: 'author', text: 'J', name: 'Jan' }), '"name" is not known; known are header, text, given,'],
    [fileOf({ header: 'author', text: 'J', email: 'jan' }), '"email" is "jan"; expected an address like'],
    [fileOf({ header: 'author', text: 'J', orcid: '0000' }), '"orcid" is "0000"; expected an id like'],
    [fileOf({ header: 'author', text: 'J', organisations: 'X' }), '"organisations" is "X"; expected a list of names'],
    [fileOf({ header: 'author', text: 'J', remove: false }), '"remove" is false; expected true'],
    [
      fileOf({ header: 'author', text: '', given: 'Jan' }),
      '"text" is empty; expected "surname" of what is to be added',
    ],
    [fileOf({ header: 'organisation', text: '', remove: true }), '"text" is empty; expected what is to be removed'],
    [fileOf({ header: 'keyword', text: 'a' }), 'neither "value" nor "remove" is given'],
    [fileOf({ header: 'publication', text: '', value: 'a' }), '"field" is missing'],
    [
      fileOf({ header: 'publication', field: 'colour', text: '', value: 'a' }),
      '"field" is "colour"; expected one of doi,',
    ],
    [
      fileOf({ header: 'publication', field: 'date', text: '', value: 'May' }),
      '"value" is "May"; expected a date like',
    ],
    [
      fileOf({ header: 'keyword', text: 'a', value: 'b' }, { header: 'keyword', text: 'a', value: 'c' }),
      'entries 1 and 2 are both about keyword "a"',
    ],
    [fileOf(ENTRY, ENTRY), 'entries 1 and 2 are both about p3-1k9xz; expected one for each'],
  ])('is refused: %s', (json, message) => {
    expect(refusal(json)).toMatch(/^E_CORRECTIONS_INVALID rivers\.corrections\.json: /)
    expect(refusal(json)).toContain(message)
  })
})
