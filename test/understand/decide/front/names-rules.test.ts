import { expect, test } from 'vitest'
import {
  isLikely,
  judgeNames,
  type NamesSetting,
  placeOfAuthors,
} from '../../../../src/understand/decide/front/names-place.ts'
import { drawBlock } from '../../../support/draw-block.ts'
import { showRules } from '../../../support/show-rules.ts'

showRules()

const BELOW_TITLE: NamesSetting = {
  place: 'below-title',
  isBesideTitle: false,
  isUnderLabel: false,
  hasAddress: false,
  authorsInFile: '',
}

const judged = (art: string, setting: Partial<NamesSetting> = {}) =>
  judgeNames(drawBlock(art), { ...BELOW_TITLE, ...setting })

test.each<[why: string, art: string, setting?: Partial<NamesSetting>]>([
  ['a place below the title shows authors', 'Ann Lee'],
  ['a place below the abstract shows authors', 'Ann Lee', { place: 'below-abstract' }],
  ['marks show authors, beside the title too', 'Ann Lee^1^', { place: 'above-title', isBesideTitle: true }],
  [
    'an address shows authors, beside the title too',
    'Ann Lee',
    { place: 'above-title', isBesideTitle: true, hasAddress: true },
  ],
  [
    'the file shows authors, below a label too',
    'Ann Lee',
    { place: 'above-title', isUnderLabel: true, authorsInFile: 'A. LEE; B. Berg' },
  ],
])('%s', (_, art, setting) => {
  expect(isLikely(judged(art, setting))).toBe(true)
})

test.each<[why: string, art: string, setting?: Partial<NamesSetting>]>([
  ['a label shows others than the authors', 'Ann Lee', { isUnderLabel: true }],
  ['a column beside the title shows others', 'Ann Lee', { place: 'above-title', isBesideTitle: true }],
  ['the kind of an article is no name', 'Artigo original'],
])('%s', (_, art, setting) => {
  expect(isLikely(judged(art, setting))).toBe(false)
})

test('of two places that of several names is the one of the authors', () => {
  const one = judged('Ann Lee', { place: 'above-title' })
  const several = judged('Bo Berg, Cai Novak', { place: 'below-abstract' })
  expect(placeOfAuthors([one, several])).toBe('below-abstract')
})
