import { describe, expect, test } from 'vitest'
import { drawPage } from '../../../../support/draw-page.ts'
import { ruleAbove } from '../../../../support/draw-rules.ts'
import { tablesOf } from '../../../../support/tables-of.ts'

/** A table between rules above its head, below it, and at its end; `inner` are rows of the drawing with a rule above them. */
function rowsOf(art: string, inner: readonly number[] = []): string[][] | undefined {
  const lines = art.replace(/^\n|\n *$/g, '').split('\n')
  const width = Math.max(...lines.map(line => line.trim().length))
  const rules = [0, 1, ...inner, lines.length].map(row => ruleAbove(row, 0, width))
  return tablesOf(drawPage(art, { rules }))[0]
}

describe('groups of lines between wide spaces', () => {
  test('are rows where their cells are broken over lines', () => {
    const rows = rowsOf(`
      Plant           Made into                         Used by people who
      Mint leaves     A gel that is spread over the     have a sore mouth and
      of the hills    whole of the mouth and left       cannot eat, for a
                      there until the next meal         week or more

      Sage of the     A paste that is used only in      have lost some of
      old gardens     the morning before a meal and     their teeth
                      never late in the evening
    `)
    expect(rows?.map(([name]) => name)).toEqual(['Plant', 'Mint leaves of the hills', 'Sage of the old gardens'])
    expect(rows?.[2]?.[2]).toBe('have lost some of their teeth')
  })

  test('are several rows each where their lines have room for the next word', () => {
    const rows = rowsOf(`
      Drug             Plant it is from          Against
      lindol           Tilia cordata             Coughs
      basilin          Ocimum minimum

      salvin           Salvia alba               Pain
      mentin           Mentha rubra
      verbin           Verbena longa

      calendulosin     Calendula officinalis     Fever
      malvin           Malva minor
    `)
    expect(rows?.map(row => row.filter(text => text !== '').join('|'))).toEqual([
      'Drug|Plant it is from|Against',
      'lindol|Tilia cordata|Coughs',
      'basilin|Ocimum minimum',
      'salvin|Salvia alba|Pain',
      'mentin|Mentha rubra',
      'verbin|Verbena longa',
      'calendulosin|Calendula officinalis|Fever',
      'malvin|Malva minor',
    ])
  })
})

describe('groups of lines between rules', () => {
  test('are rows where the name of each stands at its top and its texts go on', () => {
    const rows = rowsOf(
      `
      Plant     Made into                         Used by people who
      Mint      A gel that is spread over the     have a sore mouth and
                whole of the mouth and left       cannot eat, for a
                there until the next meal         week or more
      Sage      A paste that is used only in      have lost some of
                the morning before a meal and     their teeth
                never late in the evening
      Thyme     A tea that is drunk through       cough at night and
                the whole of the day, and also    cannot sleep
                late in the evening
    `,
      [4, 7],
    )
    expect(rows?.map(([name]) => name)).toEqual(['Plant', 'Mint', 'Sage', 'Thyme'])
  })
})
