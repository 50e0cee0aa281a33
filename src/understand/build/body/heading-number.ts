import { codePointsOf } from '../../../base/text/characters/unicode.ts'
import { misreadNumberOf } from '../../../base/text/labels/misread-numbers.ts'
import { parseSectionNumber } from '../../../base/text/labels/section-number.ts'
import type { Inline, PrintedLine } from '../../../model/paper/paper.ts'
import { type PrintedText, textWithoutMarks } from '../paragraphs/inlines.ts'

/** The title without its printed number, the word that announces it (`Appendix A`), and the sign and blank after it. */
export function dropNumber(title: PrintedText, number: string | undefined): PrintedText {
  if (number === undefined) return title
  const text = textWithoutMarks(title.content)
  const rest = parseSectionNumber(text)?.rest ?? text.slice(misreadNumberOf(text).length)
  if (!text.endsWith(rest)) return title
  const dropped = text.slice(0, text.length - rest.length)
  return { content: dropText(title.content, dropped.length), lines: dropFromLines(title.lines, codePointsOf(dropped)) }
}

function dropText(inlines: readonly Inline[], count: number): Inline[] {
  let left = count
  return inlines.flatMap(inline => {
    if (inline.type !== 'text' || left === 0) return [inline]
    const drop = Math.min(left, inline.text.length)
    left -= drop
    return drop === inline.text.length ? [] : [{ ...inline, text: inline.text.slice(drop) }]
  })
}

/** Lines and words keep their boxes: the number is printed on them. */
function dropFromLines(lines: readonly PrintedLine[], count: number): PrintedLine[] {
  const shift = <T extends { readonly start: number; readonly end: number }>(range: T): T => ({
    ...range,
    start: Math.max(0, range.start - count),
    end: Math.max(0, range.end - count),
  })
  return lines.map(line => ({
    ...shift(line),
    ...(line.words === undefined ? {} : { words: line.words.map(shift).filter(({ end }) => end > 0) }),
  }))
}
