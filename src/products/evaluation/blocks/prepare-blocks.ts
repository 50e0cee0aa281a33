import { LEAST_SIMILARITY } from './match-blocks.ts'
import { editSimilarity } from '../matching/edit-distance.ts'
import { type BlockDocument, blockTextOf, type EvaluatedBlock, isProse, isUnscored } from './block-document.ts'
import { toBlockKey } from './keys.ts'

/** A block with what it is compared by. */
export interface PreparedBlock {
  readonly block: EvaluatedBlock
  /** The first is that of its text; a heading of the gold has a second one with its number. */
  readonly keys: readonly string[]
  readonly isPart: boolean
}

/** The blocks of a gold and of a result, ready to be compared. */
export interface PreparedDocuments {
  readonly gold: readonly PreparedBlock[]
  readonly result: readonly PreparedBlock[]
  /** Blocks of the result that are not false though nothing answers them. */
  readonly excused: ReadonlySet<PreparedBlock>
}

/** Characters from which on a block is excused for being within an unscored one: shorter ones are there by chance. */
const LEAST_EXCUSED = 12

/** Similarity with an unscored block from which on a block is excused. */
const EXCUSING_SIMILARITY = 0.5

/** Characters from which on a heading may be the opening words of a paragraph of the gold. */
const LEAST_RUN_IN = 4

/** The blocks that have a text, and those of the result that are excused. */
export function prepareDocuments(gold: BlockDocument, result: BlockDocument): PreparedDocuments {
  const golds = gold.blocks.map(prepare).filter(({ block, keys }) => keys[0] !== '' || block.type === 'equation')
  const results = result.blocks.map(prepareResult).filter(({ keys }) => keys[0] !== '')
  const unscored = golds.filter(({ block }) => isUnscored(block)).map(({ keys: [key = ''] }) => key)
  const all = unscored.join('\n')
  const excused = results.filter(({ block, keys: [key = ''] }) => {
    if (isUnscored(block)) return false
    if (key.length >= LEAST_EXCUSED && all.includes(key)) return true
    return unscored.some(other => isHalfTheSame(key, other))
  })
  return { gold: golds, result: results, excused: new Set(excused) }
}

/** Whether a heading is the opening of a paragraph of the gold, which has it as words of the paragraph. */
export function opensParagraph({ block, keys: [key = ''] }: PreparedBlock, gold: readonly PreparedBlock[]): boolean {
  if (block.type !== 'heading' || key.length < LEAST_RUN_IN) return false
  return gold.some(other => {
    const [otherKey = ''] = other.keys
    return isProse(other.block) && otherKey.length > key.length && otherKey.startsWith(key)
  })
}

function prepare(block: EvaluatedBlock): PreparedBlock {
  const key = toBlockKey(blockTextOf(block))
  const isNumbered = block.type === 'heading' && block.number !== undefined && block.number !== ''
  const keys = isNumbered ? [key, toBlockKey(`${block.number} ${block.text}`)] : [key]
  return { block, keys, isPart: block.match === 'contains' }
}

function prepareResult(block: EvaluatedBlock): PreparedBlock {
  return { block, keys: [toBlockKey(blockTextOf(block))], isPart: false }
}

function isHalfTheSame(key: string, other: string): boolean {
  const [shorter = 0, longer = 0] = [key.length, other.length].sort((a, b) => a - b)
  if (shorter === 0 || shorter < longer * EXCUSING_SIMILARITY) return false
  return editSimilarity(key, other) >= EXCUSING_SIMILARITY
}

/** Whether two keys are those of the same text. */
export function isSameKey(a: string, b: string): boolean {
  return a !== '' && b !== '' && editSimilarity(a, b) >= LEAST_SIMILARITY
}
