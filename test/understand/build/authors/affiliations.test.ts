import { expect, test } from 'vitest'
import { splitAffiliations, toOrganisation } from '../../../../src/understand/build/authors/affiliations.ts'
import { cutTitleCells } from '../../../../src/understand/build/authors/title-cells.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'

function affiliationsOf(art: string, surnames: readonly string[] = []): string[] {
  const cells = cutTitleCells(evidenceOf([drawPage(art)]).blocks)
  return splitAffiliations(cells, surnames).map(({ marks, text }) => [...marks, text].join(' '))
}

test('raised marks open addresses, also inside a line; lines without mark go on them', () => {
  const addresses = affiliationsOf(`
    ^a^University of Somewhere, Department of
    Rivers, Old Town ^b^Institute for Water
  `)
  expect(addresses).toEqual(['a University of Somewhere, Department of Rivers, Old Town', 'b Institute for Water'])
})

test('an institution in the middle below addresses side by side is that of all', () => {
  const addresses = affiliationsOf(`
    ^1^Institute for Water, ^2^Weir Laboratory
          University of Somewhere
             Old Town, Norway
  `)
  expect(addresses).toEqual([
    '1 Institute for Water, University of Somewhere, Old Town, Norway',
    '2 Weir Laboratory, University of Somewhere, Old Town, Norway',
  ])
})

test.each([
  ['begins at the left', '^1^Institute for Water, ^2^Weir Laboratory', 'University of Somewhere'],
  ['goes on after a comma', '^1^Institute for Water, ^2^Weir Laboratory,', '      University of Somewhere'],
  ['has a university above it', '^1^University of Nowhere, ^2^Weir Laboratory', '      University of Somewhere'],
  ['names no institution', '^1^Institute for Water, ^2^Weir Laboratory', '            Weir Street'],
])('a line below addresses side by side belongs to the last if it %s', (_why, marked, below) => {
  const [first = '', second = ''] = affiliationsOf(`\n    ${marked}\n    ${below}\n`)
  expect(first).not.toContain(below.trim())
  expect(second).toContain(below.trim())
})

test('numbers in the line open addresses where they count on', () => {
  expect(affiliationsOf('  1 Institute for Water 2 University of Somewhere')).toEqual([
    '1 Institute for Water',
    '2 University of Somewhere',
  ])
})

test('the number of a house opens no address, initials of an organisation do behind their number', () => {
  expect(affiliationsOf('  12 Tower Street, Old Town')).toEqual(['12 Tower Street, Old Town'])
  expect(affiliationsOf('  1 Institute for Water 2 U.S. Rivers Survey')).toEqual([
    '1 Institute for Water',
    '2 U.S. Rivers Survey',
  ])
})

test('addresses without marks are split by semicolons', () => {
  expect(affiliationsOf('  University of Somewhere, Germany; Institute for Water')).toEqual([
    'University of Somewhere, Germany',
    'Institute for Water',
  ])
})

test('an address ends where a note on correspondence begins', () => {
  const addresses = affiliationsOf(`
    ^1^University of Somewhere, Old Town
    Corresponding author: Ann Lee
  `)
  expect(addresses).toEqual(['1 University of Somewhere, Old Town'])
})

test('a line of persons opens their address', () => {
  const cells = cutTitleCells(
    evidenceOf([
      drawPage(`
        Dr. A. Lee, Prof. B. Berg
        Institute for Water
        Dr. C. Novak
        University of Somewhere
      `),
    ]).blocks,
  )
  const addresses = splitAffiliations(cells, ['Lee', 'Berg', 'Novak'])
  expect(addresses.map(({ people, text }) => `${people?.trim() ?? ''}: ${text}`)).toEqual([
    'Dr. A. Lee, Prof. B. Berg: Institute for Water',
    'Dr. C. Novak: University of Somewhere',
  ])
})

test.each([
  ['University of Vienna, Vienna, Austria', { name: 'University of Vienna', city: 'Vienna', country: 'Austria' }],
  ['Kitano Hospital, Osaka 530-8480, Japan', { name: 'Kitano Hospital', city: 'Osaka', country: 'Japan' }],
  ['Universität Wien, Österreich', { name: 'Universität Wien', country: 'Österreich' }],
  ['Faculty of Rivers, University of Somewhere', { name: 'Faculty of Rivers, University of Somewhere' }],
])('%s has its city and country apart', (text, organisation) => {
  expect(toOrganisation({ text, lines: [text] }, 'mark')).toMatchObject(organisation)
})

test('numbers in square brackets open addresses, and so do those that a line ends with', () => {
  expect(affiliationsOf('  [1] Institute for Water\n  [2] “Old” University of Somewhere')).toEqual([
    '1 Institute for Water',
    '2 “Old” University of Somewhere',
  ])
  const addresses = affiliationsOf(`
    1. Institute for Water, Old Town, Norway; 2.
    University of Somewhere, New Town; 3. Department
    of Rivers, Old Town
  `)
  expect(addresses).toEqual([
    '1 Institute for Water, Old Town, Norway',
    '2 University of Somewhere, New Town',
    '3 Department of Rivers, Old Town',
  ])
  expect(affiliationsOf('  1 Institute for Water, Storgata 12\n  Old Town')).toEqual([
    '1 Institute for Water, Storgata 12 Old Town',
  ])
})
