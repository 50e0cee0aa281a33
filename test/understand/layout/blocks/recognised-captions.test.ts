import { expect, test } from 'vitest'
import { endsCaption } from '../../../../src/understand/layout/blocks/recognised-captions.ts'
import { drawBlock } from '../../../support/draw-block.ts'
import { recogniseBlock } from '../../../support/recognised.ts'

const LEADING = { body: 15, ratio: 1.5 }
const CAPTION = ['Table 1. Here are the rivers of the four old towns', 'and their boats.']
const TEXT = 'Rivers are older than the towns that stand at them.'

/** Whether the last line ends the caption of those above; lines are `closer` points apart in the caption, and `further` below it. */
function ends(rows: readonly string[], closer: number, further: number, recognise = recogniseBlock): boolean {
  const block = recognise(drawBlock(rows.join('\n')))
  const lines = block.lines.map((line, i) => {
    const baseline = 100 + closer * Math.min(i, rows.length - 2) + (i === rows.length - 1 ? further : 0)
    return { ...line, baseline }
  })
  const [last] = lines.slice(-1)
  if (last === undefined) throw new Error('lines are drawn')
  return endsCaption({ lines: lines.slice(0, -1), least: closer }, last, block.box, LEADING)
}

test('text as far below a caption as its own lines are apart ends it, where those of the caption are closer', () => {
  expect(ends([...CAPTION, TEXT], 13.8, 15)).toBe(true)
})

test('nothing does in lines as far apart, or at another distance, or within a sentence', () => {
  expect(ends([...CAPTION, TEXT], 15, 15)).toBe(false)
  expect(ends([...CAPTION, TEXT], 11, 12)).toBe(false)
  expect(ends([CAPTION[0] ?? '', 'and their boats', TEXT], 13.8, 15)).toBe(false)
})

test('no other block ends there, nor one that was not recognised', () => {
  expect(ends(['The rivers of all four of the towns are shown', 'and the boats.', TEXT], 13.8, 15)).toBe(false)
  expect(ends([...CAPTION, TEXT], 13.8, 15, block => block)).toBe(false)
})
