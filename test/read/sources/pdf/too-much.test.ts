import { describe, expect, test } from 'vitest'
import { OperatorBudget } from '../../../../src/read/sources/pdf/port/operator-budget.ts'
import { rawPdf } from '../../../support/raw-pdf.ts'
import { readBytes } from '../../../support/read-raw-pdf.ts'

/** The operators of pdf.js that save a state, bring it back, and draw a line. */
const [SAVE, RESTORE, DRAW] = [10, 11, 91]

const pieceOf = (...operators: readonly number[]) => ({ fnArray: operators, argsArray: operators.map(() => null) })
const many = (operator: number, count: number) => Array.from({ length: count }, () => operator)

function formOf(content: string, xobjects: string): string {
  const resources = `/Resources << /XObject << ${xobjects} >> >>`
  return `<< /Subtype /Form /BBox [0 0 9 9] ${resources} /Length ${content.length} >>\nstream\n${content}\nendstream`
}

describe('a page', () => {
  test('that saves states without end is refused, whatever is between', async () => {
    const pdf = rawPdf([{ content: 'q 1 w '.repeat(10_000) }])
    await expect(readBytes(pdf)).rejects.toMatchObject({
      code: 'E_FILE_TOO_LARGE',
      message: expect.stringMatching(/^page 1 draws more than a page can \(5000 states saved at once\)/) as string,
    })
  })

  test('that saves them in forms within forms is refused', async () => {
    const forms = Array.from({ length: 9 }, (_, i) => formOf(`${'q 1 w '.repeat(600)} /N Do`, `/N ${101 + i} 0 R`))
    const pdf = rawPdf([{ content: '/P Do' }], {
      objects: [...forms, formOf('0 0 m 1 1 l S', '')],
      xobjects: { P: '100 0 R' },
    })
    await expect(readBytes(pdf)).rejects.toMatchObject({ code: 'E_FILE_TOO_LARGE' })
  })

  test('that brings its states back is read', async () => {
    const pdf = rawPdf([{ content: `${'q 1 w Q '.repeat(10_000)} BT /F1 9 Tf (a) Tj ET` }])
    expect((await readBytes(pdf)).document.pages[0]?.runs).toHaveLength(1)
  })
})

describe('the budget of a page', () => {
  test('ends with more operators than a map has, for all pieces that follow', () => {
    const budget = new OperatorBudget()
    const piece = pieceOf(...many(DRAW, 1000))
    for (let i = 0; i < 1000; i++) budget.take(1, piece)
    expect(budget.excess).toBeUndefined()
    expect(() => budget.take(1, piece)).toThrowError('1000000 operators')
    expect(() => budget.take(1, pieceOf(RESTORE))).toThrowError('1000000 operators')
    expect(budget.excess).toBe('1000000 operators')
  })

  test('is that of one page, and of nothing else that is handed over', () => {
    const budget = new OperatorBudget()
    expect(() => budget.take(1, pieceOf(...many(SAVE, 5001)))).toThrowError('5000 states')
    budget.take(2, pieceOf(...many(SAVE, 5000), ...many(RESTORE, 5000), ...many(SAVE, 5000)))
    budget.take(2, { items: [] })
    budget.take(2, undefined)
    expect(budget.excess).toBeUndefined()
  })
})
