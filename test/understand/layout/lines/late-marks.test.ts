import { describe, expect, test } from 'vitest'
import { stretchesOf } from '../../../../src/understand/layout/lines/late-marks.ts'
import { groupLines } from '../../../../src/understand/layout/lines/lines.ts'
import { joinPieces, toPiece } from '../../../../src/understand/layout/lines/pieces.ts'
import type { TextRun } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'

/** The line read after its raised and lowered runs were drawn last. */
function readLate(art: string): string[] {
  const { runs } = drawPage(art)
  const isSmall = ({ size }: TextRun) => size < 10
  const drawn = [...runs.filter(run => !isSmall(run)), ...runs.filter(isSmall)]
  return groupLines(joinPieces(drawn), [], 1, 0).map(line => line.text)
}

describe('figures that are drawn after their line', () => {
  test('stand in their places', () => {
    expect(readLate('some acid H<sub>2</sub>SO<sub>4</sub> burnt it')).toEqual(['some acid H2SO4 burnt it'])
    expect(readLate('we read 10^-3^ A/m^2^ in all')).toEqual(['we read 10-3 A/m2 in all'])
  })

  test('keep the words of the line apart', () => {
    expect(readLate('cells 3 cm^2^ wide and CO<sub>3</sub> of it')).toEqual(['cells 3 cm2 wide and CO3 of it'])
  })
})

test('a piece that covers another stays whole: the bounds of a sum', () => {
  const { runs } = drawPage('xx yy zz')
  const above = runs.map((run, i) => ({ ...run, text: `u${i}` }))
  const below = runs.map((run, i) => ({ ...run, text: `l${i}`, box: { ...run.box, left: run.box.left + 1 } }))
  const texts = stretchesOf([toPiece(above), toPiece(below)]).map(stretch => stretch.map(run => run.text).join(' '))
  expect(texts).toEqual(['u0 u1 u2', 'l0 l1 l2'])
})
