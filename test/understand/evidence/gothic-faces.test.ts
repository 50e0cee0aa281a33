import { describe, expect, test } from 'vitest'
import type { Page, TextRun } from '../../../src/model/page/page.ts'
import { emphasiseGothic } from '../../../src/understand/evidence/gothic-faces.ts'

/** A run of a font of that name on the line with this baseline. */
function run(text: string, fontName: string, baseline: number): TextRun {
  return {
    text,
    box: { left: 50, top: baseline - 8, right: 50 + 10 * text.length, bottom: baseline + 2 },
    baseline,
    size: 10,
    font: { name: fontName, isBold: undefined, isItalic: undefined, isMonospace: undefined },
    color: undefined,
    direction: 0,
    spaceBefore: true,
    glyphs: text.length,
  }
}

const TEXT = run('川の水位は毎朝七時に測られ、その値は手帳に書き留められた。', 'ExampleMincho-Regular', 200)
const boldOf = (...runs: TextRun[]) => {
  const page: Page = { number: 1, label: undefined, width: 600, height: 800, runs, rules: [], figures: [], dropped: [] }
  return emphasiseGothic([page])[0]?.runs.map(({ font }) => font.isBold === true)
}

describe('gothic faces', () => {
  test('are bold where the text is in Mincho, with the number before them in a Latin font', () => {
    expect(boldOf(run('2.1', 'ExampleSans', 100), run('測定の方法', 'ExampleGothic-Medium', 100), TEXT)).toEqual([
      true,
      true,
      false,
    ])
  })

  test('are bold in a line of the text, and nothing beside them is', () => {
    const line = [
      run('この', 'ExampleMincho', 100),
      run('水位', 'ExampleGothic', 100),
      run('Python', 'ExampleRoman', 100),
    ]
    expect(boldOf(...line, TEXT)).toEqual([false, true, false, false])
  })

  test.each(['ABCDEE+黑体', 'FandolHei-Regular', 'HeiseiKakuGo-W5', 'KozGoPro-Medium', 'UnDotum'])(
    '%s is one',
    name => {
      expect(boldOf(run('测定方法', name, 100), TEXT)).toEqual([true, false])
    },
  )

  test.each(['HeiseiMin-W3', 'FandolSong', 'RyuminPro-Light', 'UnBatang'])('%s is none', name => {
    expect(boldOf(run('测定方法', name, 100), TEXT)).toEqual([false, false])
  })

  test('set nothing apart where the text is in them', () => {
    expect(
      boldOf(run('測定', 'ExampleMincho', 100), { ...TEXT, font: { ...TEXT.font, name: 'ExampleGothic' } }),
    ).toEqual([false, false])
  })
})
