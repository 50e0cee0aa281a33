import { rememberFor } from '../../base/collections/remember.ts'
import type { TextRun } from '../../model/page/page.ts'
import type { TextLine, Word } from '../../model/page/text-line.ts'

/** A line is bold or italic when at least this share of its glyphs is. */
const WHOLE_LINE = 0.85
/** Sizes of type that differ by at most this share are one: sizes are rounded, and many raised marks shrink a line's. */
export const SAME_SIZE = 0.06
/** Share of a line's glyphs in the size of another line that makes both one text: a run-in heading may be larger. */
const SHARED_SIZE = 0.25

/** Width of a blank between words, in ems. */
export const BLANK_IN_EMS = 0.25
/** Sizes of type that is set alike differ by less than this, in points: programs round them, or scale a drawing. */
const SAME_RUN_SIZE = 0.3

/** Whether two runs or lines are set in one size, as numbers of lines, labels of axes and the lines of a program are. */
export function isSameRunSize(a: { readonly size: number }, b: { readonly size: number }): boolean {
  return Math.abs(a.size - b.size) < SAME_RUN_SIZE
}

/** Whether two lines are set in one size, as a whole or in a good part of them. */
export function isSameSize(a: TextLine, b: TextLine): boolean {
  const isNear = (size: number, other: number) => Math.abs(size - other) <= SAME_SIZE * Math.max(size, other)
  if (isNear(a.size, b.size)) return true
  return (
    shareOf(a, run => isNear(run.size, b.size)) >= SHARED_SIZE ||
    shareOf(b, run => isNear(run.size, a.size)) >= SHARED_SIZE
  )
}

/** The size in the middle of all sizes; 0 for none. */
export function medianSize(parts: readonly { readonly size: number }[]): number {
  const sizes = parts.map(part => part.size).sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 0
}

/**
 * Share of a line's words with a glyph of the largest size: initials of small capitals, of some words at least. A sum in a
 * formula is one of many words.
 */
const LEAST_LARGE_WORDS = 0.15

/** Size of the largest type in a line, initials of small capitals included, without single signs of a formula. */
export const largestSize = rememberFor(({ words, size }: TextLine): number => {
  const sizes = words.map(({ runs }) => Math.max(...runs.map(run => run.size))).sort((a, b) => b - a)
  return sizes[Math.ceil(LEAST_LARGE_WORDS * words.length) - 1] ?? size
})

/** Whether the glyphs of a line are bold, as far as the fonts say. */
export function isBoldLine(line: TextLine): boolean {
  return shareOf(line, run => run.font.isBold === true) >= WHOLE_LINE
}

/** Whether the glyphs of a line are italic, as far as the fonts say. */
export function isItalicLine(line: TextLine): boolean {
  return shareOf(line, run => run.font.isItalic === true) >= WHOLE_LINE
}

/** A line is underlined when at least this share of its glyphs is: a number before its words may be left out. */
const UNDERLINED = 0.7

/** Words further apart than this, in ems, are columns: a rule below them is one of a table. */
const COLUMNS_APART_IN_EMS = 2

/** Whether a line is underlined, as far as the drawn lines of its page say. */
export function isUnderlinedLine(line: TextLine): boolean {
  if (shareOf(line, run => run.isUnderlined === true) < UNDERLINED) return false
  const { words } = line
  return words.every((word, i) => word.box.left - (words[i - 1] ?? word).box.right < COLUMNS_APART_IN_EMS * line.size)
}

/** Longest word of capitals that may be an acronym, in letters. */
const LONGEST_ACRONYM = 5

/** A symbol that keeps its small letters among capitals: of an element, of a measure or a molecule. */
const SYMBOL = /(?<!\p{L})(?:\p{Lu}\p{Ll}|\p{Ll}{1,2}\p{Lu}{1,4})(?!\p{L})/gu
/** More small letters than the symbols of a text in capitals have. */
const SMALL_LETTERS = /(?:\p{Ll}\P{Ll}*){5}/u

/**
 * Whether a text of some length is in capitals, symbols in it aside: `SOLUTIONS OF Mg AND mRNA`. A Roman number or an acronym
 * (`ANOVA`) alone does not count, nor do a few capitals in a script that has none.
 */
export function isCapitalText(text: string): boolean {
  return !SMALL_LETTERS.test(text) && isAllCapital(text.replace(SYMBOL, ''))
}

function isAllCapital(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters.length < 4 || /^[IVXLC]+$/.test(letters)) return false
  if (letters.length <= LONGEST_ACRONYM && !/\s/.test(text.trim())) return false
  if (2 * (letters.match(/\p{Lo}/gu)?.length ?? 0) > letters.length) return false
  return letters === letters.toUpperCase() && letters !== letters.toLowerCase()
}

/** Share of a line's glyphs in runs of which something is true, 0 to 1. */
export function shareOf(line: TextLine, has: (run: TextRun) => boolean): number {
  let all = 0
  let matching = 0
  for (const word of line.words) {
    for (const run of word.runs) {
      all += run.glyphs
      if (has(run)) matching += run.glyphs
    }
  }
  return all === 0 ? 0 : matching / all
}

/** Whether a line begins with a raised mark, as notes and affiliations do; a section number never does. */
export function opensRaised(line: TextLine | undefined): boolean {
  return line?.words[0]?.runs[0]?.script === 'super'
}

/** Whether the words of a line as far as its colon have another face than the value after it. */
export function hasLabelInOtherFace({ words }: TextLine): boolean {
  const label = words.slice(0, 1 + words.findIndex(({ text }) => text.endsWith(':')))
  const faceOf = (word: Word | undefined) => word?.runs[0]?.font.name
  const value = words[label.length]
  return (
    value !== undefined && label.every(word => faceOf(word) === faceOf(label[0])) && faceOf(value) !== faceOf(label[0])
  )
}
