import { describe, expect, test } from 'vitest'
import { memoryOf, processorTimeOf } from '../../../../src/run/batch/workers/process-usage.ts'
import { TimeBudget } from '../../../../src/run/batch/workers/time-budget.ts'
import { processorTime } from '../../../support/processor-time.ts'

const STARTED = { clockMs: 5000, processorMs: 700 }
const after = (clockMs: number, processorMs: number | undefined) => ({
  clockMs: STARTED.clockMs + clockMs,
  processorMs: processorMs === undefined ? undefined : STARTED.processorMs + processorMs,
})

describe('the time of a document', () => {
  test('is that on a processor, whatever the clock says, up to four times as much', () => {
    const budget = new TimeBudget(1000, STARTED)
    expect(budget.isOver(after(3900, 990))).toBe(false)
    expect(budget.isOver(after(1001, 1001))).toBe(true)
    expect(budget.isOver(after(4001, 10))).toBe(true)
  })

  test('is that of the clock where nothing else is known', () => {
    const budget = new TimeBudget(1000, { ...STARTED, processorMs: undefined })
    expect([999, 1001].map(ms => budget.isOver(after(ms, undefined)))).toEqual([false, true])
  })

  test('grows with the pages that are recognised, each once', () => {
    const budget = new TimeBudget(1000, STARTED)
    for (const pages of [2, 2, 3]) budget.allowScanned(pages)
    expect([90_999, 91_001].map(ms => budget.isOver(after(ms, ms)))).toEqual([false, true])
  })
})

test.skipIf(process.platform !== 'linux')('the system says what a process has used', () => {
  const before = processorTimeOf(process.pid) ?? 0
  const spent = processorTime(() => {
    const end = process.cpuUsage().user + 60_000
    while (process.cpuUsage().user < end) Math.sqrt(2)
  })
  const counted = (processorTimeOf(process.pid) ?? 0) - before
  expect(Math.abs(counted - spent)).toBeLessThan(100)
  expect(memoryOf(process.pid)).toBeGreaterThan(10e6)
  expect([processorTimeOf(undefined), memoryOf(undefined)]).toEqual([undefined, 0])
})
