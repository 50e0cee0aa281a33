import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseAlignmentConfiguration } from '../../../src/products/alignment/configuration.ts'
import { openJoiners, type OpenJoiners } from '../../../src/products/alignment/open-joiners.ts'
import { loadBuiltInJoiner } from '../../../src/products/alignment/built-in-joiner.ts'
import { writeJoinerProgram } from '../../support/joiner-program.ts'

let folder: string
let joiners: OpenJoiners | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => {
  joiners?.close()
  rmSync(folder, { recursive: true })
})

/** Joiners with a program and a model for English; what stands in never joins. */
function open(program: string | undefined): OpenJoiners {
  const language = [{ name: 'en', config: { sentencejoin_model: '/models/en' } }]
  const json = JSON.stringify({ script: { sentence_join: program ?? '', kenlm_path: '/kenlm' }, language })
  joiners = openJoiners(parseAlignmentConfiguration(json, 'x'), () => Promise.resolve({ joins: () => false }))
  return joiners
}

async function ask(language: string, left: string, right: string): Promise<boolean | undefined> {
  return (await joiners?.of(language))?.joins(left, right)
}

test('asks the outside program, which is told its model and its paths and stays at work', async () => {
  open(
    writeJoinerProgram(
      folder,
      'globalThis.count = (globalThis.count ?? 0) + 1; return right === options.join("/") || left === `${count}`',
    ),
  )
  expect(await ask('en', 'x', '--apply/--model//models/en/--kenlm_path//kenlm')).toBe(true)
  // The first question was whether it answers, the second the one above.
  expect(await ask('en', '3', 'x')).toBe(true)
  expect(await ask('en', '3', 'x')).toBe(false)
  expect(joiners?.takeWarnings()).toEqual([])
})

test('keeps the fields of a question apart', async () => {
  open(writeJoinerProgram(folder, 'return left === "a b" && right === "c d"'))
  expect(await ask('en', 'a\tb', 'c\nd')).toBe(true)
})

test.each<[string, string, string]>([
  ['ends while it is asked', 'if (left === "x") process.exit(1); return true', 'Fail loading model for language: en'],
  ['ends at once', 'process.exit(1)', 'Fail loading model for language: en'],
])('stands in for a program that %s, and warns', async (_, answer, message) => {
  open(writeJoinerProgram(folder, answer))
  expect(await ask('en', 'x', 'y')).toBe(false)
  expect(await ask('en', 'z', 'y')).toBe(false)
  expect(joiners?.takeWarnings()).toEqual([
    {
      method: 'sentenceJoin',
      message,
      suggestion: expect.stringContaining('"sentencejoin_model" value of language {en}'),
    },
  ])
  // A document that asked no joiner has no warnings.
  expect(joiners?.takeWarnings()).toEqual([])
})

test('warns of languages without a model and of a program that is not there', async () => {
  open(writeJoinerProgram(folder, 'return true'))
  expect(await ask('de', 'x', 'y')).toBe(false)
  expect(joiners?.takeWarnings().map(({ message }) => message)).toEqual(['No model for language: de'])
  open(join(folder, 'none.py'))
  expect(await ask('en', 'x', 'y')).toBe(false)
  expect(joiners?.takeWarnings().map(({ message }) => message)).toEqual(['Fail loading Python script sentence-join.py'])
})

test('is the joiner of this program where no other is named', async () => {
  joiners = openJoiners(parseAlignmentConfiguration('{}', 'x'), loadBuiltInJoiner)
  expect(await ask('en', 'He walked along the shore of the', 'North Sea for many hours until')).toBe(true)
  expect(joiners.takeWarnings()).toEqual([])
})
