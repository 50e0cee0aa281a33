#!/usr/bin/env node
/** Starts the command line when the flags are set that all of it obeys. */
import { setFlagsFromString } from 'node:v8'
import { LATE_OPTIMISATION, shortRunFlags, SMALL_HEAP } from '../batch/workers/v8-flags.ts'
import { setFlagsInTurn } from '../start/late-flags.ts'
import { startProgram } from '../start/start.ts'

/**
 * When a process has run long, in milliseconds: one that converts a paper or two has ended before, and takes a tenth more time
 * if its heap may grow less.
 */
const LONG_RUN_MS = 2000

/** V8's own growth of the heap, which 0 stands for, and a smaller one. */
const HEAP_GROWTH = { first: '--heap-growing-percent=0', later: SMALL_HEAP }

for (const flag of LATE_OPTIMISATION) setFlagsFromString(flag)
setFlagsInTurn([HEAP_GROWTH, ...shortRunFlags(process.versions.v8)], LONG_RUN_MS)
const { program, keepCode } = startProgram<typeof import('./run.ts')>('run')
process.exitCode = await program.runProcess()
if (process.exitCode === 0) keepCode()
