import { describe, expect, test } from 'vitest'
import type { TextLine } from '../../../../src/model/page/text-line.ts'
import type { BodyElement } from '../../../../src/understand/build/body/elements.ts'
import { findFootnoteCalls } from '../../../../src/understand/build/notes/footnote-calls.ts'
import { idsCalledIn, placeFootnotes } from '../../../../src/understand/build/body/footnote-places.ts'
import { linkFootnotes, splitFootnotes } from '../../../../src/understand/build/notes/footnotes.ts'
import { drawLines } from '../../../support/draw-block.ts'

const doubt = (lines: readonly TextLine[]): BodyElement => ({ type: 'doubt', kind: 'other', lines, formula: undefined })
const shown = (elements: readonly BodyElement[]) =>
  elements.map(element => (element.type === 'footnote' ? element.note.id : element.type))

describe('the places of footnotes', () => {
  const notes = splitFootnotes(drawLines('^1^ A note. {8}\n^2^ Another. {8}'))
  const [one, two] = notes.map((note): BodyElement => ({ type: 'footnote', note }))
  const lines = drawLines('A sentence.^2^ {10}\nA second one.^1^ {10}\nA third. {10}')
  const calls = findFootnoteCalls(lines, linkFootnotes(notes, new Set()))
  const [first, second, third] = lines.map(line => doubt([line]))
  const all = [first, second, third, one, two].filter(element => element !== undefined)

  test('are behind the elements that call them', () => {
    expect(shown(placeFootnotes(all, calls, new Set()))).toEqual(['doubt', 'fn2', 'doubt', 'fn1', 'doubt'])
  })

  test('stay as printed where the notes are gathered under a heading', () => {
    expect(placeFootnotes(all, calls, new Set(['fn1', 'fn2']))).toEqual(all)
  })

  test('stay as printed where nothing calls them', () => {
    expect(placeFootnotes(all, new Map(), new Set())).toEqual(all)
  })

  test('are in the order of the calls where one element calls several', () => {
    const both = doubt(lines)
    expect(shown(placeFootnotes([both, ...all.slice(3)], calls, new Set()))).toEqual(['doubt', 'fn2', 'fn1'])
  })

  test('change no other element, and lose none', () => {
    const placed = placeFootnotes(all, calls, new Set(['fn1']))
    expect(placed.filter(element => element.type !== 'footnote')).toEqual([first, second, third])
    expect(new Set(placed)).toEqual(new Set(all))
  })
})

test('the ids that lines call are in their order', () => {
  const notes = splitFootnotes(drawLines('^1^ A note.\n^2^ Another.'))
  const lines = drawLines('Rivers.^2^\nTowns.^1^')
  const calls = findFootnoteCalls(lines, linkFootnotes(notes, new Set()))
  expect(idsCalledIn(lines, calls)).toEqual(['fn2', 'fn1'])
  expect(idsCalledIn([], calls)).toEqual([])
})
