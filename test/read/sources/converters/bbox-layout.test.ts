import { expect, test } from 'vitest'
import { readBboxLayout } from '../../../../src/read/sources/converters/bbox-layout.ts'

function read(content: string, pages: readonly number[] | undefined = undefined) {
  const xhtml = `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Ferry Talk</title><meta name="Author" content="O. Brink"/></head>
<body><doc>${content}</doc></body></html>`
  return readBboxLayout(Buffer.from(xhtml), { pages }, () => {})
}

const word = (text: string, left: number, right: number) =>
  `<word xMin="${left}" yMin="20" xMax="${right}" yMax="32">${text}</word>`

test('gives words with their boxes, and what the file says of itself', async () => {
  const { pages, metadata } = await read(
    `<page width="200" height="300"><line>${word('a&amp;b', 10, 25)}</line></page>`,
  )
  expect(metadata).toEqual({ Author: 'O. Brink', Title: 'Ferry Talk' })
  expect(pages[0]).toMatchObject({ number: 1, width: 200, height: 300 })
  expect(pages[0]?.runs).toEqual([
    expect.objectContaining({
      text: 'a&b',
      box: { left: 10, top: 20, right: 25, bottom: 32 },
      baseline: 29,
      size: 12,
      font: { name: '', isBold: undefined, isItalic: undefined, isMonospace: undefined },
    }),
  ])
})

test('glues words that nothing parts', async () => {
  const { pages } = await read(
    `<page width="200" height="300">${word('a', 10, 15)}${word('b', 16, 20)}${word('c', 22, 25)}</page>`,
  )
  expect(pages[0]?.runs.map(run => run.spaceBefore)).toEqual([true, false, true])
})

test('counts the pages, of which some may be read', async () => {
  const page = `<page width="200" height="300">${word('a', 10, 15)}</page>`
  const { pages, pageCount } = await read(page + page + page, [2, 3])
  expect([pages.map(({ number }) => number), pageCount]).toEqual([[2, 3], 3])
})

test('refuses words outside of a page', async () => {
  await expect(read(word('a', 1, 2))).rejects.toThrow('line 3: <word> is outside of any page')
})
