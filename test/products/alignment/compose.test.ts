import { describe, expect, test } from 'vitest'
import { composeAlignment, type ComposeOptions } from '../../../src/products/alignment/compose.ts'
import { parseAlignmentConfiguration } from '../../../src/products/alignment/configuration.ts'
import type { ParagraphDraft } from '../../../src/products/alignment/draft.ts'
import type { PieceJoiners } from '../../../src/products/alignment/piece-joiners.ts'

const WORDS = { vocabulary: new Map([['lighthouse', 2]]), language: 'en' }
const ENGLISH = 'The keeper wrote down the weather of every single night.'
const GERMAN = 'Der Wächter schrieb das Wetter jeder einzelnen Nacht auf.'

/** Joiners that say yes to what one of the patterns fits, and keep what they were asked. */
function joinersFor(pattern: RegExp, asked: string[] = []): PieceJoiners {
  const joins = (left: string, right: string) => {
    asked.push(`${left}|${right}`)
    return pattern.test(`${left}|${right}`)
  }
  return { of: () => Promise.resolve({ joins }), takeWarnings: () => [] }
}

function draft(text: string | readonly string[], more: Partial<ParagraphDraft> = {}): ParagraphDraft {
  const pieces = typeof text === 'string' ? [text] : text
  return { page: 1, font: 'Serif', kind: 'running', places: [], pieces, ...more }
}

async function compose(drafts: readonly ParagraphDraft[], options: Partial<ComposeOptions> = {}) {
  return composeAlignment(drafts, {
    pages: [1, 2],
    configuration: parseAlignmentConfiguration('{}', 'x'),
    joiners: joinersFor(/^$/),
    words: WORDS,
    rows: 'sentences',
    ...options,
  })
}

/** The lines of the paragraphs of all pages by their ids. */
async function linesOf(drafts: readonly ParagraphDraft[], options: Partial<ComposeOptions> = {}) {
  const { pages } = await compose(drafts, options)
  return Object.fromEntries(pages.flatMap(({ paragraphs }) => paragraphs.map(({ id, lines }) => [id, lines])))
}

test('numbers paragraphs by the page they begin on and names their fonts', async () => {
  const drafts = [draft('One.'), draft('Two.', { page: 2, font: 'Bold' }), draft('Three.'), draft(' ')]
  expect((await compose(drafts)).pages).toEqual([
    {
      number: 1,
      paragraphs: [
        { id: 'page1p1', language: 'en', font: 'Serif', lines: ['One.'] },
        { id: 'page1p2', language: 'en', font: 'Serif', lines: ['Three.'] },
      ],
    },
    { number: 2, paragraphs: [{ id: 'page2p1', language: 'en', font: 'Bold', lines: ['Two.'] }] },
  ])
})

test('gives a line to each sentence, by the language of its paragraph; rows stay as they are', async () => {
  const drafts = [
    draft('He came. She went.'),
    draft(`${GERMAN} Er war z. B. nicht da.`),
    draft(['a 1. B 2', 'c 3'], { kind: 'rows' }),
  ]
  expect(await linesOf(drafts)).toEqual({
    page1p1: ['He came.', 'She went.'],
    page1p2: [GERMAN, 'Er war z. B. nicht da.'],
    page1p3: ['a 1. B 2', 'c 3'],
  })
})

describe('languages', () => {
  test('are told of each paragraph, counted in rows, the most frequent first', async () => {
    const drafts = [draft(GERMAN), draft(`${ENGLISH} ${ENGLISH}`), draft('Brest')]
    const { language, languages, pages } = await compose(drafts, { words: { ...WORDS, language: 'de' } })
    expect(language).toBe('en')
    expect(languages.map(share => ({ ...share, percent: Math.round(share.percent) }))).toEqual([
      { language: 'en', rows: 2, percent: 67 },
      { language: 'de', rows: 1, percent: 33 },
    ])
    // What says nothing of itself is of the language of its document.
    expect(pages[0]?.paragraphs.at(-1)?.language).toBe('de')
  })

  test('are those of the document where no paragraph tells one', async () => {
    expect(await compose([draft('1, 2')], { words: { ...WORDS, language: 'fr' } })).toMatchObject({
      language: 'fr',
      languages: [],
    })
  })
})

describe('joins', () => {
  const line = (text: string) => draft(text, { places: [{ page: 1, left: 0, top: 100, right: 200, bottom: 112 }] })
  const after = (text: string, top: number) =>
    draft(text, { places: [{ page: 1, left: 0, top, right: 200, bottom: top + 12 }] })

  test('what a joiner says is one sentence, over pages, columns and floats, and shows it six words of both', async () => {
    const asked: string[] = []
    const joiners = joinersFor(/the\|North/, asked)
    const drafts = [
      draft('When all was done they sailed to the'),
      draft('Figure 1: a ship', { kind: 'aside' }),
      draft('North and did not come back for years.', { page: 2 }),
    ]
    expect(await linesOf(drafts, { joiners })).toEqual({
      page1p1: ['When all was done they sailed to the North and did not come back for years.'],
      page1p2: ['Figure 1: a ship'],
    })
    expect(asked).toEqual(['was done they sailed to the|North and did not come back'])
  })

  test.each<[string, ParagraphDraft, ParagraphDraft]>([
    ['over a heading', draft('to the'), draft('North', { kind: 'boundary' })],
    ['with an item', draft('to the'), draft('North', { kind: 'opening' })],
    ['behind the end of a sentence', draft('to it.'), draft('North')],
    ['before a bullet', draft('to the'), draft('• North')],
    ['with another language', draft(`${ENGLISH} to the`), draft(`North. ${GERMAN} ${GERMAN}`)],
    ['below each other in one column', line('to the'), after('North', 112)],
  ])('nothing %s', async (_, left, right) => {
    expect(Object.keys(await linesOf([left, right], { joiners: joinersFor(/./) })).length).toBe(2)
  })

  test.each([
    ['in another column', 60],
    ['behind a float', 300],
  ])('what goes on %s', async (_, top) => {
    const lines = await linesOf([line('to the'), after('North', top)], { joiners: joinersFor(/./) })
    expect(lines).toEqual({ page1p1: ['to the North'] })
  })

  test('by the rules first, the glue between, hyphens undone where they cut a word', async () => {
    const json =
      '{"language": [{"name": "common", "config": {"join_words": [[".*-", "", ""], ["a", "", "+"]], "absolute_eof": [["b", ""]]}}]}'
    const configuration = parseAlignmentConfiguration(json, 'x')
    const joiners = joinersFor(/./)
    const join = (...pieces: string[]) => linesOf([draft(pieces)], { configuration, joiners, rows: 'lines' })
    expect(await join('light-', 'house')).toEqual({ page1p1: ['lighthouse'] })
    expect(await join('Jean-', 'Paul')).toEqual({ page1p1: ['Jean-Paul'] })
    expect(await join('a', 'c')).toEqual({ page1p1: ['a+c'] })
    expect(await join('b', 'c')).toEqual({ page1p1: ['b', 'c'] })
    expect(await join('c', 'd')).toEqual({ page1p1: ['c d'] })
  })

  test('nothing over pages where lines are kept', async () => {
    const drafts = [draft(['to', 'the']), draft('North'), draft('Pole', { page: 2 })]
    expect(await linesOf(drafts, { joiners: joinersFor(/./), rows: 'lines' })).toEqual({
      page1p1: ['to the North'],
      page2p1: ['Pole'],
    })
  })
})

test('normalises before and repairs behind all else, by the rules for all and those of the language', async () => {
  const configuration = parseAlignmentConfiguration(
    JSON.stringify({
      language: [
        { name: 'common', config: { normalize: [['„|“', '"']], repair: [[String.raw`\s(,)`, '$1']] } },
        { name: 'en', config: { normalize: [['keeper', 'watchman']], repair: [['night', 'day']] } },
      ],
    }),
    'x',
  )
  const drafts = [draft(`„Yes“ , he said. ${ENGLISH}`), draft(['x , y'], { kind: 'rows' })]
  expect(await linesOf(drafts, { configuration })).toEqual({
    page1p1: ['"Yes", he said.', 'The watchman wrote down the weather of every single day.'],
    page1p2: ['x, y'],
  })
})
