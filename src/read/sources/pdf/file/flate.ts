import { constants, inflateRawSync, inflateSync } from 'node:zlib'

/** What is wrong with a deflated stream: it ends too early, cannot be read further, or is not what was packed. */
export type FlateFault = 'cut' | 'broken' | 'checksum'

/** What is left of a stream. */
export interface Remains {
  readonly content: Buffer
  readonly fault: FlateFault
  /** Share of the stream that is likely to be lost, 0 to 1. */
  readonly lost: number
}

/** Bytes of the head of zlib, before what is deflated, and of the checksum after it (RFC 1950, 2.2). */
const HEAD = 2
const CHECKSUM = 4

/** Whether bytes begin as those of zlib do (RFC 1950, 2.2). */
export function isDeflated(bytes: Buffer): boolean {
  const [method = 0, flags = 0] = bytes
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0
}

/**
 * What can be read of a stream that does not inflate without an error: all that comes before the fault. A stream that is
 * whole but for its checksum is sound; some programs leave it out.
 *
 * @param limit most bytes that it may have unpacked; what has more is no stream to read
 */
export function inflateRemains(packed: Buffer, limit: number): Remains | undefined {
  const body = packed.subarray(HEAD)
  const whole = tryInflate(body, limit, true)
  if (whole !== undefined) {
    const isSound = isDeflated(packed) && !isChecksumWrong(packed)
    return isSound ? undefined : { content: whole, fault: 'checksum', lost: lostOf(1) }
  }
  // The first byte at which the decoder fails: every shorter part of the stream can be read.
  let readable = 0
  for (let failing = body.length + 1; readable + 1 < failing; ) {
    const middle = (readable + failing) >> 1
    if (tryInflate(body.subarray(0, middle), limit, false) === undefined) failing = middle
    else readable = middle
  }
  const content = tryInflate(body.subarray(0, readable), limit, false) ?? Buffer.alloc(0)
  const fault = readable === body.length ? 'cut' : 'broken'
  return { content, fault, lost: lostOf(readable / Math.max(1, body.length)) }
}

/**
 * The share that is lost of a stream of which that share can be unpacked. What comes after a damaged byte is not what was
 * packed, and often unpacks to the end: the byte is anywhere in what can be unpacked, in its middle on the average. As
 * much is guessed where a stream is cut off.
 */
function lostOf(readable: number): number {
  return 1 - readable / 2
}

function tryInflate(body: Buffer, maxOutputLength: number, isWhole: boolean): Buffer | undefined {
  try {
    return inflateRawSync(body, { maxOutputLength, ...(isWhole ? {} : UP_TO_THERE) })
  } catch {
    return undefined
  }
}

/** An input that ends too early is no error. */
const UP_TO_THERE = { finishFlush: constants.Z_SYNC_FLUSH }

/** Whether the checksum is there and another one than that of the content. */
function isChecksumWrong(packed: Buffer): boolean {
  try {
    inflateSync(packed)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'Z_DATA_ERROR' && packed.length > HEAD + CHECKSUM
  }
}
