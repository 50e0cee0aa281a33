import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SaxesParser } from 'saxes'
import { beforeAll, describe, expect, test } from 'vitest'
import { alignPaper } from '../../../src/products/recipes/align.ts'
import { encryptedPdf } from '../../support/encrypted-pdf.ts'

const fixture = (name: string) => fileURLToPath(new URL(`../../../fixtures/paper/${name}.pdf`, import.meta.url))

const encrypt = (permissions: object) => encryptedPdf({ ownerPassword: 'owner', permissions })

describe('a paper in two columns', () => {
  let html: string
  beforeAll(async () => {
    html = (await alignPaper(fixture('two-column'))).html
  })

  test('is well-formed, with ids in their order', () => {
    new SaxesParser().write(html).close()
    const pages = html.split('<div id="page').slice(1)
    for (const [i, page] of pages.entries()) {
      const ids = [...page.matchAll(/<p id="page(\d+)p(\d+)"/g)].map(([, number, p]) => [Number(number), Number(p)])
      expect(ids).toEqual(ids.map((_, j) => [i + 1, j + 1]))
    }
  })

  test('has whole sentences over columns and pages, its running heads left out', () => {
    const rows = html.split('\n')
    const cut = rows.filter(row => /^[a-z]/.test(row) && /\.$/.test(row))
    expect(cut).toEqual([])
    expect(html).not.toMatch(/^\d+$/m)
  })
})

test('compat cuts at pages what is whole else', async () => {
  const lastOfPage = async (compat: boolean) => {
    const { document } = await alignPaper(fixture('two-column'), { compat })
    const [first, second] = document.pages
    return [first?.paragraphs.at(-1)?.lines.at(-1), second?.paragraphs[0]?.lines[0]]
  }
  expect(await lastOfPage(false)).toEqual([
    expect.stringMatching(/to 8\.7 words\.$/),
    expect.stringMatching(/^Table 1/),
  ])
  expect((await lastOfPage(true))[1]).toMatch(/^1880\. Entries became shorter/)
})

test('takes a path, bytes and a stream and gives the same', async () => {
  const path = fixture('german')
  const bytes = readFileSync(path)
  async function* stream() {
    yield bytes.subarray(0, 1000)
    yield bytes.subarray(1000)
  }
  const { html } = await alignPaper(path)
  expect((await alignPaper(bytes)).html).toBe(html)
  expect((await alignPaper(stream())).html).toBe(html)
  expect(html).toContain('<defaultLang abbr="de" />')
})

describe('permissions', () => {
  test('are written for who asks, all granted where the file is not encrypted', async () => {
    const { html } = await alignPaper(fixture('german'), { writesPermissions: true })
    expect(html).toContain('<permission isencrypted="false">\n<canassemply>true</canassemply>\n<cancopy>true</cancopy>')
  })

  test('are read of an encrypted file, which is told where it forbids copying', async () => {
    const bytes = await encrypt({ printing: 'lowResolution', copying: false, annotating: true })
    const before = Buffer.from(bytes)
    const { html, warnings, permissions } = await alignPaper(bytes, { writesPermissions: true })
    expect(permissions).toMatchObject({ isEncrypted: true, mayCopy: false, mayAnnotate: true, mayModify: false })
    expect(html).toContain('<permission isencrypted="true">')
    expect(html).toContain('<cancopy>false</cancopy>')
    expect(html).toContain('<canprint>false</canprint>\n<canprintdegraded>true</canprintdegraded>')
    expect(warnings.map(({ method }) => method)).toEqual(['permission'])
    expect(html).toContain('The keeper wrote down the weather')
    expect(before.equals(bytes)).toBe(true)
  })

  test('are respected for who asks', async () => {
    const forbidden = await encrypt({ copying: false })
    const code = 'E_PDF_COPY_FORBIDDEN'
    await expect(alignPaper(forbidden, { respectsPermissions: true })).rejects.toMatchObject({ code })
    const permitted = await encrypt({ copying: true })
    expect((await alignPaper(permitted, { respectsPermissions: true })).warnings).toEqual([])
  })
})

test('the same document gives the same bytes', async () => {
  const options = { compat: true, keepsBreaks: true }
  const [first, second] = [await alignPaper(fixture('lists'), options), await alignPaper(fixture('lists'), options)]
  expect(second.html).toBe(first.html)
  expect(first.html).toContain('<br />\n')
})
