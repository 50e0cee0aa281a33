import { describe, expect, test } from 'vitest'
import { unusedTextsOf } from '../../../../src/write/writers/document/front-lines.ts'
import * as b from '../../../support/paper-builder.ts'

const author = { name: 'Ann Lee', surname: 'Lee', given: 'Ann', email: 'ann@oven.example' }
const house = { name: 'Department of Baking, University of Old Town', country: 'Germany' }
const front = (...printedLines: readonly string[]) =>
  b.front('Bread of the Old Towns', { authors: [{ ...author, organisations: [house] }], printedLines })

describe('what is made no part of the header', () => {
  test('is text of the page, and lines that follow each other are one', () => {
    const lines = [
      'Bread of the Old Towns',
      'Ann Lee',
      'Ovens are opened at noon, and those who wa\u00ad',
      'it have bread.',
    ]
    expect(unusedTextsOf(front(...lines))).toEqual(['Ovens are opened at noon, and those who wait have bread.'])
  })

  test('is apart where something else is between', () => {
    expect(unusedTextsOf(front('External visitors', 'Ann Lee', 'Further helpers'))).toEqual([
      'External visitors',
      'Further helpers',
    ])
  })
})

describe('lines whose words the header has', () => {
  test.each([
    'BREAD OF THE OLD TOWNS',
    'Ann Leea',
    'Depart\u00ad',
    'ment of Baking',
    'Department of Baking, 12345 Old Town, Germany',
    'E-mail: ann@oven.example',
    'Abstract',
    'ORCID: 0000-0001-2345-6789',
    '1, 2',
  ])('%s', line => {
    expect(unusedTextsOf(front(line))).toEqual([])
  })

  test('no lines, no texts', () => {
    expect(unusedTextsOf(front())).toEqual([])
  })
})
