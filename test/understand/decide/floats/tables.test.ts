import { expect, test } from 'vitest'
import type { Page } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'
import { textsOf } from '../../../support/decide.ts'

const BODY = `
  The last few decades have seen how rivers move through towns and
  fields, and how people live beside them in every part of the land.
  This text goes on in the same type over a number of lines so that a
  reader of the page can tell the running text from all that stands
  in tables, which is set in other type or in cells between the rules.
`

const page = pageWith(`  ^a^ Counted by hand.                                                  {8}

${BODY}`)

test('the cells between rules are a table, apart from its caption and the text', () => {
  expect(textsOf([page], 'table')).toEqual(['Word First Second river 12 7 water 14 2'])
  expect(textsOf([page], 'table-caption')).toEqual(['Table 1: Words and their counts in two parts of the text.'])
})

test('small type right below a table is its note', () => {
  expect(textsOf([page], 'table-note')).toEqual(['a Counted by hand.'])
})

/** A page with a table, and lines below it. */
function pageWith(below: string): Page {
  return drawPage(
    `${BODY}
  Table 1: Words and their counts in two parts of the text.             {9}
  Word          First     Second                                        {8}
  river         12        7                                             {8}
  water         14        2                                             {8}
${below}
`,
    { rules: [ruleAbove(7, 0, 40), ruleAbove(8, 0, 40), ruleAbove(10, 0, 40)] },
  )
}

test('the source of a table is its note in the type of the text too, and a word that announces notes with a colon', () => {
  const notesBelow = (line: string) => textsOf([pageWith(`  ${line}\n\n${BODY}`)], 'table-note')
  for (const note of ['Fonte: elaborada pelos autores.', 'Nota: contados à mão.', 'Légende : comptés.']) {
    expect(notesBelow(`${note} {10}`)).toEqual([note])
  }
  expect(notesBelow('Nota-se que os rios são lentos. {10}')).toEqual([])
})

test('the source of a table may begin left of it', () => {
  const table = drawPage(
    `${BODY}
  Tabela 1: Palavras nas duas partes do texto.                          {9}
                              Palavra       Primeira  Segunda           {8}
                              rio           12        7                 {8}
                              água          14        2                 {8}
  Fonte: elaborada pelos autores deste texto.                           {8}

${BODY}`,
    { rules: [ruleAbove(7, 28, 70), ruleAbove(8, 28, 70), ruleAbove(10, 28, 70)] },
  )
  expect(textsOf([table], 'table-note')).toEqual(['Fonte: elaborada pelos autores deste texto.'])
})

test('a list of references in small type below a table is no note of it', () => {
  const entries = pageWith(`
  References                                                            {8 bold}
  Ames, C. (2011). How rivers move. London: Allen.                      {8}`)
  expect(textsOf([entries], 'table-note')).toEqual([])
})

test('a word for references that ends a line of a note does not end the notes', () => {
  const note = pageWith(`  ^a^ Counted by hand.                                                  {8}

  literature.                                                           {8}`)
  expect(textsOf([note], 'table-note').join(' ')).toMatch(/literature\.$/)
})

test('a small heading below a table is none of its notes: it is nearer to the text below it', () => {
  const below = (gap: string, words: string) =>
    pageWith(`  ^a^ Counted by hand.                                                  {8}
\n  ${words}                                           {8}${gap}${BODY}`)
  expect(textsOf([below('', 'How rivers are counted')], 'table-note')).toEqual(['a Counted by hand.'])
  expect(textsOf([below('', 'They were counted.')], 'table-note')).toHaveLength(2)
  expect(textsOf([below('\n\n\n', 'How rivers are counted')], 'table-note')).toHaveLength(2)
})

test('the text above and below a table stays text', () => {
  expect(
    textsOf([page], 'text')
      .join(' ')
      .match(/The last few decades/g),
  ).toHaveLength(2)
})

test('cells of a masthead are no table', () => {
  const masthead = drawPage(
    `Annals of Rivers        Vol. 12, No. 3, pp. 101-118                 {9}
  ISSN 1234-5678          doi:10.1234/rivers.12                       {9}

  On the Slow Movement of Rivers                                      {18 bold}

${BODY}`,
    { rules: [ruleAbove(0, 0, 60), ruleAbove(2, 0, 60)] },
  )
  expect(textsOf([masthead], 'table')).toEqual([])
})

test.each([
  ['number', '1'],
  ['symbol', '†'],
])('small type right below a table is a footnote where the text calls its %s, and the table does not', (_, mark) => {
  const calling = BODY.replace('few decades', `few decades^${mark}^`)
  const rows = (cell: string) => `
  ${cell}          First     Second                                     {8}
  river         12        7                                             {8}
  water         14        2                                             {8}
  ^${mark}^ Counted by hand.                                                  {8}`
  const pageOf = (cell: string) => {
    const above = `${calling}${calling}${calling}${calling}`
    const first = above.trim().split('\n').length
    const rules = [ruleAbove(first, 0, 40), ruleAbove(first + 1, 0, 40), ruleAbove(first + 3, 0, 40)]
    return drawPage(`${above.trimEnd()}${rows(cell)}`, { rules })
  }
  const note = `${mark} Counted by hand.`
  expect(textsOf([pageOf('Word')], 'table-note')).toEqual([])
  expect(textsOf([pageOf('Word')], 'footnote')).toEqual([note])
  expect(textsOf([pageOf(`Word^${mark}^`)], 'table-note')).toEqual([note])
})

test('the number of a section below a table is no mark of a note', () => {
  const rows = `
  Word          First     Second                                     {8}
  river         12        7                                             {8}
  water         14        2                                             {8}

  § 3 Rivers

${BODY}`
  const first = BODY.trim().split('\n').length
  const rules = [ruleAbove(first, 0, 40), ruleAbove(first + 1, 0, 40), ruleAbove(first + 3, 0, 40)]
  expect(textsOf([drawPage(`${BODY.trimEnd()}${rows}`, { rules })], 'table-note')).toEqual([])
})
