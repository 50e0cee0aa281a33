import { isUtf8 } from 'node:buffer'
import { analyse } from 'chardet'
import { encodingOfMark } from './byte-order-mark.ts'
import { openDecoder } from './open-decoder.ts'

/** Encodings of one byte a letter that differ by their alphabets; of equal ones the first is taken. */
const SINGLE_BYTE = ['windows-1252', 'windows-1250', 'windows-1251', 'iso-8859-2', 'iso-8859-5', 'koi8-r'] as const

/**
 * Least share of the characters beyond ASCII, symbols aside, that must be letters of one language: a few are
 * from foreign names. Other scripts read as one of these encodings stay far below.
 */
const LEAST_FITTING = 0.85

/** Bytes that are examined: so much text shows the encoding of the rest. */
const SAMPLE_LENGTH = 65_536

/** Least share of zero bytes in UTF-16, where blanks and digits have one each; text in other encodings has none. */
const FEWEST_ZEROS = 0.01
/**
 * Least share of the bytes on one side that are zeros or the like, where the text could be UTF-8: the upper halves of
 * all letters of Europe are below this byte. A text in UTF-8 with some zeros by mistake has few.
 */
const LEAST_UPPER_HALVES = 0.5
const UPPER_HALF = 0x09
/** Share of the zeros that are on one side of their pair. */
const ZEROS_ON_ONE_SIDE = 0.9

/**
 * Encodings that a text may be in, likeliest first. In order of precedence: its byte order mark; zero bytes on one side
 * of their pairs (UTF-16); UTF-8, where all bytes are; of the encodings of one byte a letter the one in which most
 * characters beyond ASCII are letters of one language; what chardet finds by the frequency of bytes.
 */
export function guessEncodings(bytes: Uint8Array): readonly string[] {
  const marked = encodingOfMark(bytes)
  if (marked !== undefined) return [marked]
  const paired = findUtf16(bytes)
  if (paired !== undefined) return [paired]
  if (isUtf8(bytes)) return ['utf-8']
  const spelled = findByAlphabet(sampleWords(bytes))
  const byFrequency = analyse(bytes.subarray(0, SAMPLE_LENGTH)).map(({ name }) => name.toLowerCase())
  return spelled === undefined ? byFrequency : [spelled, ...byFrequency]
}

/** UTF-16 by its zero bytes, which are the upper half of ASCII characters. */
export function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, SAMPLE_LENGTH)
  const zeros = { even: 0, odd: 0 }
  const halves = { even: 0, odd: 0 }
  sample.forEach((byte, i) => {
    const side = i % 2 === 0 ? 'even' : 'odd'
    if (byte === 0) zeros[side]++
    if (byte < UPPER_HALF) halves[side]++
  })
  const all = zeros.even + zeros.odd
  if (all === 0 || all < FEWEST_ZEROS * sample.length) return undefined
  const side = zeros.odd >= ZEROS_ON_ONE_SIDE * all ? 'odd' : zeros.even >= ZEROS_ON_ONE_SIDE * all ? 'even' : undefined
  if (side === undefined || (isUtf8(bytes) && halves[side] < (LEAST_UPPER_HALVES * sample.length) / 2)) return undefined
  return side === 'odd' ? 'utf-16le' : 'utf-16be'
}

/** The first words with bytes beyond ASCII, which alone show the encoding; a blank between them. */
function sampleWords(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(SAMPLE_LENGTH)
  let length = 0
  let start = 0
  let isTelling = false
  for (let i = 0; i <= bytes.length; i++) {
    const byte = bytes[i] ?? 0x20
    if (byte >= 0x80) isTelling = true
    if (byte > 0x20) continue
    if (isTelling) {
      const word = bytes.subarray(start, Math.min(i + 1, start + SAMPLE_LENGTH - length))
      sample.set(word, length)
      length += word.length
      if (length === SAMPLE_LENGTH) break
    }
    start = i + 1
    isTelling = false
  }
  return sample.subarray(0, length)
}

function findByAlphabet(sample: Uint8Array): string | undefined {
  let best: string | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const encoding of SINGLE_BYTE) {
    const { fitting, all } = countLetters(openDecoder(encoding)?.(sample) ?? '')
    const surplus = fitting - (all - fitting)
    if (surplus <= most || fitting < LEAST_FITTING * all) continue
    best = encoding
    most = surplus
  }
  return best
}

/** Punctuation of running text. */
const PUNCTUATION = /[‘’‚“”„‹›«»–—…¿¡]/u
/** Symbols that appear beside words and figures, in any encoding. */
const SYMBOLS = /[•§©®°±·×ªº²³µ¼½€™№†‡\u00a0]/u

/**
 * How many of the characters beyond ASCII, {@link SYMBOLS} aside, are punctuation or letters of one language where they
 * can be. Capitals inside words appear in headings, and everywhere in the wrong encoding; letters alone may be symbols
 * of another encoding (`± 3`): both are no evidence. Of two scripts in one word, one comes from a wrong encoding.
 */
function countLetters(text: string): { readonly fitting: number; readonly all: number } {
  const letters = new Map<string, number>()
  let punctuation = 0
  let all = 0
  for (const word of text.split(/\s/)) {
    const hasAsciiLetters = /[a-z]/i.test(word)
    const isAlone = (word.match(/\p{L}/gu)?.length ?? 0) === 1
    let isInside = false
    for (const character of word) {
      const script = scriptOf(character)
      const small = character.toLowerCase()
      const isNoEvidence = script !== undefined && (isAlone || (isInside && small !== character))
      if (character > '\u007f' && !SYMBOLS.test(character) && !isNoEvidence) {
        all++
        if (PUNCTUATION.test(character)) punctuation++
        else if (!hasAsciiLetters || script === 'latin') letters.set(small, (letters.get(small) ?? 0) + 1)
      }
      isInside = script !== undefined
    }
  }
  const letterCounts = ALPHABETS.map(alphabet =>
    [...alphabet].reduce((sum, letter) => sum + (letters.get(letter) ?? 0), 0),
  )
  return { fitting: punctuation + Math.max(...letterCounts), all }
}

function scriptOf(character: string): 'latin' | 'other' | undefined {
  if (!/\p{L}/u.test(character)) return undefined
  return /\p{Script=Latin}/u.test(character) ? 'latin' : 'other'
}

/**
 * Letters beyond ASCII that running text of a language is written with, small ones; those of names and loans that are
 * frequent are among them. Languages of one alphabet share a row.
 */
const ALPHABETS: readonly string[] = [
  'äöüßé', // German
  'àâæçèéêëîïôœùûüÿ', // French
  'áéíñóúü', // Spanish
  'àáâãçéêíóôõú', // Portuguese
  'àèéìòù', // Italian
  'åäöéæø', // Swedish, Danish, Norwegian, Finnish
  'çéèêëïöü', // Dutch
  'čćđšž', // Serbian, Croatian, Bosnian, Slovene
  'ąćęłńóśźż', // Polish
  'áčďéěíňóřšťúůýžäĺľôŕ', // Czech, Slovak
  'áéíóöőúüű', // Hungarian
  'ăâîșțşţ', // Romanian
  'абвгдђежзијклљмнњопрстћуфхцчџшѓќѕ', // Serbian, Macedonian
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', // Russian, Bulgarian
  'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяў', // Ukrainian, Belarusian
]
