import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../../../../src/base/diagnostics.ts'
import { readAlto } from '../../../../../src/read/sources/ocr-files/alto/alto.ts'

const STYLES = `<Styles><TextStyle ID="T1" FONTFAMILY="Times New Roman" FONTSIZE="10"/>
<TextStyle ID="T2" FONTFAMILY="Times New Roman" FONTSIZE="10" FONTSTYLE="bold italics"/>
<TextStyle ID="T3" FONTFAMILY="Courier New" FONTSIZE="8" FONTSTYLE="superscript"/></Styles>`

function alto(page: string, { unit = 'pixel', settings = '', size = 'WIDTH="2480" HEIGHT="3508"' } = {}) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<alto xmlns="http://www.loc.gov/standards/alto/ns-v4#"><Description><MeasurementUnit>${unit}</MeasurementUnit>
<OCRProcessing ID="O"><ocrProcessingStep><processingStepSettings>${settings}</processingStepSettings><processingSoftware>
<softwareCreator>ABBYY</softwareCreator><softwareName>FineReader Engine</softwareName><softwareVersion>11</softwareVersion>
</processingSoftware></ocrProcessingStep></OCRProcessing></Description>${STYLES}
<Layout><Page ID="P1" ${size}><PrintSpace HPOS="0" VPOS="0" WIDTH="2480" HEIGHT="3508">${page}</PrintSpace></Page></Layout></alto>`
}

function line(content: string, attributes = '') {
  return `<ComposedBlock><TextBlock STYLEREFS="T1" LANG="en"><TextLine HPOS="300" VPOS="300" WIDTH="600" HEIGHT="45" ${attributes}>
${content}</TextLine></TextBlock></ComposedBlock>`
}

function string(content: string, left: number, right: number, attributes = 'WC="0.8"') {
  return `<String CONTENT="${content}" HPOS="${left}" VPOS="300" WIDTH="${right - left}" HEIGHT="32" ${attributes}/>`
}

async function read(content: string) {
  const diagnostics: Diagnostic[] = []
  const document = await readAlto(Buffer.from(content), {}, diagnostic => void diagnostics.push(diagnostic))
  const [page] = document.pages
  return { ...document, page, diagnostics, codes: diagnostics.map(({ code }) => code) }
}

describe('words', () => {
  test('have the style they refer to, or that of their block', async () => {
    const { page } = await read(
      alto(
        line(
          `${string('plain', 300, 400)}<SP/>${string('both', 420, 500, 'STYLEREFS="T2"')}${string('7', 501, 510, 'STYLEREFS="T3"')}
<SP/>${string('bold', 540, 600, 'STYLE="bold"')}`,
        ),
      ),
    )
    const looks = page?.runs.map(run => [run.text, run.font.isBold, run.font.isItalic, run.script, run.spaceBefore])
    expect(looks).toEqual([
      ['plain', false, false, undefined, true],
      ['both', true, true, undefined, true],
      ['7', false, false, 'super', false],
      ['bold', true, false, undefined, true],
    ])
    expect(page?.runs.map(run => run.font.isMonospace)).toEqual([false, false, true, false])
    expect(page?.runs.map(run => Math.round(run.size))).toEqual([10, 10, 8, 10])
    expect(page?.runs[0]?.confidence).toBe(0.8)
  })

  test('that a hyphen parts stay as they are printed', async () => {
    const parts = `${string('exam', 300, 400, 'SUBS_TYPE="HypPart1" SUBS_CONTENT="example"')}<HYP CONTENT="-" HPOS="400" VPOS="315" WIDTH="10" HEIGHT="4"/>`
    const { page } = await read(
      alto(line(parts) + line(string('ple', 300, 380, 'SUBS_TYPE="HypPart2" SUBS_CONTENT="example"'))),
    )
    expect(page?.runs.map(run => [run.text, run.spaceBefore])).toEqual([
      ['exam', true],
      ['-', false],
      ['ple', true],
    ])
  })

  test.each(['HPOS="400" VPOS="300" WIDTH="10"', 'WIDTH="10"', ''])(
    'have the hyphen after them where its place is "%s"',
    async place => {
      const parts = `${string('exam', 300, 400, 'SUBS_TYPE="HypPart1" SUBS_CONTENT="example"')}<HYP CONTENT="¬" ${place}/>`
      const { page, codes } = await read(alto(line(parts)))
      expect(page?.runs.map(({ text, whole }) => [text, whole])).toEqual([
        ['exam', 'example'],
        ['\u00ad', 'example'],
      ])
      const [word, hyphen] = page?.runs ?? []
      expect(hyphen?.box).toMatchObject({ left: word?.box.right, top: word?.box.top, bottom: word?.box.bottom })
      expect(codes).toEqual([])
    },
  )

  test('have the hyphen that only their marks tell of', async () => {
    const parts = string('exam', 300, 400, 'SUBS_TYPE="HypPart1" SUBS_CONTENT="example"')
    const { page } = await read(alto(line(`${parts}<SP/>`)))
    expect(page?.runs.map(run => run.text)).toEqual(['exam-'])
  })

  test('have no whole where they are abbreviations', async () => {
    const { page } = await read(alto(line(string('Dr.', 300, 400, 'SUBS_TYPE="Abbreviation" SUBS_CONTENT="Doctor"'))))
    expect(page?.runs[0]?.whole).toBeUndefined()
  })

  test('have their hyphen once where it is written twice', async () => {
    const { page } = await read(alto(line(`${string('exam-', 300, 400)}<HYP CONTENT="-"/>`)))
    expect(page?.runs.map(run => run.text)).toEqual(['exam-'])
  })

  test('are apart where the program writes no white space at all', async () => {
    const { page } = await read(alto(line(string('one', 300, 380) + string('two', 400, 480))))
    expect(page?.runs.map(run => run.spaceBefore)).toEqual([true, true])
  })
})

test.each([
  ['pixel', '', 72 / 300],
  ['pixel', 'deskew=1; dpi=400', 72 / 400],
  ['mm10', '', 72 / 254],
  ['inch1200', '', 72 / 1200],
])('a unit of %s (%s)', async (unit, settings, scale) => {
  const size = `WIDTH="${600 / scale}" HEIGHT="${800 / scale}"`
  const { page, codes } = await read(alto(line(string('word', 300, 400)), { unit, settings, size }))
  expect(page?.width).toBeCloseTo(600)
  expect(page?.runs[0]?.box.left).toBeCloseTo(300 * scale, 2)
  expect(codes).toEqual([])
})

test('a unit that is none is told with its line', async () => {
  const { diagnostics } = await read(alto(line(string('word', 300, 400)), { unit: 'ell' }))
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'line 2: there is no unit "ell" in ALTO, expected pixel, mm10, inch1200; its measures are read as pixels',
  ])
})

test('a page that does not tell its size is as large as what is printed on it', async () => {
  const { page } = await read(alto(line(string('word', 300, 400)), { size: '' }))
  expect(page?.width).toBe(595.2)
})

test.each([
  ['BASELINE="340"', 81.6],
  ['BASELINE="300,340 900,340"', 81.6],
  // Turned by a hundredth around the middle of the page, 640 pixels to the right.
  ['BASELINE="300 337 900 343"', 83.14],
  ['', 79.68],
])('a line with %s', async (attributes, baseline) => {
  const { page } = await read(alto(line(string('word', 560, 640), attributes)))
  expect(page?.runs[0]?.baseline).toBeCloseTo(baseline, 1)
})

test('pictures, drawn lines, printed page numbers and turned blocks are kept', async () => {
  const { page, ocr } = await read(
    alto(
      `<Illustration HPOS="300" VPOS="600" WIDTH="600" HEIGHT="600"/><GraphicalElement HPOS="300" VPOS="400" WIDTH="600" HEIGHT="4"/>
<TextBlock ROTATION="90"><TextLine HPOS="100" VPOS="300" WIDTH="45" HEIGHT="600">${string('up', 100, 145)}</TextLine></TextBlock>`,
      { size: 'WIDTH="2480" HEIGHT="3508" PRINTED_IMG_NR="xi"' },
    ),
  )
  expect(page?.figures).toEqual([{ left: 72, top: 144, right: 216, bottom: 288 }])
  expect(page?.rules.map(({ orientation }) => orientation)).toEqual(['horizontal'])
  expect([page?.label, page?.runs[0]?.direction]).toEqual(['xi', 270])
  expect(ocr).toMatchObject({ engine: 'FineReader Engine', version: '11', resolution: 300 })
})

test.each([
  ['words outside of any page', '<alto><Layout><String CONTENT="x"/></Layout></alto>', 'E_XML_MALFORMED'],
  ['a file that breaks off', alto(line(string('word', 300, 400))).slice(0, -200), 'E_XML_MALFORMED'],
  ['a file without pages', '<alto><Layout/></alto>', 'E_XML_NO_PAGES'],
])('%s are refused', async (_, content, code) => {
  await expect(readAlto(Buffer.from(content), {}, () => {})).rejects.toMatchObject({ code })
})

test('lines without places are set in their block, or on the page, in the order of the file', async () => {
  const bare = (...texts: string[]) =>
    `<TextLine>${texts.map(text => `<String CONTENT="${text}"/>`).join('<SP/>')}</TextLine>`
  const block = `<TextBlock HPOS="300" VPOS="300" WIDTH="1800" HEIGHT="100">${bare('The', 'river')}${bare('rests.')}</TextBlock>`
  const placed = await read(alto(block))
  expect(placed.codes).toEqual(['N_OCR_UNPLACED'])
  expect(placed.page?.runs.map(({ text, box }) => [text, box.left, box.top])).toEqual([
    ['The', 72, 72],
    ['river', expect.any(Number), 72],
    ['rests.', 72, 84],
  ])
  const loose = await read(alto(`<TextBlock>${bare('The', 'river')}${bare('rests.')}</TextBlock>`))
  expect(loose.page?.runs.map(run => run.text)).toEqual(['The', 'river', 'rests.'])
  expect(loose.page?.dropped).toEqual([])
})

test('blocks have the tags that they refer to', async () => {
  const tags = '<Tags><LayoutTag ID="LT1" LABEL="RunningTitleZone"/><StructureTag ID="ST1" LABEL="heading"/></Tags>'
  const block = (text: string, ids: string) =>
    line(string(text, 300, 400)).replace('<TextBlock', `<TextBlock TAGREFS="${ids}"`)
  const { page } = await read(
    alto(`${block('head', 'LT1')}${block('title', 'X ST1')}${line(string('text', 300, 400))}`).replace(
      '<Layout>',
      `${tags}<Layout>`,
    ),
  )
  expect(page?.runs.map(({ text, tag }) => [text, tag])).toEqual([
    ['head', 'Artifact'],
    ['title', 'H'],
    ['text', undefined],
  ])
})
