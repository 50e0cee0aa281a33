import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../../src/base/diagnostics.ts'
import { readFloatHtml } from '../../../../src/read/sources/converters/float-html.ts'

async function read(html: string) {
  const diagnostics: Diagnostic[] = []
  const { blocks } = await readFloatHtml(Buffer.from(html), diagnostic => void diagnostics.push(diagnostic))
  return {
    blocks: blocks.map(({ kind, page, words }) => [kind, page, words.join(' ')]),
    levels: blocks.map(({ level }) => level),
    codes: diagnostics.map(({ code }) => code),
  }
}

test('gives headings, paragraphs, items and rows in their order', async () => {
  const { blocks, levels } = await read(`<html><head><title>no text</title><style>p{margin:0}</style></head><body>
<div id="page1"><h2><b>A heading</b></h2><p>Text with <i>ital</i>ics.</p><ul><li>one<li>two</ul>
<table><tr><td>1</td><td>2</td></tr></table></div><div id="page2"><p>More</p></div></body></html>`)
  expect(blocks).toEqual([
    ['heading', 1, 'A heading'],
    ['paragraph', 1, 'Text with italics.'],
    ['item', 1, 'one'],
    ['item', 1, 'two'],
    ['row', 1, '1 2'],
    ['paragraph', 2, 'More'],
  ])
  expect(levels[0]).toBe(2)
})

test('takes a paragraph of an item for the item, as word processors write it', async () => {
  const { blocks } = await read('<ul>\n\t<li><p>the time</p>\n\t<li><p>the person</p>\n</ul><p>more</p>')
  expect(blocks).toEqual([
    ['item', undefined, 'the time'],
    ['item', undefined, 'the person'],
    ['paragraph', undefined, 'more'],
  ])
})

test.each(['writer.html', 'writer.xhtml'])('reads what LibreOffice writes: %s', async name => {
  const path = fileURLToPath(new URL(`../../../../fixtures/sources/word-processor.${name}`, import.meta.url))
  const { blocks, codes } = await read(await readFile(path, 'utf8'))
  const texts = blocks.map(([, , text]) => text as string)
  expect(codes).toEqual([])
  expect(texts.slice(0, 4)).toEqual([
    'Notes Toward an Inventory of Village Clocks',
    'Corin Abelard and Jo Westerhaus',
    'Society for the Care of Public Time, Hillbury, United Kingdom',
    'Abstract',
  ])
  expect(texts).toContain('With a key')
  expect(texts.some(text => text.endsWith('the person who has the key, or who is said to have it;'))).toBe(true)
  expect(texts.some(text => text.startsWith('1Six sundials were recorded by mistake'))).toBe(true)
})

test('takes lines that are parted by br for lines, and leaves the outline out', async () => {
  const { blocks } = await read(`<html><body>
<a name=1></a><b>Heading</b><br/>
first&#160;line&#160;<br/>second<br/>
<hr/>
<a name=2></a>next page<br/>
<a name="outline"></a><h1>Document Outline</h1><ul><li><a href="x.html#1">Heading</a></li></ul></body></html>`)
  expect(blocks).toEqual([
    ['line', 1, 'Heading'],
    ['line', 1, 'first line'],
    ['line', 1, 'second'],
    ['line', 2, 'next page'],
  ])
})

test('says when it was given a layout variant', async () => {
  const { codes } = await read('<body><p style="position:absolute;top:1pt">one</p><p style="position:absolute">two</p>')
  expect(codes).toEqual(['W_FLOAT_PLACED'])
})

test('refuses a file without text', async () => {
  await expect(read('<html><body></body></html>')).rejects.toMatchObject({ code: 'E_FLOAT_EMPTY' })
  await expect(read('')).rejects.toMatchObject({ code: 'E_FLOAT_EMPTY' })
})
