import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runProgram } from '../../../../src/run/cli/program.ts'
import type { BlockCorrection, Correction } from '../../../../src/model/corrections/corrections.ts'
import { recordTerminal } from '../../../support/terminal.ts'

const fixture = (name: string) => fileURLToPath(new URL(`../../../../fixtures/paper/${name}.pdf`, import.meta.url))
const PAPER = fixture('typewriter')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]) {
  const terminal = recordTerminal()
  const status = await runProgram(args, terminal)
  return { status, out: terminal.out, errors: terminal.errors }
}

function writeCorrections(name: string, ...corrections: Correction[]): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify({ format: 'paperxml-corrections', version: 1, corrections }))
  return path
}

/** A correction of the second section's heading. */
async function headingToDoubt(): Promise<BlockCorrection> {
  await run('convert', PAPER, '-o', folder, '--to', 'json', '--report')
  const report = JSON.parse(readFileSync(join(folder, 'typewriter.report.json'), 'utf8')) as {
    decisions: { block: string; text: string; role: string }[]
  }
  const [, heading] = report.decisions.filter(({ role }) => role === 'heading')
  if (heading === undefined) throw new Error('the fixture has two headings')
  return { block: heading.block, text: heading.text, role: 'doubt' }
}

describe('paperxml convert --corrections', () => {
  test('takes a file for one document, and a folder with files for those that have some', async () => {
    const correction = await headingToDoubt()
    const file = writeCorrections('typewriter.corrections.json', correction)
    const plain = await run('convert', PAPER, '-o', '-')
    const corrected = await run('convert', PAPER, '-o', '-', '--corrections', file)
    expect(corrected).toMatchObject({ status: 0, errors: '' })
    expect(plain.out).toContain(`title="${correction.text.replace(/^[\d.\s]+/, '')}"`)
    expect(corrected.out).toContain(`>${correction.text}</doubt>`)
    const out = join(folder, 'out')
    const many = [PAPER, fixture('three-column'), '-o', out, '--to', 'paperxml', '--corrections', folder]
    expect(await run('convert', ...many)).toMatchObject({ status: 0, errors: '' })
    expect(readFileSync(join(out, 'typewriter.paper.xml'), 'utf8')).toBe(corrected.out)
    expect(readdirSync(out)).toContain('three-column.paper.xml')
  })

  test('corrects the header; the account closes and both outputs are valid', async () => {
    const file = writeCorrections(
      'c.json',
      { header: 'title', text: 'THE MECHANICAL READING', value: 'The Mechanical Reading of Laundry Lists' },
      { header: 'author', text: 'H. B. Quillfeather', given: 'Hester', email: 'hbq@port.example' },
      { header: 'organisation', text: 'Laboratory for Domestic Data', city: 'Port Ambrose' },
      {
        header: 'organisation',
        text: 'Laboratory for Domestic Data Port Ambrose, Maine',
        name: 'Laboratory for Domestic Data',
      },
      { header: 'publication', field: 'date', text: '', value: '1981' },
    )
    const { status, errors } = await run('convert', PAPER, '-o', folder, '--report', '--inspect', '--corrections', file)
    expect(status).toBe(0)
    const inspection = readFileSync(join(folder, 'typewriter.inspect.html'), 'utf8')
    expect(inspection).toContain('"value":"The Mechanical Reading of Laundry Lists"')
    expect(errors).toContain(
      'W_CORRECTION_UNUSED: the correction of the organisation "Laboratory for Domestic Data" is',
    )
    const xml = readFileSync(join(folder, 'typewriter.paper.xml'), 'utf8')
    expect(xml).toContain('<title>The Mechanical Reading of Laundry Lists</title>')
    expect(xml).toContain('<author surname="Quillfeather" middlename="B." givenname="Hester" email="hbq@port.example">')
    expect(xml).toContain('<org name="Laboratory for Domestic Data"/>')
    const report = JSON.parse(readFileSync(join(folder, 'typewriter.report.json'), 'utf8')) as {
      account: { unaccounted: number }
      publication: unknown[]
      correctedHeader: unknown[]
    }
    expect(report.account.unaccounted).toBe(0)
    expect(report.publication).toContainEqual({ field: 'date', value: '1981', confidence: 1, evidence: ['correction'] })
    expect(report.correctedHeader).toContainEqual({
      header: 'author',
      read: 'H. B. Quillfeather',
      is: 'Hester B. Quillfeather',
      evidence: ['correction'],
    })
    const outputs = ['paper.xml', 'tei.xml'].map(extension => join(folder, `typewriter.${extension}`))
    expect(await run('validate', ...outputs)).toMatchObject({ status: 0 })
  })

  test('tells what is not used, and goes on', async () => {
    const file = writeCorrections('c.json', { block: 'p1-zzzzz', text: 'nowhere', role: 'text' })
    const { status, errors } = await run('convert', PAPER, '-o', folder, '--corrections', file)
    expect(status).toBe(0)
    expect(errors).toBe(
      `paperxml: ${PAPER}: W_CORRECTION_UNUSED: the correction of p1-zzzzz ("nowhere") is not used: there is no such block, nor one with its text\n`,
    )
  })

  test('refuses a file for several documents, one that is not there, and one that is wrong', async () => {
    const file = writeCorrections('c.json')
    const several = await run('convert', PAPER, fixture('lists'), '-o', folder, '--corrections', file)
    expect(several).toMatchObject({ status: 64, errors: expect.stringContaining('E_OPTION_CONFLICT: --corrections') })
    const none = await run('convert', PAPER, '-o', folder, '--corrections', join(folder, 'none.json'))
    expect(none).toMatchObject({ status: 66, errors: expect.stringContaining('there is no such file or folder') })
    writeFileSync(file, '{}')
    const wrong = await run('convert', PAPER, '-o', join(folder, 'out'), '--corrections', file)
    expect(wrong).toMatchObject({
      status: 65,
      errors: expect.stringContaining('E_CORRECTIONS_INVALID: c.json: "format"'),
    })
    expect(readdirSync(join(folder, 'out'))).toEqual([])
  })
})

describe('paperxml inspect', () => {
  test('writes one page into the folder that is named, or to standard output', async () => {
    const deep = join(folder, 'deep')
    expect(await run('inspect', PAPER, '-o', deep)).toEqual({ status: 0, out: '', errors: '' })
    const [name = ''] = readdirSync(deep)
    expect(name).toMatch(/^[\w-]+\.inspect\.html$/)
    const { out } = await run('inspect', PAPER, '-o', '-')
    expect(out).toBe(readFileSync(join(deep, name), 'utf8'))
    expect(out).toMatch(/^<!DOCTYPE html>\n[\s\S]*<\/html>\n$/)
    expect((await run('inspect', PAPER, '-o', '-', '--pages', '2')).out.length).toBeLessThan(out.length)
  })

  test('keeps the corrections it is given', async () => {
    const correction = await headingToDoubt()
    const file = writeCorrections('c.json', correction)
    expect((await run('inspect', PAPER, '-o', '-', '--corrections', file)).out).toContain(
      `"corrections":[${JSON.stringify(correction)}]`,
    )
  })

  test('tells a file that cannot be read, and leaves no page', async () => {
    const pages = join(folder, 'pages')
    const { status, errors } = await run('inspect', join(folder, 'none.pdf'), '-o', pages)
    expect({ status, errors }).toEqual({ status: 66, errors: expect.stringContaining('E_FILE_MISSING') })
    expect(existsSync(pages)).toBe(false)
  })

  test('refuses a file in the place of a folder, as was meant once', async () => {
    const { status, errors } = await run('inspect', PAPER, '-o', join(folder, 'page.html'))
    expect(status).toBe(64)
    expect(errors).toContain(
      `page.html: -o names a folder, in which the files are called after the input; write -o ${folder}`,
    )
  })
})
