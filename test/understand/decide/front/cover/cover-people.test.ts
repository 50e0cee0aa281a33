import { expect, test } from 'vitest'
import { textOfBlock } from '../../../../../src/understand/evidence/blocks.ts'
import { blocksOfAuthors, keepTexts } from '../../../../../src/understand/decide/front/cover/cover-people.ts'
import { chooseAuthors, readContext } from '../../../../../src/understand/decide/front/cover/read-cover.ts'
import { evidenceOf } from '../../../../support/decide.ts'
import { drawPage } from '../../../../support/draw-page.ts'

const TITLE = 'On the Slow Movement of Rivers'

/** The texts that name the authors on a cover that has these lines below its title, with white between them. */
function authorsBelowTitle(...lines: string[]): string[] {
  const art = [`${TITLE} {18 bold}`, ...lines].map(line => `  ${line}\n\n\n\n\n`).join('')
  const evidence = evidenceOf([drawPage(art)])
  const { blocks } = evidence
  const title = blocks.filter(block => textOfBlock(block) === TITLE)
  const found = chooseAuthors(blocks, title, readContext(evidence))
  return found === undefined
    ? []
    : [...blocksOfAuthors(found.authors)].map(([block, names]) => names?.join(' ') ?? textOfBlock(block))
}

test.each([
  ['has the label before the name', ['Cara Novak', 'Author: Ann Lee'], ['Author: Ann Lee']],
  ['is the first below the title', ['Ann Lee', 'Cara Novak'], ['Ann Lee']],
  ['is not the kind of the work', ['Praca Magisterska', 'Ann Lee'], ['Ann Lee']],
  ['is not the course of study', ['Kierunek Informatyka', 'Ann Lee'], ['Ann Lee']],
  ['is not who has a title of those who teach', ['Prof. Cara Novak', 'Ann Lee'], ['Ann Lee']],
  ['may have such a title where all have one', ['Dr. Ann Lee'], ['Dr. Ann Lee']],
  ['is not who guided the work', ['Supervisor: Cara Novak', 'Ann Lee'], ['Ann Lee']],
  ['is not one of those who guided it', ['Supervisor(s): Cara Novak', 'Ann Lee'], ['Ann Lee']],
  ['is not a title with a word between that no name has', ['Sul Moto Lento nelle Acque', 'Ann Lee'], ['Ann Lee']],
  ['is not a title of ordinary words', ['Slow River Systems', 'Vera Novak'], ['Vera Novak']],
  ['may be ordinary words where nobody else is named', ['Rose Forest Brown'], ['Rose Forest Brown']],
  [
    'is named in a sentence',
    ['Thesis presented by Ann Lee for the degree of Master'],
    ['Thesis presented by Ann Lee for the degree of Master'],
  ],
])('the author %s', (_, lines, authors) => {
  expect(authorsBelowTitle(...lines)).toEqual(authors)
})

test('labels stand above names and beside them', () => {
  expect(authorsBelowTitle('Cara Novak', 'Author\n  Ann Lee').join(' ')).toContain('Ann Lee')
  expect(authorsBelowTitle('Cara Novak', 'Author\n\n\n  Ann Lee').join(' ')).toContain('Ann Lee')
  expect(authorsBelowTitle('Cara Novak', 'Author              Ann Lee').join(' ')).toContain('Ann Lee')
  expect(authorsBelowTitle('Supervisor          Cara Novak', 'Ann Lee')).toEqual(['Ann Lee'])
  expect(authorsBelowTitle('Supervisor\n  Cara Novak', 'Ann Lee')).toEqual(['Ann Lee'])
})

test('labels side by side are above columns of names', () => {
  const columns = 'Supervisors:               Candidate:\n  Cara Novak                 Ann Lee'
  expect(authorsBelowTitle('Bo Berg', columns)).toEqual(['Ann Lee'])
})

test('a block keeps the words of the authors where others are beside them', () => {
  const { blocks } = evidenceOf([
    drawPage('  Cara Novak                 Ann Lee\n  Professor, Ph.D.           Physics BSc'),
  ])
  expect(blocks.map(block => textOfBlock(keepTexts(block, ['Ann Lee'])))).toEqual(['Ann Lee'])
})
