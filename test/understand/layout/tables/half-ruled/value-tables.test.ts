import { describe, expect, test } from 'vitest'
import { drawPage } from '../../../../support/draw-page.ts'
import { tablesOf } from '../../../../support/tables-of.ts'

/** A page with text above and below what is drawn. */
const page = (art: string) =>
  drawPage(`
      Ponds were counted twice a year, in spring and in autumn, by
      those who live near them and by those who only come to fish.
${art}
      What is left of the old ponds lies below the road and is not
      deep: the water comes from the hills, and only after much rain.
    `)

const ROWS = `
      Pond           mean    least     most
      Upper           3.1      1.0      4.9
      Lower           2.4        –      4.0
      Old             5.2      2.2      7.1
      Round           2.9      0.4      3.8
      Long            4.2      1.2      6.1
`

describe('rows of values in common columns', () => {
  test('are a table without rules and caption, with their names and their head', () => {
    const [table] = tablesOf(page(ROWS))
    expect(table?.length).toBe(6)
    expect(table?.slice(0, 3)).toEqual([
      ['Pond', 'mean', 'least', 'most'],
      ['Upper', '3.1', '1.0', '4.9'],
      ['Lower', '2.4', '–', '4.0'],
    ])
  })

  test('are five or more', () => {
    expect(tablesOf(page(ROWS.replace(/\n *Long.*/u, '')))).toEqual([])
  })

  test('have two values side by side', () => {
    expect(tablesOf(page(ROWS.replace(/^(.{26}).*$/gmu, '$1')))).toEqual([])
  })

  test('hold values and hardly any words', () => {
    const remarks = ROWS.replace(/[\d–.]+(?=\n)/gu, 'deep')
    expect(tablesOf(page(remarks))[0]?.[1]).toEqual(['Upper', '3.1', '1.0', 'deep'])
    const between = '\n      Creek                              none\n'
    expect(tablesOf(page(remarks.replace(/(?<=deep)\n/gu, between)))).toEqual([])
  })

  test('have no names where these are far away', () => {
    const wide = ROWS.replace(/^( {6}\S+)/gmu, '$1                          ')
    expect(tablesOf(page(wide))[0]?.[1]).toEqual(['3.1', '1.0', '4.9'])
  })

  test('are no ticks of charts side by side, which have one value in each row', () => {
    const ticks = (last: string) => `
      Upper          40      40      40
      Lower          30      30      30
      Old            20      20      20
      Round          10      10      ${last}
      Long            0       0      ${last}
      New            50      50      ${last}
`
    expect(tablesOf(page(ticks('7')))).toHaveLength(1)
    expect(tablesOf(page(ticks('7').replace('10      7', '10      10')))).toHaveLength(0)
  })
})
