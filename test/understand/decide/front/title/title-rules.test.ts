import { expect, test } from 'vitest'
import { ENOUGH, weigh } from '../../../../../src/base/collections/rules.ts'
import { TITLE_RULES, type TitleFacts } from '../../../../../src/understand/decide/front/title/title-rules.ts'
import { showRules } from '../../../../support/show-rules.ts'

showRules()

const NOTHING: TitleFacts = {
  isInFile: false,
  hasLabel: false,
  isBold: false,
  isUnderlined: false,
  isCapital: false,
  isCentred: false,
  isInUpperPart: false,
  hasSeveralWords: false,
  isOneWord: false,
  isLogo: false,
  isAboveNames: false,
  isAboveFrontMatter: false,
  isFirstInOneType: false,
  isBelowText: false,
  isAfterText: false,
  isBelowAbstract: false,
  isNamesWithAddress: false,
  isKindOfArticle: false,
  isPublicationInfo: false,
  namesEvent: false,
  hasKeyword: false,
  isInSeries: false,
  opensWithNumber: false,
  hasCells: false,
  isAddress: false,
}

const isTitle = (facts: Partial<TitleFacts>) => weigh(TITLE_RULES, { ...NOTHING, ...facts }).points >= ENOUGH

/** Nearly enough. */
const LIKELY: Partial<TitleFacts> = { isInUpperPart: true, hasSeveralWords: true, isAboveNames: true }

test.each<[why: string, facts: Partial<TitleFacts>]>([
  ['the title that the file names is the title', { isInFile: true }],
  ['a label shows the title', { hasLabel: true }],
  ['bold type shows the title', { ...LIKELY, isBold: true }],
  ['an underline shows the title', { ...LIKELY, isUnderlined: true }],
  ['capitals show the title', { ...LIKELY, isCapital: true }],
  ['a place in the middle shows the title', { ...LIKELY, isCentred: true }],
  [
    'a place in the upper part of the page shows the title',
    { hasSeveralWords: true, isAboveNames: true, isBold: true, isInUpperPart: true },
  ],
  ['several words show the title', { isInUpperPart: true, isAboveNames: true, isBold: true, hasSeveralWords: true }],
  ['names below it show the title', { isInUpperPart: true, hasSeveralWords: true, isBold: true, isAboveNames: true }],
  ['names with addresses below it show the title', { ...LIKELY, isAboveFrontMatter: true }],
  ['the first words of a paper in one type are the title', { ...LIKELY, isFirstInOneType: true }],
])('%s', (_, facts) => {
  expect(isTitle(facts)).toBe(true)
})

/** Just enough. */
const TITLE: Partial<TitleFacts> = { ...LIKELY, isBold: true }

test.each<[why: string, facts: Partial<TitleFacts>]>([
  ['one word is no title', { ...TITLE, isOneWord: true }],
  ['the name of the journal is no title', { ...TITLE, isLogo: true }],
  ['words below running text are no title', { ...TITLE, isBelowText: true }],
  ['words after running text are no title', { ...TITLE, isAfterText: true }],
  ['words below the abstract are no title', { ...TITLE, isBelowAbstract: true }],
  ['names with their address are no title', { ...TITLE, isNamesWithAddress: true }],
  ['the kind of an article is no title', { ...TITLE, isKindOfArticle: true }],
  ['a line about the publication is no title', { ...TITLE, isPublicationInfo: true }],
  ['the meeting that a paper was sent to is no title', { ...TITLE, namesEvent: true }],
  ['the key word of a heading is no title', { ...TITLE, hasKeyword: true }],
  ['a heading with a number in a series is no title', { ...TITLE, isInSeries: true }],
  ['a heading with a number is no title', { ...TITLE, opensWithNumber: true }],
  ['values side by side are no title', { ...TITLE, hasCells: true }],
  ['a web address is no title', { ...TITLE, isAddress: true }],
])('%s', (_, facts) => {
  expect(isTitle(facts)).toBe(false)
})
