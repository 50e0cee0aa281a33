import type { Command } from 'commander'
import type { Terminal } from '../shared/terminal.ts'

/**
 * Adds a command with its options to the program. Its code is loaded when it is called; the exit status it ends with is
 * handed to `setStatus`.
 */
export type AddCommand = (program: Command, terminal: Terminal, setStatus: (status: number) => void) => void
