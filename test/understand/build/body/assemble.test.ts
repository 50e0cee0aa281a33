import { describe, expect, test } from 'vitest'
import type { TextLine } from '../../../../src/model/page/text-line.ts'
import { assembleSections } from '../../../../src/understand/build/body/assemble.ts'
import type { BodyElement } from '../../../../src/understand/build/body/elements.ts'
import { splitFootnotes } from '../../../../src/understand/build/notes/footnotes.ts'
import { textWithoutMarks } from '../../../../src/understand/build/paragraphs/inlines.ts'
import type { DoubtKind, PaperBlock, Section } from '../../../../src/model/paper/paper.ts'
import { blocksOf } from '../../../../src/understand/build/body/sections.ts'
import { drawBlock, drawLines } from '../../../support/draw-block.ts'
import { contextOf, pagesBehindOf } from '../../../support/inline-context.ts'

const lines = (art: string, number = 1): TextLine[] => drawLines(art, { number })

const heading = (art: string, level = 1, number?: string, page = 1): BodyElement => ({
  type: 'heading',
  lines: lines(art, page),
  heading: { level, number },
  isRunIn: false,
})

/** A paragraph of drawn parts, one for each page from `page` on. */
function paragraph(parts: readonly string[], page = 1): BodyElement {
  const drafts = parts.map((art, i) => ({
    lines: lines(art, page + i),
    item: undefined,
    startsAnew: false,
    endsFull: true,
    roomAtEnd: 0,
    indent: 0,
  }))
  return { type: 'paragraph', kind: 'text', paragraph: { parts: drafts, formulas: [] } }
}

const item = (art: string, mark: string): BodyElement => {
  const own = { mark, value: undefined, kind: 'bullet' as const }
  const draft = { lines: lines(art), item: own, startsAnew: true, endsFull: false, roomAtEnd: 60, indent: 0 }
  return { type: 'paragraph', kind: 'item', paragraph: { parts: [draft], formulas: [] } }
}

const reference = (art: string, label?: string): BodyElement => ({
  type: 'reference',
  entry: { lines: lines(art), label, labelLength: label?.length ?? 0 },
})

const footnote = (art: string, page = 1): BodyElement => {
  const [note] = splitFootnotes(lines(art, page))
  if (note === undefined) throw new Error('a note is drawn')
  return { type: 'footnote', note }
}

const doubt = (art: string, kind: DoubtKind = 'other', page = 1): BodyElement => ({
  type: 'doubt',
  kind,
  lines: lines(art, page),
  formula: kind === 'formula' ? 1 : undefined,
})

const assemble = (...elements: readonly BodyElement[]) => assembleSections(elements, 1, contextOf())

/** Number, title and kind of all sections, in reading order: `2/ 2.1 Data`. */
function titlesOf(sections: readonly Section[]): string[] {
  return sections.flatMap(({ level, number, title, sections: inner }) => [
    `${level}/ ${[number, textWithoutMarks(title)].filter(part => part !== undefined).join(' ')}`,
    ...titlesOf(inner),
  ])
}

function show(block: PaperBlock): string {
  switch (block.type) {
    case 'page-break':
      return `page ${block.page.local}`
    case 'doubt':
      return `doubt: ${block.text}`
    case 'figure':
    case 'table':
      return `${block.type}: ${textWithoutMarks(block.caption)}`
    case 'paragraph':
    case 'footnote':
      return `${block.type}: ${textWithoutMarks(block.content)}`
  }
}

const blocks = (...elements: readonly BodyElement[]) => blocksOf(assemble(...elements)).map(show)

test('an item is as deep as its mark, though its other lines stand left of it', () => {
  const [section] = assemble(item('(1) Towns stay.', '(1)'), item('    (a) Rivers move\nto the sea.', '(a)'))
  expect(section?.blocks.map(block => (block.type === 'paragraph' ? block.item?.level : 0))).toEqual([1, 2])
})

describe('sections', () => {
  test('have the titles of their headings without the number', () => {
    const sections = assemble(
      heading('1 Introduction', 1, '1'),
      heading('2. Methods', 1, '2'),
      heading('2.1.  Data', 2, '2.1'),
      heading('IV — RESULTS', 1, 'IV'),
      heading('Appendix A: Proofs', 1, 'A'),
      heading('References'),
    )
    expect(titlesOf(sections)).toEqual([
      '1/ 1 Introduction',
      '1/ 2 Methods',
      '2/ 2.1 Data',
      '1/ IV RESULTS',
      '1/ A Proofs',
      '1/ References',
    ])
  })

  test('keep a title whose number was read in another way', () => {
    expect(titlesOf(assemble(heading('Introduction', 1, '7')))).toEqual(['1/ 7 Introduction'])
  })

  test('have a kind by their key word', () => {
    const sections = assemble(heading('Rivers'), heading('Acknowledgments'), heading('References'), heading('Appendix'))
    expect(sections.map(section => section.kind)).toEqual(['text', 'acknowledgments', 'references', 'appendix'])
  })

  test('are appendices where they count in letters behind numbered ones', () => {
    const kinds = (...numbers: string[]) =>
      assemble(...numbers.map(number => heading(`${number} Rivers`, 1, number))).map(section => section.kind)
    expect(kinds('1', '2', 'A', 'B', 'C')).toEqual(['text', 'text', 'appendix', 'appendix', 'appendix'])
    expect(kinds('A', 'B')).toEqual(['text', 'text'])
    expect(kinds('I', 'II', 'C')).toEqual(['text', 'text', 'text'])
  })

  test('hold what stands under them, untitled where no heading stands before it', () => {
    const sections = assemble(paragraph(['Start.']), heading('1 Rivers', 1, '1'), paragraph(['They move.']))
    expect(sections.map(section => [section.level, section.blocks.map(show)])).toEqual([
      [0, ['paragraph: Start.']],
      [1, ['paragraph: They move.']],
    ])
  })

  test('of references are made for entries that have no heading', () => {
    const sections = assemble(
      heading('1 Rivers', 1, '1'),
      reference('[1] A. Lee.', '[1]'),
      reference('[2] B. Berg.', '[2]'),
    )
    expect(sections.map(section => section.kind)).toEqual(['text', 'references'])
    expect(sections[1]?.blocks).toMatchObject([
      { kind: 'reference', item: { mark: '[1]' } },
      { kind: 'reference', item: { mark: '[2]' } },
    ])
  })
})

describe('blocks', () => {
  test('lose the marks and labels that they open with, and remember them', () => {
    const [section] = assemble(item('(a) Rivers', '(a)'), reference('3. A. Lee.', '3.'), footnote('^12^ See there.'))
    expect(section?.blocks).toMatchObject([
      { kind: 'item', item: { level: 1, mark: '(a)' }, content: [{ text: 'Rivers' }] },
    ])
    expect(blocks(reference('3. A. Lee.', '3.'))).toEqual(['paragraph: A. Lee.'])
    expect(blocks(footnote('^12^ See there.'))).toEqual(['footnote: See there.'])
    expect(blocks(reference('A. Lee.'))).toEqual(['paragraph: A. Lee.'])
  })

  test('stand in the order of the elements', () => {
    const figure: BodyElement = {
      type: 'figure',
      page: 1,
      boxes: [],
      caption: lines('Figure 1'),
      interior: lines('label'),
    }
    const table: BodyElement = {
      type: 'table',
      page: 1,
      caption: lines('Table 1'),
      blocks: [drawBlock('Po 652')],
      notes: lines('* long'),
    }
    expect(blocks(paragraph(['Start.']), figure, footnote('* Note.'), table, doubt('x := y', 'code'))).toEqual([
      'paragraph: Start.',
      'figure: Figure 1',
      'footnote: Note.',
      'table: Table 1',
      'doubt: x := y',
    ])
  })

  test('have ids that count by kind', () => {
    const all = blocksOf(assemble(paragraph(['a']), doubt('b'), paragraph(['c']), reference('[1] d', '[1]')))
    expect(all.map(block => block.type !== 'page-break' && block.id)).toEqual(['p1', 'd1', 'p2', 'b1'])
  })

  test('in doubt tell their share of letters, length, size and font', () => {
    const [section] = assemble(doubt('a = 2 {7 mono}', 'formula'))
    expect(section?.blocks).toMatchObject([
      { kind: 'formula', formula: 1, text: 'a = 2', length: 5, tooSmall: true, monospace: true },
    ])
    const [plain] = assemble(doubt('rivers'))
    expect(plain?.blocks).toMatchObject([{ alpha: 1, length: 6, tooSmall: false, monospace: false }])
  })

  test('that are glossed examples keep what stands below what', () => {
    const art = '(1) ez   te\n    1SG  2SG'
    const example: BodyElement = {
      type: 'doubt',
      kind: 'gloss',
      lines: lines(art),
      formula: undefined,
      tags: ['L', 'G'],
    }
    const [section] = assemble(example)
    expect(section?.blocks).toMatchObject([{ kind: 'gloss', text: art, tags: ['L', 'G'] }])
  })

  test('are in doubt for their font only where the body has another', () => {
    const [section] = assembleSections([doubt('rivers {mono}')], 1, contextOf({ bodyIsMonospace: true }))
    expect(section?.blocks).toMatchObject([{ monospace: false }])
  })
})

describe('page breaks', () => {
  test('stand before the first block of a page', () => {
    expect(blocks(paragraph(['One.']), paragraph(['Two.'], 2))).toEqual([
      'paragraph: One.',
      'page 2',
      'paragraph: Two.',
    ])
  })

  test('stand behind the heading that opens the page, in its section', () => {
    const sections = assemble(
      heading('1 A', 1, '1'),
      paragraph(['One.']),
      heading('2 B', 1, '2', 2),
      paragraph(['Two.'], 2),
    )
    expect(sections.map(section => section.blocks.map(show))).toEqual([
      ['paragraph: One.'],
      ['page 2', 'paragraph: Two.'],
    ])
  })

  test('inside a paragraph stand there, and nowhere else', () => {
    const sections = assemble(paragraph(['It moves', 'slowly.']), paragraph(['Then'], 2))
    expect(blocksOf(sections).map(show)).toEqual(['paragraph: It moves slowly.', 'paragraph: Then'])
    const [first] = blocksOf(sections)
    expect(first?.type === 'paragraph' && first.content.filter(inline => inline.type === 'page-break')).toHaveLength(1)
  })

  test('stand once for each page that has no block', () => {
    expect(blocks(paragraph(['One.']), paragraph(['Four.'], 4))).toEqual([
      'paragraph: One.',
      'page 2',
      'page 3',
      'page 4',
      'paragraph: Four.',
    ])
  })

  test('stand for none that the paper does not have', () => {
    const context = contextOf({ pagesBehind: pagesBehindOf([1, 70_000]) })
    const sections = assembleSections([paragraph(['One.']), paragraph(['Far.'], 70_000)], 1, context)
    expect(blocksOf(sections).map(show)).toEqual(['paragraph: One.', 'page 70000', 'paragraph: Far.'])
  })

  test('are not drawn forward by a note at the foot of a page', () => {
    expect(blocks(paragraph(['One.']), footnote('* Note.', 2), paragraph(['Two.'], 2))).toEqual([
      'paragraph: One.',
      'footnote: Note.',
      'page 2',
      'paragraph: Two.',
    ])
  })

  test('begin after the first page that was read', () => {
    expect(blocksOf(assembleSections([paragraph(['Seven.'], 7)], 7, contextOf())).map(show)).toEqual([
      'paragraph: Seven.',
    ])
  })
})
