import type { Box } from '../../../../base/geometry/box.ts'
import type { Page, TextRun } from '../../../../model/page/page.ts'
import type { PlacedRun } from '../../pdf/relearn-fonts.ts'
import type { ReadWord } from './learn-letters.ts'

/** Share of a recognised word that lies beside the run from which it is of another one, too. */
const MOST_BESIDE = 0.25
/** How far a run reaches above its baseline and below it, in its size: letters with ascenders, and descenders. */
const ASCENT = 0.75
const DESCENT = 0.25

/** Each run with what was recognised in its place; runs that share a recognised word with another are left out. */
export function pairWords(runs: readonly PlacedRun[], recognised: readonly Page[]): readonly ReadWord[] {
  const words = new Map(recognised.map(page => [page.number, page.runs.filter(isUpright)]))
  return runs.filter(({ run }) => isUpright(run)).flatMap(({ page, run }) => pairOf(run, words.get(page) ?? []))
}

function isUpright({ direction }: TextRun): boolean {
  return direction === 0
}

function pairOf(run: TextRun, words: readonly TextRun[]): readonly ReadWord[] {
  const below = words.filter(
    word => isOnLine(word, run) && middleOf(word.box) > run.box.left && middleOf(word.box) < run.box.right,
  )
  const inside = below.sort((a, b) => a.box.left - b.box.left)
  if (inside.length === 0 || inside.some(({ box }) => besideOf(box, run.box) > MOST_BESIDE)) return []
  return [{ codes: [...run.text], text: inside.map(({ text }) => text).join(' ') }]
}

function isOnLine({ box }: TextRun, { baseline, size }: TextRun): boolean {
  const middle = (box.top + box.bottom) / 2
  return middle > baseline - ASCENT * size && middle < baseline + DESCENT * size
}

function middleOf({ left, right }: Box): number {
  return (left + right) / 2
}

function besideOf(word: Box, run: Box): number {
  const beside = Math.max(0, run.left - word.left) + Math.max(0, word.right - run.right)
  return beside / Math.max(1, word.right - word.left)
}
