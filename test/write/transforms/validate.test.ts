import { describe, expect, it } from 'vitest'
import { transformToTei } from '../../../src/write/transforms/tei.ts'
import { validatePaperXml, validateTei } from '../../../src/write/transforms/validate.ts'
import { FOREIGN_PAPER_XML } from '../../support/foreign-paper-xml.ts'
import * as b from '../../support/paper-builder.ts'
import { toPaperXml } from '../../support/writings.ts'

const PAPER_XML = toPaperXml(b.paper([b.section('1 A', b.p('a'))], { pageCount: 1 }))

describe('validatePaperXml', () => {
  it('finds nothing in valid files, whatever DOCTYPE they have', async () => {
    expect(await validatePaperXml(PAPER_XML)).toEqual([])
    expect(await validatePaperXml(FOREIGN_PAPER_XML)).toEqual([])
  })

  it('names the line of an element that may not stand there', async () => {
    const line = PAPER_XML.split('\n').indexOf('<p>a</p>') + 1
    const [problem] = await validatePaperXml(PAPER_XML.replace('<p>a</p>', '<p>a<td/></p>'))
    expect(problem).toEqual({ line, message: expect.stringContaining('Element td is not declared in p') as string })
  })

  it('names the line where the file is no XML', async () => {
    expect(await validatePaperXml('<article>\n<header></article>')).toEqual([
      { line: 2, message: expect.stringContaining('tag mismatch: header') as string },
    ])
    expect(await validatePaperXml('')).toHaveLength(1)
  })

  it('expands no entities', async () => {
    const bomb = Array.from({ length: 9 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(20)}">`).join('')
    const xml = `<!DOCTYPE article [<!ENTITY e0 "lol">${bomb}]>\n<article>&e9;</article>`
    expect((await validatePaperXml(xml)).length).toBeGreaterThan(0)
  })
})

describe('validateTei', () => {
  it('finds nothing in what is written, and the line of what is not', async () => {
    const tei = await transformToTei(PAPER_XML)
    expect(await validateTei(tei)).toEqual([])
    const line = tei.split('\n').indexOf('<p>a</p>') + 1
    const problems = await validateTei(tei.replace('<p>a</p>', '<p>a<p/></p>'))
    expect(problems.map(problem => problem.line)).toContain(line)
  })

  it('finds an id that is given twice', async () => {
    const tei = await transformToTei(toPaperXml(b.paper([b.section('', b.figure('F'), b.figure('G'))])))
    expect(await validateTei(tei.replace('"fig2"', '"fig1"'))).not.toEqual([])
  })
})
