import { type BlockCounts, NOTHING } from '../blocks/counts.ts'
import type { Measure } from '../report/measure.ts'
import type { ReportPart } from '../report/report.ts'

/** The figures of running text in the order of the report: names, and labels as the benchmark prints them. */
const TEXT_MEASURES = [
  { name: 'nlSpurious', label: 'NL+', meaning: 'line breaks between paragraphs that are too many' },
  { name: 'nlMissing', label: 'NL−', meaning: 'line breaks between paragraphs that are missing' },
  { name: 'paragraphSpurious', label: 'P+', meaning: 'words in paragraphs that are too many' },
  { name: 'paragraphMissing', label: 'P−', meaning: 'words in paragraphs that are missing' },
  { name: 'paragraphMoved', label: 'P↕', meaning: 'words in paragraphs that are elsewhere' },
  { name: 'wordSpurious', label: 'W+', meaning: 'words that are too many' },
  { name: 'wordMissing', label: 'W−', meaning: 'words that are missing' },
  { name: 'wordWrong', label: 'W~', meaning: 'words that are others' },
] as const

/** The figures of running text by name, each better the lower it is. One for which the gold has nothing has no value. */
export function measureText(counts: BlockCounts): ReadonlyMap<string, Measure> {
  return new Map(
    TEXT_MEASURES.map(({ name }) => {
      const { hits, wanted } = counts.get(name) ?? NOTHING
      return [name, { value: wanted === 0 ? undefined : hits / wanted, size: wanted, isLessBetter: true }]
    }),
  )
}

/** The figures of running text as a table: shares of the paragraphs or words of the gold, in percent. */
export function reportText(counts: BlockCounts): readonly ReportPart[] {
  const measures = measureText(counts)
  const rows = TEXT_MEASURES.map(({ name, label, meaning }) => {
    const { value, size = 0 } = measures.get(name) ?? {}
    return [label, meaning, value === undefined ? '–' : (100 * value).toFixed(1), String(size)]
  })
  return [
    { kind: 'heading', level: 2, text: 'Running text (less is better)' },
    { kind: 'table', head: ['measure', 'meaning', 'percent', 'support'], rows },
  ]
}
