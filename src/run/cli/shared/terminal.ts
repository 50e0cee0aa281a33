import type { Report } from '../../../base/diagnostics.ts'

/** What a command talks to; a test passes a fake one. */
export interface Terminal {
  readonly writeOut: (text: string) => void
  readonly writeError: (text: string) => void
  readonly readIn: () => Promise<Uint8Array>
  /** Whether a person watches `writeError`: progress is shown to nobody else. */
  readonly isWatched: boolean
}

export function processTerminal(): Terminal {
  return {
    writeOut: text => void process.stdout.write(text),
    writeError: text => void process.stderr.write(text),
    readIn: readStandardInput,
    isWatched: process.stderr.isTTY === true,
  }
}

async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

/** Carriage return and "erase to the end of the line" (ECMA-48): the next progress overwrites this one. */
const ERASE_LINE = '\r\u001b[K'

/** Shows `text` in place of the progress shown before, to a person only; an empty one takes it away. */
export function showProgress(terminal: Terminal, text: string): void {
  if (terminal.isWatched) terminal.writeError(ERASE_LINE + text)
}

/** Tells a person, and nobody else, what was done: a line that stays. */
export function showLine(terminal: Terminal, text: string): void {
  showProgress(terminal, '')
  if (terminal.isWatched) terminal.writeError(`${text}\n`)
}

/** Prints what a stage reports of a file, a line each. Notes are not printed. */
export function reportOn(terminal: Terminal, file: string): Report {
  return ({ code, message, severity }) => {
    if (severity === 'note') return
    showProgress(terminal, '')
    terminal.writeError(`paperxml: ${file}: ${code}: ${message}\n`)
  }
}
