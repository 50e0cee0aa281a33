import { describe, expect, test } from 'vitest'
import { readPageXml } from '../../../../../src/read/sources/ocr-files/page-xml/page-xml.ts'

function pageXml(regions: string, attributes = 'imageWidth="2480" imageHeight="3508"') {
  return `<?xml version="1.0" encoding="UTF-8"?>
<PcGts xmlns="http://schema.primaresearch.org/PAGE/gts/pagecontent/2019-07-15"><Metadata><Creator>Kraken 4.3</Creator></Metadata>
<Page imageFilename="a.png" ${attributes}>${regions}</Page></PcGts>`
}

function rectangle(left: number, top: number, right: number, bottom: number) {
  return `<Coords points="${left},${top} ${right},${top} ${right},${bottom} ${left},${bottom}"/>`
}

function word(text: string, left: number, right: number, top = 300) {
  return `<Word>${rectangle(left, top, right, top + 32)}<TextEquiv conf="0.7"><Unicode>${text}</Unicode></TextEquiv></Word>`
}

function region(id: string, content: string, attributes = '') {
  return `<TextRegion id="${id}" ${attributes}>${rectangle(300, 300, 900, 340)}${content}</TextRegion>`
}

function line(content: string, top = 300) {
  const baseline = `<Baseline points="300,${top + 32} 600,${top + 32} 900,${top + 32}"/>`
  return `<TextLine>${rectangle(300, top, 900, top + 40)}${baseline}${content}</TextLine>`
}

async function read(content: string) {
  const codes: string[] = []
  const document = await readPageXml(Buffer.from(content), {}, ({ code }) => codes.push(code))
  return { ...document, page: document.pages[0], codes }
}

describe('a line', () => {
  test('is its words', async () => {
    const whole = '<TextEquiv><Unicode>one two</Unicode></TextEquiv>'
    const { page, ocr, codes } = await read(
      pageXml(region('r', line(word('one', 300, 400) + word('two', 420, 520) + whole))),
    )
    expect(page?.runs.map(({ text, box, baseline, confidence }) => [text, box.left, baseline, confidence])).toEqual([
      ['one', 72, 79.68, 0.7],
      ['two', 100.8, 79.68, 0.7],
    ])
    expect(ocr).toMatchObject({ engine: 'Kraken', version: '4.3', confidence: 0.7, resolution: 300 })
    expect(codes).toEqual([])
  })

  test('without words is shared among those of its text', async () => {
    const { page } = await read(pageXml(region('r', line('<TextEquiv><Unicode>one two</Unicode></TextEquiv>'))))
    expect(page?.runs.map(({ text, box }) => [text, Math.round(box.left), Math.round(box.right)])).toEqual([
      ['one', 72, 134],
      ['two', 154, 216],
    ])
    // 40 pixels from ascenders to descenders.
    expect(page?.runs[0]?.size).toBeCloseTo(10.7, 1)
  })

  test('counts by the reading of the lowest index, and not by its letters', async () => {
    const readings = `<TextEquiv index="1"><Unicode>tvvo</Unicode></TextEquiv><TextEquiv index="0"><Unicode>two</Unicode></TextEquiv>`
    const glyph = `<Glyph>${rectangle(300, 300, 320, 332)}<TextEquiv><Unicode>t</Unicode></TextEquiv></Glyph>`
    const { page } = await read(
      pageXml(region('r', line(`<Word>${rectangle(300, 300, 360, 332)}${glyph}${readings}</Word>`))),
    )
    expect(page?.runs.map(run => run.text)).toEqual(['two'])
  })
})

test('lines come in the reading order of their regions', async () => {
  const order = `<ReadingOrder><OrderedGroup id="o"><RegionRefIndexed index="0" regionRef="b"/>
<RegionRefIndexed index="1" regionRef="a"/></OrderedGroup></ReadingOrder>`
  const { page } = await read(
    pageXml(
      `${order}${region('a', line(word('last', 300, 400, 600), 600))}${region('b', line(word('first', 300, 400)))}`,
    ),
  )
  expect(page?.runs.map(run => run.text)).toEqual(['first', 'last'])
})

test('pictures, drawn lines, cells and turned text are kept', async () => {
  const { page } = await read(
    pageXml(`<ImageRegion id="i">${rectangle(300, 600, 900, 1200)}</ImageRegion>
<SeparatorRegion id="s">${rectangle(300, 400, 900, 404)}</SeparatorRegion>
<TableRegion id="t">${rectangle(300, 300, 900, 400)}${region('c', line(word('cell', 300, 400)))}</TableRegion>
${region('u', line(word('up', 300, 332)), 'orientation="90"')}`),
  )
  expect(page?.runs.map(({ text, direction }) => [text, direction])).toEqual([
    ['cell', 0],
    ['up', 270],
  ])
  expect(page?.figures).toEqual([{ left: 72, top: 144, right: 216, bottom: 288 }])
  expect(page?.rules.map(({ orientation }) => orientation)).toEqual(['horizontal'])
})

test('text of a region without lines is set in the region, line by line, and told', async () => {
  const text = '<TextEquiv><Unicode>one two\nthree</Unicode></TextEquiv>'
  const { page, codes } = await read(pageXml(region('r', text)))
  expect(page?.runs.map(run => [run.text, run.box.left, run.baseline < 79])).toEqual([
    ['one', 72, true],
    ['two', 80, true],
    ['three', 72, false],
  ])
  expect(new Set(page?.runs.map(({ size }) => size))).toEqual(new Set([4]))
  expect(page?.dropped).toEqual([])
  expect(codes).toEqual(['N_OCR_UNPLACED'])
})

test('text of a region is that of its lines where it has as many lines as they', async () => {
  const text = '<TextEquiv><Unicode>one\ntwo</Unicode></TextEquiv>'
  const { page, codes } = await read(pageXml(region('r', `${line('', 300)}${line('', 500)}${text}`)))
  expect(page?.runs.map(run => [run.text, run.box.top])).toEqual([
    ['one', 72],
    ['two', 120],
  ])
  expect(codes).toEqual([])
})

function letters(text: string, left: number) {
  const glyphs = [...text].map(
    (letter, i) =>
      `<Glyph>${rectangle(left + 20 * i, 300, left + 20 * i + 20, 332)}<TextEquiv><Unicode>${letter}</Unicode></TextEquiv></Glyph>`,
  )
  return `<Word>${rectangle(left, 300, left + 20 * text.length, 332)}${glyphs.join('')}</Word>`
}

test('a word is its letters where it has no text, and a line has its text where a word has none', async () => {
  const bare = `<Word>${rectangle(420, 300, 520, 332)}</Word>`
  const whole = '<TextEquiv><Unicode>The river rests</Unicode></TextEquiv>'
  const { page } = await read(
    pageXml(
      region('r', line(letters('The', 300) + word('river', 420, 520)) + line(letters('The', 300) + bare + whole, 500)),
    ),
  )
  expect(page?.runs.map(run => run.text)).toEqual(['The', 'river', 'The', 'river', 'rests'])
  expect(page?.runs[0]?.box).toMatchObject({ left: 72, right: 86.4 })
})

test('styles are those of the word, else of the line, else of the region', async () => {
  const styled = (text: string, left: number, style: string) =>
    word(text, left, left + 100).replace('</Word>', `<TextStyle ${style}/></Word>`)
  const words = `${styled('bold', 300, 'bold="true"')}${styled('plain', 420, 'bold="false"')}${styled('2', 540, 'superscript="1"')}`
  const { page } = await read(
    pageXml(
      region(
        'r',
        `${line(`${words}<TextStyle bold="true" italic="true"/>`)}${line(word('last', 300, 400, 500), 500)}<TextStyle italic="false" fontFamily="Courier" fontSize="10"/>`,
      ),
    ),
  )
  expect(page?.runs.map(({ text, font, script }) => [text, font.isBold, font.isItalic, font.name, script])).toEqual([
    ['bold', true, true, 'Courier', undefined],
    ['plain', false, true, 'Courier', undefined],
    ['2', true, true, 'Courier', 'super'],
    ['last', false, false, 'Courier', undefined],
  ])
  expect(page?.runs.map(({ size }) => size)).toEqual([10, 10, 10, 10])
})

test('types of regions are what tagged PDFs call them, and say nothing where the text has no special role', async () => {
  const regions = [
    region('a', line(word('head', 300, 400)), 'type="header"'),
    region('b', line(word('title', 300, 400, 400), 400), 'type="paragraph" custom="structure {type:heading;}"'),
    region('c', line(word('text', 300, 400, 500), 500), 'type="paragraph"'),
    region('d', line(word('note', 300, 400, 600), 600), 'type="footnote"'),
  ]
  const { page } = await read(pageXml(regions.join('')))
  expect(page?.runs.map(({ text, tag }) => [text, tag])).toEqual([
    ['head', 'Artifact'],
    ['title', 'H'],
    ['text', undefined],
    ['note', 'Note'],
  ])
})

test('groups of the reading order are in one another, and members of a group have their index', async () => {
  const order = `<ReadingOrder><OrderedGroup id="o"><UnorderedGroupIndexed id="u" index="1"><RegionRef regionRef="b"/><RegionRef regionRef="a"/></UnorderedGroupIndexed>
<RegionRefIndexed index="0" regionRef="c"/></OrderedGroup></ReadingOrder>`
  const regions = ['a', 'b', 'c'].map((id, i) => region(id, line(word(id, 300, 400, 100 * i), 100 * i)))
  const { page } = await read(pageXml(order + regions.join('')))
  expect(page?.runs.map(run => run.text)).toEqual(['c', 'b', 'a'])
})

test('the text of a region is that of its lines', async () => {
  const { page } = await read(
    pageXml(region('r', `${line(word('one', 300, 400))}<TextEquiv><Unicode>one</Unicode></TextEquiv>`)),
  )
  expect(page?.runs.map(run => run.text)).toEqual(['one'])
  expect(page?.dropped).toEqual([])
})

test('outlines of 2010 and a resolution in centimetres are read', async () => {
  const corners = [
    [300, 300],
    [400, 332],
  ].map(([x, y]) => `<Point x="${x}" y="${y}"/>`)
  const { page } = await read(
    pageXml(
      region(
        'r',
        `<TextLine><Coords>${corners.join('')}</Coords><TextEquiv><Unicode>old</Unicode></TextEquiv></TextLine>`,
      ),
      'imageWidth="1890" imageHeight="2673" imageXResolution="100" imageResolutionUnit="PPCM"',
    ),
  )
  expect(page?.width).toBeCloseTo(535.7, 0)
  expect(page?.runs[0]?.box.left).toBeCloseTo(85.04, 1)
})

test.each([
  ['a word outside of any page', '<PcGts><Word/></PcGts>', 'E_XML_MALFORMED'],
  ['a file without pages', '<PcGts/>', 'E_XML_NO_PAGES'],
])('%s is refused', async (_, content, code) => {
  await expect(read(content)).rejects.toMatchObject({ code })
})
