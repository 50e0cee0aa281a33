import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openService, type TestService } from '../../../support/service.ts'

const fixture = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../fixtures/paper/${name}`, import.meta.url)))

const PAPER = fixture('two-column.pdf')

describe('routes that answer at once', { timeout: 60_000 }, () => {
  let service: TestService
  beforeAll(async () => {
    service = await openService({ mostUploadBytes: 1e6 })
  })
  afterAll(() => service.close())

  const post = async (path: string, type: string, body: Uint8Array | string, accept?: string) => {
    const headers = { 'content-type': type, ...(accept !== undefined && { accept }) }
    const answer = await fetch(`${service.url}/v1/${path}`, { method: 'POST', body, headers })
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }

  test.each([
    ['the output that is named', '&formats=report', undefined, 'application/json; charset=UTF-8', '"account"'],
    ['the output that is accepted', '', 'application/tei+xml', 'application/xml; charset=UTF-8', '<TEI'],
    ['paperXML where nothing is said', '', undefined, 'application/xml; charset=UTF-8', '<article'],
  ])('give %s', async (_name, query, accept, type, part) => {
    const answer = await post(`convert?name=a.pdf&pages=1${query}`, 'application/pdf', PAPER, accept)
    expect(answer).toMatchObject({ status: 200, type })
    expect(answer.text).toContain(part)
  })

  test.each([
    ['two outputs', 'convert?formats=tei,tsv', PAPER, 400, 'name one'],
    ['what is no document', 'convert', Buffer.from('hello'), 415, 'E_FORMAT_UNKNOWN'],
    ['a document above the limit', 'convert', Buffer.alloc(5e6), 413, 'E_UPLOAD_TOO_LARGE'],
    ['XML that is no paper', 'validate', '<html/>', 415, 'the root element is <html>'],
    ['XML above the limit', 'sentences', Buffer.alloc(9e6, ' '), 413, '8 MiB'],
    ['XML that is cut off', 'sentences', '<article>', 422, 'E_XML_MALFORMED'],
    ['nothing', 'validate', '', 400, 'no body'],
    ['an option that there is not', 'convert?langauge=de', PAPER, 400, 'langauge: known are formats, pages, language'],
    ['a parameter where there are none', 'validate?strict=yes', '<TEI/>', 400, 'strict: this path takes no parameters'],
  ])('refuse %s', async (_name, path, body, status, part) => {
    const answer = await post(path, 'application/xml', body)
    expect(answer).toMatchObject({ status, type: 'application/problem+json' })
    expect(answer.text).toContain(part)
  })

  test('check paperXML and TEI', async () => {
    for (const [name, format] of [
      ['two-column.paper.xml', 'paperXML'],
      ['two-column.tei.xml', 'TEI'],
    ] as const) {
      const { text } = await post('validate', 'text/xml', fixture(name))
      expect(JSON.parse(text)).toEqual({ format, isValid: true, problems: [] })
    }
    const { text } = await post('validate', 'text/xml', '<article><nothing/></article>')
    expect(JSON.parse(text)).toMatchObject({ isValid: false, problems: [{ line: 1 }, {}] })
  })

  test('give the sentences of paperXML', async () => {
    const { text, type } = await post('sentences', 'application/xml', fixture('two-column.paper.xml'))
    expect(type).toBe('text/tab-separated-values; charset=UTF-8')
    expect(text).toBe(fixture('two-column.tsv').toString())
  })

  test('give the fields of references', async () => {
    const references = ['Smith, J. (2003). A study of things. Journal of Things, 12(3), 45-67.']
    const body = JSON.stringify({ references })
    const fields = {
      title: 'A study of things',
      year: '2003',
      container: 'Journal of Things',
      volume: '12',
      issue: '3',
    }
    const { text } = await post('references', 'application/json', body)
    expect(JSON.parse(text)).toMatchObject({ references: [{ text: references[0], ...fields }] })
    expect((await post('references', 'application/json', body, 'application/x-bibtex')).text).toContain('@article{0,')
    expect(await post('references', 'application/json', '{}')).toMatchObject({ status: 400 })
    expect(await post('references', 'application/pdf', '%PDF')).toMatchObject({ status: 400 })
  })
})
