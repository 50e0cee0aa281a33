import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../../../../src/read/sources/files/temporary-folder.ts'

test('is empty, its own, and goes with all that was put into it', async () => {
  const [first, second] = [await makeTemporaryFolder(), await makeTemporaryFolder()]
  expect(first.path).not.toBe(second.path)
  writeFileSync(join(first.path, 'x'), '')
  const listeners = process.listenerCount('exit')
  first.remove()
  expect([existsSync(first.path), existsSync(second.path)]).toEqual([false, true])
  expect(process.listenerCount('exit')).toBe(listeners - 1)
  second.remove()
})
