import { describe, expect, test } from 'vitest'
import { findFrames } from '../../../../src/understand/layout/tables/frames.ts'
import type { Rule } from '../../../../src/model/page/page.ts'

function across(top: number, left: number, right: number): Rule {
  return { box: { left, top, right, bottom: top + 0.5 }, orientation: 'horizontal' }
}

function down(left: number, top: number, bottom: number): Rule {
  return { box: { left, top, right: left + 0.5, bottom }, orientation: 'vertical' }
}

const FRAME = [across(100, 50, 250), across(200, 50, 250), down(50, 100, 200), down(250, 100, 200)]

describe('frames of rules', () => {
  test('four rules that meet at their ends close a frame', () => {
    expect(findFrames(FRAME)).toEqual([{ left: 50, top: 100, right: 250.5, bottom: 200 }])
  })

  test('corners may be round: the rules end before them', () => {
    const round = [across(100, 54, 246), across(200, 54, 246), down(50, 104, 196), down(250, 104, 196)]
    expect(findFrames(round)).toHaveLength(1)
    const far = [across(90, 60, 240), across(210, 60, 240), down(50, 104, 196), down(250, 104, 196)]
    expect(findFrames(far)).toEqual([])
  })

  test('a grid has one frame, the outermost', () => {
    expect(findFrames([...FRAME, down(150, 100, 200), across(150, 50, 250)])).toHaveLength(1)
  })

  test('rules that leave a side open are no frame', () => {
    expect(findFrames(FRAME.slice(1))).toEqual([])
    expect(findFrames(FRAME.slice(0, 3))).toEqual([])
  })

  test('a column of a table that is open at a side is no frame', () => {
    const [top, bottom, ...sides] = [across(100, 20, 280), across(200, 20, 280), ...FRAME.slice(2)]
    expect(findFrames([top, bottom, ...sides])).toEqual([])
    expect(findFrames([across(100, 50, 280), bottom, ...sides])).toEqual([])
    expect(findFrames([across(100, 50, 280), across(200, 50, 280), ...sides])).toEqual([])
    expect(findFrames([across(100, 50, 257), across(200, 43, 250), ...sides])).toHaveLength(1)
  })

  test('a bottom rule that does not reach the corner closes nothing', () => {
    expect(findFrames([across(100, 50, 250), across(200, 50, 150), ...FRAME.slice(2)])).toEqual([])
  })
})
