/** Imported before all else, for its effect: what is loaded after it obeys. */
import { setFlagsFromString } from 'node:v8'
import { LATE_OPTIMISATION } from '../batch/workers/v8-flags.ts'

for (const flag of LATE_OPTIMISATION) setFlagsFromString(flag)
