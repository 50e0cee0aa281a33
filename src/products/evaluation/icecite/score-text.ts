import { groupBy } from '../../../base/collections/group-by.ts'
import type { BlockDocument } from '../blocks/block-document.ts'
import { type BlockCounts, shareOf } from '../blocks/counts.ts'
import { comparePhrases, type Phrase } from './diff-phrases.ts'
import { type DiffWord, diffWordsOf } from './diff-words.ts'
import { findMoved, type MovedPair } from './find-moved.ts'

/** What is to be done to a result so that it has the text of the gold. Words are counted but for line breaks. */
interface Edits {
  /** Line breaks between paragraphs that are too many, and that are missing. */
  readonly spuriousBreaks: number
  readonly missingBreaks: number
  /** Words in paragraphs that are too many, missing, or elsewhere. */
  readonly spuriousParagraphs: number
  readonly missingParagraphs: number
  readonly movedParagraphs: number
  /** Words that are too many, missing, or others. */
  readonly spuriousWords: number
  readonly missingWords: number
  readonly wrongWords: number
}

const NO_EDITS: Edits = {
  spuriousBreaks: 0,
  missingBreaks: 0,
  spuriousParagraphs: 0,
  missingParagraphs: 0,
  movedParagraphs: 0,
  spuriousWords: 0,
  missingWords: 0,
  wrongWords: 0,
}

/** What edits of paragraphs cost against one edit of a word: a line break, and a paragraph. */
const COSTS = { break: 1.1, paragraph: 1 } as const

/** A phrase with what the line breaks before it need; a moved one has the edits inside it too. */
interface MarkedPhrase extends Phrase {
  readonly before?: Change
  readonly isMoved?: true
}

/** The words of a result and of its gold. */
interface Text {
  readonly result: readonly DiffWord[]
  readonly gold: readonly DiffWord[]
}

/** Breaks that are made or undone before words, by their indexes: neighbours see the text as it is then. */
interface Changes {
  readonly result: ReadonlyMap<number, Change>
  readonly gold: ReadonlyMap<number, Change>
}

type Change = 'split' | 'merge'

const UNCHANGED: Changes = { result: new Map(), gold: new Map() }

/**
 * Compares the running text of a result with that of a gold as the benchmark of Bast and Korzen does (A Benchmark and
 * Evaluation for Text Extraction from PDF, 2017): shares of the line breaks and of the words of the gold.
 */
export function scoreText(gold: BlockDocument, result: BlockDocument): BlockCounts {
  const text = { result: diffWordsOf(result), gold: diffWordsOf(gold) }
  const edits = editsOf(text)
  const paragraphs = (text.gold.at(-1)?.paragraph ?? -1) + 1
  const words = text.gold.length
  return new Map([
    ['nlSpurious', shareOf(edits.spuriousBreaks, paragraphs)],
    ['nlMissing', shareOf(edits.missingBreaks, paragraphs)],
    ['paragraphSpurious', shareOf(edits.spuriousParagraphs, words)],
    ['paragraphMissing', shareOf(edits.missingParagraphs, words)],
    ['paragraphMoved', shareOf(edits.movedParagraphs, words)],
    ['wordSpurious', shareOf(edits.spuriousWords, words)],
    ['wordMissing', shareOf(edits.missingWords, words)],
    ['wordWrong', shareOf(edits.wrongWords, words)],
  ])
}

function editsOf(text: Text): Edits {
  return countEdits(moveParagraphs(comparePhrases(text.result, text.gold), text), text)
}

function countEdits(phrases: readonly MarkedPhrase[], text: Text): Edits {
  const marked = markBreaks(phrases, text)
  const changes = { result: changesOf(marked, 'result'), gold: changesOf(marked, 'gold') }
  return sumEdits(marked.map(phrase => editsOfPhrase(phrase, text, changes)))
}

function changesOf(phrases: readonly MarkedPhrase[], side: keyof Changes): ReadonlyMap<number, Change> {
  return new Map(
    phrases.flatMap(({ before, isMoved, [side]: [first] }) =>
      before === undefined || isMoved || first === undefined ? [] : [[first, before] as const],
    ),
  )
}

/** Takes moved stretches out of the phrases where they are missed, where that costs less than to edit their words. */
function moveParagraphs(phrases: readonly Phrase[], text: Text): readonly MarkedPhrase[] {
  const moved = findMoved(phrases, text.result, text.gold).filter(pair => isWorthMoving(pair, text))
  const placed = groupBy(moved, ({ target }) => target)
  const taken = new Set(moved.flatMap(({ result }) => result))
  const takenGold = new Set(moved.flatMap(({ gold }) => gold))
  return phrases.flatMap(phrase => {
    const { isCommon } = phrase
    if (isCommon) return [phrase]
    const rest = {
      isCommon,
      result: phrase.result.filter(i => !taken.has(i)),
      gold: phrase.gold.filter(i => !takenGold.has(i)),
    }
    const pairs = (placed.get(phrase) ?? []).map(({ result, gold }) => ({
      isCommon,
      isMoved: true as const,
      result,
      gold,
    }))
    const parts: readonly MarkedPhrase[] = rest.result.length + rest.gold.length > 0 ? [rest, ...pairs] : pairs
    return parts.toSorted((a, b) => (a.gold[0] ?? -1) - (b.gold[0] ?? -1))
  })
}

function isWorthMoving({ result, gold }: MovedPair, text: Text): boolean {
  const inside = { result: pick(text.result, result), gold: pick(text.gold, gold) }
  const inner = countEdits(comparePhrases(inside.result, inside.gold), inside)
  const { isForced, cost } = breaksOf(result, text.result, UNCHANGED.result)
  const innerCost = Object.values(inner).reduce((sum, count) => sum + count, 0)
  return isForced || cost + COSTS.paragraph + innerCost <= gold.length
}

function pick(words: readonly DiffWord[], indexes: readonly number[]): readonly DiffWord[] {
  return indexes.flatMap(i => words[i] ?? [])
}

/** Divides phrases where a paragraph ends in only one of the two. */
function markBreaks(phrases: readonly MarkedPhrase[], { result, gold }: Text): readonly MarkedPhrase[] {
  const marked: MarkedPhrase[] = []
  let last: readonly [number, number] | undefined
  for (const phrase of phrases) {
    if (phrase.isMoved) {
      const breaks = startsParagraph(phrase.gold[0] ?? 0, gold, UNCHANGED.gold)
      marked.push(breaks ? phrase : { ...phrase, before: 'merge' })
      continue
    }
    let from = 0
    let before: Change | undefined
    const push = (to?: number) => {
      const part = { ...phrase, result: phrase.result.slice(from, to), gold: phrase.gold.slice(from, to) }
      if (part.result.length + part.gold.length > 0) marked.push(before === undefined ? part : { ...part, before })
    }
    for (let i = 0; i < Math.min(phrase.result.length, phrase.gold.length); i++) {
      const pair = [phrase.result[i] ?? 0, phrase.gold[i] ?? 0] as const
      const [breaks, breaksGold] = [
        last === undefined || result[pair[0]]?.paragraph !== result[last[0]]?.paragraph,
        last === undefined || gold[pair[1]]?.paragraph !== gold[last[1]]?.paragraph,
      ]
      if (breaks !== breaksGold) {
        push(i)
        from = i
        before = breaksGold ? 'split' : 'merge'
      }
      last = pair
    }
    push()
  }
  return marked
}

function editsOfPhrase(phrase: MarkedPhrase, text: Text, changes: Changes): Edits {
  const breaks = {
    ...NO_EDITS,
    missingBreaks: phrase.before === 'split' ? 1 : 0,
    spuriousBreaks: phrase.before === 'merge' ? 1 : 0,
  }
  if (phrase.isCommon) return breaks
  return sumEdits([breaks, phrase.isMoved ? moveOf(phrase, text, changes) : cheapestOf(phrase, text, changes)])
}

/** A paragraph that is elsewhere, with what separates it from its neighbours there. */
function moveOf({ result }: Phrase, text: Text, changes: Changes): Edits {
  return { ...NO_EDITS, ...breaksOf(result, text.result, changes.result).edits, movedParagraphs: result.length }
}

/** Edits of words or of paragraphs, whichever are fewer; what is a whole paragraph is one. */
function cheapestOf({ result, gold }: Phrase, text: Text, changes: Changes): Edits {
  const isMissing = result.length === 0
  const { isForced, edits, cost } = isMissing
    ? gapsOf(gold, text.gold, changes.gold)
    : breaksOf(result, text.result, changes.result)
  const paragraphs = (isMissing ? 0 : 1) + (gold.length === 0 ? 0 : 1)
  const words = gold.length === 0 ? result.length : gold.length
  if (isForced || cost + COSTS.paragraph * paragraphs <= words)
    return { ...NO_EDITS, ...edits, spuriousParagraphs: result.length, missingParagraphs: gold.length }
  if (isMissing) return { ...NO_EDITS, missingWords: words }
  return gold.length === 0 ? { ...NO_EDITS, spuriousWords: words } : { ...NO_EDITS, wrongWords: words }
}

/** The breaks that take words out of the paragraph around them. */
function breaksOf(words: readonly number[], all: readonly DiffWord[], changes: ReadonlyMap<number, Change>) {
  const isStart = startsParagraph(words[0] ?? 0, all, changes)
  const isEnd = startsParagraph((words.at(-1) ?? 0) + 1, all, changes)
  const missingBreaks = (isStart ? 0 : 1) + (isEnd ? 0 : 1)
  const spuriousBreaks = isStart || isEnd ? 0 : 1
  const cost = COSTS.break * (missingBreaks + spuriousBreaks)
  return { isForced: isStart && isEnd, edits: { missingBreaks, spuriousBreaks }, cost }
}

/** The breaks that put words into the paragraph around them. */
function gapsOf(words: readonly number[], all: readonly DiffWord[], changes: ReadonlyMap<number, Change>) {
  const { isForced, edits, cost } = breaksOf(words, all, changes)
  return { isForced, edits: { missingBreaks: edits.spuriousBreaks, spuriousBreaks: edits.missingBreaks }, cost }
}

/** Whether a paragraph begins with a word, or ended before it, once the breaks are changed. */
function startsParagraph(i: number, words: readonly DiffWord[], changes: ReadonlyMap<number, Change>): boolean {
  const change = changes.get(i)
  return change === undefined ? words[i]?.paragraph !== words[i - 1]?.paragraph : change === 'split'
}

function sumEdits(edits: readonly Edits[]): Edits {
  const names = Object.keys(NO_EDITS) as (keyof Edits)[]
  const sum = (name: keyof Edits) => edits.reduce((total, each) => total + each[name], 0)
  return Object.fromEntries(names.map(name => [name, sum(name)])) as unknown as Edits
}
