import { expect, test } from 'vitest'
import { findChapters } from '../../../../src/products/recipes/split/find-chapters.ts'
import type { Section } from '../../../../src/model/paper/paper.ts'
import { textOfInlines } from '../../../../src/write/writers/inlines.ts'
import * as b from '../../../support/paper-builder.ts'

/** The chapters among sections with these headings, with the sections that they take. */
function chaptersOf(...headings: readonly string[]): string[] {
  const sections = headings.map(heading => ({ ...b.section(heading, b.p('Text.')), level: 1 }))
  const show = ({ number, title }: Section) => `${number === undefined ? '' : `${number} `}${textOfInlines(title)}`
  return findChapters(sections).map(section =>
    [show(section), ...section.sections.map(each => `${each.level} ${show(each)}`)].join(' > '),
  )
}

test('headings with the word and a number that counts up are the chapters; what follows one is a section of it', () => {
  expect(
    chaptersOf(
      'Thanks',
      'Chapter 1 - Rivers',
      'Introduction',
      'The Weir',
      'Chapter 2 - Seas',
      'The Shore',
      'Conclusion',
    ),
  ).toEqual([
    'Thanks',
    'Chapter 1 - Rivers > 2 Introduction > 2 The Weir',
    'Chapter 2 - Seas > 2 The Shore',
    'Conclusion',
  ])
})

test('so are numbers alone; a deeper one, or one out of turn, is a section, and a heading without a number a chapter', () => {
  expect(chaptersOf('1 Rivers', '1.1 Mills', '1 The mill is old', '2 Seas', 'Epilogue')).toEqual([
    '1 Rivers > 2 1.1 Mills > 2 1 The mill is old',
    '2 Seas',
    'Epilogue',
  ])
})

test('without numbers that count up each section is a chapter', () => {
  expect(chaptersOf('Rivers', '1 Mills', 'Seas')).toEqual(['Rivers', '1 Mills', 'Seas'])
})
