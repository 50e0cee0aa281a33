/** Bytes of a dictionary before and behind an entry of it. */
const DICTIONARY_REACH = 4000

/** A stream as it is in the file. */
export interface RawStream {
  /** What comes before it, from the number of its object or from as far as is looked. */
  readonly dictionary: string
  /** Its place in the file. */
  readonly start: number
  /** Its bytes, packed as they are, without the line end behind them; a view of the file. */
  readonly packed: Buffer
}

/** The stream whose dictionary has an entry at that place; `undefined` where none follows. */
export function streamAround(file: Buffer, at: number): RawStream | undefined {
  const before = file.toString('latin1', Math.max(0, at - DICTIONARY_REACH), at)
  const behind = file.toString('latin1', at, at + DICTIONARY_REACH)
  const keyword = /\bstream\r?\n?/.exec(behind)
  if (keyword === null) return undefined
  const dictionary = before.slice(Math.max(0, before.lastIndexOf('obj'))) + behind.slice(0, keyword.index)
  const start = at + keyword.index + keyword[0].length
  return { dictionary, start, packed: file.subarray(start, endOfStream(file, start)) }
}

function endOfStream(file: Buffer, start: number): number {
  const keyword = file.indexOf('endstream', start)
  if (keyword === -1) return file.length
  const lineEnd = /\r?\n?$/.exec(file.toString('latin1', keyword - 2, keyword))?.[0].length ?? 0
  return Math.max(start, keyword - lineEnd)
}
