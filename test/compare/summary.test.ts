import { expect, test } from 'vitest'
import type { Difference, Item } from './differences.mjs'
import { describeRoles, describeRules, describeScores } from './summary.mjs'

function item(role: string, rules: readonly string[]): Item {
  return { id: 'p1-a', page: 1, text: 'Rivers', role, rules }
}

const becomesHeading: Difference = {
  kind: 'role',
  before: item('text', ['nothing-else']),
  after: item('heading', ['colour', 'bold']),
}
const losesColour: Difference = {
  kind: 'rules',
  before: item('heading', ['colour', 'bold']),
  after: item('heading', ['bold']),
}
const papers = [
  { name: 'real/rivers', differences: [becomesHeading, becomesHeading] },
  { name: 'real/lakes', differences: [losesColour, becomesHeading] },
]

test('a change of roles is told with its papers, those with most blocks first', () => {
  expect(describeRoles(papers)).toEqual(['    3  text → heading, 2 papers: real/rivers (2), real/lakes'])
})

test('a block that is in one build only is told as such', () => {
  const differences: Difference[] = [{ kind: 'role', before: undefined, after: item('heading', []) }]
  expect(describeRoles([{ name: 'real/rivers', differences }])).toEqual([
    '    1  no block → heading, 1 paper: real/rivers',
  ])
})

test('a rule is told with the blocks of a role that it speaks for now, and no longer', () => {
  expect(describeRules(papers)).toEqual([
    '   +3    −1  heading (colour), 2 papers: real/rivers (2), real/lakes (2)',
    '   +3        heading (bold), 2 papers: real/rivers (2), real/lakes',
    '         −3  text (nothing-else), 2 papers: real/rivers (2), real/lakes',
  ])
})

test('of many papers four are named', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map(name => ({ name, differences: [becomesHeading] }))
  expect(describeRoles(many)).toEqual(['    6  text → heading, 6 papers: a, b, c, d and 2 more'])
})

test('scores are told where they change, with the papers that gain and those that lose', () => {
  const countsOf = (hits: number, noise: number) => ({
    heading: { hits, found: 10, wanted: 10 },
    paragraph: { hits: 5, found: 5, wanted: 5 },
    noise: { hits: noise, found: 100, wanted: 100 },
  })
  const scored = [
    { name: 'real/rivers', counts: { before: countsOf(8, 10), after: countsOf(10, 10) } },
    { name: 'real/lakes', counts: { before: countsOf(9, 10), after: countsOf(8, 5) } },
    { name: 'real/untold', counts: {} },
  ]
  expect(describeScores(scored)).toEqual([
    'heading 0.8500 → 0.9000, better: real/rivers +0.200, worse: real/lakes −0.100',
    'noise (less is better) 0.1000 → 0.0750, better: real/lakes −0.050',
  ])
})
