import { describe, expect, test } from 'vitest'
import type { Section } from '../../../../src/model/paper/paper.ts'
import { blocksOf, type FlatSection, nestSections } from '../../../../src/understand/build/body/sections.ts'
import { p, section } from '../../../support/paper-builder.ts'

/** A section of that level with one paragraph, both named. */
function flat(level: number, name: string): FlatSection {
  return { ...section(name, p(name)), level }
}

/** `A(B(C) D)` */
function treeOf(sections: readonly Section[]): string {
  return sections
    .map(({ title, sections: inner }) => {
      const [name] = title
      const own = name?.type === 'text' ? name.text : ''
      return inner.length === 0 ? own : `${own}(${treeOf(inner)})`
    })
    .join(' ')
}

const nest = (...levels: readonly [number, string][]) => nestSections(levels.map(([level, name]) => flat(level, name)))

describe('sections', () => {
  test('hold those of lower rank that follow them', () => {
    expect(treeOf(nest([1, 'A'], [2, 'B'], [3, 'C'], [2, 'D'], [1, 'E']))).toBe('A(B(C) D) E')
  })

  test('keep their level where one is left out', () => {
    const sections = nest([1, 'A'], [3, 'B'], [2, 'C'])
    expect(treeOf(sections)).toBe('A(B C)')
    expect(sections[0]?.sections.map(inner => inner.level)).toEqual([3, 2])
  })

  test('may begin below the top', () => {
    expect(treeOf(nest([2, 'A'], [3, 'B'], [1, 'C']))).toBe('A(B) C')
  })

  test('stand beside the untitled text before them, which holds none', () => {
    expect(treeOf(nest([0, 'Start'], [1, 'A'], [2, 'B']))).toBe('Start A(B)')
    expect(treeOf(nest([0, 'Start'], [3, 'A'], [1, 'B']))).toBe('Start A B')
  })

  test('are none where there are none', () => {
    expect(nestSections([])).toEqual([])
  })

  test('give all their blocks in reading order', () => {
    const blocks = blocksOf(nest([1, 'A'], [2, 'B'], [3, 'C'], [1, 'D']))
    expect(blocks).toMatchObject(['A', 'B', 'C', 'D'].map(text => ({ content: [{ text }] })))
  })
})
