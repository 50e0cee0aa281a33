import { BEFORE_BARE_NUMBER, CALLOUT_WORDS } from '../../../base/text/keywords/callout-words.ts'
import { DISPLAY_NUMBER } from '../../../base/text/labels/display-number.ts'
import { type CalloutTargets, targetKey } from './callout-targets.ts'
import { AND, type CalloutSpan, readNumbers } from './read-numbers.ts'

const WORDS = CALLOUT_WORDS.filter(({ kind }) => kind === 'formula')

/** A number in brackets after a word that asks for what it names. */
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.])(?:${BEFORE_BARE_NUMBER})\s+(?=\((${DISPLAY_NUMBER})\)(?!\s*(?:%|\p{Sc})))`,
  'giu',
)

/** `(2)` that begins a part of an enumeration: after a comma, or after `and` and the words of the part before, and before a word. */
const partOf = (number: number) =>
  new RegExp(
    String.raw`(?:[,;:](?:\s+\p{L}{1,3})?|\)\s+\p{L}[^()]*\s(?:${AND}))\s+\(${number}\)\s+(?!(?:${AND})\s)\p{L}`,
    'u',
  )

/**
 * Displays that a text refers to by their number alone: `by (2.3) and (2.4)`, `aus (3)`. In brackets there are values, years and
 * the parts of enumerations, too, so the number must be one of a display, and a word before it must ask for it.
 */
export function findBareNumbers(text: string, targets: CalloutTargets): readonly CalloutSpan[] {
  const [words] = WORDS
  if (words === undefined || !text.includes('(')) return []
  return Array.from(text.matchAll(BARE)).flatMap(({ index, 0: before, 1: number = '' }) => {
    if (!targets.ids.has(targetKey(words, number)) || isEnumerated(text, { index, number })) return []
    const at = index + before.length
    return readNumbers({ text, words, targets }, { start: at, at, isBracketed: true })
  })
}

/** Where a sentence ends, roughly: before a capital or a bracket. */
const SENTENCE_END = /[.!?]\s+(?=[\p{Lu}([])/gu

/** Whether the number after it, or that before it, begins a part of an enumeration in the same sentence. */
function isEnumerated(text: string, { index, number }: { readonly index: number; readonly number: string }): boolean {
  if (!/^\d$/u.test(number)) return false
  const ends = Array.from(text.matchAll(SENTENCE_END), each => each.index)
  const sentence = text.slice(
    ends.findLast(end => end < index) ?? 0,
    ends.find(end => end > index),
  )
  return [Number(number) - 1, Number(number) + 1].some(other => partOf(other).test(sentence))
}
