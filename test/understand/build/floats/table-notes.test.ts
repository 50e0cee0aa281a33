import { expect, test } from 'vitest'
import { splitTableNotes } from '../../../../src/understand/build/floats/table-notes.ts'
import { drawLines } from '../../../support/draw-block.ts'

const notesOf = (art: string) =>
  splitTableNotes(drawLines(art, { size: 8 })).map(lines => lines.map(line => line.text).join(' '))

test('lines of one note are joined', () => {
  expect(
    notesOf('Values are means of three rivers and were\ntaken in spring; the others were taken in\nautumn.'),
  ).toEqual(['Values are means of three rivers and were taken in spring; the others were taken in autumn.'])
})

test('a mark starts a note, and so does a line behind one that ended early', () => {
  expect(
    notesOf(
      '^a^ Values are means of three rivers and were\ntaken in spring.\nThe others were taken in autumn of the year.\n* p < 0.05',
    ),
  ).toEqual([
    'a Values are means of three rivers and were taken in spring.',
    'The others were taken in autumn of the year.',
    '* p < 0.05',
  ])
})
