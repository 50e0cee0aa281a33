import { describe, expect, test } from 'vitest'
import type { Page, TextRun } from '../../../../../src/model/page/page.ts'
import { textOfBlock } from '../../../../../src/understand/evidence/blocks.ts'
import { weighTitle } from '../../../../../src/understand/decide/front/title/title-evidence.ts'
import { findTitle } from '../../../../../src/understand/decide/front/title/title.ts'
import { evidenceOf, textsOf } from '../../../../support/decide.ts'
import { CHARACTER_WIDTH, drawPage } from '../../../../support/draw-page.ts'
import { ruleAbove } from '../../../../support/draw-rules.ts'
import { gap, paragraph, prose, sideBySide } from '../../../../support/prose.ts'
import { drawRecognised } from '../../../../support/recognised.ts'

const COLUMN = 44

const HEAD = ['Ann Lee', '', 'Institute of Rivers, University of Somewhere', '']

describe('a title no larger than the text', () => {
  const lines = [
    'Stones in Slow Rivers                              {10}',
    '',
    ...HEAD,
    'Abstract. We say what rivers do and how it is known.',
    ...gap(2),
    '1 Introduction                                     {18 bold}',
    '',
    ...paragraph(20, 2 * COLUMN),
  ]

  test('is known by the names, the address and the abstract below it', () => {
    expect(textsOf([drawPage(lines)], 'title')).toEqual(['Stones in Slow Rivers'])
  })

  test('is known without them by its place above the text, but not in a scan, which may begin anywhere', () => {
    const alone = lines.filter(line => !HEAD.includes(line) && !line.startsWith('Abstract'))
    expect(textsOf([drawPage(alone)], 'title')).toEqual(['Stones in Slow Rivers'])
    expect(textsOf([drawRecognised(alone)], 'title')).toEqual([])
  })
})

test('a title of letters that could not be read is the title', () => {
  const title =
    'S\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD \uFFFD\uFFFD \uFFFD\uFFFD\uFFFD\uFFFD \uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD'
  const page = drawPage([`${title} {16 bold}`, '', ...HEAD, '1 Introduction {bold}', '', ...paragraph(20, 2 * COLUMN)])
  expect(textsOf([page], 'title')).toEqual([title])
  expect(textsOf([page], 'authors')[0]).toBe('Ann Lee')
})

describe('small capitals as a title', () => {
  const title = 'THE TOWNS AND THEIR RIVERS'
  const page = drawPage([
    `${title}     {6}`,
    '',
    'Ann Lee     {bold}',
    '',
    'Institute of Rivers, University of Somewhere',
    ...gap(2),
    '1 Introduction     {18 bold}',
    '',
    ...paragraph(20, 2 * COLUMN),
  ])

  const weightOf = (own: Page) => {
    const evidence = evidenceOf([own])
    const [block] = evidence.blocks
    const place = { page: evidence.blocks, next: undefined, largest: 18, isLogo: false, evidence }
    return block === undefined ? 0 : weighTitle(block, place).score
  }

  test('have the size of their initials', () => {
    expect(textsOf([enlargeInitials(page)], 'title')).toEqual([title])
    expect(weightOf(enlargeInitials(page))).toBeGreaterThan(weightOf(page) + 0.4)
  })
})

test('the largest heading, at the head of the second column, is no title', () => {
  const page = drawPage(
    sideBySide([
      ['Stones in Slow Rivers', '', ...HEAD, ...prose(30, COLUMN)],
      ['What is Known of Stones', '', '', ...prose(27, COLUMN, 'Then')],
    ]),
  )
  const isHeading = ({ box }: TextRun) => box.left > page.width / 2
  const runs = page.runs.map(run => {
    if (run.baseline > TOP_ROW) return run
    return { ...run, size: isHeading(run) ? 16 : 12 }
  })
  expect(textsOf([{ ...page, runs }], 'title')).toEqual(['Stones in Slow Rivers'])
})

/** No first line of a drawn page has its baseline below this, in points. */
const TOP_ROW = 65

/** The page with the first letter of each word of its first line half again as large. */
function enlargeInitials(page: Page): Page {
  const runs = page.runs.flatMap(run => {
    if (run.baseline > TOP_ROW) return [run]
    const middle = run.box.left + CHARACTER_WIDTH
    const [initial = '', ...rest] = run.text
    return [
      { ...run, text: initial, size: 1.5 * run.size, box: { ...run.box, right: middle }, glyphs: 1 },
      { ...run, text: rest.join(''), box: { ...run.box, left: middle }, glyphs: rest.length, spaceBefore: false },
    ]
  })
  return { ...page, runs }
}

describe('a title of a typescript in two lines', () => {
  const head = ['Stones in Slow Rivers and in    {10}', 'the Towns beside Them           {9.3}', '']
  const rows = [...head, 'Ann Lee', '', 'The text begins.', '', ...paragraph(20, 2 * COLUMN)]
  const underlines = [28, 21].map((characters, row) => ({
    box: { left: 48, right: 48 + characters * CHARACTER_WIDTH, top: 61 + row * 12, bottom: 61.5 + row * 12 },
    orientation: 'horizontal' as const,
  }))

  test('is known by its underlines', () => {
    const page = drawRecognised(rows, { rules: underlines })
    expect(textsOf([page], 'title')).toEqual(['Stones in Slow Rivers and in the Towns beside Them'])
  })
})

describe('the first words of a typescript above names', () => {
  const rows = (title: string) => [title, '', 'Ann Lee, Karl Brown', '', ...paragraph(20, 2 * COLUMN)]

  test('are its title, with nothing else to show it', () => {
    expect(textsOf([drawRecognised(rows('Rivers in four Towns'))], 'title')).toEqual(['Rivers in four Towns'])
  })

  test('are its title, though the name below was measured larger', () => {
    const page = drawRecognised(['OLD RIVERS IN FOUR TOWNS', '', 'ANN LEE {16}', '', ...paragraph(20, 2 * COLUMN)])
    expect(textsOf([page], 'title')).toEqual(['OLD RIVERS IN FOUR TOWNS'])
    // A title may have the form of a name.
    const alone = drawRecognised(['Ferry Talk {16}', '', 'Ann Lee', '', ...paragraph(20, 2 * COLUMN)])
    expect(textsOf([alone], 'title')).toEqual(['Ferry Talk'])
  })

  test('are its title above persons in capitals side by side', () => {
    const persons = ['ANN JANE LEE          KARL OTTO BROWN          MIA BERG', '']
    const page = drawRecognised(['Rivers in four Towns', '', ...persons, ...paragraph(20, 2 * COLUMN)])
    expect(textsOf([page], 'title')).toEqual(['Rivers in four Towns'])
  })

  test('are its title above names with a misread capital, where the abstract comes next', () => {
    const centred = (line: string) => line.padStart(COLUMN + line.length / 2)
    const start = [centred('Rivers in four Towns'), '', centred('Ann leel and Karl brown?'), '']
    const abstract = ['Abstract', '', ...paragraph(6, 60), '']
    const rest = paragraph(20, 2 * COLUMN)
    expect(textsOf([drawRecognised([...start, ...abstract, ...rest])], 'title')).toEqual(['Rivers in four Towns'])
    expect(textsOf([drawRecognised([...start, ...rest])], 'title')).toEqual([])
  })

  test('are none below text', () => {
    const below = [...paragraph(8, 2 * COLUMN, 'Towns'), '', ...rows('Rivers in four Towns')]
    expect(textsOf([drawRecognised(below)], 'title')).toEqual([])
    const text = [...paragraph(4, 60), '', '(3) Cognitive Rivers', '', ...paragraph(4, 60)]
    expect(textsOf([drawRecognised(text)], 'title')).toEqual([])
  })
})

describe('a word in the largest type that running heads have too', () => {
  const BELOW = [
    '',
    'Protocol for the study of a hospital               {13 bold}',
    '',
    ...HEAD,
    'Abstract. We say what rivers do and how it is known.',
    ...gap(2),
    ...paragraph(20, 2 * COLUMN),
  ]
  const titleOf = (lines: readonly string[]) => {
    const evidence = evidenceOf([drawPage([...lines, ...BELOW])])
    const runningHeads = ['Lee et al. Water (2021) 3:17']
    return findTitle(evidence.blocks, { ...evidence, runningHeads })?.title.map(textOfBlock)
  }

  test('is the name of the journal where it stands apart, the title is below it, above a subtitle', () => {
    const title = 'How rivers move through towns over the years'
    expect(titleOf([`${' '.repeat(30)}Water®       {40}`, '', `${title}     {16 bold}`])).toEqual([title])
  })

  test('is the title where its subtitle is right below it', () => {
    expect(titleOf(['Water                                         {30}'])).toEqual(['Water'])
  })
})

test('names in larger type than the text are no subtitle: the address below them speaks for the title', () => {
  const page = drawPage([
    'The Slow Ways of Rivers among Old Towns            {22 bold}',
    '',
    'Ann Lee*, Bo Berg and Cy Dahl                      {15}',
    '',
    'Address: Institute of Rivers, University of Somewhere',
    ...gap(2),
    ...paragraph(20, 2 * COLUMN),
  ])
  const evidence = evidenceOf([page])
  expect(findTitle(evidence.blocks, evidence)?.evidence).toContain('addresses-or-abstract-below-names')
})

test('a title in large type may have ten lines in a narrow column, text in its own type has not', () => {
  const lines = prose(10, 28, 'Rivers').map(line => `${line} {18}`)
  const page = drawPage([
    ...lines,
    '',
    'Ann Lee {12 bold}',
    '',
    ...paragraph(20, 2 * COLUMN),
    ...paragraph(20, 2 * COLUMN),
  ])
  expect(textsOf([page], 'title').join(' ')).toMatch(/^Rivers/)
  expect(textsOf([page], 'authors')).toEqual(['Ann Lee'])
  const small = drawPage([
    ...prose(10, 28, 'Rivers'),
    '',
    '',
    'Old towns and songs {18}',
    '',
    ...paragraph(20, 2 * COLUMN),
  ])
  expect(textsOf([small], 'title')).toEqual(['Old towns and songs'])
})

test('a table of values at the head of a page in larger type is no title', () => {
  const rows = [
    'What a river is        Score  {16}',
    'Image of it            88.65  {16}',
    'Sound of it            81.25  {16}',
  ]
  const rules = [0, 2, 6].map(row => ruleAbove(row, 0, 32))
  const page = drawPage([...rows.flatMap(row => [row, '']), ...paragraph(20, 2 * COLUMN)], { rules })
  expect(textsOf([page], 'title')).toEqual([])
  expect(textsOf([page], 'table')).toHaveLength(1)
})
