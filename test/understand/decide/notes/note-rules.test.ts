import { expect, test } from 'vitest'
import type { Rule } from '../../../../src/model/page/page.ts'
import { textsOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove } from '../../../support/draw-rules.ts'
import { paragraph, prose, sideBySide } from '../../../support/prose.ts'
import { drawRecognised } from '../../../support/recognised.ts'
import { showRules } from '../../../support/show-rules.ts'

showRules()

const notesOf = (rows: readonly string[], draw: typeof drawPage = drawRecognised) =>
  textsOf([draw(rows, { height: 500 })], 'footnote')

test('a misread mark that touches its word, far below the text, is that of a note in the type of the text', () => {
  const page = (note: string) => ['', ...paragraph(30, 60), '', note]
  expect(notesOf(page('®The towns have others, which are older.'))).toHaveLength(1)
  expect(notesOf(page('® The towns have others, which are older.'))).toEqual([])
  expect(notesOf(page('®The towns have others, which are older.'), drawPage)).toEqual([])
})

test('a number is that of a note whose lines are closer than those of the text, apart from it', () => {
  const text = prose(14, 60).flatMap(line => [line, ''])
  const note = ['3 The towns have others, which', 'are older.']
  expect(notesOf([...text, '', ...note])).toEqual([note.join(' ')])
  expect(notesOf([...text.slice(0, -1), ...note])).toEqual([])
})

test('small type at the foot of a recognised page is a note right below its white space, without a mark', () => {
  const page = ['', ...paragraph(30, 60), '', 'Nothing shows its mark. {8}', 'It has two lines. {8}']
  expect(notesOf(page)).toHaveLength(1)
  expect(notesOf(page, drawPage)).toEqual([])
})

test('a raised mark is that of a note in the type of the text below another one with a rule above it', () => {
  const page = [...prose(30, 60), '', '^1^ See there.', '', '^2^ And there.']
  const notes = (rules: readonly Rule[]) => notesOf(page, rows => drawPage(rows, { rules, height: 500 }))
  expect(notes([ruleAbove(31, 0, 20)])).toEqual(['1 See there.', '2 And there.'])
  expect(notes([])).toEqual([])
})

test('small type continues the note at the foot of the column before with any word', () => {
  const foot = (line: string) => [...prose(30, 35), '', line.padEnd(37)]
  const columns = (last: string, next: string) =>
    sideBySide([foot(last), foot(next)]).map((row, i) => (i < 30 ? row : `${row} {8}`))
  expect(notesOf(columns('^1^ See there and in', 'Rivers of the north.'), drawPage)).toHaveLength(2)
  expect(notesOf(columns('^1^ See there.', 'Rivers of the north.'), drawPage)).toHaveLength(1)
})
