import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  endInterrupted,
  listenTo,
  waitWhenInterrupted,
  withoutListeners,
} from '../../../../src/run/cli/shared/interruption.ts'

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

test('the system answers signals while work is done that leaves nothing behind, well or badly', async () => {
  const signal = 'SIGUSR2'
  const before = process.listenerCount(signal)
  listenTo(signal, () => {})
  expect(process.listenerCount(signal)).toBe(before + 1)
  expect(await withoutListeners(async () => process.listenerCount(signal))).toBe(before)
  const again = await withoutListeners(async listenAgain => {
    listenAgain()
    listenAgain()
    return process.listenerCount(signal)
  })
  expect(again).toBe(before + 1)
  await expect(withoutListeners(() => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged')
  expect(process.listenerCount(signal)).toBe(before + 1)
})

test('a signal that came before such work is heard, not lost, in every phase of the event loop', async () => {
  const heard: string[] = []
  listenTo('SIGUSR2', () => heard.push('SIGUSR2'))
  const phases = [
    async () => {},
    () => new Promise(resolve => setImmediate(resolve)),
    () => new Promise(resolve => setTimeout(resolve, 2)),
    () => readFile(fileURLToPath(import.meta.url)),
  ]
  for (const [i, phase] of phases.entries()) {
    await phase()
    process.kill(process.pid, 'SIGUSR2')
    await withoutListeners(async () => {})
    expect(heard).toHaveLength(i + 1)
  }
})
