import { describe, expect, test } from 'vitest'
import { ENOUGH } from '../../../src/base/collections/rules.ts'
import { textOfBlock } from '../../../src/understand/evidence/blocks.ts'
import { classifyBlocks, foldFindings } from '../../../src/understand/decide/classify.ts'
import type { Role } from '../../../src/model/roles/role.ts'
import { ProposalLog } from '../../../src/understand/decide/proposals.ts'
import { evidenceOf } from '../../support/decide.ts'
import { drawPage } from '../../support/draw-page.ts'
import { gap, paragraph } from '../../support/prose.ts'

const evidence = evidenceOf([
  drawPage([
    ...paragraph(8, 74, 'Rivers'),
    '',
    'Figure 2 shows the towns beside the river. {9}',
    '',
    ...paragraph(8, 74, 'Towns'),
    '',
    'Rivers of the towns, {italic}',
    '',
    ...paragraph(8, 74, 'Then'),
    ...gap(2),
    '^1^ A note on rivers. {8}',
  ]),
])

function proposalsFor(start: string) {
  const log = new ProposalLog()
  classifyBlocks(evidence, () => {}, log)
  const block = evidence.blocks.find(each => textOfBlock(each).startsWith(start))
  return block === undefined ? [] : (log.all.get(block) ?? [])
}

describe('proposals', () => {
  test('keep the points of a heading that lost, rules against it apart', () => {
    const [heading] = proposalsFor('Rivers of the towns,')
    expect(heading).toMatchObject({ classifier: 'headings', role: 'heading', outcome: 'too-weak', evidence: [] })
    expect(heading?.weighing?.for).toContainEqual({ rule: 'italic', points: 0.375, says: 'italic' })
    expect(heading?.weighing?.against).toEqual([
      { rule: 'ends-open', points: -0.625, says: 'breaks off inside a sentence' },
    ])
    expect(heading?.weighing?.points).toBeLessThan(ENOUGH)
  })

  test('keep those of a caption that lost', () => {
    const caption = proposalsFor('Figure 2 shows').find(({ role }) => role === 'figure-caption')
    expect(caption?.outcome).toBe('too-weak')
    expect(caption?.weighing?.for.map(({ rule }) => rule)).toEqual(['other-size'])
  })

  test('keep the points of what was decided', () => {
    expect(proposalsFor('1 A note')).toEqual([
      expect.objectContaining({ classifier: 'footnotes', outcome: 'won', role: 'footnote' }),
    ])
    expect(proposalsFor('1 A note')[0]?.weighing?.for).toContainEqual({
      rule: 'raised-mark',
      points: 9 / 11,
      says: 'begins with a raised mark',
    })
  })

  test('change no decision', () => {
    expect([...classifyBlocks(evidence, () => {}, new ProposalLog())]).toEqual([...classifyBlocks(evidence)])
  })

  test('say which of them was overruled, and which came too late', () => {
    const [block] = evidence.blocks
    if (block === undefined) throw new Error('the page has blocks')
    const giving = (name: string, role: Role, overruled?: Role) => ({
      name,
      reason: '',
      classify: () => new Map([[block, { role, score: 1, evidence: ['nothing-else'] as const }]]),
      ...(overruled === undefined ? {} : { overrules: { by: [role], what: [overruled] } }),
    })
    const log = new ProposalLog()
    const classifiers = [giving('first', 'table'), giving('second', 'title', 'table'), giving('third', 'text')]
    foldFindings(classifiers, evidence, () => {}, log)
    expect(log.all.get(block)?.map(({ place, outcome }) => [place, outcome])).toEqual([
      [1, 'overruled'],
      [2, 'won'],
      [3, 'refused'],
    ])
  })
})
