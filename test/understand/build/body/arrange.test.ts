import { describe, expect, test } from 'vitest'
import type { Page } from '../../../../src/model/page/page.ts'
import type { BodyElement } from '../../../../src/understand/build/body/elements.ts'
import { linesOfElement } from '../../../../src/understand/build/body/elements.ts'
import { splitFootnotes } from '../../../../src/understand/build/notes/footnotes.ts'
import { classifyBlocks } from '../../../../src/understand/decide/classify.ts'
import type { Role } from '../../../../src/model/roles/role.ts'
import { arrangePages, decidePages, decisionOf, rolesBy, type RoleOf } from '../../../support/arrange.ts'
import { evidenceOf } from '../../../support/decide.ts'
import { arrangeElements } from '../../../../src/understand/build/body/arrange.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { gap, paragraph, prose, sideBySide } from '../../../support/prose.ts'
import { RANDOM_SEEDS, randomPage } from '../../../support/random-page.ts'

/** Type and first words of each element; a paragraph with the number of its parts. */
function show(element: BodyElement): string {
  const start = linesOfElement(element)[0]?.text.split(' ').slice(0, 2).join(' ') ?? ''
  const parts = element.type === 'paragraph' ? ` ${element.paragraph.parts.length}` : ''
  return `${element.type}${parts}: ${start}`
}

const arrange = (pages: readonly Page[], roleOf: RoleOf = () => undefined) => arrangePages(pages, roleOf).map(show)

/** A full page, so that its last line is full and its columns are known. */
const full = (first: string) => prose(12, 70, first)

test('a heading that goes on with the number above it is one heading', () => {
  const page = drawPage(['Chapter 1', '', 'Rivers', '', ...full('One')])
  const roleOf = rolesBy([/^Chapter/, 'heading'], [/^Rivers/, { ...decisionOf('heading'), continues: true }])
  const [heading] = arrangePages([page], roleOf)
  expect(heading && linesOfElement(heading).map(line => line.text)).toEqual(['Chapter 1', 'Rivers'])
})

test('a run-in heading whose words go on in the next block is one heading, with its paragraph behind it', () => {
  const rows = (first: string) => [
    `<b>${prose(1, 70, first)[0]}</b>`,
    '',
    `<b>and towns.</b> ${prose(1, 59, 'They')[0]}`,
    ...paragraph(5, 70, 'and'),
    '',
    '',
  ]
  const elements = arrangePages([drawPage([...rows('Rivers'), ...rows('People')])], () => undefined)
  const texts = elements.map(element => [element.type, linesOfElement(element).map(line => line.text)] as const)
  expect(texts.map(([type]) => type)).toEqual(['heading', 'paragraph', 'heading', 'paragraph'])
  expect(texts[0]?.[1].at(-1)).toBe('and towns.')
  expect(texts[1]?.[1][0]).toMatch(/^They/)
})

test('lines of a program right below one another are one program', () => {
  const page = drawPage([
    ...full('One'),
    '',
    'for rivers: {mono}',
    '    count += 1 {mono}',
    '',
    '',
    '',
    'return count {mono}',
  ])
  const roleOf = rolesBy([/^(?:for|count|return)/, 'code'])
  expect(arrange([page], roleOf)).toEqual(['paragraph 1: One the', 'doubt: for rivers:', 'doubt: return count'])
})

describe('a paragraph', () => {
  test('is joined across a page break', () => {
    const pages = [
      drawPage(full('One')),
      drawPage([...paragraph(4, 70, 'two'), ...paragraph(4, 70, 'Three')], { number: 2 }),
    ]
    expect(arrange(pages)).toEqual(['paragraph 2: One the', 'paragraph 1: Three the'])
  })

  test('is joined across columns', () => {
    const page = drawPage(sideBySide([prose(10, 35, 'One'), prose(10, 35, 'two')]))
    expect(arrange([page])).toEqual(['paragraph 2: One the'])
  })

  test('is joined across a float and a footnote, which stand behind its start', () => {
    const page = drawPage([
      ...full('One'),
      '',
      'Figure 1. Rivers {8}',
      '',
      ...paragraph(3, 70, 'two'),
      '',
      '^1^ A note. {8}',
    ])
    const next = drawPage(paragraph(3, 70, 'Three'), { number: 2 })
    const roleOf = rolesBy([/^Figure/, 'figure-caption'], [/^1 A/, 'footnote'])
    expect(arrange([page, next], roleOf)).toEqual([
      'paragraph 2: One the',
      'figure: Figure 1.',
      'footnote: 1 A',
      'paragraph 1: Three the',
    ])
  })

  describe('above text in smaller type at the foot of its page', () => {
    const note = ['', 'Address of the river {7}']
    const above = drawPage([...full('One'), ...note])

    test('goes on behind it', () => {
      const below = drawPage(paragraph(4, 70, 'two'), { number: 2 })
      expect(arrange([above, below])).toEqual(['paragraph 2: One the', 'paragraph 1: Address of'])
    })

    test('ends where another one begins, or in its own column', () => {
      const finished = drawPage([...paragraph(12, 70, 'One'), ...note])
      const below = drawPage(paragraph(4, 70, 'Two'), { number: 2 })
      expect(arrange([finished, below])).toHaveLength(3)
      expect(arrange([drawPage([...full('One'), ...note, '', ...paragraph(4, 70, 'two')])])).toHaveLength(3)
    })

    test('ends at a heading', () => {
      const below = drawPage(['Rivers {bold}', '', ...paragraph(4, 70, 'two')], { number: 2 })
      expect(arrange([above, below], rolesBy([/^Rivers/, 'heading']))).toHaveLength(4)
    })
  })

  test('goes on with the next number of those in its sentence, not with an item', () => {
    const counting = (words: string) => drawPage([...full('One'), `${prose(1, 70 - words.length, 'by')[0]}${words}`])
    const below = drawPage(['(3) people of the land,', ...paragraph(4, 70, 'and')], { number: 2 })
    expect(arrange([counting(' (1) rivers, (2) towns and'), below])).toEqual(['paragraph 2: One the'])
    expect(arrange([counting(' (1) rivers of the towns and'), below])).toContain('paragraph 1: One the')
  })

  test('goes on behind the shortened first part of a name', () => {
    const below = drawPage(paragraph(4, 70, 'sanctum'), { number: 2 })
    const ending = (words: string) => drawPage([...full('One'), `${prose(1, 50, 'and')[0]} ${words}`])
    expect(arrange([ending('near O.'), below])).toEqual(['paragraph 2: One the'])
    expect(arrange([ending('river.'), below])).toEqual(['paragraph 1: One the', 'paragraph 1: sanctum the'])
  })

  test('ends at a heading', () => {
    const page = drawPage([...full('One'), '', 'Rivers {bold}', '', ...paragraph(3, 70, 'two')])
    expect(arrange([page], rolesBy([/^Rivers/, 'heading']))).toEqual([
      'paragraph 1: One the',
      'heading: Rivers',
      'paragraph 1: two the',
    ])
  })

  test('holds the places of the formulas inside it, which follow it', () => {
    const page = drawPage([...full('One'), '', '        a = b + c', '', ...paragraph(3, 70, 'where')])
    const elements = arrangePages([page], rolesBy([/^a = b/, 'formula']))
    expect(elements.map(show)).toEqual(['paragraph 2: One the', 'doubt: a ='])
    expect(elements).toMatchObject([{ paragraph: { formulas: [{ afterPart: 0, formula: 1 }] } }, { formula: 1 }])
  })

  test('that opens with a list mark is an item', () => {
    const elements = arrangePages([drawPage(['• Rivers', '• Towns'])], () => undefined)
    expect(elements.map(element => element.type === 'paragraph' && element.kind)).toEqual(['item', 'item'])
  })
})

describe('headings that run in', () => {
  const rest = prose(1, 52, 'They')[0]
  const rows = [
    'Methods {12 bold}',
    '',
    `<b>Old rivers.</b> ${rest}`,
    ...paragraph(2, 64, 'goes'),
    '',
    `<b>Old people.</b> ${rest}`,
  ]
  const roleOf = rolesBy([/^Methods/, { ...decisionOf('heading'), heading: { level: 2, number: undefined } }])

  test('are separated from their paragraph, one level below the heading above', () => {
    const elements = arrangePages([drawPage(rows)], roleOf)
    expect(elements.map(show)).toEqual([
      'heading: Methods',
      'heading: Old rivers.',
      'paragraph 1: They the',
      'heading: Old people.',
      'paragraph 1: They the',
    ])
    expect(elements.map(element => element.type === 'heading' && element.isRunIn)).toEqual([
      false,
      true,
      false,
      true,
      false,
    ])
    expect(elements[1]).toMatchObject({ heading: { level: 3, number: undefined } })
  })

  test('of a section of its own are of the top level', () => {
    const page = drawPage([...rows.slice(0, 2), `<b>Acknowledgments.</b> ${rest}`])
    expect(arrangePages([page], roleOf)[1]).toMatchObject({ heading: { level: 1 }, isRunIn: true })
  })

  test('have the number that they print', () => {
    const page = drawPage([`<b>2.1. Old rivers.</b> ${rest}`])
    expect(arrangePages([page], () => undefined)[0]).toMatchObject({ heading: { number: '2.1' } })
  })
})

describe('lists of references', () => {
  test('are split into entries, over pages and floats', () => {
    const first = drawPage(['References {bold}', '', '[1] A. Lee. Rivers of', '', 'Figure 1. Map {8}'])
    const second = drawPage(['old towns. 2001.', '[2] B. Berg. Towns.'], { number: 2 })
    const roleOf = rolesBy([/^References/, 'references-heading'], [/^Figure/, 'figure-caption'], [/./, 'reference'])
    const elements = arrangePages([first, second], roleOf)
    expect(elements.map(show)).toEqual([
      'heading: References',
      'reference: [1] A.',
      'figure: Figure 1.',
      'reference: [2] B.',
    ])
    expect(elements[1] && linesOfElement(elements[1])).toHaveLength(2)
  })

  test('under different headings are lists of their own', () => {
    const page = drawPage([
      'Books {bold}',
      '',
      '[1] A. Lee.',
      '[2] B. Berg.',
      '',
      'Papers {bold}',
      '',
      '[1] C. Novak.',
      '[2] D. Old.',
    ])
    const roleOf = rolesBy([/^(Books|Papers)/, 'references-heading'], [/./, 'reference'])
    expect(arrange([page], roleOf).filter(text => text.startsWith('reference'))).toHaveLength(4)
  })
})

describe('footnotes', () => {
  test('are split, and continue in the notes of the next page', () => {
    const first = drawPage([...full('One'), '', '^1^ See there. {8}', '^2^ See here {8}'])
    const second = drawPage([...full('two'), '', 'and here. {8}', '^3^ And there. {8}'], { number: 2 })
    const elements = arrangePages([first, second], rolesBy([/^(1 See|and here|3 And)/, 'footnote']))
    expect(elements.map(show)).toEqual([
      'paragraph 2: One the',
      'footnote: 1 See',
      'footnote: 2 See',
      'footnote: 3 And',
    ])
    expect(elements[2] && linesOfElement(elements[2])).toHaveLength(2)
  })
})

describe('figures and tables', () => {
  test('are one element where their first block stands', () => {
    const page = drawPage([...full('One'), '', 'Table 1. Rivers {8}', '', 'Po 652 {7}', '', 'a note {6}'])
    const roleOf = rolesBy([/^Table/, 'table-caption'], [/^Po/, 'table'], [/^a note/, 'table-note'])
    expect(arrange([page], roleOf)).toEqual(['paragraph 1: One the', 'table: Table 1.'])
  })

  test('without caption follow the text of their page', () => {
    const box = { left: 40, top: 48 + 14 * 12, right: 300, bottom: 48 + 18 * 12 }
    const first = drawPage([...paragraph(12, 70, 'One'), ...gap(3), 'label {7}'], { figures: [box] })
    const second = drawPage(paragraph(3, 70, 'Two'), { number: 2 })
    expect(arrange([first, second])).toEqual(['paragraph 1: One the', 'figure: label', 'paragraph 1: Two the'])
  })
})

describe('blocks that do not look like text', () => {
  test.each([
    ['code', 'code'],
    ['glossed-example', 'gloss'],
    ['doubt', 'other'],
    ['margin', 'other'],
    ['publication-info', 'other'],
  ] as const)('of role %s are in doubt', (role: Role, kind) => {
    expect(arrangePages([drawPage('x := y')], () => role)).toMatchObject([{ type: 'doubt', kind }])
  })

  test('of a formula over several lines are one formula, with numbers in their order', () => {
    const page = drawPage(['a = b', ...gap(4), 'c = d'])
    const elements = arrangePages([page], () => 'formula')
    expect(elements).toMatchObject([{ formula: 1 }, { formula: 2 }])
  })
})

test('no blocks are no elements', () => {
  expect(arrange([])).toEqual([])
})

test.each(RANDOM_SEEDS)('every glyph is in exactly one element (random pages %i)', seed => {
  const pages = [randomPage(seed), randomPage(seed + 70, 2)]
  const { decided, options } = decidePages(pages, () => undefined)
  const roles = classifyBlocks({ ...evidenceOf(pages), blocks: decided.map(({ block }) => block) })
  const own = decided.map(({ block }) => ({ block, decision: roles.get(block) ?? decisionOf('text') }))
  const notes = splitFootnotes(own.flatMap(({ block, decision }) => (decision.role === 'footnote' ? block.lines : [])))
  const runs = arrangeElements(own, { ...options, notes }).flatMap(element =>
    linesOfElement(element).flatMap(line => line.words.flatMap(word => word.runs)),
  )
  const texts = pages.flatMap(page => page.runs.map(run => run.text))
  // A heading that runs in may end inside a run: letters are compared, not runs.
  const lettersOf = (all: readonly string[]) => [...all.join('')].sort().join('')
  expect(lettersOf(runs.map(run => run.text))).toBe(lettersOf(texts))
})
