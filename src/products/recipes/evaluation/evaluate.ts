import { readdir } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { asPaperError, SourceError, toSourceError } from '../../../base/errors.ts'
import { type BlockCounts, sumBlockCounts } from '../../evaluation/blocks/counts.ts'
import { indexPrinted, keepPrinted, type PrintedWords } from '../../evaluation/blocks/gold/printed.ts'
import { type BlockDetails, scoreBlocks } from '../../evaluation/blocks/score-blocks.ts'
import { type Dataset, DATASETS } from '../../evaluation/grobid/fields.ts'
import {
  type FieldDetails,
  type FieldScores,
  scoreFields,
  sumFieldScores,
} from '../../evaluation/grobid/score-fields.ts'
import { scoreText } from '../../evaluation/icecite/score-text.ts'
import { type EvaluationProblem, findPairs, type Pair } from '../../evaluation/pairs/find-pairs.ts'
import type { GoldKind } from '../../evaluation/pairs/kinds.ts'
import { readGoldBlocks, readGoldFields, readResultBlocks, readResultFields } from './documents.ts'
import type { Page } from '../../../model/page/page.ts'
import { readBytesIfThere } from '../../../read/sources/files/read-bytes.ts'
import { readSource } from '../../../read/sources/read-source.ts'

/** Sets of measures: GROBID's fields; blocks, tables, words and sentences; the benchmark of Icecite for running text. */
export const MEASURE_SETS = ['grobid', 'blocks', 'icecite'] as const

/** One of {@link MEASURE_SETS}. */
export type MeasureSet = (typeof MEASURE_SETS)[number]

export interface EvaluationOptions {
  /** Kind of the gold; default what the names of the files say. */
  readonly gold?: GoldKind | undefined
  /** Collection of the gold, for which some fields are left out; default the one that the folder of the gold names. */
  readonly dataset?: Dataset | undefined
  /** Whether TEI of this program is taken as it is, without the adapter to GROBID's. */
  readonly isLiteral?: boolean | undefined
  /** What is measured; default `grobid` against gold in JATS and TEI, `blocks` against the truth format. */
  readonly measures?: readonly MeasureSet[] | undefined
  /** Whether blocks of the gold that the PDF beside it does not print are left out. */
  readonly isPrinted?: boolean | undefined
  /** The property of the gold by which documents are grouped. */
  readonly by?: string | undefined
  /** Called for each document when its figures are counted, with what was compared. */
  readonly onDocument?: ((document: EvaluatedDocument, details: EvaluationDetails) => void) | undefined
}

/** The figures of documents; those that were not asked for are left out. */
export interface Scores {
  /** Against gold in JATS and TEI. */
  readonly fields?: FieldScores | undefined
  /** Against blocks of the gold. */
  readonly blocks?: BlockCounts | undefined
  /** Against the running text of the gold. */
  readonly text?: BlockCounts | undefined
}

/** One document with its figures. */
export interface EvaluatedDocument {
  readonly name: string
  /** Value of the property by which documents are grouped. */
  readonly group: string
  readonly scores: Scores
}

/** What was compared of one document. */
export interface EvaluationDetails {
  readonly fields?: FieldDetails
  readonly blocks?: BlockDetails
}

/** The figures of all documents, and what could not be evaluated. */
export interface Evaluation {
  /** Documents whose figures are counted. */
  readonly documents: number
  readonly problems: readonly EvaluationProblem[]
  readonly scores: Scores
  /** Figures by the value of the property that was asked for. */
  readonly groups: ReadonlyMap<string, Scores & { readonly documents: number }>
}

/** Group of documents whose gold does not have the property. */
const UNKNOWN = 'unknown'

/**
 * Evaluates the results in one folder against the gold in another. What cannot be evaluated is in the problems, and
 * counts in no figure.
 *
 * @throws {SourceError} `E_FILE_MISSING` where a folder cannot be read, `E_EVALUATION_EMPTY` where there is neither gold nor
 * a result in them
 */
export async function evaluateFolders(
  goldFolder: string,
  resultFolder: string,
  options: EvaluationOptions = {},
): Promise<Evaluation> {
  const { pairs, problems } = findPairs(await listFiles(goldFolder), await listFiles(resultFolder), {
    gold: options.gold,
    areSameFolder: resolve(goldFolder) === resolve(resultFolder),
  })
  if (pairs.length === 0 && problems.length === 0)
    throw new SourceError(
      'E_EVALUATION_EMPTY',
      `there is neither gold in ${goldFolder} nor a result in ${resultFolder}`,
    )
  const dataset = options.dataset ?? datasetOf(goldFolder)
  const groups = new Map<string, { documents: number; scores: Scores }>()
  const failures: EvaluationProblem[] = []
  for (const pair of pairs) {
    const outcome = await attempt(() => evaluatePair(pair, { goldFolder, resultFolder, dataset, options }))
    if ('message' in outcome) failures.push({ name: pair.name, message: outcome.message })
    else {
      const known = groups.get(outcome.document.group)
      const scores = addScores(known?.scores, outcome.document.scores)
      groups.set(outcome.document.group, { documents: (known?.documents ?? 0) + 1, scores })
      options.onDocument?.(outcome.document, outcome.details)
    }
  }
  return {
    documents: [...groups.values()].reduce((total, { documents }) => total + documents, 0),
    problems: [...problems, ...failures].sort((a, b) => (a.name < b.name ? -1 : 1)),
    scores: [...groups.values()].reduce<Scores>((sum, { scores }) => addScores(sum, scores), {}),
    groups: new Map([...groups].sort().map(([group, { documents, scores }]) => [group, { documents, ...scores }])),
  }
}

interface Run {
  readonly goldFolder: string
  readonly resultFolder: string
  readonly dataset: Dataset | undefined
  readonly options: EvaluationOptions
}

interface EvaluatedPair {
  readonly document: EvaluatedDocument
  readonly details: EvaluationDetails
}

async function evaluatePair(pair: Pair, run: Run): Promise<EvaluatedPair> {
  const hasFields = pair.gold.kind !== 'truth'
  const measures = new Set<MeasureSet>(run.options.measures ?? [hasFields ? 'grobid' : 'blocks'])
  const isOnlyGrobid = measures.has('grobid') && measures.size === 1
  if (isOnlyGrobid && !hasFields)
    throw new SourceError('E_FORMAT_UNKNOWN', 'has a gold in the truth format, which has no fields for grobid')
  const compared = [
    ...(measures.has('grobid') && hasFields ? [await compareFields(pair, run)] : []),
    ...(isOnlyGrobid ? [] : [await compareBlocks(pair, run, measures)]),
  ]
  const { by } = run.options
  const group = by === undefined ? '' : (compared[0]?.properties.get(by) ?? UNKNOWN)
  const scores = Object.assign({}, ...compared.map(each => each.scores)) as Scores
  const details = Object.assign({}, ...compared.map(each => each.details)) as EvaluationDetails
  return { document: { name: pair.name, group, scores }, details }
}

/** The figures of one document, and what its gold says about it. */
interface Comparison {
  readonly properties: ReadonlyMap<string, string>
  readonly scores: Scores
  readonly details: EvaluationDetails
}

async function compareFields(pair: Pair, { goldFolder, resultFolder, dataset, options }: Run): Promise<Comparison> {
  const { fields, properties } = await readGoldFields(goldFolder, pair)
  const result = await readResultFields(resultFolder, pair, options.isLiteral === true)
  const { scores, details } = scoreFields(fields, result, dataset)
  return { properties, scores: { fields: scores }, details: { fields: details } }
}

async function compareBlocks(pair: Pair, run: Run, measures: ReadonlySet<MeasureSet>): Promise<Comparison> {
  const { goldFolder, resultFolder, options } = run
  const { document, properties } = await readGoldBlocks(goldFolder, pair)
  const gold = options.isPrinted ? keepPrinted(document, await readPrintedWords(goldFolder, pair)) : document
  const result = await readResultBlocks(resultFolder, pair)
  const { counts, details } = measures.has('blocks') ? scoreBlocks(gold, result) : {}
  return {
    properties,
    scores: { ...(counts && { blocks: counts }), ...(measures.has('icecite') && { text: scoreText(gold, result) }) },
    details: { ...(details && { blocks: details }) },
  }
}

function addScores(sum: Scores | undefined, { fields, blocks, text }: Scores): Scores {
  const allFields = [sum?.fields, fields].filter(each => each !== undefined)
  return {
    fields: allFields.length === 0 ? undefined : sumFieldScores(allFields),
    blocks: addBlockCounts(sum?.blocks, blocks),
    text: addBlockCounts(sum?.text, text),
  }
}

function addBlockCounts(sum: BlockCounts | undefined, counts: BlockCounts | undefined): BlockCounts | undefined {
  const all = [sum, counts].filter(each => each !== undefined)
  return all.length === 0 ? undefined : sumBlockCounts(all)
}

/**
 * The paths of all files in a folder, at any depth, below the folder.
 * @throws {SourceError} `E_FILE_MISSING` where it cannot be read
 */
export async function listFiles(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter(entry => !entry.isDirectory())
      .map(entry => relative(folder, join(entry.parentPath, entry.name)))
  } catch (error) {
    const reason = toSourceError(error as NodeJS.ErrnoException).message
    throw new SourceError('E_FILE_MISSING', `${folder}: ${reason}`, { cause: error })
  }
}

/** The collection that the path of a folder names, as in GROBID's evaluation. */
function datasetOf(folder: string): Dataset | undefined {
  return DATASETS.find(dataset => basename(resolve(folder)).toLowerCase().includes(dataset))
}

async function attempt<Result>(work: () => Promise<Result>): Promise<Result | { readonly message: string }> {
  try {
    return await work()
  } catch (thrown) {
    return { message: asPaperError(thrown).message }
  }
}

/** Share of its size by which a baseline differs from that of another line; raised marks differ by less. */
const NEW_LINE = 0.6

/**
 * What the PDF beside a gold prints.
 * @throws {SourceError} `E_FILE_MISSING` where there is none
 */
async function readPrintedWords(goldFolder: string, { name, gold }: Pair): Promise<PrintedWords> {
  const pdf = join(goldFolder, dirname(gold.path), `${name}.pdf`)
  const bytes = await readBytesIfThere(pdf)
  if (bytes === undefined) throw new SourceError('E_FILE_MISSING', `has no PDF beside its gold: ${pdf}`)
  const { pages } = await readSource(bytes, { reader: 'pdf' }, () => {})
  return indexPrinted(pages.flatMap(linesOf))
}

/** The lines of a page in the order in which they are drawn. */
function linesOf({ runs }: Page): readonly string[] {
  const lines: string[] = []
  let last = Number.NaN
  for (const { text, baseline, size, spaceBefore } of runs) {
    const isSameLine = Math.abs(baseline - last) < NEW_LINE * size
    if (isSameLine) lines.push(`${lines.pop() ?? ''}${spaceBefore ? ' ' : ''}${text}`)
    else lines.push(text)
    last = baseline
  }
  return lines
}
