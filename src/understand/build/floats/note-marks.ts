import type { TextLine } from '../../../model/page/text-line.ts'

/** Longest raised text that is a mark: `ab`, `12`. */
const LONGEST_MARK = 2
/** Signs that mark notes, raised or not. */
const SIGNS = /^[*∗†‡§¶#]+/u

/**
 * The marks that a note below a table explains, in the order of its text and in the forms of {@link toNoteMark}: raised letters and
 * numbers before a word or alone, and signs at the start of one. Raised text after a word is an exponent or calls another note.
 */
export function marksOfNote(lines: readonly TextLine[]): string[] {
  const marks = lines.flatMap(line =>
    line.words.flatMap(({ text, runs: [first] }) => {
      const sign = SIGNS.exec(text)?.[0]
      if (sign !== undefined) return [sign]
      const raised = first?.script === 'super' ? first.text.replace(/[,;.:)\s]+$/u, '') : ''
      return raised !== '' && raised.length <= LONGEST_MARK ? [raised] : []
    }),
  )
  return [...new Set(marks.map(toNoteMark))]
}

/** A mark in the form in which marks are compared: typesetters write the asterisk in two ways. */
export function toNoteMark(text: string): string {
  return text.replaceAll('∗', '*')
}
