import type { TextRun } from '../page/page.ts'
import { isRecognised, type TextLine } from '../page/text-line.ts'

/** Distances of lines that differ by less than this share are one: baselines are measured to a pixel or two. */
const SAME_PITCH = 0.06
/** Lines of one text begin at one edge, or set in like the first of a paragraph: at most this far apart, in ems. */
const FURTHEST_INDENT_IN_EMS = 3
/** Edges that differ by less are the same, in ems. */
const SAME_EDGE_IN_EMS = 0.5
/**
 * Measured sizes of lines of one text differ by less than this factor: a line without capitals and ascenders is measured
 * by its small letters alone. What is set in type that differs by more has another leading, too.
 */
const MOST_DIFFERENCE = 1.28
/** The same for lines of a few letters, `al., 2021).`, in which one bracket makes the height. */
const MOST_OF_FEW = 1.45
const FEW_LETTERS = 25
/** Lines from which on a stretch tells the size of its type. */
const LEAST_LINES = 3

/**
 * The lines of a column with one size where they are one text: recognition measures each line anew, and calls one in ten
 * larger or smaller than the paragraph that it stands in. Type and leading go together, so that lines of one edge at one
 * distance are of one size: that of most of their characters.
 *
 *     aaaaaaaaaaa  10      10
 *     aaaaaaaaaaa  10  ->  10     the distances agree
 *     aaaaaaaaaaa   9      10
 *     aaaa         10      10
 *
 *     1 bbbbbbbbb   8       8     another distance
 *
 * Never changes lines that were not recognised from a picture, whose sizes are true, nor any text or place.
 */
export function steadyLines(lines: readonly TextLine[]): TextLine[] {
  if (!lines.some(isRecognised)) return [...lines]
  const steady = [...lines]
  for (const { start, end } of stretchesOf(lines)) {
    const stretch = lines.slice(start, end)
    if (stretch.length < LEAST_LINES) continue
    const size = commonestSize(stretch)
    stretch.forEach((line, i) => {
      if (areNear(line, { size, text: stretch.map(({ text }) => text).join(' ') }))
        steady[start + i] = withSize(line, size)
    })
  }
  return steady
}

/** Half-open range of lines. */
interface Stretch {
  readonly start: number
  readonly end: number
}

function stretchesOf(lines: readonly TextLine[]): Stretch[] {
  const stretches: Stretch[] = []
  let start = 0
  for (let i = 1; i <= lines.length; i++) {
    if (i < lines.length && goesOn(lines, i)) continue
    stretches.push({ start, end: i })
    start = i
  }
  return stretches
}

/** Whether a line is of one text with the line above it: as far below it as the lines before or behind it are apart. */
function goesOn(lines: readonly TextLine[], i: number): boolean {
  const line = lines[i]
  const above = lines[i - 1]
  if (line === undefined || above === undefined || line.direction !== 0 || above.direction !== 0) return false
  if (!areNear(line, above) || !isAligned(above, line)) return false
  const own = line.baseline - above.baseline
  return [pitchAt(lines, i - 1), pitchAt(lines, i + 1)].some(
    other => other !== undefined && own > 0 && Math.abs(own - other) < SAME_PITCH * own,
  )
}

function pitchAt(lines: readonly TextLine[], i: number): number | undefined {
  const line = lines[i]
  const above = lines[i - 1]
  return line === undefined || above === undefined ? undefined : line.baseline - above.baseline
}

/** Lines at one edge, or one of them set in: the first of a paragraph, or those behind the first of an entry. */
function isAligned(above: TextLine, line: TextLine): boolean {
  const em = line.size
  const atLeft = line.box.left - above.box.left
  if (Math.abs(atLeft) < SAME_EDGE_IN_EMS * em) return true
  const atRight = line.box.right - above.box.right
  const isCentred = Math.abs(atLeft + atRight) < SAME_EDGE_IN_EMS * em
  return Math.abs(atLeft) < FURTHEST_INDENT_IN_EMS * em && !isCentred
}

function areNear(a: Pick<TextLine, 'size' | 'text'>, b: Pick<TextLine, 'size' | 'text'>): boolean {
  const most = Math.min(a.text.length, b.text.length) < FEW_LETTERS ? MOST_OF_FEW : MOST_DIFFERENCE
  return Math.max(a.size, b.size) < most * Math.min(a.size, b.size)
}

function commonestSize(lines: readonly TextLine[]): number {
  const counts = new Map<number, number>()
  for (const { size, text } of lines) counts.set(size, (counts.get(size) ?? 0) + text.length)
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])
  return best?.[0] ?? 0
}

/** The line in a size; marks in it stay as much smaller as they are. */
function withSize(line: TextLine, size: number): TextLine {
  if (line.size === size) return line
  const scale = size / line.size
  const scaleRun = (run: TextRun): TextRun => ({ ...run, size: run.size * scale })
  const words = line.words.map(word => ({ ...word, runs: word.runs.map(scaleRun) }))
  return { ...line, size, words }
}
