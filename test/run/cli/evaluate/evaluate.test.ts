import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runProgram } from '../../../../src/run/cli/program.ts'
import { SIX_PAIRS, toJats, toTei } from '../../../products/evaluation/grobid/six-pairs.ts'
import { recordTerminal } from '../../../support/terminal.ts'

const DOCS = new URL('../../../../docs/evaluate.md', import.meta.url)

const LISTS = new URL('../../../../fixtures/paper/lists.pdf', import.meta.url)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  for (const [name, gold, result] of SIX_PAIRS) {
    write(toJats(gold), 'gold', `${name}.nxml`)
    write(toTei(result), 'out', `${name}.tei.xml`)
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

const place = (...names: string[]) => join(folder, ...names)
const read = (...names: string[]) => readFileSync(place(...names), 'utf8')

function write(content: string, ...names: string[]): void {
  mkdirSync(dirname(place(...names)), { recursive: true })
  writeFileSync(place(...names), content)
}

async function run(...args: string[]) {
  const terminal = recordTerminal()
  const status = await runProgram(['evaluate', ...args], terminal)
  return { status, out: terminal.out, errors: terminal.errors }
}
const evaluate = (...args: string[]) => run(place('gold'), place('out'), ...args)

describe('paperxml evaluate', () => {
  test('prints the tables of GROBID', async () => {
    const { status, out, errors } = await evaluate('--dataset', 'pmc')
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(out).toContain('6 documents are evaluated; 0 are not')
    expect(out).toContain('#### Soft Matching (ignoring punctuation, case and space characters mismatches)')
    // Two of five titles that were found are the same, of six.
    expect(out).toContain('| title | 40 | 33.33 | 36.36 | 6 |')
    expect(out).toContain('Matching 1:  2\nMatching 2:  1\nMatching 3:  1\nMatching 4:  1\nTotal matches:  5')
  })

  test('writes a page with plots, and the figures as JSON', async () => {
    await evaluate('-o', place('report'), '--html', place('r.html'), '--json', place('r.json'), '--by', 'language')
    expect(read('r.html')).toContain('<svg role="img"')
    const figures = JSON.parse(read('r.json')) as { documents: number; measures: Record<string, unknown> }
    expect(figures.documents).toBe(6)
    expect(figures.measures['header.keywords.strict']).toEqual({ value: 1, size: 1, isLessBetter: false })
    expect(read('report', 'evaluation.md')).toContain('| measure | unknown (6) |')
  })

  test('names what is different in one document', async () => {
    const { out } = await evaluate('--diff', 'levenshtein')
    expect(out).toContain('- title, the same only in levenshtein: gold “abcdefghij”, result “abcdefghxy”')
  })

  test('names what it cannot evaluate, and counts it in no figure', async () => {
    write('<article><front>', 'gold', 'broken.nxml')
    write(toTei({}), 'out', 'broken.tei.xml')
    write(toJats({}), 'gold', 'alone.nxml')
    write(toTei({}), 'out', 'stray.tei.xml')
    write(toJats({}), 'gold', 'twice.nxml')
    write(toJats({}), 'gold', 'twice.jats')
    write(toTei({}), 'out', 'twice.tei.xml')
    write('{"a": ', 'out', 'json.json')
    write(toJats({}), 'gold', 'json.nxml')
    const { status, out, errors } = await evaluate('--dataset', 'pmc')
    expect(status).toBe(0)
    expect(out).toContain('6 documents are evaluated; 5 are not')
    expect(out).toContain('| title | 40 | 33.33 | 36.36 | 6 |')
    for (const text of [
      /alone has no result; its gold is alone\.nxml/,
      /broken .*broken\.nxml: the XML is malformed at line 1/,
      /json .*json\.json: the JSON is malformed/,
      /stray has a result and no gold/,
      /twice has 2 golds: twice\.jats, twice\.nxml; choose with --gold/,
    ])
      expect(out).toMatch(text)
    expect(errors.split('\n')).toHaveLength(6)
  })

  test('fails with a status of its own where a figure is below its bound', async () => {
    expect(await evaluate('--min', 'header.title.soft=0.3')).toMatchObject({ status: 0 })
    const { status, errors } = await evaluate('--min', 'header.title.soft=0.9', 'header.nothing.soft=0.1')
    expect(status).toBe(76)
    expect(errors).toContain(
      'E_MEASURE_BOUND: header.title.soft is 0.364; it has to be 0.9 or more; header.nothing.soft',
    )
    expect((await evaluate('--min', 'title')).status).toBe(64)
  })

  test('refuses folders in which there is nothing to evaluate', async () => {
    mkdirSync(place('empty'))
    expect(await run(place('empty'), place('empty'))).toMatchObject({ status: 66 })
    expect(await run(place('nowhere'), place('out'))).toMatchObject({ status: 66 })
    const { status, out, errors } = await run(place('gold'), place('empty'))
    expect(status).toBe(66)
    expect(out).toContain('0 documents are evaluated; 6 are not')
    expect(errors).toContain('E_EVALUATION_EMPTY')
    expect(errors).toContain('with --gold tei any NAME.tei.xml')
  })

  test('converts what it can, and names the PDFs that it cannot convert', async () => {
    write(toJats({}), 'gold', 'damaged.nxml')
    write('%PDF-1.4 no more', 'gold', 'damaged.pdf')
    write(toJats({}), 'gold', 'lists.nxml')
    cpSync(LISTS, place('gold', 'lists.pdf'))
    const { status, out, errors } = await evaluate('--convert')
    expect(status).toBe(0)
    expect(out).toContain('7 documents are evaluated; 1 are not')
    expect(errors).toMatch(/damaged\.pdf: E_/)
    expect(existsSync(place('out', 'lists.paper.xml'))).toBe(true)
  })

  test('measures blocks and running text against JATS, without what the PDF does not print', async () => {
    const [title, ...paragraphs] = [
      'Lists',
      'We saw nine herons on the lake.',
      'Words that are in no PDF of ours at all.',
    ]
    const body = paragraphs.map(text => `<p>${text}</p>`).join('')
    const meta = `<article-meta><title-group><article-title>${title}</article-title></title-group></article-meta>`
    write(`<article><front>${meta}</front><body>${body}</body></article>`, 'blocks', 'lists.nxml')
    const header = `<teiHeader><fileDesc><titleStmt><title>${title}</title></titleStmt></fileDesc></teiHeader>`
    const result = `<div><p>${paragraphs[0]?.replace('nine', 'nine grey')}</p></div>`
    write(`<TEI>${header}<text><body>${result}</body></text></TEI>`, 'tei', 'lists.tei.xml')
    const figuresOf = async (...flags: string[]) => {
      const [gold, out] = [place('blocks'), place('tei')]
      const { errors } = await run(gold, out, '--measures', 'blocks,icecite', '--json', place('f.json'), ...flags)
      const { measures } = JSON.parse(read('f.json')) as { measures: Record<string, { value?: number; size: number }> }
      return { errors, measures }
    }
    const { measures } = await figuresOf()
    expect(measures.paragraph).toMatchObject({ value: 2 / 3, size: 2 })
    expect(measures.wordSpurious).toMatchObject({ value: 1 / 18, size: 18 })
    expect(measures.paragraphMissing).toMatchObject({ value: 10 / 18 })
    expect((await figuresOf('--printed')).errors).toContain('has no PDF beside its gold')
    cpSync(LISTS, place('blocks', 'lists.pdf'))
    expect((await figuresOf('--printed')).measures.paragraph).toMatchObject({ size: 0 })
    expect((await run(place('blocks'), place('tei'), '--measures', 'ocr')).errors).toContain('grobid, blocks, icecite')
  })

  test('says that the truth format has no fields for GROBID’s measures', async () => {
    write('{"blocks": []}', 'truth', 'a.truth.json')
    write(toTei({}), 'out2', 'a.tei.xml')
    const { errors } = await run(place('truth'), place('out2'), '--measures', 'grobid')
    expect(errors).toContain('paperxml: a: has a gold in the truth format, which has no fields for grobid')
  })

  test('makes no folder of results where there is no folder of gold', async () => {
    expect(await run(place('nowhere'), place('new'), '--convert')).toMatchObject({ status: 66 })
    expect(existsSync(place('new'))).toBe(false)
  })

  test('pairs by folder where each article has one', async () => {
    write(toJats(SIX_PAIRS[0]?.[1] ?? {}), 'pmc', 'PMC1', 'article.nxml')
    write(toTei(SIX_PAIRS[0]?.[2] ?? {}), 'pmc', 'PMC1', 'other-name.fulltext.tei.xml')
    const { out } = await run(place('pmc'), place('pmc'))
    expect(out).toContain('1 documents are evaluated; 0 are not')
    expect(out).toContain('| title | 100 | 100 | 100 | 1 |')
  })
})

test('docs/evaluate.md has commands that run', async () => {
  const calls = [...readFileSync(DOCS, 'utf8').matchAll(/^paperxml evaluate ([^#\n]*)/gm)].map(([, args = '']) => args)
  expect(calls.length).toBeGreaterThan(5)
  for (const call of calls) {
    const args = call.trim().split(/\s+/)
    const places = args.map(arg => (/^(gold|out|report|report\.\w+|figures\.json)$/.test(arg) ? place(arg) : arg))
    const { status } = await run(...places)
    expect([call, status]).toEqual([call, call.includes('--min') ? 76 : 0])
  }
})
