import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readInput, readXmlInput, sourceNameOf, stemOf } from '../../../../src/run/cli/shared/input.ts'
import { recordTerminal } from '../../../support/terminal.ts'

test.each([
  ['folder/paper.pdf', 'paper'],
  ['paper', 'paper'],
  ['P08-1006.v2.pdf', 'P08-1006.v2'],
  ['paper.paper.xml', 'paper'],
  ['foreign.xml', 'foreign'],
  ['paper.v2.tetml.gz', 'paper.v2'],
  ['.pdf', '.pdf'],
  ['-', 'stdin'],
])('names the outputs of %s after %s', (file, stem) => {
  expect(stemOf(file)).toBe(stem)
})

test('names the source without its folder', () => {
  expect(sourceNameOf('/home/somebody/paper.pdf')).toBe('paper.pdf')
})

test('reads standard input for -', async () => {
  const terminal = recordTerminal({ input: '\uFEFF<article/>' })
  expect(await readXmlInput('-', terminal)).toBe('<article/>')
})

test('says that a file is missing, that it is a folder, that it is empty', async () => {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const terminal = recordTerminal()
  await expect(readInput('no-such.pdf', terminal)).rejects.toMatchObject({ code: 'E_FILE_MISSING' })
  await expect(readInput(here, terminal)).rejects.toThrowError('this is a folder')
  await expect(readXmlInput('-', terminal)).rejects.toMatchObject({ code: 'E_FILE_EMPTY' })
})
