import { ESLint } from 'eslint'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'
import { PACKAGE_DOORS, WINGS } from '../scripts/folder-stack.mjs'
import { findCycles, readModuleGraph, SOURCE_FOLDER, subfolderGraph } from './support/module-graph.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** More files than this cannot be read at a glance: the folder has subfolders that want a name. */
const MOST_FILES_IN_A_FOLDER = 22

/** The project's own rules but for those that need the types of the whole program: these take half a minute. */
const linter = new ESLint({ cwd: ROOT, overrideConfig: [tseslint.configs.disableTypeChecked] })

/** Complaints about `code` if it stood in `file`, which has to be a file of the project. */
async function lint(file: string, code: string): Promise<string[]> {
  const [result] = await linter.lintText(code, { filePath: join(ROOT, file) })
  return (result?.messages ?? []).map(message => message.ruleId ?? message.message)
}

describe('the linter', () => {
  test.each([
    ['src/base/geometry/box.ts', '../text/characters/levenshtein.ts'],
    ['src/model/page/page.ts', '../../read/sources/read-pdf.ts'],
    ['src/model/page/page.ts', '../../../src/read/sources/read-pdf.ts'],
    ['src/model/page/page.ts', '../paper/paper.ts'],
    ['src/understand/build/build-paper.ts', '../../read/sources/pdf/fonts/fonts.ts'],
    ['src/understand/build/build-paper.ts', '../../write/writers/paper-xml.ts'],
    ['src/understand/layout/page-layout.ts', '../decide/classify.ts'],
    ['src/base/errors.ts', './diagnostics.ts'],
    ['src/base/collections/group-by.ts', '../geometry/box.ts'],
    ['src/base/diagnostics.ts', '../run/cli/main.ts'],
    ['src/index.ts', './run/cli/main.ts'],
    ['src/model/page/page.ts', 'pdfjs-dist/legacy/build/pdf.mjs'],
    ['src/read/readings/align/fill-gap.ts', 'fast-levenshtein'],
    ['src/base/text/characters/bidi.ts', '@tesseract.js-data/eng'],
  ])('reports that %s imports %s', async (file, imported) => {
    expect(await lint(file, `import '${imported}'\n`)).toEqual(['no-restricted-imports'])
    expect(await lint(file, `export type { X } from '${imported}'\n`)).toEqual(['no-restricted-imports'])
  })

  test.each([
    ['src/model/paper/paper.ts', '../../base/geometry/box.ts'],
    ['src/model/page/text-line.ts', './page.ts'],
    ['src/understand/decide/classify.ts', '../layout/lines/lines.ts'],
    ['src/write/transforms/xslt.ts', '../../base/collections/group-by.ts'],
    ['src/products/evaluation/xml/tree.ts', '../../../read/sources/xml/parse-xml.ts'],
    ['src/base/diagnostics.ts', './geometry/box.ts'],
  ])('lets %s import %s', async (file, imported) => {
    expect(await lint(file, `import '${imported}'\n`)).toEqual([])
  })

  test('reports default exports and console output below the command line', async () => {
    expect(await lint('src/model/paper/paper.ts', 'export default 1\n')).toEqual(['no-restricted-syntax'])
    expect(await lint('src/model/paper/paper.ts', 'console.log(1)\n')).toEqual(['no-console'])
  })

  test('reports words that a native speaker would not use, in comments and messages', async () => {
    expect(await lint('src/base/geometry/box.ts', '/** The box behind this one. */\nexport const BOX = 1\n')).toEqual([
      'own/plain-english',
    ])
    expect(await lint('src/base/geometry/box.ts', 'export const TEXT = `${1} is passed over`\n')).toEqual([
      'own/plain-english',
    ])
    expect(await lint('src/base/geometry/box.ts', "export const KEY = 'behind'\n")).toEqual([])
    expect(await lint('src/base/geometry/box.ts', '// A shade behind the text.\n')).toEqual([])
  })

  test('reports functions in the model', async () => {
    expect(await lint('src/model/page/page.ts', 'export function sum() {}\n')).toEqual(['no-restricted-syntax'])
    expect(await lint('src/model/page/page.ts', 'export const sum = () => 1\n')).toEqual(['no-restricted-syntax'])
  })

  test('reports functions of more than 50 lines', async () => {
    const functionOf = (lines: number) => `export function write() {\n${'  write()\n'.repeat(lines - 2)}}\n`
    expect(await lint('src/understand/build/build-paper.ts', functionOf(50))).toEqual([])
    expect(await lint('src/understand/build/build-paper.ts', functionOf(51))).toEqual(['max-lines-per-function'])
  })
})

describe('the modules of src', () => {
  const files = readModuleGraph()
  const folders = foldersOf([...files.keys()])

  test('are in the wings, and nothing else is beside them', () => {
    expect(readdirSync(SOURCE_FOLDER).sort()).toEqual(WINGS.map(({ name }) => name).sort())
  })

  test('import files that are there', () => {
    const missing = [...files.values()].flat().filter(name => name.endsWith('.ts') && !files.has(name))
    expect(missing.filter(name => !name.endsWith('.d.ts'))).toEqual([])
  })

  test('import each other without a cycle, types and dynamic imports included', () => {
    expect(findCycles(files)).toEqual([])
  })

  test('are in folders without a cycle: what one folder imports from another goes one way', () => {
    expect(folders.flatMap(folder => findCycles(subfolderGraph(folder, files)))).toEqual([])
  })

  test('are in folders small enough to be read at a glance', () => {
    const large = folders.filter(folder => filesIn(folder).length > MOST_FILES_IN_A_FOLDER)
    expect(large).toEqual([])
  })

  test('import packages in the folder that is the door of the package, and nowhere else', () => {
    const imports = [...files].flatMap(([file, imported]) => imported.map(name => ({ file, name })))
    const detours = imports.filter(({ file, name }) => {
      const door = doorOf(name)
      return door !== undefined && !file.startsWith(`${door}/`)
    })
    expect(detours).toEqual([])
  })
})

test('every dependency of the package has a door', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const { dependencies: needed, optionalDependencies } = manifest as Record<string, Record<string, string>>
  const dependencies = { ...needed, ...optionalDependencies }
  expect(Object.keys(dependencies).filter(name => doorOf(name) === undefined)).toEqual([])
  expect(Object.keys(PACKAGE_DOORS).filter(door => !Object.keys(dependencies).some(name => isOf(name, door)))).toEqual(
    [],
  )
})

/** The folder that may import `name`, or `undefined` where it is no package with a door. */
function doorOf(name: string): string | undefined {
  return Object.entries(PACKAGE_DOORS).find(([door]) => isOf(name, door))?.[1]
}

/** Whether an import of `name` is one of the package, or of the packages of the scope. */
function isOf(name: string, packageOrScope: string): boolean {
  return name === packageOrScope || name.startsWith(`${packageOrScope}/`)
}

/** All folders of `src/` that the files are in, at any depth; `.` is `src/` itself. */
function foldersOf(names: readonly string[]): string[] {
  const parents = (file: string): string[] => (file === '.' ? [] : [dirname(file), ...parents(dirname(file))])
  return [...new Set(names.flatMap(parents))].filter(folder => folder !== '.').sort()
}

function filesIn(folder: string): string[] {
  return readdirSync(join(SOURCE_FOLDER, folder), { withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => entry.name)
}
