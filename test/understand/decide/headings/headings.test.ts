import { describe, expect, test } from 'vitest'
import type { Page } from '../../../../src/model/page/page.ts'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import type { Decisions } from '../../../../src/understand/decide/decision.ts'
import { classifyHeadings } from '../../../../src/understand/decide/headings/headings.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { paragraph } from '../../../support/prose.ts'
import { showRules } from '../../../support/show-rules.ts'

showRules()

/** Headings of the pages with their levels: `1 Introduction`. */
function headingsOf(...pages: Page[]): string[] {
  const evidence = evidenceOf(pages)
  const decisions = classifyHeadings(evidence, new Map())
  return evidence.blocks.flatMap(block => {
    const heading = decisions.get(block)?.heading
    return heading === undefined ? [] : [`${heading.level}: ${textOfBlock(block)}`]
  })
}

const text = () => paragraph(6, 70, 'Rivers')
/** A page of headings with a paragraph under each. */
const under = (...headings: string[]) => drawPage(headings.flatMap(heading => ['', heading, '', ...text()]))

describe('headings', () => {
  test.each([
    ['of two columns', 'Rivers          Towns and places'],
    ['of symbols', 'V NP V'],
    ['of functions', 'SUBJ-N(report,river), OBJ(report,town)'],
    ['of a grammar', 'RIVER ::= Water(town)'],
    ['of a set', 'Oblig(SV) = {River, Town, Water}'],
    ['of a set without a name', '{river} {town}'],
    ['of commands', '\\rivers[old]{town}'],
  ])('are no rows %s, though they are bold', (_, row) => {
    expect(headingsOf(under('1 Introduction {bold}', `${row} {bold}`))).toEqual(['1: 1 Introduction'])
  })

  test('are not what continues a statement in its italic type', () => {
    const rows = (label: string) => [
      ...text(),
      '',
      `<b>${label}</b> <i>Each river of the land is given by the towns beside it.</i>`,
      '',
      '',
      'Rivers of all towns hold {italic}',
      '',
      '',
      ...text(),
    ]
    expect(headingsOf(drawPage(rows('Definition 4.')))).toEqual([])
    expect(headingsOf(drawPage(rows('Rivers of towns.')))).toHaveLength(1)
    const items = ['(1) Rivers of all towns hold {italic}', '', '', '(2) Towns of all rivers hold {italic}', '']
    expect(headingsOf(drawPage([...rows('Definition 4.').slice(0, -6), '', '', ...items, '', ...text()]))).toEqual([])
  })

  test('are no numbered notes below a heading of notes', () => {
    const page = (heading: string) =>
      drawPage([
        '',
        '1 Rivers {14}',
        '',
        ...text(),
        '',
        '2 Towns {14}',
        '',
        ...text(),
        '',
        `${heading} {14}`,
        '',
        '1. The river is meant, as the old people of the town say',
        'of it',
        '2. rivers.example',
        '',
        'References {14}',
        '',
        ...text(),
      ])
    expect(headingsOf(page('Notes')).map(heading => heading.slice(3))).toEqual([
      '1 Rivers',
      '2 Towns',
      'Notes',
      'References',
    ])
  })

  test('are no names of an entry above its year', () => {
    const entries = (below: string) =>
      drawPage([
        '',
        'Rivers of towns {bold}',
        '',
        ...text(),
        '',
        'References {14 bold}',
        '',
        'Lee (2011): Old towns. River Press.',
        '',
        'Li# Ann {bold}',
        below,
        ...text(),
      ])
    expect(headingsOf(entries('(2016): Rivers of the old towns. River Press.'))).not.toContainEqual(
      expect.stringContaining('Li#'),
    )
    expect(headingsOf(entries('Rivers of the old towns. River Press.'))).toContainEqual(expect.stringContaining('Li#'))
  })

  test('may fill their line in the font of others, above a paragraph that opens set in', () => {
    const full = `${'Counts of rivers and towns '.repeat(4).slice(0, 69).trim()}s {font=Sans}`
    const others = ['Old rivers', 'Old towns', 'Old people'].flatMap(words => [...text(), '', `${words} {font=Sans}`])
    const rows = (indent: string) => [`${indent}They ${text()[0]?.slice(0, 60)}`, ...text()]
    const page = (indent: string) =>
      drawPage([...others, ...text(), '', 'Methods {bold}', '', full, ...rows(indent)], { height: 1000 })
    expect(headingsOf(page('   '))).toContainEqual(expect.stringContaining('Counts of rivers'))
    expect(headingsOf(page(''))).not.toContainEqual(expect.stringContaining('Counts of rivers'))
  })

  test('may have a wide space behind their number', () => {
    expect(headingsOf(under('1          Introduction {bold}', 'Chapter 2      Methods {bold}'))).toHaveLength(2)
  })

  test('are found by number, by weight and by key word', () => {
    expect(headingsOf(under('1 Introduction', '2 Methods {bold}', 'References'))).toEqual([
      '1: 1 Introduction',
      '1: 2 Methods',
      '1: References',
    ])
  })

  test('are no lines of a program, which stand on one another without text', () => {
    const program = ['IF X IS OLD THEN', 'RETURN TRUE', 'ELSE IF X IS NEW', 'RETURN FALSE', 'END OF IT']
    const stacked = drawPage([
      ...text(),
      ...['', 'Rivers of Old', ''].map(line => (line === '' ? '' : `${line} {12 bold}`)),
      ...text(),
      ...program.flatMap(line => ['', `${line} {bold}`]),
      '',
      ...text(),
    ])
    expect(headingsOf(stacked)).toEqual(['1: Rivers of Old'])
  })

  test('are no items of a list in bold, whose numbers follow one another without text between', () => {
    const items = (...between: string[]) =>
      headingsOf(
        drawPage([
          'Introduction {12 bold}',
          '',
          ...text(),
          ...['', '1. The rivers {bold}', '', ...between, '2. The old towns {bold}', ''],
          ...text(),
        ]),
      )
    expect(items()).toEqual(['1: Introduction'])
    expect(items(...text(), '')).toHaveLength(3)
  })

  test('are no items of a list that are set apart, though they end open and space is around them', () => {
    const items = ['(1) Rivers of the south that nobody measured', '(2) Rivers of the north', '(3) Towns']
    const list = drawPage([
      'Introduction {12 bold}',
      '',
      ...text(),
      ...items.flatMap(item => ['', item]),
      '',
      ...text(),
    ])
    expect(headingsOf(list)).toEqual(['1: Introduction'])
  })

  test('are the names of the parts of a list of references, where there are several, and not the first lines of entries', () => {
    const entry = ['Lee, Ann and Berg, Bo (1999). Rivers that', 'move through towns. Old Town: River Press.']
    const listed = (...rows: string[]) =>
      headingsOf(
        drawPage([
          'Introduction {14 bold}',
          '',
          ...text(),
          '',
          'References {14 bold}',
          '',
          ...rows.flatMap(row => ['', `${row} {bold}`, '', ...entry]),
        ]),
      )
    expect(listed('Primary sources', 'Secondary literature').slice(2)).toEqual([
      '2: Primary sources',
      '2: Secondary literature',
    ])
    expect(listed('Primary sources', 'Novak, C.').slice(2)).toEqual([])
    expect(listed('Ann Lee', 'Bo Berg').slice(2)).toEqual([])
    // The first lines of entries fill their column.
    const full = ['Postcards of the national library and of', 'Songs of the north and of all the other'].map(line =>
      line.padEnd(70, ' collections').slice(0, 69).trimEnd(),
    )
    expect(listed(...full.map(line => `${line}s`)).slice(2)).toEqual([])
  })

  test('are right below a heading that only the others in its style show, not below what is none', () => {
    const look = (words: string) => `${words} {font=Sans}`
    const above = ['Old towns', 'People', 'Boats'].flatMap(words => ['', look(words), '', ...text()])
    const rows = (words: string) => [...above, '', words, '', 'Towns of the north {italic}', ...text()]
    expect(headingsOf(drawPage(rows(look('Rivers')))).slice(-2)).toEqual(['1: Rivers', '2: Towns of the north'])
    expect(headingsOf(drawPage(rows('Rivers')))).not.toContain('2: Towns of the north')
  })

  test('are no lines that say where a figure or a quotation is from', () => {
    const sources = ['Fonte: Elaborado pelos autores {bold}', 'Thornton, 1988, p. 28 {bold}']
    expect(headingsOf(under('1 Introduction', ...sources, '2 Methods'))).toEqual(['1: 1 Introduction', '1: 2 Methods'])
  })

  test('are joined with a number that stands alone above them', () => {
    const pages = ['Chapter 1 {16 bold}', 'Chapter 2 {16 bold}'].map((label, i) =>
      drawPage([
        label,
        '',
        `${i === 0 ? 'Rivers' : 'Old towns'} {18 bold}`,
        '',
        ...text(),
        '',
        `${i + 1}.1 Data {bold}`,
        '',
        ...text(),
      ]),
    )
    const evidence = evidenceOf(pages)
    const decisions = classifyHeadings(evidence, new Map())
    const found = evidence.blocks.flatMap(block => {
      const decision = decisions.get(block)
      if (decision?.heading === undefined) return []
      return [`${decision.continues === true ? '+ ' : ''}${textOfBlock(block)} ${decision.heading.level}`]
    })
    expect(found).toEqual(['Chapter 1 1', '+ Rivers 1', '1.1 Data 2', 'Chapter 2 1', '+ Old towns 1', '2.1 Data 2'])
  })

  test('may be numbers alone that count on, of the level of the capitals beside them', () => {
    const center = ' '.repeat(34)
    const chapters = (...titles: string[]) => headingsOf(under(...titles.map(title => `${center}${title} {12}`)))
    expect(chapters('PREFACE', '1', '2', '3')).toEqual(['1: PREFACE', '1: 1', '1: 2', '1: 3'])
    expect(chapters('I', 'II')).toEqual(['1: I', '1: II'])
    expect(chapters('3', '7')).toEqual([])
    expect(chapters('(1)', '(2)')).toEqual([])
  })

  test('may be capitals too short to tell them from an acronym, where others of their type are in capitals', () => {
    const capitals = headingsOf(under('SEAS {14}', 'TOWNS AND PEOPLE {12 bold}', 'RIVERS AND LAND {14}', 'NOTES {14}'))
    expect(capitals).toEqual(['1: SEAS', '2: TOWNS AND PEOPLE', '1: RIVERS AND LAND', '1: NOTES'])
    const title = headingsOf(under('Rivers {14}', 'TOWNS AND PEOPLE {14}', 'SEAS {14}'))
    expect(title).toEqual(['1: Rivers', '2: TOWNS AND PEOPLE', '1: SEAS'])
  })

  test('of references have a role of their own', () => {
    const evidence = evidenceOf([under('1 Introduction {bold}', '2 Rivers {bold}', 'References {bold}')])
    const decisions = classifyHeadings(evidence, new Map())
    const roles = [...decisions].map(([block, { role }]) => `${role}: ${textOfBlock(block)}`)
    expect(roles).toEqual(['heading: 1 Introduction', 'heading: 2 Rivers', 'references-heading: References'])
  })

  test('have levels by number and by style together', () => {
    const page = under('1 Introduction {12 bold}', '1.1 Rivers {bold}', 'Towns {bold}', 'Conclusion {12 bold}')
    expect(headingsOf(page)).toEqual(['1: 1 Introduction', '2: 1.1 Rivers', '2: Towns', '1: Conclusion'])
  })

  test('that have too few points alone are found where others look like them', () => {
    const weak = 'How much water is there? {italic}'
    expect(headingsOf(drawPage([...text(), weak, ...text()]))).toEqual([])
    const strong = under('Rivers of the north {italic}', 'Rivers of the south {italic}', weak)
    expect(headingsOf(strong)).toContain('1: How much water is there?')
  })

  test('right under another one are found without space above them', () => {
    const rows = ['1 Methods {12 bold}', 'Data {italic}', ...text(), '', '2 Results {12 bold}', '', ...text()]
    expect(headingsOf(drawPage(rows))).toEqual(['1: 1 Methods', '2: Data', '1: 2 Results'])
  })

  test('are not lines of a list of references that look like none before', () => {
    const rows = [
      '1 Introduction {bold}',
      '',
      ...text(),
      '',
      'References {bold}',
      '',
      'Old Towns {italic}',
      '',
      ...text(),
    ]
    expect(headingsOf(drawPage(rows))).toEqual(['1: 1 Introduction', '1: References'])
  })

  test('are none in running text, and none on an empty page', () => {
    expect(headingsOf(drawPage([...text(), '', ...text()]))).toEqual([])
    expect(headingsOf(drawPage(''))).toEqual([])
  })

  test('are not read from turned text', () => {
    const turned = drawPage(['', 'References {14 bold}'], { direction: 90 })
    const page = drawPage(text())
    expect(headingsOf({ ...page, runs: [...page.runs, ...turned.runs] })).toEqual([])
  })

  test('leave blocks alone that have a role', () => {
    const evidence = evidenceOf([under('1 Introduction {bold}')])
    const caption = { role: 'figure-caption' as const, score: 1, evidence: [] }
    const decisions: Decisions = new Map(evidence.blocks.map(block => [block, caption]))
    expect(classifyHeadings(evidence, decisions).size).toBe(0)
  })
})

describe('chapters whose word and number stand on their own line', () => {
  /** Headings of the pages with level and number: `1 1 Chapter 1 Rivers`. */
  const numbersOf = (...pages: Page[]) => {
    const evidence = evidenceOf(pages)
    const decisions = classifyHeadings(evidence, new Map())
    return evidence.blocks.flatMap(block => {
      const decision = decisions.get(block)
      const heading = decision?.heading
      return heading === undefined || decision?.continues
        ? []
        : [`${heading.level} ${heading.number ?? '-'} ${textOfBlock(block)}`]
    })
  }
  const pages = (...groups: string[][]) =>
    groups.map((lines, i) => drawPage([...lines, '', ...text(), ...text()], { number: i + 1 }))

  test('have that number, and are below their part', () => {
    const book = pages(
      ['Part I {20 bold}', 'The land {20 bold}'],
      ['Chapter 1 {14 bold}', '', 'Rivers {16 bold}', '', ...text(), '', '1.1 Data {12 bold}'],
      ['Chapter 2 {14 bold}', '', 'A river {16 bold}', '', ...text(), '', '2.1 Data {12 bold}'],
    )
    expect(numbersOf(...book)).toEqual([
      '1 I Part I The land',
      '2 1 Chapter 1',
      '3 1.1 1.1 Data',
      '2 2 Chapter 2',
      '3 2.1 2.1 Data',
    ])
  })

  test('have the word in their title where that goes on behind it', () => {
    const [first] = numbersOf(...pages(['Chapter 1: Rivers {16 bold}'], ['Chapter 2: Towns {16 bold}']))
    expect(first).toBe('1 - Chapter 1: Rivers')
  })
})

describe('statements', () => {
  test('with their number first, and labels of proofs, are no headings', () => {
    const lines = [
      '1 Rivers {bold}',
      '1.1. Definition. {bold}',
      '1.2. Lemma (Rivers). {bold}',
      'Proof of Lemma 1.2. {bold}',
      'Proof. {bold}',
    ]
    expect(headingsOf(under(...lines, '1.3 Towns {bold}'))).toEqual(['1: 1 Rivers', '2: 1.3 Towns'])
    const run = '<b>1.1 Theorem</b> <i>Each river of the land has its towns.</i>'
    expect(headingsOf(under('1 Rivers {bold}', run, '1.2 Towns {bold}'))).toEqual(['1: 1 Rivers', '2: 1.2 Towns'])
  })

  test('have words that may be the title of a section too', () => {
    expect(headingsOf(under('1 Rivers {bold}', '1.1 Example {bold}', '1.2 Proof {bold}'))).toHaveLength(3)
  })
})
