import { expect, test } from 'vitest'
import { textOfBlock } from '../../../../src/understand/evidence/blocks.ts'
import { decide, evidenceOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { paragraph } from '../../../support/prose.ts'

/** A paragraph whose first line is set in. */
const text = () => paragraph(6, 66, 'Rivers').map((line, i) => (i === 0 ? `  ${line.slice(0, 64)}` : line))
const PAGE = [...text(), ...text(), ...text(), ...text(), ...text(), ...text()]

/** The first words of what is a caption and of what is text on a page that ends with a caption and text right below it. */
function startsOf(...below: readonly string[]) {
  const picture = { left: 48, top: 500, right: 400, bottom: 610 }
  const rows = [...PAGE, ...Array<string>(12).fill(''), ...below]
  const decided = decide([drawPage(rows, { figures: [picture], height: 1000 })])
  const starts = (role: string) =>
    decided.flatMap(own => (own.role === role ? [textOfBlock(own.block).split(' ').slice(0, 2).join(' ')] : []))
  return { captions: starts('figure-caption'), text: starts('text').slice(1) }
}

const CAPTION = ['Figure 1: The towns of the land are drawn as points, and the rive', 'as lines']

test('a paragraph that is set in right below a caption of its type is text', () => {
  expect(startsOf(...CAPTION, ...text())).toEqual({ captions: ['Figure 1:'], text: ['Rivers the'] })
})

test('a paragraph of one line, of which nothing is known, is not', () => {
  expect(startsOf(...CAPTION, '  Rivers move.').text).toEqual([])
})

test('lines of a caption that all are set in are not', () => {
  const hanging = ['   are drawn as points, and the rivers as lines that move slowly', '   to the sea']
  expect(startsOf('Figure 1: The towns of the land, which lie beside the rivers, and', ...hanging).text).toEqual([])
})

test('nothing is split where paragraphs have no indent', () => {
  const { blocks, paragraphs } = evidenceOf([drawPage([...paragraph(20, 66), '', ...CAPTION, ...text()])])
  expect(paragraphs.indent).toBeUndefined()
  expect(blocks.filter(({ lines: [first] }) => first?.text.startsWith('Figure'))).toHaveLength(1)
  expect(blocks.at(-1)?.lines.length).toBeGreaterThan(CAPTION.length)
})
