import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import * as library from '../src/index.ts'
import { OPTIONAL_PACKAGES } from '../src/base/optional-packages.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** What a script loads that is no script beside it. */
const LOADS = /(?:\brequire|\bimportModule)\("([^."][^"]*)"\)/g

interface Manifest {
  readonly bin: Record<string, string>
  readonly types: string
  readonly exports: Record<string, string | Record<string, string>>
  readonly dependencies: Record<string, string>
  readonly optionalDependencies: Record<string, string>
  readonly devDependencies: Record<string, string>
  readonly scripts: Record<string, string>
}
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest

test('speed is measured as workers run', () => {
  expect(manifest.scripts['bench']).toContain('node test/bench/as-worker.mjs test/bench/speed.mjs')
})

describe('the public interface', () => {
  test('is these names', () => {
    expect(Object.keys(library).sort()).toEqual([
      'BoundError',
      'ERROR_CODES',
      'FORMATS',
      'InternalError',
      'LimitError',
      'OptionError',
      'OutputError',
      'PackageError',
      'PaperError',
      'QueueError',
      'READER_NAMES',
      'SourceError',
      'TransformError',
      'alignBatch',
      'alignPaper',
      'blocksOf',
      'buildAuthority',
      'convertPaper',
      'correctHeader',
      'countBrokenSentences',
      'decodeLines',
      'decodeText',
      'findPapers',
      'fontsOfFreki',
      'headingOf',
      'indexAuthority',
      'inspectPaper',
      'leftEdgesOfFreki',
      'linesOfFreki',
      'openAligner',
      'openConverter',
      'outputNameOf',
      'pagesOfFreki',
      'parseAlignmentConfiguration',
      'parseAuthority',
      'parseCorrections',
      'parseFreki',
      'parseIgtSpans',
      'readBibliography',
      'readFreki',
      'readHeaderEntry',
      'readPaperHeader',
      'readPdf',
      'readSource',
      'reanalyse',
      'recoverLines',
      'recoverSentences',
      'recoverText',
      'repairCharacters',
      'sniffSource',
      'spansOfFreki',
      'splitChapters',
      'splitSentences',
      'suggestFrom',
      'takeCorrections',
      'textOf',
      'textOfBlock',
      'textToFreki',
      'toCorrections',
      'toProposals',
      'toRecoveryReport',
      'toReport',
      'transformToSentences',
      'transformToTei',
      'understandPaper',
      'validatePaperXml',
      'validateTei',
      'walk',
      'writeAlignmentHtml',
      'writeAuthority',
      'writeBibliography',
      'writeCorrections',
      'writeFreki',
      'writeJson',
      'writeLengthHistogram',
      'writePaperXml',
      'writeProducts',
      'writeRecoveryReport',
      'writeRecoveryText',
      'writeReport',
      'writeZonePicture',
    ])
  })
})

describe('the package', () => {
  test('names files that are there once it is built', () => {
    const exported = Object.values(manifest.exports).flatMap(entry =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    )
    const named = [...Object.values(manifest.bin), manifest.types, ...exported]
    expect(named.filter(file => !existsSync(join(ROOT, file)))).toEqual([])
  })

  test('depends on exact versions', () => {
    const { dependencies, optionalDependencies, devDependencies } = manifest
    const versions = { ...dependencies, ...optionalDependencies, ...devDependencies }
    expect(Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  test('loads what is installed with it', () => {
    const folder = join(ROOT, 'dist/programs')
    const scripts = readdirSync(folder).filter(name => name.endsWith('.cjs'))
    const loaded = scripts.flatMap(name =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(LOADS)].map(match => match[1] ?? ''),
    )
    const packages = loaded
      .filter(name => !isBuiltin(name))
      .map(name => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    const installed = [manifest.dependencies, manifest.optionalDependencies].flatMap(Object.keys)
    expect(packages).toContain('saxon-js')
    // Only looked for: a part of node-fetch that decodes old pages of the web.
    expect(packages.filter(name => !installed.includes(name) && name !== 'encoding')).toEqual([])
  })

  test('has the licences of the packages that are in its scripts', () => {
    const licences = readFileSync(join(ROOT, 'dist/programs/LICENSES.txt'), 'utf8')
    for (const name of ['commander', 'pdfjs-dist', 'saxes', '@oozcitak/dom'])
      expect(licences).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'))
    expect(licences).not.toMatch(/^\S+ [\d.]+ \(.*\)\n\n(?:by (?:undefined)?\n|\n)/m)
  })

  test('leaves out, if asked to, what the parts of the program load when they are used', () => {
    expect(Object.keys(manifest.optionalDependencies).sort()).toEqual(Object.values(OPTIONAL_PACKAGES).flat().sort())
  })
})

test('docs/dependencies.md lists what is installed', () => {
  const script = join(ROOT, 'scripts/make-dependencies.mjs')
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

/** As much of a package in the lock file as is looked at. */
interface LockedPackage {
  readonly integrity?: string
  readonly resolved?: string
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

test('npm lists the packages for programs that check them (SBOM)', () => {
  const list = ['sbom', '--sbom-format', 'spdx', '--omit', 'dev', '--package-lock-only']
  const { status, stdout } = spawnSync('npm', list, { cwd: ROOT, encoding: 'utf8' })
  expect(status).toBe(0)
  const { packages } = JSON.parse(stdout) as { packages: { name: string; licenseDeclared?: string }[] }
  const licences = new Map(packages.map(({ name, licenseDeclared }) => [name, licenseDeclared]))
  expect(licences.get('paperxml')).toBe('Apache-2.0')
  expect(licences.get('pdfjs-dist')).toBe('Apache-2.0')
})

describe('the lock file', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const { '': root, ...locked } = packages

  test('has the hash of every package, also of those for other systems', () => {
    expect(root).toBeDefined()
    // Not every registry has the parts of a package for all systems, and none of them is installed on this one.
    const unsure = Object.entries(locked).filter(([, { integrity = '', optional, os }]) =>
      optional === true && os !== undefined
        ? integrity !== '' && !integrity.startsWith('sha512-')
        : !integrity.startsWith('sha512-'),
    )
    expect(unsure).toEqual([])
    expect(Object.keys(locked)).toEqual(
      expect.arrayContaining(
        ['darwin-arm64', 'linux-arm64-gnu', 'linux-x64-musl', 'win32-x64-msvc'].map(
          system => `node_modules/@napi-rs/canvas-${system}`,
        ),
      ),
    )
  })

  test('has all packages that others ask for, as npm ci wants', () => {
    const wanted = Object.values(locked).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    const names = new Set(Object.keys(locked).map(path => path.split('node_modules/').at(-1)))
    expect(wanted.filter(name => !names.has(name))).toEqual([])
  })

  test('names no server that packages come from', () => {
    expect(Object.values(locked).filter(({ resolved }) => resolved !== undefined)).toEqual([])
  })
})
