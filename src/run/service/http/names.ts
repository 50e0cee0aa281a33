/** What an upload without a usable name is called. */
const UNNAMED = 'paper.pdf'

/** Longer names are cut: file systems take 255 bytes, and outputs add an extension. */
const MOST_NAME_BYTES = 200

/** Controls, and the marks by which text pretends to be written in the other direction. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** The name of an uploaded file as it may be printed: without folders, never empty, and never used as a path. */
export function toSourceName(name: string | undefined): string {
  const base = (name ?? '').split(/[/\\]/u).at(-1) ?? ''
  const clean = cutToBytes(base.replace(NOT_IN_NAMES, '').trim(), MOST_NAME_BYTES)
  return /^\.*$/u.test(clean) ? UNNAMED : clean
}

function cutToBytes(text: string, bytes: number): string {
  let cut = ''
  for (const character of text) {
    if (Buffer.byteLength(cut) + Buffer.byteLength(character) > bytes) break
    cut += character
  }
  return cut
}
