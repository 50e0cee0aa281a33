import { type ReportPart, shorten } from '../report/report.ts'
import { type EvaluatedBlock, blockTextOf } from './block-document.ts'
import { BLOCK_MEASURES, measureBlocks } from './block-measures.ts'
import type { BlockCounts } from './counts.ts'
import type { BlockDetails } from './score-blocks.ts'

/** Characters of a text that are printed. */
const LONGEST = 200

/** The figures of blocks as a table and as bars. */
export function reportBlocks(counts: BlockCounts): readonly ReportPart[] {
  const measures = measureBlocks(counts)
  const rows = BLOCK_MEASURES.flatMap(({ name, label, isLessBetter }) => {
    const { value, size } = measures.get(name) ?? { value: undefined, size: 0 }
    return value === undefined ? [] : [{ label: isLessBetter ? `${label} (less is better)` : label, value, size }]
  })
  return [
    { kind: 'heading', level: 2, text: 'Blocks and sentences' },
    {
      kind: 'table',
      head: ['measure', 'value', 'support'],
      rows: rows.map(({ label, value, size }) => [label, value.toFixed(3), String(size)]),
    },
    { kind: 'bars', title: 'Blocks and sentences', bars: rows },
  ]
}

/** Blocks that were missed or are false, and broken sentences, of one document. */
export function reportBlockDifferences({ missed, wrong, broken }: BlockDetails): readonly ReportPart[] {
  const toItem = (block: EvaluatedBlock) => `${block.type}: ${shorten(blockTextOf(block), LONGEST)}`
  return [
    { kind: 'heading', level: 2, text: 'Missed blocks' },
    { kind: 'list', items: missed.map(toItem) },
    { kind: 'heading', level: 2, text: 'False blocks' },
    { kind: 'list', items: wrong.map(toItem) },
    { kind: 'heading', level: 2, text: 'Broken sentences' },
    {
      kind: 'list',
      items: broken.map(
        ({ sentence, isNearlyWhole }) =>
          `${isNearlyWhole ? 'whole but for a few words: ' : ''}${shorten(sentence, LONGEST)}`,
      ),
    },
  ]
}
