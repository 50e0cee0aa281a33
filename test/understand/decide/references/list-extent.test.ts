import { describe, expect, test } from 'vitest'
import type { Block } from '../../../../src/model/page/block.ts'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import type { RoleDecision } from '../../../../src/understand/decide/decision.ts'
import { upToEnd } from '../../../../src/understand/decide/references/list-extent.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { drawBlock } from '../../../support/draw-block.ts'
import { recogniseBlock } from '../../../support/recognised.ts'

const LIST = ['Berg, Bea (1999): Towns. Bonn.', 'Lee, Ann (2001): Rivers. Bonn.', 'Moor, Max (2004): Hills. Bonn.']
const ENTRY: RoleDecision = { role: 'reference', score: 1, evidence: [] }

/** How many of the blocks belong to the list; entries by their numbers are marked by `=`. */
function lengthOf(rows: readonly string[], change: (block: Block) => Block = block => block): number {
  const blocks = rows.map(row => change(drawBlock(row.replace(/^=/, ''))))
  const decided = new Map(blocks.filter((_, i) => rows[i]?.startsWith('=')).map(block => [block, ENTRY]))
  const kept = upToEnd(blocks, evidenceOf([]), decided)
  expect(kept.map(textOfBlock)).toEqual(blocks.slice(0, kept.length).map(textOfBlock))
  return kept.length
}

describe('the end of a list of references', () => {
  test('is before the addresses and lives of its authors', () => {
    const address = ['Ann Lee', 'Town Street 5', 'ann@rivers.org']
    expect(lengthOf([...LIST, ...address])).toBe(3)
    expect(lengthOf([...LIST, ...address, 'Ann Lee, born 1964, works in towns.'])).toBe(3)
  })

  test('is before the titles of a series, which are numbered where the entries are not', () => {
    expect(lengthOf([...LIST, '1/2003 Ann Lee Towns (May 2003)', '2/2004 Max Moor Hills (May 2004)'])).toBe(3)
  })

  test('is before dated titles without an author where all entries have one', () => {
    const titles = Array.from({ length: 8 }, (_, i) => `No. ${i + 1}/199${i} Towns of the South`)
    expect(lengthOf([...LIST, ...LIST, ...LIST, ...LIST, ...LIST, ...LIST, ...titles])).toBe(18)
    expect(lengthOf([...LIST, ...titles])).toBe(11)
  })

  test('is not before dated entries without an author where the others are known by their numbers', () => {
    const numbered = Array.from({ length: 9 }, (_, i) => `=${i + 1}. Towns of the South, 199${i}`)
    const glued = Array.from({ length: 8 }, (_, i) => `${i + 10}.Towns of the North, 199${i}`)
    expect(lengthOf([...numbered, ...numbered, ...glued])).toBe(26)
  })

  test('is behind entries whose authors stand in a block before the year', () => {
    const cut = Array.from({ length: 3 }, () => ['Ann Lee / Bob Berg', '(2018): A workflow of towns. Bonn.']).flat()
    expect(lengthOf([...LIST, ...cut])).toBe(9)
  })

  test('is before the dates of the paper', () => {
    expect(lengthOf([...LIST, 'Submissão: 14/10/2020', 'Aceite: 3/12/2021'])).toBe(3)
    expect(lengthOf([...LIST, 'Received 3 May 2001', 'Accepted 4 June 2001'])).toBe(3)
    expect(lengthOf([...LIST, 'Towns, 14/10/2020', 'Rivers, 3/12/2021'])).toBe(5)
  })

  test('is before dated lines in another size, if the size is known', () => {
    const larger = ['Accepted in 2004. {14}', 'Send letters to the {14}', 'authors of this paper. {14}']
    expect(lengthOf([...LIST, ...larger])).toBe(3)
    const dated = ['In print 2004. {14}', 'See also 2005. {14}', 'See also 2006. {14}', 'See also 2007. {14}']
    expect(lengthOf([...LIST, ...dated])).toBe(3)
    expect(lengthOf([...LIST, ...dated], recogniseBlock)).toBe(7)
  })

  test('is behind entries without a year and their last lines', () => {
    expect(lengthOf([...LIST, 'Civil Code of the Towns.'])).toBe(4)
    expect(lengthOf([...LIST, 'Civil Code of the Towns.', 'Laws of Rivers.', ...LIST])).toBe(8)
  })

  test('is not looked for by bare lines where the lines of entries are blocks', () => {
    const lines = LIST.flatMap(entry => entry.split(/(?<=:) |(?<=\.) /u))
    expect(lengthOf([...lines, 'In: Letters of', 'the Rivers.'])).toBe(lines.length + 2)
  })

  test('is behind the last entry of a list in single lines, each with one that says nothing', () => {
    const whole = [
      'Ames A: Towns. 1990.',
      'Full Text',
      'Berg B: Hills. 1991.',
      'Full Text',
      'Lee C: Seas. 1992.',
      'Full Text',
    ]
    const inLines = ['Moor M, Novak C:', 'Rivers. 2001.', 'Full Text', 'Old D:', 'Winds. 2003.']
    const letters = ['Letters to us {14}', 'We thank you. {14}', 'All is clear. {14}']
    expect(lengthOf([...whole, ...inLines, ...letters])).toBe(11)
  })

  test('is unknown where nothing looks like an entry', () => {
    expect(lengthOf(['Civil Code', 'Penal Code', 'Water Act', 'Road Act'])).toBe(4)
  })

  test('is behind the last number', () => {
    const numbered = ['=1 Rivers of 1999.', '=2 Towns.', '=3 Hills.']
    expect(lengthOf([...numbered, 'Submit your paper', 'Fast and open', 'No colour charges'])).toBe(3)
  })
})
