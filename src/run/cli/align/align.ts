import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseAlignmentConfiguration } from '../../../products/alignment/configuration.ts'
import type { AlignSettings } from '../../batch/workers/align-messages.ts'
import { type AlignTask, alignBatch } from '../../batch/align-batch.ts'
import { ERROR_CODES, type ErrorCode, SourceError } from '../../../base/errors.ts'
import { readBytes } from '../../../read/sources/files/read-bytes.ts'
import { unpackPlainText } from '../../../read/sources/plain-text.ts'
import { makeTemporaryFolder } from '../../../read/sources/files/temporary-folder.ts'
import { type AlignLog, openAlignLog } from './align-log.ts'
import { type AlignFlags, type AlignRequest, parseAlign } from './align-options.ts'
import { readInput, STANDARD_STREAM } from '../shared/input.ts'
import { type Terminal, reportOn } from '../shared/terminal.ts'

/** Runs `paperxml align`; the exit status: that of the first document in the order of the inputs that failed. */
export async function runAlign(flags: AlignFlags, terminal: Terminal): Promise<number> {
  const request = parseAlign(flags)
  const configuration = await readConfiguration(flags.configuration, terminal)
  const isOutTaken = flags.batchFile === undefined && toPath(flags.output) === undefined
  const { verbose: isVerbose = false } = flags
  const log = openAlignLog({ path: flags.log, isVerbose, isOutTaken, now: () => new Date() }, terminal)
  const run = { request, configuration, log, terminal }
  const status = await (flags.batchFile === undefined ? alignOne(flags, run) : alignList(flags.batchFile, run))
  return status === 0 && log.isBroken ? ERROR_CODES.E_OUTPUT_FAILED.exit : status
}

interface AlignRun {
  readonly request: AlignRequest
  readonly configuration: AlignSettings['configuration']
  readonly log: AlignLog
  readonly terminal: Terminal
}

/** The text of a configuration that can be read; warnings about it are printed once, here. */
async function readConfiguration(
  path: string | undefined,
  terminal: Terminal,
): Promise<AlignSettings['configuration']> {
  if (path === undefined) return undefined
  const configuration = { json: new TextDecoder().decode(await readRules(path)), name: basename(path) }
  parseAlignmentConfiguration(configuration.json, configuration.name, reportOn(terminal, path))
  return configuration
}

/** @throws {SourceError} with the name of the file: inputs may be missing too */
async function readRules(path: string): Promise<Uint8Array> {
  try {
    return await readBytes(path)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    throw new SourceError(error.code, `-C ${path}: ${error.message}`, { cause: error })
  }
}

function toPath(argument: string | undefined): string | undefined {
  return argument === STANDARD_STREAM ? undefined : argument
}

/** One document, also from standard input, which is put into a file: its worker can be ended. */
async function alignOne({ input, output }: AlignFlags, run: AlignRun): Promise<number> {
  const path = toPath(input)
  if (path !== undefined) return alignAll([{ input: path, output: toPath(output) }], run)
  const folder = await makeTemporaryFolder()
  try {
    const file = join(folder.path, 'stdin')
    await writeFile(file, await run.terminal.readIn())
    return await alignAll([{ input: file, output: toPath(output), isStream: true }], run)
  } finally {
    folder.remove()
  }
}

/** The documents of a batch file. An invalid line is logged and stops no other. */
async function alignList(path: string, run: AlignRun): Promise<number> {
  const { log, terminal } = run
  log.info(`Start extract batch file: ${path}`)
  try {
    const lines = await readLines(path, terminal)
    const tasks = lines.map(toTask)
    const invalid = lines.filter((_, i) => tasks[i] === undefined)
    for (const line of invalid) log.error(`Error: Invalid batch line: ${line}`)
    const status = await alignAll(
      tasks.filter(task => task !== undefined),
      run,
    )
    return status === 0 && invalid.length > 0 ? ERROR_CODES.E_OPTION_RANGE.exit : status
  } catch (error) {
    if (!(error instanceof SourceError && error.code === 'E_FILE_MISSING')) throw error
    log.error('Error: Input batch file does not exist.')
    return ERROR_CODES.E_FILE_MISSING.exit
  } finally {
    log.info(`Finish extract batch file: ${path}`)
  }
}

async function readLines(path: string, terminal: Terminal): Promise<readonly string[]> {
  const bytes = await readInput(path, terminal)
  if (bytes.length === 0) return []
  const text = new TextDecoder().decode(unpackPlainText(bytes))
  return text.split(/\r?\n/).filter(line => line.trim() !== '')
}

/** `INPUT<TAB>OUTPUT`; further fields say nothing. */
function toTask(line: string): AlignTask | undefined {
  const [input, output] = line.split('\t')
  return input === undefined || output === undefined || output === '' ? undefined : { input, output }
}

async function alignAll(
  tasks: readonly AlignTask[],
  { request, configuration, log, terminal }: AlignRun,
): Promise<number> {
  const failures = new Map<AlignTask, ErrorCode>()
  const options = { ...request, settings: { ...request.settings, configuration } }
  const label = ({ input, isStream }: AlignTask) => `File: ${isStream === true ? 'Input Stream' : input}, `
  await alignBatch(tasks, options, {
    onStart: task => log.info(`${label(task)}Start extract`),
    onEnd: (task, outcome) => {
      if (outcome.type === 'failed') {
        failures.set(task, outcome.failure.code)
        log.error(`${label(task)}Error: ${outcome.message}`)
        return
      }
      if (task.output === undefined) terminal.writeOut(outcome.html)
      for (const warning of outcome.warnings) log.info(`${label(task)}Warning: ${warning}`)
      log.info(`${label(task)}Extract success.${task.output === undefined ? '' : ` -> ${task.output}`}`)
    },
  })
  const first = tasks.find(task => failures.has(task))
  const code = first && failures.get(first)
  return code === undefined ? 0 : ERROR_CODES[code].exit
}
