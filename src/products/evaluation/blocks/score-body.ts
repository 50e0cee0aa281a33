import { countEdits } from '../matching/edit-distance.ts'
import { type BlockDocument, blockTextOf, isProse } from './block-document.ts'
import { type Count, shareOf } from './counts.ts'
import { countUnanswered, wordsOf } from './keys.ts'
import type { PreparedBlock, PreparedDocuments } from './prepare-blocks.ts'

/**
 * The words of running text: how many are right and in their order, how many of the gold are lost, how many of the result
 * are nowhere in the gold, and how many the result has in text that it doubts.
 */
export function scoreBody(document: BlockDocument, documents: PreparedDocuments): ReadonlyMap<string, Count> {
  const { gold, result, excused } = documents
  const wanted = wordsIn(gold.filter(({ block }) => isProse(block)))
  const found = wordsIn(result.filter(block => isProse(block.block) && !excused.has(block)))
  const doubted = wordsIn(result.filter(({ block }) => block.type === 'doubt'))
  // One result that has run wild does not outweigh all others.
  const edits = Math.min(countWordEdits(wanted, found), wanted.length)
  return new Map([
    ['wordAccuracy', shareOf(wanted.length - edits, wanted.length)],
    ['wordsLost', shareOf(countUnanswered(wanted, found), wanted.length)],
    ['noise', shareOf(countUnanswered(found, allWordsOf(document)), found.length)],
    ['doubt', shareOf(doubted.length, doubted.length + found.length)],
  ])
}

function wordsIn(blocks: readonly PreparedBlock[]): readonly string[] {
  return blocks.flatMap(({ block }) => wordsOf(blockTextOf(block)))
}

function countWordEdits(a: readonly string[], b: readonly string[]): number {
  const ids = new Map<string, number>()
  const idOf = (word: string) => {
    const id = ids.get(word) ?? ids.size
    ids.set(word, id)
    return id
  }
  return countEdits(Int32Array.from(a, idOf), Int32Array.from(b, idOf))
}

/** Every word that the gold has anywhere. */
function allWordsOf({ title, abstract = [], authors = [], blocks }: BlockDocument): readonly string[] {
  const names = authors.flatMap(({ given, surname, email, orgs = [] }) => [
    given,
    surname,
    email,
    ...orgs.map(org => (typeof org === 'string' ? org : org.name)),
  ])
  const texts = blocks.flatMap(block => [block.number, block.label, blockTextOf(block)])
  return [title, ...abstract, ...names, ...texts].flatMap(text => wordsOf(text ?? ''))
}
