import { describe, expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import type { TextLine } from '../../../../src/model/page/text-line.ts'
import { findFootnoteCalls } from '../../../../src/understand/build/notes/footnote-calls.ts'
import { linkFootnotes, splitFootnotes } from '../../../../src/understand/build/notes/footnotes.ts'
import { findMisreadCalls } from '../../../../src/understand/build/notes/misread-calls.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { drawRecognised } from '../../../support/recognised.ts'

function linesOf(art: string | readonly string[], draw = drawRecognised): TextLine[] {
  return layOutPages([draw(art)], 10).flatMap(({ columns }) => columns.flatMap(({ lines }) => lines))
}

/** Calls in recognised text above notes: the run around each, with the number of its note. */
function callsOf(art: string | readonly string[], count: number, draw = drawRecognised): string[] {
  const notes = splitFootnotes(linesOf(Array.from({ length: count }, (_, i) => `${i + 1} A note. {8}`)))
  const lines = linesOf(art, draw)
  const read = findFootnoteCalls(lines, linkFootnotes(notes, new Set()))
  const found = findMisreadCalls(lines, notes, read)
  return [...found].map(([run, { textLength, behind = 0, calls }]) => {
    const end = run.text.length - behind
    return `${run.text.slice(0, textLength)}[${calls.map(call => call.mark).join()}]${run.text.slice(end)}`
  })
}

describe('signs read for the calls of notes', () => {
  test('call the notes of the page in their order, where there are as many', () => {
    expect(callsOf('Rivers* move. “Towns” stay”. Boats films?®. Lee’s’ seas® are', 5)).toEqual([
      'Rivers[1]',
      'stay[2].',
      'films[3].',
      'Lee’s[4]',
      'seas[5]',
    ])
  })

  test('may stand apart from the word, but not at the start of a line', () => {
    expect(callsOf(['It was said that: ©', 'and all of them went to the river.'], 1)).toEqual(['[1]'])
    expect(callsOf(['* Rivers move on', 'and on.'], 1)).toEqual([])
  })

  test('are counted between the calls that were read', () => {
    expect(callsOf('Rivers* move.2 Towns° stay.', 3)).toEqual(['Rivers[1]', 'Towns[3]'])
    expect(callsOf('Rivers* move.2 Towns° stay® here.', 3)).toEqual(['Rivers[1]'])
  })

  test('are not known where there are more or fewer than notes', () => {
    expect(callsOf('Rivers* move. Towns° stay.', 1)).toEqual([])
    expect(callsOf('Rivers* move. Towns stay.', 2)).toEqual([])
  })

  test.each([
    'He said “we go” to them.',
    "He said 'we go' to them.",
    'He drew „Rivers* and went.',
    'The authors’ names are known.',
    'Who is it? They went.',
  ])('are no ends of quotations, possessives and questions: %s', text => {
    expect(callsOf(text, 1)).toEqual([])
  })

  test('are none where the text was not recognised', () => {
    expect(callsOf('Rivers* move.', 1, drawPage)).toEqual([])
  })
})
