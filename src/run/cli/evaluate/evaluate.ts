import { BoundError, OptionError, SourceError } from '../../../base/errors.ts'
import { DATASETS } from '../../../products/evaluation/grobid/fields.ts'
import { GOLD_KINDS } from '../../../products/evaluation/pairs/kinds.ts'
import { type Bound, findBroken } from '../../../products/evaluation/report/measure.ts'
import { writeHtml } from '../../../products/evaluation/report/write-html.ts'
import { writeMarkdown } from '../../../products/evaluation/report/write-markdown.ts'
import { convertGold, findUnconverted } from '../../../products/recipes/evaluation/convert-gold.ts'
import {
  type EvaluationDetails,
  type EvaluationOptions,
  evaluateFolders,
  type EvaluatedDocument,
  MEASURE_SETS,
} from '../../../products/recipes/evaluation/evaluate.ts'
import {
  EVALUATION_TITLE,
  measureScores,
  reportDifferences,
  reportEvaluation,
  writeEvaluationJson,
} from '../../../products/recipes/evaluation/report.ts'
import { attempt, attemptEach } from '../shared/attempt.ts'
import { parseChoice, parseChoices } from '../shared/choice.ts'
import { deliver, deliverTo } from '../shared/deliver.ts'
import { parseFolder } from '../shared/output-names.ts'
import { showProgress, type Terminal } from '../shared/terminal.ts'

/** The options of `paperxml evaluate` as they were typed. */
export interface EvaluateFlags {
  readonly gold: string
  readonly dataset?: string
  readonly literal?: true
  readonly measures?: string
  readonly printed?: true
  readonly convert?: true
  readonly by?: string
  readonly diff?: string
  readonly output: string
  readonly html?: string
  readonly json?: string
  readonly min?: readonly string[]
}

/** What the report is called in a folder. */
const REPORT = 'evaluation.md'

/** Which files of a folder are gold, for who has none there. */
const GOLD_NAMES =
  'gold is NAME.nxml, .jats, .xml, .pub2tei.tei.xml or .truth.json, with --gold tei any NAME.tei.xml, and its result NAME.tei.xml or the like'

/** Runs `paperxml evaluate`; the exit status. */
export async function runEvaluate(
  goldFolder: string,
  resultFolder: string,
  flags: EvaluateFlags,
  terminal: Terminal,
): Promise<number> {
  const options = parseOptions(flags)
  const folder = parseFolder(flags.output)
  const bounds = (flags.min ?? []).map(parseBound)
  if (flags.convert) {
    const papers = await findUnconverted(goldFolder, resultFolder, options.gold)
    await attemptEach(papers, terminal, pdf => convertGold(pdf, resultFolder))
  }
  const documents: EvaluatedDocument[] = []
  let details: EvaluationDetails | undefined
  const evaluation = await evaluateFolders(goldFolder, resultFolder, {
    ...options,
    onDocument(document, compared) {
      documents.push(document)
      if (document.name === flags.diff) details = compared
      showProgress(terminal, `${documents.length} documents`)
    },
  })
  showProgress(terminal, '')
  if (flags.diff !== undefined) {
    if (details === undefined) throw new OptionError('E_OPTION_RANGE', `--diff ${flags.diff}: ${reasonFor(flags.diff)}`)
    await deliver(writeMarkdown(reportDifferences(flags.diff, details)), `${flags.diff}.diff.md`, folder, terminal)
    return 0
  }
  const report = reportEvaluation(evaluation, { documents, by: flags.by })
  await deliver(writeMarkdown(report), REPORT, folder, terminal)
  if (flags.html !== undefined) await deliverTo(flags.html, writeHtml(report, EVALUATION_TITLE), terminal)
  if (flags.json !== undefined) await deliverTo(flags.json, writeEvaluationJson(evaluation, documents), terminal)
  for (const { name, message } of evaluation.problems) terminal.writeError(`paperxml: ${name}: ${message}\n`)
  if (evaluation.documents === 0)
    throw new SourceError('E_EVALUATION_EMPTY', `no document of ${goldFolder} could be evaluated; ${GOLD_NAMES}`)
  return attempt('--min', terminal, async () => {
    const broken = findBroken(measureScores(evaluation.scores), bounds)
    if (broken.length > 0) throw new BoundError('E_MEASURE_BOUND', broken.join('; '))
  })

  function reasonFor(name: string): string {
    const problem = evaluation.problems.find(each => each.name === name)
    return problem?.message ?? 'there is no such document'
  }
}

function parseOptions({ gold, dataset, literal, measures, printed, by }: EvaluateFlags): EvaluationOptions {
  const kind = parseChoice('--gold', gold, ['auto', ...GOLD_KINDS])
  return {
    gold: kind === 'auto' ? undefined : kind,
    dataset: dataset === undefined ? undefined : parseChoice('--dataset', dataset, DATASETS, 'collection'),
    isLiteral: literal,
    measures:
      measures === undefined ? undefined : parseChoices('--measures', measures, MEASURE_SETS, 'set of measures'),
    isPrinted: printed,
    by,
  }
}

function parseBound(text: string): Bound {
  const [, measure = '', limit = ''] = /^([\w.-]+)=(\d+(?:\.\d+)?)$/.exec(text) ?? []
  if (measure === '')
    throw new OptionError('E_OPTION_RANGE', `--min ${text}: expected MEASURE=VALUE, like header.title.soft=0.9`)
  return { measure, limit: Number(limit) }
}
