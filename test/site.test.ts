import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as library from '../src/index.ts'

const SCRIPT = fileURLToPath(new URL('../scripts/make-site.mjs', import.meta.url))

let site: string
let pages: readonly string[]
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'paperxml-'))
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, site], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.html'))
}, 60_000)
afterAll(() => rmSync(site, { recursive: true }))

const read = (page: string) => readFileSync(join(site, page), 'utf8')

describe('the site', () => {
  test('has a page for each page of the documentation', () => {
    const docs = readdirSync(fileURLToPath(new URL('../docs', import.meta.url))).filter(name => name.endsWith('.md'))
    expect(docs.length).toBeGreaterThan(20)
    expect(pages).toEqual(expect.arrayContaining(docs.map(name => `docs/${name.replace(/md$/, 'html')}`)))
    expect(read('index.html')).toContain('<h1 id="paperxml">paperxml</h1>')
  })

  test('has links and pictures that lead somewhere, to the heading that they name', () => {
    const links = pages.flatMap(page =>
      [...read(page).matchAll(/(?:href|src)="(?!https?:)([^"#]*)(?:#([^"]*))?"/g)].map(([, path = '', anchor]) => {
        const to = path === '' ? page : join(dirname(page), path)
        return { page, to, anchor }
      }),
    )
    expect(links.length).toBeGreaterThan(500)
    const broken = links.filter(({ to, anchor }) => {
      if (!existsSync(join(site, to))) return true
      return anchor !== undefined && !read(to).includes(`id="${decodeURIComponent(anchor)}"`)
    })
    expect(broken).toEqual([])
  })

  test('has all that programs can import, with docstrings', () => {
    const api = read('api.html')
    for (const name of Object.keys(library)) expect(api).toContain(`<h3 id="${name.toLowerCase()}">${name}</h3>`)
    expect(api).toContain('Converts a paper to its logical document')
    expect(api).toContain('convertPaper(input: PaperInput, options?: ConvertOptions): Promise&lt;Conversion&gt;')
  })

  test('loads nothing from elsewhere and runs no script', () => {
    for (const page of pages) expect(read(page)).not.toMatch(/<script|src="https?:|<link/)
  })
})
