import { describe, expect, test } from 'vitest'
import type { Box } from '../../../../src/base/geometry/box.ts'
import { readHocr } from '../../../../src/read/sources/ocr-files/hocr/hocr.ts'
import { fontOfName } from '../../../../src/read/sources/normalise/font-names.ts'
import { isMisreadRule } from '../../../../src/read/sources/ocr-files/misread-rules.ts'
import { wrapHocr } from '../../../support/ocr-files.ts'

const RULE: Box = { left: 500, top: 100, right: 502, bottom: 300 }
const ACROSS: Box = { left: 300, top: 140, right: 900, bottom: 142 }

function isRule(text: string, place: Partial<{ x0: number; x1: number; y0: number; y1: number }> = {}): boolean {
  const word = { text, x0: 494, x1: 508, y0: 120, y1: 160, font: fontOfName(''), spaceBefore: true, place: 1, ...place }
  return isMisreadRule(word, [ACROSS, RULE])
}

describe('signs that are a rule read as text', () => {
  test('bars and brackets on a vertical rule', () => {
    expect(['|', '||', '[|', ']'].map(text => isRule(text))).toEqual([true, true, true, true])
  })

  test('on the line of a rule, where it has a break', () => {
    expect(isRule('|', { y0: 310, y1: 340 })).toBe(true)
    expect(isRule('|', { y0: 390, y1: 420 })).toBe(false)
  })

  test('never figures and letters, which may be cells, nor bars beside the rule or on one across', () => {
    expect(['1', 'l', 'I', '(1)', '|x|'].map(text => isRule(text))).toEqual([false, false, false, false, false])
    expect(isRule('|', { x0: 520, x1: 530 })).toBe(false)
    expect(isRule('|', { x0: 400, x1: 410 })).toBe(false)
  })
})

test('they are set apart with their reason, and nothing is lost', async () => {
  const word = (text: string, box: string) => `<span class='ocrx_word' title='bbox ${box}'>${text}</span>`
  const line = `<span class='ocr_line' title='bbox 300 120 700 160'>${word('12', '300 120 350 160')}
    ${word('|', '494 120 508 160')} ${word('7', '600 120 625 160')}</span>`
  const rule = `<div class='ocr_separator' title='bbox 500 100 502 300'></div>`
  const page = `<div class='ocr_page' title='bbox 0 0 2480 3508; ppageno 0; scan_res 300 300'>${line}${rule}</div>`
  const { pages } = await readHocr(new TextEncoder().encode(wrapHocr(page)), {}, () => {})
  expect(pages[0]?.runs.map(run => run.text)).toEqual(['12', '7'])
  expect(pages[0]?.dropped.map(({ text, glyphs, reason }) => [text, glyphs, reason])).toEqual([['|', 1, 'rule']])
})
