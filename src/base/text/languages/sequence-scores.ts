import { findSequence, readSequenceTable, type SequenceTable } from './sequence-table.ts'

/** What is between words. Letters beyond the first plane are those of formulas. */
const BETWEEN_WORDS = /(?:[^\p{L}]|[\u{10000}-\u{10ffff}])+/gu
/** What belongs to the word after it. */
const APOSTROPHES = new Set("'`’")

/** Bytes of a text that are read: to the first blank after the first number, but hardly more than the second. */
const LEAST_BYTES = 351
const MOST_BYTES = 381

/** Bytes of a word that are read, those of a sequence, and how far its beginning is from that of the one before. */
const WORD_LENGTH = 70
const SEQUENCE_LENGTH = 4
const STRIDE = 3

/** Least score of a sequence; the table has what is above it. */
const BASE_SCORE = 53
/** Brings sums of scores to about 0 to 1. */
const SCALE = 25

/**
 * Scores of all languages that a text could be in, 0 to 1, by code: those of the program eld 2.1.0 (by Nito T.M.) with its
 * smallest data, from a packed table.
 */
export function scoreLanguages(text: string): ReadonlyMap<string, number> {
  const table = readSequenceTable()
  const sequences = new Set(wordsOf(text, table).flatMap(sequencesOf))
  const sums = new Uint32Array(table.languages.length)
  for (const sequence of sequences) addScores(sums, table, sequence)
  const scores = new Map<string, number>()
  table.languages.forEach((language, i) => {
    const mean = (sums[i] ?? 0) / sequences.size
    if (mean > 0) scores.set(language, mean / (mean + SCALE))
  })
  return scores
}

/** The words as bytes of UTF-8, one character each. */
function wordsOf(text: string, { bytes }: SequenceTable): readonly string[] {
  const plain = text.replace(BETWEEN_WORDS, separate).trim().toLowerCase()
  const encoded = Buffer.from(plain)
  const words = encoded.toString('latin1', 0, endOfReading(encoded)).split(' ')
  return words.filter(word => word !== '').map(word => word.replace(/[\x80-\xff]/g, byte => foldByte(byte, bytes)))
}

/** A blank, and the apostrophes at the end; apostrophes alone separate nothing. */
function separate(between: string): string {
  let end = between.length
  while (end > 0 && APOSTROPHES.has(between[end - 1] ?? '')) end--
  return end === 0 ? between : ` ${between.slice(end)}`
}

function foldByte(byte: string, bytes: Uint8Array): string {
  return String.fromCharCode(bytes[byte.charCodeAt(0)] ?? 0)
}

function endOfReading(encoded: Buffer): number {
  const blank = encoded.indexOf(' ', LEAST_BYTES)
  if (blank >= 0 && blank <= MOST_BYTES) return blank
  let end = MOST_BYTES
  while (isInsideCharacter(encoded[end])) end++
  return end
}

function isInsideCharacter(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80
}

/** The sequences of a word; a blank shows where it begins and ends. */
function sequencesOf(word: string): readonly string[] {
  const length = Math.min(word.length, WORD_LENGTH)
  const sequences: string[] = []
  let at = 0
  for (; at + SEQUENCE_LENGTH < length; at += STRIDE) {
    sequences.push((at === 0 ? ' ' : '') + word.slice(at, at + SEQUENCE_LENGTH))
  }
  sequences.push(`${at === 0 ? ' ' : ''}${word.slice(Math.max(0, length - SEQUENCE_LENGTH))} `)
  return sequences
}

function addScores(sums: Uint32Array, table: SequenceTable, sequence: string): void {
  const { starts, scoredLanguages, scores } = table
  const found = findSequence(table, sequence)
  if (found === undefined) return
  for (let i = starts[found] ?? 0; i < (starts[found + 1] ?? 0); i++) {
    const language = scoredLanguages[i] ?? 0
    sums[language] = (sums[language] ?? 0) + (scores[i] ?? 0) + BASE_SCORE
  }
}
