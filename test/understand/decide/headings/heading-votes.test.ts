import { describe, expect, test } from 'vitest'
import { levelsInOutline, levelsInTags } from '../../../../src/understand/decide/headings/heading-votes.ts'
import { candidatesOf } from '../../../support/heading-candidates.ts'

const headings = candidatesOf('1 Rivers {12 bold}\n\n1.1 Towns {bold}\n\nPeople {bold}\n\nBoats {12 bold}')

function outlineOf(...entries: (readonly [number, string])[]) {
  return entries.map(([level, title]) => ({ level, title, page: 1 }))
}

describe('levels in the outline', () => {
  test('are those of the entries, with or without their number', () => {
    const outline = outlineOf([1, '1 Rivers'], [2, 'Towns'], [2, 'People'])
    expect(levelsInOutline(headings, outline)).toEqual([1, 2, 2, undefined])
  })

  test('begin at 1 where the title of the paper stands over all', () => {
    const outline = outlineOf([1, 'Rivers, towns and their people'], [2, '1 Rivers'], [3, '1.1 Towns'], [2, 'Boats'])
    expect(levelsInOutline(headings, outline)).toEqual([1, 2, undefined, 1])
  })

  test('are unknown where all entries are of one level', () => {
    const outline = outlineOf([1, 'Rivers'], [1, 'Towns'], [1, 'People'], [1, 'Boats'])
    expect(levelsInOutline(headings, outline)).toEqual(headings.map(() => undefined))
    expect(levelsInOutline(headings, [])).toEqual(headings.map(() => undefined))
  })
})

describe('levels in tags', () => {
  const tags = ['H2', 'H3', 'P', undefined]
  const tagged = headings.map((heading, i) => {
    const tag = tags[i]
    const retag = <T extends object>(value: T) => (tag === undefined ? value : { ...value, tag })
    const lines = heading.block.lines.map(line => ({
      ...line,
      words: line.words.map(word => ({ ...word, runs: word.runs.map(retag) })),
    }))
    return { ...heading, block: { ...heading.block, lines } }
  })

  test('are those of the headings that are tagged as such', () => {
    expect(levelsInTags(tagged)).toEqual([1, 2, undefined, undefined])
    expect(levelsInTags(headings)).toEqual(headings.map(() => undefined))
  })
})
