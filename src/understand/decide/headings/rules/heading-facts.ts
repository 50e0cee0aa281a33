import type { KeywordMatch } from '../../../../base/text/keywords/keyword-lookup.ts'
import type { SectionNumber } from '../../../../base/text/labels/section-number.ts'

/** How the type of a block differs from that of the body. */
export interface LookFacts {
  readonly isBolder: boolean
  readonly isLarger: boolean
  readonly isMuchLarger: boolean
  readonly isCapital: boolean
  readonly isSlanted: boolean
  /** In another font, neither bold nor italic. */
  readonly isOtherFont: boolean
  readonly isInFontOfHeadings: boolean
  readonly isUnderlined: boolean
  readonly isColored: boolean
  readonly isCentered: boolean
  /** The file calls it a heading. */
  readonly isTagged: boolean
}

/** What the words of a block are like. */
export interface WordFacts {
  /** The number of a section before further words. */
  readonly number: SectionNumber | undefined
  readonly keyword: KeywordMatch | undefined
  readonly isLong: boolean
  /** What its end is like, where headings rarely end so. */
  readonly ending: 'sentence' | 'question' | 'colon' | 'open' | undefined
  readonly startsSmall: boolean
  readonly hasBullet: boolean
  readonly isStatement: boolean
  readonly isFormula: boolean
  readonly isRowOfCells: boolean
  readonly isLabelsOfParts: boolean
}

/** Where a block is. */
export interface PlaceFacts {
  readonly hasSpaceAbove: boolean
  readonly hasSpaceBelow: boolean
  /** A short open line between a finished paragraph and a longer text. */
  readonly isAlone: boolean
  readonly isApartInOneType: boolean
  readonly isInOutline: boolean
  readonly isItem: boolean
  /** One line as wide as its column, with no paragraph set in below. */
  readonly fillsColumn: boolean
  readonly opensText: boolean
}

/** All that the rules of headings see of a block (`heading-rules.ts`). */
export interface HeadingFacts extends LookFacts, WordFacts, PlaceFacts {}

/** Whether the type of a block tells it from the body, or the file does. */
export function hasLook(facts: LookFacts): boolean {
  const { isBolder, isLarger, isCapital, isSlanted, isInFontOfHeadings } = facts
  const { isUnderlined, isColored, isCentered, isTagged } = facts
  const isOtherType = isBolder || isLarger || isCapital || isSlanted || isInFontOfHeadings
  return isOtherType || isUnderlined || isColored || isCentered || isTagged
}
