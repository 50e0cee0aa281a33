import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type RuleTable, sumPoints, weigh } from '../../../src/base/collections/rules.ts'
import { RULE_FAMILIES } from '../../rules/rule-families.ts'

const RULES = {
  wet: {
    points: 0.75,
    says: 'it is wet',
    because: 'Rivers are.',
    holds: ({ depth }) => depth > 0,
    shownBy: 'base/collections/rules.test.ts > a river',
  },
  'wet-and-deep': {
    points: 0.5,
    named: 'wet',
    says: 'it is wet',
    because: 'Seas are.',
    holds: ({ depth }) => depth > 10,
    shownBy: 'base/collections/rules.test.ts > a sea',
  },
  'named-by': {
    points: -0.25,
    says: 'it has the name {}',
    because: 'Few have.',
    holds: ({ name }) => name !== undefined,
    detail: ({ name = '' }) => name,
    shownBy: 'base/collections/rules.test.ts > a name',
  },
} as const satisfies RuleTable<{ readonly depth: number; readonly name?: string }>

describe('weighing by a table of rules', () => {
  test('adds up the points of those that hold, in their order, by the names that reports have for them', () => {
    expect(weigh(RULES, { depth: 12, name: 'Old' })).toEqual({
      points: 1,
      held: [
        { rule: 'wet', points: 0.75, says: 'it is wet' },
        { rule: 'wet', points: 0.5, says: 'it is wet' },
        { rule: 'named-by-Old', points: -0.25, says: 'it has the name Old' },
      ],
    })
    expect(weigh(RULES, { depth: 0 })).toEqual({ points: 0, held: [] })
  })

  test('gives the same sum in any order', () => {
    const rules = [6, 3, 2].map(elevenths => ({ rule: '', points: elevenths / 11, says: '' }))
    expect([sumPoints(rules), sumPoints(rules.toReversed())]).toEqual([1, 1])
  })
})

const told = Object.entries(RULE_FAMILIES).flatMap(([family, rules]) =>
  Object.entries(rules).map(([key, rule]) => [`${family}: ${key}`, rule] as const),
)

describe('the rule', () => {
  test.each(told)('%s says what it sees and why, and is shown by a test file that takes it away', (_, rule) => {
    expect(rule.says).toMatch(/^[^\p{Lu}].*[^.]$|^\p{L}+$/u)
    expect(rule.because).toMatch(/^[`"\p{Lu}].*\.$/u)
    const [file = ''] = rule.shownBy.split(' > ')
    expect(readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')).toContain('\nshowRules()\n')
  })

  test('has one sentence for its name in each family', () => {
    for (const rules of Object.values(RULE_FAMILIES)) {
      const words = new Map<string, string>()
      for (const [key, { named = key, says }] of Object.entries(rules)) {
        expect(words.get(named) ?? says).toBe(says)
        words.set(named, says)
      }
    }
  })
})
