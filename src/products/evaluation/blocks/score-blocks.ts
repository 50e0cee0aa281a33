import { type BlockDocument, blockTextOf, type EvaluatedBlock, isProse } from './block-document.ts'
import { addCounts, type BlockCounts, type Count, NOTHING, shareOf } from './counts.ts'
import { cleanText, countUnanswered, toBlockKey, toNumberKey, wordsOf } from './keys.ts'
import { type PreparedBlock, type PreparedDocuments, prepareDocuments } from './prepare-blocks.ts'
import { scoreFront } from './score-front.ts'
import { type BrokenSentence, scoreSentences } from './score-sentences.ts'
import { type AnsweredBlock, type ScoredTypes, scoreTypes, scoreUntyped } from './score-types.ts'
import { countEdits } from '../matching/edit-distance.ts'

/** What was not the same in one document. */
export interface BlockDetails {
  readonly missed: readonly EvaluatedBlock[]
  readonly wrong: readonly EvaluatedBlock[]
  readonly broken: readonly BrokenSentence[]
}

/** Compares the blocks of a result with those of a gold. */
export function scoreBlocks(
  gold: BlockDocument,
  result: BlockDocument,
): { readonly counts: BlockCounts; readonly details: BlockDetails } {
  const documents = prepareDocuments(gold, result)
  const types = scoreTypes(documents)
  const sentences = scoreSentences(documents, gold.language ?? 'en')
  const counts = new Map([
    ...scoreFront(gold, result),
    ...types.counts,
    ['untypedParagraph', scoreUntyped(gold, documents)] as const,
    ...scoreProperties(types.answered),
    ...scoreTables(types, documents),
    ...scoreBody(gold, documents),
    ...sentences.counts,
  ])
  const blocksOf = (list: readonly { readonly block: EvaluatedBlock }[]) => list.map(({ block }) => block)
  return {
    counts,
    details: { missed: blocksOf(types.missed), wrong: blocksOf(types.wrong), broken: sentences.broken },
  }
}

/** Levels and numbers of headings, and labels of notes, of blocks that answer each other. */
function scoreProperties(answered: readonly AnsweredBlock[]): readonly (readonly [string, Count])[] {
  const count = (type: string, judge: (gold: EvaluatedBlock, result: EvaluatedBlock) => boolean | undefined) =>
    answered
      .filter(({ gold }) => gold.block.type === type)
      .map(({ gold, result }) => judge(gold.block, result.block))
      .filter(verdict => verdict !== undefined)
      .map(isSame => shareOf(isSame ? 1 : 0, 1))
      .reduce(addCounts, NOTHING)
  const areSame = (wanted: string | undefined, found: string | undefined) =>
    wanted === undefined || wanted === '' ? undefined : toNumberKey(wanted) === toNumberKey(found)
  return [
    [
      'headingLevel',
      count('heading', (gold, result) => (gold.level == null ? undefined : gold.level === result.level)),
    ],
    ['headingNumber', count('heading', (gold, result) => areSame(gold.number, result.number))],
    ['footnoteLabel', count('footnote', (gold, result) => areSame(gold.label, result.label))],
  ]
}

/**
 * The words of running text: how many are right and in their order, how many of the gold are lost, how many of the result
 * are nowhere in the gold, and how many the result has in text that it doubts.
 */
function scoreBody(document: BlockDocument, documents: PreparedDocuments): ReadonlyMap<string, Count> {
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

type Rows = readonly (readonly string[])[]

/** The cells of tables, and which cell is beside or below which: of matched tables, and the cells of all. */
function scoreTables({ answered, missed }: ScoredTypes, { result }: PreparedDocuments): ReadonlyMap<string, Count> {
  const pairs = answered.filter(({ gold }) => gold.block.type === 'table')
  const compare = (itemsOf: (rows: Rows) => readonly string[]) =>
    pairs
      .map(({ gold, result }) => countShared(itemsOf(rowsOf(gold)), itemsOf(rowsOf(result))))
      .reduce(addCounts, NOTHING)
  const cells = compare(cellsOf)
  const cellsIn = (blocks: readonly PreparedBlock[]) =>
    blocks.filter(({ block }) => block.type === 'table').flatMap(block => cellsOf(rowsOf(block))).length
  const matched = new Set(answered.map(pair => pair.result))
  const unmatched = { hits: 0, found: cellsIn(result.filter(block => !matched.has(block))), wanted: cellsIn(missed) }
  return new Map([
    ['tableCells', cells],
    ['tableAdjacency', compare(neighboursOf)],
    ['tableCellsAll', addCounts(cells, unmatched)],
  ])
}

function rowsOf({ block }: PreparedBlock): Rows {
  return block.rows ?? []
}

function countShared(gold: readonly string[], result: readonly string[]): Count {
  return { hits: result.length - countUnanswered(result, gold), found: result.length, wanted: gold.length }
}

function cellsOf(rows: Rows): readonly string[] {
  return rows
    .flat()
    .map(toCellKey)
    .filter(key => key !== '')
}

/** Each filled cell with the next filled one to its right, and with the next one below. */
function neighboursOf(rows: Rows): readonly string[] {
  const keys = rows.map(row => row.map(toCellKey))
  return keys.flatMap((row, r) =>
    row.flatMap((cell, c) => {
      if (cell === '') return []
      const right = row.slice(c + 1).find(other => other !== '')
      const below = keys.slice(r + 1).find(other => (other[c] ?? '') !== '')?.[c]
      return [
        ...(right === undefined ? [] : [`right\n${cell}\n${right}`]),
        ...(below === undefined ? [] : [`below\n${cell}\n${below}`]),
      ]
    }),
  )
}

/** A cell that is only punctuation keeps it. */
function toCellKey(cell: string): string {
  return toBlockKey(cell) || cleanText(cell)
}
