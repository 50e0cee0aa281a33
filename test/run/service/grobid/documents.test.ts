import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textOfOutput } from '../../../../src/products/recipes/files/write-outputs.ts'
import { makeOutputs } from '../../../../src/products/recipes/outputs.ts'
import { validateTei } from '../../../../src/write/transforms/validate.ts'
import { outputSettings } from '../../../support/output-settings.ts'
import { exchange, formOf, openService, type TestService } from '../../../support/service.ts'

const FIXTURES = fileURLToPath(new URL('../../../../fixtures', import.meta.url))
const PAPER = readFileSync(join(FIXTURES, 'paper/two-column.pdf'))

/** What `convert --flavour grobid` writes. */
async function convert(bytes: Uint8Array, id: string, pages?: readonly number[]): Promise<string> {
  const settings = outputSettings({ formats: ['tei'], flavour: 'grobid', pages })
  const context = { id, source: `${id}.pdf`, corrections: undefined, bibliography: undefined, onProgress: () => {} }
  const { outputs } = await makeOutputs(bytes, settings, context)
  return textOfOutput(outputs[0] ?? { content: '' })
}

/** What `referenceAnnotations` answers with figures and tables. */
interface Annotations {
  readonly pages: readonly { readonly page_height: number; readonly page_width: number }[]
  readonly refBibs: readonly { readonly id: string }[]
  readonly refMarkers: readonly { readonly id: string }[]
  readonly tables: readonly { readonly id: string }[]
  readonly tableMarkers: readonly { readonly id: string }[]
}

/** What is wrong with a request, the request, and what is answered. */
const BAD: readonly (readonly [string, () => FormData | string, number, string])[] = [
  ['no file', () => new FormData(), 400, 'E_REQUEST_INVALID'],
  ['a file that is none', () => formOf(Buffer.from('hello')), 415, 'E_FORMAT_UNKNOWN'],
  ['an empty file', () => formOf(Buffer.alloc(0)), 422, 'E_FILE_EMPTY'],
  ['a file above the limit', () => formOf(Buffer.alloc(21e6)), 413, 'E_UPLOAD_TOO_LARGE'],
  ['a page that is no number', () => formOf(PAPER, 'a.pdf', { end: 'two' }), 400, 'E_REQUEST_INVALID'],
  ['pages the wrong way round', () => formOf(PAPER, 'a.pdf', { start: '3', end: '2' }), 400, 'E_REQUEST_INVALID'],
  ['pages that the file has not', () => formOf(PAPER, 'a.pdf', { start: '9' }), 400, 'E_OPTION_RANGE'],
  ['a field above its limit', () => formOf(PAPER, 'a.pdf', { flavor: 'x'.repeat(70_000) }), 413, 'E_UPLOAD_TOO_LARGE'],
  ['another type of body', () => '{}', 415, 'E_TYPE_UNKNOWN'],
]

describe('routes of documents', { timeout: 120_000 }, () => {
  let service: TestService
  beforeAll(async () => {
    service = await openService()
  })
  afterAll(() => service.close())

  const post = (
    path: string,
    body: NonNullable<RequestInit['body']>,
    headers: Record<string, string> = {},
  ): Promise<Response> => fetch(`${service.url}/api/${path}`, { method: 'POST', body, headers })

  test.each(['paper/two-column', 'paper/floats', 'paper/formulas'])(
    'give the full text of %s as convert writes it',
    async name => {
      const bytes = readFileSync(join(FIXTURES, `${name}.pdf`))
      const id = name.split('/')[1] ?? ''
      const answer = await post('processFulltextDocument', formOf(bytes, `${id}.pdf`))
      expect(answer.headers.get('content-type')).toBe('application/xml; charset=UTF-8')
      expect(await answer.text()).toBe(await convert(bytes, id))
    },
  )

  test('give the header of the first two pages, and nothing else', async () => {
    const answer = await post('processHeaderDocument', formOf(PAPER, 'a.pdf'))
    const text = await answer.text()
    const whole = await convert(PAPER, 'a', [1, 2])
    expect(text.split('</teiHeader>')[0]).toBe(whole.split('</teiHeader>')[0])
    expect(text).toMatch(/<\/teiHeader>\n<text( xml:lang="en")?\/>\n<\/TEI>\n$/)
  })

  test('give the TEI with the pictures that it names', async () => {
    const answer = await post(
      'processFulltextAssetDocument',
      formOf(readFileSync(join(FIXTURES, 'paper/floats.pdf')), 'f.pdf'),
    )
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const names = ['fig1.png', 'fig2.png', 'figures.json', 'tab1.csv', 'tab1.png'].map(name => `f.figures/${name}`)
    expect(Object.keys(files).sort()).toEqual([...names, 'f.tei.xml'])
    const tei = new TextDecoder().decode(files['f.tei.xml'])
    expect([...tei.matchAll(/<graphic url="([^"]*)" type="bitmap"\/>/g)].map(([, url]) => url)).toEqual([
      names[0],
      names[1],
    ])
    expect([...(files['f.figures/fig1.png'] ?? []).slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
  })

  test('give the references, in the order of the paper', async () => {
    const text = await (await post('processReferences', formOf(PAPER))).text()
    const references = (await convert(PAPER, 'paper')).match(/<biblStruct xml:id.*?<\/biblStruct>/gs)
    expect(text.match(/<biblStruct.*?<\/biblStruct>/gs)).toEqual(references)
    expect(text).toMatch(/<listBibl>[^]*<\/listBibl>[^]*<\/TEI>\n$/)
  })

  test('give BibTeX to those who accept nothing else', async () => {
    const accept = { accept: 'application/x-bibtex' }
    const header = await post('processHeaderDocument', formOf(PAPER), accept)
    expect(header.headers.get('content-type')).toBe('application/x-bibtex; charset=UTF-8')
    expect(await header.text()).toContain('@inproceedings{-1,\n  author = {Ellingham, Martha and Quiroga, Tomás},')
    const references = await (await post('processReferences', formOf(PAPER), accept)).text()
    expect(references.match(/^@\w+\{\d+,$/gm)).toEqual(['@article{0,', '@inproceedings{1,', '@book{2,', '@article{3,'])
  })

  test('take a part without a file name, after the fields and before them', async () => {
    const part = (head: string, body: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
    const file = part('name="input"', PAPER.toString('latin1'))
    const field = part('name="consolidateHeader"', '0')
    const expected = await convert(PAPER, 'paper')
    for (const body of [field + file, file + field]) {
      const bytes = Buffer.from(`${body}--x--\r\n`, 'latin1')
      const answer = await post('processFulltextDocument', bytes, { 'content-type': 'multipart/form-data; boundary=x' })
      expect(await answer.text()).toBe(expected)
    }
  })

  test('take PUT, and read the pages asked for', async () => {
    const body = formOf(PAPER, 'a.pdf', { start: '2', end: '-1' })
    const answer = await fetch(`${service.url}/api/processFulltextDocument`, { method: 'PUT', body })
    expect(await answer.text()).toBe(await convert(PAPER, 'a', [2]))
  })

  test('mark sentences and places where they are asked for', async () => {
    const fields = { segmentSentences: '1', teiCoordinates: 'p,s' }
    const answer = await post('processFulltextDocument', formOf(PAPER, 'a.pdf', fields))
    expect(answer.headers.get('x-paperxml-ignored')).toBe(null)
    expect(await answer.text()).toMatch(/<s [^>]*coords="1,/)
  })

  test('have places at the elements that are named, and no others', async () => {
    const form = formOf(PAPER, 'a.pdf', { segmentSentences: '1', teiCoordinates: 'figure,head' })
    const tei = await (await post('processFulltextDocument', form)).text()
    const placed = new Set([...tei.matchAll(/<(\w+) [^>]*coords=/g)].map(([, name]) => name))
    expect([...placed].sort()).toEqual(['figure', 'graphic', 'head'])
  })

  test('have what is asked for in addition, and are valid', async () => {
    const asked = {
      includeRawAffiliations: '1',
      includeRawCopyrights: 'true',
      includeDiscardedText: '1',
      generateIDs: '1',
    }
    const form = formOf(PAPER, 'a.pdf', { ...asked, includeRawCitations: '1' })
    const answer = await post('processFulltextDocument', form)
    expect(answer.headers.get('x-paperxml-ignored')).toBe(null)
    const tei = await answer.text()
    expect(tei).toContain(
      '<note type="raw_affiliation">Department of Linguistics University of Northwick, England</note>',
    )
    expect(tei).toMatch(/<p type="raw">[^<]*© 2021 The Workshop<\/p>/)
    expect(tei).toMatch(/<note type="other" xml:id="_\d+" place="header">/)
    expect(tei).toMatch(
      /<titleStmt><title xml:id="_1" [^]*<head xml:id="_\d+" n="1"[^>]*>Introduction<\/head><p xml:id="_\d+"/,
    )
    const plain = await convert(PAPER, 'a')
    expect(await validateTei(tei)).toEqual([])
    expect(tei.replace(/<notesStmt>.*?<\/notesStmt>|<(note|p) type="raw.*?<\/\1>| xml:id="_\d+"/g, '')).toBe(
      plain.replace(/<note type="raw_reference".*?<\/note>/g, ''),
    )
  })

  test('give the places of references, citations and floats', async () => {
    const form = formOf(PAPER, 'a.pdf', { includeFiguresTables: '1' })
    const answer = await post('referenceAnnotations', form, { accept: 'application/json' })
    expect(answer.headers.get('content-type')).toBe('application/json; charset=UTF-8')
    expect(answer.headers.get('x-paperxml-ignored')).toBe(null)
    const { pages, refBibs, refMarkers, tables, tableMarkers, ...others } = (await answer.json()) as Annotations
    expect(pages).toHaveLength(2)
    expect(pages.every(page => page.page_width > 300 && page.page_height > page.page_width)).toBe(true)
    expect(Object.keys(others)).toEqual(['formulas', 'formulaMarkers', 'figures', 'figureMarkers'])
    const tei = await (await post('processReferences', formOf(PAPER, 'a.pdf'))).text()
    expect(refBibs.map(({ id }) => id)).toEqual([...tei.matchAll(/<biblStruct xml:id="(b\d+)"/g)].map(([, id]) => id))
    expect(refMarkers.length).toBeGreaterThan(0)
    expect(refMarkers.every(({ id }) => refBibs.some(entry => entry.id === id))).toBe(true)
    expect(tableMarkers.map(({ id }) => id)).toContain(tables[0]?.id)
  })

  test('say which field the document was sent in, where it is the wrong one', async () => {
    for (const bytes of [PAPER, Buffer.alloc(200_000, '%PDF-1.4 ')]) {
      const form = new FormData()
      form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'a.pdf')
      const answer = await post('processFulltextDocument', form)
      expect([answer.status, await answer.text()]).toEqual([
        400,
        'E_REQUEST_INVALID: the form has no file in the field input; the one in the field file should be there\n',
      ])
    }
  })

  test('are described by OpenAPI, and the page is where GROBID has one', async () => {
    const { paths } = (await (await fetch(`${service.url}/api/openapi.json`)).json()) as {
      paths: Record<
        string,
        Record<string, { requestBody?: { content: Record<string, { schema: { properties: object } }> } }>
      >
    }
    expect(Object.keys(paths)).toContain('/api/processCitationList')
    const form = paths['/api/referenceAnnotations']?.['post']?.requestBody?.content['multipart/form-data']
    expect(Object.keys(form?.schema.properties ?? {})).toEqual(
      expect.arrayContaining(['input', 'start', 'end', 'teiCoordinates', 'generateIDs', 'includeFiguresTables']),
    )
    const page = await fetch(`${service.url}/api/grobid`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([302, '/'])
  })

  test('name the fields that change nothing', async () => {
    const fields = {
      consolidateHeader: '1',
      consolidateCitations: '0',
      flavor: 'article/light',
      generateIDs: '',
      日本: '1',
    }
    const answer = await post('processHeaderDocument', formOf(PAPER, 'a.pdf', fields))
    expect(answer.headers.get('x-paperxml-ignored')).toBe('consolidateHeader, flavor, %E6%97%A5%E6%9C%AC')
  })

  test('never take a name for a path, and keep it short and printable', async () => {
    for (const name of ['../../etc/passwd', 'a\u0000b\u202e.pdf', 'é'.repeat(4096)]) {
      const answer = await post('processHeaderDocument', formOf(PAPER, name, { end: '1' }))
      expect(answer.status).toBe(200)
      expect(await answer.text()).not.toContain('etc/')
    }
  })

  test.each(BAD)('refuse %s', async (_, body, status, code) => {
    const answer: Response = await post('processFulltextDocument', body())
    expect([answer.status, (await answer.text()).split(':')[0]]).toEqual([status, code])
  })

  test('refuse two files, and a form that is cut off', async () => {
    const two = formOf(PAPER)
    two.append('input', new Blob([PAPER]), 'b.pdf')
    expect((await post('processFulltextDocument', two)).status).toBe(400)
    const head = 'Content-Disposition: form-data; name="input"; filename="a.pdf"'
    const cut = await post('processFulltextDocument', Buffer.from(`--x\r\n${head}\r\n\r\n%PDF-1.4`), {
      'content-type': 'multipart/form-data; boundary=x',
    })
    expect(await cut.text()).toMatch(/^E_UPLOAD_TRUNCATED: /)
    const unbound = await post('processFulltextDocument', PAPER, { 'content-type': 'multipart/form-data' })
    expect(await unbound.text()).toMatch(/^E_REQUEST_INVALID: .* names no boundary/)
  })

  test('pass over a part without a name, however long it is', { timeout: 10_000 }, async () => {
    const file = 'Content-Disposition: form-data; name="input"; filename="a.pdf"'
    // The pieces in which a request comes are longer than what a part held.
    const nameless = `--x\r\nContent-Type: text/plain\r\n\r\n${' '.repeat(20_000)}\r\n`
    const form = Buffer.concat([
      Buffer.from(`${nameless}--x\r\n${file}\r\n\r\n`),
      PAPER,
      Buffer.from(`\r\n${nameless}--x--\r\n`),
    ])
    const answer = await post('processHeaderDocument', form, { 'content-type': 'multipart/form-data; boundary=x' })
    expect(answer.status).toBe(200)
  })

  test('say which methods they take, and which types they have', async () => {
    const get = await fetch(`${service.url}/api/processFulltextDocument`)
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, PUT'])
    const picture = await post('processFulltextDocument', formOf(PAPER), { accept: 'image/png' })
    expect(picture.status).toBe(406)
  })

  test('say what is not done here', async () => {
    const answer = await post('annotatePDF', formOf(PAPER))
    expect([answer.status, await answer.text()]).toEqual([
      501,
      'E_NOT_SUPPORTED: paperxml does not serve annotatePDF: no PDF is written\n',
    ])
  })

  test('answer on a connection that is used again after a refusal', async () => {
    const get = 'GET /api/isalive HTTP/1.1\r\nHost: localhost\r\nAccept: application/xml\r\n\r\n'
    expect(await exchange(service.port, get)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\ntrue$/)
  })

  test('leave nothing in the store, and no name in the log', () => {
    expect(readdirSync(join(service.store, '.work')).filter(name => !/^(owner|lane-\d)$/.test(name))).toEqual([])
    expect(JSON.stringify(service.lines)).not.toContain('pdf')
  })
})
