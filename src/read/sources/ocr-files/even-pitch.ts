import type { PlacedPage, PlacedWord } from '../xml/placed-words.ts'
import { linesOf } from './even-lines.ts'
import { medianOf } from './median.ts'

/** Words of this many letters show how wide a letter is. */
const LONG_WORD = 6
/** Fewest such words that show whether a paper was typed. */
const FEWEST_WORDS = 60
/** What the first and the last letter of a word leave of their places, in letters: the width of a word is that of its ink. */
const BARE_ENDS = 0.25
/**
 * Furthest share by which the middle half of the words of typed pages differ in the width of their letters: 40 scans of typed papers
 * had 0.008 to 0.017, 24 of papers in proportional type 0.12 to 0.25.
 */
const TYPED = 0.04
/** Lines of one type differ in pitch by less than this share, and by so much of a letter for its ends. */
const SAME_PITCH = 0.03
const ENDS = 0.3
/** Fewest letters of a line whose pitch says its size. */
const FEWEST_LETTERS = 3

/**
 * The pages of a paper that was typed on a machine, with one size where letters are as far apart as in most of its text: underlines
 * and raised marks make single lines measure higher or lower, but never wider. Lines of capitals keep theirs, which tells titles and
 * headings from text. Words get the width of their letters' places: a stop leaves most of its place white, and would make the
 * blank after it a gap between columns. Papers in other type stay as they are.
 */
export function evenPitch(pages: readonly PlacedPage[]): PlacedPage[] {
  const pitch = typedPitch(pages)
  if (pitch === undefined) return [...pages]
  const typed = pages.map(page => ({ page, lines: linesOfPitch(page, pitch) }))
  const size = medianOf(typed.flatMap(({ page, lines }) => lines.flat().flatMap(word => sizesOfLetters(word, page))))
  return typed.map(({ page, lines }) => {
    const { scale = 1 } = page
    const even = new Map<PlacedWord, PlacedWord>()
    for (const line of lines) {
      const own = size === undefined || isOfCapitals(line) ? {} : { size: size / scale }
      for (const word of line) even.set(word, { ...fillPlaces(word, pitch / scale), ...own })
    }
    return { ...page, words: page.words.map(word => even.get(word) ?? word) }
  })
}

function isOfCapitals(line: readonly PlacedWord[]): boolean {
  return line.every(({ text }) => !/\p{Ll}/u.test(text))
}

/** Points from letter to letter of typed text; `undefined` of a paper whose letters differ in width. */
function typedPitch(pages: readonly PlacedPage[]): number | undefined {
  const pitches = pages
    .flatMap(({ words, scale = 1 }) => words.flatMap(word => longPitch(word).map(pitch => pitch * scale)))
    .sort((a, b) => a - b)
  const [low, middle, high] = [0.25, 0.5, 0.75].map(share => pitches[Math.floor(share * pitches.length)])
  if (pitches.length < FEWEST_WORDS || low === undefined || middle === undefined || high === undefined) return undefined
  return high - low <= TYPED * middle ? middle : undefined
}

function longPitch(word: PlacedWord): number[] {
  return isUpright(word) && /^\p{L}+$/u.test(word.text) && word.text.length >= LONG_WORD ? [pitchOf([word])] : []
}

/** Units from letter to letter. */
function pitchOf(words: readonly PlacedWord[]): number {
  const width = words.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0)
  return width / (lettersIn(words) - BARE_ENDS * words.length)
}

function lettersIn(words: readonly PlacedWord[]): number {
  return words.reduce((sum, { text }) => sum + [...text].length, 0)
}

function isUpright({ direction = 0, script }: PlacedWord): boolean {
  return direction === 0 && script === undefined
}

/** The words of each line whose letters are so far apart, in points. */
function linesOfPitch({ words, scale = 1 }: PlacedPage, pitch: number): PlacedWord[][] {
  return linesOf(words).flatMap(({ start, end }) => {
    const line = words.slice(start, end)
    const letters = lettersIn(line)
    if (letters < FEWEST_LETTERS) return []
    const isSame = Math.abs(Math.log((pitchOf(line) * scale) / pitch)) <= SAME_PITCH + ENDS / letters
    return isSame ? [line] : []
  })
}

/** The word as wide as the places of its letters, where its ends leave no more of them white than letters do. */
function fillPlaces(word: PlacedWord, pitch: number): PlacedWord {
  const white = lettersIn([word]) * pitch - (word.x1 - word.x0)
  return white > 0 && white < pitch ? { ...word, x0: word.x0 - white / 2, x1: word.x1 + white / 2 } : word
}

/** The size of a word in points, once for each letter. */
function sizesOfLetters({ size, text }: PlacedWord, { scale = 1 }: PlacedPage): number[] {
  return size === undefined ? [] : Array.from(text, () => size * scale)
}
