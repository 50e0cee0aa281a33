import { expect, test } from 'vitest'
import { drawPage } from '../../support/draw-page.ts'
import { decide } from '../../support/decide.ts'
import { textOfBlock } from '../../../src/understand/evidence/blocks.ts'
import { prose } from '../../support/prose.ts'

const text = prose(12, 70)

/** The role of each block of the page whose text begins so. */
function roleOf(start: string, rows: readonly string[]) {
  return decide([drawPage(rows)]).find(({ block }) => textOfBlock(block).startsWith(start))?.role
}

test('first and last lines of a program that stand alone are part of it', () => {
  const rows = [
    ...text,
    '',
    '#include "river.h"                 {8 bold mono}',
    '',
    '',
    'int main(void)                     {8 mono}',
    '  return 0;                        {8 mono}',
    '',
    '',
    '#endif                             {8 mono}',
  ]
  expect(roleOf('#include', [...rows, '', ...text])).toBe('code')
  expect(roleOf('#endif', rows)).toBe('code')
})

test('a monospaced heading above text, and names of files one by one, are no program', () => {
  expect(roleOf('rivers', [...text, '', 'rivers                {14 bold mono}', '', ...text])).toBe('heading')
  const tree = [...text, '', '2.1 src {12 bold mono}', '', '2.2 test {12 bold mono}', '', '2.3 docs {12 bold mono}', '']
  expect(roleOf('2.1', [...tree, ...text])).toBe('heading')
})

test('a command behind a prompt is a program, and no heading above the next one', () => {
  const rows = [
    ...text,
    '',
    '$ git clone rivers   {10 mono}',
    '',
    '$ cd rivers          {10 mono}',
    '',
    ...text,
    '',
    '>>> count(rivers)    {10 bold mono}',
    '',
    ...text,
  ]
  expect(['$ git', '$ cd', '>>> count'].map(start => roleOf(start, rows))).toEqual(['code', 'code', 'code'])
  expect(roleOf('$ 30', [...text, '', '$ 30 a month         {14 bold}', '', ...text])).toBe('heading')
})

test('numbered statements in the type of the text are a program, and the label next to them is its', () => {
  const program = ['1: count ← 0', '2: for each river do', '3:    count ← count + 1', '4: end for']
  for (const rows of [
    [...text, '', 'Algoritmo 1. Counting rivers', ...program, '', ...text],
    [...text, '', ...program, 'Algoritmo 1. Counting rivers', '', ...text],
  ]) {
    expect(roleOf('1: count ← 0 2: for', rows)).toBe('code')
    expect(roleOf('Algoritmo 1.', rows)).toBe('code')
  }
})

test('lines that open with tags are a program in any type', () => {
  const markup = ['<river>', '  <name>Blue</name>', '  <length unit="km">30</length>', '</river>']
  expect(roleOf('<river>', [...text, '', ...markup, '', ...text])).toBe('code')
  expect(roleOf('<river>', [...text, '', '<river> is the name of an element that we used.', '', ...text])).toBe('text')
})

test('lines that open with tags are one in several blocks, too, and two alone are none', () => {
  const parts = ['<rivers>', '<river>', '', '', '    <name>Old River</name>', '', '', '</river>', '</rivers>']
  const role = (rows: readonly string[]) => roleOf('<rivers>', [...text, '', ...rows, '', ...text])
  expect(role(parts)).toBe('code')
  expect(role(parts.slice(0, 2))).toBe('text')
})

test('numbered lines that open with tags are one', () => {
  const markup = ['1 <river>', '2   <name>Blue</name>', '3   <length>30</length>', '4 </river>']
  expect(roleOf('1 <river>', [...text, '', ...markup, '', ...text])).toBe('code')
})
