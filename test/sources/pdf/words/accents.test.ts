import { expect, test } from 'vitest'
import { readContent, wordsOf } from '../../../support/read-raw-pdf.ts'

/** Draws with Helvetica in WinAnsi, whose accents have codes of their own. */
const FONTS = {
  F9: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /acute /dieresis /caron /cedilla /dotlessi] >> >>',
}

const read = async (operators: string) => {
  const page = await readContent(`BT /F9 10 Tf 50 300 Td ${operators} ET`, '', { fonts: FONTS })
  return { words: wordsOf(page), glyphs: page.runs.map(run => run.glyphs) }
}

test('an accent drawn before its letter is composed with it', async () => {
  // The accent (333) is centred over the letter (556): the pen goes back before the letter.
  expect(await read('[(Caf) -111 <01> 444 (e)] TJ')).toEqual({ words: ['Café'], glyphs: [5] })
})

test('an accent drawn after its letter is composed with it', async () => {
  expect(await read('[(na) (i) 278 <02> 55 (ve)] TJ')).toEqual({ words: ['naïve'], glyphs: [6] })
})

test('an accent over a dotless i gives the usual letter', async () => {
  expect((await read('[(Z) <05> 305 <01> 27 (dek)] TJ')).words).toEqual(['Zídek'])
})

test('a cedilla below its letter is composed with it', async () => {
  expect((await read('[(fa) -83 <04> 416 (c) (ade)] TJ')).words).toEqual(['façade'])
})

test('an accent that stands over no letter stays a sign', async () => {
  expect((await read('(`code`) Tj')).words).toEqual(['`code`'])
})
