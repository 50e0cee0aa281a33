import { fontOfName } from '../../normalise/font-names.ts'
import type { Font } from '../../../../model/page/page.ts'
import type { PlacedWord } from '../../xml/placed-words.ts'

/** One drawn character; y upwards or downwards. */
export interface Character {
  readonly text: string
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
  /** As the file names it. */
  readonly font: string
  readonly size: number
  /** Where it begins on its baseline, where the file says so. */
  readonly origin?: { readonly x: number; readonly y: number }
  readonly color?: string
  /** Line of the file, from 1. */
  readonly place: number
}

/** Widest gap inside a word, in mean widths of its characters so far. Freki, `readers/pdfminer.py`. */
const WIDEST_GAP_IN_WIDTHS = 0.05

/** Furthest that a character may go back, in the same measure: kerning and accents do, other text does not. */
const FURTHEST_BACK_IN_WIDTHS = 1

/** Gap in shares of the type size from which two tokens are two words, where no white space is written between them. */
const WORD_GAP_IN_EMS = 0.1

/**
 * The words of a page from its characters, in which `undefined` is white space.
 *
 *     P R O G - w a s h [space] m e   ->   PROG · - · wash · me, of which only "me" comes after a space
 *
 * A word ends where the font or its size changes, at a gap, and where letters and digits change to other characters.
 */
export function joinCharacters(characters: readonly (Character | undefined)[]): PlacedWord[] {
  const words: PlacedWord[] = []
  const fonts = new Map<string, Font>()
  const fontOf = ({ font: name }: Character): Font => {
    const font = fonts.get(name) ?? fontOfName(name)
    fonts.set(name, font)
    return font
  }
  let open: Character[] = []
  let spaceBefore = true
  const close = () => {
    const [first] = open
    if (first !== undefined) words.push({ ...toWord(open, fontOf(first)), spaceBefore })
    open = []
  }
  for (const character of characters) {
    if (character === undefined) {
      close()
      spaceBefore = true
      continue
    }
    const before = open.at(-1)
    if (before !== undefined && !continuesWord(character, open)) {
      close()
      spaceBefore = !isBeside(before, character)
    }
    open.push(character)
  }
  close()
  return words
}

function continuesWord(character: Character, word: readonly Character[]): boolean {
  const last = word[word.length - 1] as Character
  if (last.font !== character.font || last.size !== character.size || last.color !== character.color) return false
  if (isWordSign(last.text) !== isWordSign(character.text) || !overlapsInY(last, character)) return false
  const meanWidth = word.reduce((sum, { x0, x1 }) => sum + (x1 - x0), 0) / word.length
  const gap = character.x0 - last.x1
  return gap <= WIDEST_GAP_IN_WIDTHS * meanWidth && gap >= -FURTHEST_BACK_IN_WIDTHS * meanWidth
}

function isWordSign(text: string): boolean {
  return /^[\p{L}\p{N}\p{M}]/u.test(text)
}

function isBeside(before: Character, character: Character): boolean {
  const size = Math.max(before.size, character.size)
  return Math.abs(character.x0 - before.x1) <= WORD_GAP_IN_EMS * size && overlapsInY(before, character)
}

function overlapsInY(a: Character, b: Character): boolean {
  return Math.min(a.y1, b.y1) > Math.max(a.y0, b.y0)
}

/** The characters as one word, with white space before it. */
export function toWord(characters: readonly Character[], font: Font): PlacedWord {
  const first = characters[0] as Character
  return {
    text: characters.map(character => character.text).join(''),
    x0: Math.min(...characters.map(character => character.x0)),
    y0: Math.min(...characters.map(character => character.y0)),
    x1: Math.max(...characters.map(character => character.x1)),
    y1: Math.max(...characters.map(character => character.y1)),
    baseline: first.origin?.y,
    size: first.size,
    font,
    color: first.color,
    spaceBefore: true,
    glyphs: characters.length,
    place: first.place,
  }
}
