import { widthOf } from '../../../../base/geometry/box.ts'
import type { TextLine } from '../../../../model/page/text-line.ts'
import { type CellLine, isNumeric } from '../table-region.ts'

/** Distances of lines within this share of the smallest are those inside a cell. */
export const TIGHT = 1.15
/** Least share of the printed lines that continue the row above, in a table whose cells are broken over lines. */
const WRAPPED_SHARE = 0.3
/** Most lines that leave out columns and yet cannot continue the row, as share of those that do. */
const UNFIT_SHARE = 0.34
/** A line of a cell that leaves this share of the column free was ended on purpose. */
const MOST_FREE = 0.65
/** Narrowest blank between two words of a cell, in ems. */
const WORD_SPACE_IN_EMS = 0.2
/** How much wider than the widest a line may be, in points: widths are rounded. */
const ROUNDING = 0.5
/** A line in all columns continues the row when more than this share of them shows it, or one does and the others are sentences. */
const OPEN_SHARE = 0.5
/** Fewest words of a line of a sentence. */
const LEAST_WORDS_OF_SENTENCE = 4
/** A number with nothing else but a symbol or a mark. */
const NUMBER = /^[<>±+\-−–(]?\s?\d[\d.,]*[%‰*)]*$/u
/** A comma, hyphen or the like after a word. */
export const OPEN_END = /[\p{L}\d][,;&‐–-]$/u
/** How a text begins that continues another one: with a word in small letters or a bracket. The letter of a variable is no word: `x(0)`, `α₁`. */
export const SMALL_LETTER = /^(?:\p{Ll}(?=[\p{Ll}\s'’.-])|[(&])/u
/** A sign or a small word between two numbers or words, at the end of a line: `19.6 ±`, `0.36% to`. */
const DANGLING = /\s(?:±|\+\/-|×|=|to|and|or|of|und|et|de)$/u
/** How a line begins that continues a number or a word above: `± 2.5`, the marks of a note. */
const GOING_ON = /^[/±*†‡§]/u
/** A text in parentheses: below a number it belongs to the number. */
const IN_PARENTHESES = /^\(.*\)$/u

/** A percentage or a range in parentheses, which belongs to the number above; a deviation alone is often a separate row. */
const SHARE_OR_RANGE = /^\(.*(?:%|\d\s?(?:[–—,;-]|to)\s?[-−]?\d).*\)$/u

/** One line of print over all columns. */
export type Printed = readonly CellLine[]

/**
 * Joins printed lines, set at one distance, into rows whose cells are broken over several lines.
 *
 *     Slides     made for the    all          row 1: all columns
 *                second course                       continues: fewer columns, each filled above, no room for "second"
 *     Notes      checklists      some         row 2: a column begins again
 *
 * Cells begin at the top of their row, so a row ends where a column is filled that was empty a line above. A line continues
 * the row where each of its columns was filled above by a line without room for its first word: the column's width broke
 * that line. A line that fills as many columns as its row needs more evidence, as rows of short words leave no room
 * either: most of its cells must show it by a small letter, or a comma before it.
 *
 * Gives `undefined` where that explains too few lines: then the rows have one line, and some cells are empty.
 */
export function joinWrappedLines(printed: readonly Printed[]): CellLine[][] | undefined {
  const widths = widestOf(printed.flat())
  const tight = Math.min(...printed.slice(1).flatMap((line, i) => distanceOf(printed[i], line)))
  const rows: Printed[][] = []
  let wrapped = 0
  let unfit = 0
  for (const line of printed) {
    const row = rows[rows.length - 1]
    const above = row?.[row.length - 1]
    if (row === undefined || above === undefined) {
      rows.push([line])
      continue
    }
    const isNear = distanceOf(above, line).every(distance => distance <= TIGHT * tight)
    const fit = isNear && isBelow(line, above) ? fitOf(line, above, { widths, row }) : 'starts'
    if (fit === 'continues') {
      row.push(line)
      wrapped++
    } else {
      rows.push([line])
      if (fit === 'unfit') unfit++
    }
  }
  return wrapped >= WRAPPED_SHARE * printed.length && unfit <= UNFIT_SHARE * wrapped
    ? rows.map(row => row.flat())
    : undefined
}

/** Width of the widest line of each column, without lines over several columns. */
export function widestOf(lines: readonly CellLine[]): Map<number, number> {
  const widths = new Map<number, number>()
  for (const { line, column, columnSpan } of lines) {
    if (columnSpan === 1) widths.set(column, Math.max(widths.get(column) ?? 0, widthOf(line.box)))
  }
  return widths
}

/** The distance of two baselines; empty where they are one, or a line is missing. */
export function distanceOf(above: Printed | undefined, below: Printed): number[] {
  if (above === undefined) return []
  const distance = baselineOf(below) - baselineOf(above)
  return distance > 1 ? [distance] : []
}

function baselineOf(line: Printed): number {
  return Math.max(...line.map(cell => cell.line.baseline))
}

function isBelow(line: Printed, above: Printed): boolean {
  return line.every(cell => above.some(other => other.column === cell.column && other.columnSpan === cell.columnSpan))
}

interface Place {
  readonly widths: ReadonlyMap<number, number>
  /** Lines of the row so far. */
  readonly row: readonly Printed[]
}

function fitOf(line: Printed, above: Printed, { widths, row }: Place): 'continues' | 'starts' | 'unfit' {
  const first = row[0] ?? above
  const pairs = line.flatMap((below): Pair[] => {
    const over = above.find(other => other.column === below.column)
    const opens = first.find(other => other.column === below.column)
    if (over === undefined || opens === undefined) return []
    return [{ over: over.line, below: below.line, opens: opens.line, widest: widths.get(below.column) ?? 0 }]
  })
  const showing = pairs.filter(pair => !isShareOf(pair))
  const open = showing.filter(isOpen).length
  const isWhole = line.length >= first.length
  if (pairs.some(beginsAgain)) return 'starts'
  if (showing.length === 0 && !isWhole && pairs.every(({ below }) => SHARE_OR_RANGE.test(below.text)))
    return 'continues'
  if (showing.length === 0 || !showing.every(goesOn)) return isWhole ? 'starts' : 'unfit'
  const isSentence = (pair: Pair) => pair.over.words.length >= LEAST_WORDS_OF_SENTENCE
  const goOn =
    open > OPEN_SHARE * showing.length || (open > 0 && showing.every(pair => isOpen(pair) || isSentence(pair)))
  if (isWhole) return goOn ? 'continues' : 'starts'
  return open > 0 || showing.some(({ over }) => over.words.length > 1) ? 'continues' : 'unfit'
}

/** Two lines of one column, one below the other, the line that opens the cell, and the width of the column. */
export interface Pair {
  readonly over: TextLine
  readonly below: TextLine
  readonly opens: TextLine
  readonly widest: number
}

/** Whether a line begins with the word that its cell begins with: `Session 1` and `Session 2` are two rows. */
function beginsAgain({ below, opens }: Pair): boolean {
  const [word, ...others] = below.words
  return word !== undefined && others.length > 0 && word.text === opens.words[0]?.text && !SMALL_LETTER.test(word.text)
}

/** Whether the lower line is a share in parentheses below a number. */
export function isShareOf({ over, below }: Pick<Pair, 'over' | 'below'>): boolean {
  return isNumber(over) && IN_PARENTHESES.test(below.text)
}

/** Whether the lower line continues the upper one. */
export function goesOn(pair: Pair): boolean {
  return isOpen(pair) || isBroken(pair)
}

/** Whether the upper line may end where it does because the next word had no room. */
function isBroken({ over, below, widest }: Pair): boolean {
  const [next] = below.words
  if (next === undefined || isNumber(over) || (isNumeric(over.text) && isNumeric(below.text) && isShort(over)))
    return false
  const free = widest - widthOf(over.box)
  return free < MOST_FREE * widest && widthOf(next.box) + WORD_SPACE_IN_EMS * over.size > free - ROUNDING
}

/** Whether a line is a number and nothing else. */
export function isNumber({ text }: TextLine): boolean {
  return NUMBER.test(text)
}

function isShort({ words }: TextLine): boolean {
  return words.length <= 2
}

/** Whether the text shows that it continues: by a small letter in a cell that begins with none, or by a comma or hyphen. */
function isOpen({ over, below, opens }: Pair): boolean {
  if (OPEN_END.test(over.text) || DANGLING.test(over.text) || GOING_ON.test(below.text)) return true
  return SMALL_LETTER.test(below.text) && !SMALL_LETTER.test(opens.text)
}
