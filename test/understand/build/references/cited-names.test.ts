import { describe, expect, test } from 'vitest'
import { toCitedEntries } from '../../../../src/understand/build/references/cited-entries.ts'
import { findCitedEntry } from '../../../../src/understand/build/references/cited-names.ts'
import { splitEntries } from '../../../../src/understand/build/references/split-entries.ts'
import { reference } from '../../../support/paper-builder.ts'

const LIST = [
  'Bach, A., Tal, B., & Moor, C. (2009). Kleine Flüsse. Wasser, 1, 2–3.',
  'Tal, B., & Moor, C. (2009). Large rivers. Water, 2, 2–3.',
  'Müller, D. (2009). Springs. Water, 3, 2–3.',
  'García Lorca, E., y Ibáñez, F. (2009). Ríos. Agua, 3, 2–3.',
  'Петровић, Г., и Јовић, Д. (2009). Реке. Вода, 3, 2–3.',
  'Office of Rivers and Lakes. (2009). Annual report. https://rivers.example/report',
  'van der Berg, H. (2009). Canals. Water, 3, 4–5.',
]

const ENTRIES = toCitedEntries(
  splitEntries(LIST.map(text => [{ type: 'text', text, style: {} }])).map((fields, i) => ({
    ...reference(LIST[i] ?? ''),
    id: `b${i + 1}`,
    reference: fields,
  })),
)

/** What stands in front of `2009`, and the entry that is meant. */
const FOUND: readonly (readonly [string, string])[] = [
  ['(Bach et al., ', 'b1'],
  ['as Bach, Tal and Moor (', 'b1'],
  ['Tal and Moor (', 'b2'],
  ['(vgl. Tal/Moor ', 'b2'],
  ['(Tal & Moor, ', 'b2'],
  ['wie Tal und Moor (', 'b2'],
  ['selon Tal et Moor (', 'b2'],
  ['(see Müller ', 'b3'],
  ["Muller's (", 'b3'],
  ['según García Lorca e Ibáñez (', 'b4'],
  ['según García Lorca y Ibáñez (', 'b4'],
  ['(Lorca & Ibáñez, ', 'b4'],
  ['(Петровић и Јовић, ', 'b5'],
  ['(Office of Rivers and Lakes, ', 'b6'],
  ['(Berg, ', 'b7'],
  ['van der Berg (', 'b7'],
  // Misprints that are printed often.
  ['(Bach et. al., ', 'b1'],
  ['(Bach., et al., ', 'b1'],
]

/** What stands in front of `2009` and names nothing of the list. */
const NOT_FOUND: readonly string[] = [
  '(Moor, ',
  '(Bach and Stone, ',
  '(Stone, Müller, ',
  '(Stone and Müller ',
  'the flood of the Tal in the year ',
  '(Bacher et al., ',
  'in ',
  '(ibid., ',
  '(Rivers and Lakes, ',
]

describe('names in front of a year', () => {
  test.each(FOUND)('%s2009 means %s', (before, id) => {
    expect(findCitedEntry(`${before}2009)`, before.length, ENTRIES)?.entry.id).toBe(id)
  })

  test.each(NOT_FOUND)('%s2009 means no entry', before => {
    expect(findCitedEntry(`${before}2009)`, before.length, ENTRIES)).toBeUndefined()
  })

  test('begin with the whole of an organisation', () => {
    const before = 'as told (Office of Rivers and Lakes, '
    expect(findCitedEntry(`${before}2009`, before.length, ENTRIES)?.start).toBe(9)
  })

  test('shortened stand for the entry with more authors where two entries fit', () => {
    const two = { ...ENTRIES[1], id: 'two' } as (typeof ENTRIES)[number]
    const three = { ...two, id: 'three', surnames: ['tal', 'moor', 'bach'] }
    expect(findCitedEntry('(Tal et al., 2009', 13, [two, three])?.entry.id).toBe('three')
  })

  test('that two entries have in the same way mean none', () => {
    const [, tal] = ENTRIES
    expect(tal).toBeDefined()
    expect(findCitedEntry('(Tal & Moor, 2009', 13, [tal!, { ...tal!, id: 'other' }])).toBeUndefined()
  })
})
