import { type Box, heightOf, overlapX, uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import { isSameSize } from '../../evidence/line-style.ts'
import { findFrames } from '../../layout/tables/frames.ts'
import type { Block } from '../../../model/page/block.ts'
import type { Page } from '../../../model/page/page.ts'
import type { DecidedBlock } from '../../decide/decision.ts'
import { SENTENCE_END } from '../../../base/text/sentences/sentence-end.ts'

/** Least height of a shade behind a line, in points. */
const LEAST_SHADE = 8
/** Shades of one box, as those of its heading and its text, have the same sides and are at most this far apart, in points. */
const SAME_SIDE = 3
const LEAST_APART = 6

/** A section that begins so many pages before a box, or fewer, is a near one. */
const NEAR_PAGES = 1

/**
 * Moves text in a box, with its heading, out of a sentence that it interrupts: a paragraph continues after the box, at the head of the next
 * column or page. The box comes before the section that it is in, whose text would be under its heading otherwise; after it where
 * the section begins far from it.
 */
export function settleAsides(decided: readonly DecidedBlock[], pages: readonly Page[]): readonly DecidedBlock[] {
  const frameOf = framesOf(pages)
  const isAside = (one: DecidedBlock | undefined) =>
    one !== undefined && isFlow(one) && frameOf(one.block) !== undefined
  if (!decided.some(isAside)) return decided
  const settled: DecidedBlock[] = []
  let asides: readonly DecidedBlock[] = []
  for (let i = 0; i < decided.length; i++) {
    const one = decided[i]
    if (one === undefined) break
    const end = isAside(one) ? endOfRun(decided, i, isAside) : i
    const run = decided.slice(i, end)
    if (run.length > 0 && interrupts(run, settled.findLast(isFlow), decided.slice(end).find(isFlow))) {
      const heading = headingBefore(settled)
      const isNear = heading >= 0 && one.block.page - (settled[heading]?.block.page ?? 0) <= NEAR_PAGES
      if (isNear) settled.splice(heading, 0, ...run)
      else asides = [...asides, ...run]
      i = end - 1
      continue
    }
    if (isHeading(one)) {
      settled.push(...asides)
      asides = []
    }
    settled.push(one)
  }
  return [...settled, ...asides]
}

function endOfRun(
  decided: readonly DecidedBlock[],
  start: number,
  isAside: (one: DecidedBlock | undefined) => boolean,
): number {
  let end = start
  while (isAside(decided[end])) end++
  return end
}

/** The place of the heading of the last section, or of the first of several headings with nothing between them; -1 where there is none. */
function headingBefore(settled: readonly DecidedBlock[]): number {
  const last = settled.findLastIndex(isHeading)
  return last < 0 ? last : settled.findLastIndex((one, i) => i < last && !isHeading(one)) + 1
}

function isHeading({ decision }: DecidedBlock): boolean {
  return decision.heading !== undefined
}

/** Whether a block is of the stream of text: floats and notes are taken out of it anyhow. */
function isFlow(one: DecidedBlock): boolean {
  return one.decision.role === 'text' || isHeading(one)
}

/** Whether a sentence breaks off above blocks that open anew, and continues below them. */
function interrupts(
  [first]: readonly DecidedBlock[],
  before: DecidedBlock | undefined,
  after: DecidedBlock | undefined,
): boolean {
  if (first === undefined || before?.decision.role !== 'text' || after?.decision.role !== 'text') return false
  if ([first, after].some(({ decision }) => decision.join !== undefined)) return false
  const [last, next] = [before.block.lines.at(-1), after.block.lines[0]]
  if (last === undefined || next === undefined || !isSameSize(last, next)) return false
  const goesOn = (text: string) => /^(?:\p{Ll}|\(|\p{N}+\s\p{Ll})/u.test(text)
  return !SENTENCE_END.test(last.text) && goesOn(next.text) && !goesOn(first.block.lines[0]?.text ?? '')
}

/** Tells the box that is drawn around a block: a frame of rules, or shades. */
function framesOf(pages: readonly Page[]): (block: Block) => Box | undefined {
  const boxes = new Map(pages.map(page => [page.number, boxesOf(page)]))
  return ({ page, box }) =>
    boxes.get(page)?.find(frame => {
      const middle = (box.top + box.bottom) / 2
      return middle > frame.top && middle < frame.bottom && overlapX(box, frame) > widthOf(box) / 2
    })
}

function boxesOf({ rules, shades = [] }: Page): Box[] {
  const united: Box[] = []
  for (const shade of [...shades].filter(box => heightOf(box) > LEAST_SHADE).sort((a, b) => a.top - b.top)) {
    const above = united.findIndex(
      box =>
        Math.abs(box.left - shade.left) < SAME_SIDE &&
        Math.abs(box.right - shade.right) < SAME_SIDE &&
        shade.top - box.bottom < LEAST_APART,
    )
    if (above < 0) united.push(shade)
    else united[above] = uniteBoxes([united[above] ?? shade, shade])
  }
  return [...findFrames(rules), ...united]
}
