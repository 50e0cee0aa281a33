import { rememberFor } from '../../../base/collections/remember.ts'
import type { Block } from '../../../model/page/block.ts'
import type { TextLine, Word } from '../../../model/page/text-line.ts'
import { RAISED_END, RAISED_START } from '../../../base/text/names/name-list.ts'

/** What OCR reads for a small raised mark after a name or before an address, where words have no such character. */
const MISREAD_MARK =
  /(?<=\p{L}{2},?)["'’‘”“®©?!°¥>]{1,2}(?=[,;]?$)|(?<=\p{Ll}{2})T(?=[,;]?$)|^["'’‘”“®©°¥>]{1,2}(?=\p{Lu}\p{Ll})/u

/** Digits that are raised by their own characters. */
const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const RAISED_NUMBER = new RegExp(`[${RAISED_DIGITS}]+`, 'gu')

/** The words of a line as one text; raised text is between {@link RAISED_START} and {@link RAISED_END}. */
export function markedTextOfWords(words: readonly Word[]): string {
  return words
    .map((word, i) => withCapital(markedText(word), words[i - 1]))
    .join(' ')
    .replaceAll(`${RAISED_END} ${RAISED_START}`, ',')
}

/** A small letter at the start of a word that ends in a misread mark: OCR takes the mark for a tall letter. */
const SMALL_BEFORE_MARK = new RegExp(`^\\p{Ll}(?=\\p{Ll}{2,},?${RAISED_START}\\P{N}${RAISED_END})`, 'u')

/** `sturgeon?` after `Donald`, where the sign is a mark, as `Sturgeon?`. */
function withCapital(text: string, before: Word | undefined): string {
  if (before === undefined || !/^\p{Lu}(?:\p{Ll}+|\.)$/u.test(before.text)) return text
  return text.replace(SMALL_BEFORE_MARK, letter => letter.toUpperCase())
}

/** The text of a line with its raised marks, so that `Lee,a Bo` is not read as a name. */
export function markedLine(line: TextLine | undefined): string {
  return line === undefined ? '' : markedTextOfLine(line)
}

const markedTextOfLine = rememberFor(({ words }: TextLine): string => markedTextOfWords(words))

/** The text of a block with its raised marks. */
export const markedTextOfBlock = rememberFor(({ lines }: Block): string => lines.map(markedTextOfLine).join(' '))

function markedText(word: Word): string {
  if (word.runs.length === 0) return word.text
  let text = ''
  let isInside = false
  for (const run of word.runs) {
    const isMark = run.script === 'super'
    if (isMark !== isInside) text += isMark ? RAISED_START : RAISED_END
    text += run.text
    isInside = isMark
  }
  const marked = raiseNumbers((isInside ? text + RAISED_END : text).normalize('NFC'))
  return word.runs.some(run => run.confidence !== undefined) ? marked.replace(MISREAD_MARK, raise) : marked
}

/** `Lee¹` as `Lee` with a raised `1`; digits inside raised text are only replaced. */
function raiseNumbers(text: string): string {
  if (!RAISED_NUMBER.test(text)) return text
  const isMarked = text.includes(RAISED_START)
  return text.replace(RAISED_NUMBER, number => {
    const digits = [...number].map(digit => RAISED_DIGITS.indexOf(digit)).join('')
    return isMarked ? digits : raise(digits)
  })
}

function raise(mark: string): string {
  return RAISED_START + mark + RAISED_END
}
