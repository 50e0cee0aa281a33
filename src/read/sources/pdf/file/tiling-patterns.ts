/** The entry that makes a pattern a tiling pattern (PDF 1.7, table 75). */
const TILING_PATTERN = /^\/PatternType\s*1(?!\d)/

/** The number of the other kind, a shading. */
const SHADING_PATTERN = '2'.charCodeAt(0)

/**
 * The bytes of a PDF, changed in place, whose tiling patterns pdf.js takes for shadings without colour and skips.
 *
 * There is nothing to read in a hatching, and pdf.js 5.6 follows a pattern that draws itself until the memory is full
 * without giving way to timers. A tiling pattern is a stream, and streams are never inside compressed object
 * streams (PDF 1.7, 7.5.7), so all of them are found; the length of the file does not change.
 */
export function withoutTilingPatterns(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = file.indexOf('/PatternType'); at !== -1; at = file.indexOf('/PatternType', at + 1)) {
    const entry = file.toString('latin1', at, at + LONGEST_ENTRY)
    const digit = TILING_PATTERN.test(entry) ? entry.indexOf('1') : -1
    if (digit !== -1) bytes[at + digit] = SHADING_PATTERN
  }
  return bytes
}

/** Bytes within which the number follows the key. */
const LONGEST_ENTRY = 20
