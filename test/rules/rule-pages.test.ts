import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { RULE_FAMILIES } from './rule-families.ts'
import { toFileName, toRuleIndex, toRulePage, toRuleWords } from './rule-pages.ts'

const pathOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
const families = Object.entries(RULE_FAMILIES)

// `npm run rules` runs this file with `--update`.
test.each(families)('the page of the rules of %s is what the table says', async (family, rules) => {
  await expect(toRulePage(family, rules)).toMatchFileSnapshot(pathOf(`docs/rules/${toFileName(family)}`))
})

test('the index and the words of the page in the browser are what the tables say', async () => {
  await expect(toRuleIndex()).toMatchFileSnapshot(pathOf('docs/rules/rules.md'))
  await expect(toRuleWords()).toMatchFileSnapshot(pathOf('src/page-app/shared/rule-words.ts'))
})

test('there are no pages of other families', () => {
  const names = ['rules.md', ...families.map(([family]) => toFileName(family))]
  expect(readdirSync(pathOf('docs/rules')).filter(name => !names.includes(name))).toEqual([])
})
