import type { Page, TextRun } from '../../page/page.ts'
import type { TextLine } from '../../page/text-line.ts'
import { isOpening, mirrorOf, readingOrder } from '../../text/characters/bidi.ts'
import { hasRightToLeft } from '../../text/characters/unicode.ts'
import { lineOfRuns } from '../lines/lines.ts'

/** A run, or the white space between two, and its level: odd ones run to the left. */
interface Part {
  readonly run: TextRun | undefined
  readonly text: string
  readonly level: number
}

const BLANK = ' '

/**
 * The line with its runs in the order in which they are read, where it has text of both directions or stands on a
 * mirrored page; else the line itself.
 *
 * A line without letters of right-to-left scripts on a mirrored page (a foreign entry of a bibliography) is read from the
 * left as a whole. Brackets get the sign they are read as, see `readBrackets`.
 */
export function orderLine(line: TextLine, { isMirrored = false }: Page): TextLine {
  const isMixed = hasRightToLeft(line.text)
  if (!isMixed && !isMirrored) return line
  const printed = line.words.flatMap(({ runs }, i): (TextRun | undefined)[] =>
    i === 0 ? [...runs] : [undefined, ...runs],
  )
  const texts = printed.map(run => run?.text ?? BLANK)
  const { order, levels } = isMixed
    ? readingOrder(texts, isMirrored ? 'rtl' : 'ltr')
    : { order: printed.map((_, i) => printed.length - 1 - i), levels: [] }
  const parts = order.map((i): Part => ({ run: printed[i], text: texts[i] ?? BLANK, level: levels[i] ?? 0 }))
  const runs = readBrackets(parts).flatMap(({ run, text }, i) =>
    run === undefined ? [] : [{ ...run, text, spaceBefore: i === 0 || parts[i - 1]?.run === undefined }],
  )
  const { words, text } = lineOfRuns(runs, line)
  return { ...line, words, text }
}

/**
 * The parts with each bracket or pointed quote as the sign that it is read as.
 *
 *     printed:  (CBA)      stored by shape:    ")" "A" "B" "C" "("   or as it is read:  "(" "A" "B" "C" ")"
 *
 * Files store either, and some the one for both directions. A sign right before a letter or figure and not right behind
 * one opens, the reverse closes; others in right-to-left text go as most of these in the line, or are taken for
 * shapes (UAX #9, rule L4) where there are none.
 */
function readBrackets(parts: readonly Part[]): readonly Part[] {
  const meant = parts.map(({ text }, i) => meantText(text, parts[i - 1]?.text ?? '', parts[i + 1]?.text ?? ''))
  const told = parts.flatMap(({ text, level }, i) =>
    level % 2 === 1 && meant[i] !== undefined ? [text !== meant[i]] : [],
  )
  const areShapes = told.filter(isShape => isShape).length * 2 >= told.length
  return parts.map((part, i) => {
    const mirrored = part.level % 2 === 1 && areShapes ? mirrorOf(part.text) : undefined
    return { ...part, text: meant[i] ?? mirrored ?? part.text }
  })
}

/** The text with the signs that their neighbours ask for; `undefined` where these tell nothing of any of them. */
function meantText(text: string, before: string, after: string): string | undefined {
  let isTold = false
  const whole = before + text + after
  const meant = text.replace(/[\p{Ps}\p{Pe}\p{Pi}\p{Pf}]/gu, (sign, index: number) => {
    const at = before.length + index
    const isBehind = /[\p{L}\p{M}\p{N}]$/u.test(whole.slice(0, at))
    const isBefore = /^[\p{L}\p{N}]/u.test(whole.slice(at + 1))
    const other = mirrorOf(sign)
    if (other === undefined || isBehind === isBefore) return sign
    isTold = true
    return isOpening(sign) === isBefore ? sign : other
  })
  return isTold ? meant : undefined
}
