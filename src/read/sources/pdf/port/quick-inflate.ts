import { inflateSync } from 'node:zlib'
import { inflateRemains } from '../file/flate.ts'

/**
 * Stands in for the class of the same name, with which pdf.js inflates what a page draws: that of Node passes each page
 * through a web stream around a stream of Node, which takes an eighth of the reading time. As much of the class as
 * pdf.js uses: all bytes are written at once, and then read.
 */
class QuickInflate {
  #inflated: Uint8Array | undefined
  #failure: Error | undefined

  readonly writable = {
    getWriter: () => ({
      ready: Promise.resolve(),
      write: (bytes: Uint8Array) => this.#write(bytes),
      close: () => Promise.resolve(),
    }),
  }

  readonly readable = {
    // pdf.js expects an iterator that may be asynchronous.
    [Symbol.iterator]: () => this.#read(),
  }

  #write(bytes: Uint8Array): Promise<void> {
    try {
      this.#inflated = inflateSync(bytes)
      return Promise.resolve()
    } catch (error) {
      this.#failure = error as Error
      if (inflateRemains(Buffer.from(bytes), MOST_BYTES) !== undefined) tornStreams++
      return Promise.reject(this.#failure)
    }
  }

  *#read(): Generator<Uint8Array> {
    if (this.#failure !== undefined) throw this.#failure
    if (this.#inflated !== undefined) yield this.#inflated
  }
}

/** Most bytes that are unpacked to see whether a stream is torn. */
const MOST_BYTES = 256 * 2 ** 20

let tornStreams = 0

/**
 * How many streams pdf.js met so far that do not unpack to their end: it reads what it can of them and says nothing. Those that
 * are in no other filter have been mended before. Counted where {@link inflateQuickly} was called.
 */
export function countTornStreams(): number {
  return tornStreams
}

/**
 * Makes pdf.js inflate quickly in a process that is this program's own: in the process of another program, the class of
 * Node stays what it is.
 */
export function inflateQuickly(): void {
  Object.assign(globalThis, { DecompressionStream: QuickInflate })
}
