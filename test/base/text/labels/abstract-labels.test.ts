import { expect, test } from 'vitest'
import { areStructuredAbstract, isStructuredLabel } from '../../../../src/base/text/labels/abstract-labels.ts'

test('labels of the parts of an abstract are known in many languages', () => {
  for (const label of [
    'METHODS',
    'Background:',
    'Cel pracy',
    'Материалы и методы:',
    'Висновки',
    'Gereç ve Yöntem',
    '【目的】',
  ])
    expect(isStructuredLabel(label), label).toBe(true)
  for (const label of ['Rivers', 'Methods of old towns', 'Цель реки', ''])
    expect(isStructuredLabel(label), label).toBe(false)
})

test('lines are a structured abstract by three different labels of theirs', () => {
  const lines = [
    'Цель: описать реки.',
    'Методы: наблюдения',
    'за реками.',
    'Результаты: реки текут.',
    'Выводы: просты.',
  ]
  expect(areStructuredAbstract(lines)).toBe(true)
  expect(areStructuredAbstract(lines.slice(0, 3))).toBe(false)
  expect(areStructuredAbstract(['Река: одна.', ...lines.slice(1)])).toBe(false)
})
