import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textOfOutput } from '../../../../src/products/recipes/files/write-outputs.ts'
import { makeOutputs } from '../../../../src/products/recipes/outputs.ts'
import type { TeiMarkOptions } from '../../../../src/products/recipes/tei-marks/tei-marks.ts'
import { CLIENTS, jabRefCitation } from '../../../support/client-requests.ts'
import { outputSettings } from '../../../support/output-settings.ts'
import { exchange, openService, type TestService } from '../../../support/service.ts'

const PAPER = readFileSync(fileURLToPath(new URL('../../../../fixtures/paper/two-column.pdf', import.meta.url)))

/** What JabRef takes for nothing. */
const NOTHING = '@misc{-1,\n  author = {}\n}\n'

/** What `convert --flavour grobid` writes. */
async function convert(source: string, teiMarks: TeiMarkOptions = {}, pages?: readonly number[]): Promise<string> {
  const settings = outputSettings({ formats: ['tei'], flavour: 'grobid', teiMarks, pages })
  const id = source.replace('.pdf', '')
  const context = { id, source, corrections: undefined, bibliography: undefined, onProgress: () => {} }
  const { outputs } = await makeOutputs(PAPER, settings, context)
  return textOfOutput(outputs[0] ?? { content: '' })
}

describe('requests of programs, to the byte', { timeout: 120_000 }, () => {
  let service: TestService
  beforeAll(async () => {
    service = await openService()
  })
  afterAll(() => service.close())

  /** The head of the answer to a request, and its body. */
  async function answerTo(request: Buffer): Promise<{ readonly head: string; readonly body: string }> {
    const answer = Buffer.from(await exchange(service.port, request), 'latin1').toString()
    const [head = '', ...body] = answer.split('\r\n\r\n')
    return { head, body: body.join('\r\n\r\n') }
  }
  const ask = (client: keyof typeof CLIENTS) =>
    answerTo(CLIENTS[client]({ port: service.port, name: 'a.pdf', bytes: PAPER }))

  test.each(['java', 'node'] as const)('of the %s client have the full text as convert writes it', async client => {
    const { head, body } = await ask(client)
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*content-type: application\/xml; charset=UTF-8/)
    expect(body).toBe(await convert('a.pdf'))
  })

  test('of the Go client have it with sentences and places', async () => {
    const { head, body } = await ask('go')
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    const placed = ['ref', 'figure', 'persName', 'formula', 'biblStruct']
    const marks = { sentences: true, coordinates: true, placed, extras: ['raw-affiliations', 'ids'] } as const
    expect(body).toBe(await convert('a.pdf', marks))
  })

  test('of OJS have the header, in which the plug-in finds what it looks for', async () => {
    const { head, body } = await ask('ojs')
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close/i)
    const whole = await convert('paper.pdf', {}, [1, 2])
    expect(body.split('</teiHeader>')[0]).toBe(whole.split('</teiHeader>')[0])
    expect(body).toMatch(/<teiHeader xml:lang="en">[^]*<titleStmt>\s*<title[^>]*>Reading Lighthouse Logs/)
    expect(body.match(/<persName>/g)).toHaveLength(2)
  })

  test('of JabRef have BibTeX, one entry of a header and one of each reference', async () => {
    const header = await ask('jabRefHeader')
    expect(header.head).toContain('content-type: application/x-bibtex; charset=UTF-8')
    expect(header.body).toMatch(/^@\w+\{-1,\n {2}author = \{Ellingham, Martha and Quiroga, Tomás\},\n/)
    const references = await ask('jabRefReferences')
    expect(references.body.match(/^@\w+\{\d+,$/gm)).toHaveLength(4)
  })

  test('of JabRef for a reference have its fields, or what it takes for nothing', async () => {
    const citation = 'Smith, J. (2003). A study of “things” & more. Journal of Things, 12(3), 45–67.'
    const found = await answerTo(jabRefCitation(service.port, citation))
    expect(found.body).toMatch(
      /^@article\{-1,\n {2}author = \{Smith, J\.\},\n {2}title = \{A study of “things” \\& more\}/,
    )
    const { head, body } = await answerTo(jabRefCitation(service.port, '???'))
    expect(head).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(body).toBe(NOTHING)
  })
})
