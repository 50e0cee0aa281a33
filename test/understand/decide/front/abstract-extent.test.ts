import { describe, expect, test } from 'vitest'
import type { TextRun } from '../../../../src/model/page/page.ts'
import { CHARACTER_WIDTH, drawPage, type DrawOptions } from '../../../support/draw-page.ts'
import { bandBehind } from '../../../support/draw-rules.ts'
import { textsOf } from '../../../support/decide.ts'
import { indent, paragraph, prose, sideBySide } from '../../../support/prose.ts'
import { drawRecognised } from '../../../support/recognised.ts'
import { showRules } from '../../../support/show-rules.ts'

showRules()

const FRONT = [
  'On the Slow Movement of Rivers                                        {18 bold}',
  '',
  'Ann Lee                                                               {12}',
  '',
]
const ABSTRACT = [
  'Abstract                                                              {12 bold}',
  '',
  'We say what rivers do and how we know it from the long work of the',
  'people who lived beside them, and who wrote it down over the years.',
]
const BODY = [
  'The last few decades have seen how rivers move through towns and',
  'fields, and how people live beside them in every part of the land.',
  'This text goes on in the same type over a number of lines, so that',
  'nobody who reads the page could take it for what stands above it.',
]
const SECTION = ['', '1 Results                              {12 bold}', '', ...BODY, ...BODY]

function abstractOf(lines: readonly string[], options?: DrawOptions): string {
  return textsOf([drawPage(lines, options)], 'abstract').join(' ')
}

describe('the abstract ends before text without a heading that looks like it', () => {
  const below = ['', ...BODY, ...SECTION]

  test('where nothing tells them apart the text is taken in', () => {
    expect(abstractOf([...FRONT, ...ABSTRACT, ...below])).toContain('The last few decades')
  })

  test('where it stands on a shade and the text does not', () => {
    const shades = [bandBehind(4, 8, -1, 70)]
    expect(abstractOf([...FRONT, ...ABSTRACT, ...below], { shades })).toMatch(/^We say .* over the years\.$/)
  })

  test('where dates stand between them', () => {
    const dates = ['', 'Received 3 May 2019; accepted 4 June 2020   {8}']
    expect(abstractOf([...FRONT, ...ABSTRACT, ...dates, ...below])).toMatch(/^We say .* over the years\.$/)
  })

  test('where the text is wider on both sides', () => {
    const [heading = '', ...text] = ABSTRACT
    const setIn = text.map(line => (line === '' ? '' : `      ${line}`))
    const wide = BODY.map(line => `${line.slice(0, -1)} and its rivers,`)
    expect(abstractOf([...FRONT, heading, ...setIn, '', ...wide, ...SECTION])).toMatch(/^We say .* over the years\.$/)
  })

  test('where a line stands further right than it ends', () => {
    const motto = ' '.repeat(24) + 'nothing at all is as slow as the rivers of old'
    expect(abstractOf([...FRONT, ...ABSTRACT, '', motto, ...SECTION])).toMatch(/^We say .* over the years\.$/)
    expect(abstractOf([...FRONT, ...ABSTRACT, '', motto.slice(24), ...SECTION])).toMatch(/of old$/)
  })

  test('where a drop capital opens the text', () => {
    const page = drawPage([...FRONT, ...ABSTRACT, ...below])
    const at = page.runs.findIndex(({ text }) => text === 'The')
    const [initial, rest] = dropInitial(page.runs[at] as TextRun)
    const runs = [...page.runs.slice(0, at), initial, rest, ...page.runs.slice(at + 1)]
    expect(textsOf([{ ...page, runs }], 'abstract').join(' ')).toMatch(/^We say .* over the years\.$/)
  })
})

/** A word as its first letter in twice the size, and the rest. */
function dropInitial(word: TextRun): [TextRun, TextRun] {
  const { box, text, size } = word
  const right = box.left + CHARACTER_WIDTH
  return [
    { ...word, text: text.slice(0, 1), glyphs: 1, size: 2 * size, box: { ...box, right } },
    { ...word, text: text.slice(1), glyphs: text.length - 1, spaceBefore: false, box: { ...box, left: right } },
  ]
}

describe('the abstract in a box', () => {
  const frame = (end: number) => [bandBehind(4, end, -1, 70)]
  const labelled = ['', '<b>Trial design:</b> The rivers are seen by two people, one of whom knows them.', '']

  test('has the parts with labels like those of sections', () => {
    const page = [...FRONT, ...ABSTRACT, ...labelled, ...SECTION]
    expect(abstractOf(page, { shades: frame(11) })).toMatch(/over the years\. .*Trial design: The rivers/)
  })

  test('goes on in a box on the next page, whatever is at the foot of the first', () => {
    const foot = [
      ...Array<string>(20).fill(''),
      '© The Authors 2020 Open Access This article is licensed under a Creative Commons licence. {8}',
    ]
    const first = drawPage([...FRONT, ...ABSTRACT, ...foot], { shades: frame(8) })
    const rest = [
      '<b>Trial status:</b> The rivers were seen by all of the people who wrote about them.',
      '',
      'Keywords: rivers, towns',
      '',
    ]
    const second = drawPage([...rest, ...SECTION], { number: 2, shades: [bandBehind(0, 3, -1, 90)] })
    expect(textsOf([first, second], 'abstract').at(-1)).toMatch(/^Trial status/)
    const plain = drawPage([...rest, ...SECTION], { number: 2 })
    expect(textsOf([first, plain], 'abstract').at(-1)).not.toMatch(/^Trial status/)
  })
})

describe('the abstract', () => {
  test('goes on right below an unfinished sentence, though a line begins in another face', () => {
    const bold = ABSTRACT.slice(2, 3).map(line => `${line}   {bold}`)
    const text = [
      ...bold,
      'towns beside them <b>are</b> known for',
      `${'people who lived beside them for years.'}   {bold}`,
    ]
    const lines = [...FRONT, ...ABSTRACT.slice(0, 2), ...text, ...SECTION]
    expect(abstractOf(lines)).toMatch(/^We say .* towns beside them are known for people .* years\.$/)
  })

  test('goes on below a box that stands inside its sentence at the head of the next column', () => {
    const box = ['What is new   ', '', 'Nobody has seen the rivers', 'and their towns as we have.', '', '']
    const rest = (first: string) => [first, 'the years. People were there to', 'see them in all of the land.']
    const columns = (end: string, first: string) => {
      const left = [...prose(7, 36, 'We'), end.padEnd(36)]
      const rows = sideBySide([left, [...box, ...rest(first)]])
      return [...FRONT, ...ABSTRACT.slice(0, 2), ...rows, '', ...BODY, ...SECTION]
    }
    const shades = [bandBehind(5, 10, 39, 70)]
    const [open, finished] = ['and who wrote down what they saw of', 'and who wrote down what they saw.']
    expect(abstractOf(columns(open, 'them over all of'), { shades })).toMatch(
      /^We .* saw of them over all of the years/,
    )
    expect(abstractOf(columns(open, '12 towns over all of'), { shades })).toMatch(
      /saw of 12 towns over all of the years/,
    )
    expect(abstractOf(columns(finished, 'them over all of'), { shades })).not.toMatch(/them over all of/)
  })

  test('begins with its label below addresses that are set like it', () => {
    const address = 'ann@town.example, lee@town.example'
    const lines = [
      ...FRONT,
      address,
      'Abstract: We say what rivers do and how we know it from the work',
      ...ABSTRACT.slice(3),
    ]
    expect(abstractOf([...lines, ...SECTION])).toMatch(/^Abstract: We say .* over the years\.$/)
  })

  test('has a weak word for its heading where key words follow its text', () => {
    const keywords = ['', 'Keywords: rivers, towns']
    const lines = [...FRONT, 'Summary                                         {12 bold}', ...ABSTRACT.slice(1)]
    expect(abstractOf([...lines, ...keywords, ...SECTION])).toMatch(/^We say .* over the years\.$/)
    expect(abstractOf([...lines, ...SECTION])).toBe('')
  })
})

test('an abstract has the text right below the label of a part, whatever its look, and its rest at the head of the next page', () => {
  const rest = (first: string) => drawPage([first, 'of the river beside them.', ...SECTION], { number: 2 })
  const page = drawPage([
    ...FRONT,
    'Abstract                                                              {12 bold}',
    '',
    'Objective                                                             {10 bold}',
    'We say what rivers do and how we know it from the long work of people.    {9 italic}',
    'Methods                                                               {10 bold}',
    'Three places were seen: a town in the valley, a field of rice and the {10}',
    'old bridges of the land, where the people know the movement           {10}',
  ])
  expect(textsOf([page, rest('that they saw over the years')], 'abstract').join(' ')).toMatch(
    /Methods Three places .* the movement that they saw over the years of the river beside them\.$/,
  )
  expect(textsOf([page, rest('That they saw over the years')], 'abstract').join(' ')).toMatch(/the movement$/)
})

describe('in a typescript without a heading, text below the names', () => {
  const front = ['Rivers in four Towns', '', 'Ann Lee, Karl Brown']
  const body = ['', ...paragraph(9, 62), ...paragraph(9, 62)]
  const abstractIn = (heading: string, text = paragraph(5, 62, 'We')) =>
    textsOf([drawRecognised([...front, '', ...text, '', heading, ...body])], 'abstract')

  test('is the abstract above the introduction, which may say what it is about', () => {
    expect(abstractIn('1. Introduction')).toHaveLength(1)
    expect(abstractIn('1. Introduction: of old towns')).toHaveLength(1)
    expect(abstractIn('1. Old towns')).toEqual([])
  })

  test('is the abstract where it is set in', () => {
    expect(abstractIn('1. Old towns', indent(paragraph(5, 50, 'We'), 6))).toHaveLength(1)
  })
})
