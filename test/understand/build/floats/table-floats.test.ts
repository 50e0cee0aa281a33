import { expect, test } from 'vitest'
import { gatherTables } from '../../../../src/understand/build/floats/table-floats.ts'
import { classifyBlocks } from '../../../../src/understand/decide/classify.ts'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import type { Page } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { prose, sideBySide } from '../../../support/prose.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'
import { evidenceOf } from '../../../support/decide.ts'

const BODY = `
  The last few decades have seen how rivers move through towns and
  fields, and how people live beside them in every part of the land.
  This text goes on in the same type over a number of lines so that a
  reader of the page can tell the running text from all that stands
  in tables, which is set in other type or in cells between the rules.
`

/** The tables of drawn pages, each as its caption and the first cells of its parts. */
function floatsOf(pages: readonly Page[]): { caption: string; parts: string[]; notes: string[] }[] {
  const evidence = evidenceOf(pages)
  const decisions = classifyBlocks(evidence)
  const decided = evidence.blocks.flatMap(block => {
    const decision = decisions.get(block)
    return decision === undefined ? [] : [{ block, decision }]
  })
  return gatherTables(decided).map(({ caption, tables, notes }) => ({
    caption: (caption?.blocks ?? []).map(textOfBlock).join(' '),
    parts: tables.map(block => block.lines[0]?.text ?? ''),
    notes: notes.map(textOfBlock),
  }))
}

const TABLE = `
  Word          First     Second                                        {8}
  river         12        7                                             {8}
  water         14        2                                             {8}
`
const rulesFrom = (row: number) => [row, row + 1, row + 3].map(own => ruleAbove(own, 0, 40))

/** Both tables, told apart by their first words. */
function twoFloats(first: string, second: string) {
  return [
    { caption: 'Table 1: Words of the first text.', parts: [first], notes: [] },
    { caption: 'Table 2: Words of the second text.', parts: [second], notes: [] },
  ]
}

test('a caption above and a caption below each go to their own table', () => {
  const page = drawPage(
    `
  Table 1: Words of the first text.                                     {9}
${TABLE}

${BODY}
${TABLE}
  Table 2: Words of the second text.                                    {9}

${BODY}`,
    { rules: [...rulesFrom(2), ...rulesFrom(15)] },
  )
  expect(floatsOf([page])).toEqual(twoFloats('Word', 'Word'))
})

test('where captions stand below all tables, one that is nearer to the next table has its own', () => {
  const page = drawPage(
    `
${BODY}
${TABLE}
  Table 1: Words of the first text.                                     {9}
${TABLE.replace('Word', 'Tree')}
  Table 2: Words of the second text.                                    {9}

${BODY}`,
    { rules: [...rulesFrom(8), ...rulesFrom(13)] },
  )
  expect(floatsOf([page])).toEqual(twoFloats('Word', 'Tree'))
})

test('a table goes on at the head of the next page', () => {
  const first = drawPage(
    `${BODY}
  Table 1: Words of the text.                                           {9}
${TABLE}`,
    { rules: rulesFrom(8) },
  )
  const second = drawPage(
    `
  fish          3         5                                             {8}
  bread         8         1                                             {8}
  corn          2         2                                             {8}

${BODY}`,
    { number: 2, rules: rulesFrom(0) },
  )
  expect(floatsOf([first, second])).toEqual([
    { caption: 'Table 1: Words of the text.', parts: ['Word', 'fish'], notes: [] },
  ])
})

test('a table goes on in the same columns below the running head of the next page, without rules', () => {
  const first = drawPage(
    `
  Table 1: Words of the text.                                           {9}
  Word          First     Second    Third                               {8}
  river         12        7         19                                  {8}
  water         14        2         16                                  {8}`,
    { rules: [ruleAbove(1, 0, 60), ruleAbove(2, 0, 60)], height: 130 },
  )
  const second = drawPage(
    `
  Of the words that are read in many a text, and of their number        {10}

  fish          3         5         8                                   {8}
  bread         8         1         9                                   {8}
  corn          2         2         4                                   {8}

${BODY}`,
    { number: 2 },
  )
  expect(floatsOf([first, second])).toEqual([
    { caption: 'Table 1: Words of the text.', parts: ['Word', 'fish'], notes: [] },
  ])
})

test('a table below running text on the next page is one of its own', () => {
  const first = drawPage(
    `${BODY}
  Table 1: Words of the text.                                           {9}
${TABLE}`,
    { rules: rulesFrom(8) },
  )
  const second = drawPage(
    `${BODY}
${TABLE}`,
    { number: 2, rules: rulesFrom(7) },
  )
  expect(floatsOf([first, second]).map(float => float.parts)).toEqual([['Word'], ['Word']])
})

test('a table below a heading on the next page is one of its own', () => {
  const first = drawPage(`${BODY}\n${TABLE}`, { rules: rulesFrom(7) })
  const second = (heading: string) => drawPage(`\n  ${heading}\n${TABLE}\n${BODY}`, { number: 2, rules: rulesFrom(3) })
  const parts = (heading: string) => floatsOf([first, second(heading)]).map(float => float.parts)
  expect(parts('2 Other words {14 bold}')).toEqual([['Word'], ['Word']])
  expect(parts('')).toEqual([['Word', 'Word']])
})

test('a table that goes on over a page has the caption that is below its end', () => {
  const first = drawPage(`${BODY}\n${TABLE}`, { rules: rulesFrom(8), height: 48 + 14 * 12 })
  const second = drawPage(
    `${TABLE}
  Table 1: Words of the first text.                                     {9}

${BODY}`,
    { number: 2, rules: rulesFrom(1) },
  )
  const both = [{ caption: 'Table 1: Words of the first text.', parts: ['Word', 'Word'], notes: [] }]
  expect(floatsOf([first, second])).toEqual(both)
})

test('a supplementary table of the same number does not continue the one before', () => {
  const pageOf = (number: number, caption: string) =>
    drawPage(`${BODY}\n\n  ${caption} {8 bold}\n${TABLE}`, { number, rules: rulesFrom(10) })
  const first = 'Table 1: Words of the first text.'
  const second = 'Supplementary Table 1: Words of the second text.'
  expect(floatsOf([pageOf(1, first), pageOf(2, second)]).map(({ caption }) => caption)).toEqual([first, second])
  expect(floatsOf([pageOf(1, first), pageOf(2, first)]).map(({ parts }) => parts.length)).toEqual([2])
})

test('a caption below the notes of its table is not that of the table below it', () => {
  const notes = Array.from({ length: 6 }, (_, i) => `  ${i + 1} Words are those of a year, as it says.  {7}`)
  const table = `${TABLE.slice(1)}${notes.join('\n')}\n\n  Table 1: Words of the first text.  {9}\n`
  const next = table.replace('river', 'lakes').replace('Table 1: Words of the first', 'Table 2: Words of the second')
  const rules = [...rulesFrom(7), ...rulesFrom(20)]
  const page = drawPage(`${BODY}\n\n${table}\n\n${next}`, { number: 2, rules })
  expect(floatsOf([drawPage(BODY), page]).map(({ caption, parts }) => ({ caption, parts }))).toEqual([
    { caption: 'Table 1: Words of the first text.', parts: ['Word'] },
    { caption: 'Table 2: Words of the second text.', parts: ['Word'] },
  ])
})

test('a table that goes on in the next column has the caption that is below its end', () => {
  const sides = (left: string, right: string) => `  ${left.padEnd(44)}${right}   {8}`
  const rows = ['Word          First     Second', 'river         12        7', 'water         14        2']
  const art = [
    ...rows.map(row => sides(row, row.replace('river', 'lakes').replace('water', 'ponds'))),
    sides('', ''),
    sides('', 'Table 1: Words of the text.'),
  ]
  const rules = [0, 1, 3].flatMap(row => [ruleAbove(row, 0, 36), ruleAbove(row, 44, 80)])
  const [float, ...others] = floatsOf([drawPage([...art, ...BODY.split('\n')], { rules })])
  expect(others).toEqual([])
  expect(float?.caption).toBe('Table 1: Words of the text.')
  expect(float?.parts).toHaveLength(2)
})

test('a table at the head of the next column goes on with the one before where its columns do', () => {
  const foot = ['Word          First     Second      ', 'river         12        7', 'water         14        2']
  const partsOf = (head: readonly string[]) => {
    const [left, right] = [
      [...prose(12, 36), '', ...foot],
      [...head, '', ...prose(12, 36)],
    ]
    const rules = [ruleAbove(0, 40, 76), ruleAbove(1, 40, 76), ruleAbove(3, 40, 76)]
    const others = [ruleAbove(13, 0, 36), ruleAbove(14, 0, 36), ruleAbove(16, 0, 36)]
    return floatsOf([drawPage(sideBySide([left, right]), { rules: [...rules, ...others] })]).map(({ parts }) => parts)
  }
  const same = ['Tree          First     Second      ', 'lakes         10        6', 'ponds         9         1']
  const other = [
    'Tree and leaf           Rings   Year',
    'lakes of the land       10      1601',
    'ponds of it    9       1702',
  ]
  expect(partsOf(same)).toEqual([['Word', 'Tree']])
  expect(partsOf(other)).toEqual([['Word'], ['Tree and leaf']])
})

test('tables side by side from one height on are neighbours where their heads differ', () => {
  const rows = ['river         12        7', 'water         14        2']
  const partsOf = (heads: readonly [string, string]) => {
    const [left, right] = heads.map(head => [head.padEnd(36), ...rows, '', ...prose(12, 36)])
    const rules = [0, 1, 3].flatMap(row => [ruleAbove(row, 0, 36), ruleAbove(row, 40, 76)])
    const page = drawPage(sideBySide([left ?? [], right ?? []]), { number: 2, rules })
    return floatsOf([drawPage(BODY), page]).map(({ parts }) => parts)
  }
  expect(partsOf(['Word          First     Second', 'Tree          First     Second'])).toEqual([['Word'], ['Tree']])
})

test('a table on the next page is another where its head has no more than half of the names', () => {
  const pageOf = (number: number, head: string) => {
    const rows = ['river         12        7         19', 'water         14        2         16']
    const rules = [0, 1, 3].map(row => ruleAbove(row, 0, 40))
    return drawPage([head, ...rows], { number, rules })
  }
  const partsOf = (...heads: readonly string[]) =>
    floatsOf(heads.map((head, i) => pageOf(i + 1, head))).map(({ parts }) => parts)
  const word = 'Word          First     Second    Third'
  expect(partsOf(word, 'Tree          First     Later     Third')).toEqual([['Word'], ['Tree']])
  expect(partsOf(word, 'Tree          First     Second    Third')).toEqual([['Word', 'Tree']])
})

test('a table in the next column is another where text follows the first one', () => {
  const foot = ['Word          First     Second      ', 'river         12        7', 'water         14        2']
  const head = ['Tree          First     Second      ', 'lakes         10        6', 'ponds         9         1']
  const [left, right] = [
    [...prose(8, 36), '', ...foot, '', ...prose(3, 36)],
    [...head, '', ...prose(11, 36)],
  ]
  const rules = [0, 1, 3].map(row => ruleAbove(row, 40, 76))
  const others = [9, 10, 12].map(row => ruleAbove(row, 0, 36))
  const page = drawPage(sideBySide([left, right]), { rules: [...rules, ...others] })
  expect(floatsOf([page]).map(({ parts }) => parts)).toEqual([['Word'], ['Tree']])
})
