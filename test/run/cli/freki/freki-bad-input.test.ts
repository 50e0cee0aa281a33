import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runProgram } from '../../../../src/run/cli/program.ts'
import { recordTerminal } from '../../../support/terminal.ts'

const GOOD = readFileSync(fileURLToPath(new URL('../../../../fixtures/sources/glossed.pdfminer.xml', import.meta.url)))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the command on a file of that content. */
async function run(content: string | Uint8Array, ...args: readonly string[]) {
  const input = join(folder, 'input')
  writeFileSync(input, content)
  const terminal = recordTerminal()
  const status = await runProgram(['freki', input, '-', ...args], terminal)
  return { status, out: terminal.out, errors: terminal.errors.replaceAll(input, 'input') }
}

/** A PDFMiner XML of pages with characters: each a letter and its box, from the bottom left. */
function pdfMiner(...pages: readonly (readonly (readonly [string, string])[])[]): string {
  const characters = (page: readonly (readonly [string, string])[]) =>
    page.map(([letter, box]) => `<text font="F" bbox="${box}" size="10">${letter}</text>`).join('\n')
  const xml = pages.map(
    (page, i) => `<page id="${i + 1}" bbox="0,0,300,200" rotate="0">
<textbox id="0" bbox="0,0,9,9"><textline bbox="0,0,9,9">
${characters(page)}
</textline></textbox></page>`,
  )
  return `<?xml version="1.0"?>\n<pages>\n${xml.join('\n')}\n</pages>`
}

describe('an error ends the command with a status and says where or what', () => {
  test('XML that is cut off', async () => {
    const { status, out, errors } = await run(GOOD.subarray(0, 900))
    expect({ status, out }).toEqual({ status: 65, out: '' })
    expect(errors).toMatch(/^paperxml: input: E_XML_MALFORMED: .*line \d+, column \d+: unclosed tag/)
  })

  test('XML with a tag too many', async () => {
    const { status, errors } = await run('<?xml version="1.0"?>\n<pages>\n</page></pages>')
    expect(status).toBe(65)
    expect(errors).toContain('E_XML_MALFORMED: the XML is malformed at line 3')
  })

  test('XML of a dialect that is not known', async () => {
    const { status, errors } = await run('<?xml version="1.0"?><book><p>text</p></book>')
    expect(status).toBe(65)
    expect(errors).toContain('E_FORMAT_UNKNOWN: the root element is <book>; expected PDF, TETML')
  })

  test('XML without pages', async () => {
    expect(await run('<?xml version="1.0"?><pages/>')).toMatchObject({
      status: 65,
      errors: expect.stringContaining('E_XML_NO_PAGES'),
    })
  })

  test.each([
    ['a picture', 'GIF89a\u0001\u0002some letters\u001f'],
    ['an archive', 'PK\u0003\u0004\0\0text'],
    ['a PDF whose beginning is lost', '9 0 obj << /Length 20 >> stream\nx\u0001\u0012\u0003 endstream endobj'],
    ['signs like a tag', '<k\u0001\u0002(> \0'],
  ])('binary: %s', async (_, content) => {
    expect(await run(content)).toMatchObject({
      status: 65,
      out: '',
      errors: expect.stringContaining('E_FORMAT_UNKNOWN'),
    })
  })

  test('a packed file that is cut off', async () => {
    expect(await run(gzipSync(GOOD).subarray(0, 300))).toMatchObject({
      status: 65,
      errors: expect.stringContaining('E_GZIP_DAMAGED'),
    })
  })

  test('an empty file', async () => {
    expect(await run('')).toMatchObject({ status: 65, errors: expect.stringContaining('E_FILE_EMPTY') })
  })
})

describe('a warning is told, and the rest of the file is written', () => {
  test('a page without tokens between others', async () => {
    const letters = [['a', '20,100,26,110']] as const
    const { status, out, errors } = await run(pdfMiner(letters, [], letters))
    expect(status).toBe(0)
    expect(errors).toBe('paperxml: input: W_PAGE_EMPTY: page 2 has no text\n')
    expect(out.match(/page=\d+ /g)).toEqual(['page=1 ', 'page=3 '])
  })

  test('boxes that are no numbers, upside down, or far off the page', async () => {
    const { status, out, errors } = await run(
      pdfMiner([
        ['n', 'NaN,0,1e99,1'],
        ['y', '20,100,26,110'],
        ['z', '46,110,40,100'],
        ['w', '1e9,100,1e10,110'],
      ]),
    )
    expect(status).toBe(0)
    expect(errors).toContain('W_OFF_PAGE: page 1: 2 words are off the page or without a position')
    expect(errors).toMatch(/line \d+ of the file/)
    expect(out).toMatch(/:y {2,3}z$/m)
  })

  test('a page whose size cannot be', async () => {
    const xml = pdfMiner([['y', '20,100,26,110']]).replace('bbox="0,0,300,200"', 'bbox="0,0,0,-5"')
    const { status, out, errors } = await run(xml)
    expect(status).toBe(0)
    expect(errors).toContain('W_PAGE_SIZE: page 1')
    expect(out).toMatch(/:y$/m)
  })
})
