import { describe, expect, it } from 'vitest'
import type { Paper, Paragraph } from '../../src/model/paper/paper.ts'
import { transformToTei } from '../../src/write/transforms/tei.ts'
import { FOREIGN_PAPER_XML } from '../support/foreign-paper-xml.ts'
import * as b from '../support/paper-builder.ts'
import { toPaperXml } from '../support/writings.ts'

function teiOf(paper: Paper): Promise<string> {
  return transformToTei(toPaperXml(paper), { flavour: 'grobid' })
}

function headingsOf(tei: string): readonly (string | undefined)[] {
  return [...tei.slice(tei.indexOf('<body>')).matchAll(/<head(?: [^>]*)?>([^<]+)<\/head>/g)].map(([, text]) => text)
}

describe('paper-to-grobid, divisions', () => {
  it('has the heading of a section before those of the sections it begins with', async () => {
    const tei = await teiOf(
      b.paper([b.section('1 A', b.section('1.1 B', b.section('1.1.1 C', b.p('c'))), b.section('1.2 D'))]),
    )
    expect(headingsOf(tei)).toEqual(['A', 'B', 'C', 'D'])
  })

  it('takes a section that has nothing but blanks', async () => {
    const paperXml = FOREIGN_PAPER_XML.replace('<body>', '<body><section title="Nothing">\n</section>')
    expect(headingsOf(await transformToTei(paperXml, { flavour: 'grobid' }))[0]).toBe('Nothing')
  })
})

describe('paper-to-grobid, citations', () => {
  it.each([
    ['[1–3]', '<ref type="bibr" target="#b0">[1</ref>–<ref type="bibr" target="#b1">3]</ref>'],
    ['19 - 21', '<ref type="bibr" target="#b0">19</ref> - <ref type="bibr" target="#b1">21</ref>'],
    ['Smith-Jones and Lee 2003', '<ref type="bibr" target="#b0">Smith-Jones and Lee 2003</ref>'],
  ])('divides %s where it is a range of numbers', async (text, expected) => {
    const entry = (id: string): Paragraph => ({
      ...b.reference(`Work ${id}.`),
      id,
      reference: { title: id, authors: [], editors: [] },
    })
    const cited = b.p({ type: 'citation-start', targets: ['b1', 'b2'] }, text, { type: 'citation-end' })
    const tei = await teiOf(b.paper([b.section('', cited), b.references('References', entry('b1'), entry('b2'))]))
    expect(tei).toContain(`<p>${expected}</p>`)
  })
})
