import { describe, expect, test } from 'vitest'
import type { Page } from '../../../../src/model/page/page.ts'
import { textsOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { gap, paragraph } from '../../../support/prose.ts'
import { drawRecognised } from '../../../support/recognised.ts'

const NOTE = ['Nothing shows its mark. {8}', 'It has two lines. {8}']

/** A page with text, and lines at its foot. */
function withFoot(
  foot: readonly string[],
  { draw = drawRecognised, above = gap(2) }: { draw?: typeof drawPage; above?: readonly string[] } = {},
): Page {
  return draw([...gap(14), 'Rivers {18 bold}', '', ...paragraph(30, 60), ...above, ...foot])
}

describe('small type at the foot of a recognised column', () => {
  test('is a note without mark and rule', () => {
    expect(textsOf([withFoot(NOTE)], 'footnote')).toEqual(['Nothing shows its mark. It has two lines.'])
  })

  test('is none where the page was not recognised', () => {
    expect(textsOf([withFoot(NOTE, { draw: drawPage })], 'footnote')).toEqual([])
  })

  test('is none right below the text, or in the type of the body', () => {
    expect(textsOf([withFoot(NOTE, { above: [] })], 'footnote')).toEqual([])
    expect(textsOf([withFoot(['The last paragraph.', 'It is short.'])], 'footnote')).toEqual([])
  })

  test('is none in a list of references', () => {
    const entries = ['Brown, A. 2001. Rivers. Oldtown: Press. {8}', 'Lee, B. 2002. Trees. Oldtown: Press. {8}']
    expect(textsOf([withFoot(entries, { above: ['', 'References {bold}', ''] })], 'footnote')).toEqual([])
  })

  test('is a note below an appendix behind the references', () => {
    const entries = [
      'References {bold}',
      '',
      'Brown, A. 2001. Rivers. Oldtown: Press.',
      'Lee, B. 2002. Trees. Press.',
      '',
    ]
    const text = ['Rivers {18 bold}', '', ...paragraph(30, 60), '', ...entries]
    const notesOf = (heading: string) =>
      textsOf([drawRecognised([...text, heading, '', ...paragraph(6, 60), ...gap(2), ...NOTE])], 'footnote')
    expect(notesOf('Appendix A: More rivers {14 bold}')).toEqual(['Nothing shows its mark. It has two lines.'])
    expect(notesOf('More rivers {14 bold}')).toEqual([])
  })

  test('is a note behind the last line of a cell that names the literature', () => {
    const pages = [drawRecognised([...gap(20), 'literature.', ...gap(3), ...paragraph(20, 60)]), withFoot(NOTE)]
    expect(textsOf(pages, 'footnote')).toEqual(['Nothing shows its mark. It has two lines.'])
  })

  test('is a note above a notice of the publisher', () => {
    const notice = ['', 'Copyright 2009 by the Association for Rivers. All rights reserved. {9.6}']
    expect(textsOf([withFoot([...NOTE, ...notice])], 'footnote')).toEqual(['Nothing shows its mark. It has two lines.'])
  })

  test('is none with other text below it', () => {
    expect(textsOf([withFoot([...NOTE, '', '', ...paragraph(3, 60)])], 'footnote')).toEqual([])
  })
})
