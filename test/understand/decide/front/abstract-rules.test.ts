import { expect, test } from 'vitest'
import {
  ABSTRACT_RULES,
  ABSTRACT_START_RULES,
  type AbstractFacts,
  type AbstractStartFacts,
} from '../../../../src/understand/decide/front/abstract-rules.ts'
import { strongestOf } from '../../../../src/understand/decide/front/strongest.ts'
import { showRules } from '../../../support/show-rules.ts'

showRules()

const START: AbstractStartFacts = {
  looksOtherwise: false,
  hasOtherFace: false,
  isAboveKeywords: false,
  isAboveIntroduction: false,
  hasNames: true,
}

test.each<[why: string, facts: Partial<AbstractStartFacts>]>([
  ['another face is enough below names', { hasOtherFace: true }],
  ['key words below are enough below names', { isAboveKeywords: true }],
])('%s', (_, facts) => {
  expect(strongestOf(ABSTRACT_START_RULES, { ...START, ...facts })).not.toEqual([])
  expect(strongestOf(ABSTRACT_START_RULES, { ...START, ...facts, hasNames: false })).toEqual([])
})

const SET_LIKE_BODY: AbstractFacts = {
  isAlike: true,
  isLikeBody: true,
  leavesFrame: false,
  sharesFrame: false,
  hasOtherEdges: false,
  isBehindNotice: false,
  hasDropCapital: false,
  isUnfinished: false,
  continuesSentence: false,
  isBelowLabel: false,
  isAboveFrontMatter: false,
  isFirstInScriptOfTitle: false,
  isAnnounced: false,
}

test.each<[why: string, facts: Partial<AbstractFacts>]>([
  ['an unfinished sentence is enough in the type of the abstract and of the body', { isUnfinished: true }],
  [
    'the first text in the script of the title is enough, whatever it looks like',
    { isAlike: false, isLikeBody: false, isFirstInScriptOfTitle: true },
  ],
])('%s', (_, facts) => {
  expect(strongestOf(ABSTRACT_RULES, SET_LIKE_BODY)).toEqual([])
  expect(strongestOf(ABSTRACT_RULES, { ...SET_LIKE_BODY, ...facts })).not.toEqual([])
})
