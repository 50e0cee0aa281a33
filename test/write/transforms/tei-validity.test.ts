import { describe, expect, it } from 'vitest'
import { TEI_FLAVOURS } from '../../../src/write/transforms/tei-flavours.ts'
import { transformToTei } from '../../../src/write/transforms/tei.ts'
import { validateTei } from '../../../src/write/transforms/validate.ts'
import { AWKWARD_PAPERS } from '../../support/awkward-papers.ts'
import { FOREIGN_PAPER_XML } from '../../support/foreign-paper-xml.ts'
import * as builder from '../../support/paper-builder.ts'
import { CAN_CHECK_TEI_ALL, problemsByTeiAll } from '../../support/tei-all.ts'
import { toPaperXml, wordsOfPaperXml, wordsOfTei } from '../../support/writings.ts'

const PAPER_XML: readonly (readonly [string, string])[] = [
  ...Object.entries(AWKWARD_PAPERS).map(([name, paper]) => [name, toPaperXml(paper)] as const),
  ...Object.entries(AWKWARD_PAPERS).map(
    ([name, paper]) =>
      [`${name}, all options`, toPaperXml(paper, { softHyphens: true, lineBreaks: true, boxes: true })] as const,
  ),
  ['elements of another program', FOREIGN_PAPER_XML],
]

describe.each(PAPER_XML)('TEI of a paper with %s', (_name, paperXml) => {
  it.each(TEI_FLAVOURS)('is valid in the flavour %s', async flavour => {
    expect(await validateTei(await transformToTei(paperXml, { flavour }))).toEqual([])
  })

  it('has the words of the paperXML in their order', async () => {
    expect(wordsOfTei(await transformToTei(paperXml))).toEqual(wordsOfPaperXml(paperXml))
  })

  it('has no link without its end', async () => {
    const tei = await transformToTei(paperXml)
    const ids = new Set([...tei.matchAll(/ xml:id="([^"]*)"/g)].map(match => `#${match[1]}`))
    const targets = [...tei.matchAll(/ target="(#[^"]*)"/g)].map(match => match[1])
    expect(targets.filter(target => !ids.has(target ?? ''))).toEqual([])
  })
})

it('keeps the entries of the imprint apart', async () => {
  const front = builder.front('A title', { publicationInfo: ['Annals of Rivers 7', 'Received in May'] })
  const tei = await transformToTei(toPaperXml(builder.paper([], { front })))
  expect([...tei.matchAll(/<docImprint>(.*?)<\/docImprint>/g)].map(match => match[1])).toEqual([
    'Annals of Rivers 7',
    'Received in May',
  ])
})

it('names the language of titles, key words and paragraphs of abstracts in another one than the paper', async () => {
  const front = builder.front('A title', {
    abstract: [builder.p('One.'), { ...builder.p('Zwei.'), language: 'de' }],
    keywords: ['river'],
    translations: [{ language: 'de', title: 'Ein Titel', keywords: ['Fluss'] }],
  })
  const tei = await transformToTei(toPaperXml(builder.paper([], { front })))
  expect(tei).toContain('<title level="a" type="alt" xml:lang="de">Ein Titel</title>')
  expect(tei).toContain('<keywords><term>river</term></keywords><keywords xml:lang="de"><term>Fluss</term></keywords>')
  expect(tei.match(/<p xml:lang="de">Zwei\.<\/p>/g)).toHaveLength(2)
})

describe('TEI of all papers', () => {
  it.runIf(CAN_CHECK_TEI_ALL)('is valid against tei_all', { timeout: 60_000 }, async () => {
    const documents: string[] = []
    for (const [, paperXml] of PAPER_XML) {
      for (const flavour of ['default', 'task2012'] as const)
        documents.push(await transformToTei(paperXml, { flavour, date: '2026-11-20' }))
    }
    expect(problemsByTeiAll(documents)).toEqual([])
  })
})
