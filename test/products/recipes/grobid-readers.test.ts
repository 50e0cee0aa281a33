/** What programs that read GROBID's TEI demand of it, over all fixtures: see docs/grobid.md. */
import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { convertPaper } from '../../../src/products/recipes/paper.ts'
import { writeProducts } from '../../../src/products/recipes/products.ts'
import type { Paper, Section } from '../../../src/model/paper/paper.ts'
import { validateTei } from '../../../src/write/transforms/validate.ts'
import { listFixtures, type TestPaper } from '../../support/papers.ts'

const conversions = new Map<string, Promise<{ paper: Paper; tei: string }>>()

async function convert({ file, stem }: TestPaper): Promise<{ paper: Paper; tei: string }> {
  const bytes = new Uint8Array(readFileSync(file))
  const { paper } = await convertPaper(bytes, { id: stem, source: `${stem}.pdf`, wordPlaces: true })
  const teiMarks = { sentences: true, coordinates: true }
  const products = await writeProducts(paper, ['tei'], {
    flavour: 'grobid',
    teiMarks,
    md5: 'd41d8cd98f00b204e9800998ecf8427e',
  })
  return { paper, tei: products.get('tei') ?? '' }
}

function convertOnce(paper: TestPaper): Promise<{ paper: Paper; tei: string }> {
  const known = conversions.get(paper.stem) ?? convert(paper)
  conversions.set(paper.stem, known)
  return known
}

function count(tei: string, pattern: RegExp): number {
  return [...tei.matchAll(pattern)].length
}

function between(tei: string, name: string): string {
  return new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(tei)?.[0] ?? ''
}

function sectionsOf(sections: readonly Section[]): Section[] {
  return sections.flatMap(section => [section, ...sectionsOf(section.sections)])
}

const DIV = '<div xmlns="http://www.tei-c.org/ns/1.0">'

describe.each(listFixtures())('$name', paper => {
  test('is valid by the schema of the flavour', async () => {
    expect(await validateTei((await convertOnce(paper)).tei)).toEqual([])
  })

  test('has flat divisions with the namespace on each, nothing between division, head and paragraphs (scipdf)', async () => {
    const { tei, paper: own } = await convertOnce(paper)
    const body = between(tei, 'body')
    expect(body.replaceAll(DIV, '').includes('<div>')).toBe(false)
    expect(/<div[^>]*>(?:(?!<\/div>).)*<div/s.test(body)).toBe(false)
    expect(/<div[^>]*>\s|<\/head>\s|<\/p>\s+<(?:p|formula)/.test(body)).toBe(false)
    const headed = sectionsOf(own.sections).filter(
      ({ kind, title, number }) => kind !== 'references' && (title.length > 0 || number !== undefined),
    )
    expect(count(tei, /<div xmlns="[^"]+"><head[ >]/g)).toBe(headed.length)
  })

  test('has each author once, with a surname and typed given names (S2ORC, archive, JSON)', async () => {
    const { tei, paper: own } = await convertOnce(paper)
    const header = between(tei, 'teiHeader')
    expect(count(header, /<author>/g)).toBe(own.front.authors.length)
    expect(count(header, /<persName[ >]/g)).toBe(count(header, /<surname>/g))
    expect(tei.includes('<forename>')).toBe(false)
    expect(between(tei, 'titleStmt').includes('<author>')).toBe(false)
  })

  test('has head, label and description in every figure, rows alone in every table (S2ORC, paperetl, scipdf)', async () => {
    const { tei, paper: own } = await convertOnce(paper)
    const blocks = sectionsOf(own.sections).flatMap(section => section.blocks)
    const figures = [...tei.matchAll(/<figure[ >].*?<\/figure>/gs)].map(([figure]) => figure)
    expect(figures).toHaveLength(blocks.filter(({ type }) => type === 'figure' || type === 'table').length)
    for (const figure of figures)
      expect(figure).toMatch(/^<figure[^>]*><head>[^<]*<\/head><label>[^<]*<\/label><figDesc>/)
    const tables = [...tei.matchAll(/<table>.*?<\/table>/gs)].map(([table]) => table)
    expect(tables).toHaveLength(blocks.filter(({ type }) => type === 'table').length)
    for (const table of tables)
      expect(table.replace(/<row>(?:<cell[^>]*?(?:\/>|>.*?<\/cell>))+<\/row>/gs, '')).toBe('<table></table>')
  })

  test('has every reference once, from b0, and one target in each reference of the text', async () => {
    const { tei, paper: own } = await convertOnce(paper)
    const entries = sectionsOf(own.sections).flatMap(({ blocks }) =>
      blocks.filter(block => block.type === 'paragraph' && block.kind === 'reference'),
    )
    expect([...tei.matchAll(/<biblStruct xml:id="(\w+)"/g)].map(([, id]) => id)).toEqual(entries.map((_, i) => `b${i}`))
    const ids = new Set([...tei.matchAll(/xml:id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, target = ''] of tei.matchAll(/<ref [^>]*target="#([^"]*)"/g))
      expect(ids.has(target), target).toBe(true)
  })

  test('fills paragraphs with sentences that have places, and writes no empty places (LangChain)', async () => {
    const { tei } = await convertOnce(paper)
    expect(tei.includes('coords=""')).toBe(false)
    for (const [, content = ''] of tei.matchAll(/<p(?: [^>]*)?>(.*?)<\/p>/gs)) {
      expect(content === '' || content.includes('<s '), content).toBe(true)
    }
    expect(/<s xml:id="[^"]+">/.test(tei)).toBe(false)
    expect(/<formula[^>]* coords="[^"]*;/.test(tei)).toBe(false)
  })

  test('has the envelope that readers look for (archive, OJS, papermage, paperetl)', async () => {
    const { tei } = await convertOnce(paper)
    expect(tei).toMatch(
      /<teiHeader xml:lang="[^"]+">.*<\/teiHeader><facsimile><surface n="1" [^>]*lrx="[\d.]+" lry="[\d.]+">.*<text xml:lang=/s,
    )
    expect(tei).toMatch(/<application version="[^"]+" ident="paperxml" when="[^"]+">/)
    expect(tei).toMatch(/<idno type="MD5">D41D8CD98F00B204E9800998ECF8427E<\/idno>/)
    expect(between(tei, 'sourceDesc')).toMatch(/<monogr>.*<imprint/s)
    expect(between(tei, 'back')).not.toBe('')
    expect(tei).toMatch(/<abstract>/)
  })

  test('has each paragraph once', async () => {
    const { tei } = await convertOnce(paper)
    const texts = [...tei.matchAll(/<p(?: [^>]*)?>(.*?)<\/p>/gs)].map(([, content = '']) =>
      content.replace(/<[^>]*>/g, ''),
    )
    const long = texts.filter(text => text.length > 60)
    expect(new Set(long).size).toBe(long.length)
  })
})
