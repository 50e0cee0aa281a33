import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../../../src/base/diagnostics.ts'
import { readLayoutHtml } from '../../../../../src/read/sources/converters/layout-html/layout-html.ts'

async function read(html: string, pages?: readonly number[]) {
  const diagnostics: Diagnostic[] = []
  const document = await readLayoutHtml(Buffer.from(html), { pages }, diagnostic => void diagnostics.push(diagnostic))
  return { ...document, codes: diagnostics.map(({ code }) => code) }
}

/** A page as MuPDF writes it. */
function mupdfPage(lines: string): string {
  return `<html><head><style>
div{position:relative;margin:1em auto}
p{position:absolute;white-space:pre;margin:0}
</style></head><body><div id="page1" style="width:300pt;height:400pt">${lines}</div></body></html>`
}

/** A page as Poppler writes it: 1.5 pixels a point, looks by class. */
function popplerPage(lines: string, styles = '.ft10{font-size:15px;font-family:ABCDEF+Serif;color:#000000;}'): string {
  return `<html><head><style type="text/css">
<!--
	p {margin: 0;}	${styles}
-->
</style></head><body><div id="page1-div" style="position:relative;width:450px;height:600px;">${lines}</div>`
}

test('places lines and their words, with the look that the file gives', async () => {
  const { pages, pageCount } = await read(
    mupdfPage(
      '<p style="top:40.0pt;left:50.0pt;line-height:10.0pt"><b><span style="font-family:Gothic;font-size:10.0pt">Two words</span></b></p>',
    ),
  )
  const [page] = pages
  expect(pageCount).toBe(1)
  expect(page).toMatchObject({ number: 1, width: 300, height: 400 })
  expect(page?.runs.map(({ text, size, baseline, font }) => [text, size, baseline, font.name, font.isBold])).toEqual([
    ['Two', 10, 48, 'Gothic', true],
    ['words', 10, 48, 'Gothic', true],
  ])
  expect(page?.runs[0]?.box).toMatchObject({ left: 50, top: 40, bottom: 50 })
})

test('puts the lines of one element below one another', async () => {
  const { pages } = await read(
    popplerPage(
      '<p style="position:absolute;top:60px;left:75px;white-space:nowrap" class="ft10">first&#160;line<br/>second line</p>',
      '.ft10{font-size:15px;line-height:18px;font-family:Serif;color:#0000ff;}',
    ),
  )
  expect(pages[0]?.runs.map(({ text, box, color }) => [text, box.top, color])).toEqual([
    ['first', 40, '#0000ff'],
    ['line', 40, '#0000ff'],
    ['second', 52, '#0000ff'],
    ['line', 52, '#0000ff'],
  ])
})

test('finds fonts that are said on the first page only', async () => {
  const first = popplerPage('<p style="position:absolute;top:60px;left:75px" class="ft10">one</p>')
  const second = `<div id="page2-div" style="position:relative;width:450px;height:600px;">
<p style="position:absolute;top:60px;left:75px" class="ft20">two</p></div>`
  const { pages } = await read(`${first}${second}`)
  expect(pages.map(({ runs }) => runs[0]?.size)).toEqual([10, 10])
})

test('ends a text where the next one of the line begins, and glues what signs glue', async () => {
  const line = (left: number, text: string) =>
    `<p style="position:absolute;top:60px;left:${left}px" class="ft10">${text}</p>`
  const { pages } = await read(popplerPage(line(75, 'e.g.&#160;') + line(101, '<i>thick</i>') + line(130, ', or')))
  const words = pages[0]?.runs.map(({ text, spaceBefore, font }) => [text, spaceBefore, font.isItalic])
  expect(words).toEqual([
    ['e.g.', true, false],
    ['thick', true, true],
    [',', false, false],
    ['or', true, false],
  ])
})

test('ends the lines of a justified column at one edge, and leaves its last line short', async () => {
  const texts = [
    'The keepers of the lights wrote down',
    'the weather of each day four times a',
    'night and never left a watch without',
    'a word.',
  ]
  const { pages } = await read(
    mupdfPage(
      texts
        .map(
          (text, i) =>
            `<p style="top:${40 + 12 * i}pt;left:50pt;line-height:10pt"><span style="font-size:10pt">${text}</span></p>`,
        )
        .join('\n'),
    ),
  )
  const ends = texts.map(text => pages[0]?.runs.find(run => run.text === text.split(' ').at(-1))?.box.right)
  expect(ends[1]).toBe(ends[0])
  expect(ends[2]).toBe(ends[0])
  expect(ends[3]).toBeLessThan(100)
})

test('reads the table of contents behind the pages as the outline', async () => {
  const { outline, codes } = await read(
    `${popplerPage('<p style="position:absolute;top:60px;left:75px" class="ft10">one</p>')}
<a name="outline"></a><h1>Document Outline</h1>
<ul><li><a href="paper.html#1">One</a><ul><li><a href="paper.html#2">Two</a></li></ul></li></ul></body></html>`,
  )
  expect(outline).toEqual([
    { title: 'One', level: 1, page: 1 },
    { title: 'Two', level: 2, page: 2 },
  ])
  expect(codes).toEqual([])
})

test('tells of text that stands on no page', async () => {
  const { codes } = await read(mupdfPage('<p style="top:1pt;left:1pt">one</p>').replace('<body>', '<body>Lost words'))
  expect(codes).toEqual(['W_HTML_OUTSIDE'])
})

test('refuses HTML in which nothing has a place', async () => {
  await expect(read('<html><body><p>Running text</p></body></html>')).rejects.toMatchObject({ code: 'E_XML_NO_PAGES' })
})

test('reads the pages asked for', async () => {
  const line = '<p style="top:1pt;left:1pt">one</p>'
  const two = `${mupdfPage(line)}<div style="width:300pt;height:400pt">${line}</div>`
  expect((await read(two, [2])).pages.map(({ number }) => number)).toEqual([2])
})
