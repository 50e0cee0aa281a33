import type { PaperCorrection } from '../../model/paper/paper.ts'
import type { InspectedPaper } from '../../write/writers/inspection/inspected-paper.ts'
import type { InspectedBlock } from '../../write/writers/inspection/inspection.ts'
import { FIELD_LABELS, type FieldName } from './reference-fields.ts'
import { changeInWords } from './correction-words.ts'

/** What is different in a paper after it was converted with other corrections. */
export interface Difference {
  /** The block; none for what is about the whole paper. */
  readonly block?: string
  readonly page?: number
  readonly text: string
  readonly words: string
}

interface PlacedBlock extends InspectedBlock {
  readonly page: number
  /** Id of the block that is read before it on its page. */
  readonly before: string | undefined
}

/** What has changed from one conversion of a paper to the next, in reading order. */
export function comparePapers(old: InspectedPaper, next: InspectedPaper): readonly Difference[] {
  const olds = blocksOf(old)
  const nexts = blocksOf(next)
  const changed = [...nexts.values()].flatMap(block => {
    const words = wordsOf(olds.get(block.id), block, next.roles)
    return words.length === 0 ? [] : [{ block: block.id, page: block.page, text: block.text, words: words.join('; ') }]
  })
  const gone = [...olds.values()].filter(({ id }) => !nexts.has(id))
  const lost = gone.map(({ id, page, text }) => ({ block: id, page, text, words: 'is no block any more' }))
  return [
    ...headerDifferences(old, next),
    ...textDifferences(old, next),
    ...changed,
    ...lost,
    ...sentenceDifferences(old, next),
  ]
}

function blocksOf({ pages }: InspectedPaper): ReadonlyMap<string, PlacedBlock> {
  const placed = pages.flatMap(({ number: page, blocks }) => {
    const ids = blocks.filter(({ order }) => order !== undefined).map(({ id }) => id)
    const apart = blocks.filter(({ into }) => into === undefined)
    return apart.map(block => ({ ...block, page, before: ids[ids.indexOf(block.id) - 1] }))
  })
  return new Map(placed.map(block => [block.id, block]))
}

function wordsOf(old: PlacedBlock | undefined, next: PlacedBlock, roles: InspectedPaper['roles']): readonly string[] {
  if (old === undefined) return [`new: ${roles[next.role]}`]
  const level = (block: PlacedBlock) => (block.level === undefined ? '' : `, level ${block.level}`)
  const was = roles[old.role] + level(old)
  const is = roles[next.role] + level(next)
  const isMoved = old.before !== next.before && old.order !== undefined && next.order !== undefined
  return [
    ...(was === is ? [] : [`${was} → ${is}`]),
    ...(old.number === next.number ? [] : [`number ${old.number || 'none'} → ${next.number || 'none'}`]),
    ...(old.joins === next.joins
      ? []
      : [next.joins === undefined ? 'begins a new paragraph' : 'continues the block before']),
    ...(old.lines.length === next.lines.length ? [] : [`${old.lines.length} → ${next.lines.length} lines`]),
    ...(isMoved && was === is ? ['is read at another place'] : []),
  ]
}

/** What was corrected, before what it is now. */
function fieldInWords({ part, field }: PaperCorrection): string {
  if (part === 'table') return TABLE_LABELS[field as keyof typeof TABLE_LABELS]
  if (part === 'reference') return `${FIELD_LABELS[field as FieldName]} of a reference: `
  return part in PART_LABELS ? `${PART_LABELS[part as keyof typeof PART_LABELS]}: ` : ''
}

/** What of a table was corrected. */
const TABLE_LABELS = {
  head: 'Rows of the head: ',
  cell: 'One cell of a table: ',
  columns: 'Columns of a table: ',
  rows: 'Rows of a table: ',
} as const

/** The parts of a paper that have a label. */
const PART_LABELS = {
  formula: 'Formula',
  call: 'Note that is called',
  language: 'Language',
  figure: 'Box of the picture',
  review: 'Reviewed pages',
} as const

/** What is told of the text itself: roles and parts of the header are told as what they change. */
const TEXT_PARTS: ReadonlySet<PaperCorrection['part']> = new Set([
  ...(['words', 'reference', 'table', 'formula', 'call', 'language', 'figure', 'review'] as const),
])

/** Words that were corrected since, and those whose correction was undone. */
function textDifferences(old: InspectedPaper, next: InspectedPaper): readonly Difference[] {
  const ofText = ({ corrected }: InspectedPaper) => corrected.filter(({ part }) => TEXT_PARTS.has(part))
  const keyOf = (correction: PaperCorrection) => JSON.stringify(correction)
  const [was, is] = [old, next].map(paper => new Set(ofText(paper).map(keyOf)))
  const fresh = ofText(next).filter(correction => !was?.has(keyOf(correction)))
  const gone = ofText(old).filter(correction => !is?.has(keyOf(correction)))
  const toDifference = ({ page, read, is: now }: PaperCorrection, words: string): Difference => ({
    ...(page === undefined ? {} : { page }),
    text: read || now,
    words,
  })
  return [
    ...fresh.map(each => toDifference(each, fieldInWords(each) + changeInWords(each))),
    ...gone.map(each => toDifference(each, 'is again as it was read')),
  ]
}

function headerDifferences(old: InspectedPaper, next: InspectedPaper): readonly Difference[] {
  const names = ['title', 'subtitle', 'authors', 'keywords', 'publication'] as const
  const was = old.header.is
  const is = next.header.is
  const changed = names.filter(name => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
  return changed.map(name => ({ text: name, words: 'changed in the header' }))
}

function sentenceDifferences(old: InspectedPaper, next: InspectedPaper): readonly Difference[] {
  const known = new Set(old.sentences.map(({ text }) => text))
  const fresh = next.sentences.filter(({ text }) => !known.has(text)).length
  if (fresh === 0 && old.sentences.length === next.sentences.length) return []
  const count = `${old.sentences.length} → ${next.sentences.length} sentences`
  return [{ text: count, words: `${fresh} new, or read otherwise` }]
}
