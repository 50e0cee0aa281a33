import { expect, test } from 'vitest'
import { readTexCommands } from '../../../../../src/read/sources/pdf/fonts/tex-commands.ts'

const charactersOf = (...texts: string[]) => [...readTexCommands({ toUnicode: { _map: texts } }).values()]

test('a font that gives commands of TeX for characters', () => {
  expect(
    charactersOf(
      '\\leq ',
      '\\bullet ',
      '\\BbbN ',
      '\\scrA ',
      '\\mathrm{x}',
      '\\oldstyle{1}',
      '{\\ss}',
      '\\{ ',
      '\\| ',
      ' - ',
    ),
  ).toEqual(['≤', '•', 'N', 'A', 'x', '1', 'ß', '{', '∥', '−'])
  expect(charactersOf('\\sum ', '\\bigl(', '\\Biggr\\rfloor ', '\\left[', '\\big/', '\\bigcup ', '\\sqrt{}')).toEqual([
    ...'∑(⌋[/⋃√',
  ])
  expect(charactersOf('\\Gamma ', '\\leftarrow ', '\\rightharpoonup ', "\\'", '\\"', '--', '""', '\\ ')).toEqual([
    ...'Γ←⇀´¨–” ',
  ])
})

test('a bold font that names its letters and digits', () => {
  expect(charactersOf('\\bfA ', '\\bfx ', '\\bftwo ', '\\bfTheta ', '\\bfxyz ')).toEqual(['A', 'x', '2', 'Θ'])
})

test('what is no command stays', () => {
  expect(charactersOf('\\leq ', 'a', '-', '\\unknown ')).toEqual(['≤'])
})

test('a font that has the sign of a backslash alone', () => {
  expect(charactersOf('\\', 'a', '--')).toEqual([])
})
