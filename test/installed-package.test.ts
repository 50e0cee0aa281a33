import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPTIONAL_PACKAGES } from '../src/base/optional-packages.ts'
import { wrap } from './support/wrap.ts'
import { type InstalledPackage, installPackage } from './support/installed-package.ts'

const PAPER = fileURLToPath(new URL('../fixtures/paper/two-column.pdf', import.meta.url))
const TYPEWRITTEN = fileURLToPath(new URL('../fixtures/paper/typewriter.pdf', import.meta.url))
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
        'dist/programs/paperxml.js',
        'dist/index.d.ts',
        'dist/man/paperxml.1',
        'dist/base/text/gazetteer/places.tsv',
        'dist/page-app/index.html',
        'dist/page-app/inspect.js',
        'dist/page-app/page.js',
        'dist/page-app/page.css',
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
  const text = readFileSync(join(installed.folder, page), 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(match => match[1] ?? '')
  return links.map(link => posix.normalize(link))
}

/** Runs the installed program. */
function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(installed.folder, 'dist/programs/paperxml.js'), ...args],
    { cwd: installed.project, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

describe('installed without optional packages', () => {
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

const STORY =
  'The keeper of the lamp wrote down the weather of every night, and nobody asked him why he did so at all. '.repeat(9)
const WRAPPED = [STORY, STORY].map(text => wrap(text.trim(), 60).join('\n')).join('\n\n')
const BIBLIOGRAPHY =
  '@inproceedings{logs, title = {Reading Lighthouse Logs: Words for Weather in Keepers’ Diaries}, year = {2021}}'

/** The programs of the README and of pages about programs, in the order in which they are run. */
const PROGRAMS = ['README.md', 'docs/library.md', 'docs/recover.md', 'docs/bibliographies.md'].flatMap(programsOf)

function programsOf(page: string): readonly string[] {
  const text = readFileSync(new URL(`../${page}`, import.meta.url), 'utf8')
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(match => match[1] ?? '')
}

describe('the programs of the documentation, in a new project', () => {
  const files = PROGRAMS.map((_, index) => `program${index}.mts`)
  beforeAll(() => {
    for (const [index, program] of PROGRAMS.entries())
      writeFileSync(join(installed.project, files[index] ?? ''), program)
  })

  test.each([
    ['NodeNext', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
    ['a bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ])('compile at the first try, strictly, for %s', (_, module, moduleResolution) => {
    const options = { strict: true, noEmit: true, skipLibCheck: true, target: ts.ScriptTarget.ES2022, types: ['node'] }
    const host = ts.createCompilerHost(options)
    host.getCurrentDirectory = () => installed.project
    const roots = files.map(file => join(installed.project, file))
    const program = ts.createProgram(roots, { ...options, module, moduleResolution }, host)
    expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([])
  })

  test('run, one after the other', () => {
    copyFileSync(PAPER, join(installed.project, 'paper.pdf'))
    mkdirSync(join(installed.project, 'papers'))
    copyFileSync(TYPEWRITTEN, join(installed.project, 'papers/typewriter.pdf'))
    writeFileSync(join(installed.project, 'papers/broken.pdf'), 'no PDF')
    writeFileSync(join(installed.project, 'novel.txt'), WRAPPED)
    writeFileSync(join(installed.project, 'papers.bib'), BIBLIOGRAPHY)
    const compiled = PROGRAMS.map(program => {
      const { outputText } = ts.transpileModule(program, {
        compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
      })
      return outputText
    })
    for (const [index, text] of compiled.entries()) writeFileSync(join(installed.project, `run${index}.mjs`), text)
    const all = compiled.map((_, index) => `await import('./run${index}.mjs'); console.log('-- ${index}')`).join('\n')
    writeFileSync(
      join(installed.project, 'all.mjs'),
      `${all}\nconsole.log(JSON.stringify(process.resourceUsage().maxRSS))`,
    )
    const { status, stdout, stderr } = spawnSync(process.execPath, ['all.mjs'], {
      cwd: installed.project,
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: 'reading: page 1 of 2\nreading: page 2 of 2\n' })
    const parts = stdout.split(/-- \d+\n/)
    expect(parts).toHaveLength(PROGRAMS.length + 1)
    expect(parts[0]).toMatch(/^6 0 \d{4,}\n$/)
    expect(parts[1]).toMatch(/^2 \d+ 0\n$/)
    expect(parts[2]).toMatch(/\n1 1 Introduction\n/)
    expect(parts[3]).toMatch(/^1 Reading .*\npaper\.00 Reading .*\npaper\.01 1 Introduction\n/)
    expect(parts[4]).toMatch(/^s\d+ \d+ \S+/)
    expect(parts[5]?.split('\n').sort()).toEqual([
      '',
      expect.stringMatching(/^broken\.pdf E_FORMAT_UNKNOWN /),
      expect.stringMatching(/^typewriter\.pdf 2 [\d.]+ \d{3,}$/),
    ])
    expect(parts[6]).toBe('this is no PDF 65\n')
    expect(parts[7]).toBe(`${STORY.trim()}\n${STORY.trim()}\n`)
    expect(parts[8]).toBe('logs []\n')
  })
})

test('importing the package costs little', () => {
  const measure = [
    'const before = process.memoryUsage().rss, begun = process.cpuUsage()',
    "await import('paperxml')",
    'const { user, system } = process.cpuUsage(begun)',
    'console.log(JSON.stringify([(user + system) / 1e6, (process.memoryUsage().rss - before) / 1e6]))',
  ].join('\n')
  writeFileSync(join(installed.project, 'cost.mjs'), measure)
  const { stdout } = spawnSync(process.execPath, ['cost.mjs'], { cwd: installed.project, encoding: 'utf8' })
  const [seconds = 9, megabytes = 999] = JSON.parse(stdout) as number[]
  // Twice what it takes alone: other tests run at the same time.
  expect(seconds).toBeLessThan(0.6)
  expect(megabytes).toBeLessThan(60)
})
