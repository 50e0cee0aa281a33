import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { lateOptimisation, WORKER_FLAGS } from '../../../src/batch/workers/v8-flags.ts'

test('a worker begins with flags that the V8 which runs knows', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  const names = WORKER_FLAGS.map(flag => flag.replace(/^--(?:no-)?|=.*/g, ''))
  expect(names.filter(name => !known.includes(`  --${name} (`))).toEqual([])
})

test.each([
  ['11.3.244.8-node.38', ['--interrupt-budget=500000', '--no-regexp-tier-up']],
  ['12.4.254.21-node.57', ['--invocation-count-for-turbofan=12000']],
  ['13.6.233.17-node.53', ['--invocation-count-for-turbofan=12000', '--invocation-count-for-maglev=1600']],
])('V8 %s has its own flags for late optimisation', (version, flags) => {
  expect(lateOptimisation(version)).toEqual(flags)
})

test('a V8 that is not known is left as it is', () => {
  expect(lateOptimisation('11.8.172.17-node.20')).toEqual([])
})
