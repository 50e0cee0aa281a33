import { matchHeadingKeyword } from '../../../base/text/labels/match-keywords.ts'
import { type BlockDocument, isProse } from './block-document.ts'
import { addCounts, type Count, NOTHING } from './counts.ts'
import { toBlockKey } from './keys.ts'
import { matchBlocks } from './match-blocks.ts'
import { opensParagraph, type PreparedBlock, type PreparedDocuments } from './prepare-blocks.ts'

/** Types of blocks that have separate figures; types whose blocks may match each other are grouped. */
const FAMILIES: readonly (readonly string[])[] = [
  ['heading'],
  ['paragraph', 'list-item'],
  ['footnote'],
  ['figure-caption'],
  ['table-caption'],
  ['table'],
  ['reference'],
]

export interface AnsweredBlock {
  readonly gold: PreparedBlock
  readonly result: PreparedBlock
}

/** Blocks by type: how many there are, which answer each other, which do not. */
export interface ScoredTypes {
  readonly counts: ReadonlyMap<string, Count>
  readonly answered: readonly AnsweredBlock[]
  readonly missed: readonly PreparedBlock[]
  readonly wrong: readonly PreparedBlock[]
}

/** Matches the blocks of each type. */
export function scoreTypes(documents: PreparedDocuments): ScoredTypes {
  const families = FAMILIES.map(types => scoreFamily(types, documents))
  return {
    counts: new Map(families.flatMap(({ counts }) => [...counts])),
    answered: families.flatMap(({ answered }) => answered),
    missed: families.flatMap(({ missed }) => missed),
    wrong: families.flatMap(({ wrong }) => wrong),
  }
}

function scoreFamily(types: readonly string[], { gold, result, excused }: PreparedDocuments): ScoredTypes {
  const golds = gold.filter(({ block }) => types.includes(block.type))
  const results = result.filter(({ block }) => types.includes(block.type))
  const answered = answerBlocks(golds, results)
  const answeredGolds = new Set(answered.map(pair => pair.gold))
  const answeredResults = new Set(answered.map(pair => pair.result))
  const missed = golds.filter(block => !answeredGolds.has(block))
  const wrong = results.filter(
    block =>
      !answeredResults.has(block) &&
      block.block.isImplied !== true &&
      !excused.has(block) &&
      !opensParagraph(block, gold),
  )
  const counts = new Map<string, Count>(types.map(type => [type, NOTHING]))
  const count = ({ block }: PreparedBlock, more: Count) =>
    counts.set(block.type, addCounts(counts.get(block.type) ?? NOTHING, more))
  for (const pair of answered) count(pair.gold, { hits: 1, found: 1, wanted: 1 })
  for (const block of missed) count(block, { hits: 0, found: 0, wanted: 1 })
  for (const block of wrong) count(block, { hits: 0, found: 1, wanted: 0 })
  return { counts, answered, missed, wrong }
}

function answerBlocks(golds: readonly PreparedBlock[], results: readonly PreparedBlock[]): readonly AnsweredBlock[] {
  const isImplied = (j: number) => results[j]?.block.isImplied === true
  const matches = matchBlocks(golds, results, (i, j) => !isImplied(j) || isReferenceHeading(golds[i]))
  const answered = matches.flatMap(match => toPair(golds[match.gold], results[match.result]))
  return [...answered, ...answerImplied(golds, results, answered)]
}

/** A heading without words stands for the heading of the references, whatever that says. */
function answerImplied(
  golds: readonly PreparedBlock[],
  results: readonly PreparedBlock[],
  answered: readonly AnsweredBlock[],
): readonly AnsweredBlock[] {
  const implied = results.filter(
    block => block.block.isImplied === true && !answered.some(({ result }) => result === block),
  )
  const open = golds.filter(block => isReferenceHeading(block) && !answered.some(({ gold }) => gold === block))
  return implied.flatMap((block, i) => toPair(open[i], block))
}

function toPair(gold: PreparedBlock | undefined, result: PreparedBlock | undefined): readonly AnsweredBlock[] {
  return gold !== undefined && result !== undefined ? [{ gold, result }] : []
}

function isReferenceHeading(block: PreparedBlock | undefined): boolean {
  return block?.block.type === 'heading' && matchHeadingKeyword(block.block.text ?? '')?.concept === 'references'
}

/** Paragraphs of the gold that any block of the result answers. What answers title or abstract is not false either. */
export function scoreUntyped(gold: BlockDocument, { gold: golds, result, excused }: PreparedDocuments): Count {
  const abstract = gold.abstract ?? []
  const front = [gold.title, ...abstract, ...(abstract.length > 1 ? [abstract.join(' ')] : [])]
  const wanted = [...golds, ...front.filter(text => text !== undefined).map(text => ({ keys: [toBlockKey(text)] }))]
  const found = result.filter(({ block }) => block.isImplied !== true)
  const matches = matchBlocks(wanted, found)
  const answered = new Set(matches.map(match => match.result))
  const hits = matches.filter(match => golds[match.gold]?.block.type === 'paragraph').length
  const wrong = found.filter((block, j) => !answered.has(j) && isProse(block.block) && !excused.has(block)).length
  return { hits, found: hits + wrong, wanted: golds.filter(({ block }) => block.type === 'paragraph').length }
}
