import { expect, test } from 'vitest'
import { describeLaggingGroups, findLaggingGroups, toMarkdownTable } from './scoreboard.mjs'

const OVERALL = { heading: { value: 0.95 }, paragraph: { value: 0.9 }, title: { value: 1 }, footnote: { value: null } }

test('a table has one row for each measure with a figure and one column for each group', () => {
  const columns = [
    { label: 'all', values: OVERALL },
    { label: 'novel', values: { ...OVERALL, paragraph: { value: null } } },
  ]
  expect(toMarkdownTable(columns)).toBe(
    [
      '| measure | all | novel |',
      '| --- | --- | --- |',
      '| title | 1.000 | 1.000 |',
      '| headings | 0.950 | 0.950 |',
      '| paragraphs | 0.900 | – |',
    ].join('\n'),
  )
  expect(toMarkdownTable(columns, { isMainOnly: true })).not.toContain('title')
})

test('names the groups of five papers that lie far below the rest, and no smaller ones', () => {
  const groups = [
    { label: 'letters', size: 5, values: { ...OVERALL, heading: { value: 0.86 } } },
    { label: 'novel', size: 5, values: { ...OVERALL, heading: { value: 0.88 } } },
    { label: 'news', size: 4, values: { ...OVERALL, paragraph: { value: 0.5 } } },
    { label: 'poems', size: 6, values: { ...OVERALL, paragraph: { value: null } } },
  ]
  const lagging = findLaggingGroups(OVERALL, groups)
  expect(lagging).toEqual([{ group: 'letters', measure: 'heading', value: 0.86, overall: 0.95 }])
  expect(describeLaggingGroups(lagging)).toContain('letters (headings 0.860 against 0.950)')
  expect(describeLaggingGroups([])).toMatch(/^No group/)
})
