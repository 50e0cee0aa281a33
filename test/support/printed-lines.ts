import { execFileSync, spawnSync } from 'node:child_process'
import type { Box } from '../../src/base/geometry/box.ts'
import type { Inline, Paper, PaperBlock, PrintedLine, Section } from '../../src/model/paper/paper.ts'

/** Whether `pdftotext` is installed. */
export const HAS_POPPLER = spawnSync('pdftotext', ['-v']).error === undefined

/** A printed line with the text of its range. */
export interface LineWithText {
  readonly line: PrintedLine
  readonly text: string
}

/** A text that has printed lines. */
export interface LinedText {
  readonly id: string
  readonly text: string
  readonly lines: readonly PrintedLine[]
}

/** All texts of a paper with their lines: blocks, captions, headings, cells, the title page. */
export function linedTextsOf({ front, sections }: Paper): LinedText[] {
  return [
    { id: 'front', text: front.printedLines.join('\n'), lines: front.lines },
    ...[...front.abstract, ...front.footnotes].flatMap(textsOfBlock),
    ...sections.flatMap(textsOfSection),
  ]
}

function textsOfSection(section: Section): LinedText[] {
  const { id, title, lines, blocks, sections } = section
  return [{ id, text: textOf(title), lines }, ...blocks.flatMap(textsOfBlock), ...sections.flatMap(textsOfSection)]
}

function textsOfBlock(block: PaperBlock): LinedText[] {
  if (block.type === 'page-break') return []
  const { id, lines } = block
  if (block.type === 'doubt') return [{ id, text: block.text, lines }]
  if (block.type === 'paragraph' || block.type === 'footnote') return [{ id, text: textOf(block.content), lines }]
  const cells = block.type === 'table' ? block.rows.flat() : []
  return [
    { id, text: textOf(block.caption), lines },
    ...cells.map(cell => ({ id, text: textOf(cell.content), lines: cell.lines })),
  ]
}

function textOf(content: readonly Inline[]): string {
  return content.map(inline => (inline.type === 'text' ? inline.text : '')).join('')
}

/** The text of each line of a text. */
export function textsOfLines({ text, lines }: LinedText): LineWithText[] {
  const characters = [...text]
  return lines.map(line => ({ line, text: characters.slice(line.start, line.end).join('') }))
}

interface PopplerWord extends Box {
  readonly text: string
}

/** Words of each page as poppler places them. */
export function popplerWords(file: string): readonly (readonly PopplerWord[])[] {
  const xml = execFileSync('pdftotext', ['-bbox-layout', file, '-'], { encoding: 'utf8', maxBuffer: 2 ** 28 })
  return xml
    .split('<page ')
    .slice(1)
    .map(page => [...page.matchAll(WORD)].map(toWord))
}

const WORD = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g

function toWord([, left, top, right, bottom, text = '']: RegExpMatchArray): PopplerWord {
  return { left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom), text }
}

/** How many lines are compared with poppler's, and which of them differ. */
export interface PlaceComparison {
  readonly compared: number
  readonly differing: readonly string[]
}

/** Furthest a line's box may reach out of that of poppler's words, in points. */
const TOLERANCE = 1

/** Compares lines with the words that poppler has at the same place; where it has none nothing is compared. */
export function compareWithPoppler(
  lines: readonly LineWithText[],
  pages: readonly (readonly PopplerWord[])[],
): PlaceComparison {
  const differing: string[] = []
  let compared = 0
  for (const { line, text } of lines) {
    const words = (pages[line.page - 1] ?? []).filter(word => hasMiddleIn(word, line))
    if (words.length === 0) continue
    compared++
    if (!isWithin(line, words) || !hasLetters(words, text)) differing.push(`page ${line.page}: ${text}`)
  }
  return { compared, differing }
}

function hasMiddleIn(word: Box, box: Box): boolean {
  const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2]
  return x > box.left && x < box.right && y > box.top && y < box.bottom
}

function isWithin(line: Box, words: readonly Box[]): boolean {
  return (
    line.left >= Math.min(...words.map(word => word.left)) - TOLERANCE &&
    line.right <= Math.max(...words.map(word => word.right)) + TOLERANCE &&
    line.top >= Math.min(...words.map(word => word.top)) - TOLERANCE &&
    line.bottom <= Math.max(...words.map(word => word.bottom)) + TOLERANCE
  )
}

/** Whether the words have the letters of the text; numbers of headings and marks of notes are not in it. */
function hasLetters(words: readonly PopplerWord[], text: string): boolean {
  const printed = sortedLetters(words.map(word => word.text).join(''))
  const own = sortedLetters(text)
  return own === '' || printed === own || printed.length - own.length <= LONGEST_NUMBER
}

/** Letters that a heading may lose with its number: `VIII`, `Appendix A`. */
const LONGEST_NUMBER = 9

function sortedLetters(text: string): string {
  return [...text.replace(/&\w+;/g, '').normalize('NFKC').replace(/\P{L}/gu, '')].sort().join('')
}
