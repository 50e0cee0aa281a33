import { createDecipheriv, createHash } from 'node:crypto'

/** How strings or streams of a file are encrypted (PDF 2.0, table 25). */
export type Cipher = 'none' | 'rc4' | 'aes-128' | 'aes-256'

/** An object's number and generation, of which its key is made. */
interface ObjectName {
  readonly number: number
  readonly generation: number
}

/** Bytes of an AES block, and of the initialisation vector before the first one. */
const BLOCK = 16

/** Most bytes of the key of an object (PDF 1.7, algorithm 1). */
const MOST_KEY = 16

/** The bytes of a string or stream of an object as they were before they were encrypted. */
export function decrypt(bytes: Buffer, cipher: Cipher, fileKey: Buffer, object: ObjectName): Buffer {
  if (cipher === 'none') return bytes
  if (cipher === 'rc4') return rc4(keyOf(fileKey, object, ''), bytes)
  return cipher === 'aes-256' ? decryptAes(fileKey, bytes) : decryptAes(keyOf(fileKey, object, 'sAlT'), bytes)
}

/** The key of an object (PDF 1.7, algorithm 1). */
function keyOf(fileKey: Buffer, { number, generation }: ObjectName, salt: string): Buffer {
  const name = Buffer.alloc(5)
  name.writeUIntLE(number & 0xff_ffff, 0, 3)
  name.writeUIntLE(generation & 0xffff, 3, 2)
  const hash = createHash('md5').update(fileKey).update(name).update(salt).digest()
  return hash.subarray(0, Math.min(fileKey.length + name.length, MOST_KEY))
}

/** Encrypts or decrypts with RC4, which OpenSSL 3 does not have any more. */
export function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i)
  const swap = (i: number, j: number) => {
    const kept = state[i] ?? 0
    state[i] = state[j] ?? 0
    state[j] = kept
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 0xff
    swap(i, j)
  }
  const changed = Buffer.allocUnsafe(bytes.length)
  for (let n = 0, i = 0, j = 0; n < bytes.length; n++) {
    i = (i + 1) & 0xff
    j = (j + (state[i] ?? 0)) & 0xff
    swap(i, j)
    changed[n] = (bytes[n] ?? 0) ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 0xff] ?? 0)
  }
  return changed
}

/** As much as there is: of what is cut off, the blocks that are whole. */
function decryptAes(key: Buffer, bytes: Buffer): Buffer {
  const length = bytes.length - (bytes.length % BLOCK)
  if (length < BLOCK) return Buffer.alloc(0)
  const decipher = createDecipheriv(`aes-${8 * key.length}-cbc`, key, bytes.subarray(0, BLOCK)).setAutoPadding(false)
  const padded = Buffer.concat([decipher.update(bytes.subarray(BLOCK, length)), decipher.final()])
  const padding = padded.at(-1) ?? 0
  const isPadded = padding > 0 && padding <= BLOCK && padded.subarray(-padding).every(byte => byte === padding)
  return isPadded ? padded.subarray(0, padded.length - padding) : padded
}
