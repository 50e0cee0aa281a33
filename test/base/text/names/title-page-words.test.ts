import { expect, test } from 'vitest'
import { isArticleKind } from '../../../../src/base/text/names/title-page-words.ts'

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
