import { expect, test } from 'vitest'
import { textsOf } from '../../../../support/decide.ts'
import { drawPage } from '../../../../support/draw-page.ts'
import { paragraph } from '../../../../support/prose.ts'
import { showRules } from '../../../../support/show-rules.ts'

showRules()

/** The titles and the authors of a manuscript in one type with these lines above its text. */
const rolesOf = (...lines: readonly string[]) => {
  const pages = [drawPage([...lines.flatMap(line => [line, '']), ...paragraph(20, 80), ...paragraph(20, 80)])]
  return { title: textsOf(pages, 'title'), authors: textsOf(pages, 'authors') }
}

test('a manuscript in one type has its title above the text', () => {
  expect(rolesOf('Open data of the public library: a playing field').title).toEqual([
    'Open data of the public library: a playing field',
  ])
})

test('the title is the first line of the likeliest style, wherever names and addresses stand', () => {
  const found = rolesOf(
    'Dr. Ann Lee (Institute of Rivers)',
    'Rivers and their towns {bold}',
    'A report from the north {bold}',
  )
  expect(found).toEqual({ title: ['Rivers and their towns'], authors: ['Dr. Ann Lee (Institute of Rivers)'] })
  const below = rolesOf('Rivers and their towns', 'Ann Lee, Institute of Rivers, Oslo')
  expect(below).toEqual({ title: ['Rivers and their towns'], authors: ['Ann Lee, Institute of Rivers, Oslo'] })
})

test('the title may say that it is one, wherever it stands', () => {
  const lines = [
    'Field: rivers of the north {bold}',
    'Title: What towns say of rivers',
    'Author: Ann Lee, Institute of Rivers',
  ]
  expect(rolesOf(...lines).title).toEqual(['Title: What towns say of rivers'])
})

test('the title may end in a colon, with its subtitle below', () => {
  const title = 'Rivers of the north and the towns that lie beside them:'
  expect(rolesOf(title, 'What is known of both').title).toEqual([title])
})

test.each([
  ['the date and the place of a meeting', 'Rivers 2014, 25.–28. March 2014, Oslo'],
  ['what was sent to it', 'Proposal for a poster at the annual meeting'],
  ['a label', 'What this poster is about:'],
  ['the number of a section', '1. What this poster is about'],
  ['an address', 'Institute of Rivers, University of Somewhere'],
  ['names', 'Ann Lee and Bo Berg'],
])('it is not %s', (_, line) => {
  expect(rolesOf(line).title).toEqual([])
})

test('text that begins at once has no title', () => {
  expect(rolesOf().title).toEqual([])
})

test('it is not a short paragraph of the text, nor what follows one', () => {
  const lines = ['Towns ask what their rivers carry in spring, and who of them has', 'counted it. They found little.']
  const title = (...page: readonly string[]) =>
    textsOf([drawPage([...page, '', ...paragraph(20, 80), ...paragraph(20, 80)])], 'title')
  expect(title(...lines)).toEqual([])
  expect(title(...lines, '', 'Rivers of the north and their towns')).toEqual([])
  expect(title('Rivers of the north and what the towns say of what they carry', 'in spring')).toHaveLength(1)
  expect(title('What the towns of the north say of what their rivers carry in spring.')).toHaveLength(1)
})
