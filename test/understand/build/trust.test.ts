import { expect, test } from 'vitest'
import type { Account } from '../../../src/understand/build/account.ts'
import { measureTrust, warnOfDoubt } from '../../../src/understand/build/trust.ts'
import { p, paper, section } from '../../support/paper-builder.ts'

const SENTENCE = 'The river runs through the town, and people live beside it.'

/** An account of 1,000 glyphs, some of them doubtful. */
function accountOf(doubt = 0): Account {
  return {
    read: 1000,
    placed: 1000,
    dropped: 0,
    unaccounted: 0,
    byRole: { paragraph: 1000 - doubt, doubt },
    byReason: {},
  }
}

const trustIn = (paragraphs: readonly string[], account = accountOf()) =>
  measureTrust(paper([section('1 Introduction', ...paragraphs.map(text => p(text)))]), account)

test('whole sentences without doubt are trusted', () => {
  expect(trustIn([SENTENCE, `${SENTENCE}”`, `${SENTENCE} 12`.replace(' 12', '12')]).value).toBe(1)
})

test('doubt, paragraphs cut within a sentence and labels cost trust, the dearest first', () => {
  const texts = [SENTENCE, 'The river runs through', 'the town.', 'Fig a']
  const { value, evidence } = trustIn(texts, accountOf(30))
  const measures = ['doubt', 'begun-paragraphs', 'unfinished-paragraphs', 'one-word-paragraphs', 'no-sentences']
  expect(evidence.map(({ measure }) => measure)).toEqual(measures)
  expect(evidence.map(({ share }) => share)).toEqual([0.03, 1 / 4, 2 / 4, 2 / 4, 0])
  expect(value).toBeCloseTo(1 - evidence.reduce((sum, { cost }) => sum + cost, 0))
  expect(value).toBeLessThan(0.5)
})

test('more doubt is less trust', () => {
  const values = [0, 10, 100, 1000].map(doubt => trustIn([SENTENCE], accountOf(doubt)).value)
  expect(values).toEqual([...values].sort((a, b) => b - a))
})

test.each([
  ['nothing', [], 0, 0, 'no text was found on its 3 pages'],
  ['a heading alone', [section('1 Introduction')], 13, 0, 'no running text'],
  ['hidden text alone', [], 500, 500, 'left out'],
])('a paper with %s has no sentence and no trust', (_, sections, read, dropped, reason) => {
  const account = { ...accountOf(), read, dropped, placed: read - dropped, byRole: {} }
  const trust = measureTrust(paper(sections), account)
  expect(trust.value).toBe(0)
  expect(warnOfDoubt(trust, account, 3)).toMatchObject({ code: 'W_NO_TEXT', message: expect.stringContaining(reason) })
})

test('sentences and words of writing without blanks count as those of others', () => {
  expect(trustIn(['河流穿过城镇，人们住在它旁边。', '人们为什么住在河边？', '它们流得真美！']).value).toBe(1)
  expect(trustIn(['河流穿过城镇，人们住在它旁边。', '图']).value).toBeLessThan(1)
})

test('a paper that speaks much against itself is told of, with its worst measure', () => {
  expect(warnOfDoubt(trustIn([SENTENCE]), accountOf(), 1)).toBeUndefined()
  expect(warnOfDoubt(trustIn([SENTENCE], accountOf(200)), accountOf(200), 1)).toMatchObject({
    code: 'W_STRUCTURE_DOUBTFUL',
    message: expect.stringContaining('20 % of the text'),
  })
})

test('pages that a damaged file lacks take their share of the trust', () => {
  const sound = trustIn([SENTENCE, 'The river runs through'])
  const paperOf = paper([section('1 Introduction', p(SENTENCE), p('The river runs through'))])
  const { value, evidence } = measureTrust(paperOf, accountOf(), 2 / 3)
  expect(value).toBeCloseTo(sound.value / 3)
  expect(evidence[0]).toMatchObject({ measure: 'missing', share: 2 / 3 })
  expect(value).toBeCloseTo(1 - evidence.reduce((sum, { cost }) => sum + cost, 0))
  expect(warnOfDoubt({ value, evidence }, accountOf(), 3)?.message).toContain('67 % of the pages are missing')
})
