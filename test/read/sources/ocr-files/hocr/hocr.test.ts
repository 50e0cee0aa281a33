import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../../../../src/base/diagnostics.ts'
import { readHocr } from '../../../../../src/read/sources/ocr-files/hocr/hocr.ts'
import type { ReadOcrOptions } from '../../../../../src/read/sources/ocr-files/ocr-document.ts'
import { wrapHocr, writeHocr } from '../../../../support/ocr-files.ts'

async function read(content: string, options: ReadOcrOptions = {}) {
  const diagnostics: Diagnostic[] = []
  const document = await readHocr(Buffer.from(content), options, diagnostic => void diagnostics.push(diagnostic))
  return { ...document, codes: diagnostics.map(({ code }) => code), diagnostics }
}

const LINE = { top: 300, bottom: 345, more: '; baseline 0 -10; x_size 42; x_descenders 10; x_ascenders 10' }

describe('a page as Tesseract writes it', () => {
  test('is in points, and its words on the baseline of the line', async () => {
    const { pages, pageCount } = await read(writeHocr([{ ...LINE, words: [['Over', 300, 400]] }]))
    const [page] = pages
    expect(pageCount).toBe(1)
    expect(page).toMatchObject({ number: 1, width: 595.2, height: 841.92 })
    expect(page?.runs).toEqual([
      {
        text: 'Over',
        box: { left: 72, top: 72, right: 96, bottom: 82.8 },
        baseline: 80.4,
        // 32 pixels of capitals: 7.68 points, 0.7 of the type.
        size: 10.95,
        font: { name: '', isBold: undefined, isItalic: undefined, isMonospace: undefined },
        color: undefined,
        direction: 0,
        spaceBefore: true,
        glyphs: 4,
        confidence: 0.9,
      },
    ])
  })

  test('says by what it was read', async () => {
    const { ocr } = await read(writeHocr([{ ...LINE, words: [['Over', 300, 400]] }]))
    expect(ocr).toEqual({ engine: 'tesseract', version: '5.3.0', languages: ['eng'], confidence: 0.9, resolution: 300 })
  })

  test('is set straight where it lay askew', async () => {
    const words = [0, 1, 2, 3].map(i => ({
      top: 300 + i * 60,
      bottom: 345 + i * 60,
      more: `; baseline -0.01 -10; x_size 42; x_descenders 10; x_ascenders 10`,
      words: [
        [`left`, 300 + Math.round(i * 0.6), 400],
        [`right`, 2000, 2180],
      ] as const,
    }))
    const [page] = (await read(writeHocr(words))).pages
    const baselines = new Set(page?.runs.map(run => Math.round(run.baseline * 10)))
    expect(baselines.size).toBe(4)
    const lefts = page?.runs.filter(run => run.text === 'left').map(run => run.box.left) ?? []
    expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThan(0.3)
    // The left of a line that rises to the right stands too low on the page: the whole line goes up to its middle.
    const [left, right] = page?.runs ?? []
    expect((left?.box.top ?? 0) < 72 && (right?.box.top ?? 0) > 72).toBe(true)
  })

  test('has one size where its lines were measured a little differently', async () => {
    const lines = [41, 42, 42, 43, 42].map((row, i) => ({
      top: 300 + 60 * i,
      bottom: 345 + 60 * i,
      more: `; baseline 0 -10; x_size ${row}; x_descenders 10; x_ascenders 10`,
      words: [['some words of text', 300, 900]] as const,
    }))
    const [page] = (await read(writeHocr(lines))).pages
    expect(new Set(page?.runs.map(run => run.size)).size).toBe(1)
  })
})

test('takes the size of the PDF that it was made from', async () => {
  const pageSizes = new Map([[1, { width: 612, height: 865.7 }]])
  const { pages, ocr, codes } = await read(writeHocr([{ ...LINE, words: [['Over', 0, 2480]] }]), { pageSizes })
  expect(pages[0]).toMatchObject({ width: 612, height: 865.7 })
  expect(pages[0]?.runs[0]?.box).toMatchObject({ left: 0, right: 612 })
  expect([ocr?.resolution, codes]).toEqual([292, []])
})

test('reports a page of another shape than that of the PDF', async () => {
  const pageSizes = new Map([[1, { width: 842, height: 595 }]])
  const { codes } = await read(writeHocr([{ ...LINE, words: [['Over', 300, 400]] }]), { pageSizes })
  expect(codes).toEqual(['W_OCR_PAGE_SHAPE'])
})

test('takes a resolution that cannot be for the usual one, and says so with the line', async () => {
  const { pages, diagnostics } = await read(writeHocr([{ ...LINE, words: [['Over', 300, 400]] }], 'scan_res 70 70'))
  expect(pages[0]?.width).toBe(595.2)
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'page 1: 70 units per inch would make the page 35.4 inches wide (line 4 of the file); 300 is assumed',
  ])
})

describe('loose HTML', () => {
  const page = `<DIV CLASS=ocr_page TITLE="bbox 0 0 2480 3508">`
  test('may leave elements open and attributes without quotes, and name entities', async () => {
    const { pages } = await read(
      `<html><head><meta name=ocr-system content="ocropus 1.3"><title>A title</title></head><body>${page}
<p class=ocr_par><span class=ocr_line title="bbox 300 300 900 345"><span class=ocrx_word title="bbox 300 300 500 345">caf&eacute;</span>
<span class=ocrx_word title="bbox 520 300 900 345">R&amp;D</span></span><p class=ocr_par><br></div></body>`,
    )
    expect(pages[0]?.runs.map(run => run.text)).toEqual(['café', 'R&D'])
  })

  test('may be a piece without root, as tesseract.js gives it', async () => {
    const word = `<span class='ocrx_word' title='bbox 300 300 400 345'>one</span>`
    const { pages } = await read(`${page}<span class='ocr_line' title='bbox 300 300 400 345'>${word}</span></div>
${page}<span class='ocr_line' title='bbox 300 300 400 345'>${word}</span></div>`)
    expect(pages.map(({ number, runs }) => [number, runs.length])).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  test('may have text of lines without words: each has its share', async () => {
    const { pages } = await read(`${page}<span class=ocr_line title="bbox 300 300 900 345">ab cd</span></div>`)
    expect(pages[0]?.runs.map(({ text, box }) => [text, box.left, box.right])).toEqual([
      ['ab', 72, 129.6],
      ['cd', 158.4, 216],
    ])
  })

  test('may have words without lines', async () => {
    const word = (text: string, x: number, y: number) =>
      `<span class=ocrx_word title="bbox ${x} ${y} ${x + 80} ${y + 40}">${text}</span>`
    const { pages } = await read(
      `${page}${word('Top', 300, 300)}${word('hat', 400, 302)}${word('Base', 300, 360)}</div>`,
    )
    const [top, hat, base] = pages[0]?.runs ?? []
    expect(top?.baseline).toBe(hat?.baseline)
    expect(base?.baseline).toBeGreaterThan((hat?.baseline ?? 0) + 10)
  })
})

test('keeps bold, italic, pictures, drawn lines and turned text', async () => {
  const { pages } = await read(
    wrapHocr(`<div class='ocr_page' title='bbox 0 0 2480 3508; scan_res 300 300'>
<div class='ocr_photo' title='bbox 300 600 900 1200'></div><div class='ocr_separator' title='bbox 300 400 900 404'></div>
<span class='ocr_line' title='bbox 300 300 900 345'><span class='ocrx_word' title='bbox 300 300 400 345'><strong><em>both</em></strong></span>
<strong><span class='ocrx_word' title='bbox 420 300 500 345'>bold</span></strong>
<span class='ocrx_word' title='bbox 520 300 600 345'> </span></span>
<span class='ocr_line' title='bbox 100 300 145 900; textangle 90'><span class='ocrx_word' title='bbox 100 300 145 900'>up</span></span></div>`),
  )
  const [page] = pages
  expect(page?.runs.map(({ text, font, direction }) => [text, font.isBold, font.isItalic, direction])).toEqual([
    ['both', true, true, 0],
    ['bold', true, undefined, 0],
    ['up', undefined, undefined, 270],
  ])
  expect(page?.figures).toEqual([{ left: 72, top: 144, right: 216, bottom: 288 }])
  expect(page?.rules).toEqual([{ box: { left: 72, top: 96, right: 216, bottom: 96.96 }, orientation: 'horizontal' }])
})

test('reads a word once where the program gives other readings of it', async () => {
  const { pages } = await read(
    wrapHocr(`<div class='ocr_page' title='bbox 0 0 2480 3508'><span class='ocr_line' title='bbox 300 300 900 345'>
<span class='ocrx_word' title='bbox 300 300 340 345; x_wconf 95'>on<span class='ocrx_cinfo' id='lstm_choices_1'>
<span class='ocrx_cinfo' title='x_confs 90'>o</span><span class='ocrx_cinfo' title='x_confs 1'>c</span></span></span>
<span class='ocrx_word' title='bbox 360 300 400 345'><ins class='alt'>the</ins><del class='alt'>tho</del></span>
<span class='ocrx_word' title='bbox 420 300 440 345'><span class='ocrx_cinfo' title='x_bboxes 420 300 430 345; x_conf 80'>t</span>
<span class='ocrx_cinfo' title='x_bboxes 431 300 440 345; x_conf 70'>o</span></span></span></div>`),
  )
  expect(pages[0]?.runs.map(({ text, confidence }) => [text, confidence])).toEqual([
    ['on', 0.95],
    ['the', undefined],
    ['to', 0.75],
  ])
})

test('sets text apart that stands nowhere, with its line in the file', async () => {
  const { pages, diagnostics } = await read(
    wrapHocr(`<div class='ocr_page' title='bbox 0 0 2480 3508'>\n<span class='ocr_line' title='bbox 0 0 9 9'>x</span>
<p class='ocr_par'>lost</p></div>`),
  )
  expect(pages[0]?.dropped.map(({ text, reason }) => [text, reason])).toEqual([['lost', 'off-page']])
  expect(diagnostics.map(({ message }) => message)).toContain(
    'page 1: 1 word is off the page or without a position (the first is "lost" in line 6 of the file); set aside',
  )
})

test('keeps the numbers of pages, unless files were put together', async () => {
  const page = (index: number) => `<div class='ocr_page' title='bbox 0 0 9 9; ppageno ${index}'></div>`
  const numbersOf = async (...indexes: number[]) =>
    (await read(wrapHocr(indexes.map(page).join('')))).pages.map(({ number }) => number)
  expect(await numbersOf(2, 4)).toEqual([3, 5])
  expect(await numbersOf(0, 0)).toEqual([1, 2])
  expect(await numbersOf(0, 4e9)).toEqual([1, 2])
  expect(await numbersOf(0, 1.5)).toEqual([1, 2])
})

test.each([
  ['a web page', '<html><body><p>text</p></body></html>', 'E_XML_NO_PAGES'],
  ['bytes of another encoding', Buffer.from([0x3c, 0x70, 0x3e, 0xe9, 0x3c]), 'E_TEXT_ENCODING'],
])('refuses %s', async (_, content, code) => {
  await expect(readHocr(Buffer.from(content as string), {}, () => {})).rejects.toMatchObject({ code })
})

test('keeps the words of a right-to-left line at their places, in the order in which they are read', async () => {
  // As Tesseract writes it: words in reading order, the letters of each too.
  const words = [
    ['1.', 983, 1007],
    ['המגדלור', 860, 970],
    ['PDF', 790, 850],
    ['2.1', 740, 780],
  ]
  const spans = words.map(([text, x0, x1]) => `<span class='ocrx_word' title='bbox ${x0} 300 ${x1} 321'>${text}</span>`)
  const hocr = `<html><body><div class='ocr_page' title='bbox 0 0 1100 1700; scan_res 100 100'>
<p class='ocr_par' dir='rtl'><span class='ocr_line' title='bbox 740 299 1007 321'>${spans.join(' ')}</span></p></div></body></html>`
  const { pages } = await readHocr(Buffer.from(hocr), {}, () => {})
  expect(pages[0]?.runs.map(({ text }) => text)).toEqual(['1.', 'המגדלור', 'PDF', '2.1'])
  expect(pages[0]?.runs.map(({ box }) => Math.round(box.left))).toEqual([708, 619, 569, 533])
})
