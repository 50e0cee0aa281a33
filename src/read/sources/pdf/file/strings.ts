/** A string as it is written (PDF 1.7, 7.3.4), where its brackets are escaped or none are inside. */
export const STRING = String.raw`<[0-9A-Fa-f\s]*>|\((?:\\.|[^\\()])*\)`

/** The bytes of a string as it is written, with its brackets. */
export function bytesOfString(string: string): Buffer {
  const inside = string.slice(1, -1)
  return string.startsWith('<') ? hexBytes(inside) : Buffer.from(unescape(inside), 'latin1')
}

/** The text of a string as it is written: in UTF-16 or UTF-8 with its mark, or a byte a character (PDF 2.0, 7.9.2). */
export function textOfString(string: string): string {
  const bytes = bytesOfString(string)
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(UTF8_MARK).toString('utf8')
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return bytes.toString('latin1')
  return bytes
    .subarray(2, bytes.length - (bytes.length % 2))
    .swap16()
    .toString('utf16le')
}

/** Bytes of the mark of UTF-8. */
const UTF8_MARK = 3

/** Where the literal string that begins at a place ends, after its bracket; brackets in it are escaped or come in pairs. */
export function endOfLiteral(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (character === '\\') at++
    else if (character === '(') depth++
    else if (character === ')' && --depth === 0) return at + 1
  }
  return text.length
}

/** A last digit alone stands for itself and 0 (PDF 1.7, 7.3.4.3). */
function hexBytes(digits: string): Buffer {
  const all = digits.replace(/\s/g, '')
  return Buffer.from(all.length % 2 === 0 ? all : `${all}0`, 'hex')
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A literal string without its escapes (PDF 1.7, 7.3.4.2); an escaped line end is removed. */
function unescape(literal: string): string {
  return literal.replace(/\\(?:([0-7]{1,3})|\r\n?|\n|(.))/gs, (_, code: string | undefined, character = '') =>
    code === undefined
      ? (ESCAPED[character as string] ?? (character as string))
      : String.fromCharCode(Number.parseInt(code, 8) & 0xff),
  )
}
