import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  readContentProperties,
  withReplacementTexts,
} from '../../../../../src/read/sources/pdf/file/replacement-texts.ts'
import { rawPdf } from '../../../../support/raw-pdf.ts'
import { readBytes, readContent, wordsOf } from '../../../../support/read-raw-pdf.ts'

/** The words of a page with marked content that stands for a text, written as PDF writes strings. */
async function wordsFor(glyphs: string, text: string): Promise<readonly string[]> {
  const marked = `/Span << /ActualText ${text} >> BDC (${glyphs}) Tj EMC`
  return wordsOf(await readContent(`BT /F1 10 Tf 50 300 Td (a) Tj ${marked} (z) Tj ET`))
}

describe('properties by their name among the resources', () => {
  const BESIDE = '<< /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>'
  const content = 'BT /F1 10 Tf 50 300 Td (a) Tj /Span /P0 BDC (ofce) Tj EMC (z) Tj ET'
  const inDictionary = `${BESIDE} /Properties << /P0 << /ActualText (office) >> >> >>`

  test('are those of the page', async () => {
    expect(wordsOf(await readContent(content, `/Resources ${inDictionary}`))).toEqual(['aofficez'])
  })

  test('are found in other objects, and for content that is packed', async () => {
    const packed = deflateSync(content).toString('latin1')
    const objects = [
      `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`,
      `${BESIDE} /Properties 102 0 R >>`,
      '<< /P0 103 0 R >>',
      '<< /ActualText (office) >>',
    ]
    const page = await readContent('', '/Resources 101 0 R /Contents [100 0 R]', { objects })
    expect(wordsOf(page)).toEqual(['aofficez'])
  })

  test('are those of a form in the form', async () => {
    const entries = `/Type /XObject /Subtype /Form /BBox [0 0 400 400] /Resources ${inDictionary}`
    const objects = [`<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`]
    const page = await readContent('/X1 Do', '', { objects, xobjects: { X1: '100 0 R' } })
    expect(wordsOf(page)).toEqual(['aofficez'])
  })

  test('are those of the nodes above the page where it has none, and not those of other pages', async () => {
    const nodes = [
      `<< /Type /Pages /Count 2 /Kids [101 0 R 102 0 R] /Resources ${inDictionary} >>`,
      '<< /Type /Page /Parent 100 0 R /MediaBox [0 0 400 400] /Contents 103 0 R >>',
      `<< /Type /Page /Parent 100 0 R /MediaBox [0 0 400 400] /Contents 104 0 R /Resources ${BESIDE} >> >>`,
      ...[1, 2].map(() => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    ]
    const { document } = await readBytes(rawPdf([], { objects: nodes, catalog: '/Pages 100 0 R' }))
    expect(document.pages.map(wordsOf)).toEqual([['aofficez'], ['aofcez']])
  })
})

describe('the text that glyphs stand for', () => {
  test('is theirs where it does not fit in the place of the content', async () => {
    expect(await wordsFor('x', '(ABCDEFGHIJKLM)')).toEqual(['aABCDEFGHIJKLMz'])
  })

  test('is theirs, letter by letter: small capitals', async () => {
    expect(await wordsFor('cHINa', '(China)')).toEqual(['aChinaz'])
  })

  test('is that of one glyph, whatever its length', async () => {
    expect(await wordsFor('x', '(ffi)')).toEqual(['affiz'])
  })

  test('is that of the glyphs that differ, taken for one', async () => {
    expect(await wordsFor('oxycer', '(officer)')).toEqual(['aofficerz'])
    expect(await wordsFor('ofce', '(office)')).toEqual(['aofficez'])
    expect(await wordsFor('Ores^ek', '<FEFF 004F 0072 0065 0161 0065 006B>')).toEqual(['aOrešekz'])
  })

  test('is none where it is empty: the number of a line', async () => {
    const page = await readContent('BT /F1 10 Tf 50 300 Td /Span << /ActualText () >> BDC (17) Tj EMC ( depth) Tj ET')
    expect(wordsOf(page)).toEqual(['depth'])
    expect(page.dropped.map(({ text, reason, glyphs }) => [text, reason, glyphs])).toEqual([['17', 'hidden', 2]])
  })

  test('is read from UTF-8 with its mark', async () => {
    expect(await wordsFor('xxx', '<EFBBBF C3A9 74 C3A9>')).toEqual(['aétéz'])
  })

  test('is read from UTF-16, from octal codes and from escapes', async () => {
    expect(await wordsFor('xx', '<FEFF 00E9 010D>')).toEqual(['aéčz'])
    expect(await wordsFor('xxx', String.raw`(\351\)N)`)).toEqual(['aé)Nz'])
  })

  test('has blanks that no glyph is drawn for', async () => {
    expect(await wordsFor('de', '(D E)')).toEqual(['aDEz'])
  })

  test.each([
    ['where nobody knows between which a blank is', 'abc', '(two words)'],
    ['where too many glyphs are other ones', 'abcdefghijkl', '(nopqrstuv)'],
    ['where it is lost or a code', 'b', '<FEFFFFFD>'],
    ['where it is white space or a hyphen', 'b', '<FEFF00AD>'],
    ['in Hebrew, which is written in both orders', 'bc', '<FEFF05D005D1>'],
  ])('is not theirs %s', async (_, glyphs, text) => {
    expect(await wordsFor(glyphs, text)).toEqual([`a${glyphs}z`])
  })

  test('leaves a soft hyphen to the hyphen that is drawn', async () => {
    expect(await wordsFor('r-', '<FEFF005200AD>')).toEqual(['aR-z'])
  })
})

test('deflated content is packed again into its place', async () => {
  const words = 'BT /F1 10 Tf 50 300 Td (Rivers and stones in slow water) Tj ET '
  const content = `${words}BT /F1 10 Tf 50 200 Td /Span << /ActualText (TOWN) /MCID 4 >> BDC (town) Tj EMC ET `
  const packed = deflateSync(content, { level: 1 }).toString('latin1')
  const object = `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`
  const page = await readContent('', '/Contents 100 0 R', { objects: [object] })
  expect(wordsOf(page)).toEqual(['Rivers', 'and', 'stones', 'in', 'slow', 'water', 'TOWN'])
})

const FINDINGS = { hasReplacementTexts: true, objectStreams: [] }

describe('the number of marked content', () => {
  const change = (content: string) => {
    const file = `1 0 obj << >>\nstream\n${content}\nendstream`
    const changed = Buffer.from(withReplacementTexts(new Uint8Array(Buffer.from(file)), FINDINGS)).toString()
    expect(changed.length).toBe(file.length)
    return changed.slice(file.indexOf(content)).replace(/\s*endstream$/, '')
  }

  test('is kept beside the text', () => {
    const [, number] = /^\/Span <<\/MCID\((\S+)\)>>BDC$/.exec(change('/Span << /MCID 12 /ActualText (A) >> BDC')) ?? []
    expect(readContentProperties(number)).toEqual({ contentId: 12, replacement: 'A' })
  })

  test('stays as it is where the text says nothing, and where there is no room', () => {
    for (const content of ['/Span << /MCID 12 /ActualText (\\t) >> BDC', '/P<</ActualText(ABCDEFGHIJ)>>BDC'])
      expect(change(content)).toBe(content)
  })

  test('is a number in other files', () => {
    expect(readContentProperties(7)).toEqual({ contentId: 7, replacement: undefined })
    expect(readContentProperties('no such text')).toEqual({ contentId: undefined, replacement: undefined })
    expect(readContentProperties(null)).toEqual({ contentId: undefined, replacement: undefined })
  })
})
