import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { convertPaper, writeProducts } from '../src/index.ts'
import type { Paragraph } from '../src/model/paper/paper.ts'
import { transformToTei } from '../src/write/transforms/tei.ts'
import { validateTei } from '../src/write/transforms/validate.ts'
import * as b from './support/paper-builder.ts'
import { CAN_CHECK_TEI_ALL, problemsByTeiAll } from './support/tei-all.ts'
import { toPaperXml } from './support/writings.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FIXTURES = join(ROOT, 'fixtures/paper')
const EXAMPLES = [...readFileSync(join(ROOT, 'docs/tei.md'), 'utf8').matchAll(/^```xml\n(.*?)\n```$/gms)].map(
  ([, example = '']) => example,
)

const STONE: Paragraph = {
  ...b.reference('Stone, A. 1999. Locks.'),
  id: 'p90',
  reference: { authors: [], editors: [], title: 'Locks' },
}

/** A paper with what no fixture has. */
const SAMPLE = b.paper(
  [
    b.section(
      'Locks',
      b.p('Locks are old ', ...cited('(Stone, 1999)'), ', as ', ...seen('Fig. 1'), ' shows.'),
      { ...b.figure('Fig. 1'), id: 'f9' },
      b.p('Few are left', b.call('1'), '.'),
      b.note('1', 'See below.'),
      b.p('Locks are older', b.call('1'), '.'),
      b.note(undefined, 'Paid by the Water Board.'),
      b.p('Weirs came later', b.call('2'), '.'),
    ),
    b.section('Notes', b.note('2', 'Nobody knows when.')),
    b.references('References', STONE),
  ],
  {
    front: b.front('Locks', {
      abstract: [b.p('One.'), { ...b.p('Zwei.'), language: 'de' }],
      keywords: ['river'],
      translations: [{ language: 'de', keywords: ['Fluss'] }],
      publication: [{ field: 'doi', value: '10.5555/rivers.7', confidence: 1, evidence: [] }],
      entry: { type: 'article', key: 'stone2001', fields: {} },
    }),
    corrections: [{ part: 'words', page: 1, read: 'teh', is: 'the' }],
  },
)

function cited(text: string): readonly b.Content[] {
  return [{ type: 'citation-start', targets: ['p90'] }, text, { type: 'citation-end' }]
}

function seen(text: string): readonly b.Content[] {
  return [{ type: 'callout-start', kind: 'figure', targets: ['f9'] }, text, { type: 'callout-end' }]
}

let outputs: readonly string[]
let sample: string

beforeAll(async () => {
  const fixtures = readdirSync(FIXTURES).filter(name => name.endsWith('.tei.xml'))
  const { paper } = await convertPaper(join(FIXTURES, 'footnotes.pdf'))
  const withPlaces = await writeProducts(paper, ['tei'], { teiMarks: { coordinates: true } })
  sample = await transformToTei(toPaperXml(SAMPLE))
  outputs = [...fixtures.map(name => readFileSync(join(FIXTURES, name), 'utf8')), ...withPlaces.values(), sample]
})

/** The example as a pattern: `…` stands for any text, and a line may end at other places. */
function patternOf(example: string): RegExp {
  const escaped = example.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(
    escaped
      .replace(/\s*…\s*/g, '[^]*?')
      .replace(/ *\n/g, '\\s*')
      .replaceAll(' ', '\\s+'),
  )
}

test('the page has examples', () => {
  expect(EXAMPLES.length).toBeGreaterThan(20)
})

test.each(EXAMPLES)('an output has %s', example => {
  expect(outputs.some(tei => patternOf(example).test(tei))).toBe(true)
})

test('the paper of the examples is valid', async () => {
  expect(await validateTei(sample)).toEqual([])
})

test.runIf(CAN_CHECK_TEI_ALL)('… by the schema of all of TEI, too', () => {
  expect(problemsByTeiAll([sample])).toEqual([])
})
