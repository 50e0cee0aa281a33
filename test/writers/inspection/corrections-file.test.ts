import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { Correction } from '../../../src/corrections/corrections.ts'
import { parseCorrections } from '../../../src/corrections/parse-corrections.ts'

const SCRIPT = new URL('../../../src/writers/inspection/corrections-file.js', import.meta.url)

/** What the page has when the script has run. */
interface PageScript {
  writeCorrections(inspection: object, corrections: readonly Correction[]): string
  saysSomething(correction: Correction): boolean
}

const page = createContext({}) as PageScript
runInContext(readFileSync(SCRIPT, 'utf8'), page)

const INSPECTION = { source: 'a "b".pdf', pages: [{ blocks: [{ id: 'p1-aaaaa' }] }, { blocks: [{ id: 'p2-aaaaa' }] }] }

test('a saved file has a line for each entry, in the order of the blocks, those without a block behind', () => {
  const corrections: Correction[] = [
    { block: 'p1-zzzzz', text: 'gone', join: false },
    { block: 'p2-aaaaa', text: 'B </script>', note: 'so "it" is', number: '', level: 2, role: 'heading' },
    { block: 'p1-aaaaa', text: 'A', before: 'p1-bbbbb' },
  ]
  expect(page.writeCorrections(INSPECTION, corrections)).toBe(`{
  "format": "paperxml-corrections",
  "version": 1,
  "source": "a \\"b\\".pdf",
  "corrections": [
    {"block":"p1-aaaaa","text":"A","before":"p1-bbbbb"},
    {"block":"p2-aaaaa","text":"B </script>","role":"heading","level":2,"number":"","note":"so \\"it\\" is"},
    {"block":"p1-zzzzz","text":"gone","join":false}
  ]
}
`)
})

test('a saved file is read again, with and without entries', () => {
  const entry: Correction = { block: 'p1-aaaaa', text: 'A', role: 'text', note: 'seen' }
  expect(parseCorrections(page.writeCorrections(INSPECTION, [entry]), 'x')).toEqual([entry])
  expect(parseCorrections(page.writeCorrections(INSPECTION, []), 'x')).toEqual([])
})

test('entries about the header are saved as they are, before those of the blocks', () => {
  const block: Correction = { block: 'p1-aaaaa', text: 'A', role: 'text' }
  const header: Correction = { header: 'author', text: 'J. Lee', given: 'Jan', organisations: ['Lake House'] }
  expect(parseCorrections(page.writeCorrections(INSPECTION, [block, header]), 'x')).toEqual([header, block])
})

test('an entry that only names its block says nothing', () => {
  expect(page.saysSomething({ block: 'p1-aaaaa', text: 'A' })).toBe(false)
  expect(page.saysSomething({ block: 'p1-aaaaa', text: 'A', join: false })).toBe(true)
})
