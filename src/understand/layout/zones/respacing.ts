import type { TextRun } from '../../../model/page/page.ts'
import { ALIGNED_SCORE, tabScoreOf, type TabScoreOptions } from './tab-score.ts'

/** A word of a line with the column of monospaced text that its place is projected to. */
export interface ProjectedWord {
  readonly text: string
  /** From 0. */
  readonly column: number
  readonly runs: readonly TextRun[]
}

/** A line of monospaced text. */
export interface RespacedLine {
  /** Words at their columns, blanks between them. */
  readonly text: string
  /** Words in the order of the text. */
  readonly words: readonly ProjectedWord[]
  /** Against the line above; `undefined` for the first line of a block. */
  readonly tabScore: number | undefined
}

/** How lines are respaced. */
export interface RespacingOptions extends TabScoreOptions {
  /** Whether raised and lowered parts are written as `^{…}` and `_{…}`, or as plain text. */
  readonly marksScripts: boolean
  /** Whether cells that blanks were typed before share a column although their places differ by a part of a blank. */
  readonly alignsTyped: boolean
}

/** Blanks are typed to align a word where more white than this is before it, in widths of a character: two blanks. */
const TYPED_GAP_IN_CHARACTERS = 1.5
/** Words that typed blanks align differ by no more than this many columns: half a blank on either side. */
const TYPED_REACH = 1

/** Published: tokens nearer than this to one another, in widths of a character, are one word. */
const JOINED_IN_CHARACTERS = 1 / 3

/**
 * Sets the lines of one block in monospaced text so that what is aligned in print stays aligned.
 *
 * Each word is projected to a column by its left edge and the average width of a character. Successive lines with a
 * tab-score of 0.6 or more are a group: words of one column begin, in all lines of the group, at the first column that
 * is free in all of them. The spaces of a line that is in no group grow only where words would touch.
 *
 *     ez    te      dî-şû-m                 ez  te      dî-şû-m
 *     1SG   2SG.ACC PROG-wash.PRS-1SG  ->   1SG 2SG.ACC PROG-wash.PRS-1SG
 *
 * Never changes the order of words. After Goodman, Georgi and Xia (Freki), section 3.3.
 *
 * @param lines tokens of each line, from left to right
 * @param left where column 0 is, in points: the left edge of the document's text
 */
export function respaceLines(
  lines: readonly (readonly TextRun[])[],
  left: number,
  options: RespacingOptions,
): RespacedLine[] {
  const characterWidth = averageCharacterWidth(lines.flat())
  const exact = lines.map(runs => projectWords(runs, { left, characterWidth, ...options }))
  const projected = options.alignsTyped ? alignTyped(exact, characterWidth) : exact
  const scores = projected.map((words, i) => {
    const above = projected[i - 1]
    return above === undefined ? undefined : tabScoreOf(columnsOf(words), columnsOf(above), options)
  })
  const texts = groupsOf(projected, scores).flatMap(setGroup)
  return projected.map((words, i) => ({ text: texts[i] ?? '', words, tabScore: scores[i] }))
}

/** Average width of a character of the tokens, in points; 1 when there is none. */
function averageCharacterWidth(runs: readonly TextRun[]): number {
  let width = 0
  let characters = 0
  for (const { box, text } of runs) {
    width += box.right - box.left
    characters += lengthOf(text)
  }
  return width > 0 ? width / characters : 1
}

interface Projection {
  readonly left: number
  readonly characterWidth: number
  readonly marksScripts: boolean
}

function projectWords(runs: readonly TextRun[], projection: Projection): ProjectedWord[] {
  const { left, characterWidth, marksScripts } = projection
  const words: TextRun[][] = []
  let end = -Infinity
  for (const run of runs) {
    const word = words.at(-1)
    if (word !== undefined && run.box.left - end < JOINED_IN_CHARACTERS * characterWidth) word.push(run)
    else words.push([run])
    end = run.box.right
  }
  return words.map(word => ({
    text: textOfWord(word, marksScripts),
    column: Math.max(0, Math.floor(((word[0]?.box.left ?? left) - left) / characterWidth + 0.5)),
    runs: word,
  }))
}

/**
 * The lines with words that blanks were typed before moved to the column of such a word in the line above. Authors add blanks
 * until the place looks right, and it differs by less than a blank (footnote 5 of the article).
 */
function alignTyped(lines: readonly (readonly ProjectedWord[])[], characterWidth: number): ProjectedWord[][] {
  const aligned: ProjectedWord[][] = []
  for (const words of lines) {
    const above = typedColumns(aligned.at(-1) ?? [], characterWidth)
    const own = typedColumns(words, characterWidth)
    const moved = words.map(word => {
      const near = [...above].find(column => Math.abs(column - word.column) <= TYPED_REACH)
      const isFixed = near === undefined || above.has(word.column) || !own.has(word.column) || own.has(near)
      return isFixed ? word : { ...word, column: near }
    })
    aligned.push(moved)
  }
  return aligned
}

/** The columns of the words of a line that have more white before them than a blank. */
function typedColumns(words: readonly ProjectedWord[], characterWidth: number): ReadonlySet<number> {
  const typed = words.filter(({ runs }, i) => {
    const end = words[i - 1]?.runs.at(-1)?.box.right
    return end !== undefined && (runs[0]?.box.left ?? end) - end > TYPED_GAP_IN_CHARACTERS * characterWidth
  })
  return new Set(typed.map(({ column }) => column))
}

const SCRIPT_MARKS = { super: '^', sub: '_' } as const

/** The text of tokens without white space between them; neighbours that are raised (lowered) alike share their braces. */
function textOfWord(runs: readonly TextRun[], marksScripts: boolean): string {
  // A soft hyphen that is drawn is a hyphen.
  const texts = runs.map(({ text }) => text.replaceAll('\u00ad', '-'))
  if (!marksScripts) return texts.join('')
  let text = ''
  runs.forEach(({ script }, i) => {
    if (script !== undefined && runs[i - 1]?.script !== script) text += `${SCRIPT_MARKS[script]}{`
    text += texts[i] ?? ''
    if (script !== undefined && runs[i + 1]?.script !== script) text += '}'
  })
  return text
}

function columnsOf(words: readonly ProjectedWord[]): number[] {
  return words.map(word => word.column)
}

/** Successive lines that are aligned with the one above them. */
function groupsOf(
  lines: readonly (readonly ProjectedWord[])[],
  scores: readonly (number | undefined)[],
): (readonly ProjectedWord[])[][] {
  const groups: (readonly ProjectedWord[])[][] = []
  lines.forEach((words, i) => {
    const group = groups.at(-1)
    if (group !== undefined && (scores[i] ?? 0) >= ALIGNED_SCORE) group.push(words)
    else groups.push([words])
  })
  return groups
}

/** The texts of a group's lines: from left to right, words of one column begin where all their lines have room. */
function setGroup(rows: readonly (readonly ProjectedWord[])[]): string[] {
  const texts = rows.map(() => '')
  const next = rows.map(() => 0)
  for (;;) {
    const columns = rows.map((words, row) => words[next[row] ?? 0]?.column ?? Infinity)
    const column = Math.min(...columns)
    if (column === Infinity) return texts
    const beginning = rows.flatMap((words, row) => (columns[row] === column ? [{ words, row }] : []))
    const start = Math.max(column, ...beginning.map(({ row }) => freeColumnOf(texts[row] ?? '')))
    for (const { words, row } of beginning) {
      const index = next[row] ?? 0
      texts[row] = padEnd(texts[row] ?? '', start) + (words[index]?.text ?? '')
      next[row] = index + 1
    }
  }
}

/** The first free column after a text and one blank. */
function freeColumnOf(text: string): number {
  return text === '' ? 0 : lengthOf(text) + 1
}

function padEnd(text: string, length: number): string {
  return text + ' '.repeat(length - lengthOf(text))
}

/** Length in code points, as programs count it that look for columns in a line. */
function lengthOf(text: string): number {
  return [...text].length
}
