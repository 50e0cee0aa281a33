import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../../../../src/base/diagnostics.ts'
import { readTetml } from '../../../../../src/read/sources/converters/tetml/tetml.ts'

const FONTS = `<Resources><Fonts>
<Font id="F1" name="ABCDEF+Times-Roman" type="Type 1" weight="400" italicangle="0"/>
<Font id="F2" name="F2" type="Type 1" weight="700" italicangle="-12"/>
<Font id="F3" name="GHIJKL+Times-Roman" type="TrueType" weight="400" italicangle="0"/>
</Fonts></Resources>`

/** A file of one page of 200 by 300 points with this content. */
function tetml(content: string, before = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- our own -->
<TET xmlns="http://www.pdflib.com/XML/TET5/TET-5.0" version="5.0">
<Document filename="a.pdf" pageCount="1"><DocInfo><Title>Ferry Talk</Title><Author/></DocInfo>${before}<Pages>
<Page number="1" width="200" height="300"><Content granularity="word" font="true" geometry="true">
${content}
</Content></Page>${FONTS}</Pages></Document></TET>`
}

async function read(content: string, before?: string) {
  const told: Diagnostic[] = []
  const document = await readTetml(Buffer.from(tetml(content, before)), {}, one => told.push(one))
  return { document, told, page: document.pages[0] }
}

/** Glyphs 5 points wide on one baseline; their size is 10, unless told otherwise. */
function glyphs(text: string, x: number, y: number, attributes = 'font="F1" size="10"'): string {
  return [...text].map((sign, i) => `<Glyph ${attributes} x="${x + 5 * i}" y="${y}" width="5">${sign}</Glyph>`).join('')
}

function box(x: number, y: number, width: number, content = ''): string {
  return `<Box llx="${x}" lly="${y}" urx="${x + width}" ury="${y + 10}">${content}</Box>`
}

function word(text: string, ...boxes: string[]): string {
  return `<Word><Text>${text}</Text>${boxes.join('')}</Word>`
}

describe('readTetml', () => {
  test('gives words with place, font and size, and what the file says of itself', async () => {
    const { document, page } = await read(word('ab', box(20, 100, 10, glyphs('ab', 20, 100))))
    expect(document.metadata).toEqual({ Title: 'Ferry Talk' })
    expect(page).toMatchObject({ number: 1, width: 200, height: 300 })
    expect(page?.runs).toEqual([
      {
        text: 'ab',
        box: { left: 20, top: 190, right: 30, bottom: 200 },
        baseline: 200,
        size: 10,
        font: { name: 'Times-Roman', isBold: false, isItalic: false, isMonospace: false },
        color: undefined,
        direction: 0,
        spaceBefore: true,
        glyphs: 2,
      },
    ])
  })

  test('tells two fonts of one name apart by the id of the second', async () => {
    const second = 'font="F3" size="10"'
    const { page } = await read(
      word('a', box(20, 100, 5, glyphs('a', 20, 100))) + word('b', box(40, 100, 5, glyphs('b', 40, 100, second))),
    )
    expect(page?.runs.map(({ font: { name, id } }) => [name, id])).toEqual([
      ['Times-Roman', undefined],
      ['Times-Roman', 'F3'],
    ])
  })

  test('takes weight and slant from the font where its name does not tell', async () => {
    const { page } = await read(word('a', box(20, 100, 5, glyphs('a', 20, 100, 'font="F2" size="10"'))))
    expect(page?.runs[0]?.font).toMatchObject({ isBold: true, isItalic: true })
  })

  test('parts a word where its type changes, and marks what is raised or lowered', async () => {
    const raised = glyphs('2', 30, 104, 'font="F1" size="7" sup="true"')
    const lowered = glyphs('i', 35, 98, 'font="F1" size="7" sub="true"')
    const { page } = await read(word('ab2i', box(20, 98, 20, glyphs('ab', 20, 100) + raised + lowered)))
    expect(page?.runs.map(({ text, script, spaceBefore }) => [text, script, spaceBefore])).toEqual([
      ['ab', undefined, true],
      ['2', 'super', false],
      ['i', 'sub', false],
    ])
    expect(page?.runs[1]).toMatchObject({ box: { left: 30, top: 189, right: 35, bottom: 196 }, baseline: 196 })
  })

  test('sets a hyphen again where the file joined a word over two lines', async () => {
    const parts = [box(150, 100, 30, glyphs('under', 150, 100)), box(20, 85, 30, glyphs('stands', 20, 85))]
    const { page } = await read(word('understands', ...parts))
    expect(page?.runs.map(({ text, spaceBefore, glyphs }) => [text, spaceBefore, glyphs])).toEqual([
      ['under-', true, 6],
      ['stands', true, 6],
    ])
  })

  test('keeps the hyphen that the file marks as an artefact', async () => {
    const artefact = '<Glyph font="F1" size="10" x="175" y="100" width="3" dehyphenation="artifact">-</Glyph>'
    const parts = [box(150, 100, 28, glyphs('under', 150, 100) + artefact), box(20, 85, 30, glyphs('stands', 20, 85))]
    const { page } = await read(word('understands', ...parts))
    expect(page?.runs.map(run => run.text)).toEqual(['under-', 'stands'])
  })

  test('shares the text of a word among its boxes where there are no glyphs', async () => {
    const { page } = await read(word('understands', box(150, 100, 25), box(20, 85, 30)))
    expect(page?.runs.map(run => run.text)).toEqual(['under-', 'stands'])
  })

  test('sets no hyphen behind a large first letter', async () => {
    const initial = `<Box llx="20" lly="80" urx="40" ury="120">${glyphs('T', 20, 80, 'font="F1" size="40"')}</Box>`
    const { page } = await read(word('The', initial, box(42, 110, 10, glyphs('he', 42, 110))))
    expect(page?.runs.map(({ text, spaceBefore }) => [text, spaceBefore])).toEqual([
      ['T', true],
      ['he', false],
    ])
  })

  test('takes signs that a glyph does not name from the text of the word', async () => {
    const empty = '<Glyph font="F1" size="9" x="35" y="100" width="5"></Glyph>'
    const content = glyphs('PRO', 20, 100) + empty + glyphs('me', 40, 100)
    const { page } = await read(word('PRO-me', box(20, 100, 30, content)))
    expect(page?.runs.map(run => run.text)).toEqual(['PRO', '-', 'me'])
  })

  test('glues words that nothing parts', async () => {
    const { page } = await read(
      word('GRIMM', box(20, 100, 25)) + word('’', box(45, 100, 3)) + word('s', box(60, 100, 5)),
    )
    expect(page?.runs.map(run => run.spaceBefore)).toEqual([true, false, true])
  })

  test('turns what is read upwards', async () => {
    const turned = `<Box llx="110" lly="50" lrx="110" lry="60" urx="100" ury="60" ulx="100" uly="50">${glyphs(
      'a',
      110,
      50,
      'font="F1" size="10" alpha="90"',
    )}</Box>`
    const { page } = await read(word('a', turned))
    expect(page?.runs[0]).toMatchObject({
      direction: 270,
      box: { left: 100, top: 240, right: 110, bottom: 250 },
      baseline: 110,
    })
  })

  test('takes words in tables, and pictures for figures', async () => {
    const cell = `<Table><Row><Cell><Para>${word('a', box(20, 100, 5))}</Para></Cell></Row></Table>`
    const { page } = await read(`${cell}<PlacedImage image="I0" x="30" y="40" width="50" height="60"/>`)
    expect(page?.runs.map(run => run.text)).toEqual(['a'])
    expect(page?.figures).toEqual([{ left: 30, top: 200, right: 80, bottom: 260 }])
  })

  test('passes over files that are attached', async () => {
    const attached = `<Attachments><Attachment name="b.pdf"><Document><DocInfo><Title>Other</Title></DocInfo><Pages>
<Page number="1" width="9" height="9"><Content>${word('b', box(1, 1, 5))}</Content></Page></Pages></Document></Attachment></Attachments>`
    const { document, page } = await read(word('a', box(20, 100, 5)), attached)
    expect(document.pageCount).toBe(1)
    expect(document.metadata).toEqual({ Title: 'Ferry Talk' })
    expect(page?.runs.map(run => run.text)).toEqual(['a'])
  })

  test('says what the program could not read', async () => {
    const { told } = await read(`${word('a', box(20, 100, 5))}<Exception errnum="1">font is damaged</Exception>`)
    expect(told).toEqual([
      expect.objectContaining({ code: 'W_TETML_EXCEPTION', message: expect.stringContaining('font is damaged') }),
    ])
  })

  test('loses no word that has no place', async () => {
    const { page, told } = await read(word('a', box(20, 100, 5)) + word('lost'))
    expect(page?.dropped.map(({ text, glyphs }) => [text, glyphs])).toEqual([['lost', 4]])
    expect(told[0]?.code).toBe('W_OFF_PAGE')
  })

  test('refuses text without words', async () => {
    await expect(read('<Para><Text>only text</Text></Para>')).rejects.toMatchObject({ code: 'E_FORMAT_UNKNOWN' })
    await expect(read('<Para><Text>only text</Text></Para>')).rejects.toThrow('wordplus')
  })

  test('refuses a file that is cut off, and says where', async () => {
    const whole = tetml(word('a', box(20, 100, 5)))
    const cut = readTetml(Buffer.from(whole.slice(0, 600)), {}, () => {})
    await expect(cut).rejects.toMatchObject({ code: 'E_XML_MALFORMED' })
    await expect(cut).rejects.toThrow(/line \d+, column \d+/)
  })
})
