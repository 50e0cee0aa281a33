import type { IncomingMessage } from 'node:http'

/** A client that continues to send gets its answer after so long. */
const MOST_DRAIN_MS = 60_000

/**
 * Reads the rest of a body and forgets it, up to a limit. A client that is answered while it sends may find its
 * connection closed and never see the answer.
 */
export async function drain(message: IncomingMessage, mostBytes: number): Promise<void> {
  if (message.readableEnded || message.destroyed) return
  message.unpipe()
  await new Promise<void>(resolve => {
    let bytes = 0
    const timer = setTimeout(resolve, MOST_DRAIN_MS)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    message.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBytes) end()
    })
    for (const event of ['end', 'close', 'error'] as const) message.once(event, end)
    message.resume()
  })
}
