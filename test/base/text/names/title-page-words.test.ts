import { expect, test } from 'vitest'
import {
  endsWithOrganisation,
  hasOrganisationWord,
  isArticleKind,
} from '../../../../src/base/text/names/title-page-words.ts'

test.each([
  'RESEARCH ARTICLE',
  'Corrigendum',
  'Erratum:',
  'Scoping review',
  'Fe de erratas',
  'Estudo de caso',
  'Kasuistik',
])('%j is a kind of article', text => {
  expect(isArticleKind(text)).toBe(true)
})

test.each(['Corrigendum to: Rivers', 'A tutorial on rivers', 'Corrections of rivers'])('%j is a title', text => {
  expect(isArticleKind(text)).toBe(false)
})

test('Greek words of organisations are known in capitals, which have no accents, and Turkish ones with dotted capitals', () => {
  expect(hasOrganisationWord('ΠΑΝΕΠΙΣΤΗΜΙΟ ΠΑΤΡΩΝ')).toBe(true)
  expect(hasOrganisationWord('MÜHENDİSLİK')).toBe(true)
})

test('the noun of an organisation is the last word in some languages', () => {
  expect(endsWithOrganisation('FEN VE EDEBİYAT FAKÜLTESİ')).toBe(true)
  expect(endsWithOrganisation('Fakültede bir araştırma')).toBe(false)
})
