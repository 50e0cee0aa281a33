import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import {
  lateOptimisation,
  shortRunFlags,
  WORKER_FLAGS,
  workerFlags,
} from '../../../../src/run/batch/workers/v8-flags.ts'

test('a worker and a short process begin with flags that the V8 which runs knows', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  const short = shortRunFlags(process.versions.v8).flatMap(({ first, later }) => [first, later])
  const names = [...WORKER_FLAGS, ...short].map(flag => flag.replace(/^--(?:no-)?|=.*/g, ''))
  expect(names.filter(name => !known.includes(`  --${name} (`))).toEqual([])
})

test.each([
  ['11.3.244.8-node.38', ['--interrupt-budget=500000', '--no-regexp-tier-up']],
  ['12.4.254.21-node.57', ['--invocation-count-for-turbofan=12000']],
  ['13.6.233.17-node.53', ['--invocation-count-for-turbofan=12000', '--invocation-count-for-maglev=1600']],
])('V8 %s has its own flags for late optimisation', (version, flags) => {
  expect(lateOptimisation(version)).toEqual(flags)
})

test('only the V8 of Node 24 clears at once in a worker', () => {
  const versions = ['11.3.244.8-node.38', '12.4.254.21-node.57', '13.6.233.17-node.53', '14.1.146.11-node.9']
  const clearsAtOnce = versions.map(version => workerFlags(version).includes('--no-incremental-marking'))
  expect(clearsAtOnce).toEqual([false, false, true, false])
})

test('a V8 that is not known is left as it is', () => {
  expect(lateOptimisation('11.8.172.17-node.20')).toEqual([])
  expect(shortRunFlags('11.8.172.17-node.20')).toEqual([])
})
