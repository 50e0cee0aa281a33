import { groupBy } from '../../../base/collections/group-by.ts'
import { type Box, heightOf, overlapX, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Block } from '../../../model/page/block.ts'
import type { TextLine, Word } from '../../../model/page/text-line.ts'
import { findAuthorGrids, GRID_PITCH_IN_EMS, type GridPlace } from '../../decide/front/author-grid.ts'
import { markedTextOfBlock, markedTextOfWords } from '../../decide/front/marked-text.ts'
import { type NamedAddress, readNamedAddresses } from '../../../base/text/names/named-addresses.ts'
import { closeAddresses } from '../../../base/text/web/emails.ts'

/** Words of a line with a wider gap between them are in columns beside each other, in ems. */
const COLUMN_GAP_IN_EMS = 1.7
/** Columns close together have gaps of this many ems and of this many blanks of their line. */
const CLOSE_GAP_IN_EMS = 0.7
const CLOSE_GAP_IN_BLANKS = 2.2

/** Names and addresses of one line are put this far apart, in ems: nearer ones would be in one row, side by side. */
const LEAST_ROW_IN_EMS = 0.6

/** Dots between names are raised by less than this, in ems. */
const POINT_RISE_IN_EMS = 0.6

/** A separate piece of a line of authors: one of several names side by side, or the address below it. */
export interface TitleCell {
  readonly block: Block
  readonly box: Box
  readonly size: number
  /** With raised marks; see `understand/decide/front/marked-text.ts`. */
  readonly text: string
  /** In a grid of authors, and of authors in running text, whether it is below the names; no other cell has this. */
  readonly isBelowNames?: boolean
}

/**
 * The lines of blocks, split where they are in columns beside each other; in a grid of authors (`author-grid.ts`) a word that a
 * line end divides is whole. Authors in running text, with their addresses after them, have separate cells.
 */
export function cutTitleCells(blocks: readonly Block[]): TitleCell[] {
  const lines = blocks.flatMap(block => block.lines.map(line => ({ block, line })))
  const namedIn = new Map(blocks.map(block => [block, readNamedAddresses(markedTextOfBlock(block))]))
  const grids = findAuthorGrids(lines.flatMap(({ line }) => (isPoints(line) ? [] : line)))
  const cells = inRows(lines, grids).flatMap(({ block, line }) => {
    if (isPoints(line)) return []
    const place = grids.get(line)
    if (place !== undefined) return cutAtGutters(line, place, block)
    const named = namedIn.get(block) ?? []
    if (named.length > 0) return line === block.lines[0] ? stackCells(named, block) : []
    return cutLine(withPoints(line, block.lines.filter(isPoints)), block)
  })
  return grids.size === 0 ? joinAddresses(cells) : joinDivided(cells)
}

/** Cells for authors in running text, as if names and addresses were each a line: first the names, below them the address. */
function stackCells(named: readonly NamedAddress[], block: Block): TitleCell[] {
  const texts = named.flatMap(({ names, address }) => [names, address])
  const size = block.lines[0]?.size ?? 0
  const height = Math.max(heightOf(block.box) / texts.length, LEAST_ROW_IN_EMS * size)
  return texts.map((text, i) => {
    const top = block.box.top + i * height
    const isBelowNames = i % 2 === 1
    return { block, size, text: closeAddresses(text), box: { ...block.box, top, bottom: top + height }, isBelowNames }
  })
}

/** The first part of an e-mail address that a line end divides, and the second, whatever follows it. */
const ADDRESS_START = /@\S*[-\u00ad]$/u
const ADDRESS_END = /^[-\p{L}\p{N}.]+\.\p{L}{2,}(?=[\s,;)]|$)/u

/** The cells with each e-mail address whole that a line end divides. */
function joinAddresses(cells: readonly TitleCell[]): TitleCell[] {
  return cells.reduce<TitleCell[]>((joined, cell) => {
    const first = joined.at(-1)
    const end = first !== undefined && ADDRESS_START.test(first.text) ? ADDRESS_END.exec(cell.text)?.[0] : undefined
    if (first === undefined || end === undefined) return [...joined, cell]
    const rest = cell.text.slice(end.length).trim()
    const whole = { ...first, text: first.text.replace(/\u00ad$/u, '') + end }
    return [...joined.slice(0, -1), whole, ...(rest === '' ? [] : [{ ...cell, text: rest }])]
  }, [])
}

/** The lines with those of grids in the order of their rows, where the first of them is: columns may be separate blocks. */
function inRows<T extends { readonly line: TextLine }>(
  lines: readonly T[],
  grids: ReadonlyMap<TextLine, GridPlace>,
): readonly T[] {
  const rowOf = ({ line }: T) => grids.get(line)?.row ?? 0
  const ofGrids = lines.filter(({ line }) => grids.has(line))
  const sorted = [...ofGrids].sort((a, b) => rowOf(a) - rowOf(b) || a.line.box.left - b.line.box.left)
  return lines.flatMap(part => (part === ofGrids[0] ? sorted : grids.has(part.line) ? [] : part))
}

function cutAtGutters(line: TextLine, { gutters, hasNames }: GridPlace, block: Block): TitleCell[] {
  const columnOf = ({ box }: Word) => gutters.filter(gutter => gutter < (box.left + box.right) / 2).length
  const columns = groupBy(line.words.flatMap(splitAddresses), columnOf)
  return [...columns.values()].map(words => ({ ...toCell(words, line, block), isBelowNames: !hasNames }))
}

/** The cells with each that ends inside a word or an address joined to the one below it. */
function joinDivided(cells: readonly TitleCell[]): TitleCell[] {
  const joined: TitleCell[] = []
  for (const cell of cells) {
    const above = joined.findLastIndex(({ box }) => overlapX(box, cell.box) > 0)
    const first = joined[above]
    const text = first === undefined ? undefined : joinDividedTexts(first.text, cell.text)
    if (first !== undefined && text !== undefined && cell.box.top - first.box.bottom < GRID_PITCH_IN_EMS * cell.size) {
      joined[above] = { ...first, text, box: uniteBoxes([first.box, cell.box]) }
    } else joined.push(cell)
  }
  return joined
}

/** Both texts as one, where a line end divides a word. */
export function joinDividedTexts(first: string, second: string): string | undefined {
  const isCapital = first === first.toUpperCase()
  const goesOn = isCapital ? /^\p{Lu}{2}/u.test(second) : /^\p{Ll}/u.test(second)
  return goesOn && /\p{L}[-\u2010\u00ad]$/u.test(first) ? first.slice(0, -1) + second : undefined
}

/** Whether the line is raised dots that separate names and became a line themselves. */
function isPoints(line: TextLine): boolean {
  return /^[.·•⋅∙\s]+$/u.test(line.text)
}

function withPoints(line: TextLine, points: readonly TextLine[]): TextLine {
  const near = points.filter(({ baseline }) => Math.abs(line.baseline - baseline) < POINT_RISE_IN_EMS * line.size)
  if (near.length === 0) return line
  const separators = near.flatMap(({ words }) => words.map(word => ({ ...word, text: '·', runs: [] })))
  return { ...line, words: [...line.words, ...separators].sort((a, b) => a.box.left - b.box.left) }
}

function cutLine(line: TextLine, block: Block): TitleCell[] {
  const groups: Word[][] = []
  const words = line.words.flatMap(splitAddresses)
  // Raised marks and the icons beside them separate the names of a list.
  const isPlain = !words.some(word => word.runs.some(run => run.script === 'super'))
  const closeGap = isPlain ? Math.max(CLOSE_GAP_IN_EMS * line.size, CLOSE_GAP_IN_BLANKS * blankOf(words)) : Infinity
  for (const word of words) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const gap = last === undefined ? 0 : word.box.left - last.box.right
    const isApart =
      last !== undefined &&
      !isInsideList(last, word) &&
      (gap > COLUMN_GAP_IN_EMS * line.size ||
        (gap > closeGap && isBetweenCells(last, word)) ||
        (isAddress(word) && isAddress(last)))
    if (group === undefined || (isApart && !isRaised(word))) groups.push([word])
    else group.push(word)
  }
  return groups.map(words => toCell(words, line, block))
}

function toCell(words: readonly Word[], { size }: TextLine, block: Block): TitleCell {
  return { block, box: uniteBoxes(words.map(word => word.box)), size, text: closeAddresses(markedTextOfWords(words)) }
}

/** The blank of a line, the median of its gaps; infinite where a line has too few gaps. */
function blankOf(words: readonly Word[]): number {
  const gaps = words.slice(1).map((word, i) => word.box.left - (words[i]?.box.right ?? 0))
  return gaps.length < 2 ? Infinity : (gaps.sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? Infinity)
}

/** Whether punctuation between two words says that a list continues, however wide an icon between them is. */
function isInsideList(last: Word, next: Word): boolean {
  return /[;|·•]$/u.test(last.text) || /^[,;|·•]/u.test(next.text)
}

/** Whether a column may end between two words: a list continues at a comma, and a mark belongs to the next word. */
function isBetweenCells(last: Word, next: Word): boolean {
  if (last.text.length < 3 || !/[\p{L}\d.)*†‡§]$/u.test(last.text) || next.text.startsWith('&')) return false
  return ![last, next].some(({ text }) => /^(?:and|und|et|y|i|и)$/iu.test(text))
}

function isAddress(word: Word): boolean {
  return word.text.includes('@')
}

/** Splits a word into the addresses of columns that touch, by its runs. */
function splitAddresses(word: Word): Word[] {
  if ((word.text.match(/@/gu)?.length ?? 0) < 2) return [word]
  const parts = word.runs.filter(run => run.text.includes('@')).length
  if (parts < 2) return [word]
  return word.runs.map(run => ({ text: run.text, box: run.box, runs: [run] }))
}

function isRaised(word: Word): boolean {
  return word.runs.length > 0 && word.runs.every(run => run.script === 'super')
}
