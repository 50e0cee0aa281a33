import { overlapX } from '../../../base/geometry/box.ts'
import type { Block } from '../../../model/page/block.ts'
import { groupByPage } from '../../evidence/blocks.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { matchHeadingKeyword } from '../../../base/text/labels/match-keywords.ts'
import { parseSectionNumber } from '../../../base/text/labels/section-number.ts'
import type { DecidedSoFar } from '../decision.ts'
import type { Evidence } from '../evidence.ts'

/** How the text and the headings of a document are set: font and size, and where their lines begin. */
export interface TextStyles {
  /** Styles of running text and of the blocks right above it in its column. */
  readonly styles: ReadonlySet<string>
  /** Blocks of running text, by page. */
  readonly textByPage: ReadonlyMap<number, readonly Block[]>
}

/** Edges and centres of a column differ by less than this, in points. */
const SAME_COLUMN_PLACE = 2
/** Headings are at most this far above their text, in ems. */
const ABOVE_TEXT_IN_EMS = 2.5

/** `IV. RESULTS`: the number and the name of a section, which may be indented by any width. */
const ROMAN_SECTION = /^[IVX]{1,5}\.\s+\p{Lu}[\p{L}\s]{4,}$/u

/** The styles of text and headings: `isProse` says which blocks are running text. */
export function findTextStyles(
  { blocks, body }: Evidence,
  decided: DecidedSoFar,
  isProse: (block: Block) => boolean,
): TextStyles {
  const styles = new Set<string>()
  const text: Block[] = []
  blocks.forEach((block, i) => {
    if (decided.has(block) || block.table !== undefined || !isProse(block)) return
    text.push(block)
    styles.add(styleOf(block.lines[0]))
    const above = blocks[i - 1]
    if (above === undefined || above.column !== block.column || decided.has(above)) return
    if (block.box.top - above.box.bottom < ABOVE_TEXT_IN_EMS * body.size) styles.add(styleOf(above.lines[0]))
  })
  return { styles, textByPage: groupByPage(text) }
}

/**
 * Whether a short block is set like text or headings of the document: it is a heading's key word, or it has their style
 * and begins at the edge or is in the centre of a column of text, or with the Roman number of a section.
 */
export function isSetLikeText(block: Block, { styles, textByPage }: TextStyles): boolean {
  const first = block.lines[0]
  if (first === undefined || !/\p{L}{2}/u.test(first.text)) return false
  if (matchHeadingKeyword(first.text)?.score === 1) return true
  if (styles.has(styleOf(first)) && ROMAN_SECTION.test(first.text)) return true
  const text = textByPage.get(block.page) ?? []
  const isInPlace = text.some(({ box, column }) => {
    if (overlapX(box, block.box) <= 0) return false
    const isLeft =
      Math.abs(first.box.left - box.left) < SAME_COLUMN_PLACE ||
      Math.abs(first.box.left - column.left) < SAME_COLUMN_PLACE
    return isLeft || Math.abs(centreOf(first.box) - centreOf(column)) < SAME_COLUMN_PLACE
  })
  return isInPlace && (styles.has(styleOf(first)) || parseSectionNumber(first.text)?.style === 'arabic')
}

function centreOf({ left, right }: { left: number; right: number }): number {
  return (left + right) / 2
}

function styleOf(line: TextLine | undefined): string {
  return line === undefined ? '' : `${line.font.name} ${Math.round(line.size * 2) / 2}`
}
