import { createHash } from 'node:crypto'
import { openRegularFile } from '../../../read/sources/files/regular-file.ts'

/** The SHA-256 of some bytes or a text, in hexadecimal digits. */
export function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex')
}

/**
 * The SHA-256 of a file, which is not held in memory; `undefined` where it cannot be read. No more is read than its size
 * says: a file may grow for ever.
 */
export async function hashFile(path: string): Promise<string | undefined> {
  const file = await openRegularFile(path).catch(() => undefined)
  if (file === undefined) return undefined
  try {
    const { size } = await file.stat()
    const hash = createHash('sha256')
    const chunks = size === 0 ? [] : file.createReadStream({ end: size - 1, autoClose: false })
    for await (const chunk of chunks) hash.update(chunk as Uint8Array)
    return hash.digest('hex')
  } catch {
    return undefined
  } finally {
    await file.close()
  }
}
