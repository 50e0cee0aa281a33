import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runProgram } from '../src/cli/program.ts'
import { OPTIONAL_PACKAGES } from '../src/optional-packages.ts'
import { type InstalledPackage, installPackage } from './support/installed-package.ts'
import { recordTerminal } from './support/terminal.ts'

const PAPER = fileURLToPath(new URL('../fixtures/paper/two-column.pdf', import.meta.url))
const SCAN = fileURLToPath(new URL('../fixtures/scans/german.pdf', import.meta.url))

let installed: InstalledPackage
// Packing takes some seconds.
beforeAll(() => {
  installed = installPackage()
}, 60_000)
afterAll(() => installed.remove())

describe('the tarball', () => {
  test('holds the program, its grammars, its licence, its pages, and of the tests what was measured alone', () => {
    expect(installed.files).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'README.md',
        'dist/cli/main.js',
        'dist/index.d.ts',
        'dist/text/gazetteer/places.tsv',
        'dist/writers/inspection/corrections-file.js',
        'dist/page-app/index.html',
        'dist/page-app/main.js',
        'dist/page-app/page.css',
        'dist/writers/inspection/page.css',
        'dist/writers/inspection/page.js',
        'dist/xslt/paper-to-sentences.sef.json',
        'dist/xslt/paper-to-tei.sef.json',
        'docs/formats.md',
        'dtd/paper-tei.rng',
        'dtd/paper.dtd',
      ]),
    )
    expect(
      installed.files.filter(path => /^(test(?!\/bench\/[\w-]+\.md$)|fixtures|src|scripts|out)\/|\.map$/.test(path)),
    ).toEqual([])
  })

  test('has the files that its pages link to', () => {
    const pages = installed.files.filter(path => path.endsWith('.md'))
    const links = pages.flatMap(page => linksOf(page).map(link => ({ page, link })))
    expect(links.length).toBeGreaterThan(40)
    const broken = links.filter(({ page, link }) => !existsSync(join(installed.folder, dirname(page), link)))
    expect(broken).toEqual([])
  })

  test('is what publint wants of a package', async () => {
    expect((await publint({ pkgDir: installed.folder, pack: false, strict: true })).messages).toEqual([])
  })

  test('has types for every way to import it, but for require(), which an ES module refuses', async () => {
    const data = createPackageFromTarballData(new Uint8Array(readFileSync(installed.tarball)))
    const { problems } = (await checkPackage(data)) as { problems: { kind: string }[] }
    expect(problems.map(({ kind }) => kind)).toEqual(['CJSResolvesToESM'])
  })
})

/** Paths that a page of the tarball links to. */
function linksOf(page: string): readonly string[] {
  const text = readFileSync(join(installed.folder, page), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(match => match[1] ?? '')
  return links.map(link => posix.normalize(link))
}

/** Runs the installed program. */
function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(installed.folder, 'dist/cli/main.js'), ...args],
    { cwd: installed.project, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

describe('installed without optional packages', () => {
  test('converts a paper to the same bytes', async () => {
    const terminal = recordTerminal()
    const command = ['convert', PAPER, '-o', '-', '--to', 'tei'] as const
    await runProgram(command, terminal)
    expect(terminal.out.length).toBeGreaterThan(1000)
    expect(run(...command)).toEqual({ status: 0, stdout: terminal.out, stderr: '' })
  })

  test.each([
    ['a scan', ['convert', SCAN], OPTIONAL_PACKAGES.ocr, `${SCAN}: `],
    ['the service', ['serve'], OPTIONAL_PACKAGES.service, ''],
    ['the queue', ['enqueue', PAPER, '-o', 'out', '--redis', 'redis://host'], OPTIONAL_PACKAGES.queue, ''],
  ])('says for %s what to install', (_, command, packages, place) => {
    const { status, stdout, stderr } = run(...command)
    expect({ status, stdout }).toEqual({ status: 69, stdout: '' })
    expect(stderr).toMatch(`paperxml: ${place}E_PACKAGE_MISSING: `)
    const { optionalDependencies } = JSON.parse(readFileSync(join(installed.folder, 'package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>
    }
    const line = packages.map(name => `${name}@${optionalDependencies[name]}`).join(' ')
    expect(stderr.endsWith(`: npm install ${line}\n`)).toBe(true)
  })
})

describe('a new TypeScript project', () => {
  const PROGRAM = `import { convertPaper, writeProducts } from 'paperxml'

const { paper, account } = await convertPaper('paper.pdf')
const products = await writeProducts(paper, ['paperxml', 'tei', 'tsv'])
console.log(paper.sections.length, account.unaccounted, products.get('tei'))
`

  test.each([
    ['NodeNext', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
    ['a bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ])('compiles a program that uses the package, for %s', (_, module, moduleResolution) => {
    const file = join(installed.project, 'program.mts')
    writeFileSync(file, PROGRAM)
    const options = { strict: true, noEmit: true, skipLibCheck: true, target: ts.ScriptTarget.ES2022, types: ['node'] }
    const host = ts.createCompilerHost(options)
    host.getCurrentDirectory = () => installed.project
    const program = ts.createProgram([file], { ...options, module, moduleResolution }, host)
    const problems = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)
    expect(problems).toEqual([])
  })
})
