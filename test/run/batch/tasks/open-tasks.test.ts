import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findDocuments } from '../../../../src/run/batch/documents/find-documents.ts'
import { openTasks } from '../../../../src/run/batch/tasks/open-tasks.ts'
import { PaperError } from '../../../../src/base/errors.ts'
import { tarOf, zipOf } from '../../../support/archives.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const find = (path: string) =>
  findDocuments({
    paths: [join(folder, path)],
    listed: [],
    include: ['*.pdf'],
    outputFolder: join(folder, 'out'),
    filesOf: stem => [`${stem}.json`, `${stem}.report.json`, `${stem}.html`],
  })

const HOSTILE = [
  { name: '1998/a.pdf', content: 'a' },
  { name: '../../etc/b.pdf', content: 'b' },
  { name: '/tmp/c.pdf', content: 'c' },
  { name: 'notes.txt', content: 'd' },
  { name: '__MACOSX/._a.pdf', content: 'e' },
  { name: 'link.pdf', content: '', type: '2', mode: 0o120777 },
  { name: './f.pdf', content: 'f' },
]

test.each([
  ['papers.zip', zipOf(HOSTILE)],
  ['papers.tgz', gzipSync(tarOf(HOSTILE))],
])('the documents of %s are mirrored below its name, and no other place is written to', async (name, bytes) => {
  writeFileSync(join(folder, name), bytes)
  const { documents, refused } = await find('.')
  expect(documents.map(({ name, stem }) => [name, stem])).toEqual([
    ['papers/1998/a.pdf', 'papers/1998/a'],
    ['papers/f.pdf', 'papers/f'],
  ])
  expect(refused.map(({ name, code }) => [name, code])).toEqual([
    [`${name}/../../etc/b.pdf`, 'E_ARCHIVE_MEMBER'],
    [`${name}//tmp/c.pdf`, 'E_ARCHIVE_MEMBER'],
    [`${name}/link.pdf`, 'E_ARCHIVE_MEMBER'],
  ])
  const contents: string[] = []
  for await (const { file, close } of openTasks(
    documents.map(document => ({ document, known: undefined })),
    folder,
  )) {
    if (file instanceof PaperError) throw file
    contents.push(readFileSync(file.path, 'utf8'))
    await close()
    expect(existsSync(file.path)).toBe(false)
  }
  expect(contents).toEqual(['a', 'f'])
  expect(readdirSync(folder)).toEqual([name])
})

test('a broken archive is a failure of its own, and what stands before the break is converted', async () => {
  writeFileSync(join(folder, 'papers.tar'), tarOf(HOSTILE.slice(0, 2)).subarray(0, 1400))
  const { documents, refused } = await find('papers.tar')
  expect(documents.map(({ name }) => name)).toEqual(['papers/1998/a.pdf'])
  expect(refused.map(({ name, code }) => [name, code])).toContainEqual(['papers.tar', 'E_ARCHIVE_DAMAGED'])
})

test('a member that is broken, or gone since, fails alone', async () => {
  const bytes = zipOf([
    { name: 'a.pdf', content: 'whole' },
    { name: 'b.pdf', content: 'broken' },
    { name: 'c.pdf', content: 'gone' },
  ])
  writeFileSync(join(folder, 'papers.zip'), bytes)
  const { documents } = await find('papers.zip')
  bytes.write('BROKEN', bytes.indexOf('broken'))
  bytes.write('d.pdf', bytes.lastIndexOf('c.pdf'))
  writeFileSync(join(folder, 'papers.zip'), bytes)
  const outcomes: unknown[] = []
  for await (const { file } of openTasks(
    documents.map(document => ({ document, known: undefined })),
    folder,
  )) {
    outcomes.push(file instanceof PaperError ? file.code : readFileSync(file.path, 'utf8'))
  }
  expect(outcomes).toEqual(['whole', 'E_ARCHIVE_DAMAGED', 'E_ARCHIVE_DAMAGED'])
})
