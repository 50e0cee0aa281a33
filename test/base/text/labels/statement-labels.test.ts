import { describe, expect, it } from 'vitest'
import { isTheoremLabel, opensStatement } from '../../../../src/base/text/labels/statement-labels.ts'

describe('opensStatement', () => {
  it('is the numbered label of a statement, alone or with its title', () => {
    for (const text of ['Definition 4. Rivers that end in the sea', 'Theorem 3.1', 'Slutnja 1.13.', 'Лемма 2. О реках'])
      expect(opensStatement(text)).toBe(true)
    for (const text of [
      '4.2. Lemma. Let r be a river.',
      '1.0.0.9 Definiţie. Rivers',
      '3.1 Satz (Euler) Rivers',
      '2.1. Definition-Lemma.',
    ])
      expect(opensStatement(text)).toBe(true)
    for (const text of ['Proof of Lemma 5.2', 'Démonstration du théorème 2.', 'Beweis von Satz 3.1. Rivers'])
      expect(opensStatement(text)).toBe(true)
    for (const text of [
      '2.1 Example',
      '2.1 Definition of rivers',
      '3. Examples.',
      'Proof of rivers 2',
      'Rivers of Lemma 2',
    ])
      expect(opensStatement(text)).toBe(false)
    for (const text of ['Definition of rivers', 'Example 2 of all', 'Table 3. Rivers', 'Proof', '4. Definition'])
      expect(opensStatement(text)).toBe(false)
  })
})

describe('isTheoremLabel', () => {
  it.each([
    'H1a:',
    'RQ2.',
    'Theorem 3.1.',
    'Proof.',
    'Definition 2 (Rivers):',
    'Proof of Lemma 4.',
    'Lemma A.2',
    'Satz 5.',
    'Théorème 2.',
    'Teorema 1.',
    'Доказ.',
    '4.2. Definition.',
    '4.2 Definition',
    'Lema (existenţa).',
  ])('takes %s', text => {
    expect(isTheoremLabel(text)).toBe(true)
  })

  it.each(['Rivers.', 'Examples of use.', 'Definition of rivers.', 'Proof theory.', 'Theorem proving in towns.'])(
    'leaves %s',
    text => {
      expect(isTheoremLabel(text)).toBe(false)
    },
  )
})

it.each([
  'Proof idea.',
  'Proof sketch',
  'Sketch of the proof.',
  'Beweisskizze:',
  'Esbozo de la demostración.',
  'Идея доказательства.',
])('takes %s for the label of a proof', text => {
  expect(isTheoremLabel(text)).toBe(true)
  expect(isTheoremLabel(`${text} Ideas`)).toBe(false)
})
