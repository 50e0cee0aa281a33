import type { TextRun } from '../../../../model/page/page.ts'

/** The micro sign beside a Greek letter, and the increment before two: fonts have one glyph for the sign and the letter. */
const SIGN_IN_WORD = /\u{B5}(?=\p{Script=Greek})|(?<=\p{Script=Greek})\u{B5}|\u{2206}(?=\p{Script=Greek}{2})/gu
const LETTERS: Readonly<Record<string, string>> = { '\u{B5}': 'μ', '\u{2206}': 'Δ' }
const SIGN = /[\u{B5}\u{2206}]/u

/** The run with the Greek letters that the names of its glyphs take for signs: Adobe's list calls the micro sign `mu`. */
export function readGreek(run: TextRun): TextRun {
  if (!SIGN.test(run.text)) return run
  const text = run.text.replace(SIGN_IN_WORD, sign => LETTERS[sign] ?? sign)
  return text === run.text ? run : { ...run, text }
}
