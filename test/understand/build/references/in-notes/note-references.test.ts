import { expect, test } from 'vitest'
import { findNoteReferences } from '../../../../../src/understand/build/references/in-notes/note-references.ts'

/** The works that a note names. */
function worksIn(note: string): string[] {
  return findNoteReferences(note).map(({ start, end }) => note.slice(start, end))
}

test('what introduces a work is left out', () => {
  const work = 'Ada Bach, Die Ufer der Seen, Bonn 1999'
  for (const words of ['Vgl.', 'Siehe auch', 'Zur Lage der Fischer siehe', 'So etwa', 'See also', 'Cf.']) {
    expect(worksIn(`${words} ${work}.`), words).toEqual([work])
  }
})

test('a sentence before a work is left out, and one after it', () => {
  const note = 'Die Fischer wehrten sich. Vgl. Ada Bach, Die Ufer der Seen, Bonn 1999, S. 4 f. Das Buch ist vergriffen.'
  expect(worksIn(note)).toEqual(['Ada Bach, Die Ufer der Seen, Bonn 1999, S. 4 f'])
})

test('works are parted at semicolons, and where the next one has names', () => {
  const [bach, berg] = ['Ada Bach, Die Ufer der Seen, Bonn 1999', 'Bo Berg, Die Boote der Fischer, Köln 2003']
  expect(worksIn(`${bach}; ${berg}.`)).toEqual([bach, berg])
  expect(worksIn(`${bach}. ${berg}.`)).toEqual([bach, berg])
  expect(worksIn(`${bach}; dies., Die Flüsse des Landes, Köln 2003.`)).toHaveLength(2)
})

test('a subtitle and a book that holds the work are part of it', () => {
  const work = 'Ada Bach, Die Seen 1970–1989. Fischer am Ufer. In: Bo Berg (Hg.), Wasser, Köln 2003, S. 3–9'
  expect(worksIn(`Vgl. ${work}.`)).toEqual([work])
})

test('a title may be long, as old ones are', () => {
  const work = `Ada Bach, ${'Die Boote und die Fischer, '.repeat(24)}wie sie waren, Bonn 1799`
  expect(worksIn(work)).toEqual([work])
})

test('years in parentheses come before the title', () => {
  const work = 'Bach, Ada/Berg, Bo (2011): Die Ufer der Seen. Bonn: Amt für Fischer'
  expect(worksIn(`Siehe ${work}.`)).toEqual([work])
})

test.each([
  'Ebd., S. 26.',
  'Bach, Ufer, S. 4.',
  'Bach (2014), S. 109, siehe auch S. 2–3.',
  'Die Fischer kamen 1999 aus Bregenz zurück und blieben bis zum Herbst.',
  'Verfassung der Seestädte, Lindau 1949, S. 5, die bis heute gilt.',
  `Ada Bach, Die Ufer der Seen, Bonn 1999, ${'die Boote und die Fischer und '.repeat(30)}andere.`,
  'Der Verfasser dankt Ada Bach für viele Hinweise.',
  'Vgl. dazu den Beitrag von Berg in diesem Band.',
])('no work is in: %s', note => {
  expect(worksIn(note)).toEqual([])
})
