import { expect, test } from 'vitest'
import { classifyBlocks } from '../../../../../src/understand/decide/classify.ts'
import type { Page } from '../../../../../src/model/page/page.ts'
import { evidenceOf, textsOf } from '../../../../support/decide.ts'
import { drawPage } from '../../../../support/draw-page.ts'
import { paragraph } from '../../../../support/prose.ts'
import { drawRecognised } from '../../../../support/recognised.ts'
import { showRules } from '../../../../support/show-rules.ts'

showRules()

const ART = ['1. Rivers', '2. Rivers of Walker et al.', '3. Towns', '14. Water', 'S. Lands'].flatMap(heading => [
  heading,
  '',
  ...paragraph(4, 60),
  '',
])

/** Numbers of the headings, with what the evidence says of them. */
function numbersOf(page: Page): string[] {
  return [...classifyBlocks(evidenceOf([page])).values()].flatMap(({ heading, evidence }) =>
    heading === undefined ? [] : [[heading.number, ...evidence.filter(rule => rule.includes('read-as'))].join(' ')],
  )
}

test('recognised headings have the numbers that their succession demands, and say what was read', () => {
  expect(numbersOf(drawRecognised(ART))).toEqual(['1', '2', '3', '4 number-read-as-14', '5 number-read-as-S'])
  expect(numbersOf(drawPage(ART)).filter(number => number.includes('read-as'))).toEqual([])
})

test('numbers in brackets beside them are those of examples', () => {
  const example = ['(3) Cognitive Rivers {13}', '', ...paragraph(4, 60), '']
  expect(numbersOf(drawRecognised([...ART, ...example]))).toHaveLength(5)
  expect(numbersOf(drawRecognised([...paragraph(4, 60), '', ...example]))).toHaveLength(1)
})

test('an item between two sections that looks like a heading, with the number of another, is none', () => {
  const item = ['2. Rivers selected: {13}', '', ...paragraph(4, 60), '']
  const [first, ...others] = [ART.slice(0, -14), ART.slice(-14)]
  expect(numbersOf(drawRecognised([...first, ...item, ...others.flat()]))).toHaveLength(5)
  // Where many numbers come again, the document holds several texts.
  expect(
    numbersOf(drawRecognised([...ART, ...ART.map(line => line.replace(/^\d.*/, '$& {13}'))])).length,
  ).toBeGreaterThan(6)
})

test('entries of a list right below one another are in no succession of sections', () => {
  const list = ['1. Of Walker et al.', '', '2. Of Brown et al.', '', '3. Of Smith et al.', '']
  expect(numbersOf(drawRecognised([...paragraph(4, 60), '', ...list, ...paragraph(4, 60)]))).toEqual([])
})

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
