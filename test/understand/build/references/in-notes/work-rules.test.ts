import { expect, test } from 'vitest'
import { findNoteReferences } from '../../../../../src/understand/build/references/in-notes/note-references.ts'
import { showRules } from '../../../../support/show-rules.ts'

showRules()

/** The works that a note names. */
function worksIn(note: string): string[] {
  return findNoteReferences(note).map(({ start, end }) => note.slice(start, end))
}

test('names, a title and a year make a work', () => {
  expect(worksIn('Ada Bach, Die Ufer der Seen, 1999.')).toEqual(['Ada Bach, Die Ufer der Seen, 1999'])
  expect(worksIn('Die Ufer sind steil, 1999.')).toEqual([])
})

test('short words and a dash belong to a title, and a year may be missing', () => {
  expect(worksIn('Siehe Ada B. Bach, Ufer – Seen – Boote, Bonn 1994.')).toEqual([
    'Ada B. Bach, Ufer – Seen – Boote, Bonn 1994',
  ])
  expect(worksIn('Landesamt für Fischer (Hg.), Bericht der Boote, Bregenz o. J.')).toHaveLength(1)
})

test('an organisation with its year and a title make one', () => {
  expect(worksIn('Der Seebote (2006, 6): Mehr Wasser für alle Mühlen.')).toHaveLength(1)
  expect(worksIn('Amt für Gewässer (2014): Bericht der Fischer.')).toHaveLength(1)
  expect(worksIn('Das Amt für Gewässer kam erst (2014): der See war voll.')).toEqual([])
})

test('a sentence may lead to a work', () => {
  expect(worksIn('Einen Überblick gibt Ada Bach (Hg.), Die Ufer der Seen, Bonn 1986.')).toEqual([
    'Ada Bach (Hg.), Die Ufer der Seen, Bonn 1986',
  ])
})

test('without names a place with its year and pages make one', () => {
  expect(worksIn('Verfassung der Seestädte, Lindau 1949, S. 5.')).toEqual([
    'Verfassung der Seestädte, Lindau 1949, S. 5',
  ])
})

test('names, a title and a container make one without a year', () => {
  expect(worksIn('Ada Bach, Die Ufer der Seen, in: Berichte der Fischer.')).toHaveLength(1)
})

test('a quoted title, a year and an address make one', () => {
  expect(worksIn('Landesamt, „Mehr Wasser für alle Mühlen“ (2014), www.fluss.example')).toHaveLength(1)
})

test('an organisation as editor, a year and a place make one', () => {
  expect(worksIn('Landesamt für Fischer (Hg.), Bericht der Boote, Bregenz 2003.')).toHaveLength(1)
})

test('an address alone is one', () => {
  expect(worksIn('Vgl. unter: http://www.fluss.example/boote')).toEqual(['http://www.fluss.example/boote'])
  expect(worksIn('Vgl. www.fluss.example/boote (Zugriff am 4. Mai 2013).')).toHaveLength(1)
  expect(worksIn('www.fluss.example, abgerufen am 4. Mai 2013.')).toHaveLength(1)
  expect(worksIn('Auf www.fluss.example steht, wie es 2013 war.')).toEqual([])
})

test('a newspaper with its day is one', () => {
  expect(worksIn('Der Seebote, 26.3.1997, S. 4.')).toEqual(['Der Seebote, 26.3.1997, S. 4'])
  expect(worksIn('Seefunk, 8.10.1997, zit. n. Berichte der Fischer 97-281.')).toHaveLength(1)
})

test('names, a title and a day make one', () => {
  expect(
    worksIn('Ada Bach, Kein Fisch im Netz, Tageblatt am Fluss und See und aller Ufer und der Inseln, 22.1.1999.'),
  ).toHaveLength(1)
})
