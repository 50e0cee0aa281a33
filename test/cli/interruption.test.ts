import { expect, test } from 'vitest'
import { endInterrupted, waitWhenInterrupted } from '../../src/cli/interruption.ts'

test('an interrupted process ends at once where nobody has asked for time, or has not any more', () => {
  const exits: number[] = []
  waitWhenInterrupted(async () => {})()
  endInterrupted(() => exits.push(1))
  expect(exits).toEqual([1])
})

test('an interrupted process waits for what is to end, well or badly, but not when it is interrupted again', async () => {
  const exits: number[] = []
  let finish = () => {}
  const working = new Promise<void>((_, reject) => {
    finish = () => reject(new Error('late'))
  })
  waitWhenInterrupted(() => working)
  endInterrupted(() => exits.push(1))
  expect(exits).toEqual([])
  endInterrupted(() => exits.push(2))
  expect(exits).toEqual([2])
  finish()
  await new Promise(resolve => setTimeout(resolve))
  expect(exits).toEqual([2, 1])
})
