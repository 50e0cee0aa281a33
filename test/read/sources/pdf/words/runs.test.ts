import { describe, expect, test } from 'vitest'
import { findRun, readContent, wordsOf } from '../../../../support/read-raw-pdf.ts'

/** A line of F1 at 10 points from 50, 300. */
const line = (operators: string) => `BT /F1 10 Tf 50 300 Td ${operators} ET`

describe('words', () => {
  test('part at space glyphs and at gaps without one', async () => {
    expect(wordsOf(await readContent(line('(two words) Tj')))).toEqual(['two', 'words'])
    expect(wordsOf(await readContent(line('[(two) -250 (words)] TJ')))).toEqual(['two', 'words'])
  })

  test('stay whole over kerning and over changes of font and operator', async () => {
    expect(wordsOf(await readContent(line('[(T) 80 (o) -40 (day)] TJ')))).toEqual(['Today'])
    expect(wordsOf(await readContent(line('(half) Tj /F2 10 Tf (bold) Tj')))).toEqual(['halfbold'])
  })

  test('do not part at a space that is kerned away', async () => {
    expect(wordsOf(await readContent(line('[(one) ( ) 278 (word)] TJ')))).toEqual(['oneword'])
  })

  test('part at line ends', async () => {
    expect(wordsOf(await readContent(line('12 TL (end) Tj T* (start) Tj')))).toEqual(['end', 'start'])
  })

  test('are told by place where the file hides word spaces in the character spacing', async () => {
    // As optimisers write it: every gap is wide, and taken back between the letters of a word.
    const content = line('2.5 Tc [(b) 250 (y) (a) (c) 250 (o) 250 (y)] TJ')
    expect(wordsOf(await readContent(content))).toEqual(['by', 'a', 'coy'])
  })

  test.each([
    ['character spacing', '3 Tc (RESULTS) Tj'],
    ['offsets', '[(R) -300 (E) -300 (S) -300 (U) -300 (L) -300 (T) -300 (S)] TJ'],
    ['typed spaces', '(R E S U L T S) Tj'],
  ])('stay whole when letters are spaced by %s', async (_, operators) => {
    expect(wordsOf(await readContent(line(operators)))).toEqual(['RESULTS'])
  })

  test('part in letter-spaced text at its wider gaps', async () => {
    expect(wordsOf(await readContent(line('(R E S U L T S   A N D   M O R E) Tj')))).toEqual(['RESULTS', 'AND', 'MORE'])
    expect(wordsOf(await readContent(line('2 Tc (DATA AND MORE) Tj')))).toEqual(['DATA', 'AND', 'MORE'])
  })

  test('are read along the writing direction of turned text', async () => {
    const upwards = await readContent('BT /F1 10 Tf 0 1 -1 0 200 100 Tm (up the side) Tj ET')
    expect(wordsOf(upwards)).toEqual(['up', 'the', 'side'])
    expect(upwards.runs.map(run => run.direction)).toEqual([270, 270, 270])
    const slanted = await readContent('BT /F1 10 Tf 0.8 0.6 -0.6 0.8 100 100 Tm (on a slope) Tj ET')
    expect(wordsOf(slanted)).toEqual(['on', 'a', 'slope'])
  })
})

describe('runs', () => {
  test('keep a raised sign apart but glued to its word', async () => {
    const page = await readContent(line('(war) Tj /F1 6 Tf 4 Ts (2) Tj /F1 10 Tf 0 Ts ( ended) Tj'))
    expect(page.runs.map(run => [run.text, run.spaceBefore, run.size])).toEqual([
      ['war', true, 10],
      ['2', false, 6],
      ['ended', true, 10],
    ])
    expect(findRun(page, 'war').baseline - findRun(page, '2').baseline).toBe(4)
  })

  test('lie between pen positions, three quarters above and one below the baseline', async () => {
    const { box, baseline, size } = findRun(await readContent(line('(Hill) Tj')), 'Hill')
    // Helvetica: H 722, i 222, l 222 thousandths of an em.
    expect({ box, baseline, size }).toEqual({
      box: { left: 50, top: 92.5, right: 63.88, bottom: 102.5 },
      baseline: 100,
      size: 10,
    })
  })

  test('give size and place as shown on a page that is turned, scaled and cropped', async () => {
    const content = 'q 2 0 0 2 0 0 cm BT /F1 5 Tf 100 50 Td (Hill) Tj ET Q'
    const page = await readContent(content, '/Rotate 90 /CropBox [100 50 300 350]')
    expect([page.width, page.height]).toEqual([300, 200])
    const run = findRun(page, 'Hill')
    expect([run.size, run.direction, run.baseline]).toEqual([10, 90, 50])
    expect(run.box.top).toBe(100)
  })

  test('are scaled across with the text, not along', async () => {
    const { size, box } = findRun(await readContent(line('50 Tz (Hill) Tj')), 'Hill')
    expect([size, box.left, box.right]).toEqual([10, 50, 56.94])
  })

  test('have a colour unless it is black or nearly so', async () => {
    const page = await readContent(line('1 0 0 rg (red) Tj 0.1 g ( ink) Tj 0 0 0 1 k ( key) Tj'))
    expect(page.runs.map(run => run.color)).toEqual(['#ff0000', undefined, undefined])
  })

  test('are bold when outlined to look so', async () => {
    const page = await readContent(line('(plain) Tj 2 Tr 0.3 w ( bold) Tj 0.05 w ( sharp) Tj'))
    expect(page.runs.map(run => run.font.isBold)).toEqual([false, true, false])
  })

  test('count the glyphs they stand for', async () => {
    const page = await readContent(line('(of three glyphs) Tj'))
    expect(page.runs.map(run => run.glyphs)).toEqual([2, 5, 6])
  })
})
