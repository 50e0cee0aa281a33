import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** The SHA-256 of some bytes or a text, in hexadecimal digits. */
export function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex')
}

/** The SHA-256 of a file, which is not held in memory. Rejects as the system does where it cannot be read. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array)
  return hash.digest('hex')
}
