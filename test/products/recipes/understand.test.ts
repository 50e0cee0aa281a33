import { describe, expect, test } from 'vitest'
import type { Page, SourceDocument } from '../../../src/model/page/page.ts'
import { textWithoutMarks } from '../../../src/understand/build/paragraphs/inlines.ts'
import type { PaperBlock } from '../../../src/model/paper/paper.ts'
import { blocksOf } from '../../../src/understand/build/body/sections.ts'
import { understandPaper } from '../../../src/products/recipes/understand.ts'
import { drawPage } from '../../support/draw-page.ts'
import { addLetters, lettersMissing, lettersOfLabels, lettersOfPages, lettersOfPaper } from '../../support/letters.ts'
import { gap, paragraph, prose } from '../../support/prose.ts'
import { RANDOM_SEEDS, randomPage } from '../../support/random-page.ts'

const documentOf = (...pages: Page[]): SourceDocument => ({ pages, outline: [], metadata: {}, pageCount: pages.length })
const OPTIONS = { id: 'rivers', source: 'rivers.pdf', language: 'en' }

/** Two pages with all that stands around the text; the last paragraph of the first goes on over the break. */
const DOCUMENT = documentOf(
  drawPage([
    'Journal of Rivers                          51 {8}',
    '',
    'On the Slow Movement of Rivers {18 bold}',
    '',
    'Ann Lee^a^ {12}',
    '^a^ University of Somewhere, Old Town {9 italic}',
    '',
    'Abstract {bold}',
    '',
    'We say what rivers do and how we know it from the work of people. {9}',
    '',
    '1 Introduction {12 bold}',
    '',
    ...paragraph(7, 70, 'Rivers'),
    `  ${prose(1, 68, 'Towns')[0]}`,
    ...prose(16, 70, 'people').slice(0, 15),
    `${prose(1, 61, 'and')[0]} move.^1^`,
    'they go on and they go on and they go on until the end of it in a val-',
    '',
    '^1^ A note on rivers, and on what they are when they are not rivers. {8}',
  ]),
  drawPage(
    [
      'Journal of Rivers                          52 {8}',
      '',
      `ley that is wide. ${prose(1, 50, 'valley')[0]}`,
      ...paragraph(12, 70, 'with'),
      '',
      '2 Results {12 bold}',
      '',
      ...paragraph(12, 70, 'Rivers'),
      ...gap(1),
      'References {12 bold}',
      '',
      '[1] A. Lee. Rivers of old. 2001.',
      '[2] B. Berg. Towns of old. 2002.',
    ],
    { number: 2 },
  ),
)

const show = (block: PaperBlock) => {
  const content = block.type === 'paragraph' || block.type === 'footnote' ? textWithoutMarks(block.content) : ''
  return `${block.type === 'paragraph' ? block.kind : block.type}: ${content.split(' ').slice(0, 2).join(' ')}`
}

describe('a paper of two pages', async () => {
  const understanding = await understandPaper(DOCUMENT, OPTIONS)
  const { paper, account, decisions, furniture, body, styles } = understanding

  test('has title, authors and abstract in front', () => {
    expect(textWithoutMarks(paper.front.title)).toBe('On the Slow Movement of Rivers')
    expect(paper.front.authors.map(author => author.surname)).toEqual(['Lee'])
    expect(paper.front.abstract.map(({ content }) => textWithoutMarks(content))).toEqual([
      'We say what rivers do and how we know it from the work of people.',
    ])
    expect(paper.front.abstract[0]?.heading).toBe('Abstract')
  })

  test('has its sections with numbers', () => {
    expect(paper.sections.map(({ number, title }) => `${number ?? ''} ${textWithoutMarks(title)}`.trim())).toEqual([
      '1 Introduction',
      '2 Results',
      'References',
    ])
  })

  test('has paragraphs, notes and references in reading order', () => {
    expect(blocksOf(paper.sections).map(show)).toEqual([
      'text: Rivers the',
      'text: Towns the',
      'footnote: A note',
      'text: Rivers the',
      'reference: A. Lee.',
      'reference: B. Berg.',
    ])
  })

  test('has the page break and the undone hyphen where they are printed, and the call of the note', () => {
    const towns = blocksOf(paper.sections)[1]
    const inlines = towns?.type === 'paragraph' ? towns.content.filter(inline => inline.type !== 'text') : []
    expect(inlines).toEqual([
      { type: 'footnote-call', mark: '1', footnoteId: 'fn1' },
      { type: 'hyphen', character: '-' },
      { type: 'page-break', page: { local: 2, global: '52' }, breaksWord: true },
    ])
  })

  test('has its running headers apart, and the numbers printed there as those of its pages', () => {
    expect(paper.furniture.map(({ role, text, place }) => `${place.page} ${role}: ${text}`)).toEqual([
      '1 running-header: Journal of Rivers 51',
      '2 running-header: Journal of Rivers 52',
    ])
    expect(paper.pages.map(page => page.global)).toEqual(['51', '52'])
    expect(furniture).toHaveLength(2)
  })

  test('accounts for every glyph, and shows what it was decided by', () => {
    expect(account).toMatchObject({ unaccounted: 0, dropped: 0, placed: account.read })
    expect(decisions.every(({ decision }) => decision.evidence.length > 0)).toBe(true)
    expect(body).toMatchObject({ fontName: 'Serif', size: 10 })
    expect(styles[0]).toMatchObject({ fontName: 'Serif', size: 10 })
  })

  test('is the same each time', async () => {
    expect(await understandPaper(DOCUMENT, OPTIONS)).toEqual(understanding)
  })
})

describe('the options', () => {
  test('keep line ends where asked', async () => {
    const { paper } = await understandPaper(documentOf(drawPage(prose(3, 60))), { ...OPTIONS, lineBreaks: true })
    const [block] = blocksOf(paper.sections)
    expect(block?.type === 'paragraph' && block.content.filter(inline => inline.type === 'line-break')).toHaveLength(2)
  })

  test('name the document and its language', async () => {
    const { paper } = await understandPaper(documentOf(drawPage('Reke teku')), { ...OPTIONS, language: 'sr-Latn' })
    expect(paper).toMatchObject({ id: 'rivers', source: 'rivers.pdf', language: 'sr-Latn' })
  })

  test('have the language found where none is named', async () => {
    const german = 'Die Flüsse fließen langsam durch die alten Städte, und die Menschen leben an ihrem Wasser.'
    const { language, ...options } = { ...OPTIONS, language: 'auto' }
    const found = async (own: object) =>
      (await understandPaper(documentOf(drawPage(german)), { ...options, ...own })).paper.language
    expect([await found({}), await found({ language })]).toEqual(['de', 'de'])
  })
})

describe('a document without text', () => {
  test.each([
    ['no pages', documentOf()],
    ['blank pages', documentOf(drawPage(''), drawPage('', { number: 2 }))],
  ])('is an empty paper: %s', async (_, document) => {
    const { paper, account } = await understandPaper(document, OPTIONS)
    expect(paper.pages).toHaveLength(document.pages.length)
    expect(blocksOf(paper.sections).filter(block => block.type !== 'page-break')).toEqual([])
    expect(account).toMatchObject({ read: 0, placed: 0, unaccounted: 0 })
  })
})

describe.each(RANDOM_SEEDS)('random pages %i', seed => {
  const document = documentOf(randomPage(seed), randomPage(seed + 200, 2), randomPage(seed + 400, 3))

  test('lose and double no glyph by the account, and no letter of the paper', async () => {
    const { paper, account, decisions } = await understandPaper(document, OPTIONS)
    expect(account.unaccounted).toBe(0)
    const printed = lettersOfPages(document)
    const kept = lettersOfPaper(paper)
    expect(lettersMissing(printed, addLetters(kept, lettersOfLabels(decisions)))).toBe('')
    expect(lettersMissing(kept, printed)).toBe('')
  })
})
