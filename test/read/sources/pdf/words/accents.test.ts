import { describe, expect, test } from 'vitest'
import { composeAccents } from '../../../../../src/read/sources/pdf/words/accents.ts'
import type { Glyph } from '../../../../../src/read/sources/pdf/drawing/drawing.ts'
import { readContent, wordsOf } from '../../../../support/read-raw-pdf.ts'

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

test('an accent beside a narrow letter is none of it', async () => {
  expect((await read('(`if` `list.txt` l) Tj <01> Tj (isola) Tj')).words).toEqual(['`if`', '`list.txt`', 'l´isola'])
})

/** Glyphs of ten points on one line: text, place, advance, and how far below the line. */
function composed(...glyphs: readonly (readonly [string, number, number, number?])[]): string {
  const style = { size: 10, alongX: 1, alongY: 0 }
  const drawn = glyphs.map(([text, x, advance, y = 0]) => ({ text, x, y, advance, style, count: 1 }) as Glyph)
  return composeAccents(drawn)
    .map(({ text }) => text)
    .join('')
}

describe('a combining mark', () => {
  test('belongs to the letter before it, though it hangs over a narrower one', () => {
    expect(composed(['ɔ', 0, 5.5], ['\u{303}', 5.4, 0], ['l', 5.5, 3])).toBe('ɔ\u{303}l')
    expect(composed(['t', 0, 3], ['\u{32A}', 4, 0], ['i', 3, 3])).toBe('t\u{32A}i')
  })

  test('is one of several', () => {
    expect(composed(['ẹ', 0, 5], ['\u{300}', 4.8, 0], ['l', 5, 3])).toBe('ẹ\u{300}l')
    expect(composed(['r', 0, 4], ['\u{325}', 4, 0], ['\u{304}', 4, 0], ['l', 4, 3])).toBe('r\u{325}\u{304}l')
  })

  test('in a typewriter font is drawn where the next letter is', () => {
    expect(composed(['e', 0, 6], ['\u{301}', 6, 6], ['n', 6, 6])).toBe('én')
  })

  test('that is drawn above the letter after it, as in TeX, belongs to that', () => {
    expect(composed(['f', 0, 3], ['\u{301}', 3.5, 3], ['e', 3, 4.5])).toBe('fé')
  })

  test('that follows white space belongs to what it is drawn over', () => {
    expect(composed([' ', 0, 3], ['\u{301}', 3.6, 3], ['e', 3, 4.5])).toBe(' é')
  })
})

describe('a mark that is a sign below its letter', () => {
  test('is a dot or a line below', () => {
    expect(composed(['s', 0, 4], ['.', 0.6, 2.8, 2.1])).toBe('ṣ')
    expect(composed(['h', 0, 5.6], ['¯', 0.3, 5, 6.8])).toBe('ẖ')
  })

  test('is a full stop on the line', () => {
    expect(composed(['s', 0, 4], ['.', 4, 2.8])).toBe('s.')
  })
})

describe('a stroke through a sign', () => {
  test('is drawn before it by TeX, without a width', () => {
    expect(composed(['a', 0, 5], ['\u{338}', 8, 0], ['=', 8, 7.8])).toBe('a≠')
    expect(composed(['a', 0, 5], ['\u{338}', 8, 0], ['≪', 8, 10])).toBe('a≪\u{338}')
  })

  test('is after it in Unicode', () => {
    expect(composed(['⊂', 0, 7.8], ['\u{338}', 7.8, 0], ['B', 9, 7])).toBe('⊄B')
  })

  test('may be a slash in its middle', () => {
    expect(composed(['/', 1.1, 5], ['∈', 0, 6.7])).toBe('∉')
    expect(composed(['x', 0, 5], ['/', 5, 5], ['∈', 12, 6.7])).toBe('x/∈')
  })
})
