import { expect, test } from 'vitest'
import { isUnlikeEntries } from '../../../../src/understand/decide/notes/unlike-entries.ts'
import { drawBlock } from '../../../support/draw-block.ts'
import { recogniseBlock } from '../../../support/recognised.ts'

const block = (...lines: string[]) => recogniseBlock(drawBlock(lines.join('\n')))
const spaced = (factor: number, { lines, ...rest }: ReturnType<typeof block>) => ({
  ...rest,
  lines: lines.map((line, i) => ({ ...line, baseline: (lines[0]?.baseline ?? 0) + i * factor })),
})
const entries = [block('Lee, A. (2001). Rivers and the', 'towns. Oldtown.'), block('Tal, B. (2003). Boats.')]
const note = block('2 It is said of all of them, and', 'of the others.')

test('a block far below entries without numbers is unlike them, below numbered ones it is not', () => {
  expect(isUnlikeEntries(note, entries, true)).toBe(true)
  expect(isUnlikeEntries(note, entries, false)).toBe(false)
  expect(isUnlikeEntries(note, [block('1 Lee, A. (2001). Rivers.')], true)).toBe(false)
  expect(isUnlikeEntries(note, [], true)).toBe(false)
})

test('so is one whose lines are closer than theirs', () => {
  const wide = entries.map(entry => spaced(18, entry))
  expect(isUnlikeEntries(spaced(12, note), wide, false)).toBe(true)
  expect(isUnlikeEntries(spaced(16, note), wide, false)).toBe(false)
  expect(isUnlikeEntries(spaced(12, note), [entries[1] ?? note], false)).toBe(false)
})

test('nothing is where the text was not recognised', () => {
  expect(isUnlikeEntries(drawBlock('2 It is said of all.'), entries, true)).toBe(false)
})
