import { describe, expect, test } from 'vitest'
import { layOutPages } from '../../../src/understand/layout/page-layout.ts'
import { separateWatermarks } from '../../../src/understand/layout/watermarks.ts'
import type { TextRun } from '../../../src/model/page/page.ts'
import { drawPage } from '../../support/draw-page.ts'

const TEXT = 'Words of a manuscript that fill the line'
const page = drawPage(Array.from({ length: 12 }, () => TEXT))
const [anyRun] = page.runs as [TextRun, ...TextRun[]]
const bodySize = anyRun.size

/** A run over the fifth and sixth line of the page. */
function across(text: string, sizes: number, more: Partial<TextRun> = {}): TextRun {
  const { baseline } = page.runs[6 * 8] ?? anyRun
  const top = baseline - sizes * bodySize
  return {
    ...anyRun,
    text,
    baseline,
    size: sizes * bodySize,
    box: { left: 60, top, right: 300, bottom: baseline + 30 },
    ...more,
  }
}

const textOf = (runs: readonly TextRun[]) => runs.map(run => run.text).join(' ')

describe('a watermark', () => {
  test('set at an angle breaks no line of the text', () => {
    const draft = across('DRAFT', 8, { isOblique: true })
    const [layout] = layOutPages([{ ...page, runs: [...page.runs, draft] }], bodySize)
    expect(layout?.watermarks.map(line => line.text)).toEqual(['DRAFT'])
    expect(layout?.columns.flatMap(column => column.lines).map(line => line.text)).toEqual(Array(12).fill(TEXT))
  })

  test('is upright where it is large and at the same place on most pages', () => {
    const marked = [...page.runs, across('ACCEPTED', 5)]
    const [first, second] = separateWatermarks([marked, marked, page.runs], bodySize)
    expect(textOf(first?.watermarks ?? [])).toBe('ACCEPTED')
    expect(second?.text).toEqual(page.runs)
  })

  test('is none where it is on one page alone: a title', () => {
    const [first] = separateWatermarks([[...page.runs, across('Title', 5)], page.runs], bodySize)
    expect(first?.watermarks).toEqual([])
  })

  test('is none where it is small: the label of an axis, which is text of a figure', () => {
    const label = across('frequency', 1, { isOblique: true })
    const [layout] = layOutPages([{ ...page, runs: [...page.runs, label] }], bodySize)
    expect(layout?.watermarks).toEqual([])
    expect(layout?.figures.flatMap(figure => figure.lines).map(line => line.text)).toEqual(['frequency'])
  })
})
