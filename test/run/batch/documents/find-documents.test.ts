import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { separateDocuments } from '../../../../src/run/batch/documents/documents.ts'
import { findDocuments } from '../../../../src/run/batch/documents/find-documents.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function lay(...names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), '')
  }
}

async function find(paths: readonly string[], listed: readonly string[] = []) {
  const include = ['*.pdf', '*.pdf.gz']
  const places = paths.map(path => join(folder, path))
  return findDocuments({
    paths: places,
    listed,
    include,
    outputFolder: join(folder, 'in/out'),
    filesOf: stem => [`${stem}.json`, `${stem}.report.json`, `${stem}.html`],
  })
}

test('mirrors the tree of a folder, without hidden files and without its own outputs', async () => {
  lay('in/b.pdf', 'in/1998/a.PDF', 'in/1998/a.txt', 'in/1998/c.d.pdf.gz', 'in/._b.pdf', 'in/.git/x.pdf', 'in/out/b.pdf')
  symlinkSync(folder, join(folder, 'in/circle'))
  const { documents, refused } = await find(['in'])
  expect(documents.map(({ name, stem }) => [name, stem])).toEqual([
    ['1998/a.PDF', '1998/a'],
    ['1998/c.d.pdf.gz', '1998/c.d'],
    ['b.pdf', 'b'],
  ])
  expect(refused).toEqual([])
})

test('refuses a folder of inputs that is that of the outputs', async () => {
  lay('in/out/b.pdf')
  await expect(find(['in/out'])).rejects.toThrow('has inputs and outputs; name another folder with -o')
})

test('mirrors files by name, patterns below their fixed part, listed files by their path', async () => {
  lay('in/x/a.pdf', 'in/y/b.pdf', 'in/y/[c].pdf')
  const names = async (...args: Parameters<typeof find>) => (await find(...args)).documents.map(({ name }) => name)
  expect(await names(['in/x/a.pdf', 'in/y/[c].pdf'])).toEqual(['a.pdf', '[c].pdf'])
  expect(await names(['in/*/?.pdf'])).toEqual(['x/a.pdf', 'y/b.pdf'])
  expect(await names([], ['papers/../1998/a.pdf', '/data/./b.pdf', '../../../../../../../../data/c.pdf'])).toEqual([
    '1998/a.pdf',
    'data/b.pdf',
    'data/c.pdf',
  ])
})

test('takes one file once, and refuses another that would be written over it', async () => {
  lay('x/a.pdf', 'y/a.pdf', 'x/a.pdf.gz')
  const { documents, refused } = await find(['x', 'x/a.pdf', 'y'])
  expect(documents.map(({ source }) => source)).toEqual([{ type: 'file', path: join(folder, 'x/a.pdf') }])
  expect(refused.map(({ name, code }) => [name, code])).toEqual([
    [join(folder, 'x/a.pdf.gz'), 'E_OPTION_CONFLICT'],
    [join(folder, 'y/a.pdf'), 'E_OPTION_CONFLICT'],
  ])
})

test('keeps what would have the name of a report of another one, or of a file of the batch, from being written', async () => {
  lay('in/batch.pdf', 'in/paper.pdf', 'in/paper.report.pdf', 'in/1998/batch.pdf', 'in/A.pdf', 'in/a.pdf')
  const { documents, refused } = await find(['in'])
  expect(documents.map(({ name }) => name)).toEqual(['1998/batch.pdf', 'A.pdf', 'a.pdf', 'paper.pdf'])
  expect(refused).toMatchObject([
    { code: 'E_OPTION_CONFLICT', message: expect.stringMatching(/as batch\.html, which the batch writes itself;/) },
    { code: 'E_OPTION_CONFLICT', message: expect.stringMatching(/as paper\.report\.json, as .*in.paper\.pdf is;/) },
  ])
})

test('tells names apart by capitals only where the disk does', () => {
  const documents = ['A', 'a'].map(stem => ({
    name: `${stem}.pdf`,
    stem,
    source: { type: 'file', path: stem } as const,
  }))
  const countOf = (foldsCase: boolean) =>
    separateDocuments(documents, { filesOf: stem => [`${stem}.json`], foldsCase }).documents.length
  expect([countOf(false), countOf(true)]).toEqual([2, 1])
})

test('refuses inputs that are not there', async () => {
  await expect(find(['none.pdf'])).rejects.toThrow(/there is no such file or folder/)
  await expect(find(['none/*.pdf'])).rejects.toThrow(/there is no .*none/)
  lay('in/a.txt')
  await expect(find(['in/*.pdf'])).rejects.toThrow(/no file is called so/)
})
