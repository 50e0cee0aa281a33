import { expect, test } from 'vitest'
import { textOfBlock } from '../../../../../src/understand/evidence/blocks.ts'
import {
  chooseAuthors,
  findCoverTitle,
  readContext,
} from '../../../../../src/understand/decide/front/cover/read-cover.ts'
import { evidenceOf } from '../../../../support/decide.ts'
import { drawPage } from '../../../../support/draw-page.ts'
import { showRules } from '../../../../support/show-rules.ts'

showRules()

/** What other places than the cover say. */
interface Elsewhere {
  readonly next?: string
  readonly runningHead?: string
  readonly authorsInFile?: string
}

/** A cover that has these lines, with white between them, and what it takes to read it. */
function coverOf(lines: readonly string[], { next = '', runningHead, authorsInFile }: Elsewhere) {
  const art = lines.map(line => `  ${line}\n\n\n\n\n`).join('')
  const evidence = evidenceOf([drawPage(art), drawPage(next, { number: 2 })])
  const heads = runningHead === undefined ? [] : [runningHead]
  const context = readContext({ ...evidence, runningHeads: heads, metadataAuthors: authorsInFile })
  return { blocks: evidence.blocks.filter(({ page }) => page === 1), context }
}

function titleOn(lines: readonly string[], elsewhere: Elsewhere = {}): string {
  const { blocks, context } = coverOf(lines, elsewhere)
  return findCoverTitle(blocks, context)?.title.map(textOfBlock).join(' ') ?? ''
}

const TITLE = 'Slow rivers and the towns at their banks'

test.each<[why: string, lines: readonly string[], elsewhere?: Elsewhere]>([
  ['the title is what its label says', ['Assignment for the Spring Term {20 bold}', `Title:\n  ${TITLE}`]],
  ['names are no title', ['Ann Berg Lee Novak {20 bold}', TITLE]],
  [
    'names are no title, though another is labelled',
    ['Ann Berg Lee Novak {13}', `${TITLE} {12}`, 'Author: Bo Stone {12}'],
  ],
  ['an organisation is no title', ['The University of Somewhere {20 bold}', TITLE]],
  ['a course of study is no title', ['Kierunek Informatyka i wszystko inne {20 bold}', TITLE]],
  ['who has a label is no title', ['Supervisor: Cara Novak of Old Town {20 bold}', TITLE]],
  ['a sentence about the degree is no title', ['Dissertation for the degree of doctor {13 bold}', `${TITLE} {13}`]],
  ['a place with a date is no title', ['Old Town at the slow river 2019 {13}', `${TITLE} {12}`]],
  ['a running head shows the title', ['Water and all that is in it {13}', `${TITLE} {12}`], { runningHead: TITLE }],
  [
    'what is on a further title page shows the title',
    ['Water and all that is in it {12.2}', `${TITLE} {12}`],
    { next: `  ${TITLE}` },
  ],
])('%s', (_, lines, elsewhere) => {
  expect(titleOn(lines, elsewhere).replace('Title: ', '')).toBe(TITLE)
})

test('a running head with the word for an institution is the title', () => {
  const lines = ['Notes of all the students {13}', 'Groups of slow rivers {12}']
  expect(titleOn(lines, { runningHead: 'Groups of slow rivers' })).toBe('Groups of slow rivers')
})

function authorsOn(lines: readonly string[], elsewhere: Elsewhere = {}): string {
  const { blocks, context } = coverOf(
    lines.map(line => (line === TITLE ? `${TITLE} {18 bold}` : line)),
    elsewhere,
  )
  const title = blocks.filter(block => textOfBlock(block) === TITLE)
  return (
    chooseAuthors(blocks, title, context)
      ?.authors.cells.map(({ text }) => text)
      .join('; ') ?? ''
  )
}

const LATER = [TITLE, 'Cara Novak', 'Institute of Water', 'Ann Lee']

test.each<[why: string, lines: readonly string[], elsewhere?: Elsewhere]>([
  ['a label shows the author', [TITLE, 'Cara Novak', 'Institute of Water', 'Presented by\n  Ann Lee']],
  [
    'the file shows the author',
    ['Ann Lee', TITLE, 'Institute of Water', 'Faculty of Water', 'Cara Novak'],
    { authorsInFile: 'Ann Lee' },
  ],
  ['a declaration shows the author', LATER, { next: '  I, Ann Lee, declare that I wrote all of this.' }],
  ['the number of a student shows the author', [TITLE, 'Cara Novak', 'Institute of Water', 'Ann Lee\n  NR: 20190417']],
  ['a professor is no author where others are named', [TITLE, 'Prof. Cara Novak', 'Institute of Water', 'Ann Lee']],
  ['ordinary words are no author where others are named', [TITLE, 'Slow River Systems', 'Institute', 'Ann Lee']],
  ['a place above a date is no author where others are named', ['Ann Lee', TITLE, 'Institute', 'Old Town\n  May 2019']],
  ['a name below the title is the author', ['Cara Novak', TITLE, 'Institute of Water', 'Ann Lee']],
  ['the nearest name is the author', ['Cara Novak', 'Institute of Water', 'Ann Lee', TITLE]],
])('%s', (_, lines, elsewhere) => {
  expect(authorsOn(lines, elsewhere)).toBe('Ann Lee')
})

test('a post below a name is that of who teaches', () => {
  const side = `Cara Novak                 Ann Lee\n  Professor, Ph.D.           Physics BSc`
  expect(authorsOn([TITLE, side])).toBe('Ann Lee')
})

test('two lines of a title in the type of its page may be in double spacing', () => {
  expect(
    titleOn(['Slow rivers and the towns {12}\n\n  at their green banks {12}', 'Ann Lee {12}', 'Old Town {12}']),
  ).toBe('Slow rivers and the towns at their green banks')
})

test('a page without words for a title has none', () => {
  expect(titleOn(['University of Somewhere', 'Supervisor: Cara Novak'])).toBe('')
})
