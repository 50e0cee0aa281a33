import { splitSentences } from '../../base/text/sentences/sentence.ts'

/** How many sentences of a text are whole after its recovery: the measure of table 1 of the article. */
export interface SentenceCount {
  /** Sentences of the ground truth. */
  readonly sentences: number
  /** Sentences found in one paragraph, perhaps with a difference in the middle. */
  readonly whole: number
  /** Sentences spread over more than one paragraph. */
  readonly broken: number
  /** Sentences of which the beginning or the end was not found: it was left out or changed. */
  readonly missing: number
  /** The broken sentences, as they are in the ground truth. */
  readonly brokenSentences: readonly string[]
}

/** Characters at either end by which a sentence is found where its middle differs. Short sentences must match as a whole. */
const END_LENGTH = 15
/** Notes, formulas and parts of objects in its middle may make a sentence longer by this factor. */
const MOST_STRETCH = 2

/**
 * Counts the sentences of `truth` that are broken in the recovered paragraphs. Only letters and digits are compared, in
 * lower case, so that neither hyphens nor white space count. Each sentence is searched for after the one before it,
 * then from the beginning.
 *
 * After "An Algorithm for Sentence Recovery from PDF Files" (the SR algorithm), sections 3.4 and 5.1: a paragraph that
 * is split between two sentences is no error.
 *
 * @param truth text with one or more whole sentences on each line
 * @param language of the truth, by which its sentences are split
 */
export function countBrokenSentences(truth: string, paragraphs: Iterable<string>, language: string): SentenceCount {
  const searched = joinParagraphs(paragraphs)
  let sentences = 0
  let whole = 0
  let from = 0
  const brokenSentences: string[] = []
  let missing = 0
  for (const sentence of sentencesOf(truth, language)) {
    const squeezed = squeeze(sentence)
    if (squeezed === '') continue
    sentences++
    const place = findSentence(squeezed, searched.text, from) ?? findSentence(squeezed, searched.text, 0)
    if (place === undefined) {
      missing++
      continue
    }
    from = place.end
    if (searched.paragraphAt(place.start) === searched.paragraphAt(place.end - 1)) whole++
    else brokenSentences.push(sentence)
  }
  return { sentences, whole, broken: brokenSentences.length, missing, brokenSentences }
}

function sentencesOf(truth: string, language: string): readonly string[] {
  return truth
    .split(/\r\n|\n|\r/)
    .flatMap(line => splitSentences(line, language).map(span => line.slice(span.start, span.end)))
}

function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** All paragraphs as one string, with a function that gives the paragraph of each place in it. */
function joinParagraphs(paragraphs: Iterable<string>): {
  readonly text: string
  readonly paragraphAt: (at: number) => number
} {
  const starts: number[] = []
  const texts: string[] = []
  let length = 0
  for (const paragraph of paragraphs) {
    const text = squeeze(paragraph)
    if (text === '') continue
    starts.push(length)
    texts.push(text)
    length += text.length
  }
  return { text: texts.join(''), paragraphAt: at => lastStartUpTo(starts, at) }
}

/** Index of the last start that is not after `at`; the starts ascend. */
function lastStartUpTo(starts: readonly number[], at: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Where a sentence is: it matches as a whole, or at its ends where its middle differs. */
function findSentence(
  sentence: string,
  text: string,
  from: number,
): { readonly start: number; readonly end: number } | undefined {
  const exact = text.indexOf(sentence, from)
  if (exact >= 0) return { start: exact, end: exact + sentence.length }
  if (sentence.length < 2 * END_LENGTH) return undefined
  const start = text.indexOf(sentence.slice(0, END_LENGTH), from)
  if (start < 0) return undefined
  const last = text.indexOf(sentence.slice(-END_LENGTH), start + END_LENGTH)
  const end = last + END_LENGTH
  return last >= 0 && end - start <= MOST_STRETCH * sentence.length ? { start, end } : undefined
}
