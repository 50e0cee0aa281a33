import { describe, expect, test } from 'vitest'
import { layOutPages } from '../../../../src/understand/layout/page-layout.ts'
import type { Page } from '../../../../src/model/page/page.ts'
import { readMisreadMark } from '../../../../src/understand/decide/notes/misread-marks.ts'
import { drawPage } from '../../../support/draw-page.ts'
import { drawRecognised } from '../../../support/recognised.ts'

function markOn(page: Page): string | undefined {
  const line = layOutPages([page], 10)[0]?.columns[0]?.lines[0]
  return line === undefined ? undefined : readMisreadMark(line)
}

describe('what a recognised note opens with in the place of its mark', () => {
  test.each([
    ['®The guidelines are those of others.', '®'],
    ['>Trees grow at rivers.', '>'],
    ['*www.rivers.org', '*'],
    ['13The frequency of it', '13'],
    ['14we use the distance', '14'],
    ['"We have seen this before.', '"'],
    ["'For a review see there.", "'"],
    ['* See there.', '*'],
    ['t Present address: River Street', 't'],
    ['tRiverstr. 113, Oldtown', 't'],
    ['Shttps://www.rivers.org/', 'S'],
    ['SThe river runs.', 'S'],
    ['PAs rivers fall', 'P'],
    ['tVgl. Rivers', 't'],
    ['I Through old towns', 'I'],
    ['*, See there.', '*,'],
    ['t. A river', 't.'],
    ['@As the river falls', '@'],
    ['! https://rivers.org/maps', '!'],
  ])('is a sign before a word: %s', (text, mark) => {
    expect(markOn(drawRecognised(text))).toBe(mark)
  })

  test.each([
    '"We" is a word.',
    'The river.',
    'iii. The river.',
    'to Present',
    '(2009) Rivers',
    '12 rivers',
    'I. Rivers',
    'I run',
    'USA',
    'ATLAS of rivers',
  ])('is none where the text begins: %s', text => {
    expect(markOn(drawRecognised(text))).toBeUndefined()
  })

  test('is none where text was not recognised', () => {
    expect(markOn(drawPage('®The guidelines are those of others.'))).toBeUndefined()
  })
})
