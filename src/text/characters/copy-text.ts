/** Letters from which on V8 does not copy a part of a text, but keeps the whole of it in memory (`SlicedString`). */
const NOT_COPIED = 13

/** The same text with letters of its own: one word cut out of a file must not keep the file. */
export function copyText(text: string): string {
  return text.length < NOT_COPIED ? text : Buffer.from(text, 'utf16le').toString('utf16le')
}
