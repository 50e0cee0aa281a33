import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'

/** Characters that OCR reads in small raised digits and daggers; none of them opens a sentence. */
const MISREAD = '[*∗°®©¥§>^|~+¢£€!?†‡¶#`´@]'
/** Quotation marks are read for raised digits, too; one that is closed in its line is one. */
const QUOTE = '[\'"‘’“”]'
const QUOTES_ALONE = new RegExp(`^${QUOTE}+$`, 'u')
/** A mark without a space before the next word, or before a word with a capital. */
const GLUED = new RegExp(`^(?:${MISREAD}{1,2}|${QUOTE}{1,2}|\\d{1,3})(?=https?:|www\\.|\\p{L}{2})`, 'u')
const APART = new RegExp(`^(?:${MISREAD}{1,2}|${QUOTE}|[tlI])(?=\\s(?:\\p{Lu}\\p{L}|https?:|www\\.))`, 'u')
/** A mark and the stop after it, which may be read for a comma: `*, The river`, `t. A river`. */
const STOPPED = new RegExp(`^(?:${MISREAD}{1,2}|${QUOTE}|[tl])[.,](?=\\s["'“‘(]?\\p{Lu})`, 'u')
/** A letter that does not belong to the word after it: `tWilhelmstraße`, `Shttp://`. */
const LETTER = /^(?:[a-z](?=\p{Lu}\p{Ll})|[A-Z](?=https?:|www\.))/u
/** A capital does not belong to a short word after it that opens sentences: `SThe river`; names as `WSsim` have capitals inside. */
const CAPITAL =
  /^\p{Lu}(?=(?:The|This|These|Those|That|They|It|We|In|For|As|At|On|To|By|From|With|See|If|Our|Der|Die|Das|Dies|Diese|Ein|Eine|Sie|Es|Er|Wir|Im|Am|Bei|Vgl|Siehe|Hier|Le|La|Les|Il|El|Los|Las|Un|Una|Une)\s)/u

/**
 * What a recognised note opens with in the place of its mark, as it was read; `undefined` where nothing resembles a
 * mark.
 */
export function readMisreadMark(line: TextLine): string | undefined {
  if (!isRecognised(line)) return undefined
  const mark = [GLUED, APART, STOPPED, LETTER, CAPITAL].map(pattern => pattern.exec(line.text)?.[0]).find(read => read)
  if (mark === undefined || (QUOTES_ALONE.test(mark) && hasQuote(line.text.slice(mark.length)))) return undefined
  return mark
}

/** A quotation mark that is not an apostrophe inside a word. */
function hasQuote(text: string): boolean {
  return /["“”]|['‘’](?!\p{L})/u.test(text)
}
