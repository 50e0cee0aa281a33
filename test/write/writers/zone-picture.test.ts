import { expect, test } from 'vitest'
import { cutPages } from '../../../src/understand/layout/zones/xy-cut.ts'
import { XY_CUT_PRESETS } from '../../../src/understand/layout/zones/thresholds.ts'
import { writeZonePicture } from '../../../src/write/writers/zone-picture.ts'
import { drawPage } from '../../support/draw-page.ts'

const PAGE = drawPage(['(1)   words of a first <block>', '', '      and of another'])
const picture = writeZonePicture(cutPages([PAGE], XY_CUT_PRESETS.paper))

test('draws tokens, blocks with their labels, and the cut between them', () => {
  expect(picture.match(/fill="#d8d8d8"/g)?.length).toBe(PAGE.runs.length)
  expect(picture).toContain('>t</text>')
  expect(picture).toContain('>b</text>')
  expect(picture).toContain('<title>page: horizontal, 18 pt, cut</title>')
})

test('draws what was considered and why it was not cut', () => {
  expect(picture).toContain('<title>page: vertical, 18 pt, leaves a part too small</title>')
})

test('lets no text of the page be markup', () => {
  expect(picture).toContain('&lt;block&gt;')
  expect(picture).not.toContain('<block>')
})
