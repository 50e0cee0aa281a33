import { describe, expect, test } from 'vitest'
import type { Block } from '../../../../src/model/page/block.ts'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import type { Rule } from '../../../../src/model/page/page.ts'
import type { Decisions, RoleDecision } from '../../../../src/understand/decide/decision.ts'
import { classifyListSections } from '../../../../src/understand/decide/references/references.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { drawBlock } from '../../../support/draw-block.ts'
import { baselineOf, drawPage } from '../../../support/draw-page.ts'
import { recogniseBlock } from '../../../support/recognised.ts'

/** Roles of blocks of one line: those that start with `#` are headings of level 1, with `##` of level 2; `# A Towns` has a number. */
function rolesOf(...rows: string[]): string[] {
  const levels = rows.map(row => /^#+/.exec(row)?.[0].length)
  const blocks = rows.map(row => drawBlock(row.replace(/^#+ /, '')))
  const evidence = { ...evidenceOf([]), blocks }
  const decided = new Map<Block, RoleDecision>()
  evidence.blocks.forEach((block, i) => {
    const level = levels[i]
    const heading: RoleDecision = { role: 'heading', score: 1, evidence: [] }
    const number = /^#+ ([A-Z]|\d+)\s/.exec(rows[i] ?? '')?.[1]
    if (level !== undefined) decided.set(block, { ...heading, heading: { level, number } })
  })
  const decisions = new Map([...decided, ...classifyListSections(evidence, decided)])
  return evidence.blocks.map(block => `${decisions.get(block)?.role ?? '-'}: ${textOfBlock(block)}`)
}

describe('a list of references', () => {
  test('is what stands under its heading', () => {
    expect(rolesOf('# Introduction', 'Rivers move.', '# References', 'A. Lee. Rivers.', 'B. Berg. Towns.')).toEqual([
      'heading: Introduction',
      '-: Rivers move.',
      'heading: References',
      'reference: A. Lee. Rivers.',
      'reference: B. Berg. Towns.',
    ])
  })

  test('ends at the next heading of its rank, not at one below', () => {
    const roles = rolesOf('# References', '## Primary sources', 'A. Lee.', '# About the author', 'She is here.')
    expect(roles.map(role => role.split(':')[0])).toEqual(['heading', 'heading', 'reference', 'heading', '-'])
  })

  test('ends at a numbered heading of any rank above running text, not above entries', () => {
    const rolesBelow = (...rows: string[]) =>
      rolesOf('# References', 'Lee, A. (1990): Towns.', ...rows).map(role => role.split(':')[0])
    const text = 'The towns that we asked are those that people in the north of the land know best of all.'
    expect(rolesBelow('## A Questions', text).at(-1)).toBe('-')
    expect(rolesBelow('## Questions', text).at(-1)).toBe('reference')
    expect(rolesBelow('## A Sources', 'Berg, Bea (1999): Towns.').at(-1)).toBe('reference')
  })

  test('is divided by headings of its rank above entries, and ends at others', () => {
    const rolesBelow = (...rows: string[]) =>
      rolesOf('# References', 'A. Lee. 1990.', ...rows).map(role => role.split(':')[0])
    expect(rolesBelow('# Archives', 'Berg, Bea (1999): Towns.').at(-1)).toBe('reference')
    expect(rolesBelow('# Archives', 'B. Berg. Towns. 1999.').at(-1)).toBe('reference')
    expect(rolesBelow('# About the author', 'She was born in 1990.').at(-1)).toBe('-')
    expect(rolesBelow('# Archives', 'Berg, Bea: Towns.').at(-1)).toBe('-')
  })

  test('ends before the lives of the authors, not at an entry that one of them opens', () => {
    const blocks = ['Ann Lee and Bea Berg', 'References', 'Lee, Ann (1990): Rivers.'].map(row => drawBlock(row))
    const rolesOfMore = (...rows: string[]) => {
      const all = [...blocks, ...rows.map(row => drawBlock(row))]
      const decided = new Map<Block, RoleDecision>()
      if (all[0] !== undefined) decided.set(all[0], { role: 'authors', score: 1, evidence: [] })
      const heading = { level: 1, number: undefined }
      if (all[1] !== undefined) decided.set(all[1], { role: 'heading', score: 1, evidence: [], heading })
      const found = classifyListSections({ ...evidenceOf([]), blocks: all }, decided)
      return all.slice(3).map(block => found.get(block)?.role)
    }
    expect(rolesOfMore('Ann Lee is a reader in the history of towns.', 'Bea Berg teaches since 1990.')).toEqual([
      undefined,
      undefined,
    ])
    expect(rolesOfMore('Ann Lee and Bea Berg. 1991. Towns.', 'Ann Lee Smith 1992 On the rivers of the land')).toEqual([
      'reference',
      'reference',
    ])
    expect(rolesOfMore('Lee Young is a river in the north of the land, says Old Town 1991.')).toEqual(['reference'])
  })

  test('goes on below a heading where the type and the year are those of its entries', () => {
    const roleBelow = (text: string, size: number) => {
      const rows = ['References', 'River Press (1990): Rivers. {8}', 'Studies', `${text} {${size}}`]
      const blocks = rows.map(row => drawBlock(row))
      const decided = new Map<Block, RoleDecision>()
      for (const block of [blocks[0], blocks[2]]) {
        const heading = { level: 1, number: undefined }
        if (block !== undefined) decided.set(block, { role: 'heading', score: 1, evidence: [], heading })
      }
      const [, , , last] = blocks
      const found = classifyListSections({ ...evidenceOf([]), blocks }, decided)
      return last === undefined ? undefined : found.get(last)?.role
    }
    expect(roleBelow('Old Town 64 (1991): Towns.', 8)).toBe('reference')
    expect(roleBelow('Old Town 64 (1991): Towns.', 10)).toBeUndefined()
    expect(roleBelow('The old towns of the river.', 8)).toBeUndefined()
  })

  test('goes on below a heading above an entry that is known by its number', () => {
    const blocks = ['References', 'A. Lee. 1990.', 'Books', '[2] Rivers.', 'Old Town.'].map(row => drawBlock(row))
    const [list, , books, entry, rest] = blocks
    if (list === undefined || books === undefined || entry === undefined || rest === undefined) throw new Error('drawn')
    const heading: RoleDecision = { role: 'heading', score: 1, evidence: [], heading: { level: 1, number: undefined } }
    const known: RoleDecision = { role: 'reference', score: 1, evidence: [] }
    const decided = new Map([
      [list, heading],
      [books, heading],
      [entry, known],
    ])
    expect(classifyListSections({ ...evidenceOf([]), blocks }, decided).get(rest)?.role).toBe('reference')
  })

  test('has no large numbers alone, which recognition reads in drawings', () => {
    const blocks = ['References', 'A. Lee. Rivers.', '145 {17}', '16.'].map(row => recogniseBlock(drawBlock(row)))
    const [heading] = blocks
    if (heading === undefined) throw new Error('a heading is drawn')
    const parts = { level: 1, number: undefined }
    const decided: Decisions = new Map([[heading, { role: 'heading', score: 1, evidence: [], heading: parts }]])
    const decisions = classifyListSections({ ...evidenceOf([]), blocks }, decided)
    expect(blocks.map(block => decisions.get(block)?.role)).toEqual([undefined, 'reference', undefined, 'reference'])
  })

  test('has no statement that names itself', () => {
    const roles = rolesOf('# References', 'A. Lee. Rivers.', 'Conflict of Interest: The authors declare none.')
    expect(roles.map(role => role.split(':')[0])).toEqual(['heading', 'reference', '-'])
  })

  test('ends at a heading with a key word, whatever its rank', () => {
    const roles = rolesOf('# References', 'A. Lee.', '## Acknowledgments', 'We thank all.')
    expect(roles.map(role => role.split(':')[0])).toEqual(['heading', 'reference', 'heading', '-'])
  })

  test('has no addresses of authors behind it for entries', () => {
    const address = 'Department of Rivers, Old Town. E-mail: a.lee@river.org'
    expect(rolesOf('# References', 'A. Lee. Rivers, 1999.', address)).toEqual([
      'heading: References',
      'reference: A. Lee. Rivers, 1999.',
      `-: ${address}`,
    ])
    expect(rolesOf('# References', 'A. Lee (a.lee@river.org). Rivers, 1999.')[1]).toMatch(/^reference/)
  })
  test('is not looked for at the start of the document', () => {
    const entries = [1, 2, 3, 4, 5].map(number => `[${number}] A claim of ours.`)
    const text = Array.from({ length: 20 }, (_, i) => `Rivers move, and so on ${'again '.repeat(i % 7)}`)
    expect(rolesOf(...entries, ...text).filter(role => role.startsWith('reference'))).toEqual([])
  })
})

describe('notes under a heading of their own', () => {
  test('are footnotes, and known to be gathered', () => {
    const [heading, note] = [drawBlock('Notes'), drawBlock('1. See there.')]
    const evidence = { ...evidenceOf([]), blocks: [heading, note] }
    const decided: Decisions = new Map([
      [heading, { role: 'heading', score: 1, evidence: [], heading: { level: 1, number: undefined } }],
    ])
    const decisions = classifyListSections(evidence, decided)
    expect(decisions.get(note)).toMatchObject({ role: 'footnote', variety: 'gathered' })
  })
})

describe('blocks under a heading of references', () => {
  test('keep a role that they have, and stay what they are when they are turned', () => {
    const [heading, figure, entry, upright] = ['References', 'Figure 1', 'A. Lee.', 'Turned'].map(row => drawBlock(row))
    if (heading === undefined || figure === undefined || entry === undefined || upright === undefined)
      throw new Error('blocks are drawn')
    const turned = { ...upright, lines: upright.lines.map(line => ({ ...line, direction: 90 as const })) }
    const evidence = { ...evidenceOf([]), blocks: [heading, figure, entry, turned] }
    const decided: Decisions = new Map([
      [heading, { role: 'references-heading', score: 1, evidence: [], heading: { level: 1, number: undefined } }],
      [figure, { role: 'figure-caption', score: 1, evidence: [] }],
    ])
    const decisions = classifyListSections(evidence, decided)
    expect(evidence.blocks.map(block => decisions.get(block)?.role)).toEqual([
      undefined,
      undefined,
      'reference',
      undefined,
    ])
  })
})

test('recognised notes are notes where two of their marks were read, if not the first, or one and no text follows', () => {
  const roleBelow = (...rows: string[]) => {
    const blocks = [drawBlock('Notes'), drawBlock('The first was not read.'), ...rows.map(row => drawBlock(row))]
    const evidence = { ...evidenceOf([]), blocks: blocks.map(recogniseBlock) }
    const [heading, note] = evidence.blocks
    if (heading === undefined || note === undefined) throw new Error('blocks are drawn')
    const title: RoleDecision = { role: 'heading', score: 1, evidence: [], heading: { level: 1, number: undefined } }
    const below = evidence.blocks.filter(block => textOfBlock(block).startsWith('Further'))
    const titles = [heading, ...below].map(block => [block, title] as const)
    return classifyListSections(evidence, new Map(titles)).get(note)?.role
  }
  expect(roleBelow('2The second one.', '®The third.', 'Further Towns')).toBe('footnote')
  expect(roleBelow('2The second one.', 'Further Towns')).toBeUndefined()
  expect(roleBelow('2The second one.')).toBe('footnote')
  expect(roleBelow('Towns grow.', 'Rivers move.')).toBeUndefined()
})

test('a section named notes without marks is text', () => {
  const roleBelow = (text: string) => rolesOf('# Notes', text)[1]
  expect(roleBelow('The towns declare no interests.')).toMatch(/^-/)
  expect(roleBelow('1 The towns declare no interests.')).toMatch(/^footnote/)
})

test('notes with letters and no sign behind them are notes where one follows the other', () => {
  const rolesBelow = (...rows: string[]) => rolesOf('# Notes', ...rows).slice(1)
  expect(rolesBelow('a See there.', 'b And see here.').every(role => role.startsWith('footnote'))).toBe(true)
  expect(rolesBelow('a See there.', 'The towns declare none.').some(role => role.startsWith('footnote'))).toBe(false)
})

test('a box with a heading between two notes of a list is none of them, and does not end it', () => {
  const rows = ['Notes', '1. See there.', '', 'Key points {bold}', 'Rivers move.', 'They move on.', '', '2. See here.']
  const top = baselineOf(2)
  const bottom = baselineOf(6)
  const side = (left: number): Rule => ({ orientation: 'vertical', box: { left, top, right: left + 0.4, bottom } })
  const end = (y: number): Rule => ({
    orientation: 'horizontal',
    box: { left: 40, top: y, right: 300, bottom: y + 0.4 },
  })
  const rolesWith = (rules: Rule[]) => {
    const evidence = evidenceOf([drawPage(rows, { rules })])
    const isHeading = (block: Block) => ['Notes', 'Key points'].includes(textOfBlock(block))
    const heading: RoleDecision = { role: 'heading', score: 1, evidence: [], heading: { level: 1, number: undefined } }
    const decided = new Map(evidence.blocks.filter(isHeading).map(block => [block, heading]))
    const found = classifyListSections(evidence, decided)
    return evidence.blocks.filter(block => found.get(block)?.role === 'footnote').map(textOfBlock)
  }
  expect(rolesWith([side(40), side(300), end(top), end(bottom)])).toEqual(['1. See there.', '2. See here.'])
  expect(rolesWith([])).toEqual(['1. See there.'])
})
