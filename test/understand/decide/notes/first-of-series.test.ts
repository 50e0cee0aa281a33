import { expect, test } from 'vitest'
import { textsOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { gap, paragraph } from '../../../support/prose.ts'
import { drawRecognised } from '../../../support/recognised.ts'
import { showRules } from '../../../support/show-rules.ts'

showRules()

const text = ['', ...paragraph(24, 60)]
const next = [...text, ...gap(5), '2) The towns have others, which', 'are older.']
const notesOf = (first: readonly string[], draw = drawRecognised, second = next) =>
  textsOf([draw(first, { height: 500 }), draw(second, { number: 2, height: 500 })], 'footnote')
const NOTE = ['1) To name a few of them is enough', 'for now.']
const full = ['', ...paragraph(28, 60)]

test('the last block of a recognised page is a note where the next note has its sign and the number behind its own', () => {
  expect(notesOf([...full, '', ...NOTE])).toContain(NOTE.join(' '))
})

test('it is none with another sign or number, without space above, or where the page was not recognised', () => {
  expect(notesOf([...full, '', '1. To name a few of them is', 'enough for now.'])).toHaveLength(1)
  expect(notesOf([...full, '', '3) To name a few of them is', 'enough for now.'])).toHaveLength(1)
  expect(notesOf([...full, ...NOTE])).toHaveLength(1)
  expect(notesOf([...full, '', ...NOTE], drawPage)).toEqual([])
  expect(notesOf([...full, '', ...NOTE], drawRecognised, text)).toEqual([])
})
