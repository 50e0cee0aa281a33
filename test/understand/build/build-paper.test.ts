import { expect, test } from 'vitest'
import { buildPaper } from '../../../src/understand/build/build-paper.ts'
import type { DecidedPaper } from '../../../src/understand/build/decided-paper.ts'
import { textWithoutMarks } from '../../../src/understand/build/paragraphs/inlines.ts'
import type { Page } from '../../../src/model/page/page.ts'
import { findBodyStyle } from '../../../src/understand/evidence/body-style.ts'
import { decidePages, rolesBy } from '../../support/arrange.ts'
import { drawPage } from '../../support/draw-page.ts'
import { paragraph, prose } from '../../support/prose.ts'

const OPTIONS = { id: 'rivers', source: 'rivers.pdf', language: 'en' }
const roleOf = rolesBy([/^(?:Tit(?:le|el): )?On the/, 'title'], [/^Results/, 'heading'], [/^\d A note/, 'footnote'])

function decidedOf(page: Page): DecidedPaper {
  const { decided, options } = decidePages([page], roleOf)
  const document = { pages: [page], outline: [], metadata: {}, pageCount: 1 }
  const { layouts } = options
  return { document, pages: [page], layouts, body: findBodyStyle([page]), decisions: decided, furniture: [] }
}

const decided = decidedOf(
  drawPage([
    'On the Slow Movement of Rivers^1^ {18 bold}',
    '',
    'Results {12 bold}',
    '',
    ...prose(6, 70, 'One'),
    'and so they move.^2^',
    '',
    `<b>2.1. Old rivers.</b> ${prose(1, 52, 'They')[0]}`,
    ...paragraph(4, 70, 'goes'),
    '',
    '^1^ A note of the title. {8}',
    '^2^ A note of the text. {8}',
  ]),
)

test('decided blocks become front matter and sections, each note where it is called', async () => {
  const { paper } = await buildPaper(decided, OPTIONS)
  expect(textWithoutMarks(paper.front.title)).toBe('On the Slow Movement of Rivers')
  expect(paper.front.footnotes.map(({ mark }) => mark)).toEqual(['1'])
  const [results] = paper.sections
  expect(results?.blocks.map(({ type }) => type)).toEqual(['paragraph', 'footnote'])
  expect(results?.sections.map(({ isRunIn, number }) => [isRunIn, number])).toEqual([[true, '2.1']])
})

test('the title is without the word that announces it', async () => {
  const titleOf = async (line: string) => {
    const labelled = decidedOf(drawPage([line, '', 'Results {12 bold}', '', ...paragraph(8, 70)]))
    return textWithoutMarks((await buildPaper(labelled, OPTIONS)).paper.front.title)
  }
  expect(await titleOf('Title: On the Slow Movement of Rivers')).toBe('On the Slow Movement of Rivers')
  expect(await titleOf('<b>Titel:</b> On the Slow Movement of Rivers')).toBe('On the Slow Movement of Rivers')
  expect(await titleOf('On the Title: A Study of Rivers')).toBe('On the Title: A Study of Rivers')
})

test('the account closes, and every heading that runs in is a decision', async () => {
  const { account, runIns } = await buildPaper(decided, OPTIONS)
  expect(account.unaccounted).toBe(0)
  expect(runIns.map(({ text, evidence }) => [text, evidence[0]])).toEqual([['2.1. Old rivers.', 'number']])
})

test('a mark of an address calls the address at a name, and a note elsewhere', async () => {
  const page = drawPage([
    'On the Slow Movement of Rivers {18 bold}',
    '',
    'Marta Berg^1^ and Jon Dahl^2^ {10}',
    '^1^ Institute of Tidal Studies',
    '^2^ University of Bergen',
    '',
    'Results {12 bold}',
    '',
    ...prose(6, 70, 'One'),
    'and so they move on the net^1^ of rivers.',
    ...prose(6, 70, 'One'),
    '',
    '^1^ A note of the text. {8}',
  ])
  const roles = rolesBy(
    [/^On the/, 'title'],
    [/^Marta|^\d (?:Institute|University)/, 'authors'],
    [/^Results/, 'heading'],
    [/^\d A note/, 'footnote'],
  )
  const { decided: decisions, options } = decidePages([page], roles)
  const document = { pages: [page], outline: [], metadata: {}, pageCount: 1 }
  const { paper } = await buildPaper(
    { document, pages: [page], layouts: options.layouts, body: findBodyStyle([page]), decisions, furniture: [] },
    OPTIONS,
  )
  const isCall = ({ type }: { readonly type: string }) => type === 'footnote-call'
  expect(paper.front.printedContent?.flat().filter(isCall)).toEqual([])
  const calls = paper.sections.flatMap(({ blocks }) =>
    blocks.flatMap(block => (block.type === 'paragraph' ? block.content.filter(isCall) : [])),
  )
  expect(calls).toEqual([{ type: 'footnote-call', mark: '1', footnoteId: 'fn1' }])
  expect(paper.front.authors.map(({ organisations }) => organisations[0]?.name)).toEqual([
    'Institute of Tidal Studies',
    'University of Bergen',
  ])
})
