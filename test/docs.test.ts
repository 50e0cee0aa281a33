import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')

test.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s names files that are there', name => {
  const named = [...read(name).matchAll(/`((?:[\w-]+\/)*[\w-]+\.(?:ts|mjs|xsl|dtd|rng|md))`/g)].map(
    match => match[1] ?? '',
  )
  const linked = [...read(name).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(match => match[1] ?? '')
  const places = (file: string) => ['', 'src'].map(folder => join(ROOT, folder, file))
  expect([...named, ...linked].filter(file => !file.includes('NAME') && !places(file).some(existsSync))).toEqual([])
})

test('ARCHITECTURE.md has the folders that the linter checks, in their order', () => {
  const [, table = ''] = read('ARCHITECTURE.md').split('## Who may import whom')
  const rows = [...table.matchAll(/^\| `([\w.-]+)\/?` \|/gm)].map(match => match[1])
  const stack = [...read('scripts/folder-stack.mjs').matchAll(/\{ name: '([\w.-]+)'/g)].map(match => match[1])
  expect(rows.length).toBeGreaterThan(10)
  expect(rows).toEqual(stack)
})

test('the README is short enough to be read', () => {
  expect(read('README.md').split('\n').length).toBeLessThan(250)
})
