import { expect, test } from 'vitest'
import { textsOf } from '../../support/decide.ts'
import { drawPage } from '../../support/draw-page.ts'
import { paragraph } from '../../support/prose.ts'

const section = (heading: string) => [heading, '', ...paragraph(4, 60), '']

test('items of a list with the numbers of sections are no headings', () => {
  const sections = ['1 Rivers {14 bold}', '2 Towns {14 bold}', '3 Water {14 bold}'].flatMap(section)
  const items = ['1. Sand', '2. Stone', '3. Clay', '4. Wood'].flatMap(section)
  expect(textsOf([drawPage([...sections, ...items])], 'heading')).toEqual(['1 Rivers', '2 Towns', '3 Water'])
})

test('sections with numbers in the type of the body are headings where no others have these numbers', () => {
  const sections = ['1. Sand', '2. Stone', '3. Clay'].flatMap(section)
  expect(textsOf([drawPage(sections)], 'heading')).toHaveLength(3)
})

test('the heading of the first part right below that of its section is one of its own', () => {
  const sections = ['1. Rivers {12 italic}', '1.1. Old rivers {12 italic}', '', ...paragraph(4, 60)]
  expect(textsOf([drawPage(sections)], 'heading')).toEqual(['1. Rivers', '1.1. Old rivers'])
  const plain = ['1. Rivers that go {12 italic}', '2.5 Miles a day {12 italic}', '', ...paragraph(4, 60)]
  expect(textsOf([drawPage(plain)], 'heading')).not.toContain('2.5 Miles a day')
})
