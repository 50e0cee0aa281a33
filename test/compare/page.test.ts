import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import type { Item } from './differences.mjs'
import { writePage } from './page.mjs'

const folder = mkdtempSync(join(tmpdir(), 'paperxml-compare-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fixture = (name: string) => fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url))
const box = { left: 72, top: 100, right: 300, bottom: 112 }
const before: Item = {
  id: 'p1-a',
  page: 1,
  box,
  text: 'Rivers & lakes',
  role: 'text',
  score: 0.5,
  rules: ['nothing-else'],
}
const after: Item = { ...before, role: 'heading', level: 2, score: 0.9, rules: ['bold'] }

async function pageOf(path: string, mostPages = 9) {
  const pages = [1, 2].map(number => ({ number, width: 595, height: 842 }))
  const next = { before: { ...before, page: 2, id: 'p2-a' }, after: { ...after, page: 2, id: 'p2-a' } }
  const differences = [
    { kind: 'role' as const, before, after },
    { kind: 'role' as const, ...next },
  ]
  const paper = {
    name: 'fixtures/rivers',
    path,
    before: { pages, items: [before, next.before] },
    after: { pages, items: [after, next.after] },
    differences: [...differences, { kind: 'level' as const, before: after, after: { ...after, level: 1 } }],
  }
  const written = await writePage(folder, {
    title: 'A → B',
    papers: [paper],
    summary: 'roles',
    mostPages,
    processes: 1,
  })
  return { ...written, html: readFileSync(written.path, 'utf8') }
}

test('a changed page stands there twice, with the changed block and its role in each picture', async () => {
  const { html, shown } = await pageOf(fixture('paper/footnotes.pdf'))
  expect(shown).toBe(2)
  const [old = '', now = ''] = html.match(/<svg.*?<\/svg>/gs) ?? []
  expect(old).toContain('<rect class="changed" x="72" y="100" width="228" height="12"/>')
  expect(old).toContain('>text</text>')
  expect(now).toContain('>heading 2</text>')
  expect(html).toContain('<ins>+bold</ins> <del>−nothing-else</del>')
  const picture = /href="([^"]+)"/.exec(old)?.[1] ?? ''
  expect(existsSync(join(folder, picture))).toBe(true)
})

test('a page that cannot be drawn shows its blocks as boxes', async () => {
  const { html } = await pageOf(fixture('README.md'))
  expect(html).not.toContain('<image')
  expect(html).toContain(
    '<rect class="all" x="72" y="100" width="228" height="12"/><text x="72" y="106">Rivers &amp; lakes',
  )
})

test('of too many pages, those with most changes are shown', async () => {
  const { html, shown, changed } = await pageOf(fixture('README.md'), 1)
  expect([shown, changed]).toEqual([1, 2])
  expect(html).toContain('fixtures/rivers, page 1')
  expect(html).not.toContain('fixtures/rivers, page 2')
})
