import type { Break, BreakWord } from './break-words.ts'

/** The word where a side has no more. */
const NOTHING: BreakWord = { core: '', lead: '', trail: '', shape: 'sign' }
/** Letters of an ending, which shows the class of a word in languages with endings. */
const ENDING = 3
const SHORT_ENDING = 2

/**
 * The features of a break that need no words of a language: punctuation, shapes, lengths, and what the rules of full
 * stops say. The models know features by the hashes of these strings, so a change of a string needs new training.
 */
export function commonFeatures({ left, right, isEnd }: Break): readonly string[] {
  const [last = NOTHING, beforeLast = NOTHING, third = NOTHING] = left
  const [first = NOTHING, second = NOTHING, next = NOTHING] = right
  const stop = isEnd === undefined ? last.trail : `${last.trail} ${isEnd ? 'ends' : 'goes on'}`
  const start = `${first.lead} ${first.shape}`
  const depth = openBrackets(left)
  return [
    `stop ${stop}`,
    `start ${start}`,
    `both ${stop} ${start}`,
    `shapes ${last.shape} ${stop} ${start}`,
    `shapes2 ${beforeLast.shape}${beforeLast.trail} ${last.shape} ${stop} ${start}`,
    `shapes3 ${third.shape}${third.trail} ${beforeLast.shape}${beforeLast.trail} ${last.shape} ${stop}`,
    `starts2 ${stop} ${start}${first.trail} ${second.lead}${second.shape}`,
    `starts3 ${start}${first.trail} ${second.lead}${second.shape}${second.trail} ${next.lead}${next.shape}`,
    `middle ${last.shape} ${stop} ${start}${first.trail} ${second.shape}`,
    `last signs ${last.lead} ${last.trail}`,
    `length ${Math.min(last.core.length, 5)} ${stop} ${first.shape} ${Math.min(first.core.length, 4)}`,
    `left words ${left.length} ${stop} ${first.shape}`,
    `right words ${right.length} ${stop} ${first.shape}`,
    `capitals ${left.filter(isCapital).length}/${left.length} ${stop} ${first.shape}`,
    `capitals right ${right.filter(isCapital).length}/${right.length} ${stop} ${first.shape}`,
    `brackets ${depth} ${stop} ${start}`,
    `brackets right ${closesBracket(right)} ${depth} ${stop}`,
    `numbered ${left.at(-1)?.shape === 'number' ? (left.at(-1)?.trail ?? '') : ''} ${left.length} ${stop}`,
  ]
}

/** The features of a break by the words of its language, on one side or on both. The models know them by their hashes. */
export function wordFeatures({ left, right }: Break): readonly string[] {
  const [last = NOTHING, beforeLast = NOTHING, third = NOTHING] = left
  const [first = NOTHING, second = NOTHING, next = NOTHING] = right
  const before = last.core + last.trail
  const after = `${first.core} ${first.shape}`
  const lastEnding = last.core.slice(-ENDING)
  const firstEnding = first.core.slice(-ENDING)
  return [
    `l ${before}`,
    `l+ ${before} ${first.lead} ${first.shape}`,
    `ll ${beforeLast.core} ${before}`,
    `ll+ ${beforeLast.core} ${before} ${first.shape}`,
    `lll ${third.core} ${beforeLast.core} ${before}`,
    `r ${after}`,
    `r+ ${last.trail} ${last.shape} ${after}`,
    `rr ${after} ${second.core}`,
    `rr+ ${last.trail} ${after} ${second.core}`,
    `rrr ${after} ${second.core} ${next.core}`,
    `lr ${before} ${after}`,
    `llr ${beforeLast.core} ${before} ${after}`,
    `lrr ${before} ${after} ${second.core}`,
    `le ${lastEnding}${last.trail} ${first.shape}`,
    `re ${last.trail} ${firstEnding} ${first.shape}`,
    `lere ${lastEnding}${last.trail} ${firstEnding} ${first.shape}`,
    `ler ${lastEnding}${last.trail} ${after}`,
    `lre ${before} ${firstEnding} ${first.shape}`,
    `endings ${[beforeLast, last, first, second].map(word => word.core.slice(-SHORT_ENDING)).join(' ')} ${first.shape}`,
    `llee ${beforeLast.core} ${lastEnding}${last.trail} ${first.shape}`,
    `rree ${after} ${second.core.slice(-ENDING)} ${last.trail}`,
    ...left.slice(1).map(word => `in left ${word.core} ${last.trail} ${first.shape}`),
    ...right.slice(1).map(word => `in right ${word.core} ${last.trail} ${first.shape}`),
  ]
}

function isCapital({ shape }: BreakWord): boolean {
  return shape === 'capital' || shape === 'upper'
}

/** Number of brackets that are opened on the left and not closed there, at most 2. */
function openBrackets(left: readonly BreakWord[]): number {
  const punctuation = punctuationOf(left)
  const open = count(punctuation, /[([{]/g) - count(punctuation, /[)\]}]/g)
  return Math.max(0, Math.min(2, open))
}

/** Whether the right side closes a bracket that it did not open. */
function closesBracket(right: readonly BreakWord[]): boolean {
  return /^[^([{]*[)\]}]/.test(punctuationOf(right))
}

function punctuationOf(words: readonly BreakWord[]): string {
  return words.map(word => word.lead + word.trail).join('')
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
