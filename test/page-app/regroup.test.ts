import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Correction } from '../../src/model/corrections/corrections.ts'
import { isHeaderCorrection } from '../../src/understand/corrections/kinds.ts'
import { parseCorrections } from '../../src/understand/corrections/parse-corrections.ts'
import { giveRole, putInto, splitBlock, takeBack } from '../../src/page-app/edits/actions.ts'
import { type Draft, NO_CORRECTIONS, toCorrections } from '../../src/page-app/edits/draft.ts'
import { type ShownBlock, toShownPage } from '../../src/page-app/edits/shown-blocks.ts'
import { convertPaper } from '../../src/products/recipes/paper.ts'
import { writeProducts } from '../../src/products/recipes/products.ts'
import { type InspectedPaper, toInspectedPaper } from '../../src/write/writers/inspection/inspected-paper.ts'

const PAPER = fileURLToPath(new URL('../../fixtures/paper/two-column.pdf', import.meta.url))

async function convert(draft: Draft) {
  const saved = JSON.stringify({ format: 'paperxml-corrections', version: 1, corrections: toCorrections(draft, []) })
  const corrections = parseCorrections(saved, 'two-column.corrections.json')
  const conversion = await convertPaper(PAPER, { corrections })
  expect(conversion.account.unaccounted).toBe(0)
  return { conversion, paper: toInspectedPaper(conversion, corrections) }
}

/** The blocks of the first page as they are shown. */
function shown({ pages }: InspectedPaper, draft: Draft): readonly ShownBlock[] {
  return pages.slice(0, 1).flatMap(page => toShownPage(page, draft).blocks)
}

/** What a person sees of blocks. */
function seen(blocks: readonly ShownBlock[]) {
  return blocks.map(({ id, role, box, text, lines, merged, firstLine }) => ({
    ...{ id, role, box, text, merged, firstLine },
    lines: lines.length,
  }))
}

function find(blocks: readonly ShownBlock[], opening: string): ShownBlock {
  const block = blocks.find(({ text }) => text.startsWith(opening))
  if (block === undefined) throw new Error(`no block begins with ${opening}`)
  return block
}

describe('blocks that are split and merged on the page', () => {
  let plain: InspectedPaper
  let draft: Draft
  let part: string

  beforeAll(async () => {
    plain = (await convert(NO_CORRECTIONS)).paper
    const first = find(shown(plain, NO_CORRECTIONS), 'Diaries of lighthouse keepers')
    const [split, id] = splitBlock(NO_CORRECTIONS, first, 2)
    part = id
    const withPart = shown(plain, split)
    const noted = giveRole(split, [find(withPart, find(withPart, 'Diaries').lines[0]?.[4] ?? '')], 'doubt')
    const heading = find(withPart, '1 Introduction')
    draft = putInto(noted, [find(withPart, '2 The Diaries')], heading)
  })

  test('are shown as they will be when the paper is converted with them, and in its outputs', async () => {
    const before = shown(plain, draft)
    expect(before).toHaveLength(shown(plain, NO_CORRECTIONS).length)
    expect(find(before, '1 Introduction').merged).toHaveLength(1)
    expect(before.find(({ id }) => id === part)?.role).toBe('text')
    const { conversion, paper } = await convert(draft)
    expect(paper.unusedCorrections).toEqual([])
    expect(seen(shown(paper, draft))).toEqual(seen(before))
    expect(ofBlocks(paper.corrections)).toEqual(ofBlocks(toCorrections(draft, [])))
    const markdown = (await writeProducts(conversion.paper, ['markdown'])).get('markdown')
    expect(markdown).toMatch(/^#+ 1 Introduction 2 The Diaries$/m)
    // What was saved can be taken back: the blocks are there as they were.
    const isBack = (blocks: readonly ShownBlock[]) => seen(blocks).map(({ id, lines, text }) => ({ id, lines, text }))
    expect(isBack(shown(paper, NO_CORRECTIONS))).toEqual(isBack(shown(plain, NO_CORRECTIONS)))
  })

  test('are taken back one by one', () => {
    const blocks = shown(plain, draft)
    const apart = takeBack(draft, [find(blocks, '1 Introduction')])
    expect(shown(plain, apart)).toHaveLength(blocks.length + 1)
    const all = takeBack(
      apart,
      [blocks.find(({ id }) => id === part), find(blocks, 'Diaries')].flatMap(each => each ?? []),
    )
    expect([...all.blocks]).toEqual([])
  })

  test('are split again, and put back together', () => {
    const own = (at: Draft) => shown(plain, at).find(({ id }) => id === part)
    const block = own(draft)
    if (block === undefined) throw new Error('the part is there')
    const [twice, id] = splitBlock(draft, block, 1)
    expect(id).toBe(part.replace(/\d+$/, '4'))
    expect(own(twice)?.lines).toHaveLength(1)
    const third = shown(plain, twice).find(each => each.id === id)
    const second = own(twice)
    if (third === undefined || second === undefined) throw new Error('both parts are there')
    const back = putInto(giveRole(twice, [third], 'code'), [third], second)
    expect(seen(shown(plain, back))).toEqual(seen(shown(plain, draft)))
    expect(splitBlock(draft, block, 0)).toEqual([draft, part])
    expect(splitBlock(draft, block, 999)).toEqual([draft, part])
  })
})

function ofBlocks(corrections: readonly Correction[]) {
  return corrections
    .filter(each => !isHeaderCorrection(each))
    .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
}
