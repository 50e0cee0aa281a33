import { blockTextOf, isProse } from './block-document.ts'
import { type Count, shareOf } from './counts.ts'
import { cleanText, toSentenceKey, wordsOf } from './keys.ts'
import type { PreparedDocuments } from './prepare-blocks.ts'

/** Words from which on a sentence counts: shorter ones are within other sentences by chance. */
const LEAST_WORDS = 5

/** Share of the words of a sentence that a paragraph must have to be looked at more closely. */
const LEAST_SHARED = 0.75

/** Paragraphs that are looked at more closely for one sentence. */
const MOST_PARAGRAPHS = 8

/** Share of the words within a sentence that may differ: marks of notes, formulas. */
const TOLERATED = 0.15

/** A sentence of the gold that no paragraph of the result has as it is. */
export interface BrokenSentence {
  readonly sentence: string
  /** Whether a paragraph has it but for a few words. */
  readonly isNearlyWhole: boolean
}

/** Sentences of paragraphs of the gold that are in no paragraph of the result as a whole. */
export function scoreSentences(
  { gold, result }: PreparedDocuments,
  language: string,
): { readonly counts: ReadonlyMap<string, Count>; readonly broken: readonly BrokenSentence[] } {
  const paragraphs = result.filter(({ block }) => isProse(block)).map(({ block }) => blockTextOf(block))
  const all = paragraphs.map(toSentenceKey).join('\n')
  const sentences = gold
    .filter(({ block }) => block.type === 'paragraph')
    .flatMap(({ block }) => splitIntoSentences(blockTextOf(block), language))
    .filter(sentence => wordsOf(sentence).length >= LEAST_WORDS)
  const broken = sentences.filter(sentence => !all.includes(toSentenceKey(sentence)))
  const isNearlyWhole = indexParagraphs(broken.length === 0 ? [] : paragraphs)
  const judged = broken.map(sentence => ({ sentence, isNearlyWhole: isNearlyWhole(wordsOf(sentence)) }))
  const badly = judged.filter(each => !each.isNearlyWhole).length
  return {
    counts: new Map([
      ['brokenSentences', shareOf(broken.length, sentences.length)],
      ['brokenTolerant', shareOf(badly, sentences.length)],
    ]),
    broken: judged,
  }
}

const segmenters = new Map<string, Intl.Segmenter>()

function splitIntoSentences(text: string, language: string): readonly string[] {
  const segmenter = segmenters.get(language) ?? openSegmenter(language)
  segmenters.set(language, segmenter)
  return [...segmenter.segment(cleanText(text))].map(({ segment }) => segment.trim()).filter(segment => segment !== '')
}

/** For an unknown language code, sentences are split as in English. */
function openSegmenter(language: string): Intl.Segmenter {
  const isKnown = /^[a-z]{2,3}(-\w+)*$/i.test(language)
  return new Intl.Segmenter(isKnown ? language : 'en', { granularity: 'sentence' })
}

/** Whether a sentence is in one of the paragraphs but for a few words; only those that share most words are tried. */
function indexParagraphs(paragraphs: readonly string[]): (sentence: readonly string[]) => boolean {
  const words = paragraphs.map(wordsOf)
  const places = new Map<string, number[]>()
  for (const [i, paragraph] of words.entries())
    for (const word of new Set(paragraph)) places.set(word, [...(places.get(word) ?? []), i])
  return sentence => {
    const distinct = new Set(sentence)
    const shared = new Map<number, number>()
    for (const word of distinct) for (const i of places.get(word) ?? []) shared.set(i, (shared.get(i) ?? 0) + 1)
    return [...shared]
      .filter(([, count]) => count >= distinct.size * LEAST_SHARED)
      .sort(([, a], [, b]) => b - a)
      .slice(0, MOST_PARAGRAPHS)
      .some(([i]) => isNearlyWithin(sentence, words[i] ?? []))
  }
}

/** Larger than any number of edits. */
const IMPOSSIBLE = 1e6

/** Whether the paragraph has the sentence with its first and last word, and few edits in between. */
function isNearlyWithin(sentence: readonly string[], paragraph: readonly string[]): boolean {
  const most = Math.floor(sentence.length * TOLERATED)
  let row: number[] = []
  for (const [j, other] of paragraph.entries())
    row.push(isSameWord(sentence[0] ?? '', other) ? 0 : Math.min(IMPOSSIBLE, (row[j - 1] ?? IMPOSSIBLE) + 1))
  for (const [i, word] of sentence.entries()) {
    if (i === 0) continue
    row = nextRow(row, word, paragraph, i === sentence.length - 1)
    if (!row.some(edits => edits <= most)) return false
  }
  return row.some(edits => edits <= most)
}

/** Edits up to one more word of the sentence, for each place of the paragraph where it may end. */
function nextRow(before: readonly number[], word: string, paragraph: readonly string[], isLast: boolean): number[] {
  const row: number[] = []
  for (const [j, other] of paragraph.entries()) {
    const diagonal = j === 0 ? IMPOSSIBLE : (before[j - 1] ?? IMPOSSIBLE)
    const changed = isSameWord(word, other) ? diagonal : isLast ? IMPOSSIBLE : diagonal + 1
    const left = isLast ? IMPOSSIBLE : (before[j] ?? IMPOSSIBLE) + 1
    const added = isLast ? IMPOSSIBLE : (row[j - 1] ?? IMPOSSIBLE) + 1
    row.push(Math.min(changed, left, added, IMPOSSIBLE))
  }
  return row
}

/** A mark of a note that is glued to a word does not make it another word. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  return a.length > 1 && b.length > 1 && (withoutMark(a) === b || a === withoutMark(b))
}

function withoutMark(word: string): string {
  return word.replace(/(?<=\p{L})\d{1,3}$/u, '')
}
