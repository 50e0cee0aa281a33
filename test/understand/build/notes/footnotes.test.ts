import { describe, expect, test } from 'vitest'
import { type DraftFootnote, linkFootnotes, splitFootnotes } from '../../../../src/understand/build/notes/footnotes.ts'
import { drawLines } from '../../../support/draw-block.ts'
import { RANDOM_SEEDS, randomPage } from '../../../support/random-page.ts'
import { linesOfPage } from '../../../support/draw-block.ts'

/** Notes of lines at the foot of pages, one text a page. */
const notesOf = (...pages: string[]): DraftFootnote[] =>
  splitFootnotes(pages.flatMap((art, i) => drawLines(art, { number: i + 1, size: 8 })))

const shown = (notes: readonly DraftFootnote[]) =>
  notes.map(({ mark, lines }) => `${mark ?? '-'}: ${lines.map(line => line.text).join(' ')}`)

describe('lines at the foot of pages', () => {
  test('part at raised marks and symbols', () => {
    expect(shown(notesOf('^1^ See there.\nand there.\n^2^ See here.\n* Old Town.'))).toEqual([
      '1: 1 See there. and there.',
      '2: 2 See here.',
      '*: * Old Town.',
    ])
  })

  test('part at numbers on the line only where they follow one another', () => {
    expect(shown(notesOf('3 See there,\n1999, and\n4 See here.'))).toEqual([
      '3: 3 See there, 1999, and',
      '4: 4 See here.',
    ])
    expect(shown(notesOf('3 See there\n12 times.'))).toEqual(['3: 3 See there 12 times.'])
  })

  test('go on with a date whose day is the next number, where the line above it stops inside a sentence', () => {
    expect(
      shown(notesOf('13. See https://example.org (retrieved:\n14. Dezember 2022), the list.\n14. See here.')),
    ).toEqual(['13: 13. See https://example.org (retrieved: 14. Dezember 2022), the list.', '14: 14. See here.'])
    expect(shown(notesOf('13. See there.\n14. Dezember 2022 was cold.'))).toHaveLength(2)
  })

  test('go on with a word of one letter inside a sentence', () => {
    expect(shown(notesOf('* El Rey dispuso dar\na Román la posesión del castillo.'))).toHaveLength(1)
    expect(shown(notesOf('* El Rey.\na Román la posesión.'))).toHaveLength(2)
  })

  test('go on with an abbreviation at the head of the next page, behind which their numbers go on', () => {
    const pages = ['7 See Lee, Rivers, Frankfurt', 'a. M. 2000, and others.\n8 See there.\n9 See here.']
    expect(shown(notesOf(...pages))).toEqual([
      '7: 7 See Lee, Rivers, Frankfurt a. M. 2000, and others.',
      '8: 8 See there.',
      '9: 9 See here.',
    ])
  })

  test('part at letters that follow one another, and where the first mark comes again on the next page', () => {
    expect(shown(notesOf('a. See there.\nb. See here.', 'a. Old Town,\nd. New Town.'))).toEqual([
      'a: a. See there.',
      'b: b. See here.',
      'a: a. Old Town, d. New Town.',
    ])
    expect(shown(notesOf('1 See there.\n2 See here.', '1 Old Town.'))).toHaveLength(3)
  })

  test('part and go on as a person says, against the marks', () => {
    const lines = drawLines('^1^ See there.\nand there.\n^2^ See here.', { size: 8 })
    const [first, second, third] = lines
    if (first === undefined || second === undefined || third === undefined) throw new Error('three lines are drawn')
    const said = new Map([
      [first, true],
      [second, false],
      [third, true],
    ])
    expect(shown(splitFootnotes(lines, said))).toEqual(['-: 1 See there.', '-: and there. 2 See here.'])
  })

  test('go on the last note of the page before up to their first mark', () => {
    const notes = notesOf('^1^ See there', 'and there.\n^2^ See here.')
    expect(shown(notes)).toEqual(['1: 1 See there and there.', '2: 2 See here.'])
    expect(notes.map(note => note.page)).toEqual([1, 2])
  })

  test('are a note without mark where none is printed', () => {
    expect(notesOf('Old Town Press.')).toMatchObject([{ id: 'fn1', mark: undefined, markLength: 0 }])
  })

  test('have ids in their order, and marks of known length', () => {
    const notes = notesOf('^12^ See there.\n** See here.')
    expect(notes.map(note => note.id)).toEqual(['fn1', 'fn2'])
    expect(notes.map(note => note.markLength)).toEqual([2, 2])
  })

  test('that are none make no notes', () => {
    expect(splitFootnotes([])).toEqual([])
  })

  test.each(RANDOM_SEEDS)('are never lost, doubled or moved (random page %i)', seed => {
    const lines = linesOfPage(randomPage(seed))
    expect(splitFootnotes(lines).flatMap(note => note.lines)).toEqual(lines)
  })
})

describe('a mark', () => {
  const notes = notesOf('^1^ one\n* star', '^1^ one again\n^2^ two')
  const noteOf = linkFootnotes(notes, new Set())
  const onPage = (id: string) => ({ id, isMoved: false })

  test('calls the note of its own page', () => {
    expect([noteOf(1, '1'), noteOf(2, '1')]).toEqual([onPage('fn1'), onPage('fn3')])
  })

  test('calls the note of the next page where its own has none', () => {
    expect(noteOf(1, '2')).toEqual({ id: 'fn4', isMoved: true })
  })

  test('calls none further off', () => {
    expect(noteOf(3, '1')).toBeUndefined()
    expect(noteOf(2, '*')).toBeUndefined()
  })

  test('calls a note whose mark is the same but for its form', () => {
    expect([noteOf(1, '(1)'), noteOf(1, '∗')]).toEqual([onPage('fn1'), onPage('fn2')])
  })

  test('calls a note that is gathered at the end from any page', () => {
    const gathered = linkFootnotes(notes, new Set(['fn4']))
    expect(gathered(9, '2')).toEqual(onPage('fn4'))
    expect(gathered(1, '1')).toEqual(onPage('fn1'))
  })
})
