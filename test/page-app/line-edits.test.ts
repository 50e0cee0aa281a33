import { describe, expect, test } from 'vitest'
import { callsOf, findMark, giveCall, takeCallBack } from '../../src/page-app/edits/calls.ts'
import { type Draft, NO_CORRECTIONS, toCorrections, toDraft } from '../../src/page-app/edits/draft.ts'
import { drawingOf, giveDrawing } from '../../src/page-app/edits/drawings.ts'
import { addFormula, formulasOf, giveFormula } from '../../src/page-app/edits/formulas.ts'
import { mergeDrafts } from '../../src/page-app/edits/merge-drafts.ts'
import { nextToReview, toggleReview } from '../../src/page-app/edits/reviews.ts'
import { type ShownBlock, toShownPage } from '../../src/page-app/edits/shown-blocks.ts'
import { doubtfulWords, tickOff } from '../../src/page-app/edits/words.ts'
import { diffLines } from '../../src/page-app/model/line-diff.ts'
import type { InspectedBlock } from '../../src/write/writers/inspection/inspection.ts'

const NOTES = [
  { page: 1, text: '1 The diaries of the keepers' },
  { page: 2, text: '2 Nobody has measured it' },
]

const BLOCK: InspectedBlock = {
  id: 'p1-aaaaa',
  order: 1,
  box: [0, 0, 90, 90],
  role: 'figure-caption',
  score: 1,
  evidence: [],
  text: 'the rate x² of kecpers1',
  lines: [
    [0, 0, 90, 10, 'the rate x² of kecpers1', [4]],
    [0, 10, 90, 20, 'and r2 = 5 of tbeir2', [5]],
  ],
  formulas: [{ line: 0, part: 'x²', nth: 1, latex: 'x^{2}' }],
  calls: [{ line: 0, mark: '1', nth: 1, note: 0 }],
  drawing: [1, 2, 30, 40],
}

/** The block as it is shown with a draft. */
function shown(draft: Draft, block = BLOCK): ShownBlock {
  const page = { number: 1, width: 100, height: 100, texts: [], rules: [], figures: [], dropped: [], blocks: [block] }
  const [only] = toShownPage(page, draft).blocks
  if (only === undefined) throw new Error('the page has a block')
  return only
}

const PLAIN = shown(NO_CORRECTIONS)

/** What the entry of the block says. */
function said(draft: Draft) {
  return draft.blocks.get(BLOCK.id) ?? {}
}

test('a formula is what is typed, none where that is empty, and no correction as it was read', () => {
  const [formula] = formulasOf(NO_CORRECTIONS, PLAIN)
  if (formula === undefined) throw new Error('the block has a formula')
  const changed = giveFormula(NO_CORRECTIONS, PLAIN, formula, ' x_{2} ')
  const entry = { line: 1, read: 'the rate x² of kecpers1', part: 'x²' }
  expect(said(changed)).toMatchObject({ formulas: [{ ...entry, is: 'x_{2}' }] })
  expect(formulasOf(changed, PLAIN)).toMatchObject([{ part: 'x²', read: 'x^{2}', is: 'x_{2}' }])
  expect(said(giveFormula(changed, PLAIN, formula, ''))).toMatchObject({ formulas: [{ ...entry, is: '' }] })
  expect(giveFormula(changed, PLAIN, formula, 'x^{2}').blocks.size).toBe(0)
})

test('words of a line are a formula, and each line of a block that is one may be', () => {
  const [draft, formula] = addFormula(NO_CORRECTIONS, PLAIN, 'r2 = 5') ?? []
  if (draft === undefined || formula === undefined) throw new Error('the block has these words')
  expect(said(draft)).toMatchObject({ formulas: [{ line: 2, part: 'r2 = 5', is: 'r2 = 5' }] })
  expect(formulasOf(draft, PLAIN).map(({ part }) => part)).toEqual(['x²', 'r2 = 5'])
  // As words it was no formula: taken back, nothing is said.
  expect(giveFormula(draft, PLAIN, formula, '').blocks.size).toBe(0)
  expect(addFormula(NO_CORRECTIONS, PLAIN, 'r3')).toBeUndefined()
  const display = shown(NO_CORRECTIONS, { ...BLOCK, role: 'formula' })
  expect(formulasOf(NO_CORRECTIONS, display).map(({ part }) => part)).toEqual(['x²', 'and r2 = 5 of tbeir2'])
})

test('a mark calls the note that is chosen, also on another page, or none', () => {
  const [call] = callsOf(NO_CORRECTIONS, PLAIN, NOTES)
  if (call === undefined) throw new Error('the block has a mark')
  const other = giveCall(NO_CORRECTIONS, PLAIN, call, NOTES[1])
  expect(said(other)).toMatchObject({ calls: [{ line: 1, mark: '1', note: '2 Nobody has measured it', page: 2 }] })
  expect(callsOf(other, PLAIN, NOTES)).toEqual([{ line: 0, mark: '1', nth: 1, note: 1, isSaid: true }])
  const none = giveCall(other, PLAIN, call, undefined)
  expect(callsOf(none, PLAIN, NOTES)).toEqual([{ line: 0, mark: '1', nth: 1, isSaid: true }])
  expect(takeCallBack(none, PLAIN, call).blocks.size).toBe(0)
  expect(findMark(NO_CORRECTIONS, PLAIN, '2')).toEqual({ line: 1, mark: '2', nth: 1 })
  expect(findMark(NO_CORRECTIONS, PLAIN, '7')).toBeUndefined()
})

test('a word that was read badly is ticked off alone', () => {
  const words = doubtfulWords(NO_CORRECTIONS, PLAIN)
  expect(words).toHaveLength(2)
  const [first] = words
  if (first === undefined) throw new Error('there is a word')
  const draft = tickOff(NO_CORRECTIONS, PLAIN, first)
  expect(said(draft)).toMatchObject({ checked: [{ line: 1, words: ['kecpers1'] }] })
  expect(doubtfulWords(draft, PLAIN)).toEqual(words.slice(1))
})

test('the box of a picture is in whole points', () => {
  expect(drawingOf(NO_CORRECTIONS, PLAIN)).toEqual({ box: [1, 2, 30, 40], isSaid: false })
  const draft = giveDrawing(NO_CORRECTIONS, PLAIN, [0.6, 2, 50.2, 40])
  expect(drawingOf(draft, PLAIN)).toEqual({ box: [1, 2, 50, 40], isSaid: true })
  expect(giveDrawing(draft, PLAIN, undefined).blocks.size).toBe(0)
})

describe('pages that were reviewed', () => {
  test('lead to the next one that was not', () => {
    const draft = toggleReview(toggleReview(NO_CORRECTIONS, 3), 1)
    expect(draft.reviews).toEqual([1, 3])
    expect(nextToReview(draft, [1, 2, 3], 3)).toBe(2)
    expect(nextToReview(toggleReview(draft, 2), [1, 2, 3], 3)).toBeUndefined()
    expect(toggleReview(draft, 1).reviews).toEqual([3])
    expect(toDraft(toCorrections(draft, [])).reviews).toEqual([1, 3])
  })

  test('of two people are all reviewed, but for those that one takes back', () => {
    const [base, own, other] = [
      [1, 2],
      [2, 3],
      [1, 2, 5],
    ].map(reviews => ({ ...NO_CORRECTIONS, reviews }))
    if (base === undefined || own === undefined || other === undefined) throw new Error('there are three')
    expect(mergeDrafts(base, own, other)).toMatchObject({ draft: { reviews: [2, 3, 5] }, conflicts: [] })
  })
})

describe('lines that differ', () => {
  test.each([
    ['abc', 'abc', []],
    ['abcd', 'axcd', [['b', 'x']]],
    ['abcd', 'acd', [['b', '']]],
    [
      'acd',
      'abcde',
      [
        ['', 'b'],
        ['', 'e'],
      ],
    ],
    [
      'abcabba',
      'cbabac',
      [
        ['ab', ''],
        ['', 'b'],
        ['b', ''],
        ['', 'c'],
      ],
    ],
    ['', 'ab', [['', 'ab']]],
    [
      'xay',
      'yax',
      [
        ['x', 'y'],
        ['y', 'x'],
      ],
    ],
  ])('of %s and %s', (was, is, expected) => {
    const hunks = diffLines([...was], [...is])
    const joined = hunks.map(hunk => [hunk.was.join(''), hunk.is.join('')])
    // What is left of one text with the other put in is the other.
    let at = 0
    let made = ''
    for (const [old = '', fresh = ''] of joined) {
      const start = old === '' ? placeOf(is, made, was, at) : was.indexOf(old, at)
      made += was.slice(at, start) + fresh
      at = start + old.length
    }
    expect(made + was.slice(at)).toBe(is)
    expect(joined.flat().join('').length).toBe(expected.flat().join('').length)
  })
})

/** Where a text that is only added comes in: after what both have. */
function placeOf(is: string, made: string, was: string, at: number): number {
  let length = 0
  while (at + length < was.length && is[made.length + length] === was[at + length]) length++
  return at + length
}
