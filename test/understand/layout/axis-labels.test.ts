import { expect, test } from 'vitest'
import { findAxisLabels } from '../../../src/understand/layout/axis-labels.ts'
import { layOutPages } from '../../../src/understand/layout/page-layout.ts'
import type { Rule } from '../../../src/model/page/page.ts'
import { baselineOf, CHARACTER_WIDTH, drawPage, MARGIN } from '../../support/draw-page.ts'

/** From the ninth to the 36th character of the third to the seventh row. */
const CHART = {
  left: MARGIN + 8 * CHARACTER_WIDTH,
  right: MARGIN + 35 * CHARACTER_WIDTH,
  top: baselineOf(2) - 9,
  bottom: baselineOf(6),
}
const labelsOf = (rows: readonly string[], rules: readonly Rule[] = []) =>
  findAxisLabels(CHART, drawPage(['.', ...rows, '', '', '', '.'], { rules }))
    .map(run => run.text)
    .join(' ')
const below = (...rows: readonly string[]) => [...Array<string>(6).fill(''), ...rows]

test('the numbers of both axes, the name of one and the title belong to a chart', () => {
  const chart = [
    '               Rivers and towns                  {8}',
    '      30                                         {6}',
    '',
    '      20                                         {6}',
    '',
    '      10                                         {6}',
    '       1800    1850    1900    1950              {6}',
    '                   in years                      {8}',
  ]
  expect(labelsOf(chart).split(' ').sort().join(' ')).toBe('10 1800 1850 1900 1950 20 30 Rivers and in towns years')
  // The first line of a page is its running head.
  const [, ...alone] = drawPage(['.', ...chart]).runs
  const found = findAxisLabels(CHART, { runs: alone, rules: [] }).map(run => run.text)
  expect(found).toContain('1900')
  expect(found).not.toContain('Rivers')
})

test('the column of text beside a chart has whole lines though the numbers of the chart are on them', () => {
  const rows = ['', '30', '', '20', '', '10', '']
  const page = drawPage(
    rows.map((number, i) => `.     ${number.padEnd(34)}the river moves on in line ${i}`),
    { figures: [CHART] },
  )
  const runs = page.runs
    .filter(run => run.text !== '.')
    .map(run => (/^\d0$/.test(run.text) ? { ...run, size: 6 } : run))
  const [layout] = layOutPages([{ ...page, runs }], 10)
  expect(layout?.figures.flatMap(({ lines }) => lines.map(line => line.text))).toEqual(['30', '20', '10'])
  expect(layout?.figures[0]?.box.left).toBe(MARGIN + 6 * CHARACTER_WIDTH)
  expect(layout?.columns.flatMap(({ lines }) => lines.map(line => line.text))).toEqual(
    rows.map((_, i) => `the river moves on in line ${i}`),
  )
})

test('the letter of a panel in the middle below a drawing belongs to it, a caption and a list do not', () => {
  expect(labelsOf(below('                (b) Rivers   {8}'))).toBe('(b) Rivers')
  expect(labelsOf(below('        (b) Rivers   {8}'))).toBe('')
  expect(labelsOf(below('            Figure 1: Rivers   {8}'))).toBe('')
})

test('the numbers of an axis are right below the drawing', () => {
  const page = drawPage(['.', ...below('       1800    1850    1900    1950   {6}'), '', '', '.'])
  const labelsAbove = (distance: number) => findAxisLabels({ ...CHART, bottom: CHART.bottom - distance }, page).length
  expect(labelsAbove(0)).toBe(4)
  expect(labelsAbove(5)).toBe(0)
})

test('the numbers of an axis are at even distances, but for a quarter', () => {
  const axis = (space: string) => labelsOf(below(`       1800   1850   1900${space}1950   {6}`))
  expect(axis('     ')).toBe('1800 1850 1900 1950')
  expect(axis('       ')).toBe('')
})

test('the numbers of the other axis are near its side', () => {
  const beside = (space: string) => labelsOf(['', `${space}30 {6}`, '', `${space}20 {6}`, '', `${space}10 {6}`])
  expect(beside('  ')).toBe('30 20 10')
  expect(beside(' ')).toBe('')
})

test('numbers that lines of the text beside a drawing begin with are no labels', () => {
  const lines = (words: string) => [
    '',
    `${' '.repeat(38)}30${words}`,
    '',
    `${' '.repeat(38)}20${words}`,
    '',
    `${' '.repeat(38)}10${words}`,
  ]
  expect(labelsOf(lines(''))).toBe('30 20 10')
  expect(labelsOf(lines(' towns and rivers'))).toBe('')
})

test('text below a drawing and numbers of lines beside it are no labels', () => {
  expect(labelsOf(below('the river moves slow when towns stand and water comes'))).toBe('')
  expect(labelsOf(Array.from({ length: 30 }, (_, i) => `      ${i + 10}`))).toBe('')
})

test('numbers go on beyond a drawing that is a part of its chart, with what is printed among them', () => {
  const scale = [40, 30, 20, 10, 0, -10].flatMap(number => [String(number).padStart(8), ''])
  expect(labelsOf(scale.map((row, i) => (i === 8 ? `${row}         River` : row)))).toBe('40 30 20 10 0 -10 River')
})

test('the cells of a table beside a drawing are no labels', () => {
  const numbers = ['', '      30', '', '      20', '', '      10']
  expect(labelsOf(numbers)).toBe('30 20 10')
  const rule: Rule = {
    orientation: 'horizontal',
    box: { left: MARGIN - 20, right: CHART.left, top: CHART.bottom + 4, bottom: CHART.bottom + 5 },
  }
  expect(labelsOf(numbers, [rule])).toBe('')
})

test('the number of a caption is none of an axis, though it stands below the numbers at their distance', () => {
  const scale = ['', '      30   {6}', '', '      20   {6}', '', '      10   {6}', '']
  expect(labelsOf([...scale, '       0   {6}'])).toBe('30 20 10 0')
  expect(labelsOf([...scale, '  Fig. 1. Rivers and towns {6}'])).toBe('30 20 10')
})

test('the title of a caption is none of the chart, though its label is far above the part that is drawn', () => {
  const figure = { ...CHART, top: baselineOf(9) - 9, bottom: baselineOf(13) }
  const scale = [50, 40, 30, 20, 10].flatMap(number => [`      ${number}   {6}`, ''])
  const labelsBelow = (label: string) => {
    const rows = ['.', '', label, '               Rivers and towns   {8}', '', ...scale, '', '.']
    return findAxisLabels(figure, drawPage(rows))
      .map(run => run.text)
      .join(' ')
  }
  expect(labelsBelow('')).toContain('Rivers and towns')
  expect(labelsBelow('                   Graph 7   {8}')).not.toContain('Rivers')
})

test('words that end at one edge left of the bars of a chart belong to it, the lines of a text do not', () => {
  const rows = (words: readonly string[], foot = '       10      20      30      40') => [
    ...words.flatMap(word => ['', `${word.padStart(8)}   {8}`]),
    `${foot}   {8}`,
  ]
  const rivers = ['Rhine', 'Po', 'Danube']
  expect(labelsOf(rows(rivers))).toBe('10 20 30 40 Rhine Po Danube')
  expect(labelsOf(rows(['Rhine', 'Seine', 'Tiber']))).toBe('10 20 30 40')
  expect(labelsOf(rows(rivers, ''))).toBe('')
  expect(labelsOf(rows(['Ems', 'of  Rome', 'a  Rhine']))).toBe('10 20 30 40')
})
