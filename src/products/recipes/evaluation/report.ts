import { measureBlocks } from '../../evaluation/blocks/block-measures.ts'
import { reportBlockDifferences, reportBlocks } from '../../evaluation/blocks/report-blocks.ts'
import { measureFields } from '../../evaluation/grobid/field-measures.ts'
import { reportFieldDifferences } from '../../evaluation/grobid/report-differences.ts'
import { reportFields } from '../../evaluation/grobid/report-fields.ts'
import { measureText, reportText } from '../../evaluation/icecite/text-measures.ts'
import type { Measure } from '../../evaluation/report/measure.ts'
import type { ReportPart } from '../../evaluation/report/report.ts'
import type { EvaluatedDocument, Evaluation, EvaluationDetails, Scores } from './evaluate.ts'

/** Title of the report. */
export const EVALUATION_TITLE = 'Evaluation'

/** Documents that are named with their figures, the worst first. */
const MOST_NAMED_DOCUMENTS = 20

/** The figures by which documents are listed. */
const LISTED = ['header.all.soft', 'citations.all.soft', 'fulltext.all.soft', 'heading', 'paragraph', 'wordAccuracy']

/** What a report says beside the figures of all documents. */
export interface ReportContext {
  readonly documents: readonly EvaluatedDocument[]
  /** The property by which documents are grouped. */
  readonly by?: string | undefined
}

/** All figures of an evaluation by name. */
export function measureScores({ fields, blocks, text }: Scores): ReadonlyMap<string, Measure> {
  return new Map([
    ...(fields === undefined ? [] : measureFields(fields)),
    ...(blocks === undefined ? [] : measureBlocks(blocks)),
    ...(text === undefined ? [] : measureText(text)),
  ])
}

export function reportEvaluation(evaluation: Evaluation, context: ReportContext): readonly ReportPart[] {
  const { scores, problems, documents } = evaluation
  return [
    { kind: 'heading', level: 1, text: EVALUATION_TITLE },
    {
      kind: 'text',
      text: `${documents} documents are evaluated; ${problems.length} are not, and are left out of all figures.`,
    },
    ...(problems.length === 0 ? [] : [listProblems(evaluation)]),
    ...(scores.blocks === undefined ? [] : reportBlocks(scores.blocks)),
    ...(scores.text === undefined ? [] : reportText(scores.text)),
    ...(scores.fields === undefined ? [] : reportFields(scores.fields)),
    ...reportGroups(evaluation, context),
    ...reportDocuments(context.documents),
  ]
}

function listProblems({ problems }: Evaluation): ReportPart {
  return { kind: 'list', items: problems.map(({ name, message }) => `${name} ${message}`) }
}

function reportGroups({ groups }: Evaluation, { by }: ReportContext): readonly ReportPart[] {
  if (by === undefined) return []
  const columns = [...groups].map(([group, scores]) => ({
    group,
    size: scores.documents,
    measures: measureScores(scores),
  }))
  const names = [...new Set(columns.flatMap(({ measures }) => [...measures.keys()]))]
  const rows = names.map(name => [name, ...columns.map(({ measures }) => toFigure(measures.get(name)))])
  const head = ['measure', ...columns.map(({ group, size }) => `${group} (${size})`)]
  return [
    { kind: 'heading', level: 2, text: `By ${by}` },
    { kind: 'table', head, rows },
  ]
}

function reportDocuments(documents: readonly EvaluatedDocument[]): readonly ReportPart[] {
  const measured = documents.map(({ name, scores }) => ({ name, measures: measureScores(scores) }))
  const listed = LISTED.filter(measure => measured.some(({ measures }) => measures.has(measure)))
  const rows = measured.map(({ name, measures }) => {
    const figures = listed.map(measure => measures.get(measure))
    return { name, figures, sum: figures.reduce((sum, figure) => sum + (figure?.value ?? 1), 0) }
  })
  const worst = rows.sort((a, b) => a.sum - b.sum).slice(0, MOST_NAMED_DOCUMENTS)
  return [
    { kind: 'heading', level: 2, text: 'Documents, the worst first' },
    {
      kind: 'table',
      head: ['document', ...listed],
      rows: worst.map(({ name, figures }) => [name, ...figures.map(toFigure)]),
    },
  ]
}

function toFigure(measure: Measure | undefined): string {
  return measure?.value === undefined ? '–' : measure.value.toFixed(3)
}

/** The report of what is not the same in one document. */
export function reportDifferences(name: string, { fields, blocks }: EvaluationDetails): readonly ReportPart[] {
  return [
    { kind: 'heading', level: 1, text: `Differences of ${name}` },
    ...(blocks === undefined ? [] : reportBlockDifferences(blocks)),
    ...(fields === undefined ? [] : reportFieldDifferences(fields)),
  ]
}

/** The figures as JSON: of all documents, of groups, and of each document. Ends in a line break. */
export function writeEvaluationJson(evaluation: Evaluation, documents: readonly EvaluatedDocument[]): string {
  const toObject = (scores: Scores) => Object.fromEntries(measureScores(scores))
  const content = {
    documents: evaluation.documents,
    problems: evaluation.problems,
    measures: toObject(evaluation.scores),
    groups: Object.fromEntries([...evaluation.groups].map(([group, scores]) => [group, toObject(scores)])),
    perDocument: documents.map(({ name, group, scores }) => ({ name, group, measures: toObject(scores) })),
  }
  return `${JSON.stringify(content, undefined, 1)}\n`
}
