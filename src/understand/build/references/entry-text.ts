import type { Inline } from '../../../model/paper/paper.ts'

/** The text of an entry with the evidence of its type. */
export interface EntryText {
  readonly text: string
  /** Half-open ranges set in italics, in order; a blank, a dash or the stop of an abbreviation does not separate them. */
  readonly italics: readonly Range[]
}

/** UTF-16 offsets, half-open. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** The text of an entry and its italic ranges, without breaks and undone hyphens. */
export function toEntryText(content: readonly Inline[]): EntryText {
  let text = ''
  const italics: Range[] = []
  for (const inline of content) {
    if (inline.type !== 'text') continue
    const start = text.length
    text += inline.text
    if (inline.style.italic !== true || inline.text.trim() === '') continue
    const last = italics.at(-1)
    if (last !== undefined && isOneName(text.slice(last.start, last.end), text.slice(last.end, start))) italics.pop()
    const isSame = last !== undefined && italics.at(-1) !== last
    italics.push({ start: isSame ? last.start : start, end: text.length })
  }
  return { text, italics }
}

/** `<i>J</i>. <i>Nat</i>. <i>Prod</i>.`: only blanks and dashes between two ranges, or the stop of an abbreviation. */
function isOneName(before: string, between: string): boolean {
  return /^[\s\-–]*$/u.test(between) || (/^\.\s?$/u.test(between) && /(?:^|[\s.])\p{Lu}\p{L}{0,6}$/u.test(before))
}

/** The italic range that begins at `offset`, or after quotation marks and blanks there. */
export function italicsAt({ text, italics }: EntryText, offset: number): Range | undefined {
  return italics.find(({ start, end }) => end > offset && start <= offset + leadingMarks(text.slice(offset)))
}

function leadingMarks(text: string): number {
  return /^[\s"'“„«»‘]*/u.exec(text)?.[0].length ?? 0
}
