import { expect, test } from 'vitest'
import { readLooseDate } from '../../../src/read/bibliography/loose-dates.ts'

test.each([
  ['2020/2021', { 'date-parts': [[2020], [2021]] }],
  ['1998--99', { 'date-parts': [[1998], [1999]] }],
  ['2009-03', { 'date-parts': [[2009, 3]] }],
  ['2009-03-02T10:00:00Z', { 'date-parts': [[2009, 3, 2]] }],
  ['2009-22', { 'date-parts': [[2009]] }],
  ['[2001]', { 'date-parts': [[2001]] }],
  ['{1999a}', { 'date-parts': [[1999]] }],
  ['Spring 2004', { 'date-parts': [[2004]] }],
  ['c. 1850', { 'date-parts': [[1850]], circa: true }],
  ['1850?', { 'date-parts': [[1850]], circa: true }],
  ['in press', { literal: 'in press' }],
])('%s', (literal, date) => {
  expect(readLooseDate({ literal })).toEqual(date)
})
