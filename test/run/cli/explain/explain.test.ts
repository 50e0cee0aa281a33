import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { runProgram } from '../../../../src/run/cli/program.ts'
import type { ExplainedBlock } from '../../../../src/products/recipes/explain/explain.ts'
import { recordTerminal } from '../../../support/terminal.ts'

const PAPER = fileURLToPath(new URL('../../../../fixtures/paper/footnotes.pdf', import.meta.url))

async function run(...args: string[]) {
  const terminal = recordTerminal()
  const status = await runProgram(['explain', ...args], terminal)
  return { status, out: terminal.out, errors: terminal.errors }
}

async function explained(...args: string[]): Promise<readonly ExplainedBlock[]> {
  return JSON.parse((await run(PAPER, '--json', ...args)).out) as ExplainedBlock[]
}

describe('paperxml explain', () => {
  test('shows the rule by which a block is no heading, with its points', async () => {
    const losing = (await explained()).find(({ proposals }) =>
      proposals.some(({ weighing }) => weighing?.against.some(({ rule }) => rule === 'number-before-small-letter')),
    )
    const { status, out, errors } = await run(PAPER, '--block', losing?.id ?? '')
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(out).toMatch(/^p\d+-\w+ {2}page \d, /)
    expect(out).toContain('  text, score 0.50: nothing-else\n')
    expect(out).toMatch(/ \d+ headings: heading, not enough, 0\.55 of 1 points\n/)
    expect(out).toContain('     −0.25  number-before-small-letter: a small letter follows its number\n')
    expect(out).toContain('      +0.4  under-heading: right under another heading\n')
    expect(out).toMatch(/ \d+ the rest: text, decided: nothing-else\n/)
  })

  test('shows what decided, with all its rules, and why it is asked where it is', async () => {
    const { out } = await run(PAPER, '--text', 'i. the  CUSTOM')
    expect(out.split('\n').filter(line => line.startsWith('p'))).toHaveLength(1)
    expect(out).toContain('  heading, level 1, score 1.00: bold, larger, numbered')
    expect(out).toContain('     +0.75  bold\n')
    expect(out).toContain('  why it is asked at that place: They are what is short and set apart')
  })

  test('explains the blocks of a page, and its page number', async () => {
    const blocks = await explained('--page', '2')
    expect(new Set(blocks.map(({ page }) => page))).toEqual(new Set([2]))
    expect(blocks.find(({ role }) => role === 'page-number')).toMatchObject({
      proposals: [],
      evidence: expect.any(Array),
    })
  })

  test.each([
    [['--text', 'no such words'], 'no block is what --block, --text and --page ask for'],
    [['--page', 'two'], '--page two: expected the number of a page'],
  ])('refuses %j', async (args, message) => {
    const { status, errors } = await run(PAPER, ...args)
    expect(status).toBe(64)
    expect(errors).toContain(message)
  })
})
