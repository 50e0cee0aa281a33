import { describe, expect, test } from 'vitest'
import { readAbbyy } from '../../../../../src/read/sources/ocr-files/abbyy/abbyy.ts'

const HEAD =
  'xmlns="http://www.abbyy.com/FineReader_xml/FineReader10-schema-v1.xml" producer="ABBYY FineReader Engine 11"'

function abbyy(blocks: string) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<document ${HEAD} version="1.0"><page width="2480" height="3508" resolution="300">${blocks}</page></document>`
}

/** Letters of 20 pixels each from `left` on. */
function letters(text: string, left: number, more = 'charConfidence="80"') {
  const sign = (letter: string, i: number) =>
    `<charParams l="${left + 20 * i}" t="300" r="${left + 20 * i + 18}" b="332" ${more}>${letter}</charParams>`
  return [...text].map(sign).join('')
}

function line(content: string, baseline = 'baseline="332"') {
  return `<par><line ${baseline} l="300" t="300" r="900" b="340">${content}</line></par>`
}

function textBlock(content: string, attributes = '') {
  return `<block blockType="Text" l="300" t="300" r="900" b="340"><region><rect l="300" t="300" r="900" b="340"/></region>
<text ${attributes}>${content}</text></block>`
}

async function read(content: string) {
  const codes: string[] = []
  const document = await readAbbyy(Buffer.from(content), {}, ({ code }) => codes.push(code))
  return { ...document, page: document.pages[0], codes }
}

describe('letters', () => {
  test('become words at white space and where their look changes', async () => {
    const first = `<formatting lang="EnglishUnitedStates" ff="Times New Roman" fs="10.">${letters('one ', 300)}</formatting>`
    const second = `<formatting ff="Times New Roman" fs="10." bold="1" italic="true">${letters('two', 380)}</formatting>`
    const third = `<formatting ff="Times New Roman" fs="6." superscript="1">${letters('3', 440)}</formatting>`
    const { page, ocr, codes } = await read(abbyy(textBlock(line(first + second + third))))
    const looks = page?.runs.map(run => [run.text, run.font.isBold, run.font.isItalic, run.script, run.spaceBefore])
    expect(looks).toEqual([
      ['one', false, false, undefined, true],
      ['two', true, true, undefined, true],
      ['3', false, false, 'super', false],
    ])
    expect(page?.runs[0]).toMatchObject({
      box: { left: 72, top: 72, right: 85.92, bottom: 79.68 },
      baseline: 79.68,
      size: 10,
      confidence: 0.8,
    })
    expect(ocr).toMatchObject({
      engine: 'ABBYY FineReader Engine',
      version: '11',
      languages: ['EnglishUnitedStates'],
      resolution: 300,
    })
    expect(codes).toEqual([])
  })

  test('that are not sure of themselves have no confidence', async () => {
    const content = `<formatting fs="10">${letters('ab', 300, 'charConfidence="-1"')}</formatting>`
    expect((await read(abbyy(textBlock(line(content))))).page?.runs[0]?.confidence).toBeUndefined()
  })

  test('of a hyphen that the line end made are a soft hyphen', async () => {
    const content = `<formatting fs="10">${letters('exam¬', 300)}</formatting>`
    expect((await read(abbyy(textBlock(line(content))))).page?.runs.map(run => run.text)).toEqual(['exam\u00ad'])
  })
})

test('text without letters has its share of the line', async () => {
  const content = '<formatting fs="10">ab cd </formatting><formatting fs="10" bold="1">efgh</formatting>'
  const { page } = await read(abbyy(textBlock(line(content))))
  expect(page?.runs.map(({ text, box, font }) => [text, box.left, box.right, font.isBold])).toEqual([
    ['ab', 72, 100.8, undefined],
    ['cd', 115.2, 144, undefined],
    ['efgh', 158.4, 216, true],
  ])
})

describe('other readings', () => {
  const variant = (text: string) =>
    `<wordRecVariant wordFromDictionary="1"><variantText>${text}</variantText></wordRecVariant>`

  test('of a letter are left out', async () => {
    const others = '<charRecVariants>\n<charRecVariant charConfidence="9">O</charRecVariant>\n</charRecVariants>'
    const sign = (letter: string, left: number) =>
      `<charParams l="${left}" t="300" r="${left + 18}" b="332">\n${others}\n${letter}</charParams>`
    const content = `<formatting fs="10">${sign('0', 300)}${sign(' ', 320)}${sign('1', 340)}</formatting>`
    expect((await read(abbyy(textBlock(line(content))))).page?.runs.map(run => run.text)).toEqual(['0', '1'])
  })

  test.each(['before', 'behind'])('of a word are left out where they stand %s it', async side => {
    const others = `<wordRecVariants>${variant(letters('cup', 300))}${variant(letters('cap', 300))}</wordRecVariants>`
    const own = letters('cop', 300)
    const content = `<formatting fs="10">${side === 'before' ? others + own : own + others}</formatting>`
    expect((await read(abbyy(textBlock(line(content))))).page?.runs.map(run => run.text)).toEqual(['cop'])
  })

  test('stand for words that are not there themselves: the first of each', async () => {
    const [one, two] = [variant(letters('cup', 300)) + variant('cap'), variant(letters('tea', 400))]
    const content = `<formatting fs="10"><wordRecVariants>${one}</wordRecVariants><wordRecVariants>${two}</wordRecVariants></formatting>`
    expect((await read(abbyy(textBlock(line(content))))).page?.runs.map(run => run.text)).toEqual(['cup', 'tea'])
  })
})

test('reads each kind of block that the schema has', async () => {
  const text = (word: string) =>
    `<text backgroundColor="0">${line(`<formatting lang="English" fs="10">${letters(word, 300)}</formatting>`)}</text>`
  const block = (type: string, top: number, content: string) =>
    `<block blockType="${type}" blockName="" isHidden="0" l="300" t="${top}" r="900" b="${top + 90}"><region><rect l="300" t="${top}" r="900" b="${top + 90}"/></region>${content}</block>`
  const cells = `<row><cell colSpan="2" width="600" height="40">${text('head')}</cell></row><row><cell>${text('one')}</cell><cell picture="1"/></row>`
  const mark = '<separator thickness="4" type="Black"><start x="300" y="700"/><end x="900" y="700"/></separator>'
  const { page, codes } = await read(
    abbyy(
      block('Text', 300, text('text')) +
        block('Table', 400, cells) +
        block('Barcode', 500, `<barcodeInfo type="CODE39"/>${text('code')}`) +
        block('Checkmark', 600, '<checkmark/>') +
        `<block blockType="Separator" l="300" t="698" r="900" b="702"><region/>${mark}</block>` +
        `<block blockType="SeparatorsBox" l="300" t="800" r="900" b="804"><separatorsBox>${mark}</separatorsBox></block>` +
        block('Picture', 900, '') +
        block('RasterPicture', 1000, '') +
        block('VectorPicture', 1100, ''),
    ),
  )
  expect(page?.runs.map(run => run.text)).toEqual(['text', 'head', 'one', 'code'])
  expect(page?.figures).toHaveLength(3)
  expect(page?.rules).toHaveLength(1)
  expect(codes).toEqual([])
})

test('cells, pictures, drawn lines and turned text are kept', async () => {
  const cell = `<cell><text>${line(`<formatting fs="10">${letters('cell', 300)}</formatting>`)}</text></cell>`
  const { page } = await read(
    abbyy(`<block blockType="Table" l="300" t="300" r="900" b="400"><row>${cell}</row></block>
<block blockType="Picture" l="300" t="600" r="900" b="1200"/><block blockType="Separator" l="300" t="400" r="900" b="404"/>
${textBlock(line(`<formatting fs="10">${letters('up', 300)}</formatting>`), 'orientation="RotatedCounterclockwise"')}`),
  )
  expect(page?.runs.map(({ text, direction }) => [text, direction])).toEqual([
    ['cell', 0],
    ['up', 270],
  ])
  expect(page?.figures).toEqual([{ left: 72, top: 144, right: 216, bottom: 288 }])
  expect(page?.rules.map(({ orientation }) => orientation)).toEqual(['horizontal'])
})

test.each([
  ['a line outside of any page', `<document ${HEAD}><line l="1"/></document>`, 'E_XML_MALFORMED'],
  ['a file that breaks off', abbyy(textBlock('')).slice(0, -30), 'E_XML_MALFORMED'],
  ['a file without pages', `<document ${HEAD}/>`, 'E_XML_NO_PAGES'],
])('%s is refused', async (_, content, code) => {
  await expect(read(content)).rejects.toMatchObject({ code })
})

test('shares a line of right-to-left text without boxes of letters from the right', async () => {
  const look = 'ff="David" fs="10."'
  const content = `<formatting ${look}>המגדלור </formatting><formatting ${look} bold="1">שלא</formatting>`
  const { page } = await read(abbyy(textBlock(line(content))))
  const [first, second] = page?.runs ?? []
  expect([first?.text, second?.text]).toEqual(['המגדלור', 'שלא'])
  expect(first?.box.left).toBeGreaterThan(second?.box.right ?? Number.NaN)
  expect(first?.box.right).toBe(216)
})
