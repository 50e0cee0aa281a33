import { describe, expect, test } from 'vitest'
import type { Page, Rule } from '../../../../src/model/page/page.ts'
import { textsOf } from '../../../support/decide.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove, ruleLeftOf } from '../../../support/draw-rules.ts'
import { prose } from '../../../support/prose.ts'

const BODY = `
  The last few decades have seen how rivers move through towns and
  fields, and how people live beside them in every part of the land.
  This text goes on in the same type over a number of lines so that a
  reader of the page can tell it from the floats that are set in type.
`

/** Rules around the lines from `first` to before `end`. */
function frame(first: number, end: number): Rule[] {
  return [ruleAbove(first, -1, 70), ruleAbove(end, -1, 70), ruleLeftOf(-0.5, first, end), ruleLeftOf(70.5, first, end)]
}

function draw(float: string, rules: readonly Rule[] = []): Page {
  return drawPage(`${BODY}\n${float}\n${BODY}`, { rules })
}

function texts(page: Page, role: 'text' | 'figure-text' | 'code' | 'table'): string {
  return textsOf([page], role).join(' ')
}

const EXAMPLES = `
  The first of our examples is the sentence that the miller said then.  {9}
  The second one was said much later by the children of the old miller. {9}
`

describe('floats that are set in type', () => {
  test('sentences in a frame next to the caption of a figure belong to it', () => {
    const page = draw(`${EXAMPLES}\n  Figure 1: Sentences that were said.`, frame(7, 9))
    expect(texts(page, 'figure-text')).toContain('The first of our examples')
    expect(texts(page, 'text')).not.toContain('examples')
  })

  test('the source of a figure belongs to it, and to nothing else', () => {
    const page = draw('  Figura 1: Un río.                           {8 bold}\n\n  Fuente: elaborado por los autores')
    expect(texts(page, 'figure-text')).toBe('Fuente: elaborado por los autores')
    expect(texts(draw('  Fuente: elaborado por los autores'), 'figure-text')).toBe('')
    const below = draw('  Figure 1: A river. {8}\n  Source: Elaborated by the authors (2020). {8}')
    expect(texts(below, 'figure-text')).toBe('Source: Elaborated by the authors (2020).')
    const notes = (size: number) =>
      texts(
        draw(
          `  Figure 1: A river. {8}\n\n${['Source: Elaborated', ...prose(4, 60)].map(row => `  ${row} {${size}}`).join('\n')}`,
        ),
        'figure-text',
      )
    expect(notes(8)).toMatch(/^Source: Elaborated/)
    expect(notes(10)).toBe('')
  })

  test('sentences in a frame without caption stay text', () => {
    expect(texts(draw(EXAMPLES, frame(7, 9)), 'text')).toContain('The first of our examples')
  })

  test('type smaller than body and caption right above a caption without picture belongs to it', () => {
    const page = draw(`${EXAMPLES}\n  Figure 1: Sentences that were said.`)
    expect(texts(page, 'figure-text')).toContain('The second one was said')
    expect(
      textsOf([page], 'text')
        .join(' ')
        .match(/The last few decades/g),
    ).toHaveLength(2)
  })

  test('type as small as the caption below it may be anything, and stays text', () => {
    const page = draw(`${EXAMPLES}\n  Figure 1: Sentences that were said.            {9}`)
    expect(texts(page, 'text')).toContain('The second one was said')
  })

  test('text between rules below the label of an algorithm is a program, where rules of the same ends stand around the label', () => {
    const art = `
  Algorithm 1 Counting of rivers

  1: for each river of the land
  2: count it, and its towns
  `
    const ruled = draw(art, [ruleAbove(6, -1, 70), ruleAbove(7, -1, 70), ruleAbove(10, -1, 70)])
    expect(textsOf([ruled], 'code')).toHaveLength(2)
    const open = draw(art, [ruleAbove(7, -1, 70), ruleAbove(10, -1, 70)])
    expect(textsOf([open], 'code')).toEqual([])
  })

  test('small type above the label of an algorithm is a program, and so is the label', () => {
    const page = draw(`
  Input: the rivers of the land and all of the towns beside them.       {8}
  for each river do move through the town                               {8}

  Algorithm 1: How rivers are moved.`)
    expect(texts(page, 'code')).toBe(
      'Input: the rivers of the land and all of the towns beside them. ' +
        'for each river do move through the town Algorithm 1: How rivers are moved.',
    )
  })

  test('heads of columns between the caption of a table and its first rule belong to the table', () => {
    const page = draw(
      `
  Table 1: Words and their counts.                                      {9}

               Parts of the text

  Word          First     Second
  river         12        7
  water         14        2`,
      [ruleAbove(11, 0, 40), ruleAbove(12, 0, 40), ruleAbove(14, 0, 40)],
    )
    expect(texts(page, 'table')).toBe('Parts of the text Word First Second river 12 7 water 14 2')
  })

  test('sentences between two tables with captions below are text', () => {
    const between = 'A second way to see how many people live beside the river is to take only the two'
    const page = draw(
      `
  Table 1: Words and their counts.                                      {9}

  ${between}

  Word          First     Second
  river         12        7
  water         14        2`,
      [ruleAbove(11, 0, 40), ruleAbove(12, 0, 40), ruleAbove(14, 0, 40)],
    )
    expect(texts(page, 'table')).not.toContain(between)
  })
})
