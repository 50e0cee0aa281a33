import { expect, test } from 'vitest'
import { type HeadingCandidate, styleKeyOf } from '../../../../src/understand/decide/headings/heading-candidates.ts'
import { normaliseHeadingSizes } from '../../../../src/understand/decide/headings/measured-sizes.ts'
import { candidatesOf } from '../../../support/heading-candidates.ts'
import { recogniseBlock } from '../../../support/recognised.ts'

/** Recognised headings of the pages, each with its text and style. */
function readPages(...pages: readonly (readonly string[])[]): HeadingCandidate[] {
  return pages.flatMap((headings, i) =>
    candidatesOf(headings.join('\n\n')).map(heading => ({
      ...heading,
      block: { ...recogniseBlock(heading.block), page: i + 1 },
      styleKey: styleKeyOf(heading.style, heading.block.lines[0]?.font.name ?? ''),
    })),
  )
}

function sizesOf(headings: readonly HeadingCandidate[]): number[] {
  return normaliseHeadingSizes(headings).map(({ style }) => style.size)
}

test('headings of one page that are measured smaller than those of another have the commoner size', () => {
  const headings = readPages(['Rivers {14.4 bold}', 'Towns {14.4 bold}'], ['Boats {13.4 bold}'])
  expect(sizesOf(headings)).toEqual([14.4, 14.4, 14.4])
  expect(new Set(normaliseHeadingSizes(headings).map(({ styleKey }) => styleKey)).size).toBe(1)
})

test('two sizes on one page are two levels', () => {
  const headings = readPages(['Rivers {14.4 bold}', 'Towns {13.4 bold}'], ['Boats {13.4 bold}'])
  expect(sizesOf(headings)).toEqual([14.4, 13.4, 13.4])
})

test('sizes far apart, other styles and numbered headings stay', () => {
  expect(sizesOf(readPages(['Rivers {14.4 bold}'], ['Boats {12 bold}']))).toEqual([14.4, 12])
  expect(sizesOf(readPages(['Rivers {14.4 bold}'], ['Boats {13.4 italic}']))).toEqual([14.4, 13.4])
  expect(sizesOf(readPages(['1 Rivers {14.4 bold}'], ['1.1 Boats {13.4 bold}']))).toEqual([14.4, 13.4])
})

test('sizes that were not measured are true', () => {
  const headings = candidatesOf('Rivers {14.4 bold}\n\nTowns {14.4 bold}').concat(
    candidatesOf('Boats {13.4 bold}').map(heading => ({ ...heading, block: { ...heading.block, page: 2 } })),
  )
  expect(sizesOf(headings)).toEqual([14.4, 14.4, 13.4])
})
