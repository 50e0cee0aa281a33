/**
 * Packs the letter sequences of eld (its smallest data) into `dist/base/text/languages/sequences.bin`, as
 * `src/base/text/languages/sequence-table.ts` reads it. eld writes the bytes of UTF-8 as characters of a dictionary; here they
 * are bytes again.
 */
import { mkdirSync, writeFileSync } from 'node:fs'

const BLANK = 0x20
const FIRST_BYTE_OF_DICTIONARY = 0x80
const TARGET = new URL('../dist/base/text/languages/', import.meta.url)

// The package does not export its data, so it is found beside a file that it exports.
const entry = import.meta.resolve('eld/extrasmall')
const { ngramsData } = await import(new URL('../ngrams/extrasmall.js', entry).href)
const { dictionary } = await import(new URL('../dictionary.js', entry).href)

const byteOf = new Map(dictionary.map((character, byte) => [character, byte]).slice(FIRST_BYTE_OF_DICTIONARY))
byteOf.delete(' ')

function keyOf(sequence) {
  return [...sequence].reduce((key, character) => key * 256 + (byteOf.get(character) ?? character.charCodeAt(0)), 0)
}

const sequences = Object.entries(ngramsData.ngrams)
  .map(([sequence, scores]) => ({ key: keyOf(sequence), scores: Object.entries(scores) }))
  .sort((a, b) => a.key - b.key)
const scores = sequences.flatMap(sequence => sequence.scores)
const languages = Buffer.from(Object.values(ngramsData.languages).join(' '))
const starts = [0]
for (const sequence of sequences) starts.push(starts.at(-1) + sequence.scores.length)
const bytes = Uint8Array.from(dictionary, (character, byte) =>
  byte >= FIRST_BYTE_OF_DICTIONARY && character === ' ' ? BLANK : byte,
)

const columns = [
  Uint32Array.of(sequences.length, scores.length, languages.length, 0),
  Float64Array.from(sequences, ({ key }) => key),
  Uint32Array.from(starts),
  Uint8Array.from(scores, ([language]) => Number(language)),
  Uint8Array.from(scores, ([, score]) => score),
  bytes,
  languages,
]
mkdirSync(TARGET, { recursive: true })
writeFileSync(
  new URL('sequences.bin', TARGET),
  Buffer.concat(columns.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))),
)
