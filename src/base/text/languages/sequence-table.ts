import { readFileSync } from 'node:fs'

/**
 * Letter sequences of languages, as `scripts/make-language-table.mjs` packs them from the data of eld (Apache-2.0). Objects of
 * JavaScript with the same content take 85 MB; this is half a megabyte, and nothing is parsed.
 */
export interface SequenceTable {
  /** ISO 639-1 codes. */
  readonly languages: readonly string[]
  /** What each byte counts as: itself, or a blank where no sequence has it. */
  readonly bytes: Uint8Array
  /** Sequences by {@link keyOf}, ascending. */
  readonly keys: Float64Array
  /** Where the scores of each sequence begin; one more at the end. */
  readonly starts: Uint32Array
  /** Indices of languages. */
  readonly scoredLanguages: Uint8Array
  /** What a sequence says for the language of the same place. */
  readonly scores: Uint8Array
}

const FILE = new URL('../../../../dist/base/text/languages/sequences.bin', import.meta.url)

/** Longest sequence: four bytes with a blank before and after. */
const LONGEST = 6

let table: SequenceTable | undefined

/** The table, read on the first call. */
export function readSequenceTable(): SequenceTable {
  table ??= parseTable(readFileSync(FILE))
  return table
}

/**
 * The layout of the file: three 32-bit numbers (sequences, scores, bytes of the list of languages), the keys, the starts, the
 * languages and scores, the bytes, the list of languages separated by blanks; numbers as all supported processors have them.
 */
function parseTable(file: Uint8Array): SequenceTable {
  // Numbers of eight bytes begin at a multiple of eight, which a slice of a pool need not.
  const { buffer } = Uint8Array.from(file)
  const [keyCount = 0, scoreCount = 0, listLength = 0] = new Uint32Array(buffer, 0, 3)
  let at = 16
  const take = (length: number) => {
    at += length
    return at - length
  }
  return {
    keys: new Float64Array(buffer, take(8 * keyCount), keyCount),
    starts: new Uint32Array(buffer, take(4 * (keyCount + 1)), keyCount + 1),
    scoredLanguages: new Uint8Array(buffer, take(scoreCount), scoreCount),
    scores: new Uint8Array(buffer, take(scoreCount), scoreCount),
    bytes: new Uint8Array(buffer, take(256), 256),
    languages: Buffer.from(buffer, take(listLength), listLength).toString().split(' '),
  }
}

/** Index of a sequence in the table, or `undefined`. */
export function findSequence({ keys }: SequenceTable, sequence: string): number | undefined {
  if (sequence.length > LONGEST) return undefined
  const key = keyOf(sequence)
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? Infinity) < key) low = middle + 1
    else high = middle
  }
  return keys[low] === key ? low : undefined
}

/** A sequence of characters below 256 as one number. */
function keyOf(sequence: string): number {
  let key = 0
  for (let i = 0; i < sequence.length; i++) key = key * 256 + sequence.charCodeAt(i)
  return key
}
