import { expect, test } from 'vitest'
import { readPdfMiner } from '../../../../../src/read/sources/converters/pdfminer/pdfminer.ts'

const text = (sign: string, x: number) =>
  `<text font="ABCDEF+Times-Bold" bbox="${x},110,${x + 5},120" size="10">${sign}</text>`

function read(content: string, page = 'id="4" bbox="10,10,210,310" rotate="0"') {
  const xml = `<?xml version="1.0" encoding="utf-8" ?>\n<pages>\n<page ${page}>\n${content}\n</page></pages>`
  return readPdfMiner(Buffer.from(xml), {}, () => {})
}

test('counts from the corner of the page', async () => {
  const { pages } = await read(`<textline>${text('a', 20)}${text('b', 25)}<text>\n</text></textline>`)
  expect(pages[0]).toMatchObject({ number: 4, width: 200, height: 300 })
  expect(pages[0]?.runs).toEqual([
    expect.objectContaining({
      text: 'ab',
      box: { left: 10, top: 190, right: 20, bottom: 200 },
      font: { name: 'Times-Bold', isBold: true, isItalic: false, isMonospace: false },
      glyphs: 2,
    }),
  ])
})

test('puts U+FFFD for signs of unknown meaning', async () => {
  const { pages } = await read(text('(cid:7)', 20) + text('\u0002', 25))
  expect(pages[0]?.runs[0]).toMatchObject({ text: '\ufffd\ufffd', glyphs: 2 })
})

test('takes thin rectangles for rules and framed images for figures', async () => {
  const shapes = '<rect linewidth="0" bbox="20,99,80,100"/><rect linewidth="1" bbox="20,20,80,90"/>'
  const figure = '<figure name="Im1" bbox="50,60,110,160"><image width="9" height="9"/></figure>'
  const { pages } = await read(`${shapes}<line linewidth="1" bbox="30,20,30,90"/>${figure}${text('a', 20)}`)
  expect(pages[0]?.rules).toEqual([
    { orientation: 'horizontal', box: { left: 10, top: 210, right: 70, bottom: 211 } },
    { orientation: 'vertical', box: { left: 20, top: 220, right: 20, bottom: 290 } },
  ])
  expect(pages[0]?.figures).toEqual([{ left: 40, top: 150, right: 100, bottom: 250 }])
})

test('refuses text outside of a page', async () => {
  const xml = `<pages>\n<text font="F" bbox="0,0,1,1">a</text></pages>`
  await expect(readPdfMiner(Buffer.from(xml), {}, () => {})).rejects.toThrow('line 2: <text> is outside of any page')
})
