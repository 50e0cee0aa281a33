import { describe, expect, test } from 'vitest'
import type { Rule } from '../../../../src/model/page/page.ts'
import { textsOf } from '../../../support/decide.ts'
import { baselineOf, CHARACTER_WIDTH, drawPage, MARGIN } from '../../../support/draw-page.ts'
import { gap, paragraph } from '../../../support/prose.ts'
import { drawRecognised } from '../../../support/recognised.ts'
import { showRules } from '../../../support/show-rules.ts'

showRules()

const TEXT = ['', ...paragraph(30, 60)]
const NOTES = ['', 'To name a few of them is enough for now.', 'They are in the books of the harbour.']
const ROW = TEXT.length

/** A line of so many characters, in the blank row above the notes or so many rows above that. */
function rule(characters: number, rowsAbove = 0): Rule {
  const top = baselineOf(ROW - rowsAbove) - (rowsAbove > 0 ? 5 : 0)
  const box = { left: MARGIN, top, right: MARGIN + characters * CHARACTER_WIDTH, bottom: top + 0.5 }
  return { orientation: 'horizontal', box }
}

const notesOf = (rules: readonly Rule[], draw = drawRecognised) =>
  textsOf([draw([...TEXT, ...NOTES], { rules, height: 500 })], 'footnote').join(' ')

describe('type of the body below a short line at the foot of a recognised page', () => {
  test('is a note without its mark', () => {
    expect(notesOf([rule(18)])).toBe(NOTES.slice(1).join(' '))
  })

  test('is none without the line, or below a long one', () => {
    expect(notesOf([])).toBe('')
    expect(notesOf([rule(57)])).toBe('')
  })

  test('is a note in a list of references where it has a mark', () => {
    const entries = Array.from({ length: 12 }, (_, i) => [
      `Lee, A. (19${i + 10}). A book about the`,
      '    rivers of old.',
    ])
    const listed = ['', ...gap(12), ...paragraph(3, 60), '', 'References', '', ...entries.flat()]
    const top = baselineOf(listed.length)
    const box = { left: MARGIN, top, right: MARGIN + 18 * CHARACTER_WIDTH, bottom: top + 0.5 }
    const pageOf = (notes: readonly string[]) =>
      drawRecognised([...listed, '', ...notes], { rules: [{ orientation: 'horizontal', box }], height: 650 })
    const marked = ["'To name a few of them is enough.", 'They are in the books of the harbour.']
    expect(textsOf([pageOf(marked)], 'footnote').join(' ')).toBe(marked.join(' '))
    expect(textsOf([pageOf(NOTES.slice(1))], 'footnote')).toEqual([])
  })

  test('is none below an underlined line', () => {
    const top = baselineOf(ROW - 1) + 4
    const box = { left: MARGIN, top, right: MARGIN + 18 * CHARACTER_WIDTH, bottom: top + 0.5 }
    expect(notesOf([{ orientation: 'horizontal', box }])).toBe('')
  })

  test('is none below the last line of a table', () => {
    expect(notesOf([rule(18), rule(18, 4)])).toBe('')
  })

  test('is none where the page was not recognised', () => {
    expect(notesOf([rule(18)], drawPage)).toBe('')
  })
})
