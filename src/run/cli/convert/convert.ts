import type { Bibliography } from '../../../model/bibliography/entry.ts'
import { type Diagnostic, DIAGNOSTICS } from '../../../base/diagnostics.ts'
import { type DocumentOutputs, makeOutputs, refuseFaults } from '../../../products/recipes/outputs.ts'
import { attemptEach } from '../shared/attempt.ts'
import type { ConvertFlags } from './convert-flags.ts'
import { type ConvertPlan, planConversion } from './convert-options.ts'
import { type CorrectionsOf, findCorrections } from '../shared/corrections-option.ts'
import { withoutListeners } from '../shared/interruption.ts'
import { readInput, readInputOf, sourceNameOf, stemOf } from '../shared/input.ts'
import { makeFolder } from '../../../products/recipes/files/make-folder.ts'
import { type DocumentOutput, textOfOutput, writeOutputs } from '../../../products/recipes/files/write-outputs.ts'
import { printSummary } from '../shared/summary.ts'
import { showProgress, type Terminal, reportOn } from '../shared/terminal.ts'

/** What a conversion takes besides the files themselves. */
interface Inputs {
  readonly terminal: Terminal
  readonly correctionsOf: CorrectionsOf
  readonly bibliography: Bibliography | undefined
  /** Called while pages are recognised, while they are read, and when a stage begins. */
  readonly onProgress: (done: number, pages: number) => void
  readonly onPage: (done: number, pages: number) => void
  readonly onStage: (stage: string) => void
}

/** Runs `paperxml convert`; the exit status. */
export async function runConvert(named: readonly string[], flags: ConvertFlags, terminal: Terminal): Promise<number> {
  const plan = planConversion(named, flags)
  const { files } = plan
  const correctionsOf = await findCorrections(plan.corrections, files)
  const bibliography = plan.bibliography === undefined ? undefined : await readEntries(plan.bibliography, terminal)
  if (plan.folder !== undefined) await makeFolder(plan.folder)
  const status = await attemptEach(files, terminal, async (file, index) => {
    const label = `${index + 1}/${files.length} ${file}`
    const started = performance.now()
    showProgress(terminal, label)
    const { outputs, conversion } = await withoutListeners(listenAgain => {
      const onProgress = (done: number, pages: number) => {
        // The engine lays its language data into a folder.
        listenAgain()
        showProgress(terminal, `${label}: recognising page ${done + 1} of ${pages}`)
      }
      const onPage = (done: number, pages: number) => showProgress(terminal, `${label}: page ${done + 1} of ${pages}`)
      const onStage = (stage: string) => showProgress(terminal, `${label}: ${stage}`)
      return convertFile(file, plan, { terminal, correctionsOf, bibliography, onProgress, onPage, onStage })
    })
    await deliverOutputs(outputs, plan, terminal)
    printDiagnostics(file, conversion.diagnostics, terminal)
    refuseFaults(conversion.diagnostics)
    const { pageCount: pages, diagnostics } = conversion
    const seconds = (performance.now() - started) / 1000
    printSummary(terminal, { file, pages, seconds, diagnostics, folder: plan.folder, outputs })
  })
  showProgress(terminal, '')
  return status
}

/** Loads the readers of bibliographies only if one is named. */
async function readEntries(path: string, terminal: Terminal): Promise<Bibliography> {
  const { readBibliographyFile } = await import('../shared/bibliography-option.ts')
  return (await readBibliographyFile(path, terminal)).bibliography
}

/** The outputs of one file; nothing is written yet. */
async function convertFile(file: string, plan: ConvertPlan, inputs: Inputs): Promise<DocumentOutputs> {
  const { terminal, correctionsOf, bibliography, ...watched } = inputs
  const corrections = await correctionsOf(file)
  const bytes = await readInput(file, terminal)
  const readBeside = async (option: string, path: string | undefined) =>
    path === undefined ? undefined : readInputOf(option, path, terminal)
  const readings = {
    pagesOf: await readBeside('--pages-of', plan.pagesOf),
    float: await readBeside('--float', plan.second.float),
    with: await readBeside('--with', plan.second.with),
  }
  const document = { id: stemOf(file), source: sourceNameOf(file), corrections, bibliography }
  return makeOutputs(bytes, plan, { ...document, ...readings, ...watched })
}

async function deliverOutputs(
  outputs: readonly DocumentOutput[],
  plan: ConvertPlan,
  terminal: Terminal,
): Promise<void> {
  if (plan.folder !== undefined) await writeOutputs(plan.folder, outputs)
  else for (const output of outputs) terminal.writeOut(textOfOutput(output))
}

/** Prints the findings that are about what a person named, like corrections or a bibliography, and those of what is lost. */
function printDiagnostics(file: string, diagnostics: readonly Diagnostic[], terminal: Terminal): void {
  diagnostics.filter(({ code }) => DIAGNOSTICS[code].isPrinted).forEach(reportOn(terminal, file))
}
