import { groupBy } from '../../../base/collections/group-by.ts'
import type { OutlineEntry } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { matchHeadingKeyword } from '../../../base/text/labels/match-keywords.ts'
import { parseSectionNumber } from '../../../base/text/labels/section-number.ts'
import { raiseBackMatter } from './back-matter.ts'
import type { HeadingParts } from '../../../model/roles/role.ts'
import { findOutlineEntry } from './outline.ts'
import type { RunInHeading } from './run-in-headings.ts'

/** So many headings of a look after another look in their sections are below it whatever their type. */
const LEAST_BEHIND = 2

/** A heading of the text, in order: on a separate line, or at the head of the paragraph that begins with `line`. */
export type AnyHeading =
  | { readonly type: 'separate-line'; readonly page: number; readonly level: number; readonly text: string }
  | { readonly type: 'run-in'; readonly line: TextLine; readonly runIn: RunInHeading }

interface PlacedRunIn {
  readonly runIn: RunInHeading
  /** Level of the heading on a separate line above, 0 for none. */
  readonly above: number
  /** Looks of the run-in headings before it under that heading. */
  readonly before: ReadonlySet<string>
}

/**
 * Level and number of each run-in heading, by the first line of its paragraph.
 *
 * A number of several parts gives the level, and so does the file's outline where it has the heading below one on a separate
 * line. Otherwise all headings of one look have one level, below every heading on
 * a separate line that they are under; those that mostly follow another look in the same section are one lower. An
 * introduction and the names of back matter are at the top (`back-matter.ts`).
 */
export function rankRunIns(
  headings: readonly AnyHeading[],
  outline: readonly OutlineEntry[],
): Map<TextLine, HeadingParts> {
  const placed = placeRunIns(headings)
  const outlined = levelsBelowOutlined(headings, outline)
  const depths = depthsByLook([...placed.values()])
  const ranked = headings.map((heading, i) => {
    const concept = matchHeadingKeyword(heading.type === 'run-in' ? heading.runIn.text : heading.text)?.concept
    if (heading.type === 'separate-line')
      return { level: heading.level, number: undefined, concept, style: '', isGiven: true }
    const { text, look: style } = heading.runIn
    const parsed = parseSectionNumber(text)
    const number = parsed?.restStart === 'capital' ? parsed : undefined
    const given = number !== undefined && number.depth > 1 ? number.depth : outlined[i]
    const level = concept === 'introduction' ? 1 : (given ?? depths.get(style) ?? 1)
    return { level, number: number?.number, concept, style, isGiven: given !== undefined }
  })
  const levels = raiseBackMatter(ranked)
  return new Map(
    headings.flatMap((heading, i) =>
      heading.type === 'run-in' ? [[heading.line, { level: levels[i] ?? 1, number: ranked[i]?.number }] as const] : [],
    ),
  )
}

/**
 * For each run-in heading the level that the outline gives it: as far below the nearest heading on a separate line that is higher
 * in the outline as it is there.
 */
function levelsBelowOutlined(
  headings: readonly AnyHeading[],
  outline: readonly OutlineEntry[],
): (number | undefined)[] {
  const above: { readonly level: number; readonly inOutline: number }[] = []
  return headings.map(heading => {
    const isRunIn = heading.type === 'run-in'
    const { text, page } = isRunIn ? { text: heading.runIn.text, page: heading.line.page } : heading
    const inOutline = findOutlineEntry(text, { page }, outline)?.level
    if (inOutline === undefined) return undefined
    if (!isRunIn) above.push({ level: heading.level, inOutline })
    const parent = isRunIn ? above.findLast(other => other.inOutline < inOutline) : undefined
    return parent === undefined ? undefined : parent.level + inOutline - parent.inOutline
  })
}

function placeRunIns(headings: readonly AnyHeading[]): Map<TextLine, PlacedRunIn> {
  const placed = new Map<TextLine, PlacedRunIn>()
  let above = 0
  let before = new Set<string>()
  for (const heading of headings) {
    if (heading.type === 'separate-line') {
      above = heading.level
      before = new Set()
      continue
    }
    placed.set(heading.line, { runIn: heading.runIn, above, before: new Set(before) })
    before.add(heading.runIn.look)
  }
  return placed
}

/** The level of each look, from 1: below every heading on a separate line that they are under. */
function depthsByLook(runIns: readonly PlacedRunIn[]): Map<string, number> {
  const looks = groupBy(runIns, ({ runIn }) => runIn.look)
  return new Map(
    [...looks].map(([look, placed]) => {
      const isBelow = [...looks].some(([other, above]) => other !== look && isBelowLook(look, placed, other, above))
      return [look, Math.max(...placed.map(({ above }) => above)) + (isBelow ? 2 : 1)]
    }),
  )
}

/**
 * Whether headings of `look` are one lower than those of `other`: most come after one in their section, and not the other way round.
 * Italics are below bold type if several do and the reverse never occurs: a manuscript in APA style may skip the bold level in most
 * of its sections.
 */
function isBelowLook(
  look: string,
  placed: readonly PlacedRunIn[],
  other: string,
  others: readonly PlacedRunIn[],
): boolean {
  const behind = placed.filter(({ before }) => before.has(other)).length
  const ahead = others.filter(({ before }) => before.has(look)).length
  const isLighter = look === 'italic' && other.startsWith('bold')
  if (isLighter && behind >= LEAST_BEHIND && ahead === 0) return true
  if (2 * behind <= placed.length) return false
  return isLighter || (behind >= LEAST_BEHIND && 2 * ahead <= others.length)
}
