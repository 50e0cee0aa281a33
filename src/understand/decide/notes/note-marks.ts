import type { TextLine } from '../../../model/page/text-line.ts'
import { foldForms } from '../../../base/text/characters/fold-forms.ts'

/** A symbol, and the stop after it: `*. See there.` */
const SYMBOL = /^([*∗†‡§¶‖#⋆★]+)(?:[.,)](?=\s))?/u
const NUMBER = /^[([]?(\d{1,3}|[a-z])[)\].]?(?=\s|\p{L}|$)/u
/** A letter that is not raised needs a sign after it: `a` alone is a word. */
const LETTER = /^(?:[([][a-z][)\]]|[a-z][).])\s/u
/** A letter alone before a sentence: `b The river`. */
const BARE_LETTER = /^([a-z])\s+(?=["“«„]?\p{Lu})/u

/** The mark that opens a note, as printed, but for digits: `۳` and `３` give `3`. */
export interface FootnoteMark {
  readonly mark: string
  /** It is raised or a symbol: stronger than a plain number. */
  readonly isSure: boolean
  /** Words of the line that make up the mark, and characters of the last of them that do. */
  readonly characters: number
}

/** The footnote mark that a line starts with, or `undefined`. */
export function readFootnoteMark(line: TextLine): FootnoteMark | undefined {
  const run = line.words[0]?.runs[0]
  if (run === undefined) return undefined
  const symbol = SYMBOL.exec(line.text)
  if (symbol?.[1] !== undefined) {
    return { mark: toPlainSymbol(symbol[1]), isSure: true, characters: symbol[0].length }
  }
  const number = NUMBER.exec(foldForms(line.text))
  if (number === null || number[1] === undefined) return undefined
  if (run.script === 'super' && number[1] === foldForms(run.text).replace(/^[([]|[).\]]$/g, '')) {
    return { mark: number[1], isSure: true, characters: run.text.length }
  }
  if (/[a-z]/.test(number[1]) && !LETTER.test(line.text)) return undefined
  return { mark: number[1], isSure: false, characters: number[0].length }
}

/** The letter without any sign that a line starts with: a mark only where it is called, or follows the one before. */
export function readBareLetter(line: TextLine): FootnoteMark | undefined {
  const mark = BARE_LETTER.exec(line.text)?.[1]
  return mark === undefined ? undefined : { mark, isSure: false, characters: mark.length }
}

/** One character for the stars that fonts have. */
export function toPlainSymbol(mark: string): string {
  return mark.replace(/[∗⋆★]/gu, '*')
}
