import { expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import { findFurniture } from '../../../../src/understand/decide/furniture/running-headers.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { gap } from '../../../support/prose.ts'

const TEXT = Array.from({ length: 24 }, (_, i) => `The river of line ${String.fromCharCode(97 + i)} runs past the mill`)

function furnitureOf(head: string, feet: readonly string[], text: readonly string[] = TEXT): string[] {
  const page = drawPage([head, '', '', ...text, '', '', ...feet, ...gap(1)], { height: 48 + (31 + feet.length) * 12 })
  return findFurniture(layOutPages([page], 10)).map(({ line, role }) => `${role}: ${line.text}`)
}

test('what the file marks as no part of its text is furniture, also on the only page', () => {
  expect(furnitureOf('Annals of Ponds {tag=Artifact}', ['Printed in Uppsala {tag=Artifact}'])).toEqual([
    'running-header: Annals of Ponds',
    'running-footer: Printed in Uppsala',
  ])
  expect(furnitureOf('Annals of Ponds', ['Printed in Uppsala {tag=P}'])).toEqual([])
})

test('a marked number is that of the page', () => {
  expect(furnitureOf('', ['17 {tag=Artifact}'])).toEqual(['page-number: 17'])
})

test('marks say as much on a page of few lines, where head and number are many of them', () => {
  const few = TEXT.slice(0, 3)
  expect(furnitureOf('Annals of Ponds {tag=Artifact}', ['17 {tag=Artifact}'], few)).toEqual([
    'running-header: Annals of Ponds',
    'page-number: 17',
  ])
  const long = 'Annals of the Ponds of the Marshes in the North {tag=Artifact}'
  expect(furnitureOf(long, ['17 {tag=Artifact}'], few.slice(0, 2))).toEqual([])
})

test('marks on several lines together at the foot of a first page, or on most lines, say nothing', () => {
  const notes = ['Send letters to Ann Lee. {tag=Artifact}', 'This paper may be copied. {tag=Artifact}']
  expect(furnitureOf('', notes)).toEqual([])
  const all = TEXT.map(line => `${line} {tag=Artifact}`)
  expect(furnitureOf('Annals of Ponds {tag=Artifact}', ['Printed in Uppsala {tag=Artifact}'], all)).toEqual([])
})
