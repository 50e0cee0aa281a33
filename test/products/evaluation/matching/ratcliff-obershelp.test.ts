import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  areAlikeByRatcliff,
  ratcliffObershelp,
} from '../../../../src/products/evaluation/matching/ratcliff-obershelp.ts'

/** Two texts and the ratio that Python's `difflib.SequenceMatcher(None, a, b, autojunk=False)` gives them, a line each. */
const PAIRS = readFileSync(new URL('./difflib.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line !== '')
  .map(line => line.split('\t') as [string, string, string])

test('is the ratio of Python’s difflib on 200 pairs', () => {
  expect(PAIRS).toHaveLength(200)
  const different = PAIRS.filter(([a, b, ratio]) => Math.abs(ratcliffObershelp(a, b) - Number(ratio)) > 1e-12)
  expect(different).toEqual([])
})

test('decides as the ratio does, for any bound', () => {
  for (const least of [0.2, 0.5, 0.8, 0.95, 1])
    for (const [a, b, ratio] of PAIRS) expect(areAlikeByRatcliff(a, b, least)).toBe(Number(ratio) >= least)
})
