import { describe, expect, test } from 'vitest'
import { drawPage } from '../../../support/draw-page.ts'
import { ruleAbove, ruleLeftOf } from '../../../support/draw-rules.ts'
import { tablesOf } from '../../../support/tables-of.ts'

/** The table in a frame over all lines, with rules that end before its sides: one below the head, one above the last line. */
function rowsOf(art: string): string[][] | undefined {
  const lines = art.replace(/^\n|\n *$/g, '').split('\n')
  const end = lines.length
  const rules = [
    ...[0, end].map(row => ruleAbove(row, -1, 64)),
    ...[-1, 64].map(side => ruleLeftOf(side + 0.5, 0, end)),
    ...[1, end - 1].map(row => ruleAbove(row, 0, 63)),
  ]
  return tablesOf(drawPage(art, { rules }))[0]
}

const NOTE = `
  Data are numbers of plants, or shares of all of them. The banks
  were seen by two persons, who went there by boat in the spring
  and in the autumn. Ponds were seen by one of the two, on foot.
  Plants that grow in both are counted in the first column. The
  last row has all plants of the village.
`

describe('a table in a frame with its caption and a note', () => {
  test('is the rows above the note', () => {
    const rows = rowsOf(`
  Plant                           Banks      Ponds      Gardens
  reed                            12 (3)     4 (1)      1
  mint                            3 (1)      9 (4)      2
  iris                            7 (2)      8 (2)      3
  all                             22         21         6
${NOTE.slice(1)}  Table 1: Plants of the river
`)
    expect(rows?.map(([first]) => first)).toEqual(['Plant', 'reed', 'mint', 'iris', 'all'])
  })

  test('has the name of its second column, where the first has none', () => {
    const rows = rowsOf(`
                                  Plants (n=79)
  reed                            12 (3)
  mint                            3 (1)
  iris                            7 (2)
  all                             22
${NOTE.slice(1)}  Table 1: Plants of the river
`)
    expect(rows?.[0]).toEqual(['', 'Plants (n=79)'])
    expect(rows).toHaveLength(5)
  })

  test('is none where the frame has text alone', () => {
    const rows = rowsOf(`
  What is known of the river
${NOTE.slice(1)}  Figure 1: The river
`)
    expect(rows).toBeUndefined()
  })
})
