import { expect, test } from 'vitest'
import { PartCounter } from '../../../src/products/recovery/count-parts.ts'
import { recoverLines } from '../../../src/products/recovery/recover.ts'

test('counts kinds, roles, joins and deletions of the parts that pass by', () => {
  const lines = ['A heading', '', 'Lines of running text are hyphen-', '17', 'ated here and end with a full stop.']
  const counter = new PartCounter()
  for (const part of recoverLines(lines, { preset: 'published', columnWidth: 33 }).parts) counter.add(part)
  expect(counter.read()).toEqual({
    kinds: { EL: 1, FL: 1, UL: 3 },
    roles: { empty: 1, heading: 1, paragraph: 2, caption: 0, note: 0, object: 1, 'page-element': 0 },
    joins: { none: 0, undone: 1, kept: 0 },
    deletions: { object: 1 },
    paragraphs: 2,
  })
})
