import { describe, expect, test } from 'vitest'
import { readBibliography } from '../../../../src/read/bibliography/read-bibliography.ts'

const read = async (html: string) => readBibliography(new TextEncoder().encode(html), 'index.html', () => {})

const INDEX = `<!DOCTYPE html><html><head><title>Proceedings of the  Workshop on Rivers (1987)</title></head><body>
<table><tr><td><a href="/">home</a></td></tr></table>
<table border=1>
<tr><th>No.<th>Title<th>Authors<th>Pages<th>PDF
<tr><td>1<td>The <i>Growth</i> of&nbsp;Rivers<td>Ann Lee, Bo van der Berg and Cy Roe<td>1 – 12<td><a href="papers/W87-0101.pdf">PDF</a>
<tr><td>2<td>Floods &amp; Mills<td>Müller, Jan; O'Neill, M.<td>13<td><a href="https://x.example/W87-0102.pdf?v=2">PDF</a> <a href="b.bib">bib</a>
<tr><td colspan=5>Second day
<tr><td>3<td>Bridges<td>Roe, Cy<td><td>
</table></body></html>`

describe('an index page', () => {
  test('has an entry for each row with a title', async () => {
    const { format, entries } = await read(INDEX)
    const booktitle = 'Proceedings of the Workshop on Rivers (1987)'
    expect(format).toBe('index')
    expect(entries.map(({ key, type, fields }) => ({ key, type, ...fields }))).toEqual([
      {
        key: 'W87-0101',
        type: 'inproceedings',
        title: 'The Growth of Rivers',
        author: 'Ann Lee and Bo van der Berg and Cy Roe',
        booktitle,
        pages: '1--12',
        url: 'papers/W87-0101.pdf',
      },
      {
        key: 'W87-0102',
        type: 'inproceedings',
        title: 'Floods & Mills',
        author: "Müller, Jan and O'Neill, M.",
        booktitle,
        pages: '13',
        url: 'https://x.example/W87-0102.pdf?v=2',
      },
      { key: 'line8', type: 'inproceedings', title: 'Bridges', author: 'Roe, Cy', booktitle },
    ])
  })

  test('may be a list of links, with titles in italics and authors in bold type', async () => {
    const { entries } = await read(`<html><head><title>Rivers '87</title></head><body><p><a href="index.pdf">All</a>
<p><a href=W87-0101.pdf>W87-0101</a>: <b>Ann Lee; Bo van der Berg</b><br><i>The Growth of
 Rivers</i> <p><a href=W87-0102.pdf>W87-0102</a> <em>Cy Roe and Ada Bach</em>: <strong>Floods &amp; mills of the north</strong></body></html>`)
    const booktitle = "Rivers '87"
    expect(entries.map(({ key, fields }) => ({ key, ...fields }))).toEqual([
      {
        key: 'W87-0101',
        author: 'Ann Lee and Bo van der Berg',
        title: 'The Growth of Rivers',
        booktitle,
        url: 'W87-0101.pdf',
      },
      {
        key: 'W87-0102',
        author: 'Cy Roe and Ada Bach',
        title: 'Floods & mills of the north',
        booktitle,
        url: 'W87-0102.pdf',
      },
    ])
  })

  test('names its columns in other languages, and the title may lead to the PDF', async () => {
    const { entries } = await read(
      '<table><tr><td>Titel</td><td>Autoren</td><td>Seiten</td></tr><tr><td><a href="x/a1.pdf">Flüsse</a></td><td>Ada Bach und Bo Strom</td><td>3-9</td></tr></table>',
    )
    expect(entries).toEqual([
      {
        key: 'a1',
        type: 'inproceedings',
        line: 1,
        fields: { author: 'Ada Bach and Bo Strom', title: 'Flüsse', pages: '3--9', url: 'x/a1.pdf' },
      },
    ])
  })

  test.each(['<html><body><p>The Growth of Rivers</p></body></html>', '<html><table><tr><td>Title</table></html>'])(
    'is none without a table of papers: %s',
    async html => {
      await expect(read(html)).rejects.toMatchObject({ code: 'E_BIB_MALFORMED' })
    },
  )

  test('is read in no time where a link is endless', async () => {
    const row = (link: string) => `<tr><td><a href=${link}>Bridges</a><td>1`
    const { entries } = await read(`<table><tr><td>Title<td>Pages${row('x'.repeat(190_000))}${row('b.pdf')}</table>`)
    expect(entries.map(({ key }) => key.slice(0, 3))).toEqual(['xxx', 'b'])
  })
})
