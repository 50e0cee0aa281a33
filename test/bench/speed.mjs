/**
 * Measures the built program and prints a table: each ratio with its bound and the figures that it comes from. Ends with
 * status 1 where poppler is there and a bound is broken.
 *
 *     node [FLAGS] test/bench/speed.mjs [--against FOLDER] [--corpora FOLDER] [--runs N] [--scan PDF] [--workers]
 *
 * FOLDER of `--against` is version 0.1.0 (8fd1780), built; that of `--corpora` has the folders `typeset` and `real` (default:
 * ../shared/corpus). What is missing is named and counts as no failure. Each figure is the least of N runs (default 2) in turn.
 * Flags of V8 are those it is called with: `npm run bench` gives it those of a worker but for the small heap (as-worker.mjs).
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hasPoppler } from './poppler.mjs'
import { ROOT } from './papers.mjs'
import { commandLineOf } from './speed/measure-process.mjs'
import { rowsOf } from './speed/rows.mjs'

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    corpora: { type: 'string', default: join(ROOT, '../shared/corpus') },
    runs: { type: 'string', default: '2' },
    scan: { type: 'string' },
    workers: { type: 'boolean', default: false },
  },
})
const against = values.against && resolve(values.against)
if (against !== undefined && !existsSync(commandLineOf(against))) {
  throw new Error(`${against}: no version that is built`)
}
const output = mkdtempSync(join(tmpdir(), 'paperxml-speed-'))
try {
  console.log(`Node ${process.version}, V8 ${process.versions.v8}`)
  const broken = await printRows(
    rowsOf({ ...values, against, corpora: resolve(values.corpora), output, runs: Number(values.runs) }),
  )
  if (broken > 0) console.log(`${broken} bounds are broken`)
  process.exitCode = broken > 0 && hasPoppler() ? 1 : 0
} finally {
  rmSync(output, { recursive: true })
}

/** Prints each row when it is measured; gives how many bounds are broken. */
async function printRows(rows) {
  console.log(['what', 'bound', 'measured', '', 'from'].join('\t'))
  let broken = 0
  for (const { what, most = Infinity, least = 0, measure } of rows) {
    const bound = most === Infinity ? `at least ${least}` : `at most ${most}`
    const { missing, ratio, figures } = await measure()
    const isBroken = missing === undefined && (ratio > most || ratio < least)
    if (isBroken) broken++
    const cells =
      missing === undefined ? [ratio.toFixed(2), isBroken ? 'BROKEN' : 'kept', figures] : ['not measured', '', missing]
    console.log([what, bound, ...cells].join('\t'))
  }
  return broken
}
