/** Decodes a stretch of bytes; `isUnfinished` where the next stretch continues, maybe inside a character. */
export type Decode = (bytes: Uint8Array, isUnfinished?: boolean) => string

/**
 * What decodes bytes of an encoding, named as the web names it, without byte order mark; `undefined` for an unknown
 * one. It throws a `TypeError` for bytes that are not in the encoding, and begins anew after a finished stretch.
 */
export function openDecoder(encoding: string): Decode | undefined {
  const decoder = decoderOf(encoding)
  if (decoder === undefined) return undefined
  const decode: Decode = (bytes, isUnfinished = false) => decoder.decode(bytes, { stream: isUnfinished })
  return decoder.encoding === 'windows-1252' ? (bytes, isUnfinished) => nameSigns(decode(bytes, isUnfinished)) : decode
}

function decoderOf(encoding: string): InstanceType<typeof TextDecoder> | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    return undefined
  }
}

/** The characters of windows-1252 from 0x80 on; those that it leaves open stay control characters. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Node takes windows-1252 for ISO-8859-1 (nodejs/node#56542), in which these bytes are control characters. */
function nameSigns(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return text.replace(/[\u0080-\u009f]/g, character => WINDOWS_1252.charAt(character.charCodeAt(0) - 0x80))
}
