import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runProgram } from '../../../../src/run/cli/program.ts'
import { recordTerminal } from '../../../support/terminal.ts'

const FIXTURES = fileURLToPath(new URL('../../../../fixtures/paper', import.meta.url))
const fixture = (name: string) => join(FIXTURES, name)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const place = (...names: string[]) => join(folder, ...names)

function write(content: string, ...names: string[]): string {
  mkdirSync(join(place(...names), '..'), { recursive: true })
  writeFileSync(place(...names), content)
  return place(...names)
}

async function run(...args: string[]) {
  const terminal = recordTerminal()
  const status = await runProgram(args, terminal)
  return { status, out: terminal.out, errors: terminal.errors }
}

describe('paperxml authority build', () => {
  test('collects from any tree of folders, and brings a file up to date', async () => {
    const all = await run('authority', 'build', FIXTURES)
    expect(all).toMatchObject({ status: 0, errors: '' })
    expect(all.out).toContain(
      'Surname: Sparrow\nGiven: Edwina\nSeen: Sparrow, Edwina\n+ preprint\nEmail: e.sparrow@port-ambrose.example\n+ preprint\n',
    )
    const file = place('deep', 'our.authority')
    const paper = (name: string) => readFileSync(fixture(`${name}.paper.xml`), 'utf8')
    write(paper('preprint'), 'out', 'a', 'preprint.paper.xml')
    write(paper('german'), 'out', 'b', 'c', 'german.paper.xml')
    write('<TEI/>', 'out', 'german.tei.xml')
    write('<TEI/>', 'out', '.git', 'x.xml')
    expect(await run('authority', 'build', place('out'), '--authority', file)).toEqual({
      status: 0,
      out: '',
      errors: '',
    })
    const edited = readFileSync(file, 'utf8').replace('Surname: Öztürk', '# asked him\nSurname: Öztürk\nMiddle: K.')
    writeFileSync(file, edited)
    const again = [fixture('lists.paper.xml'), fixture('german.paper.xml')]
    expect(await run('authority', 'build', ...again, '--authority', file)).toEqual({ status: 0, out: '', errors: '' })
    const updated = readFileSync(file, 'utf8')
    expect(updated).toContain('# asked him\nSurname: Öztürk\nGiven: Rıfat\nMiddle: K.\nSeen: Öztürk, Rıfat\n+ german\n')
    expect(updated).toContain('Surname: Desrosiers')
    expect(updated).toContain('Surname: Sparrow')
  })

  test('passes over other XML, and the same paper once more, with a warning', async () => {
    write('<TEI/>', 'out', 'a.xml')
    write('<article><header>', 'out', 'b.xml')
    write(readFileSync(fixture('lists.paper.xml'), 'utf8'), 'out', 'c', 'lists.paper.xml')
    const { status, out, errors } = await run('authority', 'build', place('out'), fixture('lists.paper.xml'))
    expect(status).toBe(0)
    expect(out).toContain('Surname: Desrosiers')
    expect(errors).toContain(
      `${place('out', 'a.xml')}: W_AUTHORITY_SKIPPED: this cannot be read as a paper: the root element is <TEI>`,
    )
    expect(errors).toContain(
      `${place('out', 'b.xml')}: W_AUTHORITY_SKIPPED: this cannot be read as a paper: the XML is malformed`,
    )
    expect(errors).toContain('W_AUTHORITY_SAME_PAPER')
  })

  test('tells papers of one name in several folders apart by their folders', async () => {
    const paper = readFileSync(fixture('lists.paper.xml'), 'utf8')
    write(paper, 'archive', '2015', 'article.xml')
    write(paper.replaceAll('Desrosiers', 'Vandersteen'), 'archive', '2016', 'article.xml')
    const { status, out, errors } = await run('authority', 'build', place('archive'))
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(out).toContain('Surname: Desrosiers')
    expect(out).toContain('Surname: Vandersteen')
    expect(out).toContain('2016/article')
  })

  test('refuses an empty folder, a missing one, a broken authority file; writes nothing then', async () => {
    mkdirSync(place('empty'))
    const file = place('our.authority')
    expect(await run('authority', 'build', place('empty'), '--authority', file)).toMatchObject({
      status: 66,
      errors: `paperxml: ${place('empty')}: E_FILE_MISSING: there is no paperXML in this folder\n`,
    })
    expect(await run('authority', 'build', place('none'), '--authority', file)).toMatchObject({ status: 66 })
    const broken = '%rec: Author\n\nSurname: Lee\nGven: Ann\n'
    write(broken, 'our.authority')
    expect(await run('authority', 'build', FIXTURES, '--authority', file)).toMatchObject({
      status: 65,
      errors: expect.stringContaining(
        'paperxml: E_AUTHORITY_INVALID: our.authority:4: "Gven" is no field of an author',
      ),
    })
    expect(readFileSync(file, 'utf8')).toBe(broken)
    writeFileSync(file, Uint8Array.of(0xff, 0xfe, 0x41))
    expect(await run('authority', 'build', FIXTURES, '--authority', file)).toMatchObject({
      status: 65,
      errors: expect.stringContaining('this is not UTF-8'),
    })
  })
})

describe('paperxml authority suggest', () => {
  /** A paper whose title page says less, and less well, than the one the authority file knows. */
  async function buildAndSpoil(): Promise<{ file: string; paper: string }> {
    const file = place('our.authority')
    await run('authority', 'build', FIXTURES, '--authority', file)
    const xml = readFileSync(fixture('typewriter.paper.xml'), 'utf8')
    const known = '<author surname="Quillfeather" middlename="B." givenname="H.">'
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace('Given: H.\nMiddle: B.\n', 'Given: Hester\nMiddle: B.\n')
        .replace(
          'Name: Laboratory for Domestic Data Port Ambrose, Maine',
          'Name: Laboratory for Domestic Data\nCity: Port Ambrose',
        ),
    )
    expect(xml).toContain(known)
    return { file, paper: write(xml, 'in', 'typewriter.paper.xml') }
  }

  test('tells, writes a file of corrections, and the next conversion follows it', async () => {
    const { file, paper } = await buildAndSpoil()
    const patch = place('patches', 'typewriter.corrections.json')
    const { status, out, errors } = await run(
      'authority',
      'suggest',
      paper,
      '--authority',
      file,
      '-o',
      place('patches', '/'),
    )
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(out).toContain(
      '  organisation "Laboratory for Domestic Data Port Ambrose, Maine": name\n    Laboratory for Domestic Data  0.95  ',
    )
    expect(out).toContain('  author "H. B. Quillfeather": name')
    const corrected = await run('convert', fixture('typewriter.pdf'), '-o', '-', '--corrections', patch)
    expect(corrected).toMatchObject({ status: 0, errors: '' })
    expect(corrected.out).toContain('<org name="Laboratory for Domestic Data" city="Port Ambrose"/>')
  })

  test('keeps what a file of corrections says already, and writes JSON', async () => {
    const { file, paper } = await buildAndSpoil()
    const own = { header: 'organisation', text: 'Laboratory for Domestic Data Port Ambrose, Maine', city: 'Bangor' }
    const patch = write(
      JSON.stringify({ format: 'paperxml-corrections', version: 1, corrections: [own] }),
      'own',
      'typewriter.corrections.json',
    )
    const into = ['-o', place('own')]
    const { status, out } = await run('authority', 'suggest', paper, '--authority', file, '--json', ...into)
    expect(status).toBe(0)
    const [first] = JSON.parse(out) as { paper: string; suggestions: { part: string; candidates: object[] }[] }[]
    expect(first?.paper).toBe('typewriter.paper.xml')
    expect(first?.suggestions.map(({ part }) => part)).toEqual(expect.arrayContaining(['name', 'city']))
    const entries = (JSON.parse(readFileSync(patch, 'utf8')) as { corrections: { header: string }[] }).corrections
    expect(entries.filter(({ header }) => header === 'organisation')).toEqual([own])
  })

  test('proposes what is not sure; what is taken is corrected, and sure the next time', async () => {
    const file = write('%rec: Author\n\nSurname: Quillfeather\nGiven: Hester\nAt: Lake House\n+ p1\n', 'our.authority')
    const header = '<author surname="Quillfeather" givenname="H."/>'
    const paper = write(`<article><header><title/>${header}</header></article>`, 'new.paper.xml')
    const suggesting = ['authority', 'suggest', paper, '--authority', file, '-o', place('patches')]
    expect((await run(...suggesting)).out).toContain('author "H. Quillfeather": organisation, perhaps\n    Lake House')
    const proposals = place('patches', 'new.proposals.json')
    expect(readFileSync(proposals, 'utf8')).toContain(
      '{"header":"author","text":"H. Quillfeather","given":"Hester","organisations":["Lake House"],"note":"perhaps 0.60: ',
    )
    const corrections = write(
      readFileSync(proposals, 'utf8').replace(/"given":.*(?=\})/u, '"email":"h@lake.example"'),
      'patches',
      'new.corrections.json',
    )
    const taking = ['authority', 'take', proposals, '--authority', file, '-o', place('patches')]
    expect(await run(...taking)).toEqual({ status: 0, out: '', errors: '' })
    expect(readFileSync(corrections, 'utf8')).toMatch(/"given":"Hester","organisations":\["Lake House"\].*"email":/u)
    expect(readFileSync(file, 'utf8')).toContain('Given: Hester\nSeen: Quillfeather, H.\nAt: Lake House\n')
    const { out } = await run(...suggesting)
    expect(out).toContain('organisation\n    Lake House  0.95  taken before; the organisation was taken before')
    expect(JSON.parse(readFileSync(proposals, 'utf8'))).toMatchObject({ corrections: [] })
  })

  test('takes nothing without an authority file, or of a file that is no corrections', async () => {
    const file = write('%rec: Author\n\nSurname: Lee\n', 'our.authority')
    const broken = write('{}', 'x.proposals.json')
    expect(await run('authority', 'take', broken, '--authority', place('none'))).toMatchObject({ status: 66 })
    expect(await run('authority', 'take', broken, '--authority', file)).toMatchObject({
      status: 65,
      errors: expect.stringContaining('E_CORRECTIONS_INVALID: x.proposals.json'),
    })
    expect(readFileSync(file, 'utf8')).toBe('%rec: Author\n\nSurname: Lee\n')
  })

  test('refuses what cannot be', async () => {
    const paper = fixture('lists.paper.xml')
    const file = write('%rec: Author\n\nSurname Lee\n', 'our.authority')
    expect(await run('authority', 'suggest', paper)).toMatchObject({ status: 64 })
    expect(await run('authority', 'suggest', paper, '--authority', place('none'))).toMatchObject({ status: 66 })
    expect(await run('authority', 'suggest', paper, '--authority', file)).toMatchObject({
      status: 65,
      errors: 'paperxml: E_AUTHORITY_INVALID: our.authority:3: "Surname Lee" is not a field; expected NAME: VALUE\n',
    })
    writeFileSync(file, '')
    expect(await run('authority', 'suggest', paper, '--authority', file)).toMatchObject({
      status: 0,
      out: `${paper}: nothing to suggest\n`,
    })
    const patches = join(folder, 'patches')
    await run('authority', 'suggest', paper, '--authority', file, '-o', patches)
    expect(readdirSync(patches)).toEqual([])
    const old = await run('authority', 'build', FIXTURES, '-o', file)
    expect(old).toMatchObject({ status: 64, errors: expect.stringContaining('name the authority file') })
    const stream = ['authority', 'suggest', paper, '--authority', file, '-o', '-']
    expect(await run(...stream)).toMatchObject({ status: 64 })
    const none = write('<TEI/>', 'x.xml')
    expect(await run('authority', 'suggest', none, paper, '--authority', file)).toMatchObject({
      status: 65,
      out: `${paper}: nothing to suggest\n`,
    })
  })
})
