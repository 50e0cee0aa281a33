import { expect, test } from 'vitest'
import type { PageLink } from '../../../../src/model/page/page.ts'
import { endsAddress } from '../../../../src/understand/build/paragraphs/address-ends.ts'
import { drawLines } from '../../../support/draw-block.ts'

/** Whether the address at the end of the first drawn line ends there; `links` are urls by the index of the line that begins or ends with them. */
function ends(art: string, { links = [], words = [] }: { links?: [string, number][]; words?: string[] } = {}): boolean {
  const [line, next] = drawLines(art)
  const [word, first] = [line?.words.at(-1), next?.words[0]]
  if (line === undefined || next === undefined || word === undefined || first === undefined)
    throw new Error('two lines')
  const pageLinks: PageLink[] = links.map(([url, i]) => ({ url, box: (i === 0 ? word : first).box }))
  const vocabulary = new Map(words.map(own => [own, 1]))
  return endsAddress(word, line, next, { linksOf: () => pageLinks, vocabulary })
}

test('an address ends where its link leads no further', () => {
  const art = 'See https://tides.example/tables/\nwithout asking'
  expect(ends(art, { links: [['https://tides.example/tables/', 0]] })).toBe(true)
  expect(ends('See https://tides.example/\nHere', { links: [['https://tides.example/', 0]] })).toBe(true)
})

test('an address continues where its link leads on, or is on the next word too', () => {
  const art = 'See https://tides.example/tables/\nwithout.'
  expect(ends(art, { links: [['https://tides.example/tables/without', 0]] })).toBe(false)
  const links: [string, number][] = [
    ['https://other.example/1', 0],
    ['https://other.example/1', 1],
  ]
  expect(ends(art, { links })).toBe(false)
})

test.each([
  ['See https://tides.example/tables/\nwithout asking', ['without'], true],
  ['See www.tides.example/\nand other', ['and'], true],
  ['See https://tides.example/tables/\n2024.html of', ['without'], false],
  ['See https://tides.example/\nwiki. We', ['wiki'], false],
  ['See https://tides.example/\nzkfjq of', [], false],
  ['rivers and/\nor ponds', ['or'], false],
] as const)('without links the next word tells: %j', (art, words, expected) => {
  expect(ends(art, { words: [...words] })).toBe(expected)
})
