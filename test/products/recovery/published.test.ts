import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { recoverSentences } from '../../../src/products/recovery/recover.ts'

/** A line of exactly `length` characters that ends in `end`. */
function line(length: number, end = 'x'): string {
  return 'word '.repeat(length).slice(0, length - end.length - 1) + 'x' + end
}

function published(lines: readonly string[], eps?: number) {
  return recoverSentences(lines.join('\n'), { preset: 'published', columnWidth: 20, eps })
}

function textsOf(lines: readonly string[], eps?: number): readonly string[] {
  return published(lines, eps).paragraphs.map(part => part.text)
}

describe('the published flow', () => {
  test('drops empty lines, also of blanks', () => {
    const { paragraphs, lines, deletions } = published(['', 'A heading', '   '])
    expect(paragraphs.map(part => part.text)).toEqual(['A heading'])
    expect(lines.map(({ kind }) => kind)).toEqual(['EL', 'UL', 'EL'])
    expect(deletions).toEqual([])
  })

  test('ends a paragraph at each finished line, whatever its length', () => {
    expect(textsOf(['Short.', 'Is it?', 'Yes!', line(60, '.')])).toEqual(['Short.', 'Is it?', 'Yes!', line(60, '.')])
  })

  test('joins lines of about the column width up to a finished line', () => {
    expect(textsOf([line(20), line(18), line(22), 'end.', line(20)])).toEqual([
      [line(20), line(18), line(22), 'end.'].join(' '),
      line(20),
    ])
  })

  test('takes lines off by more than eps for no part of a paragraph', () => {
    expect(textsOf([line(17), line(23)])).toEqual([line(17), line(23)])
    expect(textsOf([line(17), line(23)], 0.15)).toEqual([`${line(17)} ${line(23)}`])
  })

  test('undoes a hyphen at the end of a joined line, whatever the word', () => {
    const { paragraphs, joins } = published(['forms of amino-', 'glycosides.'])
    expect(paragraphs.map(part => part.text)).toEqual(['forms of amino-', 'glycosides.'])
    const joined = published(['some forms of amino-', 'glycosides.'])
    expect(joined.paragraphs.map(part => part.text)).toEqual(['some forms of aminoglycosides.'])
    expect([joins, joined.joins]).toEqual([[], [{ index: 0, hyphen: 'undone' }]])
  })

  test('drops a short unfinished line inside a paragraph and keeps it outside', () => {
    const { paragraphs, deletions } = published(['Heading', line(20), 'Table 1', 'end.', 'Heading'])
    expect(paragraphs.map(part => part.text)).toEqual(['Heading', `${line(20)} end.`, 'Heading'])
    expect(deletions.map(({ index, text, role }) => [index, text, role])).toEqual([[2, 'Table 1', 'object']])
  })

  test('sets par to false after a finished line, so that the next heading is kept', () => {
    expect(textsOf([line(20), 'end.', 'Heading', line(20)])).toEqual([`${line(20)} end.`, 'Heading', line(20)])
  })

  test('writes a paragraph that the document leaves unfinished', () => {
    expect(textsOf([line(20), line(21)])).toEqual([`${line(20)} ${line(21)}`])
  })
})

describe('the column width', () => {
  /** Lines of these lengths, so many of each. */
  function textOf(counts: Readonly<Record<number, number>>): string {
    return Object.entries(counts)
      .flatMap(([length, lines]) => Array.from({ length: lines }, () => 'x'.repeat(Number(length))))
      .join('\n')
  }

  test.each([
    [85, { 0: 40, 3: 12, 40: 4, 84: 20, 85: 30, 86: 25 }],
    [83, { 0: 90, 5: 20, 60: 8, 81: 21, 83: 33, 88: 32 }],
    [68, { 0: 10, 8: 5, 30: 4, 65: 17, 66: 18, 68: 19 }],
  ])('is %i where most lines not below the average have that length', (columnWidth, counts) => {
    const recovered = recoverSentences(textOf(counts), { preset: 'published' })
    expect(recovered.columnWidth).toBe(columnWidth)
    expect(recovered.distribution[columnWidth]).toBe(
      Object.entries(counts).find(([k]) => Number(k) === columnWidth)?.[1],
    )
  })

  test('is the one of several with most lines about it, and the longest of those', () => {
    expect(recoverSentences(textOf({ 40: 5, 60: 5, 61: 2 }), { preset: 'published' }).columnWidth).toBe(60)
    expect(recoverSentences(textOf({ 40: 5, 80: 5 }), { preset: 'published' }).columnWidth).toBe(80)
  })
})

const serbian = '../shared/spec/seeds/sentence-recovery.sr.txt'

test.skipIf(!existsSync(serbian))('gives what was measured on a hard-wrapped article', () => {
  const recovered = recoverSentences(readFileSync(serbian, 'utf8'), { preset: 'published' })
  expect(recovered.lines).toHaveLength(1108)
  expect(recovered.average).toBeCloseTo(32.66, 2)
  expect(recovered.columnWidth).toBe(44)
  expect(recovered.paragraphs).toHaveLength(260)
  expect(recovered.paragraphs.filter(part => part.role === 'heading')).toHaveLength(153)
  expect(recovered.deletions).toHaveLength(100)
})
