import { describe, expect, test } from 'vitest'
import type { BlockCorrection } from '../../../src/model/corrections/corrections.ts'
import type { Diagnostic } from '../../../src/base/diagnostics.ts'
import { openingOfBlock, textOfBlock } from '../../../src/understand/evidence/blocks.ts'
import { textWithoutMarks } from '../../../src/understand/build/paragraphs/inlines.ts'
import { blocksOf } from '../../../src/understand/build/body/sections.ts'
import { type Understanding, understandPaper } from '../../../src/products/recipes/understand.ts'
import { drawPage } from '../../support/draw-page.ts'
import { paragraph, prose } from '../../support/prose.ts'

const PAGES = [
  drawPage([
    'Journal of Rivers                          51 {8}',
    '',
    'On the Slow Movement of Rivers {18 bold}',
    '',
    '1 Introduction {12 bold}',
    '',
    ...paragraph(6, 70, 'Rivers'),
    '',
    ...paragraph(6, 70, 'Towns'),
    '',
    '3.1 Results of it {12 bold}',
    '',
    ...prose(14, 70, 'Water'),
    'which they were.',
  ]),
  drawPage(
    ['Journal of Rivers                          52 {8}', '', '', ...prose(8, 70, 'Stones'), 'which they were.'],
    { number: 2 },
  ),
]

async function understand(corrections: readonly BlockCorrection[] = []) {
  const diagnostics: Diagnostic[] = []
  const document = { pages: PAGES, outline: [], metadata: {}, pageCount: PAGES.length }
  const options = { id: 'rivers', source: 'rivers.pdf', language: 'en', corrections }
  const understanding = await understandPaper(document, options, diagnostic => diagnostics.push(diagnostic))
  expect(understanding.account.unaccounted).toBe(0)
  return { ...understanding, unused: diagnostics.map(({ code, message }) => `${code} ${message}`) }
}

const plain = await understand()

/** The block that begins so, and a correction of it. */
function correct(opening: string, changes: Partial<BlockCorrection>): BlockCorrection {
  const blocks = [...plain.decisions, ...plain.furniture].map(({ block }) => block)
  const block = blocks.find(other => openingOfBlock(other).startsWith(opening))
  if (block === undefined) throw new Error(`no block begins with ${opening}`)
  return { block: block.id, text: openingOfBlock(block), ...changes }
}

function decisionOf({ decisions }: Understanding, opening: string) {
  return decisions.find(({ block }) => openingOfBlock(block).startsWith(opening))?.decision
}

function paragraphsOf({ paper }: Understanding): string[] {
  return blocksOf(paper.sections).flatMap(block =>
    block.type === 'paragraph' ? [textWithoutMarks(block.content).slice(0, 6).trim()] : [],
  )
}

describe('a correction of a role', () => {
  test('overrules the program, says so, and remembers what it overruled', async () => {
    const correction = correct('Towns', { role: 'doubt' })
    const corrected = await understand([correction])
    expect(decisionOf(plain, 'Towns')?.role).toBe('text')
    expect(decisionOf(corrected, 'Towns')).toEqual({ role: 'doubt', score: 1, evidence: ['correction'] })
    expect(corrected.corrected).toEqual([{ block: correction.block, correction, decidedRole: 'text' }])
    expect(corrected.account.byRole.doubt).toBeGreaterThan(0)
    expect(corrected.unused).toEqual([])
  })

  test('makes a heading with the number it is printed with, and takes one away', async () => {
    const corrected = await understand([correct('1 Intro', { role: 'text' }), correct('3.1', { level: 3, number: '' })])
    expect(decisionOf(corrected, '1 Intro')?.heading).toBeUndefined()
    expect(decisionOf(corrected, '3.1')?.heading).toEqual({ level: 3, number: undefined })
    expect(decisionOf(corrected, '3.1')?.evidence[0]).toBe('correction')
    const heading = await understand([correct('Towns', { role: 'heading' })])
    expect(decisionOf(heading, 'Towns')?.heading).toEqual({ level: 1, number: undefined })
  })

  test('puts a block at the edge of its page, and a line of the edge into the text where it stands', async () => {
    const out = await understand([correct('3.1', { role: 'running-footer' })])
    expect(out.paper.furniture.map(({ text }) => text)).toContain('3.1 Results of it')
    expect(decisionOf(out, '3.1')).toBeUndefined()
    const [header] = plain.furniture
    expect(header?.block.id).toMatch(/^p1f-/)
    const into = await understand([correct('Journal of Rivers 51', { role: 'heading' })])
    expect(into.paper.furniture.map(({ text }) => text)).toEqual(['Journal of Rivers 52'])
    expect(into.decisions.map(({ block }) => openingOfBlock(block)).slice(0, 2)).toEqual([
      'Journal of Rivers 51',
      'On the Slow Movement of Rivers',
    ])
    const other = await understand([correct('Journal of Rivers 51', { role: 'page-number' })])
    expect(other.paper.furniture[0]?.role).toBe('page-number')
  })
})

describe('a correction of the order', () => {
  test('moves a block before or behind another of its page', async () => {
    expect(paragraphsOf(plain)).toEqual(['Rivers', 'Towns', 'Water', 'Stones'])
    const rivers = correct('Rivers', {}).block
    expect(paragraphsOf(await understand([correct('Towns', { before: rivers })]))[0]).toBe('Towns')
    const water = correct('Water', {}).block
    expect(paragraphsOf(await understand([correct('Rivers', { after: water })]))).toEqual([
      'Towns',
      'Water',
      'Rivers',
      'Stones',
    ])
  })

  test('is told as unused over pages and for blocks that are not there', async () => {
    const { unused } = await understand([
      correct('Rivers', { after: correct('Stones', {}).block }),
      correct('Towns', { before: 'p1-zzzzz' }),
    ])
    expect(unused).toEqual([
      expect.stringMatching(/^W_CORRECTION_UNUSED the correction of p1-.* is on another page$/),
      expect.stringContaining('there is no block p1-zzzzz in the text to place it by'),
    ])
  })
})

describe('a correction of what goes on', () => {
  test('joins paragraphs and parts them', async () => {
    const joined = await understand([correct('Stones', { join: true })])
    expect(paragraphsOf(joined)).toEqual(['Rivers', 'Towns', 'Water'])
    const parted = await understand([correct('Stones', { join: false })])
    expect(paragraphsOf(parted)).toEqual(['Rivers', 'Towns', 'Water', 'Stones'])
  })

  test('is told as unused where nothing can go on', async () => {
    const { unused } = await understand([
      correct('Rivers', { join: true }),
      correct('3.1', { join: true }),
      correct('Towns', { level: 2 }),
    ])
    expect(unused).toEqual([
      expect.stringContaining('a level or number is given, but the block is not a heading (text)'),
      expect.stringContaining('there is no text before it that it could continue'),
      expect.stringContaining('"join" is given, but blocks of this role (heading) are not joined'),
    ])
  })
})

/** Openings of the blocks of the first page, with their roles. */
function blocksOfFirstPage({ decisions }: Understanding): string[] {
  return decisions.flatMap(({ block, decision }) =>
    block.page === 1 ? [`${decision.role}: ${textOfBlock(block).slice(0, 12).trim()}`] : [],
  )
}

/** A line of the block that begins so, as a correction names it. */
function lineOf(opening: string, line: number) {
  const { block } = plain.decisions.find(each => openingOfBlock(each.block).startsWith(opening)) ?? {}
  return { line, text: block?.lines[line - 1]?.text ?? '' }
}

describe('a correction of where blocks begin', () => {
  test('splits a block; each part can be corrected by itself', async () => {
    const whole = correct('Towns', { split: [lineOf('Towns', 4), lineOf('Towns', 2)] })
    const { text } = lineOf('Towns', 2)
    const part = { block: `${whole.block}/2`, text, role: 'heading', level: 2 } as const
    const corrected = await understand([part, whole])
    const own = corrected.decisions.filter(({ block }) => block.id.startsWith(whole.block))
    expect(own.map(({ block, decision }) => [block.id, block.lines.length, decision.role])).toEqual([
      [whole.block, 1, 'text'],
      [`${whole.block}/2`, 2, 'heading'],
      [`${whole.block}/4`, 3, 'text'],
    ])
    expect(own.map(({ decision }) => decision.evidence[0])).toEqual(['correction', 'correction', 'correction'])
    expect(paragraphsOf(corrected)).toHaveLength(paragraphsOf(plain).length + 1)
    expect(corrected.corrected.map(({ block, decidedRole }) => [block, decidedRole])).toEqual([
      [whole.block, 'text'],
      [`${whole.block}/2`, 'text'],
    ])
    expect(corrected.unused).toEqual([])
  })

  test('begins a paragraph with each part, unless it is said to go on', async () => {
    const whole = correct('Towns', { split: [lineOf('Towns', 3)] })
    expect(paragraphsOf(await understand([whole]))).toHaveLength(paragraphsOf(plain).length + 1)
    const joined = { block: `${whole.block}/3`, text: lineOf('Towns', 3).text, join: true }
    expect(paragraphsOf(await understand([whole, joined]))).toEqual(paragraphsOf(plain))
  })

  test('finds a line whose number has changed, and tells one that is not there', async () => {
    const whole = correct('Towns', { split: [{ ...lineOf('Towns', 3), line: 9 }] })
    const { decisions, corrected, unused } = await understand([whole])
    expect(decisions.map(({ block }) => block.id)).toContain(`${whole.block}/3`)
    expect([corrected[0]?.split, unused]).toEqual([[lineOf('Towns', 3)], []])
    const missing = await understand([correct('Towns', { split: [{ line: 3, text: 'Tower' }] })])
    expect(missing.unused).toEqual([expect.stringContaining('it has no line "Tower" to split it at')])
    const atEdge = await understand([correct('Journal of Rivers 51', { split: [lineOf('Towns', 3)] })])
    expect(atEdge.unused).toEqual([expect.stringContaining('it is a single line at the edge of its page')])
  })

  test('puts a block into another, which keeps its role and place', async () => {
    const title = correct('On the Slow', {}).block
    const corrected = await understand([
      correct('1 Intro', { into: title }),
      correct('Journal of Rivers 51', { into: title }),
    ])
    expect(blocksOfFirstPage(corrected)).toEqual([
      'title: Journal of R',
      ...blocksOfFirstPage(plain).filter(opening => !/^(?:title|heading: 1)/.test(opening)),
    ])
    expect(textWithoutMarks(corrected.paper.front.title).trim()).toMatch(
      /^Journal of Rivers 51 On .* Rivers 1 Introduction$/,
    )
    expect(corrected.paper.furniture.map(({ text }) => text)).toEqual(['Journal of Rivers 52'])
    expect(corrected.corrected.map(({ merged }) => merged?.into)).toEqual([title, title])
    expect(corrected.unused).toEqual([])
  })

  test('puts together what was split, and lines at the edge of a page', async () => {
    const whole = correct('Towns', { split: [lineOf('Towns', 3)] })
    const part = { block: `${whole.block}/3`, text: '', into: correct('3.1', {}).block }
    expect(decisionOf(await understand([whole, part]), lineOf('Towns', 3).text.slice(0, 40))?.role).toBe('heading')
    const running = correct('Journal of Rivers 51', { role: 'text' })
    const both = await understand([running, correct('1 Intro', { into: running.block })])
    expect(blocksOfFirstPage(both)[0]).toBe('text: Journal of R')
    expect(both.decisions[0]?.block.lines).toHaveLength(2)
    const edge = await understand([correct('1 Intro', { into: running.block })])
    expect(edge.paper.furniture.map(({ text }) => text)).toContain('1 Introduction')
  })

  test('is told as unused where a block cannot be put', async () => {
    const [rivers, towns] = [correct('Rivers', {}).block, correct('Towns', {}).block]
    const { unused } = await understand([
      correct('Rivers', { into: towns }),
      correct('Towns', { into: rivers }),
      correct('Stones', { into: rivers }),
      correct('3.1', { into: 'p1-zzzzz' }),
    ])
    expect(unused.map(message => message.replace(/^.*not used: /, ''))).toEqual([
      'blocks are put into each other in a circle',
      'blocks are put into each other in a circle',
      'there is no block p1-zzzzz',
      'blocks are put into each other in a circle',
    ])
    const other = await understand([correct('Stones', { into: rivers })])
    expect(other.unused).toEqual([expect.stringContaining(`${rivers} is on another page`)])
  })
})

describe('a correction of a block with another id', () => {
  test('is about the only block of the page that begins with the same text', async () => {
    const correction = { ...correct('Towns', { role: 'code' as const }), block: 'p1-zzzzz' }
    const corrected = await understand([correction])
    expect(decisionOf(corrected, 'Towns')?.role).toBe('code')
    expect(corrected.corrected[0]?.block).toBe(correct('Towns', {}).block)
  })

  test.each([
    ['of another page', 'p2-zzzzz', 'Towns'],
    ['of another text', 'p1-zzzzz', 'Tower'],
    ['of no text', 'p1-zzzzz', ''],
  ])('is told as unused: %s', async (_, block, text) => {
    const { unused, corrected } = await understand([{ block, text, role: 'code' }])
    expect(unused).toEqual([
      `W_CORRECTION_UNUSED the correction of ${block} ("${text}") is not used: there is no such block, nor one with its text`,
    ])
    expect(corrected).toEqual([])
  })
})
