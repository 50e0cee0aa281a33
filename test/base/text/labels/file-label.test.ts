import { expect, test } from 'vitest'
import { opensWithFileLabel } from '../../../../src/base/text/labels/file-label.ts'

test.each([
  'Additional file 3: Rivers',
  'Supplementary Figure S2. Towns',
  'S1 Fig. Rivers',
  'Dodatni fajl 2',
  'Supporting Information 1',
])('%s labels a file of the paper', text => {
  expect(opensWithFileLabel(text)).toBe(true)
})

test.each([
  'Additional files',
  'Supplementary material',
  'Supplementary methods 1 and 2',
  'S1 figures',
  '1 Figures of rivers',
  'Online rivers 3',
])('%s labels none', text => {
  expect(opensWithFileLabel(text)).toBe(false)
})
