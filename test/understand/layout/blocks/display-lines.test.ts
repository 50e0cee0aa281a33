import { expect, test } from 'vitest'
import {
  ENOUGH_FOR_DISPLAY,
  findDisplayLines,
  weighDisplayLine,
} from '../../../../src/understand/layout/blocks/display-lines.ts'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import type { Page } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { prose } from '../../../support/prose.ts'
import { drawRecognised } from '../../../support/recognised.ts'

const COLUMN = { left: 48, top: 0, right: 480, bottom: 700 }

/** Points of the first line of a drawn page whose column begins at its left margin. */
function pointsOf(art: string): number {
  const line = layOutPages([drawPage([art, '|'])], 10)[0]?.columns[0]?.lines[0]
  if (line === undefined) throw new RangeError('nothing was drawn')
  return weighDisplayLine(line, COLUMN).points
}

test.each([
  '                    f(x) = a + b                                    (3)',
  '                    y = m·x + c',
  '          E(x, y) ≤ max(a, b) − c                              (2.1a)',
])('a formula set in, with signs or a number, is displayed: %s', art => {
  expect(pointsOf(art)).toBeGreaterThanOrEqual(ENOUGH_FOR_DISPLAY)
})

test('pieces of tall brackets show a formula, though words are in it and it fills its column', () => {
  const formula = '% Inhibition of DPPH = ⎡⎢ A ⎥ × 100, or A = b or A = c or A = d or A = e'
  expect(pointsOf(formula)).toBeGreaterThanOrEqual(ENOUGH_FOR_DISPLAY)
  expect(pointsOf(formula.replace('⎡⎢ A ⎥', 'A'))).toBeLessThan(ENOUGH_FOR_DISPLAY)
})

test('a lowered word is part of a formula, and speaks not against it', () => {
  expect(pointsOf('        OD<sub>control</sub> = 12')).toBeGreaterThan(pointsOf('        OD control = 12') + 0.5)
})

test.each([
  'where n = 12 is the number of towns that lie beside the river today',
  'The towns (see Figure 2) lie beside the river, as we said before (3)',
  '     and so on, which ends this paragraph.',
  'x = 3 holds in every town.',
])('a line of running text is none, whatever signs stand in it: %s', art => {
  expect(pointsOf(art)).toBeLessThan(ENOUGH_FOR_DISPLAY)
})

test('names of functions do not speak against a formula, words of as many letters do', () => {
  expect(pointsOf('        y = log x + max z')).toBeGreaterThan(pointsOf('        y = the x + old z') + 1)
})

test('a formula that fills its column is displayed where most of it is mathematics', () => {
  const lineOf = (name: string) => {
    const page = drawPage('s = pxr+pxs+pxt+pxu+pxv+pxw+pxa+pxb+pxc+pxd+pxe+pxf+pxg+pxh+pxi+pxj+pxk')
    const runs = page.runs.map(run => ({ ...run, font: { ...run.font, name } }))
    const line = layOutPages([{ ...page, runs }], 10)[0]?.columns[0]?.lines[0]
    if (line === undefined) throw new RangeError('nothing was drawn')
    return weighDisplayLine(line, line.box).points
  }
  expect(lineOf('CMMI10')).toBeGreaterThanOrEqual(ENOUGH_FOR_DISPLAY)
  expect(lineOf('Helvetica')).toBeLessThan(ENOUGH_FOR_DISPLAY)
})

test('running text set in STIX is no formula, a formula set in it is one', () => {
  const pointsIn = (name: string, art: string) => {
    const page = drawPage([art, '|'])
    const runs = page.runs.map(run => ({ ...run, font: { ...run.font, name } }))
    const line = layOutPages([{ ...page, runs }], 10)[0]?.columns[0]?.lines[0]
    if (line === undefined) throw new RangeError('nothing was drawn')
    return weighDisplayLine(line, COLUMN).points
  }
  const prose = '     of towns that lie beside the river today.'
  expect(pointsIn('STIX-Bold', '                 2 TOWNS: A SURVEY OF 1848')).toBeLessThan(ENOUGH_FOR_DISPLAY)
  expect(pointsIn('STIX-Regular', '     https://towns.example/river.')).toBeLessThan(ENOUGH_FOR_DISPLAY)
  expect(pointsIn('STIX-Regular', prose)).toBeLessThan(0)
  expect(pointsIn('STIXMath-Regular', prose)).toBeGreaterThan(0)
  expect(pointsIn('STIX-Italic', '                 u = vw + z')).toBeGreaterThanOrEqual(ENOUGH_FOR_DISPLAY)
})

test('a limit right above a recognised formula belongs to it, however small both were measured', () => {
  const rows = [...prose(4, 60), '                 n {6}', '       y = m·x + c = a + b {6}']
  const displayedIn = (page: Page) => {
    const lines = layOutPages([page], 10).flatMap(({ columns }) => columns.flatMap(column => column.lines))
    return [...findDisplayLines(lines, COLUMN)].map(({ text }) => text)
  }
  expect(displayedIn(drawRecognised(rows))).toEqual(['y = m·x + c = a + b', 'n'])
  expect(displayedIn(drawPage(rows))).toEqual(['y = m·x + c = a + b'])
})
