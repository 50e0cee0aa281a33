import type { Report, WarningCode } from '../../../base/diagnostics.ts'
import type { Box } from '../../../base/geometry/box.ts'
import type { Direction, DroppedText, Font, Page, Rule, TextRun } from '../../../model/page/page.ts'
import { copyText } from '../../../base/text/characters/copy-text.ts'
import { isRightToLeft } from '../../../base/text/characters/unicode.ts'
import { cleanText } from '../normalise/clean-text.ts'

/** Text as a converter placed it; numbers that are missing or malformed are NaN. */
export interface PlacedWord {
  readonly text: string
  /** Corners in the units of the file, in any order. */
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
  /** y of the baseline, x where it is read up or down; default a quarter of the height above the lower edge. */
  readonly baseline?: number | undefined
  /** Type size in the units of the file; default the height of the box. */
  readonly size?: number | undefined
  readonly font: Font
  readonly spaceBefore: boolean
  /** Default one for each character. */
  readonly glyphs?: number | undefined
  readonly color?: string | undefined
  readonly direction?: Direction | undefined
  readonly script?: 'super' | 'sub' | undefined
  /** How sure the program was that read it, 0 to 1. */
  readonly confidence?: number | undefined
  /** The whole word, where it is a part before or after a line end and the file names the whole. */
  readonly whole?: string | undefined
  /** What its part of the page is called in tagged PDFs. */
  readonly tag?: string | undefined
  /** What it is where it is no text but was read as such. */
  readonly misread?: 'rule' | 'speck'
  /** Line of the file, from 1. */
  readonly place: number
}

/** A page of a converter's file with all that it says of it, in the units of the file. */
export interface PlacedPage {
  readonly number: number
  readonly label?: string | undefined
  readonly width: number
  readonly height: number
  /** Whether y grows upwards from the foot of the page. */
  readonly isUpward: boolean
  /** Points of one unit of the file; default 1. */
  readonly scale?: number
  readonly words: readonly PlacedWord[]
  readonly rules?: readonly Rule[]
  readonly figures?: readonly Box[]
}

/** The page in points, and how the file's numbers become them. */
interface Frame {
  readonly width: number
  readonly height: number
  readonly isUpward: boolean
  readonly scale: number
}

/**
 * The page as the page model has it: points from the upper left, words split at white space.
 *
 * A word without a valid place, or off the page, is set aside with its reason and reported; of a box that reaches beyond
 * the page the part on it counts. Rules and specks that were read as characters are set apart too. A page whose size cannot be is
 * as large as what is on it, and is reported.
 */
export function toPage(source: PlacedPage, report: Report): Page {
  const frame = frameOf(source, report)
  const runs: TextRun[] = []
  const dropped: DroppedText[] = []
  const faulty: PlacedWord[] = []
  for (const word of source.words.flatMap(splitAtSpaces)) {
    const run = toRun(word, frame)
    if (run.text === '') continue
    const { text, glyphs } = run
    const place = { page: source.number, text, box: cutTo(run.box, frame), glyphs }
    if (!isOnPage(run.box, frame)) {
      faulty.push(word)
      dropped.push({ ...place, reason: 'off-page' })
    } else if (word.misread !== undefined) dropped.push({ ...place, reason: word.misread })
    else runs.push({ ...run, box: place.box })
  }
  if (faulty.length > 0) reportFaulty(faulty, source.number, report)
  const { number, label, rules = [], figures = [] } = source
  const placed = figures.filter(box => Object.values(box).every(Number.isFinite))
  return { number, label, width: frame.width, height: frame.height, runs, rules, figures: placed, dropped }
}

/** Longest side of a page, in points: what PDF programs draw (ISO 32000-1, annex C). */
const LONGEST_SIDE = 14400
/** Side of a page on which nothing is: one without an area has no picture and no shares. */
const SHORTEST_SIDE = 1

function frameOf({ number, width, height, isUpward, scale = 1, words }: PlacedPage, report: Report): Frame {
  const frame = { width: round(width * scale), height: round(height * scale), isUpward, scale }
  if (isSide(frame.width) && isSide(frame.height)) return frame
  warn('W_PAGE_SIZE', number, `its size ${width} by ${height} is impossible; it is taken from its text`, report)
  const right = furthest(words.flatMap(({ x0, x1 }) => [x0 * scale, x1 * scale]))
  const bottom = furthest(words.flatMap(({ y0, y1 }) => [y0 * scale, y1 * scale]))
  return { ...frame, width: right, height: bottom }
}

function isSide(length: number): boolean {
  return length > 0 && length <= LONGEST_SIDE
}

function furthest(places: readonly number[]): number {
  return places.reduce((side, place) => (isSide(place) ? Math.max(side, place) : side), SHORTEST_SIDE)
}

/**
 * The words between the white space of one text: each has its share of the box, by its characters, from the side where the
 * text begins.
 */
function splitAtSpaces(word: PlacedWord): PlacedWord[] {
  const { text, x0, x1 } = word
  const parts = [...text.matchAll(/\S+/gu)]
  if (parts.length === 1 && parts[0]?.[0] === text) return [word]
  const [start, end] = isRightToLeft(text) ? [x1, x0] : [x0, x1]
  const step = (end - start) / text.length
  return parts.map(({ 0: part, index }) => ({
    ...word,
    text: part,
    x0: start + index * step,
    x1: start + (index + part.length) * step,
    spaceBefore: index > 0 || word.spaceBefore,
    glyphs: undefined,
  }))
}

function toRun(word: PlacedWord, { isUpward, scale, height }: Frame): TextRun {
  const { font, direction = 0, spaceBefore, script, confidence, whole, tag } = word
  const toX = (x: number) => round(x * scale)
  const toY = (y: number) => round(isUpward ? height - y * scale : y * scale)
  const [left, right] = inOrder(toX(word.x0), toX(word.x1))
  const [top, bottom] = inOrder(toY(word.y0), toY(word.y1))
  const box = { left, top, right, bottom }
  const isUpright = direction === 0 || direction === 180
  const baseline = word.baseline === undefined ? Number.NaN : isUpright ? toY(word.baseline) : toX(word.baseline)
  const text = copyText(cleanText(word.text))
  return {
    text,
    box,
    baseline: Number.isFinite(baseline) ? baseline : usualBaseline(box, direction),
    size: isPositive(word.size) ? round(word.size * scale) : round(isUpright ? bottom - top : right - left),
    font,
    color: word.color,
    direction,
    spaceBefore,
    glyphs: word.glyphs ?? [...text].length,
    ...(script === undefined ? {} : { script }),
    ...(confidence === undefined ? {} : { confidence: round(confidence) }),
    ...(whole === undefined ? {} : { whole: copyText(whole) }),
    ...(tag === undefined ? {} : { tag }),
  }
}

function inOrder(a: number, b: number): readonly [number, number] {
  return a > b ? [b, a] : [a, b]
}

function isPositive(size: number | undefined): size is number {
  return size !== undefined && size > 0 && size <= LONGEST_SIDE
}

/** Share of the height of a box that lies below the baseline, where a file does not say: that of usual fonts. */
const DESCENT_SHARE = 0.25

function usualBaseline({ left, top, right, bottom }: Box, direction: Direction): number {
  if (direction === 0) return round(bottom - DESCENT_SHARE * (bottom - top))
  if (direction === 180) return round(top + DESCENT_SHARE * (bottom - top))
  return round(direction === 90 ? left + DESCENT_SHARE * (right - left) : right - DESCENT_SHARE * (right - left))
}

/** Positions to a thousandth of a point, and shares to a thousandth. */
function round(position: number): number {
  return Math.round(position * 1000) / 1000
}

function isOnPage({ left, top, right, bottom }: Box, { width, height }: Frame): boolean {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return x >= 0 && x <= width && y >= 0 && y <= height
}

function cutTo({ left, top, right, bottom }: Box, { width, height }: Frame): Box {
  const cut = (place: number, side: number) => Math.min(Math.max(place || 0, 0), side)
  return { left: cut(left, width), top: cut(top, height), right: cut(right, width), bottom: cut(bottom, height) }
}

function reportFaulty(words: readonly PlacedWord[], page: number, report: Report): void {
  const [first] = words
  if (first === undefined) return
  const count = words.length === 1 ? '1 word is' : `${words.length} words are`
  const example = `the first is "${first.text}" in line ${first.place} of the file`
  warn('W_OFF_PAGE', page, `${count} off the page or without a position (${example}); set aside`, report)
}

function warn(code: WarningCode, page: number, what: string, report: Report): void {
  report({ code, severity: 'warning', message: `page ${page}: ${what}`, page })
}
