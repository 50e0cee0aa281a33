import { expect, test } from 'vitest'
import { textsOf } from '../../../../support/decide.ts'
import type { Block } from '../../../../../src/model/page/block.ts'
import type { Page } from '../../../../../src/model/page/page.ts'
import { wholeTitle } from '../../../../../src/understand/decide/front/title/title-lines.ts'
import { drawBlock, drawLines } from '../../../../support/draw-block.ts'
import { drawPage } from '../../../../support/draw-page.ts'
import { paragraph } from '../../../../support/prose.ts'
import { drawRecognised, recogniseBlock } from '../../../../support/recognised.ts'

const TEXT = ['', 'Ann Lee', '', ...paragraph(20, 66)]

/** The title of a page. */
function titlesOf(rows: readonly string[], draw: (art: readonly string[]) => Page = drawPage): string {
  return textsOf([draw([...rows, ...TEXT])], 'title').join(' ')
}

test('the second line of a large title may have the form of a name', () => {
  const rows = ['Skills in the Study of Rivers Among   {16 bold}', '        Humanities Scholars           {16 bold}']
  expect(titlesOf(rows)).toBe('Skills in the Study of Rivers Among Humanities Scholars')
  const light = rows.map((row, i) => (i === 1 ? row.replace(' bold', '') : row))
  expect(titlesOf(light, drawRecognised)).toBe('Skills in the Study of Rivers Among Humanities Scholars')
})

test('but is none set apart', () => {
  const title = 'Skills in the Study of Rivers Among'
  expect(titlesOf([`${title} {16 bold}`, '', '', 'Karl Brown {16 bold}'])).toBe(title)
})

test('recognised lines of large type are one title though their sizes were measured apart, and printed ones are not', () => {
  const rows = ['Skills in the Study of Old Rivers {20}', 'Among humanities in four towns {17.2}']
  expect(titlesOf(rows, drawRecognised)).toBe('Skills in the Study of Old Rivers Among humanities in four towns')
  expect(titlesOf(rows)).toBe('Skills in the Study of Old Rivers')
  expect(titlesOf([rows[0] ?? '', '', '', rows[1] ?? ''], drawRecognised)).toBe('Skills in the Study of Old Rivers')
})

test('such lines begin at one edge, but for some of the type size', () => {
  const titleWith = (indent: number) => {
    const second = `${' '.repeat(indent)}Among humanities in four old towns {14.6}`
    const rows = ['Skills in the Study of Old Rivers {17}', second, '', '', ...paragraph(5, 60)]
    const blocks = drawLines(rows).map(line => recogniseBlock({ ...drawBlock('.'), lines: [line], box: line.box }))
    return blocks[0] && wholeTitle(blocks[0], blocks)
  }
  expect(titleWith(1)).toContain('Among')
  expect(titleWith(2)).not.toContain('Among')
})

test('lines in capitals that have the form of a name are of the title where names in small letters follow', () => {
  const title = ['THE SLOW MOVEMENT OF RIVERS THROUGH TOWNS', 'GIOVANNI DELTA MARE', 'VALLE ROSSA BIANCA']
  const page = (...below: readonly string[]) =>
    [...title.map(line => `${line} {bold}`), '', ...below].flatMap((line, row) =>
      line === '' ? [] : drawBlock([...Array<string>(row).fill(''), line]),
    )
  const titleOn = (blocks: readonly Block[]) => blocks[0] && wholeTitle(blocks[0], blocks)
  expect(titleOn(page('Ann Lee, Bo Berg and Cara Novak'))).toBe(title.join(' '))
  expect(titleOn(page('Institute of Rivers, University of Somewhere'))).toBe(title[0])
  expect(titleOn(page('ANN LEE, BO BERG'))).toBe(title[0])
})

test('several words in capitals are a line of the title above names set apart, and above lines as near as they are', () => {
  const row = (text: string, at: number) => [drawBlock([...Array<string>(at).fill(''), text])]
  const first = row('SLOW RIVERS IN TOWNS {bold}', 0)
  const name = row('MARIA DELTA ROSSA {bold}', 1)
  const titleOn = (blocks: readonly Block[], seed = 0) => blocks[seed] && wholeTitle(blocks[seed], blocks)
  expect(titleOn([...first, ...name, ...row('ANN LEE', 4)])).toBe('SLOW RIVERS IN TOWNS MARIA DELTA ROSSA')
  expect(titleOn([...first, ...name, ...row('ANN LEE', 2)])).toBe('SLOW RIVERS IN TOWNS')
  const two = [drawBlock(['', '', 'SLOW RIVERS IN THE OLD TOWNS {bold}', 'AND ALL THAT LIVE BESIDE THEM {bold}'])]
  expect(titleOn([...name, ...two], 1)).toBe(
    'MARIA DELTA ROSSA SLOW RIVERS IN THE OLD TOWNS AND ALL THAT LIVE BESIDE THEM',
  )
  const far = [drawBlock(['', '', '', 'SLOW RIVERS IN THE OLD TOWNS {bold}', 'AND ALL THAT LIVE BESIDE THEM {bold}'])]
  expect(titleOn([...name, ...far], 1)).not.toContain('MARIA')
})
