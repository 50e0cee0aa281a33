import { type Box, heightOf, widthOf } from '../../../../base/geometry/box.ts'
import type { Rule } from '../../../../model/page/page.ts'

/** How far apart, in points, two pieces of one line may end: dashes, and cells that each draw their edges. */
const MAX_BREAK = 3

/** Offset across, in points, up to which two lines lie on one another. */
const MAX_OFFSET = 1

/** Rules from drawn lines: pieces on one another or end to end become one, in reading order. */
export function findRules(lines: readonly Box[]): readonly Rule[] {
  const horizontal = lines.filter(line => widthOf(line) >= heightOf(line))
  const vertical = lines.filter(line => widthOf(line) < heightOf(line))
  return [
    ...mergeLines(horizontal.map(toAlong)).map(line => toRule(fromAlong(line), 'horizontal')),
    ...mergeLines(vertical.map(line => toAlong(turn(line)))).map(line => toRule(turn(fromAlong(line)), 'vertical')),
  ]
}

interface Line {
  readonly start: number
  readonly end: number
  readonly low: number
  readonly high: number
}

function mergeLines(lines: readonly Line[]): readonly Line[] {
  const sorted = [...lines].sort((a, b) => middleOf(a) - middleOf(b) || a.start - b.start)
  const merged: Line[] = []
  let level: Line[] = []
  for (const line of sorted) {
    const first = level[0]
    if (first && middleOf(line) - middleOf(first) > MAX_OFFSET) {
      merged.push(...mergeLevel(level))
      level = []
    }
    level.push(line)
  }
  merged.push(...mergeLevel(level))
  return merged
}

function mergeLevel(level: readonly Line[]): readonly Line[] {
  const merged: Line[] = []
  for (const line of [...level].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1)
    if (last && line.start - last.end <= MAX_BREAK) {
      merged[merged.length - 1] = {
        start: last.start,
        end: Math.max(last.end, line.end),
        low: Math.min(last.low, line.low),
        high: Math.max(last.high, line.high),
      }
    } else {
      merged.push(line)
    }
  }
  return merged
}

function middleOf(line: Line): number {
  return (line.low + line.high) / 2
}

function toAlong(box: Box): Line {
  return { start: box.left, end: box.right, low: box.top, high: box.bottom }
}

function fromAlong(line: Line): Box {
  return { left: line.start, top: line.low, right: line.end, bottom: line.high }
}

function turn({ left, top, right, bottom }: Box): Box {
  return { left: top, top: left, right: bottom, bottom: right }
}

function toRule(box: Box, orientation: Rule['orientation']): Rule {
  return { box, orientation }
}
