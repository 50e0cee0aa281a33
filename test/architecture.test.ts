import { ESLint } from 'eslint'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Complaints about `code` if it stood in `file`, which has to be a file of the project. */
async function lint(file: string, code: string): Promise<string[]> {
  const [result] = await new ESLint({ cwd: ROOT }).lintText(code, { filePath: join(ROOT, file) })
  return (result?.messages ?? []).map(message => message.ruleId ?? message.message)
}

describe('the linter', () => {
  test.each([
    ['src/geometry/box.ts', '../text/levenshtein.ts'],
    ['src/page/page.ts', '../sources/pdf.ts'],
    ['src/page/page.ts', '../../src/sources/pdf.ts'],
    ['src/paper/paper.ts', '../sources/pdf/fonts.ts'],
    ['src/paper/paper.ts', '../writers/paper-xml.ts'],
    ['src/errors.ts', './diagnostics.ts'],
    ['src/diagnostics.ts', './cli/main.ts'],
    ['src/page/page.ts', 'pdfjs-dist/legacy/build/pdf.mjs'],
  ])('reports that %s imports %s', async (file, imported) => {
    expect(await lint(file, `import '${imported}'\n`)).toEqual(['no-restricted-imports'])
    expect(await lint(file, `export type { X } from '${imported}'\n`)).toEqual(['no-restricted-imports'])
  })

  test.each([
    ['src/paper/paper.ts', '../geometry/box.ts'],
    ['src/page/text-line.ts', './page.ts'],
    ['src/diagnostics.ts', './geometry/box.ts'],
  ])('lets %s import %s', async (file, imported) => {
    expect(await lint(file, `import '${imported}'\n`)).toEqual([])
  })

  test('reports default exports and console output below the command line', async () => {
    expect(await lint('src/paper/paper.ts', 'export default 1\n')).toEqual(['no-restricted-syntax'])
    expect(await lint('src/paper/paper.ts', 'console.log(1)\n')).toEqual(['no-console'])
  })
})

describe('the modules of src', () => {
  const imports = new Map<string, string[]>()

  beforeAll(() => {
    for (const file of readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith('.ts')) imports.set(normalize(file), runtimeImports(normalize(file)))
    }
  })

  test('import each other without a cycle', () => {
    expect([...imports.keys()].flatMap(file => findCycle(file, [], imports) ?? [])).toEqual([])
  })
})

/** Files of `src/` that `file` imports when it runs; type imports are gone by then. */
function runtimeImports(file: string): string[] {
  const code = readFileSync(join(ROOT, 'src', file), 'utf8')
  const statements = code.matchAll(/^(?:import|export)\s(?!type\s)[^'"]*?from\s+'(\.[^']+)'/gm)
  return [...statements].map(statement => normalize(join(dirname(file), statement[1] ?? '')))
}

const known = new Set<string>()

function findCycle(file: string, path: readonly string[], imports: Map<string, string[]>): string[] | undefined {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
  if (known.has(file)) return undefined
  for (const imported of imports.get(file) ?? []) {
    const cycle = findCycle(imported, [...path, file], imports)
    if (cycle) return cycle
  }
  known.add(file)
  return undefined
}
