import type { Block } from '../../../model/page/block.ts'
import { confidenceOf } from '../../evidence/lines.ts'
import { knowsWord, LISTED_LANGUAGES } from '../../../base/text/hyphens/word-list.ts'
import { LEAST_CONFIDENCE } from '../running-text.ts'

/** Words of at least three letters; shorter ones are misread for one another. */
const WORD = /\p{L}{3,}/gu
/** Share of the words of a heading that must be known. */
const LEAST_KNOWN_WORDS = 0.75

/** Whether a text that was recognised without confidence may be trusted nevertheless. */
export type IsTrusted = (text: string) => boolean

/**
 * Trusts text whose words the surely recognised text of the document has, or a list of words: Tesseract is seldom sure of
 * capitals alone on a line, and reads them right.
 */
export function trustWordsOf(blocks: readonly Block[]): IsTrusted {
  let known: ReadonlySet<string> | undefined
  return text => {
    const words = wordsIn(text)
    if (words.length === 0) return false
    known ??= new Set(blocks.filter(isSure).flatMap(({ lines }) => lines.flatMap(line => wordsIn(line.text))))
    return words.filter(word => known?.has(word) === true || isListed(word)).length >= LEAST_KNOWN_WORDS * words.length
  }
}

/** Shorter words are in one list or the other by chance. */
const LEAST_LISTED = 5

function isListed(word: string): boolean {
  return word.length >= LEAST_LISTED && LISTED_LANGUAGES.some(language => knowsWord(word, language) === true)
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? []
}

function isSure({ lines }: Block): boolean {
  return (confidenceOf(lines) ?? 1) >= LEAST_CONFIDENCE
}
