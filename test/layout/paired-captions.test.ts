import { expect, test } from 'vitest'
import { layOutPages } from '../../src/layout/page-layout.ts'
import { drawPage } from '../support/draw-page.ts'

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
