import type { Page, TextRun } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { foldForms } from '../../../base/text/characters/fold-forms.ts'
import { isOpening, mirrorOf, readingOrder } from '../../../base/text/characters/bidi.ts'
import { hasRightToLeft } from '../../../base/text/characters/unicode.ts'
import { lineOfRuns } from '../lines/lines.ts'

/** A run, or the white space between two runs, with its level: odd levels are read to the left. */
interface Part {
  readonly run: TextRun | undefined
  readonly text: string
  readonly level: number
}

const BLANK = ' '

/**
 * The line with its runs in reading order, where it has text of both directions or is on a mirrored page; else the line
 * itself.
 *
 * On a mirrored page a line without letters of right-to-left scripts (a foreign entry of a bibliography) is read from the
 * left as a whole, but for the label at its right end. Brackets become the characters that they are read as, see `readBrackets`.
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
    : { order: orderOfForeign(texts, line.words[0]?.runs.length ?? 0), levels: [] }
  const parts = order.map((i): Part => ({ run: printed[i], text: texts[i] ?? BLANK, level: levels[i] ?? 0 }))
  const runs = readBrackets(parts).flatMap(({ run, text }, i) =>
    run === undefined ? [] : [{ ...run, text, spaceBefore: i === 0 || parts[i - 1]?.run === undefined }],
  )
  const { words, text } = lineOfRuns(runs, line)
  return { ...line, words, text }
}

/** The number of an entry or the sign of an item, which is at the right of the lines even where these run to the right. */
const LABEL = /^(?:[[(]\d{1,3}[\])]|\d{1,3}\.|[•·▪–—*-])$/u

/**
 * The order in which a line without right-to-left letters on a mirrored page is read, given the parts from its right end.
 *
 * @param ofFirst number of parts of the word at the right end
 */
function orderOfForeign(texts: readonly string[], ofFirst: number): number[] {
  const order = texts.map((_, i) => texts.length - 1 - i)
  const label = order.slice(-ofFirst)
  if (label.length === order.length || !LABEL.test(foldForms(label.map(i => texts[i]).join('')))) return order
  return [...label, ofFirst, ...order.slice(0, -ofFirst - 1)]
}

/**
 * The parts with each bracket or pointed quote as the character that it is read as.
 *
 *     printed:  (CBA)      stored by shape:    ")" "A" "B" "C" "("   or as it is read:  "(" "A" "B" "C" ")"
 *
 * Files store either; some store the same one in both directions. A bracket right before a letter or digit, and not
 * right after one, opens; the reverse closes. The others in right-to-left text are stored as most of these in the line
 * are. Where there are none, they are taken for shapes (UAX #9, rule L4).
 */
function readBrackets(parts: readonly Part[]): readonly Part[] {
  const meant = parts.map(({ text }, i) => meantText(text, parts[i - 1]?.text ?? '', parts[i + 1]?.text ?? ''))
  const decided = parts.flatMap(({ text, level }, i) =>
    level % 2 === 1 && meant[i] !== undefined ? [text !== meant[i]] : [],
  )
  const areShapes = decided.filter(isShape => isShape).length * 2 >= decided.length
  return parts.map((part, i) => {
    const mirrored = part.level % 2 === 1 && areShapes ? mirrorOf(part.text) : undefined
    return { ...part, text: meant[i] ?? mirrored ?? part.text }
  })
}

/** The text with the brackets that their neighbours ask for; `undefined` where the neighbours decide none of them. */
function meantText(text: string, before: string, after: string): string | undefined {
  let isDecided = false
  const whole = before + text + after
  const meant = text.replace(/[\p{Ps}\p{Pe}\p{Pi}\p{Pf}]/gu, (bracket, index: number) => {
    const at = before.length + index
    const isBehind = /[\p{L}\p{M}\p{N}]$/u.test(whole.slice(0, at))
    const isBefore = /^[\p{L}\p{N}]/u.test(whole.slice(at + 1))
    const other = mirrorOf(bracket)
    if (other === undefined || isBehind === isBefore) return bracket
    isDecided = true
    return isOpening(bracket) === isBefore ? bracket : other
  })
  return isDecided ? meant : undefined
}
