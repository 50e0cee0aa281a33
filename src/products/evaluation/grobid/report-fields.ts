import { type ReportPart, toPercent } from '../report/report.ts'
import { MATCHINGS, type Matching } from './matching.ts'
import type { FieldScores } from './score-fields.ts'
import { FULL_TEXT_MATCHINGS } from './score-full-text.ts'
import { averageRates, type Count, harmonicMean, type Rates, type Tally, toRates } from './tally.ts'

/** Headings of the matchings, as GROBID's reports have them. */
const TITLES: Readonly<Record<Matching, string>> = {
  strict: 'Strict Matching (exact matches)',
  soft: 'Soft Matching (ignoring punctuation, case and space characters mismatches)',
  levenshtein: 'Levenshtein Matching (Minimum Levenshtein distance at 0.8)',
  ratcliff: 'Ratcliff/Obershelp Matching (Minimum Ratcliff/Obershelp similarity at 0.95)',
}

const NAMES: Readonly<Record<Matching, string>> = {
  strict: 'strict',
  soft: 'soft',
  levenshtein: 'Levenshtein',
  ratcliff: 'RatcliffObershelp',
}

/** GROBID's report: header, citations and full text, with the tables that its own reports have. */
export function reportFields(scores: FieldScores): readonly ReportPart[] {
  return [
    { kind: 'heading', level: 2, text: 'Header metadata' },
    evaluationOn(scores),
    ...MATCHINGS.flatMap(matching => reportTally(scores.header, matching)),
    { kind: 'heading', level: 4, text: 'Instance-level results' },
    { kind: 'code', text: headerInstances(scores) },
    { kind: 'heading', level: 2, text: 'Citation metadata' },
    evaluationOn(scores),
    ...MATCHINGS.flatMap(matching => reportTally(scores.citations, matching)),
    { kind: 'heading', level: 4, text: 'Instance-level results' },
    { kind: 'code', text: citationInstances(scores) },
    { kind: 'heading', level: 4, text: 'Citation context resolution' },
    { kind: 'code', text: citationContexts(scores) },
    { kind: 'heading', level: 2, text: 'Fulltext structures' },
    evaluationOn(scores),
    ...FULL_TEXT_MATCHINGS.flatMap(matching => reportTally(scores.fullText, matching)),
  ]
}

function evaluationOn({ documents }: FieldScores): ReportPart {
  return { kind: 'text', text: `Evaluation on ${documents} documents.` }
}

function reportTally(tally: Tally, matching: Matching): readonly ReportPart[] {
  const fields = [...tally[matching]].sort(([a], [b]) => (a < b ? -1 : 1))
  const { micro, macro } = averageRates(tally[matching].values())
  const rows = fields.map(([field, count]) => toRow(field, toRates(count)))
  return [
    { kind: 'heading', level: 4, text: TITLES[matching] },
    {
      kind: 'table',
      head: ['label', 'precision', 'recall', 'f1', 'support'],
      rows: [...rows, toRow('all fields (micro avg.)', micro), toRow('all fields (macro avg.)', macro)],
    },
    { kind: 'bars', title: TITLES[matching], bars: fields.filter(isExpected).map(toBar) },
  ]
}

function isExpected([, { expected }]: readonly [string, Count]): boolean {
  return expected > 0
}

function toBar([label, count]: readonly [string, Count]) {
  return { label, value: toRates(count).f1 }
}

function toRow(label: string, { precision, recall, f1, support }: Rates): readonly string[] {
  return [label, toPercent(precision), toPercent(recall), toPercent(f1), String(support)]
}

function headerInstances({ documents, headers }: FieldScores): string {
  const correct = MATCHINGS.map(matching => `Total correct instances:  ${headers[matching]} (${NAMES[matching]})`)
  const recall = MATCHINGS.map(
    matching => `Instance-level recall:  ${toPercent(shareOf(headers[matching], documents))} (${NAMES[matching]})`,
  )
  return [`Total expected instances: ${documents}`, ...correct, '', ...recall].join('\n')
}

function citationInstances({ references: { expected, extracted, correct, bySignature } }: FieldScores): string {
  const precisionOf = (matching: Matching) => shareOf(correct[matching], extracted)
  const recallOf = (matching: Matching) => shareOf(correct[matching], expected)
  const line = (name: string, value: (matching: Matching) => number) =>
    MATCHINGS.map(matching => `Instance-level ${name}:  ${toPercent(value(matching))} (${NAMES[matching]})`)
  return [
    `Total expected instances:  ${expected}`,
    `Total extracted instances: ${extracted}`,
    ...MATCHINGS.map(matching => `Total correct instances:   ${correct[matching]} (${NAMES[matching]})`),
    '',
    ...line('precision', precisionOf),
    '',
    ...line('recall', recallOf),
    '',
    ...line('f-score', matching => harmonicMean(precisionOf(matching), recallOf(matching))),
    '',
    ...bySignature.map((count, i) => `Matching ${i + 1}:  ${count}`),
    `Total matches:  ${bySignature.reduce((total, count) => total + count, 0)}`,
  ].join('\n')
}

function citationContexts({ contexts, documents }: FieldScores): string {
  const { expectedEntries, extractedEntries, expected, extracted, correct } = contexts
  const perArticle = (count: number) => `${count} - ${(documents === 0 ? 0 : count / documents).toFixed(2)} per article`
  const [precision, recall] = [shareOf(correct, extracted), shareOf(correct, expected)]
  return [
    `Total expected references:  ${perArticle(expectedEntries)}`,
    `Total predicted references: ${perArticle(extractedEntries)}`,
    '',
    `Total expected citation contexts:  ${perArticle(expected)}`,
    `Total predicted citation contexts: ${perArticle(extracted)}`,
    `Total correct predicted citation contexts: ${perArticle(correct)}`,
    `Total wrong predicted citation contexts:   ${extracted - correct}`,
    '',
    `Precision citation contexts: ${toPercent(precision)}`,
    `Recall citation contexts:    ${toPercent(recall)}`,
    `fscore citation contexts:    ${toPercent(harmonicMean(precision, recall))}`,
  ].join('\n')
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
