import { expect, test } from 'vitest'
import type { Inline, Paper, Section } from '../../../../src/model/paper/paper.ts'
import { splitChapters } from '../../../../src/products/recipes/split/split-chapters.ts'
import { validateJats, validatePaperXml } from '../../../../src/write/transforms/validate.ts'
import { textOfInlines } from '../../../../src/write/writers/inlines.ts'
import { writeJats } from '../../../../src/write/writers/jats/write-jats.ts'
import { toPaperXml } from '../../../support/writings.ts'
import * as b from '../../../support/paper-builder.ts'

const cite = (target: string): readonly Inline[] => [
  { type: 'citation-start', targets: [target] },
  { type: 'text', text: 'Lee', style: {} },
  { type: 'citation-end' },
]
const head = (page: number) => ({
  role: 'running-header' as const,
  text: `head ${page}`,
  place: { page, left: 0, top: 0, right: 9, bottom: 9 },
})
/** A book with a preface, two chapters in a part, the second with a list of its own, and a list of references at its end. */
const BOOK = b.paper(
  [
    b.section('', b.p('Preface.')),
    {
      ...b.section('Part One', b.pageBreak(2)),
      level: 1,
      sections: [
        {
          ...b.section('1 Rivers', b.pageBreak(3), b.p('A ', ...cite('b1'), '.'), b.section('1.1 Mills', b.p('B.'))),
          level: 2,
        },
        {
          ...b.section('2 Seas', b.pageBreak(4), b.p('C ', ...cite('b2'), '.')),
          level: 2,
          sections: [{ ...b.references('References', { ...b.reference('Lee 2.'), id: 'b2' }), level: 3 }],
        },
      ],
    },
    b.references('References', b.pageBreak(5), { ...b.reference('Lee 1.'), id: 'b1' }),
  ],
  { pageCount: 5, furniture: [head(3), head(4)] },
)

const titleOf = ({ front }: Paper) => textOfInlines(front.title)
const headingsOf = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ kind, level, title, sections: inner }) => [
    `${kind} ${level} ${textOfInlines(title)}`,
    ...headingsOf(inner),
  ])

test('each chapter is a paper with its title, its sections a level higher, and its pages', () => {
  const parts = splitChapters(BOOK)
  expect(parts.map(part => `${part.id} ${titleOf(part)} ${part.pages.map(({ local }) => local).join()}`)).toEqual([
    'sample.00 A Title 1',
    'sample.01 Part One 2',
    'sample.02 1 Rivers 3',
    'sample.03 2 Seas 4',
    'sample.04 References 5',
  ])
  expect(parts.map(({ sections }) => headingsOf(sections).join('; '))).toEqual([
    'text 0 ',
    'text 0 ',
    'text 0 ; text 1 Mills',
    'text 0 ; references 1 References',
    'references 1 References',
  ])
  expect(parts.map(({ furniture }) => furniture.length)).toEqual([0, 0, 1, 1, 0])
})

test('a citation of an entry in another part is plain text', () => {
  const cited = splitChapters(BOOK).map(({ sections }) => JSON.stringify(sections).includes('citation-start'))
  expect(cited).toEqual([false, false, false, true, false])
})

test('every part is valid', async () => {
  for (const part of splitChapters(BOOK)) {
    expect(await validatePaperXml(toPaperXml(part))).toEqual([])
    expect(await validateJats(writeJats(part))).toEqual([])
  }
})
