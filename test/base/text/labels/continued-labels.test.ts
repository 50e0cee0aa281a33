import { describe, expect, test } from 'vitest'
import { labelOfContinuation, withoutContinuation } from '../../../../src/base/text/labels/continued-labels.ts'
import { matchCaptionLabel } from '../../../../src/base/text/labels/match-keywords.ts'

describe('words which say that a table goes on', () => {
  test.each([
    '(continued)',
    '(cont.)',
    '– continued from previous page',
    'Continued.',
    '(Fortsetzung)',
    '(Forts.)',
    '(suite et fin)',
    '(continuación)',
    '– continuação',
    '(продолжение)',
    '（续）',
    '(concluded)',
  ])('%s says nothing else', text => {
    expect(withoutContinuation(text)).toBe('')
  })

  test('are cut off before the caption, and only as whole words', () => {
    expect(withoutContinuation('(continued): Rivers of the north')).toBe('Rivers of the north')
    expect(withoutContinuation('Contents of the samples')).toBe('Contents of the samples')
    expect(withoutContinuation('Final results')).toBe('Final results')
    expect(withoutContinuation('Suites of rooms')).toBe('Suites of rooms')
  })

  test.each([
    ['Continuation of Table 1', 'Table 1'],
    ['Fortsetzung von Tabelle 2', 'Tabelle 2'],
    ['Suite du tableau 3', 'tableau 3'],
    ['Продолжение таблицы 4', 'таблицы 4'],
    ['续表1', '表1'],
  ])('%s names %s', (text, label) => {
    expect(labelOfContinuation(text)).toBe(label)
    expect(matchCaptionLabel(label)?.kind).toBe('table')
  })

  test('are part of labels', () => {
    expect(matchCaptionLabel('Таблица 1 (продолжение)')?.rest).toBe('')
    expect(matchCaptionLabel('Table 1 continued')?.isCaption).toBe(true)
    expect(matchCaptionLabel('Table 1 continues the series')?.isCaption).toBe(false)
  })
})
