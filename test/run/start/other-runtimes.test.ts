import { expect, test, vi } from 'vitest'
import { startProgram } from '../../../src/run/start/start.ts'

vi.mock('node:v8', () => ({
  cachedDataVersionTag: () => {
    throw new Error('not implemented')
  },
  setFlagsFromString: () => {},
}))

test('a runtime that has no compiled code to keep loads the scripts all the same', () => {
  const { program, keepCode } = startProgram<{ readonly convertPaper: unknown }>('index')
  expect(program.convertPaper).toBeTypeOf('function')
  keepCode()
})
