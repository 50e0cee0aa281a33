import { describe, expect, it } from 'vitest'
import { TEI_FLAVOURS } from '../../src/transforms/tei-flavours.ts'
import { transformToTei } from '../../src/transforms/tei.ts'
import { validateTei } from '../../src/transforms/validate.ts'
import { AWKWARD_PAPERS } from '../support/awkward-papers.ts'
import { FOREIGN_PAPER_XML } from '../support/foreign-paper-xml.ts'
import { CAN_CHECK_TEI_ALL, problemsByTeiAll } from '../support/tei-all.ts'
import { toPaperXml, wordsOfPaperXml, wordsOfTei } from '../support/writings.ts'

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

describe('TEI of all papers', () => {
  it.runIf(CAN_CHECK_TEI_ALL)('is valid against tei_all', { timeout: 60_000 }, async () => {
    const documents: string[] = []
    for (const [, paperXml] of PAPER_XML) {
      for (const flavour of TEI_FLAVOURS)
        documents.push(await transformToTei(paperXml, { flavour, date: '2026-11-20' }))
    }
    expect(problemsByTeiAll(documents)).toEqual([])
  })
})
