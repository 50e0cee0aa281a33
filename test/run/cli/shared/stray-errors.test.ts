import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Files whose reading fails in three ways; the first two leave a promise that is never settled. */
const SCRIPT = `
import { attemptEach } from '${new URL('../../../../dist/run/cli/shared/attempt.js', import.meta.url).href}'
const lines = []
const terminal = { writeOut() {}, writeError: text => lines.push(text), isWatched: false }
const never = () => new Promise(() => {})
const work = {
  timer: () => { setTimeout(() => { throw new RangeError('in a timer') }); return never() },
  promise: () => { void Promise.reject(new RangeError('in a promise')); return never() },
  thrown: async () => { throw new RangeError('thrown') },
  fine: async () => { lines.push('fine is read') },
}
const status = await attemptEach(Object.keys(work), terminal, file => work[file]())
process.stdout.write(JSON.stringify({ status, lines }))`

test('an error that nobody catches fails the file that was read, and the next ones are tried', () => {
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { encoding: 'utf8' })
  const failed = (file: string, message: string) =>
    `paperxml: ${file}: E_INTERNAL: RangeError: ${message} (please report it with the file)\n`
  expect(JSON.parse(out)).toEqual({
    status: 70,
    lines: [
      failed('timer', 'in a timer'),
      failed('promise', 'in a promise'),
      failed('thrown', 'thrown'),
      'fine is read',
    ],
  })
})
