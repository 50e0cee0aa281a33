import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProgram } from '../../../../src/run/cli/program.ts'
import { recordTerminal } from '../../../support/terminal.ts'

/** PaperXML of another program, which says no language; marks of affiliations and a note have the same sign. */
const FOREIGN = `<?xml version="1.0" encoding="UTF-8"?>
<article><header><firstpageheader><page local="1" global="46"/><title>Die Breite der Flüsse</title></firstpageheader>
<frontmatter><p><b>Ada Bach<footnote anchor="1"/></b> und <i>Bo Strom</i><footnote anchor="2"/></p></frontmatter>
<abstract>Flüsse sind breit, und wir haben sie gemessen.</abstract></header>
<body><section number="1" title="Einleitung"><p>Die meisten Flüsse des Landes sind breiter, als man glaubt.<footnote anchor="1"/>
Das zeigen die Karten der Behörden.</p><footnote label="1">Siehe die Karte des Amtes.</footnote></section></body></article>`

let folder: string
let file: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
  file = join(folder, 'foreign.xml')
  writeFileSync(file, FOREIGN)
})
afterAll(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]): Promise<string> {
  const terminal = recordTerminal()
  expect(await runProgram(args, terminal)).toBe(0)
  return terminal.out
}

test('the language is found where the file says none', async () => {
  const rows = (await run('tsv', file)).trim().split('\n').slice(1)
  expect(new Set(rows.map(row => row.split('\t')[8]))).toEqual(new Set(['de']))
  expect(await run('tei', file, '--flavour', 'grobid')).toContain('xml:lang="de"')
})

test('a note of the body is called there, and not by the marks of the title page, which keep their type', async () => {
  const tei = await run('tei', file)
  expect(tei).toContain('<TEI xmlns="http://www.tei-c.org/ns/1.0" xml:lang="de">')
  expect(tei).toContain(
    '<titlePart type="printed"><hi rend="bold">Ada Bach<ref type="foot" n="1"><hi rend="sup">1</hi></ref></hi> und <hi rend="italic">Bo Strom</hi><ref type="foot" n="2"><hi rend="sup">2</hi></ref></titlePart>',
  )
  expect(tei).toContain('glaubt.<note place="foot" xml:id="fn1" n="1">Siehe')
})

test('a note that only a line of the title page calls, which is not written again, names no place of its call', async () => {
  const front =
    '<frontmatter><p>Ada Bach<footnote anchor="1"/></p></frontmatter><abstract>Kurz.<footnote label="1">Amt.</footnote></abstract>'
  const header = `<firstpageheader><page local="1"/><title>Breite</title><author surname="Bach" givenname="Ada"/></firstpageheader>${front}`
  const short = join(folder, 'short.xml')
  writeFileSync(short, `<article><header>${header}</header><body><section><p>Text.</p></section></body></article>`)
  expect(await run('tei', short)).toContain('<note place="foot" xml:id="fn1" n="1">Amt.</note>')
  const all = await run('tei', short, '--flavour', 'task2012')
  expect(all).toContain('Ada Bach<note place="foot" xml:id="fn1" n="1">Amt.</note>')
})
