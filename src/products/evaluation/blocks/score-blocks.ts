import type { BlockDocument, EvaluatedBlock } from './block-document.ts'
import { addCounts, type BlockCounts, type Count, NOTHING, shareOf } from './counts.ts'
import { toNumberKey } from './keys.ts'
import { prepareDocuments } from './prepare-blocks.ts'
import { scoreBody } from './score-body.ts'
import { scoreFront } from './score-front.ts'
import { type BrokenSentence, scoreSentences } from './score-sentences.ts'
import { scoreTables } from './score-tables.ts'
import { type AnsweredBlock, scoreTypes, scoreUntyped } from './score-types.ts'

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
