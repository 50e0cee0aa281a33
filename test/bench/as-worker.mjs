/**
 * Runs a script with the flags of V8 by which a worker is faster (src/run/batch/workers/v8-flags.ts), as far as this V8 knows them.
 *
 *     node test/bench/as-worker.mjs SCRIPT [ARGUMENT…]
 */
import { spawnSync } from 'node:child_process'
import { SPEED_FLAGS } from '../../dist/run/batch/workers/v8-flags.js'

const { status } = spawnSync(process.execPath, [...SPEED_FLAGS, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = status ?? 1
