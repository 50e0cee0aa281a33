import { expect, test } from 'vitest'
import type { Report } from '../../../../src/base/diagnostics.ts'
import { readPdfToHtml } from '../../../../src/read/sources/converters/pdftohtml.ts'

function read(content: string, report: Report = () => {}) {
  const page = `<page number="1" top="0" left="0" height="300" width="300">
<fontspec id="0" size="15" family="ABCDEF+Gothic" color="#0000ff"/>${content}</page>`
  return readPdfToHtml(
    Buffer.from(`<pdf2xml producer="poppler">${page}<outline><item page="1">One</item>
<outline><item page="1">Two</item></outline></outline></pdf2xml>`),
    {},
    report,
  )
}

test('divides what the program multiplied, and shares a line among its words', async () => {
  const { pages } = await read(
    '<text top="30" left="15" width="90" height="15" font="0">one <b>two <i>xy</i></b></text>',
  )
  expect(pages[0]).toMatchObject({ width: 200, height: 200 })
  expect(pages[0]?.runs.map(run => [run.text, run.box.left, run.box.right])).toEqual([
    ['one', 10, 28],
    ['two', 34, 52],
    ['xy', 58, 70],
  ])
  expect(pages[0]?.runs[0]).toMatchObject({ size: 10, color: '#0000ff', box: { top: 20, bottom: 30 } })
})

test('takes bold and italic from marks, and glues what no space parts', async () => {
  const { pages } = await read('<text top="30" left="15" width="90" height="15" font="0">a<b>b <i>c</i></b>d</text>')
  expect(pages[0]?.runs.map(({ text, spaceBefore, font }) => [text, spaceBefore, font.isBold, font.isItalic])).toEqual([
    ['a', true, false, false],
    ['b', false, true, false],
    ['c', true, true, true],
    ['d', false, false, false],
  ])
})

test('gives pictures and the outline', async () => {
  const { pages, outline } = await read('<image top="30" left="15" width="90" height="60" src="x.png"/>')
  expect(pages[0]?.figures).toEqual([{ left: 10, top: 20, right: 70, bottom: 60 }])
  expect(outline).toEqual([
    { title: 'One', level: 1, page: 1 },
    { title: 'Two', level: 2, page: 1 },
  ])
})

test('says that a document has no text', async () => {
  const codes: string[] = []
  await read('', ({ code }) => codes.push(code))
  expect(codes).toEqual(['W_XML_NO_TEXT'])
})

test('two pages of one number, or one before its own, take the next numbers', async () => {
  const page = (number: number) =>
    `<page number="${number}" top="0" left="0" height="300" width="300"><text top="30" left="15" width="30" height="15" font="0">a</text></page>`
  const bytes = Buffer.from(`<pdf2xml producer="poppler">${[2, 2, 1].map(page).join('')}</pdf2xml>`)
  const { pages } = await readPdfToHtml(bytes, {}, () => {})
  expect(pages.map(({ number }) => number)).toEqual([2, 3, 4])
})

test('the name of a font may have any sign: poppler does not escape it', async () => {
  const { pages } = await read(`<fontspec id="1" size="15" family="A&B"<C" color="#000000"/>
<fontspec id="2" size="15" family="D&amp;E" color="#000000"/>
<text top="30" left="15" width="90" height="15" font="1">one</text><text top="60" left="15" width="90" height="15" font="2">two</text>`)
  expect(pages[0]?.runs.map(({ font }) => font.name)).toEqual(['A&B"<C', 'D&E'])
})
