import { type Box, mirrorIn, uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import type { TextRun } from '../../../model/page/page.ts'
import { isRightToLeft } from '../../../base/text/characters/unicode.ts'
import type { ReadWord } from '../reading.ts'

/** Width of the blank put between words that were printed without any, in type sizes. */
const INSERTED_BLANK_IN_EMS = 0.2

/** The words of the other reading, at the place and in the style of those of the first one. */
export function rewrite(words: readonly ReadWord[], others: readonly ReadWord[], b: number): TextRun[] {
  const runs = words.flatMap(word => word.runs)
  const isSame = runs.map(({ text }) => text).join('') === others.map(({ text }) => text).join('')
  if (isSame) return cutRuns(runs, others, b)
  const main = runs.reduce((longest, run) => (run.glyphs > longest.glyphs ? run : longest))
  return setInBox(
    { ...main, spaceBefore: runs[0]?.spaceBefore === true, box: uniteBoxes(runs.map(({ box }) => box)) },
    others,
    b,
  )
}

/** The runs of words that the other reading splits elsewhere: each keeps its style, and its share of its box. */
function cutRuns(runs: readonly TextRun[], others: readonly ReadWord[], b: number): TextRun[] {
  const cut: TextRun[] = []
  let at = 0
  let from = 0
  others.forEach((word, i) => {
    for (let rest = word.text.length; rest > 0; ) {
      const run = runs[at] as TextRun
      const length = Math.min(rest, run.text.length - from)
      const step = widthOf(run.box) / run.text.length
      const isFirst = rest === word.text.length
      const isLast = length === rest && i < others.length - 1
      const left = run.box.left + from * step
      const text = run.text.slice(from, from + length)
      const right = left + length * step - (isLast ? INSERTED_BLANK_IN_EMS * run.size : 0)
      const box: Box = { ...run.box, left, right: Math.max(left, right) }
      const flow = placeInFlow([word], b + i)
      cut.push({
        ...run,
        text,
        box: isRightToLeft(run.text) ? mirrorIn(box, run.box) : box,
        spaceBefore: isFirst ? i > 0 || (runs[0]?.spaceBefore ?? true) : false,
        glyphs: [...text].length,
        ...(flow === undefined ? {} : { flow }),
      })
      rest -= length
      from += length
      if (from === run.text.length) {
        at++
        from = 0
      }
    }
  })
  return cut
}

/** Words in a row, in the box and the style of one run. */
export function setInBox(run: TextRun, words: readonly ReadWord[], firstWord: number): TextRun[] {
  const letters = words.reduce((sum, { text }) => sum + text.length + 1, -1)
  const step = widthOf(run.box) / Math.max(1, letters)
  const isMirrored = isRightToLeft(words.map(({ text }) => text).join(''))
  let { left } = run.box
  return words.map((word, i) => {
    const { text, confidence } = word
    const right = left + text.length * step
    const box: Box = { ...run.box, left, right }
    left = right + step
    const flow = placeInFlow([word], firstWord + i)
    return {
      ...run,
      text,
      box: isMirrored ? mirrorIn(box, run.box) : box,
      spaceBefore: i > 0 || run.spaceBefore,
      glyphs: [...text].length,
      ...(confidence === undefined ? {} : { confidence }),
      ...(flow === undefined ? {} : { flow }),
    }
  })
}

/** Where a word of running text is in it; `undefined` in a reading that has no blocks. */
export function placeInFlow(others: readonly ReadWord[], b: number): TextRun['flow'] {
  const block = others[0]?.block
  return block === undefined ? undefined : { block, word: b }
}
