import { expect, test } from 'vitest'
import { layOutPages } from '../../../src/understand/layout/page-layout.ts'
import { drawPage } from '../../support/draw-page.ts'

const TEXT = `
  The last few decades have seen how rivers move through towns and
  fields, and how people live beside them in every part of the land.
  This text goes on in the same type over a number of lines here.`

const linesOf = (art: string) =>
  layOutPages([drawPage(art)], 10).flatMap(({ columns }) =>
    columns.flatMap(({ lines }) => lines.map(line => line.text)),
  )

test('captions side by side are two, line by line', () => {
  const lines = linesOf(`${TEXT}

  Table 1: Towns and their          Table 2: Rivers and their
  rivers in two parts.              towns.

${TEXT}`)
  const first = lines.indexOf('Table 1: Towns and their')
  expect(lines.slice(first, first + 4)).toEqual([
    'Table 1: Towns and their',
    'rivers in two parts.',
    'Table 2: Rivers and their',
    'towns.',
  ])
})

test('so are those of centred lines, the second of which ends lower', () => {
  const row = (left: string, right: string) => {
    const start = ' '.repeat(15 - left.length / 2) + left
    return `${start.padEnd(50 - right.length / 2)}${right}`
  }
  const lines = linesOf(`${TEXT}

  ${row('Figure 1. Towns and all rivers', 'Figure 2. Rivers and all towns')}
  ${row('of it.', 'in all parts')}
  ${row('', 'of it.')}

${TEXT}`)
  const first = lines.indexOf('Figure 1. Towns and all rivers')
  expect(lines.slice(first, first + 5)).toEqual([
    'Figure 1. Towns and all rivers',
    'of it.',
    'Figure 2. Rivers and all towns',
    'in all parts',
    'of it.',
  ])
})

test('so are those whose lines below the label are set in, the second of which begins lower', () => {
  const left = ['Figure 1. Towns with all', '    their rivers and the', '    fields.']
  const right = ['Figure 2. Rivers with all', '    their towns and the', '    boats.']
  const art = `${TEXT}\n${TEXT}\n\n  ${left.join('\n  ')}\n\n\n\n${TEXT}`
  const [upper, lower] = [drawPage(art), drawPage(art.replace(left.join('\n  '), right.join('\n  ')))]
  const isCaption = ({ baseline }: { baseline: number }) => baseline > 140 && baseline < 200
  const moved = lower.runs.filter(isCaption).map(run => ({
    ...run,
    baseline: run.baseline + 5,
    box: {
      ...run.box,
      left: run.box.left + 200,
      right: run.box.right + 200,
      top: run.box.top + 5,
      bottom: run.box.bottom + 5,
    },
  }))
  const layouts = layOutPages([{ ...upper, runs: [...upper.runs, ...moved] }], 10)
  const lines = layouts.flatMap(({ columns }) => columns.flatMap(column => column.lines.map(({ text }) => text)))
  const first = lines.indexOf('Figure 1. Towns with all')
  expect(lines.slice(first, first + 6)).toEqual([...left, ...right].map(line => line.trim()))
})

test('the last words of a paragraph are no label beside the caption below it', () => {
  const art = `${TEXT}
${TEXT}
  All of the towns beside the rivers are shown on the maps, as in
  Figure 1.
                    Figure 1. Towns and rivers {7}

${TEXT}`
  const [layout] = layOutPages([drawPage(art)], 10)
  const columns = layout?.columns.filter(({ lines }) => lines.some(({ text }) => text === 'Figure 1.'))
  expect(columns?.[0]?.lines.length).toBeGreaterThan(5)
})

test('words behind a wide blank in a line below the label are in it once', () => {
  const lines = linesOf(`${TEXT}

  Table 1: Towns    and rivers        Table 2: Rivers and their
  in each place.    of it all         towns.

${TEXT}`)
  const words = lines.join(' ').split(/\s+/u)
  expect(words.filter(word => word === 'all')).toHaveLength(1)
})
