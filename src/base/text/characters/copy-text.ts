/** Least characters of a slice that V8 does not copy, but keeps the whole text in memory for it (`SlicedString`). */
const NOT_COPIED = 13

/** A copy of a text that does not share memory with it: a word cut out of a file must not keep the file in memory. */
export function copyText(text: string): string {
  return text.length < NOT_COPIED ? text : Buffer.from(text, 'utf16le').toString('utf16le')
}
