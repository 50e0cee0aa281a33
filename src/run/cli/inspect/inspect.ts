import { INSPECTION_EXTENSION, inspectPaper } from '../../../products/recipes/inspect.ts'
import { attempt } from '../shared/attempt.ts'
import { findCorrections } from '../shared/corrections-option.ts'
import { deliver } from '../shared/deliver.ts'
import { readInput, sourceNameOf, stemOf } from '../shared/input.ts'
import { outputFolderOf } from '../shared/output-names.ts'
import { parsePageRanges } from '../../../products/recipes/page-ranges.ts'
import { parseReading, type ReadingFlags } from '../shared/reading-options.ts'
import type { Terminal } from '../shared/terminal.ts'

/** The options of `paperxml inspect` as they were typed. */
export interface InspectFlags extends ReadingFlags {
  readonly output?: string
  readonly corrections?: string
  readonly pages?: string
}

/** Runs `paperxml inspect`: a PDF to a page that shows how it was understood. The exit status. */
export async function runInspect(file: string, flags: InspectFlags, terminal: Terminal): Promise<number> {
  const pages = flags.pages === undefined ? undefined : parsePageRanges(flags.pages, '--pages')
  const reading = parseReading(flags)
  const folder = outputFolderOf([file], flags.output)
  const correctionsOf = await findCorrections(flags.corrections, [file])
  return attempt(file, terminal, async () => {
    const corrections = await correctionsOf(file)
    const bytes = await readInput(file, terminal)
    const options = { id: stemOf(file), source: sourceNameOf(file), pages, ...reading, corrections }
    const page = await inspectPaper(bytes, options)
    await deliver(page, stemOf(file) + INSPECTION_EXTENSION, folder, terminal)
  })
}
