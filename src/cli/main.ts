#!/usr/bin/env node
/** Loads the program when the flags are set that all of it obeys. */
import { setFlagsFromString } from 'node:v8'
import { HEAP_GROWTH, LATE_OPTIMISATION } from '../batch/workers/v8-flags.ts'

for (const flag of [...LATE_OPTIMISATION, HEAP_GROWTH]) setFlagsFromString(flag)
await import('./run.ts')
