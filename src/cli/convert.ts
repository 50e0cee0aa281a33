import { convertPaper } from '../recipes/paper.ts'
import { outputNameOf, writeProducts } from '../recipes/products.ts'
import { startStopwatch } from '../recipes/stopwatch.ts'
import { attemptEach } from './attempt.ts'
import { type ConvertFlags, type ConvertPlan, planConversion } from './convert-options.ts'
import { readInput, sourceNameOf, stemOf } from './input.ts'
import { makeFolder, type Output, writeOutputs } from './output.ts'
import { showProgress, type Terminal } from './terminal.ts'

/** Runs `paperxml convert`; the exit status. */
export async function runConvert(files: readonly string[], flags: ConvertFlags, terminal: Terminal): Promise<number> {
  const plan = planConversion(files, flags)
  if (plan.folder !== undefined) await makeFolder(plan.folder)
  const status = await attemptEach(files, terminal, async (file, index) => {
    showProgress(terminal, `${index + 1}/${files.length} ${file}`)
    await deliverOutputs(await convertFile(file, plan, terminal), plan, terminal)
  })
  showProgress(terminal, '')
  return status
}

/** The outputs of one file; nothing is written yet. */
async function convertFile(file: string, plan: ConvertPlan, terminal: Terminal): Promise<readonly Output[]> {
  const id = stemOf(file)
  const bytes = await readInput(file, terminal)
  const { pages, language, formats, flavour } = plan
  const conversion = await convertPaper(bytes, { id, source: sourceNameOf(file), pages, language })
  const products = await writeProducts(conversion.paper, formats, { flavour }, startStopwatch())
  return [...products].map(([format, content]) => ({ name: outputNameOf(id, format), content }))
}

async function deliverOutputs(outputs: readonly Output[], plan: ConvertPlan, terminal: Terminal): Promise<void> {
  if (plan.folder !== undefined) await writeOutputs(plan.folder, outputs)
  else for (const { content } of outputs) terminal.writeOut(content)
}
