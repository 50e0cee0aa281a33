import { expect, test } from 'vitest'
import { namesEvent } from '../../../../src/base/text/publication/events.ts'

test.each([
  'Rivers 2014, 25.–28. März 2014, Oslo',
  '1. Jahrestagung der Flüsse im Norden (FiN 2014)',
  'Annual meeting of the River Society, Oslo 2019',
  'Jahrestagung der Flüsse im Norden',
  'Abstract for the annual meeting of the River Society',
  'Vorschlag für eine Sektion',
])('a manuscript says what it was written for: %s', text => {
  expect(namesEvent(text)).toBe(true)
})

test.each([
  'Rivers of the North',
  'What a conference of towns says of its rivers',
  'Workshops on rivers',
  'Floods from 1910 to 1912',
  'Abstract',
])('others do not: %s', text => {
  expect(namesEvent(text)).toBe(false)
})
