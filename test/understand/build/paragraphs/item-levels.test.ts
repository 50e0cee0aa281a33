import { expect, test } from 'vitest'
import { ItemLevels } from '../../../../src/understand/build/paragraphs/item-levels.ts'

/** Levels of paragraphs at depths in ems; `p` opens those that are no items. */
function levelsOf(...paragraphs: string[]): number[] {
  const levels = new ItemLevels()
  return paragraphs.map(paragraph => levels.next(Number(paragraph.replace('p', '')), !paragraph.startsWith('p')))
}

test('an item further in is one level deeper, and those outside end it', () => {
  expect(levelsOf('1', '3', '3', '5', '3', '1', '4')).toEqual([1, 2, 2, 3, 2, 1, 2])
})

test('items whose marks hardly differ in their place are of one list', () => {
  expect(levelsOf('1', '1.3', '0.8')).toEqual([1, 1, 1])
})

test('a paragraph ends the lists that do not stand left of it', () => {
  expect(levelsOf('1', '3', 'p0', '3')).toEqual([1, 2, 0, 1])
  expect(levelsOf('1', 'p2', '3')).toEqual([1, 0, 2])
})
