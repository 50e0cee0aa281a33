import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import * as library from '../src/index.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

interface Manifest {
  readonly bin: Record<string, string>
  readonly types: string
  readonly exports: Record<string, string | Record<string, string>>
  readonly dependencies: Record<string, string>
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
      'ERROR_CODES',
      'FORMATS',
      'OptionError',
      'OutputError',
      'PaperError',
      'READER_NAMES',
      'SourceError',
      'TransformError',
      'alignBatch',
      'alignPaper',
      'buildAuthority',
      'convertPaper',
      'correctHeader',
      'countBrokenSentences',
      'decodeLines',
      'decodeText',
      'fontsOfFreki',
      'indexAuthority',
      'inspectPaper',
      'leftEdgesOfFreki',
      'linesOfFreki',
      'openAligner',
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
      'splitSentences',
      'suggestFrom',
      'textToFreki',
      'toCorrections',
      'toRecoveryReport',
      'toReport',
      'transformToSentences',
      'transformToTei',
      'understandPaper',
      'validatePaperXml',
      'validateTei',
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

  test('holds the program, its grammars, its licence, and nothing of the tests', () => {
    const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    const [{ files }] = JSON.parse(packed) as [{ files: { path: string }[] }]
    const paths = files.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'README.md',
        'dist/cli/main.js',
        'dist/index.d.ts',
        'dist/text/gazetteer/places.tsv',
        'dist/writers/inspection/corrections-file.js',
        'dist/writers/inspection/page.css',
        'dist/writers/inspection/page.js',
        'dist/xslt/paper-to-sentences.sef.json',
        'dist/xslt/paper-to-tei.sef.json',
        'dtd/paper-tei.rng',
        'dtd/paper.dtd',
      ]),
    )
    expect(paths.filter(path => /^(test|fixtures|src|scripts|out)\//.test(path))).toEqual([])
  })

  test('depends on exact versions', () => {
    const versions = { ...manifest.dependencies, ...manifest.devDependencies }
    expect(Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })
})
