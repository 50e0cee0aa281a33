import { describe, expect, test } from 'vitest'
import { evidenceOf, textsOf } from '../../../support/decide.ts'
import { indent, paragraph } from '../../../support/prose.ts'
import { drawRecognised } from '../../../support/recognised.ts'

const FRONT = ['Rivers in four Towns', '', 'Ann Lee, Karl Brown', 'University of Ulm, Germany']
const ABSTRACT = indent(paragraph(5, 54, 'We'), 4)
const BODY = [...paragraph(5, 62, 'Boats'), ...paragraph(5, 62, 'Towns'), '', 'Results', '', ...paragraph(9, 62)]

describe('in a typescript without white between its parts', () => {
  test('the heading of an abstract begins a block below addresses', () => {
    const page = drawRecognised([...FRONT, '    Abstract', ...ABSTRACT, '', ...BODY])
    expect(textsOf([page], 'abstract-heading')).toEqual(['Abstract'])
    expect(textsOf([page], 'authors').join(' ')).toMatch(/Germany$/u)
  })

  test('the abstract ends where it is set in and other text is not', () => {
    const page = drawRecognised([...FRONT, 'Abstract', ...ABSTRACT, ...BODY])
    expect(textsOf([page], 'abstract').join(' ')).not.toContain('Boats')
    expect(textsOf([page], 'abstract').join(' ')).toContain('We the river')
  })

  test('an abstract that is set in is one text, though its lines are short and in the middle of the column', () => {
    const text = [...ABSTRACT, ...indent(paragraph(4, 54, 'Water'), 4)]
    const blocks = evidenceOf([drawRecognised([...FRONT, '', ...text, '', ...BODY])]).blocks
    expect(blocks.find(({ lines }) => lines[0]?.text === text[0]?.trim())?.lines).toHaveLength(text.length)
  })

  test('items of a list, with their lines below the text of the first, are not apart', () => {
    const items = ['  1. The one', ...indent(paragraph(4, 50, 'and'), 5), '  2. The other']
    const blocks = evidenceOf([drawRecognised([...FRONT, '', ...items, '', ...BODY])]).blocks
    expect(blocks.some(({ lines }) => lines.length === items.length)).toBe(true)
  })
})
