import type { Terminal } from '../../src/run/cli/shared/terminal.ts'

/** A terminal that keeps what is written to it. */
export interface RecordedTerminal extends Terminal {
  out: string
  errors: string
}

/** A terminal whose standard input holds `input`. */
export function recordTerminal(options: { input?: string | Uint8Array; isWatched?: boolean } = {}): RecordedTerminal {
  const { input = '', isWatched = false } = options
  const terminal: RecordedTerminal = {
    out: '',
    errors: '',
    isWatched,
    writeOut: text => {
      terminal.out += text
    },
    writeError: text => {
      terminal.errors += text
    },
    readIn: async () => (typeof input === 'string' ? new TextEncoder().encode(input) : input),
  }
  return terminal
}
