import { describe, expect, it } from 'vitest'
import { validatePaperXml } from '../../../src/write/transforms/validate.ts'
import { AWKWARD_PAPERS } from '../../support/awkward-papers.ts'
import { toPaperXml } from '../../support/writings.ts'

describe.each(Object.entries(AWKWARD_PAPERS))('paperXML of a paper with %s', (_name, paper) => {
  it('is valid against the DTD, with and without all options', async () => {
    const everything = { softHyphens: true, lineBreaks: true, sentenceEnds: true, boxes: true }
    expect(await validatePaperXml(toPaperXml(paper))).toEqual([])
    expect(await validatePaperXml(toPaperXml(paper, everything))).toEqual([])
  })

  it('names every page once and in order', () => {
    const named = [...toPaperXml(paper).matchAll(/<page local="(\d+)"/g)].map(match => Number(match[1]))
    expect(named).toEqual(paper.pages.length === 0 ? [1] : paper.pages.map(page => page.local))
  })

  it('is the same on every run', () => {
    expect(toPaperXml(paper)).toBe(toPaperXml(paper))
  })
})
