import { splitSentences } from '../../dist/base/text/sentences/sentence.js'
import { aside, asBlock, withMark } from './scholarly.mjs'

/** Cuts of each kind, for a sentence or a block; the shares make them as mixed as pages are. */
const CUTS_INSIDE = 3
const MOST_HARD_CUTS = 2
const SHARE = {
  aside: 0.2,
  mark: 0.08,
  hyphen: 0.1,
  noStop: 0.4,
  block: 0.25,
  short: 0.12,
}
const WORDS_A_SIDE = 6
const LEAST_LETTERS_HYPHENATED = 7
/** Whether the items of a list are one sentence with what stands before them is a matter of taste. */
const OPEN_END = /[:;,–—-]$/

/**
 * Breaks cut from the text of a document, a block a line: `{ left, right, isJoined, kind }`. Sentences are cut at any
 * blank, and more often where it is hard: before capitals and figures, behind stops. What is not to be joined are the
 * ends of sentences, with and without their stop, and of headings, items and paragraphs.
 */
export function cutExamples(document, language, random) {
  const blocks = document
    .split('\n')
    .map(block => (random.isOnce(SHARE.block) ? asBlock(block, language, random) : block))
  const examples = []
  for (const [i, block] of blocks.entries()) {
    const sentences = splitSentences(block, language).map(({ start, end }) =>
      enrich(block.slice(start, end), language, random),
    )
    examples.push(...cutBlock(sentences, random))
    const next = blocks[i + 1]
    const last = sentences.at(-1)
    if (next !== undefined && last !== undefined && !OPEN_END.test(last)) {
      examples.push(toExample(wordsOf(sentences.join(' ')), wordsOf(next), false, 'end of block', random))
    }
  }
  return examples
}

function enrich(sentence, language, random) {
  const words = wordsOf(sentence)
  if (words.length > 3 && random.isOnce(SHARE.aside))
    words.splice(1 + random.below(words.length - 2), 0, aside(language, random))
  return random.isOnce(SHARE.mark) ? withMark(words.join(' '), random) : words.join(' ')
}

function cutBlock(sentences, random) {
  const examples = []
  const words = sentences.map(wordsOf)
  const all = words.flat()
  let start = 0
  for (const sentence of words) {
    const end = start + sentence.length
    for (const at of cutsOf(all, start, end, random)) {
      const isHard = isHardCut(all, at)
      examples.push(toExample(all.slice(0, at), all.slice(at), true, isHard ? 'hard blank' : 'blank', random))
    }
    if (random.isOnce(SHARE.hyphen)) examples.push(...cutWord(all, start, end, random))
    if (end < all.length) examples.push(...cutEnd(all, end, random))
    start = end
  }
  return examples
}

/** Places in a sentence: some anywhere, some where it is hard. */
function cutsOf(words, start, end, random) {
  if (end - start < 2) return []
  const places = new Set()
  for (let i = 0; i < CUTS_INSIDE; i++) places.add(start + 1 + random.below(end - start - 1))
  const hard = []
  for (let at = start + 1; at < end; at++) if (isHardCut(words, at)) hard.push(at)
  for (let i = 0; i < MOST_HARD_CUTS && hard.length > 0; i++) places.add(random.pick(hard))
  return places
}

function isHardCut(words, at) {
  return /[.!?:;…]["”»)]*$/.test(words[at - 1]) || /^[^\p{L}\p{N}]*[\p{Lu}\p{N}]/u.test(words[at])
}

/** A word parted by a hyphen at the end of a line. */
function cutWord(words, start, end, random) {
  const at = start + random.below(end - start)
  const word = words[at]
  if (!/^\p{L}+$/u.test(word) || word.length < LEAST_LETTERS_HYPHENATED) return []
  const cut = 3 + random.below(word.length - 5)
  const left = [...words.slice(0, at), `${word.slice(0, cut)}-`]
  const right = [word.slice(cut), ...words.slice(at + 1)]
  return [toExample(left, right, true, 'hyphen', random)]
}

function cutEnd(words, at, random) {
  const left = words.slice(0, at)
  const right = words.slice(at)
  const examples = [toExample(left, right, false, 'end of sentence', random)]
  if (random.isOnce(SHARE.noStop)) {
    const bare = [...left.slice(0, -1), left.at(-1).replace(/[^\p{L}\p{N})]+$/u, '')].filter(word => word !== '')
    examples.push(toExample(bare, right, false, 'end without stop', random))
  }
  return examples
}

/** The words nearest to the break; lines of narrow columns have but a few. */
function toExample(left, right, isJoined, kind, random) {
  const countLeft = random.isOnce(SHARE.short) ? 1 + random.below(WORDS_A_SIDE) : WORDS_A_SIDE
  const countRight = random.isOnce(SHARE.short) ? 1 + random.below(WORDS_A_SIDE) : WORDS_A_SIDE
  return { left: left.slice(-countLeft).join(' '), right: right.slice(0, countRight).join(' '), isJoined, kind }
}

function wordsOf(text) {
  return text.split(/\s+/).filter(word => word !== '')
}
