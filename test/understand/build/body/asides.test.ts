import { expect, test } from 'vitest'
import type { BodyElement } from '../../../../src/understand/build/body/elements.ts'
import { arrangePages, rolesBy } from '../../../support/arrange.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { bandBehind } from '../../../support/draw-rules.ts'
import { paragraph, prose } from '../../../support/prose.ts'

const ROLES = rolesBy([/^(?:Key concept|Methods|Rivers)$/u, 'heading'])

/** Headings, and how often each paragraph goes on. */
function show(element: BodyElement): string {
  if (element.type === 'heading') return element.lines.map(({ text }) => text).join(' ')
  if (element.type !== 'paragraph') return element.type
  const { parts } = element.paragraph
  return `${parts[0]?.lines[0]?.text.split(' ')[0]} ${parts.length}`
}

/** A page of text that ends as `end` says, and one with a box above more text and the next section. */
function arranged(end: string, next: string, { isBoxed = true, page = 2 } = {}): string[] {
  const first = drawPage(['Rivers', '', ...prose(4, 60, 'Once'), end])
  const box = ['Key concept', '', ...paragraph(3, 50, 'Slowness'), '', '']
  const second = drawPage([...box, next, ...prose(3, 60, 'and'), '', 'Methods', '', ...prose(3, 60, 'They')], {
    number: page,
    shades: isBoxed ? [bandBehind(-1, 1, -1, 70), bandBehind(1, 5, -1, 70)] : [],
  })
  return arrangePages([first, second], ROLES).map(show)
}

const open = 'people sing of rivers and of the towns that lie beside them and of'
const rest = 'the mountains that people saw over all of the years in which'

test('a box inside a sentence comes before its section, and the paragraph goes on', () => {
  expect(arranged(open, rest)).toEqual(['Key concept', 'Slowness 1', 'Rivers', 'Once 2', 'Methods', 'They 1'])
  expect(arranged(open, `(the ${rest}`)).toContain('Once 2')
})

test('it comes behind a section that begins pages before', () => {
  const behind = ['Rivers', 'Once 2', 'Key concept', 'Slowness 1', 'Methods', 'They 1']
  expect(arranged(open, rest, { page: 3 })).toEqual(behind)
})

test('a box between sentences stays where it is, and so does a section without a box', () => {
  const inPlace = ['Rivers', 'Once 1', 'Key concept', 'Slowness 1', 'the 1', 'Methods', 'They 1']
  expect(arranged('of towns.', rest)).toEqual(inPlace)
  expect(arranged(open, rest, { isBoxed: false })).toEqual(inPlace)
  expect(arranged(open, `People ${rest}`)).toEqual(inPlace.map(text => text.replace(/^the/u, 'People')))
})
