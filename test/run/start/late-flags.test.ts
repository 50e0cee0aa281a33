import { setTimeout } from 'node:timers/promises'
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8'
import { expect, test } from 'vitest'
import { setFlagsInTurn, underFirstFlags } from '../../../src/run/start/late-flags.ts'

test('code is kept under the flags with which the process began', async () => {
  // Another test of this process may have set it.
  setFlagsFromString('--heap-growing-percent=0')
  const first = cachedDataVersionTag()
  setFlagsInTurn([{ first: '--heap-growing-percent=0', later: '--heap-growing-percent=60' }], 1)
  expect(underFirstFlags(cachedDataVersionTag)).toBe(first)
  await setTimeout(20)
  const later = cachedDataVersionTag()
  expect(later).not.toBe(first)
  expect(underFirstFlags(cachedDataVersionTag)).toBe(first)
  expect(cachedDataVersionTag()).toBe(later)
})
