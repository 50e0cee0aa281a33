import { openDecoder } from '../../src/read/sources/encoding/open-decoder.ts'

/** The bytes of a text in an encoding of one byte a letter, or UTF-16; characters that the encoding lacks are left out. */
export function encodeText(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le')
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16()
  const decode = openDecoder(encoding)
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decode?.(Uint8Array.of(code)), code] as const))
  return Uint8Array.from([...text].flatMap(sign => codes.get(sign) ?? []))
}
