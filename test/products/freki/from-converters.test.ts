import { describe, expect, test } from 'vitest'
import { respaceLines } from '../../../src/understand/layout/zones/respacing.ts'
import { cutPages } from '../../../src/understand/layout/zones/xy-cut.ts'
import { XY_CUT_PRESETS } from '../../../src/understand/layout/zones/thresholds.ts'
import { zoneBlocksOf } from '../../../src/understand/layout/zones/zone-blocks.ts'
import { readSource } from '../../../src/read/sources/read-source.ts'
import { type TypedWord, writePdfMiner, writeTetml } from '../../support/converter-xml.ts'

/** The words of a line, each with one blank behind it. */
function line(text: string, x: number, y: number): TypedWord[] {
  return [...text.matchAll(/\S+/g)].map(word => [word[0], x + 6 * word.index, y])
}

/*
 * A title over two columns; at the left an example of which two lines are aligned, at the right two paragraphs:
 *
 *           150 Ferry talk on the river Tarn at night                       y 700
 *     60 mo    tarn-a    kib             330 After it all ferries rest.         660
 *        I     river     now                 Nobody crosses at night.           648
 *        'I cross now'                                                          636
 *                                        330 The river sleeps as well           618
 *                                            until the bell is rung.            606
 *
 * The average height is 10. Below the title lie 700 - 670 = 30 points and a fifth of two heights, 34 in all; between
 * the columns 330 - 174 = 156, but the title stands across them: the first cut is level (t, b), the second upright
 * (bl, br). Between the paragraphs lie 648 - 628 = 20 and 4 (brt, brb); between lines 2 and 4, less than 10: no cut.
 * The white of 132 to 156 inside the example would leave a part of 30 points, less than a sixth of 600: no cut.
 */
const PAGE: readonly TypedWord[] = [
  ...line('Ferry talk on the river Tarn at night', 150, 700),
  ...line('mo    tarn-a    kib', 60, 660),
  ...line('I     river     now', 60, 648),
  ...line("'I cross now'", 60, 636),
  ...line('After it all ferries rest.', 330, 660),
  ...line('Nobody crosses at night.', 330, 648),
  ...line('The river sleeps as well', 330, 618),
  ...line('until the bell is rung.', 330, 606),
]

describe.each([
  ['TETML', writeTetml(PAGE)],
  ['PDFMiner XML', writePdfMiner(PAGE)],
])('blocks of %s', (_, xml) => {
  async function findBlocks() {
    const { pages } = await readSource(Buffer.from(xml), {}, () => {})
    const options = XY_CUT_PRESETS.paper
    const blocks = zoneBlocksOf(cutPages(pages, options), options)
    return blocks.map(block => ({
      path: block.path,
      box: block.box,
      lines: respaceLines(
        block.lines.map(({ runs }) => runs),
        60,
        { countsFrom: 'rightmost-first', marksScripts: true, alignsTyped: false },
      ),
    }))
  }

  test('are labelled by the cuts that lead to them', async () => {
    expect((await findBlocks()).map(({ path }) => path)).toEqual(['t', 'bl', 'brt', 'brb'])
  })

  test('stand where the file says, seen from the upper left', async () => {
    const [, example] = await findBlocks()
    expect(example?.box).toEqual({ left: 60, top: 130, right: 174, bottom: 164 })
  })

  test('keep the columns of the example, of which all three are shared once and one the second time', async () => {
    const [, example] = await findBlocks()
    // Columns 0, 6, 16 in both lines: 3 of 3. Then 0, 3, 9 against them: 1 of 3.
    expect(example?.lines.map(({ text, tabScore }) => [text, tabScore])).toEqual([
      ['mo    tarn-a    kib', undefined],
      ['I     river     now', 1],
      ["'I cross now'", 1 / 3],
    ])
  })

  test('hold every sign of the file', async () => {
    const signs = (text: string) => [...text.replace(/\s/g, '')].sort().join('')
    const found = (await findBlocks()).flatMap(({ lines }) => lines.map(({ text }) => text)).join('')
    expect(signs(found)).toBe(signs(PAGE.map(([text]) => text).join('')))
  })
})
