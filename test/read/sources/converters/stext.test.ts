import { expect, test } from 'vitest'
import { readStext } from '../../../../src/read/sources/converters/stext.ts'

function char(c: string, x: number, y: number, color = '#000000') {
  const quad = `${x} ${y - 8} ${x + 5} ${y - 8} ${x} ${y + 2} ${x + 5} ${y + 2}`
  return `<char quad="${quad}" x="${x}" y="${y}" color="${color}" c="${c}"/>`
}

const read = async (content: string) =>
  readStext(
    Buffer.from(`<document name="a.pdf"><page id="page1" width="200" height="300">${content}</page></document>`),
    {},
    () => {},
  )

test('characters are words on their baseline, with font and colour', async () => {
  const { pages } = await read(
    `<block><line dir="1 0"><font name="Times-Bold" size="10">${char('T', 10, 50)}${char('o', 15, 50)}${char(' ', 20, 50)}${char('a', 25, 50)}${char('b', 30, 50, '#ff0000')}</font></line></block>`,
  )
  expect(
    pages[0]?.runs.map(({ text, baseline, size, color, spaceBefore, font }) => [
      text,
      baseline,
      size,
      color,
      spaceBefore,
      font.isBold,
    ]),
  ).toEqual([
    ['To', 50, 10, undefined, true, true],
    ['a', 50, 10, undefined, true, true],
    ['b', 50, 10, '#ff0000', false, true],
  ])
})

test('turned lines have their direction, and pictures their box', async () => {
  const { pages } = await read(
    `<image bbox="20 100 80 140"/><line dir="0 -1"><font name="Times" size="10">${char('u', 50, 90)}${char('p', 50, 85)}</font></line>`,
  )
  expect(pages[0]?.runs.map(({ text, direction, baseline }) => [text, direction, baseline])).toEqual([['up', 270, 50]])
  expect(pages[0]?.figures).toEqual([{ left: 20, top: 100, right: 80, bottom: 140 }])
})

test.each([
  ['a character outside of any page', '<document><char c="a"/></document>', 'E_XML_MALFORMED'],
  ['a file without pages', '<document/>', 'E_XML_NO_PAGES'],
])('%s is refused', async (_, content, code) => {
  await expect(readStext(Buffer.from(content), {}, () => {})).rejects.toMatchObject({ code })
})
