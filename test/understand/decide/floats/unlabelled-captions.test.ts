import { expect, test } from 'vitest'
import { textsOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { gap, paragraph } from '../../../support/prose.ts'

const text = () => paragraph(6, 66, 'Rivers')
const CAPTION = 'Towns of the land and their rivers'
/** A picture below the first paragraph. */
const picture = { left: 48, top: 130, right: 400, bottom: 250 }

/** A page with a line below a picture, and other lines at its end. */
const page = (line: string, figures = [picture], ...end: readonly string[]) =>
  drawPage([...text(), ...gap(11), line, '', ...text(), ...end], { figures })

const captionsOf = (...drawn: Parameters<typeof page>) => textsOf([page(...drawn)], 'figure-caption')

test('a short italic line right below a picture is a caption', () => {
  expect(captionsOf(`${CAPTION} {italic}`)).toEqual([CAPTION])
})

test.each<[string, ...Parameters<typeof page>]>([
  ['in the type of the text', CAPTION],
  ['without a picture above it', `${CAPTION} {italic}`, []],
  ['below an ornament', `${CAPTION} {italic}`, [{ ...picture, left: 200, right: 230 }]],
  ['too far below it', `${CAPTION} {italic}`, [{ ...picture, bottom: 180 }]],
  ['with the number of a section', `2.1 ${CAPTION} {italic}`],
  ['in the style of headings elsewhere', `${CAPTION} {italic}`, [picture], '', 'Old songs {italic}', '', ...text()],
  ['where captions have labels', `${CAPTION} {italic}`, [picture], '', 'Figure 2: Old songs {8}'],
])('it is none %s', (_, ...drawn) => {
  expect(captionsOf(...drawn)).not.toContain(CAPTION)
})
