import type { PlacedWord } from '../xml/placed-words.ts'

/** Strokes that are read for the `I` of a Roman number before a heading: `|. RIVERS`, `Il. Rivers`, `Ill. Towns`. */
const STROKES = /^(?=.*[l|])[Il|]{1,3}\.$/u
/** A small Roman number between brackets, of which an `i` or a bracket was misread: `{i)`, `(iif)`. */
const IN_BRACKETS = /^[({]([ivxf]{1,4})[)}]$/u
/** The forms of the first nine. */
const SMALL_ROMAN = /^(?:i{1,3}|iv|vi{0,3}|ix|x)$/u

/** The words of a line; with the Roman number that its first word is, where a word with a capital follows, or that brackets enclose. */
export function readRoman(words: readonly PlacedWord[]): readonly PlacedWord[] {
  const [first, second] = words
  if (first === undefined || second === undefined) return words
  const text = romanOf(first.text, second.text)
  return text === first.text ? words : [{ ...first, text }, ...words.slice(1)]
}

function romanOf(text: string, next: string): string {
  if (STROKES.test(text) && text !== 'l.' && /^\p{Lu}/u.test(next)) return `${'I'.repeat(text.length - 1)}.`
  const small = IN_BRACKETS.exec(text)?.[1]?.replaceAll(/(?<=i)f/gu, 'i')
  return small !== undefined && SMALL_ROMAN.test(small) ? `(${small})` : text
}
