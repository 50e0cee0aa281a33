import { expect, test } from 'vitest'
import { isBoldWeight, StyleSheet, toPixels } from '../../../../src/read/sources/html/css.ts'
import { processorTime } from '../../../support/processor-time.ts'

test('what is said of one element goes before its id, its classes and its name', () => {
  const styles = new StyleSheet()
  styles.add('<!-- p, h1 {color: red; top: 1pt} .a{color:green} #x{color:blue} div p{color:black} /* p{top:9pt} */ -->')
  expect(styles.styleOf('p', {}).get('color')).toBe('red')
  expect(styles.styleOf('p', { class: 'b a' }).get('color')).toBe('green')
  expect(styles.styleOf('p', { class: 'a', id: 'x' }).get('color')).toBe('blue')
  expect(styles.styleOf('p', { class: 'a', style: 'COLOR: #fff !important' }).get('color')).toBe('#fff')
  expect(styles.styleOf('p', {}).get('top')).toBe('1pt')
})

test('a sheet without end is read in the time of one with it', () => {
  const styles = new StyleSheet()
  const time = processorTime(() => {
    styles.add(`${'/*'.repeat(200_000)} p{color: red}`)
    styles.add(`p{color: green} @media print {q{color: blue}} ${'letters '.repeat(100_000)}`)
  })
  expect(time).toBeLessThan(1000)
  expect(styles.styleOf('p', {}).get('color')).toBe('green')
  expect(styles.styleOf('q', {}).get('color')).toBe('blue')
})

test.each([
  ['72pt', 96],
  ['1in', 96],
  ['-2px', -2],
  ['0', 0],
  ['50%', Number.NaN],
  ['2em', Number.NaN],
  [undefined, Number.NaN],
])('%s is %d pixels', (value, pixels) => {
  if (Number.isNaN(pixels)) expect(toPixels(value)).toBeNaN()
  else expect(toPixels(value)).toBeCloseTo(pixels)
})

test.each([
  ['bold', true],
  ['700', true],
  ['400', false],
  ['normal', false],
  [undefined, undefined],
])('weight %s is bold: %s', (weight, isBold) => {
  expect(isBoldWeight(weight)).toBe(isBold)
})
