import { describe, expect, test } from 'vitest'
import { cutColumns } from '../../../../src/understand/layout/columns/columns.ts'
import { joinPieces } from '../../../../src/understand/layout/lines/pieces.ts'
import type { Page, Rule } from '../../../../src/model/page/page.ts'
import { baselineOf, drawPage, MARGIN } from '../../../support/draw-page.ts'
import { gap, prose, sideBySide } from '../../../support/prose.ts'
import { RANDOM_SEEDS, randomPage, sortedTexts } from '../../../support/random-page.ts'

function regionsOf(page: Page, known: readonly number[] = []) {
  return cutColumns(joinPieces(page.runs), page.rules, { pageWidth: page.width, bodySize: 10, known })
}

/** Path and first word of each region, in reading order. */
function cut(rows: readonly string[]): string[] {
  return regionsOf(drawPage(rows)).map(({ path, pieces }) => `${path} ${pieces[0]?.runs[0]?.text}`)
}

describe('regions', () => {
  test('are one where the page has one column', () => {
    expect(cut(prose(20, 74))).toEqual([' Once'])
  })

  test('are none on an empty page', () => {
    expect(cut([])).toEqual([])
  })

  test('are read down the left column, then down the right one', () => {
    expect(cut(sideBySide([prose(10, 35, 'Left'), prose(10, 35, 'Right')]))).toEqual(['l Left', 'r Right'])
  })

  test('are read one by one in three columns', () => {
    const rows = sideBySide([prose(10, 22, 'One'), prose(10, 22, 'Two'), prose(10, 22, 'Three')])
    expect(cut(rows).map(region => region.split(' ')[1])).toEqual(['One', 'Two', 'Three'])
  })

  test('of text that flows round an inset in its own face are read behind the left column', () => {
    const full = (rows: number, width: number, word: string) =>
      prose(rows, width, word).map(row => row.padEnd(width, 'x'))
    const beside = full(8, 21, 'Beside')
    const rows = (open: string, close: string) => [
      ...prose(1, 71, 'Title'),
      '',
      ...full(8, 46, 'Inset').map((row, i) => `${open}${row}${close}    ${beside[i]}`),
      ...sideBySide([[`${open}ends here.${close}`.padEnd(33 + open.length + close.length)], full(1, 34, 'Right')]),
      ...sideBySide([['', ...full(12, 33, 'Left')], full(13, 34, 'goes')]),
    ]
    const firsts = (page: Page) => regionsOf(page).map(({ pieces }) => pieces[0]?.runs[0]?.text)
    expect(firsts(drawPage(rows('<b>', '</b>')))).toEqual(['Title', 'Left', 'Beside', 'Right'])
    expect(firsts(drawPage(rows('', ''))).slice(0, 3)).toEqual(['Title', 'Inset', 'Beside'])
  })

  test('of a wide title come first, of a wide text below the columns last', () => {
    const columns = sideBySide([prose(10, 35, 'Left'), prose(10, 35, 'Right')])
    expect(cut([...prose(2, 74, 'Title'), ...columns, ...prose(2, 74, 'Below')])).toEqual([
      't Title',
      'l Left',
      'r Right',
      'b Below',
    ])
  })

  test('leave the short last line of a wide text with that text', () => {
    const columns = sideBySide([prose(10, 35, 'Left'), prose(10, 35, 'Right')])
    const regions = regionsOf(drawPage([...prose(2, 74, 'Wide'), 'ends here.', '', ...columns]))
    expect(regions[0]?.pieces.map(piece => piece.runs[0]?.text)).toContain('ends')
    expect(regions[1]?.pieces[0]?.runs[0]?.text).toBe('Left')
  })

  test('leave the heading of a wide text with that text, though it has white beside it', () => {
    const columns = sideBySide([prose(8, 35, 'Left'), prose(8, 35, 'Right')])
    const rows = (heading: string) => [...columns, '', '', heading, ...prose(4, 74, 'Wide')]
    expect(cut(rows('Abstract {bold font=Sans}'))).toEqual(['l Left', 'r Right', 'b Abstract'])
    expect(cut(rows('Abstract'))).toEqual(['l Left', 'r Right', 'b Wide'])
  })

  test('of a list of smaller type under both columns come after both columns of text', () => {
    const text = sideBySide([prose(10, 35, 'Left'), prose(10, 35, 'Right')])
    const list = sideBySide([prose(8, 35, 'First'), prose(8, 35, 'Second')]).map(line => `${line} {8}`)
    expect(cut([...text, ...gap(2), ...list])).toEqual(['l Left', 'r Right', 'ml First', 'mr Second'])
  })

  test('of three columns come after the heading above the middle one, which is centred over all', () => {
    const rows = sideBySide([prose(10, 22, 'One'), prose(10, 22, 'Two'), prose(10, 22, 'Three')])
    const heading = `${' '.repeat(32)}LITERATURE`
    expect(cut([heading, ...gap(2), ...rows]).map(region => region.split(' ')[1])).toEqual([
      'LITERATURE',
      'One',
      'Two',
      'Three',
    ])
  })

  test('begin with the heading that stands on the rule between them', () => {
    const text = sideBySide([prose(10, 35, 'Left'), prose(10, 35, 'Right')])
    const list = sideBySide([prose(8, 35, 'First'), prose(8, 35, 'Second')]).map(line => `${line} {8}`)
    const page = drawPage([...text, ...gap(3), 'REFERENCES', ...gap(1), ...list])
    const top = baselineOf(13) + 4
    const rules: Rule[] = [{ orientation: 'horizontal', box: { left: MARGIN, top, right: 490, bottom: top + 0.5 } }]
    const cuts = cutColumns(joinPieces(page.runs), rules, { pageWidth: page.width, bodySize: 10, known: [270] })
    expect(cuts.map(({ pieces }) => pieces[0]?.runs[0]?.text)).toEqual([
      'Left',
      'Right',
      'REFERENCES',
      'First',
      'Second',
    ])
  })

  test('of labels in the margin are each followed by the text beside it', () => {
    const text = (first: string) => prose(12, 55, first)
    const rows = sideBySide(
      [
        ['ABSTRACT:', ...gap(12), 'KEY WORDS OF IT:'],
        [...text('We'), ...gap(1), ...text('River')],
      ],
      6,
    )
    expect(regionsOf(drawPage(rows), [156]).map(({ pieces }) => pieces[0]?.runs[0]?.text)).toEqual([
      'ABSTRACT:',
      'We',
      'KEY',
      'River',
    ])
  })

  test.each(RANDOM_SEEDS)('hold each piece exactly once (random page %i)', seed => {
    const page = randomPage(seed)
    const runs = regionsOf(page, [300]).flatMap(region => region.pieces.flatMap(piece => piece.runs))
    expect(sortedTexts(runs)).toEqual(sortedTexts(page.runs))
  })
})
