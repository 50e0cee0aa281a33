import { describe, expect, test } from 'vitest'
import {
  type BlockCorrection,
  type Correction,
  ROLE_LABELS,
  type CorrectedRole,
} from '../../../src/model/corrections/corrections.ts'
import { openingOfBlock } from '../../../src/understand/evidence/blocks.ts'
import type { TextLine } from '../../../src/model/page/text-line.ts'
import type { DecidedBlock } from '../../../src/understand/decide/decision.ts'
import { understandPaper } from '../../../src/products/recipes/understand.ts'
import { FORMATS, type Format } from '../../../src/products/recipes/formats.ts'
import { writeProducts } from '../../../src/products/recipes/products.ts'
import {
  type Conversion,
  convertOnce,
  expectAllLetters,
  expectClosedAccount,
  expectValid,
  productOf,
} from '../../support/invariants.ts'
import { listFixtures } from '../../support/papers.ts'
import { seededRandom } from '../../support/random-page.ts'

const ROLES = Object.keys(ROLE_LABELS) as CorrectedRole[]

/** What is checked by a grammar or schema. */
const VALIDATED: readonly Format[] = ['paperxml', 'tei', 'jats', 'json']

/** A paper converted again, with corrections. */
async function correct(converted: Conversion, corrections: readonly Correction[], formats = FORMATS) {
  const { document, paper: own } = converted
  const options = { id: own.id, source: own.source, corrections }
  const { paper, account, decisions, furniture } = await understandPaper(document, options)
  const products = await writeProducts(paper, formats)
  return { document, paper, account, decisions, diagnostics: [], furniture, products }
}

function correctionOf({ block }: Pick<DecidedBlock, 'block'>, changes: Partial<Correction>): Correction {
  return { block: block.id, text: openingOfBlock(block), ...changes }
}

function splitOf({ block: { lines } }: DecidedBlock, line: TextLine | undefined): Pick<BlockCorrection, 'split'> {
  return line === undefined ? {} : { split: [{ line: lines.indexOf(line) + 1, text: line.text }] }
}

/** The words of a line in another order: its letters are the same. */
function wordsOf({ block: { lines } }: DecidedBlock, line: TextLine | undefined): Pick<BlockCorrection, 'words'> {
  if (line === undefined) return {}
  const [first = '', ...others] = line.text.split(' ')
  return { words: [{ line: lines.indexOf(line) + 1, read: line.text, is: [...others, first].join(' ') }] }
}

/** Corrections of a third of the blocks, each with a role, a place, a join, a split or another block that chance gives it. */
function randomCorrections(decisions: readonly DecidedBlock[], seed: number): Correction[] {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  return decisions
    .filter(() => random() < 1 / 3)
    .map(decided => {
      const others = decisions.filter(({ block }) => block !== decided.block && block.page === decided.block.page)
      const target = pick(others)?.block.id
      const role = pick([undefined, ...ROLES])
      if (target !== undefined && random() < 0.2) return correctionOf(decided, { into: target })
      return correctionOf(decided, {
        ...(random() < 0.3 ? splitOf(decided, pick(decided.block.lines.slice(1))) : {}),
        ...(random() < 0.5 ? wordsOf(decided, pick(decided.block.lines)) : {}),
        ...(role === undefined ? { join: random() < 0.5 } : { role }),
        ...(role === 'heading' ? { level: 1 + Math.floor(random() * 6), number: '' } : {}),
        ...(target !== undefined && random() < 0.3 ? { [random() < 0.5 ? 'before' : 'after']: target } : {}),
      })
    })
}

describe.each(listFixtures())('$name', fixture => {
  test.each([1, 2])('keeps every letter and stays valid whatever is corrected (%i)', async seed => {
    const converted = await convertOnce(fixture)
    const corrections = randomCorrections(converted.decisions, seed)
    expect(corrections.length).toBeGreaterThan(0)
    const corrected = await correct(converted, corrections, VALIDATED)
    expectClosedAccount(corrected)
    expectAllLetters(corrected)
    await expectValid(corrected)
  })
})

test('a paragraph that is corrected to a heading is one in paperXML and TEI', async () => {
  const fixture = listFixtures().find(({ stem }) => stem === 'two-column')
  if (fixture === undefined) throw new Error('the fixture is missing')
  const converted = await convertOnce(fixture)
  const heading = converted.decisions.find(({ decision }) => decision.heading?.number === '2')
  if (heading === undefined) throw new Error('the fixture has a second section')
  const demoted = await correct(converted, [correctionOf(heading, { role: 'text' })])
  const count = (text: string, mark: RegExp) => [...text.matchAll(mark)].length
  for (const [format, mark] of [
    ['paperxml', /<section[ >]/g],
    ['tei', /<div[ >]/g],
  ] as const) {
    expect(count(productOf(demoted, format), mark)).toBe(count(productOf(converted, format), mark) - 1)
  }
  const back = await correct(converted, [correctionOf(heading, { role: 'heading', level: 1, number: '2' })])
  expect(back.products).toEqual(converted.products)
})
