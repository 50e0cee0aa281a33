import { describe, expect, test } from 'vitest'
import { rereadLine } from '../../../../src/understand/corrections/lines/reread-line.ts'
import { lineOfRuns } from '../../../../src/understand/layout/lines/lines.ts'
import type { TextRun } from '../../../../src/model/page/page.ts'
import { glyphsOfLine } from '../../../../src/understand/evidence/lines.ts'
import { drawPage } from '../../../support/draw-page.ts'

function lineOf(art: string, change: (run: TextRun) => TextRun = run => run) {
  const runs = drawPage([art]).runs.map(change)
  return lineOfRuns(runs, { page: 1, direction: 0, baseline: 60 })
}

function partsOf(line: ReturnType<typeof lineOf>) {
  return line.words.map(({ runs }) => runs.map(({ text, font }) => (font.isBold ? `*${text}*` : text)).join(''))
}

describe('a line that is read anew', () => {
  test('keeps the runs in which nothing changes, and all glyphs', () => {
    const line = lineOf('The <b>riuer</b> is <b>slow</b> here')
    const read = rereadLine(line, 'The river is slow here')
    expect(partsOf(read)).toEqual(['The', '*river*', 'is', '*slow*', 'here'])
    expect(read).toMatchObject({ text: 'The river is slow here', box: line.box })
    expect(read.words[3]?.runs[0]).toBe(line.words[3]?.runs[0])
    expect(glyphsOfLine(read)).toBe(glyphsOfLine(line))
  })

  test.each([
    ['a word too many', 'The <b>old</b> old river', 'The old river', ['The', '*old*', 'river']],
    ['a word too few', 'The river', 'The slow river', ['The', 'slow', 'river']],
    ['two words as one', 'The<b>old</b> river', 'The old river', ['The', '*old*', 'river']],
    ['one word as two', 'The ri ver', 'The river', ['The', 'river']],
    ['all of it', 'xq% &&', 'The old river', ['The', 'old', 'river']],
  ])('that had %s', (_, art, is, parts) => {
    const line = lineOf(art)
    const read = rereadLine(line, is)
    expect(partsOf(read)).toEqual(parts)
    expect(glyphsOfLine(read)).toBe(glyphsOfLine(line))
    for (const { box } of read.words) expect(box.left).toBeGreaterThanOrEqual(line.box.left)
    for (const { box } of read.words) expect(box.right).toBeLessThanOrEqual(line.box.right)
  })

  test('is sure of what a person reads, and is as sure when it is read again', () => {
    const line = lineOf('Tbe river', run => ({ ...run, confidence: 0.4 }))
    const twice = rereadLine(rereadLine(line, 'Thee river'), 'The river')
    expect(twice.words.map(({ runs }) => runs[0]?.confidence)).toEqual([1, 0.4])
  })
})
