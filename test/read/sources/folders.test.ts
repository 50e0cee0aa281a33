import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../src/read/sources', import.meta.url))

/** The folders that the files of each folder import from, by types and dynamic imports as well. */
function readImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>()
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
  for (const file of files) {
    const targets = imports.get(dirname(file)) ?? new Set()
    imports.set(dirname(file), targets)
    for (const [, path = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const target = relative(ROOT, dirname(join(ROOT, dirname(file), path))) || '.'
      if (target !== dirname(file) && !target.startsWith('..')) targets.add(target)
    }
  }
  return imports
}

/** A way from a folder along imports back to it; `undefined` where there is none. */
function findCircle(imports: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined {
  const done = new Set<string>()
  const walk = (folder: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder]
    if (done.has(folder)) return undefined
    for (const target of imports.get(folder) ?? []) {
      const circle = walk(target, [...way, folder])
      if (circle !== undefined) return circle
    }
    done.add(folder)
    return undefined
  }
  for (const folder of imports.keys()) {
    const circle = walk(folder, [])
    if (circle !== undefined) return circle
  }
  return undefined
}

describe('the folders of the sources', () => {
  it('import each other in no circle', () => {
    expect(findCircle(readImports())).toBeUndefined()
  })

  it('are found where they do', () => {
    const circle = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c'])],
      ['c', new Set(['b'])],
    ])
    expect(findCircle(circle)).toEqual(['b', 'c', 'b'])
  })
})
