import { widthOf } from '../../../../base/geometry/box.ts'
import type { TextLine } from '../../../../model/page/text-line.ts'
import { LIST_MARK } from '../list-marks.ts'
import { type CellLine, isNumeric } from '../table-region.ts'

/** A line of a cell that leaves this share of the column free was ended on purpose. */
const MOST_FREE = 0.65
/** Narrowest blank between two words of a cell, in ems. */
const WORD_SPACE_IN_EMS = 0.2
/** How much wider than the widest a line may be, in points: widths are rounded. */
const ROUNDING = 0.5
/** A number with nothing else but a symbol or a mark. */
const NUMBER = /^[<>±+\-−–(]?\s?\d[\d.,]*(?:e[+\-−]?\d+)?[%‰*)]*$/iu
/** A comma, hyphen or the like after a word. */
const OPEN_END = /[\p{L}\d)][,;&_‐–-]$/u
/** How a text begins that continues another one: with a word in small letters or a bracket. The letter of a variable or a compound is no word: `x(0)`, `α-pinene`. */
export const SMALL_LETTER = /^(?:(?!\p{Script=Greek}\P{L})\p{Ll}(?=[\p{Ll}'’.-]|\s\p{L})|[(&])/u
/** A sign or a small word between two numbers or words, at the end of a line: `19.6 ±`, `0.36% to`; and one at the beginning of a cell. */
const DANGLING = /±$|\s(?:\+\/-|×|=|to|of|und|et|de)$|(?:^|\s)(?:and|or)$/iu
const HALF_NUMBER = /^±\s?\d[\d.,]*$/u
/** How a line begins that continues a number or a word above: `± 2.5`, the marks of a note. */
const GOING_ON = /^[/±*†‡§]/u
/** A text in parentheses: below a number it belongs to the number. */
const IN_PARENTHESES = /^\(.*\)$/u
/** A percentage or a range in parentheses, which belongs to the number above; a deviation alone is often a separate row. */
const SHARE_OR_RANGE = /^\(.*(?:%|\d\s?(?:[–—,;-]|to)\s?[-−]?\d).*\)$/u

/** Several numbers in one line. */
const NUMBERS = /\d[,;]\s\d/u
/** An item of a list after a dash. */
const DASHED = /^[-–—*]\s?\p{L}{2}/u
/** A unit after a number: `60 Hz`, `0.5 ms`. */
const UNIT = /(?<=\d\s?)\p{L}{1,3}$/u
/** A word, which a variable or a mark is not. */
const WORD = /\p{L}{2}/u

/** Two lines of one column, one below the other, the line that opens the cell, and the width of the column. */
export interface Pair {
  readonly over: TextLine
  readonly below: TextLine
  readonly opens: TextLine
  readonly widest: number
}

/** What the text of two lines, one below the other, shows about whether they are one cell. */
export type Link = 'share' | 'deviation' | 'again' | 'numbers' | 'list' | 'open' | 'broken' | 'word' | 'item' | 'room'

/**
 * What two lines of a column are to each other: a number and its `share` or `deviation` in parentheses, a cell that
 * begins `again` with the same word, two `numbers`, a `list` of them, an `open` text that continues, one `broken` where the next word had no
 * room, a long `word` that had none beside it, an `item` of a list, or two texts with `room` between them.
 */
export function linkOf(pair: Pair): Link {
  const { over, below } = pair
  if (isPlain(over) && IN_PARENTHESES.test(below.text)) return SHARE_OR_RANGE.test(below.text) ? 'share' : 'deviation'
  if (beginsAgain(pair)) return 'again'
  if (isOpen(pair)) return 'open'
  if (isPlain(over) && isPlain(below)) return NUMBERS.test(over.text) ? 'list' : 'numbers'
  if (isNumber(over)) return 'room'
  if (isBroken(pair)) return over.words.length > 1 ? 'broken' : 'word'
  return isItem(below) && isItem(pair.opens) ? 'item' : 'room'
}

/** Width of the widest line of each column, without lines over several columns. */
export function widestOf(lines: readonly CellLine[]): Map<number, number> {
  const widths = new Map<number, number>()
  for (const { line, column, columnSpan } of lines) {
    if (columnSpan === 1) widths.set(column, Math.max(widths.get(column) ?? 0, widthOf(line.box)))
  }
  return widths
}

/** Whether a line begins with the word that its cell begins with: `Session 1` and `Session 2` are two rows. */
function beginsAgain({ below, opens }: Pair): boolean {
  const [word, ...others] = below.words
  return word !== undefined && others.length > 0 && word.text === opens.words[0]?.text && !SMALL_LETTER.test(word.text)
}

/** Whether the upper line may end where it does because the next word had no room. */
function isBroken({ over, below, widest }: Pair): boolean {
  const [next] = below.words
  if (next === undefined) return false
  const free = widest - widthOf(over.box)
  return free < MOST_FREE * widest && widthOf(next.box) + WORD_SPACE_IN_EMS * over.size > free - ROUNDING
}

/** Whether a line is an item of a list: it begins with a mark, or with a dash and a word. */
function isItem({ text }: TextLine): boolean {
  return LIST_MARK.test(text) || DASHED.test(text)
}

/** Whether a line is a number and nothing else. */
function isNumber({ text }: TextLine): boolean {
  return NUMBER.test(text)
}

/** Whether a text has numbers and signs, and no words but a unit. */
function isPlain({ text }: TextLine): boolean {
  return isNumeric(text) && !WORD.test(text.replace(UNIT, ''))
}

/** Whether the text shows that it continues: by a small letter in a cell that begins with none, or by a comma or hyphen. */
function isOpen({ over, below, opens }: Pair): boolean {
  if (over === opens && HALF_NUMBER.test(over.text) && isNumber(below)) return true
  if (OPEN_END.test(over.text) || DANGLING.test(over.text) || GOING_ON.test(below.text)) return true
  if (!SMALL_LETTER.test(below.text) || SMALL_LETTER.test(opens.text)) return false
  return below.text.startsWith('(') ? WORD.test(over.text) : !isPlain(over)
}
