import { describe, expect, test } from 'vitest'
import type { Page, SourceDocument } from '../../../src/model/page/page.ts'
import { closeAccount } from '../../../src/understand/build/account.ts'
import type { BodyElement } from '../../../src/understand/build/body/elements.ts'
import { decisionOf } from '../../support/arrange.ts'
import { drawBlock, drawLines, linesOfPage } from '../../support/draw-block.ts'
import { drawPage } from '../../support/draw-page.ts'

const page: Page = {
  ...drawPage('Title\nText\n52'),
  dropped: [
    { page: 1, text: 'secret', box: { left: 0, top: 0, right: 9, bottom: 9 }, glyphs: 6, reason: 'hidden' },
    { page: 1, text: 'far', box: { left: 0, top: 0, right: 9, bottom: 9 }, glyphs: 3, reason: 'off-page' },
    { page: 1, text: 'away', box: { left: 0, top: 0, right: 9, bottom: 9 }, glyphs: 4, reason: 'off-page' },
  ],
}
const document: SourceDocument = { pages: [page], outline: [], metadata: {}, pageCount: 1 }
const [, text, number] = linesOfPage(page)
if (text === undefined || number === undefined) throw new Error('three lines are drawn')

const doubt = (lines: typeof text): BodyElement => ({
  type: 'doubt',
  kind: 'other',
  lines: [lines],
  formula: undefined,
})
const front = [{ block: drawBlock('Title'), decision: decisionOf('title') }]
const furniture = [{ line: number, role: 'page-number' as const, score: 1, evidence: [] }]

describe('the account', () => {
  test('closes where each glyph is in one part, by role and by reason', () => {
    expect(closeAccount(document, { front, frontNotes: [], elements: [doubt(text)], furniture })).toEqual({
      read: 24,
      placed: 11,
      dropped: 13,
      unaccounted: 0,
      byRole: { title: 5, doubt: 4, 'page-number': 2 },
      byReason: { hidden: 6, 'off-page': 7 },
    })
  })

  test('tells glyphs that no part has', () => {
    expect(closeAccount(document, { front, frontNotes: [], elements: [], furniture }).unaccounted).toBe(4)
  })

  test('tells glyphs that two parts have as less than none', () => {
    const twice = [doubt(text), doubt(text)]
    expect(closeAccount(document, { front, frontNotes: [], elements: twice, furniture }).unaccounted).toBe(-4)
  })

  test('has notes of the front matter with the other notes', () => {
    const note = { id: 'fn1', mark: '1', page: 1, lines: [text], markLength: 0 }
    const element: BodyElement = { type: 'footnote', note: { ...note, lines: drawLines('more') } }
    const { byRole } = closeAccount(document, { front: [], frontNotes: [note], elements: [element], furniture: [] })
    expect(byRole).toEqual({ footnote: 8 })
  })

  test('adds up parts of one role', () => {
    const [other] = drawLines('more')
    if (other === undefined) throw new Error('a line is drawn')
    expect(
      closeAccount(document, { front: [], frontNotes: [], elements: [doubt(text), doubt(other)], furniture: [] })
        .byRole,
    ).toEqual({
      doubt: 8,
    })
  })

  test('of a document without pages is empty', () => {
    const empty = { ...document, pages: [] }
    expect(closeAccount(empty, { front: [], frontNotes: [], elements: [], furniture: [] })).toEqual({
      read: 0,
      placed: 0,
      dropped: 0,
      unaccounted: 0,
      byRole: {},
      byReason: {},
    })
  })
})
