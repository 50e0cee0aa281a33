import type { TextRun } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'

/** Distances of lines that differ by less than this share are one: baselines are measured to a pixel or two. */
const SAME_PITCH = 0.06
/** Lines of one text begin at most this far apart, in ems: at one edge, or indented like the first of a paragraph. */
const FURTHEST_INDENT_IN_EMS = 3
/** Edges that differ by less are the same, in ems. */
const SAME_MEASURED_EDGE_IN_EMS = 0.5
/**
 * Measured sizes of lines of one text differ by less than this factor: a line without capitals and ascenders is measured
 * by its small letters alone. Type that differs by more has another leading, too.
 */
const MOST_DIFFERENCE = 1.32
/** The same for lines of a few letters (`al., 2021).`), whose height one bracket decides. */
const MOST_DIFFERENCE_OF_FEW = 1.45
const FEW_LETTERS = 25
/** Measured sizes that differ by less than this share are one. */
const SAME_MEASURED_SIZE = 0.05
/** Fewest lines that show the size of their type. */
const LINES_TO_SHOW_SIZE = 3
/** Fewest lines at one distance that make it the usual one of their column. */
const LEAST_TO_BE_USUAL = 5

/**
 * The lines of a column with one size where they are one text. Recognition measures each line anew, and takes one in ten
 * for larger or smaller than its paragraph. Type and leading go together, so lines at one edge and at one distance are
 * of one size: that of most of their characters. All lines at the usual distance of the column share one size.
 *
 *     aaaaaaaaaaa  10      10
 *     aaaaaaaaaaa  10  ->  10     the distances agree
 *     aaaaaaaaaaa   9      10
 *     aaaa         10      10
 *
 *     1 bbbbbbbbb   8       8     another distance
 *
 * Never changes lines that were not recognised from a picture: their sizes are true. Never changes text or places.
 */
export function normaliseSizes(lines: readonly TextLine[]): TextLine[] {
  if (!lines.some(isRecognised)) return [...lines]
  const normalised = [...lines]
  const usual = commonestPitch(lines)
  const stretches = stretchesOf(lines, usual)
  const hasUsualPitch = ({ start, end }: Stretch) => isSamePitch(pitchAt(lines, start + 1), usual) && end > start + 1
  const usualSize = commonestSize(stretches.filter(hasUsualPitch).flatMap(({ start, end }) => lines.slice(start, end)))
  for (const stretch of stretches) {
    const { start, end } = stretch
    const stretchLines = lines.slice(start, end)
    const isUsual = hasUsualPitch(stretch) && stretchLines.some(line => isSameSize(line.size, usualSize))
    if (!isUsual && stretchLines.length < LINES_TO_SHOW_SIZE) continue
    const size = isUsual ? usualSize : commonestSize(stretchLines)
    const text = stretchLines.map(line => line.text).join(' ')
    stretchLines.forEach((line, i) => {
      if (areNear(line, { size, text })) normalised[start + i] = withSize(line, size)
    })
  }
  return normalised
}

/** The most frequent distance of two baselines in a column, in points; `undefined` where few lines have it. */
function commonestPitch(lines: readonly TextLine[]): number | undefined {
  const pitches = lines.flatMap((_, i) => pitchAt(lines, i) ?? [])
  let best: { pitch: number; count: number } | undefined
  for (const pitch of pitches) {
    const count = pitches.filter(other => isSamePitch(other, pitch)).length
    if (best === undefined || count > best.count) best = { pitch, count }
  }
  return best === undefined || best.count < LEAST_TO_BE_USUAL ? undefined : best.pitch
}

function isSamePitch(a: number | undefined, b: number | undefined): boolean {
  return a !== undefined && b !== undefined && a > 0 && Math.abs(a - b) < SAME_PITCH * a
}

/** Half-open range of lines. */
interface Stretch {
  readonly start: number
  readonly end: number
}

function stretchesOf(lines: readonly TextLine[], usual: number | undefined): Stretch[] {
  const stretches: Stretch[] = []
  let start = 0
  for (let i = 1; i <= lines.length; i++) {
    if (i < lines.length && continuesText(lines, i, usual)) continue
    stretches.push({ start, end: i })
    start = i
  }
  return stretches
}

/**
 * Whether a line continues the text of the line above. It is then as far below it as most lines of the column are, or as
 * the lines right above or below are apart.
 */
function continuesText(lines: readonly TextLine[], i: number, usual: number | undefined): boolean {
  const line = lines[i]
  const above = lines[i - 1]
  if (line === undefined || above === undefined || line.direction !== 0 || above.direction !== 0) return false
  if (!areNear(line, above) || !isAligned(above, line)) return false
  if ((opensSection(line) || opensSection(above)) && !isSameSize(line.size, above.size)) return false
  const pitch = pitchAt(lines, i)
  return [usual, pitchAt(lines, i - 1), pitchAt(lines, i + 1)].some(other => isSamePitch(pitch, other))
}

function pitchAt(lines: readonly TextLine[], i: number): number | undefined {
  const line = lines[i]
  const above = lines[i - 1]
  return line === undefined || above === undefined ? undefined : line.baseline - above.baseline
}

/** Whether lines share an edge, or one is indented: the first of a paragraph, or all but the first of an entry. */
function isAligned(above: TextLine, line: TextLine): boolean {
  const em = line.size
  const atLeft = line.box.left - above.box.left
  if (Math.abs(atLeft) < SAME_MEASURED_EDGE_IN_EMS * em) return true
  const atRight = line.box.right - above.box.right
  const isCentred = Math.abs(atLeft + atRight) < SAME_MEASURED_EDGE_IN_EMS * em
  return Math.abs(atLeft) < FURTHEST_INDENT_IN_EMS * em && !isCentred
}

/** Whether a line begins with a section number: it may be set in other type than the text right below it. */
function opensSection({ text }: TextLine): boolean {
  return /^\d{1,2}(?:\.\d{1,2})*\.?\s\p{Lu}/u.test(text)
}

function isSameSize(size: number, other: number): boolean {
  return Math.abs(size - other) < SAME_MEASURED_SIZE * other
}

function areNear(a: Pick<TextLine, 'size' | 'text'>, b: Pick<TextLine, 'size' | 'text'>): boolean {
  const most = Math.min(a.text.length, b.text.length) < FEW_LETTERS ? MOST_DIFFERENCE_OF_FEW : MOST_DIFFERENCE
  return Math.max(a.size, b.size) < most * Math.min(a.size, b.size)
}

function commonestSize(lines: readonly TextLine[]): number {
  const counts = new Map<number, number>()
  for (const { size, text } of lines) counts.set(size, (counts.get(size) ?? 0) + text.length)
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])
  return best?.[0] ?? 0
}

/** The line scaled to a size, so that marks in it stay as much smaller as they were. */
function withSize(line: TextLine, size: number): TextLine {
  if (line.size === size) return line
  const scale = size / line.size
  const scaleRun = (run: TextRun): TextRun => ({ ...run, size: run.size * scale })
  const words = line.words.map(word => ({ ...word, runs: word.runs.map(scaleRun) }))
  return { ...line, size, words }
}
