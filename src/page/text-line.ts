import type { Box } from '../geometry/box.ts'
import type { Direction, Font, TextRun } from './page.ts'
import type { TableGrid } from './table-grid.ts'

/** Runs without white space between them. */
export interface Word {
  readonly text: string
  readonly box: Box
  readonly runs: readonly TextRun[]
}

/** One printed line of one column. */
export interface TextLine {
  readonly page: number
  readonly box: Box
  readonly baseline: number
  readonly direction: Direction
  readonly words: readonly Word[]
  /** Words with one blank between them. */
  readonly text: string
  /** Font size of most characters. */
  readonly size: number
  /** Font of most characters. */
  readonly font: Font
}

/**
 * What a line is in an example of interlinear glossed text: its heading, the language, its gloss, the translation. The
 * letters are Freki's tags.
 */
export type GlossedTag = 'M' | 'L' | 'G' | 'T'

/** Lines that belong together, in reading order; see `layout/`. */
export interface Block {
  /** Unique in the document, and the same as long as the block begins with the same line; see `layout/blocks/block-ids.ts`. */
  readonly id: string
  readonly page: number
  readonly box: Box
  readonly lines: readonly TextLine[]
  /** The column of text that holds the block: its place, not the block's own. */
  readonly column: Box
  /** Cells of a block that `layout/tables/table-regions.ts` found to be tabular; its lines are the lines of the cells. */
  readonly table?: TableGrid
  /** What each line is, where `layout/blocks/glossed-examples.ts` found the block to be a glossed example. */
  readonly glossed?: readonly GlossedTag[]
}

/** The text of a block, one blank between its lines; hyphens at line ends stay. */
export function textOfBlock(block: Block): string {
  return block.lines.map(line => line.text).join(' ')
}

/** The blocks of each page that has some, in their order. */
export function groupByPage(blocks: readonly Block[]): ReadonlyMap<number, readonly Block[]> {
  const pages = new Map<number, Block[]>()
  for (const block of blocks) {
    const own = pages.get(block.page)
    if (own === undefined) pages.set(block.page, [block])
    else own.push(block)
  }
  return pages
}

/** Characters of a block that are shown of it: enough to find it on the page. */
const OPENING_LENGTH = 60

/** The beginning of a block's text, to show a person which block is meant. */
export function openingOfBlock(block: Block): string {
  return [...textOfBlock(block)].slice(0, OPENING_LENGTH).join('')
}

/** Height of the middle of small letters above their baseline, in ems. */
const LETTER_MIDDLE_IN_EMS = 0.3

/** y of the middle of the small letters of a line, or of a part of one: what it is by against rules and edges. */
export function middleOfLetters({ baseline, size }: { readonly baseline: number; readonly size: number }): number {
  return baseline - LETTER_MIDDLE_IN_EMS * size
}

/** Glyphs of a line: the unit of the account. */
export function glyphsOfLine(line: TextLine): number {
  let glyphs = 0
  for (const word of line.words) for (const run of word.runs) glyphs += run.glyphs
  return glyphs
}

/** Whether a line was recognised from a picture: its signs may be others than the printed ones. */
export function isRecognised(line: TextLine): boolean {
  return line.words.some(word => word.runs.some(run => run.confidence !== undefined))
}

/** Mean confidence of the glyphs of recognised lines, 0 to 1; `undefined` where none was recognised. */
export function confidenceOf(lines: readonly TextLine[]): number | undefined {
  let glyphs = 0
  let sum = 0
  for (const { words } of lines) {
    for (const { runs } of words) {
      for (const run of runs) {
        if (run.confidence === undefined) continue
        glyphs += run.glyphs
        sum += run.glyphs * run.confidence
      }
    }
  }
  return glyphs === 0 ? undefined : sum / glyphs
}
