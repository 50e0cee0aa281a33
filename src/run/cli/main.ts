#!/usr/bin/env node
/** Starts the command line when the flags are set that all of it obeys. */
import { setFlagsFromString } from 'node:v8'
import { LATE_OPTIMISATION, shortRunFlags } from '../batch/workers/v8-flags.ts'
import { setFlagsInTurn } from '../start/late-flags.ts'
import { startProgram } from '../start/start.ts'

/**
 * When a process has run long, in milliseconds: one that converts a paper or two has ended before, and takes a tenth more time
 * if its heap may grow less.
 */
const LONG_RUN_MS = 2000

/**
 * How much the heap of such a process may grow, in percent, before it is cleared. V8's own choice, which 0 stands for, is about
 * 100, and nearly all that it leaves is garbage: 76 papers take 500 MB instead of 300, and an eighth less time.
 */
const HEAP_GROWTH = { first: '--heap-growing-percent=0', later: '--heap-growing-percent=25' }

for (const flag of LATE_OPTIMISATION) setFlagsFromString(flag)
setFlagsInTurn([HEAP_GROWTH, ...shortRunFlags(process.versions.v8)], LONG_RUN_MS)
const { program, keepCode } = startProgram<typeof import('./run.ts')>('run')
process.exitCode = await program.runProcess()
if (process.exitCode === 0) keepCode()
