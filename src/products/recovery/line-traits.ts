import { matchCaptionLabel } from '../../base/text/labels/match-keywords.ts'
import { splitSentences } from '../../base/text/sentences/sentence.ts'
import { findEmails } from '../../base/text/web/emails.ts'

/** Characters before and after a line end by which is decided whether a sentence ends there. */
const SEEN_BEFORE = 80
const SEEN_AFTER = 40
/** A quick test that every numbered caption passes, in any language, tried before the tables of key words. */
const CAPTION_START = /^\p{Lu}[\p{L}.\s]{1,24}[\dIVXLA-Z][\dIVXL.-]*[a-z]?\s?[:.|—–-]/u
const STOP_AT_END = /[.?!…。！？｡]["'”’»“‘›)\]}\d*†‡]*$/u
const SMALL_START = /^[„“"'«‘’(\[–—-]?\s?[\p{Ll}\p{Lo}]/u
const HYPHEN_AT_END = /\p{L}[-‐‑\u00ad]$/u
const BARE_NUMBER = /^[-–—[(|\s]*(?:(?:page|p\.|seite|s\.|стр\.|str\.)\s*)?(?:\d{1,4}|[ivxlc]{1,6})[-–—\])|\s]*$/i
const NOTE_LABEL = /^(\d{1,3}|[*†‡§¶]+|[¹²³⁴-⁹]+)\s?(?=["“„«(]?\p{Lu}|https?:|www\.|\p{Ll}+\.\p{Ll}+\/)/u
const LIST_MARK = /^(?:[•▪◦‣·]|[-–—]\s|\(?(?:\d{1,2}|[a-zа-ш]|[ivx]{1,4})\)\s|\d{1,2}\.\s)/u
const ENTRY_MARK = /^\[[\p{L}\d+]{1,8}\]\s?|^\d{1,3}\.\s/u
/** `Smith, J.`, `van der Berg, Anna`, `Smith AB,`, `J. Smith,` at the head of an entry of references. */
const ENTRY_NAME =
  /^(?:(?:\p{L}[\p{L}’'-]+\s){0,3}\p{Lu}[\p{L}’'-]+(?:,\s\p{Lu}|\s\p{Lu}{1,3}[.,]|\s\(eds?\b)|(?:\p{Lu}\.[\s-]?){1,3}\p{Lu}\p{L}+[\s,])/u

/** Whether a line ends with punctuation that may end a sentence, perhaps before closing quotes, brackets or note marks. */
export function endsWithStop(line: string): boolean {
  return STOP_AT_END.test(line)
}

/** Whether a sentence ends between two lines: `et al.` and `Fig.` do not end one. */
export function endsSentence(line: string, next: string, language: string): boolean {
  if (!endsWithStop(line)) return false
  const before = line.slice(-SEEN_BEFORE)
  return splitSentences(`${before} ${next.slice(0, SEEN_AFTER)}`, language).some(({ end }) => end === before.length)
}

/** Whether a line starts inside a sentence: with a small letter, or one of a script without capitals. */
export function startsSmall(line: string): boolean {
  return SMALL_START.test(line)
}

/** Whether a line ends in a hyphen, so that its last word may continue on the next line. */
export function endsWithHyphen(line: string): boolean {
  return HYPHEN_AT_END.test(line)
}

/** Whether a line is nothing but a page number. */
export function isBareNumber(line: string): boolean {
  return BARE_NUMBER.test(line)
}

export function opensCaption(line: string): boolean {
  if (!CAPTION_START.test(line)) return false
  const label = matchCaptionLabel(line.slice(0, SEEN_BEFORE))
  return label !== undefined && label.isCaption && label.number !== '' && label.separator !== ''
}

/** The mark that opens a note, e.g. `3`; `undefined` where the line has none. */
export function noteLabelOf(line: string): string | undefined {
  return NOTE_LABEL.exec(line)?.[1]
}

/** Whether the number of a note is right before its first word, as raised numbers are in plain text: `3This is`. */
export function hasRaisedLabel(line: string): boolean {
  return /^\d{1,2}(?:["“„«(]?\p{Lu}\p{Ll}|https?:|www\.)/u.test(line)
}

/** Whether a line gives an address of mail, as the note that says how to reach the author does. */
export function givesAddress(line: string): boolean {
  return line.includes('@') && findEmails(line).length > 0
}

export function opensListItem(line: string): boolean {
  return LIST_MARK.test(line)
}

/** Whether a line starts with the mark of an entry of the references: `[1]`, `12.` */
export function hasEntryMark(line: string): boolean {
  return ENTRY_MARK.test(line)
}

/** Whether a line starts with a name in one of the forms in which entries of the references have it. */
export function opensEntry(line: string): boolean {
  return ENTRY_NAME.test(line)
}

/** Whether a line reads like a row of a table: numbers among few words. */
export function looksLikeRow(line: string): boolean {
  const words = line.split(/\s+/)
  const numbers = words.filter(word => /^[-–−+±(<>≤≥~]?\d[\d.,]*(?:–\d[\d.,]*)?%?\)?$/.test(word)).length
  return numbers >= 2 && numbers * 3 >= words.length && !endsWithStop(line)
}

/** Whether a line reads like a row of a table or a piece of a formula rather than text: few of its words have letters. */
export function looksLikeObject(line: string): boolean {
  const words = line.split(/\s+/)
  const texts = words.filter(word => /^["“„«(]?\p{L}{2}[\p{L}’'-]*[.,;:!?)”“»"]*$/u.test(word)).length
  return looksLikeRow(line) || (texts * 3 < words.length && !/^\[?\d{1,3}[\].]?\s\p{Lu}/u.test(line))
}

/** Whether the letters of a line are capitals: at least three, and no small one. */
export function isAllCapitals(line: string): boolean {
  return !/\p{Ll}/u.test(line) && (line.match(/\p{Lu}/gu)?.length ?? 0) >= 3
}
