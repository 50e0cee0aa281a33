import { describe, expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import type { Page } from '../../../../src/model/page/page.ts'
import { drawPage } from '../../../support/draw-page.ts'

/** Where the right column begins, in points right of the left one. */
const RIGHT = 270

/** A page with a left column and a right one; row by row as a table is drawn, else one column after the other. */
function pageOf(left: readonly string[], right: readonly string[], isByRow = false): Page {
  const page = drawPage(left)
  const shifted = drawPage(right).runs.map(run => ({
    ...run,
    box: { ...run.box, left: run.box.left + RIGHT, right: run.box.right + RIGHT },
  }))
  const runs = [...page.runs, ...shifted]
  return { ...page, runs: isByRow ? runs.sort((a, b) => a.baseline - b.baseline) : runs }
}

function columnsOf(page: Page): string[] {
  return layOutPages([page], 10).flatMap(({ columns }) =>
    columns.map(({ lines }) => lines.map(line => line.text).join(' ')),
  )
}

const LEFT = [
  'The bakers have kept a list of all flours',
  'of the valley, in which wheats and barley',
  'are weighed, and',
]
const OTHER = [
  'sold some of it before winter. The price',
  'of a small loaf was lowered to two pennies',
  'that lasted a year.',
]

const LIST = [...LEFT, 'there are:', '- wheats', '- rye', '- oats', 'some of', 'which are', 'rare ones.']
const PROGRAM = [...OTHER, 'Here is', 'a program', 'of lines', 'for oven', '  in ovens', '  count', 'done.']

describe('columns that are drawn one after the other', () => {
  test('are known by three lines of running text', () => {
    expect(columnsOf(pageOf(LEFT, OTHER))).toEqual([LEFT.join(' '), OTHER.join(' ')])
  })

  test('are known where few lines are full', () => {
    expect(columnsOf(pageOf(LIST, PROGRAM))).toHaveLength(2)
  })

  test('are known by the text of one, where both have twelve rows', () => {
    const left = [...LEFT, ...OTHER, ...LEFT, ...OTHER]
    const works = [
      'Works of the year',
      '1 Ovens 12',
      '2 Flours of wheats and of barley mixed 14',
      '3 Mills 19',
      '3.1 Wind 19',
      '3.2 Water 20',
    ]
    const right = [...works, '3.3 Mules 22', '4 Prices 24', '4.1 Pennies 24', '4.2 Loaves 25', '5 Taxes 27', '6 End 30']
    expect(columnsOf(pageOf(left, right))).toHaveLength(2)
    expect(columnsOf(pageOf(left.slice(1), right.slice(1)))).toHaveLength(1)
    expect(columnsOf(pageOf(right, right))).toHaveLength(1)
  })

  test('are not the cells of rows, drawn row by row', () => {
    expect(columnsOf(pageOf(LEFT, OTHER, true))).toHaveLength(1)
  })

  test('are not lists of names or numbers side by side', () => {
    const names = ['Ann Lee of the Institute for Waters', 'University of Somewhere', 'Old Town']
    expect(columnsOf(pageOf(names, names))).toHaveLength(1)
  })

  test('are not two rows, nor three in which a single line goes on', () => {
    const goesOn = ['which the bakers had weighed in the end', 'of the year, with barleys and with rye']
    expect(columnsOf(pageOf(goesOn, goesOn))).toHaveLength(1)
    const hardly = [...goesOn.slice(0, 1), 'Herons were counted in the month of March', 'Coots were not']
    expect(columnsOf(pageOf(hardly, hardly))).toHaveLength(1)
  })

  test('are not long lists of which hardly a line goes on', () => {
    const birds = [
      'Herons',
      'Coots',
      'Grey ducks',
      'Swans of the pond',
      'which are rare',
      'Geese',
      'Gulls and',
      'terns',
    ]
    const list = [...birds, 'Storks', 'Cranes', 'Teal', 'Divers', 'Grebes in their reed']
    expect(columnsOf(pageOf(list, list))).toHaveLength(1)
  })

  test('are not lines without a common left edge', () => {
    const steps = LEFT.map((line, i) => `${' '.repeat(2 * i)}${line}`)
    const otherSteps = OTHER.map((line, i) => `${' '.repeat(2 * i)}${line}`)
    expect(columnsOf(pageOf(steps, otherSteps))).toHaveLength(1)
  })

  test('are not as wide as notes in the margin', () => {
    expect(columnsOf(pageOf(LEFT, ['a note', 'of the', 'margin']))).toHaveLength(1)
  })

  test('begin below names side by side that are drawn before both', () => {
    const names = (name: string) => [name, 'Institute', 'Somewhere', '']
    const page = pageOf([...names('Ann Lee'), ...LIST], [...names('Bo Berg'), ...PROGRAM])
    const isName = ({ baseline }: { readonly baseline: number }) => baseline < 100
    const runs = [...page.runs.filter(isName), ...page.runs.filter(run => !isName(run))]
    const columns = columnsOf({ ...page, runs })
    expect(columns.slice(-2)).toEqual([LIST.join(' '), PROGRAM.map(line => line.trim()).join(' ')])
  })
})
