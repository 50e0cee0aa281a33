import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import type { Terminal } from '../shared/terminal.ts'

/** The log of an alignment, in the format of PDFExtract. */
export interface AlignLog {
  /** What goes well; on a terminal only with `--verbose`. */
  readonly info: (message: string) => void
  readonly error: (message: string) => void
  /** Whether the file of the log could not be written. */
  readonly isBroken: boolean
}

/** Where a log goes. */
export interface AlignLogOptions {
  /** File of the log; `undefined` for the terminal. */
  readonly path: string | undefined
  /** Whether `info` is printed on the terminal. */
  readonly isVerbose: boolean
  /** Whether standard output is taken by a document, so that the log goes to standard error. */
  readonly isOutTaken: boolean
  /** The time that lines begin with. */
  readonly now: () => Date
}

/**
 * Opens the log. Lines are added to an existing file. If it cannot be written, one message says so and the log goes
 * to standard error: no document waits for it.
 */
export function openAlignLog({ path, isVerbose, isOutTaken, now }: AlignLogOptions, terminal: Terminal): AlignLog {
  const file = path === undefined ? undefined : toLogName(path)
  const isBroken = file !== undefined && !canAppend(file)
  if (isBroken) terminal.writeError('Invalid log file path or permission denied.\n')
  const onTerminal = isOutTaken || isBroken ? terminal.writeError : terminal.writeOut
  const isQuiet = file === undefined && !isVerbose
  const write = (kind: string, message: string) => {
    const line = `${toTimestamp(now())}\t${kind}\t${message.replace(/\s+/g, ' ').trim()}\n`
    if (file === undefined || isBroken) onTerminal(line)
    else appendFileSync(file, line)
  }
  return {
    info: message => {
      if (!isQuiet) write('INFO', message)
    },
    error: message => write('ERROR', message),
    isBroken,
  }
}

function toLogName(path: string): string {
  return extname(path) === '' ? `${path}.log` : path
}

function canAppend(file: string): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true })
    appendFileSync(file, '')
    return true
  } catch {
    return false
  }
}

/** `2020-05-04 15:07:09.45`: the `yyyy-MM-dd HH:mm:ss.S` of Java, in which milliseconds have no zeros before them. */
function toTimestamp(time: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-')
  const hour = [time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':')
  return `${day} ${hour}.${time.getMilliseconds()}`
}
