import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../../src/base/diagnostics.ts'
import { classifyBlocks, foldFindings } from '../../../src/understand/decide/classify.ts'
import type { Classifier } from '../../../src/understand/decide/classifiers.ts'
import type { Role } from '../../../src/model/roles/role.ts'
import { textOfBlock } from '../../../src/understand/evidence/blocks.ts'
import { evidenceOf } from '../../support/decide.ts'
import { drawPage } from '../../support/draw-page.ts'
import { gap, paragraph } from '../../support/prose.ts'
import { RANDOM_SEEDS, randomPage } from '../../support/random-page.ts'

const page = drawPage(
  [
    ...paragraph(8, 74, 'Rivers'),
    '',
    '2 Methods {12 bold}',
    '',
    ...paragraph(8, 74, 'We'),
    '',
    'Figure 1: A map of the river and of the towns beside it. {9}',
    '',
    ...paragraph(5, 74, 'Then'),
    '',
    'References {12 bold}',
    '',
    '[1] A. Lee. Rivers. 2001.',
    ...gap(2),
    '^1^ A note on rivers. {8}',
  ],
  { number: 2 },
)

describe('the roles of blocks', () => {
  const evidence = evidenceOf([page])
  const decisions = classifyBlocks(evidence)
  const roleOf = (start: string) => {
    const block = evidence.blocks.find(own => textOfBlock(own).startsWith(start))
    return block && decisions.get(block)?.role
  }

  test.each([
    ['2 Methods', 'heading'],
    ['We the river', 'text'],
    ['Figure 1', 'figure-caption'],
    ['1 A note', 'footnote'],
    ['References', 'references-heading'],
    ['[1] A. Lee', 'reference'],
  ])('of a block that starts with %s: %s', (start, role) => {
    expect(roleOf(start)).toBe(role)
  })

  test('have evidence and a score from 0 to 1', () => {
    for (const { score, evidence: rules } of decisions.values()) {
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1)
      expect(rules).toBeInstanceOf(Array)
    }
  })
})

test.each(RANDOM_SEEDS)('every block gets exactly one role (random page %i)', seed => {
  const evidence = evidenceOf([randomPage(seed), randomPage(seed + 100, 2)])
  expect([...classifyBlocks(evidence).keys()].map(block => block.id).sort()).toEqual(
    evidence.blocks.map(block => block.id).sort(),
  )
})

describe('two classifiers that decide one block', () => {
  const evidence = evidenceOf([page])
  const [block] = evidence.blocks
  const finds = (role: Role, overrules?: Classifier['overrules']): Classifier => ({
    name: role,
    classify: () => (block === undefined ? new Map() : new Map([[block, { role, score: 1, evidence: [] }]])),
    reason: 'a test',
    ...(overrules === undefined ? {} : { overrules }),
  })
  const fold = (...classifiers: Classifier[]) => {
    const reported: Diagnostic[] = []
    const decisions = foldFindings(classifiers, evidence, diagnostic => void reported.push(diagnostic))
    return { role: block && decisions.get(block)?.role, codes: reported.map(({ code }) => code) }
  }

  test('keep the first decision and report the conflict', () => {
    expect(fold(finds('table'), finds('title'))).toEqual({ role: 'table', codes: ['W_ROLE_CONFLICT'] })
  })

  test('take the second where the table lets it overrule the first', () => {
    const title = finds('title', { by: ['title'], what: ['table'] })
    expect(fold(finds('table'), title)).toEqual({ role: 'title', codes: [] })
    expect(fold(finds('heading'), title)).toEqual({ role: 'heading', codes: ['W_ROLE_CONFLICT'] })
  })
})
