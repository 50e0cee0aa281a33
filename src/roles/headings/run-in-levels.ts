import type { TextLine } from '../../page/text-line.ts'
import { matchHeadingKeyword } from '../../text/labels/match-keywords.ts'
import { parseSectionNumber } from '../../text/labels/section-number.ts'
import { raiseBackMatter } from './back-matter.ts'
import type { HeadingParts } from '../decision.ts'
import type { RunInHeading } from './run-in-headings.ts'

/** A heading of the text in its order: on a line of its own, or at the head of the paragraph that begins with `line`. */
export type AnyHeading =
  | { readonly type: 'own-line'; readonly level: number; readonly text: string }
  | { readonly type: 'run-in'; readonly line: TextLine; readonly runIn: RunInHeading }

interface PlacedRunIn {
  readonly runIn: RunInHeading
  /** Level of the heading above on a line of its own, 0 for none. */
  readonly above: number
  /** Looks of the run-in headings before it under that heading. */
  readonly before: ReadonlySet<string>
}

/**
 * Level and number of each run-in heading, by the first line of its paragraph.
 *
 * A number of several parts says the level. Otherwise all headings of one look have one level, below every heading on
 * a line of its own that they stand under; italic words that mostly stand behind bold ones of the same section are one
 * lower than those. An introduction, and what names back matter, stands at the top (`back-matter.ts`).
 */
export function rankRunIns(headings: readonly AnyHeading[]): Map<TextLine, HeadingParts> {
  const placed = placeRunIns(headings)
  const depths = depthsByLook([...placed.values()])
  const ranked = headings.map(heading => {
    const concept = matchHeadingKeyword(heading.type === 'run-in' ? heading.runIn.text : heading.text)?.concept
    if (heading.type === 'own-line') return { level: heading.level, number: undefined, concept, look: '', isTold: true }
    const { text, look } = heading.runIn
    const parsed = parseSectionNumber(text)
    const number = parsed?.restStart === 'capital' ? parsed : undefined
    const numbered = number !== undefined && number.depth > 1 ? number.depth : undefined
    const level = concept === 'introduction' ? 1 : (numbered ?? depths.get(look) ?? 1)
    return { level, number: number?.number, concept, look, isTold: numbered !== undefined }
  })
  const levels = raiseBackMatter(ranked)
  return new Map(
    headings.flatMap((heading, i) =>
      heading.type === 'run-in' ? [[heading.line, { level: levels[i] ?? 1, number: ranked[i]?.number }] as const] : [],
    ),
  )
}

function placeRunIns(headings: readonly AnyHeading[]): Map<TextLine, PlacedRunIn> {
  const placed = new Map<TextLine, PlacedRunIn>()
  let above = 0
  let before = new Set<string>()
  for (const heading of headings) {
    if (heading.type === 'own-line') {
      above = heading.level
      before = new Set()
      continue
    }
    placed.set(heading.line, { runIn: heading.runIn, above, before: new Set(before) })
    before.add(heading.runIn.look)
  }
  return placed
}

/** The level of each look, from 1. */
function depthsByLook(runIns: readonly PlacedRunIn[]): Map<string, number> {
  const depths = new Map<string, number>()
  for (const look of new Set(runIns.map(({ runIn }) => runIn.look))) {
    const own = runIns.filter(({ runIn }) => runIn.look === look)
    const behindBold = look === 'italic' ? own.filter(({ before }) => before.has('bold')).length : 0
    const isBelowBold = 2 * behindBold > own.length
    depths.set(look, Math.max(...own.map(({ above }) => above + (isBelowBold ? 2 : 1))))
  }
  return depths
}
