import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runProgram } from '../../../../src/run/cli/program.ts'
import { encodeText } from '../../../support/encode-text.ts'
import { recordTerminal } from '../../../support/terminal.ts'

const fixture = (name: string) => fileURLToPath(new URL(`../../../../fixtures/paper/${name}`, import.meta.url))
const BELLS = fixture('running-heads.pdf')
const LOGS = fixture('two-column.pdf')

const BIB = `% my papers
@article{bells, title = {The Bell Founders of Saltmere}, x-shelf = 12}
@article{logs, title = {Reading Lighthouse Logs: Words for Weather in Keepers' Diaries}, pages = {1--9}}
`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paperxml-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

async function run(...args: string[]) {
  const terminal = recordTerminal()
  const status = await runProgram(args, terminal)
  return { status, out: terminal.out, errors: terminal.errors }
}

describe('paperxml bib enrich', () => {
  test('adds the pages that are missing and leaves all else as it is', async () => {
    const bib = write('refs.bib', BIB)
    const { status, out, errors } = await run('bib', 'enrich', bib, BELLS, LOGS)
    expect({ status, errors }).toEqual({ status: 0, errors: '' })
    expect(out).toBe(BIB.replace('{bells,', '{bells,\n  pages = {217--219},'))
    const into = join(folder, 'new')
    expect(await run('bib', 'enrich', bib, BELLS, '-o', into)).toEqual({ status: 0, out: '', errors: '' })
    expect(readFileSync(join(into, 'refs.bib'), 'utf8')).toBe(out)
    const over = await run('bib', 'enrich', bib, BELLS, '-o', folder)
    expect(over).toMatchObject({ status: 64, errors: expect.stringContaining('refs.bib would be written over') })
  })

  test('keeps the letters of a file in an older encoding', async () => {
    const text = BIB.replace('@', '% Relevés de l’été, vérifiés près de la rivière.\n@')
    const { out, errors } = await run('bib', 'enrich', write('old.bib', encodeText(text, 'windows-1252')), BELLS)
    expect(errors).toContain('W_TEXT_ENCODING')
    expect(out).toBe(text.replace('{bells,', '{bells,\n  pages = {217--219},'))
  })

  test('does so in CSL-JSON and BibTeXML, white space, comments and order too', async () => {
    const items = `[\n    {"id": "x", "type": "book", "title": "Other"},\n    { "id": "bells",\n      "type": "article-journal",\n      "custom": {"a": [1, "}"]},\n      "title": "The Bell Founders of Saltmere"\n    }\n]`
    const json = await run('bib', 'enrich', write('refs.json', items), BELLS)
    expect(json.out).toBe(items.replace('Saltmere"\n', 'Saltmere",\n      "page": "217-219"\n'))
    const xml = `<?xml version="1.0"?>
<!-- <bibtex:entry id="none"/> -->
<bibtex:file xmlns:bibtex="http://bibtexml.sf.net/" >
  <bibtex:entry id='empty'><bibtex:article/></bibtex:entry>
  <bibtex:entry id="b">

    <bibtex:article>
\t<bibtex:title>The  Bell Founders&#160;of Saltmere</bibtex:title>
\t<bibtex:author><bibtex:person>A. B.</bibtex:person></bibtex:author>  <!-- kept -->
    </bibtex:article>
  </bibtex:entry>
</bibtex:file>`
    const { out } = await run('bib', 'enrich', write('refs.xml', xml), BELLS)
    expect(out).toBe(xml.replace('</bibtex:author>', '</bibtex:author>\n\t<bibtex:pages>217--219</bibtex:pages>'))
    const plain = `<file xmlns="http://bibtexml.sf.net/"><entry id="b"><article><title>The Bell Founders of Saltmere</title></article></entry></file>`
    expect((await run('bib', 'enrich', write('plain.xml', plain), BELLS)).out).toBe(
      plain.replace('</title>', '</title><pages>217--219</pages>'),
    )
  })

  test('warns where no entry fits, or two do; takes none then', async () => {
    const twice = BIB + BIB.replaceAll('bells', 'again')
    const { status, out, errors } = await run('bib', 'enrich', write('refs.bib', twice), BELLS, fixture('lists.pdf'))
    expect({ status, out }).toEqual({ status: 0, out: twice })
    expect(errors).toBe(
      `paperxml: ${BELLS}: W_BIB_AMBIGUOUS: refs.bib: "bells" of line 2 and "again" of line 5 fit this paper by its title; none is used\n` +
        `paperxml: ${fixture('lists.pdf')}: W_BIB_NO_ENTRY: refs.bib has no entry with this paper's DOI, nor with its title "Conseils aux gardiens de petits musées"\n`,
    )
  })
})

describe('paperxml convert --bib and bib export', () => {
  test('fill the header and write it again', async () => {
    const bib = write('refs.bib', BIB + '@book{broken\n')
    const { status, errors } = await run('convert', LOGS, '-o', folder, '--to', 'paperxml', '--bib', bib)
    expect(status).toBe(0)
    expect(errors).toMatch(/^paperxml: \S+refs.bib: W_BIB_BROKEN: refs.bib:4: "@book\{broken" of line 4 is broken/)
    const paperXml = join(folder, 'two-column.paper.xml')
    expect(readFileSync(paperXml, 'utf8')).toContain('<meta name="bib.pages" content="1--9"/>')
    const exported = await run('bib', 'export', paperXml)
    expect(exported).toMatchObject({ status: 0, errors: '' })
    expect(exported.out).toMatch(/^@article\{logs,\n {2}title = \{Reading.*\},\n {2}pages = \{1--9\},\n/)
    expect(JSON.parse((await run('bib', 'export', paperXml, '--to', 'csl-json')).out)).toMatchObject([{ id: 'logs' }])
  })

  test('take the index page of an anthology, which enrich refuses', async () => {
    const index = write(
      'index.html',
      `<html><head><title>Proceedings of Lamps</title></head><table><tr><th>Title</th><th>Author</th><th>Pages</th></tr>
<tr><td>Reading Lighthouse Logs: Words for Weather in Keepers' Diaries</td><td>A. Person</td><td>41-43</td></tr></table></html>`,
    )
    const { status, out } = await run('convert', LOGS, '-o', '-', '--to', 'paperxml', '--bib', index)
    expect(status).toBe(0)
    expect(out).toContain('<meta name="bib.pages" content="41--43"/>')
    expect(out).toContain('<meta name="bib.booktitle" content="Proceedings of Lamps"/>')
    expect(await run('bib', 'enrich', index, BELLS)).toMatchObject({
      status: 64,
      errors: expect.stringContaining('index.html is an index page'),
    })
  })

  test('refuse what is no bibliography, no paperXML, no format', async () => {
    const text = write('refs.bib', 'nothing')
    const wrong = await run('convert', LOGS, '-o', folder, '--bib', text)
    expect(wrong).toMatchObject({
      status: 65,
      errors: `paperxml: E_BIB_MALFORMED: ${text}: no entry can be read; expected BibTeX, BibLaTeX, BibTeXML, CSL-JSON, RIS, MODS, XML of EndNote, a file of PubMed, JSON of Crossref, or HTML with a table or list of titles and authors, pages or PDF\n`,
    })
    expect(await run('bib', 'enrich', join(folder, 'none.bib'), LOGS)).toMatchObject({ status: 66 })
    expect(await run('bib', 'export', write('x.xml', '<TEI/>'))).toMatchObject({
      status: 65,
      errors: expect.stringContaining('E_FORMAT_UNKNOWN'),
    })
    expect(await run('bib', 'export', text, '--to', 'ris')).toMatchObject({ status: 64 })
  })
})
