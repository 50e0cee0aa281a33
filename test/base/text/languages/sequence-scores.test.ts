import { eld } from 'eld/extrasmall'
import { expect, test } from 'vitest'
import { scoreLanguages } from '../../../../src/base/text/languages/sequence-scores.ts'

const ENGLISH = 'The author’s corpus doesn’t hold 1,000 sentences; it was built (in 2009) at http://example.org. '
const GERMAN = 'Größe und Maß der Übersetzungen wurden über mehrere Jahre geprüft. '

test.each([
  ['a sentence', ENGLISH],
  ['two languages', ENGLISH + GERMAN],
  ['more than is read', GERMAN.repeat(14)],
  ['words longer than is read', '这一节说明语料库是怎样建立的以及句子是怎样计算的而且没有空格'.repeat(5)],
  ['letters of phonetics and formulas', 'ʃʁŋ əˈbaʊt 𝑥𝑦 ʼəpɪˈdɛmɪk. Овај одељак описује корпус'],
  ['words of one to four letters', "I am the best 'of' no ''one'' else"],
  ['no letters', '12 + 34 = 46'],
])('scores %s as eld does', (_, text) => {
  expect(Object.fromEntries(scoreLanguages(text))).toEqual(eld.detect(text).getScores())
})
