import { expect, test } from 'vitest'
import { textsOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { gap, paragraph } from '../../../support/prose.ts'
import { drawRecognised } from '../../../support/recognised.ts'
import { showRules } from '../../../support/show-rules.ts'

showRules()

const NOTE = ['4 To name a few of them is enough', 'for now.']
const full = ['', ...paragraph(31, 60)]
const page = (rows: readonly string[], draw = drawRecognised) => draw(rows, { number: 2, height: 500 })
const notesOf = (rows: readonly string[], draw = drawRecognised) =>
  textsOf([draw(full, { height: 500 }), page(rows, draw)], 'footnote').join(' ')
const text = ['', ...paragraph(24, 60)]

test('type of the body is a note at the foot of a recognised page where it has a mark and much space above', () => {
  expect(notesOf([...text, ...gap(5), ...NOTE])).toBe(NOTE.join(' '))
})

test('is none without space or mark, above the foot, or where the page was not recognised', () => {
  expect(notesOf([...text, ...paragraph(5, 60), ...NOTE])).toBe('')
  expect(notesOf([...text, ...gap(5), 'They begin with no mark, and', 'end here.'])).toBe('')
  expect(notesOf([...text, ...gap(3), ...NOTE])).toBe('')
  expect(notesOf([...text, ...gap(5), ...NOTE], drawPage)).toBe('')
})

test('several notes count on from one another below the space', () => {
  const next = ['5 The towns have others, which', 'are older.']
  expect(notesOf([...text.slice(3), ...gap(5), ...NOTE, '', ...next])).toBe([...NOTE, ...next].join(' '))
  const other = next.map(line => line.replace('5', '7'))
  expect(notesOf([...text.slice(3), ...gap(5), ...NOTE, '', ...other])).toBe('')
})

test('several notes in one block follow the last one of another page, where they are apart from the text', () => {
  const first = page([...text, ...gap(5), '1 To name a few of them is enough', 'for now.'])
  const block = ['2 The towns have others, which', 'are older.', '3 They are in the north.']
  const rest = (rows: readonly string[]) =>
    textsOf(
      [drawRecognised(full, { height: 500 }), first, { ...drawRecognised(rows, { height: 500 }), number: 3 }],
      'footnote',
    ).join(' ')
  expect(rest([...text, '', ...block])).toContain(block.join(' '))
  expect(rest([...text, ...block])).not.toContain('towns have others')
  expect(rest([...text, '', ...block.slice(0, 2)])).not.toContain('towns have others')
})
