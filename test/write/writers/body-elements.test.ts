import { expect, it } from 'vitest'
import type { PlannedElement } from '../../../src/write/writers/body-elements.ts'
import { planBodyElements } from '../../../src/write/writers/body-elements.ts'
import * as b from '../../support/paper-builder.ts'

/** `section A[subsection B]`. */
function sketch(elements: readonly PlannedElement[]): string {
  return elements
    .map(({ name, section, children, trailing }) => {
      const title = section?.title.map(inline => (inline.type === 'text' ? inline.text : '')).join('') ?? '-'
      const floats = trailing.map(float => `+${float.type}`).join('')
      return `${name} ${title}${children.length > 0 ? `[${sketch(children)}]` : ''}${floats}`
    })
    .join(', ')
}

it('nests three levels and flattens what is deeper', () => {
  const deep = b.section('1.1.1.1 D', b.section('1.1.1.1.1 E'))
  expect(
    sketch(planBodyElements([b.section('1 A', b.section('1.1 B', b.section('1.1.1 C', deep), b.section('1.1.2 F')))])),
  ).toBe('section A[subsection B[subsubsection C, subsubsection D, subsubsection E, subsubsection F]]')
})

it('shares one untitled subsection among neighbours that skip a level', () => {
  const skipping = ['B', 'C'].map(title => ({ ...b.section(title), level: 3 }))
  expect(
    sketch(planBodyElements([b.section('1 A', ...skipping, b.section('1.1 D'), { ...b.section('E'), level: 3 })])),
  ).toBe('section A[subsection -[subsubsection B, subsubsection C], subsection D, subsection -[subsubsection E]]')
})

it('makes appendices of all that follows the references, in their order', () => {
  const parts = [
    b.section('1 A'),
    b.references('R', b.section('1.1 Q')),
    b.section('B', b.section('1.1 C')),
    b.references('S'),
  ]
  expect(sketch(planBodyElements(parts))).toBe(
    'section A, references R, appendix Q, appendix B, appendix C, appendix S',
  )
})

it('moves floats out of the references, into a section of their own where none stands before', () => {
  const references = b.references('R', b.reference('x'), b.figure('F'), b.table('T'))
  expect(sketch(planBodyElements([b.section('1 A'), references]))).toBe('section A+figure+table, references R')
  expect(sketch(planBodyElements([references]))).toBe('section -+figure+table, references R')
})
