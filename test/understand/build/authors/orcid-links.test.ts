import { describe, expect, test } from 'vitest'
import { understandPaper } from '../../../../src/products/recipes/understand.ts'
import { readPdf } from '../../../../src/read/sources/read-pdf.ts'
import { typeset } from '../../../support/typeset.ts'

const A = '0000-0002-1825-0097'
const B = '0000-0002-1694-233X'

/** Typst's text of a title page; `icon` draws what stands for an iD. */
function titlePage(authors: string): string {
  return `#set page(width: 170mm, height: 240mm, margin: 22mm)
#set text(font: "Libertinus Serif", size: 10pt)
#let link-to(id, body) = link("https://orcid.org/" + id, body)
#let icon(id) = link-to(id, box(width: 8pt, height: 8pt, fill: green, radius: 4pt))
#let drawn(id) = link-to(id, text(size: 6pt, fill: green)[iD])
#align(center, text(size: 17pt, weight: "bold")[Counting Herons from the Bridge])
#align(center)[${authors}]
#align(center, text(size: 9pt)[Department of Birds, University of Northwick, Bergen, Norway])
= Introduction
#link("https://orcid.org/0000-0001-5109-3700")[Everybody] who crosses a bridge in the morning knows the herons that stand below
it, and nobody has ever counted them. They do not move, and those who would count them have to go to work before the tide turns.`
}

/** The iDs of the authors that a title page gives. */
async function orcidsOf(authors: string): Promise<Record<string, string | undefined>> {
  const document = await readPdf(typeset(titlePage(authors)), {}, () => {})
  const { paper } = await understandPaper(document, { id: 'herons', source: 'herons.pdf' })
  return Object.fromEntries(paper.front.authors.map(({ name, orcid }) => [name, orcid]))
}

describe('a link to an ORCID iD', () => {
  test('behind an icon belongs to the name that ends left of it', async () => {
    expect(await orcidsOf(`Ann Lee #icon("${A}"), Cara Novak, and Bo Berg#super[1,2] #icon("${B}")`)).toEqual({
      'Ann Lee': A,
      'Cara Novak': undefined,
      'Bo Berg': B,
    })
  })

  test('around a name belongs to it, though a line ends inside', async () => {
    const long = 'Wilhelmina Konstantina Featherstonehaugh'
    const authors = `#link-to("${A}")[Ann Lee], Theodora Evangelina Papadopoulou, #link-to("${B}")[${long}], Bo Berg`
    expect(await orcidsOf(authors)).toMatchObject({ 'Ann Lee': A, [long]: B, 'Bo Berg': undefined })
  })

  test('behind an icon that is drawn with letters belongs to the name left of it', async () => {
    expect(await orcidsOf(`Ann Lee, Bo Berg #drawn("${B}"), Cara Novak`)).toEqual({
      'Ann Lee': undefined,
      'Bo Berg': B,
      'Cara Novak': undefined,
    })
  })

  test('that two names have is nobody’s', async () => {
    expect(await orcidsOf(`Ann Lee #icon("${A}"), Bo Berg #icon("${A}")`)).toEqual({
      'Ann Lee': undefined,
      'Bo Berg': undefined,
    })
  })

  test('that is printed as well is one', async () => {
    expect(await orcidsOf(`Ann Lee #link-to("${A}")[${A}], Bo Berg`)).toEqual({ 'Ann Lee': A, 'Bo Berg': undefined })
  })
})
