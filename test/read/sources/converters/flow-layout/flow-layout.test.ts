import { expect, test } from 'vitest'
import type { Page } from '../../../../../src/model/page/page.ts'
import { readFlowLayout } from '../../../../../src/read/sources/converters/flow-layout/flow-layout.ts'

const read = async (body: string, head = '') =>
  readFlowLayout(Buffer.from(`<html><head>${head}</head><body>${body}</body></html>`), {}, () => {})

/** The lines of a page as `left,top text`, places in points. */
function linesOf(page: Page | undefined): string[] {
  const lines = new Map<string, string>()
  for (const { box, baseline, text } of page?.runs ?? []) {
    const key = [...lines.keys()].find(
      known => known.endsWith(`,${Math.round(baseline)}`) && box.left < 300 === Number(known.split(',')[0]) < 300,
    )
    lines.set(key ?? `${Math.round(box.left)},${Math.round(baseline)}`, `${lines.get(key ?? '') ?? ''} ${text}`.trim())
  }
  return [...lines].map(([place, text]) => `${place} ${text}`)
}

test('lines end at br and at the ends of blocks, and blocks stand apart', async () => {
  const { pages } = await read('<p>The ferry <b>office</b><br>kept ledgers.</p>\n<p>Nobody<br/>read them.</p>')
  expect(linesOf(pages[0])).toEqual([
    '72,82 The ferry office',
    '72,96 kept ledgers.',
    '72,118 Nobody',
    '72,132 read them.',
  ])
  expect(pages[0]?.runs.filter(({ font }) => font.isBold === true).map(({ text }) => text)).toEqual(['office'])
})

test('a paragraph without line ends is broken at the width of the page', async () => {
  const words = 'the keeper of the tower counted the boats of the harbour '.repeat(6).trim()
  const { pages } = await read(`<p>${words}</p>`)
  const lines = linesOf(pages[0]).map(line => line.replace(/^\S+ /u, ''))
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join(' ')).toBe(words)
  expect(Math.max(...(pages[0]?.runs.map(({ box }) => box.right) ?? []))).toBeLessThan(540)
})

test.each([
  ['a break of FineReader', '<p>One</p><br clear="all" style="page-break-before:always"><p>Two</p>'],
  ['a style of a block', '<p>One</p><p style="page-break-before: always">Two</p>'],
  ['a style after a block', '<div style="page-break-after: always"><p>One</p></div><p>Two</p>'],
  ['an anchor of pdftohtml', '<a name=1></a>One<br/><hr/><a name=2></a>Two<br/><hr/>'],
  ['a line from edge to edge', '<p>One</p><hr><p>Two</p>'],
])('a page ends at %s', async (_, body) => {
  const { pages } = await read(body)
  expect(pages.map(page => page.runs.map(({ text }) => text))).toEqual([['One'], ['Two']])
})

test('cells of a table stand side by side, columns of text too', async () => {
  const left = '<p>left one<br>left two</p>'
  const { pages } = await read(
    `<p>Title</p><table><tr><td>${left}</td><td>right one<br>right two</td></tr></table><p>End</p>`,
  )
  const [title, ...lines] = linesOf(pages[0])
  expect(title).toBe('72,82 Title')
  const places = lines.map(line => ({ y: Number(line.split(/[ ,]/u)[1]), text: line.replace(/^\S+ /u, '') }))
  const yOf = (text: string) => places.find(line => line.text.includes(text))?.y ?? Number.NaN
  expect(yOf('left one')).toBe(yOf('right one'))
  expect(yOf('left two')).toBe(yOf('right two'))
  expect(yOf('End')).toBeGreaterThan(yOf('left two'))
})

test('type is what style sheet and marks say; white space is a blank, and no script is text', async () => {
  const css = '<style>.font0 { font-size: 8pt; font-style: italic }</style><title>A Paper</title>'
  const body =
    '<h1>Big</h1><p><span class="font0">small\n  type</span><sup>1</sup> <font size="5">large</font></p><script>x</script>'
  const { pages, metadata } = await read(body, css)
  expect(pages[0]?.runs.map(({ text, size, font, script }) => [text, size, font.isItalic === true, script])).toEqual([
    ['Big', 24, false, undefined],
    ['small', 8, true, undefined],
    ['type', 8, true, undefined],
    ['1', 12, false, 'super'],
    ['large', 18, false, undefined],
  ])
  expect(metadata).toEqual({ Title: 'A Paper' })
})

test('centred and right-aligned lines stand so', async () => {
  const { pages } = await read('<p align="center">Middle</p><p style="text-align:right">Right</p>')
  const [middle, right] = pages[0]?.runs ?? []
  expect(((middle?.box.left ?? 0) + (middle?.box.right ?? 0)) / 2).toBeCloseTo(72 + 602 * 0.375, 0)
  expect(right?.box.right).toBeCloseTo(72 + 602 * 0.75, 0)
})

test('HTML without text is no document', async () => {
  await expect(read('<p> </p><hr>')).rejects.toMatchObject({ code: 'E_XML_NO_PAGES' })
})

test('what browsers do not show is no text, and what they add is', async () => {
  const { pages } = await read(
    '<p>co&shy;operation <span style="display: none">hidden <b>too</b></span><template><p>no</p></template><q>quoted</q></p>' +
      '<p>mea&shy;<br>sured co&shy;<b>op&shy;</b></p>',
  )
  const text = pages[0]?.runs.map(({ text, spaceBefore }) => (spaceBefore ? ` ${text}` : text)).join('')
  expect(text).toBe(' cooperation “quoted” mea\u00ad sured coop')
})

test('a raised element is raised', async () => {
  const { pages } = await read(
    '<p>river<span style="vertical-align: super">2</span> H<span class="s">2</span>O</p>',
    '<style>.s {vertical-align: sub}</style>',
  )
  expect(pages[0]?.runs.map(({ text, script }) => [text, script])).toEqual([
    ['river', undefined],
    ['2', 'super'],
    ['H', undefined],
    ['2', 'sub'],
    ['O', undefined],
  ])
})
