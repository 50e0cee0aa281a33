import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { QueuedDocument } from '../../../src/run/queue/job.ts'
import { parseJob } from '../../../src/run/queue/parse-job.ts'
import { outputSettings } from '../../support/output-settings.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const JOB: QueuedDocument = {
  document: { name: '1998/a.pdf', stem: '1998/a', source: { type: 'file', path: '/in/1998/a.pdf' } },
  known: undefined,
  before: ['1998/a.tsv'],
  settings: 'abc',
  output: { ...outputSettings({}), folder: '/out', corrections: undefined, bibliography: undefined },
}

/** What the server gives back of a job. */
function stored(job: unknown): unknown {
  return JSON.parse(JSON.stringify(job)) as unknown
}

const invalid = expect.objectContaining({ code: 'E_JOB_INVALID' }) as Error

describe('the data of a job', () => {
  test('is taken as enqueue wrote it', () => {
    expect(parseJob(stored(JOB), [])).toEqual(stored(JOB))
    const source = { type: 'member', archive: '/in/a.zip', member: '../x' }
    const known = { sha256: '1', outputs: ['1998/a.tsv'] }
    const other = { ...JOB, document: { ...JOB.document, source }, known }
    expect(parseJob(stored(other), [])).toEqual(stored(other))
    const earlier = stored({ ...JOB, output: { ...JOB.output, teiMarks: undefined } })
    expect(parseJob(earlier, [])).toEqual(earlier)
    const marked = { ...JOB, output: { ...JOB.output, teiMarks: { sentences: true, coordinates: false } } }
    expect(parseJob(stored(marked), [])).toEqual(stored(marked))
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['empty', {}],
    ['without a source', { ...JOB, document: { name: 'a', stem: 'a' } }],
    ['without a file', { ...JOB, document: { ...JOB.document, source: { type: 'file' } } }],
    ['with a relative file', { ...JOB, document: { ...JOB.document, source: { type: 'file', path: 'a.pdf' } } }],
    ['without a member', { ...JOB, document: { ...JOB.document, source: { type: 'member', archive: '/a.zip' } } }],
    ['with a stem outside', { ...JOB, document: { ...JOB.document, stem: '../../etc/a' } }],
    ['with an absolute stem', { ...JOB, document: { ...JOB.document, stem: '/etc/a' } }],
    ['with an output from before outside', { ...JOB, before: ['a/../../b'] }],
    ['with an absolute output from before', { ...JOB, before: ['/etc/passwd'] }],
    ['with a known output outside', { ...JOB, known: { sha256: '', outputs: ['..'] } }],
    ['without known outputs', { ...JOB, known: { sha256: '' } }],
    ['without outputs from before', { ...JOB, before: undefined }],
    ['without settings', { ...JOB, output: undefined }],
    ['without OCR settings', { ...JOB, output: { ...JOB.output, ocr: undefined } }],
    ['with OCR settings that are null', { ...JOB, output: { ...JOB.output, ocr: null } }],
    ['with marks that are null', { ...JOB, output: { ...JOB.output, teiMarks: null } }],
    ['with a mark that is no flag', { ...JOB, output: { ...JOB.output, teiMarks: { tokens: 1 } } }],
    ['with an unknown format', { ...JOB, output: { ...JOB.output, formats: ['exe'] } }],
    ['with pages that are none', { ...JOB, output: { ...JOB.output, pages: [0, 'x'] } }],
    ['with another engine', { ...JOB, output: { ...JOB.output, ocr: { engine: '/bin/sh' } } }],
    ['with NUL in a place', { ...JOB, output: { ...JOB.output, folder: '/out\0' } }],
  ])('is refused: %s', (_what, data) => {
    expect(() => parseJob(data, [])).toThrow(invalid)
  })

  test('names inputs in the folders that are allowed only, links followed', () => {
    mkdirSync(join(folder, 'in'))
    writeFileSync(join(folder, 'secret.pdf'), '')
    writeFileSync(join(folder, 'in/a.pdf'), '')
    symlinkSync(join(folder, 'secret.pdf'), join(folder, 'in/link.pdf'))
    const withFile = (path: string) => ({ ...JOB, document: { ...JOB.document, source: { type: 'file', path } } })
    const roots = [join(folder, 'in')]
    expect(parseJob(withFile(join(folder, 'in/a.pdf')), roots)).toBeDefined()
    for (const path of ['secret.pdf', 'in/../secret.pdf', 'in/link.pdf', 'in2/a.pdf']) {
      expect(() => parseJob(withFile(join(folder, path)), roots)).toThrow(invalid)
    }
    const beside = { ...withFile(join(folder, 'in/a.pdf')), output: { ...JOB.output, corrections: join(folder, 'in') } }
    expect(parseJob(beside, roots)).toBeDefined()
    const corrections = { ...withFile(join(folder, 'in/a.pdf')), output: { ...JOB.output, corrections: '/etc' } }
    expect(() => parseJob(corrections, roots)).toThrow(invalid)
  })
})
