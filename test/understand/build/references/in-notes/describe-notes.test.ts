import { expect, test } from 'vitest'
import type { Footnote, Section } from '../../../../../src/model/paper/paper.ts'
import { describeReferences } from '../../../../../src/understand/build/references/link-citations.ts'
import { transformToTei } from '../../../../../src/write/transforms/tei.ts'
import { validateTei } from '../../../../../src/write/transforms/validate.ts'
import * as b from '../../../../support/paper-builder.ts'
import { toPaperXml } from '../../../../support/writings.ts'

const NOTES = [
  'Vgl. Ada Bach/Bo Berg, Die Ufer der Seen, Bonn 1999.',
  'Siehe ders., Flüsse. In: Eva Moor (Hg.), Wasser und Land, Köln 2003, S. 3–9.',
]

/** A paper whose notes have these texts. */
function paperOf(notes: readonly string[], ...more: readonly Section[]): readonly Section[] {
  const blocks = notes.map((text, i) => ({ ...b.note(String(i + 1), text), id: `fn${i + 1}` }))
  return describeReferences([b.section('Ufer', b.p('Text', b.call('1'), ' und mehr', b.call('2')), ...blocks), ...more])
}

function notesOf(sections: readonly Section[]): readonly Footnote[] {
  return sections.flatMap(({ blocks }) => blocks.filter(block => block.type === 'footnote'))
}

test('works that notes name have fields and their place in the note', () => {
  const [first, second] = notesOf(paperOf(NOTES))
  expect(first?.references).toEqual([
    {
      id: 'fn1-b1',
      start: 5,
      end: 51,
      reference: {
        authors: [
          { surname: 'Bach', given: 'Ada' },
          { surname: 'Berg', given: 'Bo' },
        ],
        editors: [],
        year: '1999',
        title: 'Die Ufer der Seen',
      },
    },
  ])
  expect(second?.references?.[0]?.reference).toMatchObject({
    authors: [{ surname: 'Bach', given: 'Ada' }],
    editors: [{ surname: 'Moor', given: 'Eva' }],
    title: 'Flüsse',
    container: 'Wasser und Land',
    pages: '3–9',
    year: '2003',
  })
})

test('short forms have the fields of the work that they name again', async () => {
  const sections = paperOf([...NOTES, 'Bach/Berg, Ufer, S. 4; vgl. Eva Moor, Boote der Fischer, Bonn 2001.'])
  const third = notesOf(sections)[2]?.references ?? []
  expect(third.map(({ id, start, sameAs }) => [id, start, sameAs])).toEqual([
    ['fn3-b2', 0, 'fn1-b1'],
    ['fn3-b1', 28, undefined],
  ])
  expect(third[0]?.reference.title).toBe('Die Ufer der Seen')
  const tei = await transformToTei(toPaperXml(b.paper([...sections])))
  expect(await validateTei(tei)).toEqual([])
  expect(tei).toContain('<biblStruct xml:id="fn3-b2" corresp="#fn3 #fn1-b1">')
})

test('in a paper with a list of references notes cite its entries', () => {
  const list = b.references('Literatur', b.reference('Bach, A. (1999). Die Ufer der Seen. Bonn: Amt.'))
  expect(notesOf(paperOf(NOTES, list)).filter(({ references }) => references !== undefined)).toEqual([])
})

test('TEI lists them with the note that each is from', async () => {
  const tei = await transformToTei(toPaperXml(b.paper([...paperOf(NOTES)])))
  expect(await validateTei(tei)).toEqual([])
  expect(tei).toContain(
    '<biblStruct xml:id="fn1-b1" corresp="#fn1"><monogr><author><persName><forename type="first">Ada',
  )
  expect(tei).toContain('<note type="raw_reference">Ada Bach/Bo Berg, Die Ufer der Seen, Bonn 1999</note>')
  const grobid = await transformToTei(toPaperXml(b.paper([...paperOf(NOTES)])), { flavour: 'grobid' })
  expect(await validateTei(grobid)).toEqual([])
  expect(grobid.match(/<biblStruct xml:id="b\d"/g)).toEqual(['<biblStruct xml:id="b0"', '<biblStruct xml:id="b1"'])
})

test('“ebd.” names the work that was cited right before, also in short', () => {
  const notes = notesOf(
    paperOf([NOTES[0] ?? '', 'Eva Moor, Boote und Netze, Köln 2003.', 'Bach/Berg, Ufer, S. 4.', 'Ebd., S. 5.']),
  )
  expect(notes.flatMap(({ references = [] }) => references.map(({ sameAs }) => sameAs))).toEqual([
    undefined,
    undefined,
    'fn1-b1',
    'fn1-b1',
  ])
})
