import { DATASETS } from '../../../products/evaluation/grobid/fields.ts'
import { GOLD_KINDS } from '../../../products/evaluation/pairs/kinds.ts'
import type { EvaluateFlags } from '../evaluate/evaluate.ts'
import { addExamples } from '../shared/examples.ts'
import type { AddCommand } from './add-command.ts'

/** `paperxml evaluate`. */
export const addEvaluate: AddCommand = (program, terminal, setStatus) => {
  const command = program
    .command('evaluate')
    .description(
      'compare results with gold: GROBID’s figures for header, references and full text; blocks and sentences',
    )
    .argument('<gold>', 'folder with gold: JATS, TEI or the truth format, at any depth')
    .argument(
      '<out>',
      'folder with results: TEI, paperXML, JSON, or JATS of other programs; paired by the stem of the name',
    )
    .optionsGroup('What is compared:')
    .option('--gold <kind>', `kind of the gold: auto, ${GOLD_KINDS.join(', ')}`, 'auto')
    .option('--dataset <name>', `leave out what the pages of a collection do not print: ${DATASETS.join(', ')}`)
    .option(
      '--measures <names>',
      'what is measured, separated by commas: grobid, blocks, icecite (the benchmark of Icecite for running text); ' +
        'without it grobid against JATS and TEI, blocks against the truth format',
    )
    .option('--printed', 'leave out blocks of the gold that the PDF beside it does not print')
    .option('--literal', 'take TEI of this program as it is, without reading it as GROBID would have written it')
    .option('--convert', 'convert PDFs beside the gold that have no result yet')
    .optionsGroup('Report:')
    .option(
      '--by <field>',
      'figures by a property of the gold: language, journal, publisher, type, year; layout, origin',
    )
    .option('--diff <name>', 'print the differences of one document instead of the figures')
    .option('-o, --output <dir>', 'folder for evaluation.md; - is standard output', '-')
    .option('--html <file>', 'write the report as a web page with plots')
    .option('--json <file>', 'figures for programs')
    .option('--min <measure=value...>', 'fail with status 76 if a figure is below the value; repeatable')
    .action(async (gold: string, out: string, flags: EvaluateFlags) => {
      const { runEvaluate } = await import('../evaluate/evaluate.ts')
      setStatus(await runEvaluate(gold, out, flags, terminal))
    })
  addExamples(
    command,
    ['paperxml evaluate gold out --by journal', 'figures for all papers, and for each journal'],
    ['paperxml evaluate gold out --min header.title.soft=0.9', 'status 76 where titles are worse'],
  )
}
