import { describe, expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import type { Page } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { gap, prose } from '../../../support/prose.ts'
import { drawRecognised } from '../../../support/recognised.ts'

function sizesOf(page: Page): number[] {
  return layOutPages([page], 10).flatMap(({ columns }) => columns.flatMap(({ lines }) => lines.map(line => line.size)))
}

/** Lines of running text with their sizes. */
function sized(...sizes: readonly number[]): string[] {
  return prose(sizes.length, 60).map((line, i) => `${line} {${sizes[i]}}`)
}

describe('lines of recognised text', () => {
  test('have one size where they begin at one edge at one distance', () => {
    expect(sizesOf(drawRecognised(sized(10, 9, 10, 10, 8.2, 10)))).toEqual([10, 10, 10, 10, 10, 10])
  })

  test('keep their places, and words their sizes against the line', () => {
    const [page] = layOutPages([drawRecognised(sized(10, 9, 10, 10))], 10)
    const line = page?.columns[0]?.lines[1]
    expect(line?.baseline).toBe(72)
    expect(line?.words[0]?.runs[0]).toMatchObject({ size: 10, box: { left: 48, top: 65.25 } })
  })

  test('continue over the first line of a paragraph, which is indented', () => {
    const [first = '', ...rest] = sized(9, 10, 10, 10)
    expect(sizesOf(drawRecognised([...sized(10, 10, 10), `  ${first}`, ...rest]))).toEqual([10, 10, 10, 10, 10, 10, 10])
  })

  test('continue over the hanging lines of an entry', () => {
    const [first = '', ...rest] = sized(10, 9, 9, 10, 10)
    expect(sizesOf(drawRecognised([first, ...rest.map(line => `  ${line}`)]))).toEqual([10, 10, 10, 10, 10])
  })

  test('have the size of their column where one of two at its usual distance has it', () => {
    const columnWith = (...sizes: readonly number[]) => [
      ...sized(10, 10, 10, 10, 10, 10),
      ...gap(1),
      ...sized(...sizes),
    ]
    expect(sizesOf(drawRecognised(columnWith(11.5, 10))).slice(6)).toEqual([10, 10])
    expect(sizesOf(drawRecognised(columnWith(11.5, 11.6))).slice(6)).toEqual([11.5, 11.6])
  })

  test('keep the size of a numbered heading right above them', () => {
    expect(sizesOf(drawRecognised(['6.1 A View of Rivers {11.5}', ...sized(10, 10, 10)]))).toEqual([11.5, 10, 10, 10])
    expect(sizesOf(drawRecognised(['A view of some rivers {11.5}', ...sized(10, 10, 10)]))[0]).toBe(10)
  })

  test('may differ by more where few letters were measured', () => {
    expect(sizesOf(drawRecognised([...sized(10, 10, 10), 'al., 2021). {14}']))).toEqual([10, 10, 10, 10])
    expect(sizesOf(drawRecognised([...sized(10, 10, 10), ...sized(14)]))).toEqual([10, 10, 10, 14])
  })

  test('keep their sizes across a gap, and where they are centred', () => {
    expect(sizesOf(drawRecognised([...sized(10, 10, 10), ...gap(1), ...sized(9, 9, 9)]))).toEqual([10, 10, 10, 9, 9, 9])
    const centred = ['Ann Lee and Bob Brown {12}', '     University of Rivers {10}', ' River Street, Oldtown {9}']
    expect(sizesOf(drawRecognised(centred))).toEqual([12, 10, 9])
  })

  test('are those of a picture alone: sizes of other sources are true', () => {
    expect(sizesOf(drawPage(sized(10, 9, 10, 10)))).toEqual([10, 9, 10, 10])
  })
})
