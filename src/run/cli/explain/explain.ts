import { OptionError } from '../../../base/errors.ts'
import { explainPaper } from '../../../products/recipes/explain/explain.ts'
import { toReportJson } from '../../../products/recipes/report-json.ts'
import { attempt } from '../shared/attempt.ts'
import { findCorrections } from '../shared/corrections-option.ts'
import { readInput, sourceNameOf, stemOf } from '../shared/input.ts'
import { parseReading, type ReadingFlags } from '../shared/reading-options.ts'
import type { Terminal } from '../shared/terminal.ts'
import { toExplanationText } from './explanation-text.ts'

/** The options of `paperxml explain` as they were typed. */
export interface ExplainFlags extends ReadingFlags {
  readonly block?: string
  readonly text?: string
  readonly page?: string
  readonly json?: boolean
  readonly corrections?: string
}

/**
 * Runs `paperxml explain`: why the blocks of a paper are what they are. The exit status.
 * @throws {OptionError} `E_OPTION_RANGE` for a page that is no number
 */
export async function runExplain(file: string, flags: ExplainFlags, terminal: Terminal): Promise<number> {
  const { block, text, json: isJson = false } = flags
  const page = parsePage(flags.page)
  const reading = parseReading(flags)
  const correctionsOf = await findCorrections(flags.corrections, [file])
  return attempt(file, terminal, async () => {
    const corrections = await correctionsOf(file)
    const options = { id: stemOf(file), source: sourceNameOf(file), ...reading, corrections }
    const blocks = await explainPaper(await readInput(file, terminal), { block, text, page }, options)
    if (blocks.length === 0)
      throw new OptionError('E_OPTION_RANGE', 'no block is what --block, --text and --page ask for')
    terminal.writeOut(isJson ? toReportJson(blocks) : blocks.map(toExplanationText).join('\n'))
  })
}

function parsePage(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined
  if (!/^[1-9]\d{0,5}$/.test(typed)) {
    throw new OptionError('E_OPTION_RANGE', `--page ${typed}: expected the number of a page of the file, from 1`)
  }
  return Number(typed)
}
