import { expect, test } from 'vitest'
import type { Page } from '../../../src/model/page/page.ts'
import { decide } from '../../support/decide.ts'
import { drawPage } from '../../support/draw-page.ts'
import { prose } from '../../support/prose.ts'
import { textOfBlock } from '../../../src/understand/evidence/blocks.ts'

const BOX = [
  'Key facts {8 bold}',
  '',
  'Length {8 bold}',
  'forty steps {8}',
  '',
  'Owner {8 bold}',
  'the town {8}',
  'since 1962 {8}',
]
const SHADE = { left: 370, right: 560, top: 80, bottom: 220 }

/** A page of text with lines beside it, which have baselines of their own, and a shade behind these. */
function pageWith(lines: readonly string[], width: number): Page {
  const text = drawPage(
    [
      'Rivers of the Old Towns {18 bold}',
      '',
      'Ann Lee',
      '',
      '1 Introduction {12 bold}',
      '',
      ...prose(30, width, 'One'),
    ],
    { shades: [SHADE] },
  )
  const beside = drawPage(lines).runs.map(run => ({
    ...run,
    baseline: run.baseline + 40,
    box: { left: run.box.left + 330, right: run.box.right + 330, top: run.box.top + 40, bottom: run.box.bottom + 40 },
  }))
  return { ...text, runs: [...text.runs, ...beside] }
}

/** Roles of the blocks right of the text. */
function rolesBeside(lines: readonly string[], width: number): string[] {
  const beside = decide([pageWith(lines, width)]).filter(({ block }) => block.box.left > 370)
  return beside.map(({ block, role }) => `${role}: ${textOfBlock(block).slice(0, 9)}`)
}

test('short bold lines in a box beside the text are no headings, its dates are text', () => {
  const roles = rolesBeside(BOX, 50)
  expect(roles.join('\n')).toContain('Key facts')
  expect(roles.every(role => role.startsWith('text: '))).toBe(true)
})

test('a box in a frame with other text of a picture is none', () => {
  const page = pageWith(BOX, 50)
  const beside = (shades: NonNullable<Page['shades']>) =>
    decide([{ ...page, shades }]).filter(({ block, role }) => block.box.left > 370 && role === 'text').length
  const around = { left: 40, right: 570, top: 150, bottom: 260 }
  expect(beside([SHADE])).toBeGreaterThan(beside([SHADE, { ...around, top: 70 }]))
  expect(beside([SHADE, around])).toBe(beside([SHADE]))
})

test('a box of licences and dates stays publication information', () => {
  const notice = ['Received: 3 May 2001 {8}', 'Accepted: 4 June 2001 {8}', '© 2001 The Authors {8}', 'Open Access {8}']
  expect(rolesBeside(notice, 50).some(role => role.startsWith('text: '))).toBe(false)
})
