import { expect, test } from 'vitest'
import { strongestOf } from '../../../../../src/understand/decide/front/strongest.ts'
import {
  SECOND_TITLE_RULES,
  type SecondTitleFacts,
  SUBTITLE_RULES,
  type SubtitleFacts,
} from '../../../../../src/understand/decide/front/title/subtitle-rules.ts'
import { showRules } from '../../../../support/show-rules.ts'

showRules()

const WORDS = { isNames: false, beginsWithNames: false, isAddress: false, isText: false, isOther: false }
const PHRASE: SubtitleFacts = {
  ...WORDS,
  isLarger: false,
  isMuchLarger: false,
  hasFaceOfTitle: false,
  hasColorOfTitle: false,
  isAboveNames: false,
  isPhrase: true,
  isAfterColon: false,
  hasManyLines: false,
  endsInDigits: false,
}
const isSubtitle = (facts: Partial<SubtitleFacts>) => strongestOf(SUBTITLE_RULES, { ...PHRASE, ...facts }).length > 0

test.each<[why: string, facts: Partial<SubtitleFacts>]>([
  ['larger type makes a phrase a subtitle', { isLarger: true }],
  ['much larger type makes a phrase above names a subtitle', { isMuchLarger: true, isAboveNames: true }],
  ['a colon at the end of the title makes a phrase a subtitle', { isAfterColon: true }],
  ['the colour of the title makes a phrase above names a subtitle', { hasColorOfTitle: true, isAboveNames: true }],
])('%s', (_, facts) => {
  expect(isSubtitle(facts)).toBe(true)
})

/** Enough for a phrase, and a little more. */
const LIKELY: Partial<SubtitleFacts> = { isLarger: true }

test.each<[why: string, facts: Partial<SubtitleFacts>]>([
  ['many lines are no subtitle', { ...LIKELY, hasManyLines: true }],
  ['few words are none in larger type', { ...LIKELY, isMuchLarger: true, isPhrase: false }],
  ['words that begin like names are none', { ...LIKELY, beginsWithNames: true }],
  ['an address is none', { ...LIKELY, isAddress: true }],
  ['digits at the end make none', { ...LIKELY, endsInDigits: true }],
  ['sentences in the size of the body are none', { ...LIKELY, isText: true }],
  ['words of other things are none', { ...LIKELY, isMuchLarger: true, isOther: true }],
])('%s', (_, facts) => {
  expect(isSubtitle(facts)).toBe(false)
})

const SAME_SIZE: SecondTitleFacts = {
  ...WORDS,
  difference: 0,
  isLargerThanBody: true,
  isNextToTitle: false,
  hasLengthOfTitle: false,
  isCapitalAsTitle: false,
  isOtherScript: false,
  isAboveNames: false,
  isAboveAbstract: false,
}
const isSecond = (facts: Partial<SecondTitleFacts>) =>
  strongestOf(SECOND_TITLE_RULES, { ...SAME_SIZE, ...facts }).length > 0
/** Smaller than the title, as long as it, and next to it: just enough. */
const SMALLER: Partial<SecondTitleFacts> = { difference: 0.2, hasLengthOfTitle: true, isNextToTitle: true }

test.each<[why: string, facts: Partial<SecondTitleFacts>]>([
  ['a size near that of the title makes a second title', SMALLER],
  ['a place next to the title makes a second title', { isNextToTitle: true }],
  ['capitals like those of the title make a second title', { isCapitalAsTitle: true }],
  ['another script makes a second title', { isOtherScript: true }],
  ['a place above names makes a second title', { isAboveNames: true }],
  ['a place above the abstract makes a second title', { isAboveAbstract: true }],
])('%s', (_, facts) => {
  expect(isSecond(facts)).toBe(true)
})

test.each<[why: string, facts: Partial<SecondTitleFacts>]>([
  ['words that begin like names are no second title', { isNextToTitle: true, beginsWithNames: true }],
  ['an address is no second title', { isNextToTitle: true, isAddress: true }],
  ['sentences in the size of the body are no second title', { isNextToTitle: true, isText: true }],
])('%s', (_, facts) => {
  expect(isSecond(facts)).toBe(false)
})
