import type { PdfFont } from './fonts.ts'

/*
 * Small capitals of an OpenType font are glyphs that no character has, so that a PDF made of one often lacks their Unicode. Their
 * numbers mostly follow the alphabet. Where it begins is told by how often each of them occurs: that of the wrong letter is
 * unlikely, and more so with each one. The method is that of a shift cipher that is broken by the frequencies of letters.
 */

/** A row of letters in the order of Unicode. */
interface Alphabet {
  readonly first: string
  readonly script: RegExp
  /** How often each letter occurs, per 10,000 of a text. */
  readonly frequencies: readonly number[]
}

/** Frequencies of Lewand, Cryptological Mathematics (2000), and of Lyashevskaya and Sharov, Частотный словарь (2009); ё is not in the row. */
const ALPHABETS: readonly Alphabet[] = [
  {
    first: 'a',
    script: /\p{Script=Latin}/u,
    frequencies: [
      ...[817, 149, 278, 425, 1270, 223, 202, 609, 697, 15, 77, 403, 241],
      ...[675, 751, 193, 10, 599, 633, 906, 276, 98, 236, 15, 197, 7],
    ],
  },
  {
    first: 'а',
    script: /\p{Script=Cyrillic}/u,
    frequencies: [
      ...[801, 159, 454, 170, 298, 845, 94, 165, 735, 121, 349, 440, 321, 670, 1097, 281],
      ...[473, 547, 626, 262, 26, 97, 48, 144, 73, 36, 4, 190, 174, 32, 64, 201],
    ],
  },
]
const PER = 10_000
/** That of a glyph that is no letter of the row: ё, a hyphen. */
const RAREST = 1

/** Fewest different letters, and letters at all: a short title has some 20. */
const LEAST_DIFFERENT = 9
const LEAST_LETTERS = 18
/** Most different glyphs, in lengths of the alphabet: a font of thousands is no row of letters, and would take long to try. */
const MOST_ALPHABETS = 2
/** Least share of the glyphs that are letters of the row; others may be figures, or letters of another script. */
const MOSTLY = 0.6
/** Mean of the logarithms of frequencies; titles have -2.9 to -3.3, rows that begin at a wrong letter below -3.6. */
const LEAST_LIKELY = -3.4
/** No other place of the alphabet is as likely by this factor, as a logarithm. */
const FAR_LIKELIER = 8

/**
 * Puts the letters of the alphabet among the texts of a font, if the numbers of the glyphs without Unicode that it was met with
 * follow it. Whether they do.
 */
export function learnLetters(font: PdfFont): boolean {
  if (font.unmapped.size < LEAST_DIFFERENT || font.onlyUnicode === undefined) return false
  const letters = lettersInOrder(font.unmapped, Object.values(font.onlyUnicode).join(''))
  for (const [code, letter] of letters) {
    if (font.onlyUnicode[code] == null) font.texts.set(code, letter)
    font.unmapped.delete(code)
  }
  return letters.size > 0
}

/** The letters by code, for the numbers of glyphs with how often each occurs, in a font that has these other letters; empty where it is not sure. */
export function lettersInOrder(counts: ReadonlyMap<number, number>, others: string): ReadonlyMap<number, string> {
  const codes = [...counts.keys()]
  const total = sumOf(counts)
  if (codes.length < LEAST_DIFFERENT || total < LEAST_LETTERS) return new Map()
  const alphabet = ALPHABETS.find(({ script }) => lettersOf(others, script) * 2 > lettersOf(others, /\p{L}/u))
  if (alphabet === undefined) return new Map()
  const length = alphabet.frequencies.length
  if (codes.length > MOST_ALPHABETS * length) return new Map()
  const starts = new Set(codes.flatMap(code => Array.from({ length }, (_, i) => code - i)))
  const places = [...starts].map(start => ({ start, likelihood: likelihoodOf(counts, alphabet, start) }))
  const [best, second] = places.sort((a, b) => b.likelihood - a.likelihood)
  if (best === undefined) return new Map()
  const row = new Map([...counts].filter(([code]) => code >= best.start && code < best.start + length))
  const inRow = sumOf(row)
  if (inRow < MOSTLY * total || likelihoodOf(row, alphabet, best.start) < LEAST_LIKELY * inRow) return new Map()
  if (second !== undefined && best.likelihood - second.likelihood < FAR_LIKELIER) return new Map()
  const first = alphabet.first.charCodeAt(0)
  return new Map(alphabet.frequencies.map((_, i) => [best.start + i, String.fromCharCode(first + i)]))
}

function sumOf(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

function lettersOf(text: string, kind: RegExp): number {
  return [...text].filter(letter => /\p{L}/u.test(letter) && kind.test(letter)).length
}

function likelihoodOf(counts: ReadonlyMap<number, number>, { frequencies }: Alphabet, start: number): number {
  const each = [...counts].map(([code, count]) => count * Math.log((frequencies[code - start] ?? RAREST) / PER))
  return each.reduce((sum, part) => sum + part, 0)
}
