import { expect, test } from 'vitest'
import { FURTHER_WORDS } from '../../../../src/base/text/keywords/further/further-words.ts'
import { LABEL_WORDS } from '../../../../src/base/text/keywords/label-words.ts'
import { kindOfStatement } from '../../../../src/base/text/keywords/statement-words.ts'

test('every word for a statement has a kind, in every language', () => {
  const words = [
    ...Object.values(LABEL_WORDS.theorem),
    ...Object.values(FURTHER_WORDS).map(({ theorem = '' }) => theorem),
  ]
  const all = words.flatMap(list => list.split('|')).filter(word => word !== '')
  expect(all.length).toBeGreaterThan(200)
  expect(all.filter(word => kindOfStatement(word) === undefined)).toEqual([])
})

test('words are found with their accents and without', () => {
  expect(['Théorème', 'THEOREME', 'Definicion', 'Ορισμός', 'River'].map(kindOfStatement)).toEqual([
    'theorem',
    'theorem',
    'definition',
    'definition',
    undefined,
  ])
})
