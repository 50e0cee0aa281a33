import { expect, test } from 'vitest'
import type { OutlineEntry, SourceDocument } from '../../../../src/model/page/page.ts'
import { findPapers } from '../../../../src/products/recipes/split/find-papers.ts'
import { drawPage } from '../../../support/draw-page.ts'

const title = (text: string, label = 'Abstract') => `
  ${text} {18}
  Ann Lee

  ${label}
  Rivers flow to the sea, and mills stand beside them.
  They have done so for a long time, and will go on.`
const TEXT = `
  Rivers flow to the sea, and mills stand beside them. They
  have done so for a long time, and will go on. Nobody knows
  how long, and those who ask are told to look at the mills.`

/** A volume with these pages; the ranges of its parts, `+` behind those with a front. */
function partsOf(arts: readonly string[], outline: readonly OutlineEntry[] = []): string {
  const pages = arts.map((art, i) => drawPage(art, { number: i + 1 }))
  const document: SourceDocument = { pages, outline, metadata: {}, pageCount: pages.length }
  const { ranges, hasFront } = findPapers(document)
  return `${ranges.map(({ first, last }) => `${first}-${last}`).join(' ')}${hasFront ? ' +' : ''}`
}

const entry = (level: number, page: number): OutlineEntry => ({ title: 'x', level, page })
const VOLUME = [
  'Proceedings {24}',
  title('On Mills'),
  TEXT,
  title('On Seas'),
  TEXT,
  title('On Rain', 'Rain falls.'),
  TEXT,
]

test('papers begin with their title pages, and what is before the first is the front', () => {
  expect(partsOf(VOLUME)).toBe('1-1 2-3 4-7 +')
  expect(partsOf(VOLUME.slice(1, 5))).toBe('1-2 3-4')
})

test('an outline that agrees with the title pages has the papers without an abstract, too', () => {
  expect(partsOf(VOLUME, [entry(1, 2), entry(2, 3), entry(1, 4), entry(1, 6)])).toBe('1-1 2-3 4-5 6-7 +')
})

test('the outline of one paper names no papers', () => {
  expect(partsOf([title('On Mills'), TEXT, TEXT], [entry(1, 1), entry(1, 2), entry(1, 3)])).toBe('1-3')
})

test('so does the table of contents, by the numbers printed on the pages', () => {
  const contents = `
    Contents

    On Mills . . . . . . . 11
    On Seas . . . . . . . . 13
    On Rain . . . . . . . . 15`
  const numbered = VOLUME.slice(1).map((art, i) => `${art}\n\n  ${i + 11}`)
  expect(partsOf([contents, ...numbered])).toBe('1-1 2-3 4-5 6-7 +')
})

test('a title page may have names over their institution, and neither abstract nor address', () => {
  const bare = `
    On Gates and Paths {18}

    Ann Lee and Bo Berg

    University of the River, Old Town
    ${TEXT}`
  expect(partsOf([VOLUME[0] ?? '', bare, TEXT, title('On Seas'), TEXT])).toBe('1-1 2-3 4-5 +')
})
