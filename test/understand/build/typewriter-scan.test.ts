import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Section } from '../../../src/model/paper/paper.ts'
import { textWithoutMarks } from '../../../src/understand/build/paragraphs/inlines.ts'
import { type Conversion, convertPaper } from '../../../src/products/recipes/paper.ts'

const fixture = (name: string) => readFileSync(fileURLToPath(new URL(`../../../fixtures/${name}`, import.meta.url)))

/** A scan of a typed page has no type but one: place, capitals and underlining say what its lines are. */
describe('the scan of a paper that was typed', () => {
  let scan: Conversion
  let digital: Conversion
  beforeAll(async () => {
    const context = { id: 'typewriter', source: 'typewriter.pdf' }
    scan = await convertPaper(fixture('sources/typewriter.hocr'), context)
    digital = await convertPaper(fixture('paper/typewriter.pdf'), context)
  })

  test('has its title, authors and abstract', () => {
    const { front } = scan.paper
    expect(textWithoutMarks(front.title)).toBe('THE MECHANICAL READING OF LAUNDRY LISTS')
    expect(front.authors.map(({ surname }) => surname)).toEqual(
      digital.paper.front.authors.map(({ surname }) => surname),
    )
    expect(front.abstract).toHaveLength(1)
  })

  test('has the same headings, on the same levels', () => {
    const headingsOf = (sections: readonly Section[]): string[] =>
      sections.flatMap(({ title, level, sections: inner }) => [
        `${level} ${textWithoutMarks(title)}`,
        ...headingsOf(inner),
      ])
    expect(headingsOf(scan.paper.sections)).toEqual(headingsOf(digital.paper.sections))
  })

  test('has its headings where their first letters were misread', async () => {
    const misread = fixture('sources/typewriter.hocr').toString().replace('>INTRODUCTION<', '>lNTRODUCTION<')
    const { paper } = await convertPaper(Buffer.from(misread), { id: 'typewriter', source: 'typewriter.pdf' })
    expect(textWithoutMarks(paper.sections[0]?.title ?? [])).toBe('INTRODUCTION')
  })
})
