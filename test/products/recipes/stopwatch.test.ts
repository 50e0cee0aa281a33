import { describe, expect, test } from 'vitest'
import { startStopwatch } from '../../../src/products/recipes/stopwatch.ts'

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

describe('a stopwatch', () => {
  test('has nothing booked at first', () => {
    expect(startStopwatch().read()).toEqual({})
  })

  test('gives what the work gives, now or later', async () => {
    const stopwatch = startStopwatch()
    expect(await stopwatch.measure('now', () => 1)).toBe(1)
    expect(await stopwatch.measure('later', async () => 2)).toBe(2)
  })

  test('adds up the times of a stage, in the order of first runs', async () => {
    const stopwatch = startStopwatch()
    await stopwatch.measure('source', () => pause(5))
    const once = stopwatch.read().source ?? Infinity
    await stopwatch.measure('structure', () => pause(1))
    await stopwatch.measure('source', () => pause(5))
    expect(stopwatch.read().source).toBeGreaterThan(once)
    expect(Object.keys(stopwatch.read())).toEqual(['source', 'structure'])
  })

  test('gives times that later work does not change', async () => {
    const stopwatch = startStopwatch()
    const before = stopwatch.read()
    await stopwatch.measure('source', () => pause(1))
    expect(before).toEqual({})
  })

  test('passes on the failure of the work', async () => {
    const failure = new Error('no')
    await expect(startStopwatch().measure('source', () => Promise.reject(failure))).rejects.toBe(failure)
  })
})
