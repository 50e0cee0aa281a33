import { setFlagsFromString } from 'node:v8'
import { join } from 'node:path'
import type { Diagnostic } from '../../../base/diagnostics.ts'
import { recoverText, type TextRecovery } from '../../../products/recipes/recover.ts'
import { toRecoveryReport, writeRecoveryReport, writeRecoveryText } from '../../../products/recipes/recovery-report.ts'
import { SMALL_HEAP } from '../../batch/workers/v8-flags.ts'
import { decodeLines, decodeText } from '../../../read/sources/encoding/decode-text.ts'
import { unpackPlainText } from '../../../read/sources/plain-text.ts'
import { writeLengthHistogram } from '../../../products/recovery/length-histogram.ts'
import { attemptEach } from '../shared/attempt.ts'
import { readInput, sourceNameOf, stemOf } from '../shared/input.ts'
import { makeFolder } from '../../../products/recipes/files/make-folder.ts'
import { type Output, writeOutputs } from '../../../products/recipes/files/write-outputs.ts'
import { planRecovery, RECOVERED_EXTENSIONS, type RecoverFlags, type RecoverPlan } from './recover-options.ts'
import { showLine, showProgress, type Terminal, reportOn } from '../shared/terminal.ts'

/** Characters that are written at a time. */
const STRETCH_LENGTH = 65_536

/** What belongs to all texts of a run. */
interface Aids {
  readonly words: readonly string[] | undefined
  readonly truth: string | undefined
}

/** Runs `paperxml recover`: sentences from hard-wrapped text. The exit status. */
export async function runRecover(args: readonly string[], flags: RecoverFlags, terminal: Terminal): Promise<number> {
  // A text of any size is walked with little kept: 50 MB take 240 MB instead of 325, and no more time.
  setFlagsFromString(SMALL_HEAP)
  const plan = await planRecovery(args, flags)
  const aids = {
    words:
      plan.words === undefined
        ? undefined
        : (await readAid(plan.words, terminal)).split(/\s+/).filter(word => word !== ''),
    truth: plan.truth === undefined ? undefined : await readAid(plan.truth, terminal),
  }
  if (plan.folder !== undefined) await makeFolder(plan.folder)
  const status = await attemptEach(plan.files, terminal, async (file, index) => {
    showProgress(terminal, `${index + 1}/${plan.files.length} ${file}`)
    await recoverFile(file, plan, aids, terminal)
  })
  showProgress(terminal, '')
  return status
}

async function recoverFile(file: string, plan: RecoverPlan, { words, truth }: Aids, terminal: Terminal): Promise<void> {
  const diagnostics: Diagnostic[] = []
  const print = reportOn(terminal, file)
  const report = (diagnostic: Diagnostic) => {
    diagnostics.push(diagnostic)
    print(diagnostic)
  }
  const lines = decodeLines(unpackPlainText(await readInput(file, terminal)), encodingOf(plan), report)
  const { recovery: options, language, unit, repair } = plan
  const recovery = await recoverText(lines, { ...options, language, unit, repair, words, truth }, report)
  const text = stretchesOf(recovery.lines)
  const { folder } = plan
  if (folder === undefined) {
    for (const stretch of text) terminal.writeOut(stretch)
    return
  }
  const stem = stemOf(file)
  const context = { source: sourceNameOf(file), preset: options.preset ?? 'default', diagnostics }
  const reports = plan.writesReport ? reportsOf(recovery, context, stem) : []
  const outputs = [{ name: stem + RECOVERED_EXTENSIONS.text, content: text }, ...reports]
  await writeOutputs(folder, outputs)
  const names = outputs.map(({ name }) => join(folder, name))
  showLine(terminal, `${file}: wrote ${names.join(', ')}`)
}

/** The report of a recovery; made when it is written, because only then the whole text has been read. */
function reportsOf(
  recovery: TextRecovery,
  context: Parameters<typeof toRecoveryReport>[1],
  stem: string,
): readonly Output[] {
  const { columnWidth, eps, lengths } = recovery
  const report = () => toRecoveryReport(recovery, context)
  const histogram = writeLengthHistogram(lengths, { title: context.source, columnWidth, eps })
  return [
    { name: stem + RECOVERED_EXTENSIONS.report, content: later(() => writeRecoveryReport(report())) },
    { name: stem + RECOVERED_EXTENSIONS.summary, content: later(() => writeRecoveryText(report())) },
    { name: stem + RECOVERED_EXTENSIONS.histogram, content: histogram },
  ]
}

function* later(make: () => string): Generator<string> {
  yield make()
}

/** Lines with their ends, many at a time. */
function* stretchesOf(lines: Iterable<string>): Generator<string> {
  let stretch: string[] = []
  let length = 0
  for (const line of lines) {
    stretch.push(line, '\n')
    length += line.length
    if (length < STRETCH_LENGTH) continue
    yield stretch.join('')
    stretch = []
    length = 0
  }
  yield stretch.join('')
}

function encodingOf({ encoding }: RecoverPlan): Parameters<typeof decodeLines>[1] {
  return encoding === undefined ? {} : { encoding, detect: 'never' }
}

/** A text that goes with the run. A wrong guess of its encoding shows in what comes of it. */
async function readAid(file: string, terminal: Terminal): Promise<string> {
  return decodeText(unpackPlainText(await readInput(file, terminal)), {}, () => {})
}
