import { expect, test } from 'vitest'
import { rootElementOf } from '../../../src/base/text/xml-root.ts'
import { processorTime } from '../../support/processor-time.ts'

test.each([
  ['<a/>', 'a'],
  ['\ufeff<?xml version="1.0"?>\n<!-- <x> -->\n<t:a b="c">', 't:a'],
  ['<!DOCTYPE a SYSTEM "a>b.dtd"><a>', 'a'],
  ['<!DOCTYPE a [<!ENTITY b "]>"><!-- it\'s ]> --><!ELEMENT a ANY>]><a>', 'a'],
  ['text', ''],
  ['<3 is a heart', ''],
  ['<!-- never closed <a>', ''],
])('the root element of %j is %j', (xml, root) => {
  expect(rootElementOf(xml)).toBe(root)
})

test('a long beginning without an end is read in no time', () => {
  const xml = '<!DOCTYPE a [' + "<!-- ' -->".repeat(5000)
  expect(processorTime(() => expect(rootElementOf(xml)).toBe(''))).toBeLessThan(1000)
})
