import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { runProgram } from '../../../../src/run/cli/program.ts'
import { recordTerminal } from '../../../support/terminal.ts'

const fixture = (name: string) => fileURLToPath(new URL(`../../../../fixtures/paper/${name}`, import.meta.url))

async function run(...args: string[]) {
  const terminal = recordTerminal()
  const status = await runProgram(args, terminal)
  return { status, out: terminal.out, errors: terminal.errors }
}

test('paperxml tsv makes the same corpus of paperXML and of its table, and the table itself', async () => {
  for (const format of ['tsv', 'conllu', 'vertical', 'horizontal']) {
    const fromXml = await run('tsv', fixture('typewriter.paper.xml'), '--to', format, '--types', 'paragraph,footnote')
    const fromTable = await run('tsv', fixture('typewriter.tsv'), '--to', format, '--types', 'paragraph,footnote')
    expect(fromTable).toEqual({ ...fromXml, status: 0, errors: '' })
    expect(fromTable.out).not.toBe('')
  }
})

test('paperxml tsv refuses a table of something else', async () => {
  const { status, errors } = await run('tsv', fixture('../../test/bench/addresses.tsv'))
  expect(status).toBe(65)
  expect(errors).toContain('E_FORMAT_UNKNOWN: the first line does not name the columns of sentences')
})
