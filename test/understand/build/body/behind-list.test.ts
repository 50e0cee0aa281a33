import { expect, test } from 'vitest'
import { partTextBehindLists } from '../../../../src/understand/build/body/behind-list.ts'
import type { FlatSection } from '../../../../src/understand/build/body/sections.ts'
import type { Paragraph, SectionKind } from '../../../../src/model/paper/paper.ts'

/** A section whose blocks are references (`b1`) and paragraphs of text (`p1`). */
function section(kind: SectionKind, ...ids: string[]): FlatSection {
  const blocks = ids.map(
    (id): Paragraph => ({
      type: 'paragraph',
      kind: id.startsWith('b') ? 'reference' : 'text',
      id,
      content: [],
      lines: [],
      places: [],
    }),
  )
  return {
    type: 'section',
    id: 's1',
    kind,
    level: 1,
    number: undefined,
    title: [],
    isRunIn: false,
    places: [],
    lines: [],
    blocks,
  }
}

/** Kinds of the sections with the ids of their blocks. */
function partsOf(...sections: FlatSection[]): string[] {
  return partTextBehindLists(sections, () => 's2').map(
    ({ id, kind, blocks }) => `${id} ${kind}: ${blocks.map(block => ('id' in block ? block.id : '')).join(' ')}`,
  )
}

test('text behind the last entry of a list is a section for itself', () => {
  expect(partsOf(section('references', 'p1', 'b1', 'p2', 'b2', 'p3', 'p4'))).toEqual([
    's1 references: p1 b1 p2 b2',
    's2 text: p3 p4',
  ])
})

test('text in other sections, between entries, and without entries stays', () => {
  expect(partsOf(section('text', 'p1'), section('references', 'b1', 'p1', 'b2'), section('references', 'p1'))).toEqual([
    's1 text: p1',
    's1 references: b1 p1 b2',
    's1 references: p1',
  ])
})
