import type { Block } from '../../../model/page/block.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'
import type { BodyStyle } from '../../evidence/body-style.ts'

/** Type that exceeds the body's by this much is truly larger; less may be rounding. */
export const LARGER_THAN_BODY = 1.05

/** How a block differs from running text. */
export interface HeadingStyle {
  readonly size: number
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isCapital: boolean
  readonly isCentered: boolean
  /** It is centred, and headings of the same type are flush: these are lower. */
  readonly isCentredAboveFlush?: boolean
  /** A drawn line runs below all of it, and no further. */
  readonly isUnderlined: boolean
  /** All of it has another colour than the body. */
  readonly isColored: boolean
}

/** The blocks before and after in the same column. */
export interface Neighbours {
  readonly before: Block | undefined
  readonly after: Block | undefined
}

/** Share of the characters in body type from which a paper has one type: word processors set notes and headings in others. */
const ONE_TYPE = 0.88

/** Whether the type of a line may hide a heading: the paper was typed, or the line recognised, which shows no slant and not every weight. */
export function showsLittleType(body: BodyStyle, line: TextLine): boolean {
  return isRecognised(line) || hasOneType(body, line)
}

/** Whether a paper was typed, as its only type and a line of it show: recognised, or in characters of one width. */
export function hasOneType({ share, isMonospace }: BodyStyle, line: TextLine): boolean {
  return share >= ONE_TYPE && (isMonospace || isRecognised(line))
}

/** Sizes that differ by less are one size, in points. */
const SAME_SIZE_IN_POINTS = 0.4
/** Bold type ranks above lighter type that is larger by less than this share. */
const BOLD_BEATS = 1.4

/**
 * Which of two styles ranks higher by its type: below 0 for the first, above 0 for the second, 0 where the type does
 * not decide. Capitals and bold rank above light type, light type above italic and underlined; among equals the larger size ranks
 * higher, then what is centred where others of its type are flush.
 */
export function compareStyles(a: HeadingStyle, b: HeadingStyle): number {
  const weights = weightOf(b) - weightOf(a)
  const [larger, smaller] = a.size > b.size ? [a, b] : [b, a]
  if (weights !== 0 && larger.size < BOLD_BEATS * smaller.size) return weights
  const size = b.size - a.size
  if (Math.abs(size) > SAME_SIZE_IN_POINTS) return size
  return weights === 0 ? Number(b.isCentredAboveFlush === true) - Number(a.isCentredAboveFlush === true) : weights
}

function weightOf({ isCapital, isBold, isItalic, isUnderlined }: HeadingStyle): number {
  return (isCapital ? 2 : 0) + (isBold ? 2 : 0) - (isItalic || isUnderlined ? 1 : 0)
}
