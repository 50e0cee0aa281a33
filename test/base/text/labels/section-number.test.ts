import { describe, expect, it, test } from 'vitest'
import { parseRoman, writeRoman } from '../../../../src/base/text/labels/roman.ts'
import { isNextNumber, parseSectionNumber } from '../../../../src/base/text/labels/section-number.ts'

describe('parseSectionNumber', () => {
  it('takes no small letter behind a bar for the rest of a sentence', () => {
    expect(parseSectionNumber('3.2 | mRNA of rivers')).toMatchObject({ rest: 'mRNA of rivers', restStart: 'other' })
    expect(parseSectionNumber('3.2 mRNA of rivers')).toMatchObject({ restStart: 'small' })
  })

  it('joins the parts of a number that blanks part in Japanese', () => {
    expect(parseSectionNumber('2. 1 川の名前')).toMatchObject({ number: '2.1', depth: 2, rest: '川の名前' })
    expect(parseSectionNumber('3. 2. 4 本研究の川')).toMatchObject({ number: '3.2.4', depth: 3, rest: '本研究の川' })
    expect(parseSectionNumber('2. 3 段階の評価')).toMatchObject({ number: '2', rest: '3 段階の評価' })
    expect(parseSectionNumber('4. 12 人の舟')).toMatchObject({ number: '4', rest: '12 人の舟' })
    expect(parseSectionNumber('2. 3 rivers')).toMatchObject({ number: '2', rest: '3 rivers' })
  })

  it('reads numbers that dashes part and close in Arabic script', () => {
    expect(parseSectionNumber('-2-1 رودها')).toMatchObject({ number: '2.1', depth: 2, rest: 'رودها' })
    expect(parseSectionNumber('۲-۳-۱- رودها')).toMatchObject({ number: '2.3.1', depth: 3, rest: 'رودها' })
    expect(parseSectionNumber('2-1 رودها')).toBeUndefined()
    expect(parseSectionNumber('-2-1 rivers')).toBeUndefined()
  })

  it('reads no initial before a name in capitals', () => {
    expect(parseSectionNumber('I.BRANDT')).toBeUndefined()
  })

  it.each([
    ['1 Introduction', '1', 1, 'arabic', '', 'Introduction'],
    ['1. Introduction', '1', 1, 'arabic', '.', 'Introduction'],
    ['2.1 Data', '2.1', 2, 'arabic', '', 'Data'],
    ['2.1.3. X', '2.1.3', 3, 'arabic', '.', 'X'],
    ['IV. RESULTS', 'IV', 1, 'roman', '.', 'RESULTS'],
    ['II-A. Data', 'II-A', 2, 'roman', '.', 'Data'],
    ['A. Data', 'A', 1, 'letter', '.', 'Data'],
    ['A.1 Proof', 'A.1', 2, 'letter', '', 'Proof'],
    ['Б. Подаци', 'Б', 1, 'letter', '.', 'Подаци'],
    ['1) First', '1', 1, 'arabic', ')', 'First'],
    ['[3] Third', '3', 1, 'arabic', ')', 'Third'],
    ['(iv) fourth', 'iv', 1, 'roman', ')', 'fourth'],
    ['(a) first', 'a', 1, 'letter', ')', 'first'],
    ['1 – Einleitung', '1', 1, 'arabic', '-', 'Einleitung'],
    ['2.1 | Data', '2.1', 2, 'arabic', '-', 'Data'],
    ['2.1Related work', '2.1', 2, 'arabic', '', 'Related work'],
    ['1.Introduction', '1', 1, 'arabic', '.', 'Introduction'],
    ['III.RESULTS', 'III', 1, 'roman', '.', 'RESULTS'],
    ['1.РЕЗУЛЬТАТЫ', '1', 1, 'arabic', '.', 'РЕЗУЛЬТАТЫ'],
    ['3', '3', 1, 'arabic', '', ''],
    ['１．２ 方法', '1.2', 2, 'arabic', '', '方法'],
    ['۳ روش', '3', 1, 'arabic', '', 'روش'],
    ['Ⅳ. 결론', 'Ⅳ', 1, 'roman', '.', '결론'],
    ['１．方法', '1', 1, 'arabic', '.', '方法'],
    ['2.方法', '2', 1, 'arabic', '.', '方法'],
    ['二、方法', '二', 1, 'letter', '.', '方法'],
    ['（一）方法', '一', 1, 'letter', ')', '方法'],
  ])('reads %s', (text, number, depth, style, closing, rest) => {
    expect(parseSectionNumber(text)).toMatchObject({ number, depth, style, closing, rest })
  })

  it.each([
    ['Appendix A Proofs', 'A', 'appendix', 'Proofs'],
    ['ANHANG B: Tabellen', 'B', 'appendix', 'Tabellen'],
    ['Chapter 3: Methods', '3', 'chapter', 'Methods'],
    ['Глава 2. Методе', '2', 'chapter', 'Методе'],
    ['§ 3 Recht', '3', 'section', 'Recht'],
    ['Section 2.1 Data', '2.1', 'section', 'Data'],
    ['Part IV', 'IV', 'chapter', ''],
    ['第1章 方法', '1', 'chapter', '方法'],
    ['제 II 장 강', 'II', 'chapter', '강'],
    ['제 IV 장', 'IV', 'chapter', ''],
    ['2. fejezet', '2', 'chapter', ''],
    ['3. Kapitel: Methoden', '3', 'chapter', 'Methoden'],
    ['1. melléklet', '1', 'appendix', ''],
    ['第二节 方法', '二', 'section', '方法'],
    ['第2章', '2', 'chapter', ''],
    ['제3장 방법', '3', 'chapter', '방법'],
    ['Bölüm 2. Yöntem', '2', 'chapter', 'Yöntem'],
    ['Kapitola 2 Metody', '2', 'chapter', 'Metody'],
  ])('reads the word in %s', (text, number, word, rest) => {
    expect(parseSectionNumber(text)).toMatchObject({ number, word, rest })
  })

  it.each([
    '1998 was a good year',
    '3D models',
    'MIX of methods',
    '1,5 mg',
    '3-5 days',
    '5-HT receptors',
    '2020年',
    '一般',
    'In the end',
  ])('finds no number in %s', text => {
    expect(parseSectionNumber(text)).toBeUndefined()
  })

  it.each(['APPENDIX', 'Introduction', 'Table 3', '(1998', '200 people came', ''])('finds no number in "%s"', text => {
    expect(parseSectionNumber(text)).toBeUndefined()
  })

  it('says what the rest starts with', () => {
    const startOf = (text: string) => parseSectionNumber(text)?.restStart
    expect(startOf('1.5 mg of salt')).toBe('small')
    expect(startOf('1.5 “Methods”')).toBe('capital')
    expect(startOf('10 000 people')).toBe('digit')
    expect(startOf('2 = x')).toBe('other')
    expect(startOf('2.')).toBe('none')
  })
})

describe('isNextNumber', () => {
  it.each([
    ['1', '2'],
    ['1', '1.1'],
    ['1.3', '2'],
    ['2.9', '2.10'],
    ['2.4.1', '2.5'],
    ['2.4.1', '3'],
    ['IV', 'V'],
    ['H', 'I'],
    ['I', 'II'],
    ['A', 'B'],
    ['А', 'Б'],
    ['A', 'A.1'],
    ['II', 'II-A'],
    ['II-A', 'II-B'],
    ['a', 'b'],
    [undefined, '1'],
    [undefined, '0'],
    [undefined, 'I'],
    [undefined, '1.1'],
  ])('%s is followed by %s', (previous, next) => {
    expect(isNextNumber(previous, next)).toBe(true)
  })

  it.each([
    ['1', '3'],
    ['1', '1'],
    ['1', '2.1'],
    ['1', '1.2'],
    ['1.1', '1.1.1.1'],
    ['9', 'A'],
    ['A', 'b'],
    ['I', '2'],
    [undefined, '2'],
  ])('%s is not followed by %s', (previous, next) => {
    expect(isNextNumber(previous, next)).toBe(false)
  })
})

describe('Roman numerals', () => {
  it('reads what it writes', () => {
    for (let value = 1; value < 4000; value++) expect(parseRoman(writeRoman(value))).toBe(value)
  })

  it('reads small letters and no malformed numeral', () => {
    expect(parseRoman('xiv')).toBe(14)
    expect(['IIII', 'VX', 'IC', '', 'A', '3'].map(parseRoman)).toEqual(Array(6).fill(undefined))
  })
})

test('a Latin word in small letters before East Asian ones opens a title, and a unit does not', () => {
  expect(parseSectionNumber('3.5 rivernet の特徴')?.restStart).toBe('capital')
  expect(parseSectionNumber('2.1.1 s-t 最小割')?.restStart).toBe('capital')
  expect(parseSectionNumber('3.5 mg の塩')?.restStart).toBe('small')
  expect(parseSectionNumber('3.5 rivers and towns')?.restStart).toBe('small')
})
