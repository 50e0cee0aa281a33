import { describe, expect, test } from 'vitest'
import { layOutPages } from '../../../src/understand/layout/page-layout.ts'
import { drawPage } from '../../support/draw-page.ts'

const BODY_SIZE = 10

describe('the lines of a title page', () => {
  test('keep a long line of small type apart from the large type right above it', () => {
    const page = drawPage(`
      On the Slow Movement of Rivers                     {24 bold}
      Ann Lee, Bo Berg, Cara Novak and others            {7}
    `)
    const [layout] = layOutPages([page], BODY_SIZE)
    const texts = layout?.columns.flatMap(column => column.lines.map(line => line.text))
    expect(texts).toEqual(['On the Slow Movement of Rivers', 'Ann Lee, Bo Berg, Cara Novak and others'])
  })

  test('are separate from a side column that is set flush right', () => {
    const side = [
      'Edited by',
      'Ann Lee',
      'Institute for Water',
      'Reviewed by',
      'Bo Berg',
      'Old Town',
      'Received',
      '3 May',
    ]
    const text = 'rivers move through the towns and fields of the land and all'
    const rows = side.flatMap(note => [`${note.padStart(20)}`, `${' '.repeat(24)}${text}`])
    const [layout] = layOutPages([drawPage(rows.join('\n'))], BODY_SIZE)
    const columns = layout?.columns.map(column => column.lines.map(line => line.text))
    expect(columns).toEqual([side, side.map(() => text)])
  })
})
