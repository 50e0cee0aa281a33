import type { TextLine } from '../../../model/page/text-line.ts'
import { SENTENCE_END } from '../../../base/text/sentences/sentence-end.ts'
import { LEAST_INDENT_IN_EMS } from '../columns/column-edges.ts'
import type { PageLayout } from '../page-layout.ts'

/** Distances between the baselines of the body's lines. */
export interface Leading {
  /** Most frequent distance of two lines of body type, in points. */
  readonly body: number
  /** The same per point of type size: what other sizes are expected to have. */
  readonly ratio: number
  /**
   * Distance from which a line of body type begins a paragraph, in points, where paragraphs are set apart by less than
   * blocks are; else `undefined`.
   */
  readonly paragraph?: number
}

/** Lines are closer than those of the text if their greatest distance is below this share of the text's. */
export const CLOSER_THAN_TEXT = 0.85

/** Leading of text without enough lines to measure: the typesetters' rule of thumb. */
const DEFAULT_RATIO = 1.2
/** Bins of the leading histogram, in points. */
const LEADING_BIN = 0.5
/** Lines are of body type when their size differs from the body's by at most this, in points. */
const BODY_TOLERANCE = 0.3
/** Lines further apart than this many times the leading are not at the usual distance; from the second number on they are apart for all to see. */
const SET_APART = [1.08, 1.26] as const
/** Fewest such distances that say how paragraphs are set apart. */
const ENOUGH_APART = 6
/** Least share of them that separate paragraphs: raised marks and formulas spread lines anywhere. */
const MOSTLY_PARAGRAPHS = 0.9
/** The same where nearly all are one distance: then not marks and formulas make them, and a paragraph may open with a small letter. */
const MOSTLY_AT_ONE_DISTANCE = 0.75
/** Distances are one when they differ by at most this, in points. */
const ONE_DISTANCE = 0.1
/** Least and greatest distance of two lines of one text, in ems of the body: columns and displays are between others. */
const LEAST_LEADING_IN_EMS = 0.8
const GREATEST_LEADING_IN_EMS = 3

/**
 * The usual distance of lines of body type: the one that most letters of two neighbours in a column have. Letters and not lines
 * say it, and no table where there is text: a short paper in double space has more rows of tables, in single space, than lines of text.
 */
export function measureLeading(layouts: readonly PageLayout[], bodySize: number): Leading {
  const columns = layouts.flatMap(layout => layout.columns)
  const text = columns.filter(({ table }) => table === undefined).flatMap(({ lines }) => pitchesOf(lines, bodySize))
  const pitches = text.length > 0 ? text : columns.flatMap(({ lines }) => pitchesOf(lines, bodySize))
  const counts = new Map<number, number>()
  for (const { distance, letters } of pitches) {
    const bin = Math.round(distance / LEADING_BIN)
    counts.set(bin, (counts.get(bin) ?? 0) + letters)
  }
  const [mode] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  const body = mode === undefined ? DEFAULT_RATIO * bodySize : mode[0] * LEADING_BIN
  const paragraph = findParagraphDistance(pitches, body)
  return { body, ratio: body / bodySize, ...(paragraph === undefined ? {} : { paragraph }) }
}

/** The distance of two neighbouring lines of body type. */
interface Pitch {
  readonly distance: number
  /** How many code units the shorter one has. */
  readonly letters: number
  /** The upper line ends a sentence, and the lower opens one without an indent, which would say enough. */
  readonly isBetweenSentences: boolean
}

function pitchesOf(lines: readonly TextLine[], bodySize: number): Pitch[] {
  return lines.flatMap((line, i) => {
    const above = lines[i - 1]
    const distance = pitch(above, line, bodySize)
    if (above === undefined || distance === undefined) return []
    const isFlush = line.box.left - above.box.left < LEAST_INDENT_IN_EMS * bodySize
    const isBetween = SENTENCE_END.test(above.text) && /^\P{Ll}/u.test(line.text)
    const letters = Math.min(above.text.length, line.text.length)
    return [{ distance, letters, isBetweenSentences: isBetween && isFlush }]
  })
}

/**
 * The distance from which lines begin paragraphs, where nearly all lines that are a little further apart than others end
 * and begin sentences.
 */
function findParagraphDistance(pitches: readonly Pitch[], body: number): number | undefined {
  const [least, most] = SET_APART
  const usual = meanNear(body, pitches)
  const apart = pitches.filter(({ distance }) => distance > least * usual && distance < most * usual)
  const between = apart.filter(({ isBetweenSentences }) => isBetweenSentences)
  const share = areOneDistance(apart) ? MOSTLY_AT_ONE_DISTANCE : MOSTLY_PARAGRAPHS
  const isClear = between.length >= ENOUGH_APART && between.length >= share * apart.length
  return isClear ? least * usual : undefined
}

function areOneDistance(pitches: readonly Pitch[]): boolean {
  const sorted = pitches.map(({ distance }) => distance).sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  return (
    sorted.filter(distance => Math.abs(distance - middle) <= ONE_DISTANCE).length >= MOSTLY_PARAGRAPHS * sorted.length
  )
}

/** The mean of the distances in the bin of one: half a bin is a sixth of what sets paragraphs apart. */
function meanNear(body: number, pitches: readonly Pitch[]): number {
  const near = pitches.filter(({ distance }) => Math.abs(distance - body) <= LEADING_BIN / 2)
  return near.length === 0 ? body : near.reduce((sum, { distance }) => sum + distance, 0) / near.length
}

/** Whether type has the size of the body's. */
export function isBodySize(size: number, { body, ratio }: Leading): boolean {
  return Math.abs(size - body / ratio) <= BODY_TOLERANCE
}

function pitch(above: TextLine | undefined, below: TextLine | undefined, bodySize: number): number | undefined {
  if (above === undefined || below === undefined || above.direction !== 0 || below.direction !== 0) return undefined
  if (Math.abs(above.size - bodySize) > BODY_TOLERANCE || Math.abs(below.size - bodySize) > BODY_TOLERANCE)
    return undefined
  const distance = below.baseline - above.baseline
  return distance > LEAST_LEADING_IN_EMS * bodySize && distance < GREATEST_LEADING_IN_EMS * bodySize
    ? distance
    : undefined
}
