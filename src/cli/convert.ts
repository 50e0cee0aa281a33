import type { Bibliography } from '../bibliography/entry.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { HOCR_EXTENSION, outputNameOf, REPORT_EXTENSION } from '../recipes/formats.ts'
import { convertPaper } from '../recipes/paper.ts'
import { writeProducts } from '../recipes/products.ts'
import { toReport, writeReport } from '../recipes/report.ts'
import { startStopwatch } from '../recipes/stopwatch.ts'
import { readBytes } from '../sources/read-bytes.ts'
import { attemptEach } from './attempt.ts'
import { type ConvertFlags, type ConvertPlan, planConversion } from './convert-options.ts'
import { type CorrectionsOf, findCorrections } from './corrections.ts'
import { InternalError } from './failure.ts'
import { readInput, sourceNameOf, stemOf } from './input.ts'
import { makeFolder, type TextOutput, writeOutputs } from './output.ts'
import { showProgress, type Terminal, tellOn } from './terminal.ts'

/** What came of one file. */
interface Converted {
  readonly outputs: readonly TextOutput[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Where a conversion gets its documents and what people said of them. */
interface Inputs {
  readonly terminal: Terminal
  readonly correctionsOf: CorrectionsOf
  readonly bibliography: Bibliography | undefined
  /** Told while pages are recognised. */
  readonly onProgress: (done: number, pages: number) => void
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
    showProgress(terminal, label)
    const onProgress = (done: number, pages: number) =>
      showProgress(terminal, `${label}: recognising page ${done + 1} of ${pages}`)
    const inputs = { terminal, correctionsOf, bibliography, onProgress }
    const { outputs, diagnostics } = await convertFile(file, plan, inputs)
    await deliverOutputs(outputs, plan, terminal)
    tellForWhoAsked(file, diagnostics, terminal)
    refuseFaults(diagnostics)
  })
  showProgress(terminal, '')
  return status
}

/** What reads bibliographies is loaded where one is named. */
async function readEntries(path: string, terminal: Terminal): Promise<Bibliography> {
  const { readBibliographyFile } = await import('./bibliography.ts')
  return (await readBibliographyFile(path, terminal)).bibliography
}

/** The outputs of one file; nothing is written yet. */
async function convertFile(file: string, plan: ConvertPlan, inputs: Inputs): Promise<Converted> {
  const { terminal, correctionsOf, bibliography, onProgress } = inputs
  const id = stemOf(file)
  const corrections = await correctionsOf(file)
  const bytes = await readInput(file, terminal)
  const { pages, language, password, reader, formats, flavour, second } = plan
  const pagesOf = plan.pagesOf === undefined ? undefined : await readInput(plan.pagesOf, terminal)
  const reading = { pages, language, password, reader, pagesOf, ocr: { ...plan.ocr, onProgress } }
  const readings = { float: await readSecond(second.float), with: await readSecond(second.with) }
  const options = { id, source: sourceNameOf(file), ...reading, ...readings, corrections, bibliography }
  const conversion = await convertPaper(bytes, options)
  const stopwatch = startStopwatch()
  const products = await writeProducts(conversion.paper, formats, { flavour }, stopwatch)
  const outputs = [...products].map(([format, content]) => ({ name: outputNameOf(id, format), content }))
  if (plan.writesReport) {
    const report = toReport(conversion, { ...conversion.timings, ...stopwatch.read() })
    outputs.push({ name: id + REPORT_EXTENSION, content: writeReport(report) })
  }
  if (plan.keepsHocr && conversion.hocr !== undefined) {
    outputs.push({ name: id + HOCR_EXTENSION, content: conversion.hocr })
  }
  return { outputs, diagnostics: conversion.diagnostics }
}

async function readSecond(path: string | undefined): Promise<Uint8Array | undefined> {
  return path === undefined ? undefined : readBytes(path)
}

async function deliverOutputs(outputs: readonly TextOutput[], plan: ConvertPlan, terminal: Terminal): Promise<void> {
  if (plan.folder !== undefined) await writeOutputs(plan.folder, outputs)
  else for (const { content } of outputs) terminal.writeOut(content)
}

/** Warnings of what somebody asked for by an option of its own. */
const TOLD = /^W_(?:CORRECTION_UNUSED$|BIB_|OCR_PAGE_|READINGS_|FLOAT_)/

/** Who took the trouble to correct something, or to name a second file of the paper, is told what is amiss. */
function tellForWhoAsked(file: string, diagnostics: readonly Diagnostic[], terminal: Terminal): void {
  const asked = diagnostics.filter(({ code }) => TOLD.test(code))
  asked.forEach(tellOn(terminal, file))
}

/** A paper with an error among its diagnostics is written, for what it is worth, and never told as a success. */
function refuseFaults(diagnostics: readonly Diagnostic[]): void {
  const fault = diagnostics.find(({ severity }) => severity === 'error')
  if (fault) throw new InternalError('E_INTERNAL', `${fault.code}: ${fault.message}`)
}
