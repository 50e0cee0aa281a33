import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes a program that joins sentences as `sentence-join.py` is asked to; its path.
 *
 * @param answer the body of a function of `left`, `right` and `options`, the words it was called with
 */
export function writeJoinerProgram(folder: string, answer: string): string {
  const path = join(folder, 'sentence-join')
  writeFileSync(
    path,
    `#!${process.execPath}
const options = process.argv.slice(2)
const answer = (left, right) => { ${answer} }
require('node:readline').createInterface({ input: process.stdin }).on('line', line => {
  const [left, right] = line.split('\\t')
  process.stdout.write((answer(left, right) ? 'True' : 'False') + '\\n')
})
`,
  )
  chmodSync(path, 0o755)
  return path
}
