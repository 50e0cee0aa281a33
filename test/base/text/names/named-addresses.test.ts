import { describe, expect, test } from 'vitest'
import { readNamedAddresses, splitNameAndAddress } from '../../../../src/base/text/names/named-addresses.ts'

describe('names with their addresses in brackets', () => {
  test.each([
    ['Ann Lee (Institute of Rivers)', [['Ann Lee', 'Institute of Rivers']]],
    [
      'Ann Lee (Institute of Rivers), Bo Berg, Cy Dahl (TU Somewhere) und Di Egg (Oslo)',
      [
        ['Ann Lee', 'Institute of Rivers'],
        ['Bo Berg, Cy Dahl', 'TU Somewhere'],
        ['Di Egg', 'Oslo'],
      ],
    ],
    ['Dr. Ann Lee (Somewhere / ann.lee@rivers.example)', [['Dr. Ann Lee', 'Somewhere / ann.lee@rivers.example']]],
  ])('are read from %s', (text, expected) => {
    expect(readNamedAddresses(text).map(({ names, address }) => [names, address])).toEqual(expected)
  })

  test.each([
    ['a place', 'Ann Lee (Oslo)'],
    ['marks', 'Ann Lee (1), Bo Berg (2)'],
    ['a sentence', 'Ann Lee (Institute of Rivers) says that they move.'],
    ['a title', 'Old rivers (Institute of Rivers)'],
    ['names without brackets', 'Ann Lee, Bo Berg'],
  ])('are not found in %s', (_, text) => {
    expect(readNamedAddresses(text)).toEqual([])
  })
})

describe('Russian names with jobs or organisations behind them', () => {
  test.each([
    [
      'Иванов И. И. студент кафедры рек, ivanov@river.example, Петров-Водкин П.П, м.н.с. лаб. паромов; А. Б. Сидоров МГУ',
      [
        ['Иванов И. И.', 'студент кафедры рек, ivanov@river.example'],
        ['Петров-Водкин П.П', 'м.н.с. лаб. паромов'],
        ['А. Б. Сидоров', 'МГУ'],
      ],
    ],
    ['Иванов И. И.\uE0001,2\uE001, студент МГУ', [['Иванов И. И.\uE0001,2\uE001', 'студент МГУ']]],
    ['Иванов И. И. – к.т.н., с.н.с. ИРП', [['Иванов И. И.', 'к.т.н., с.н.с. ИРП']]],
    [
      'Иванова А., д.ф.-м.н, Институт имени А. И. Мостова, Петрова Б. C., petrova@river.example',
      [
        ['Иванова А.', 'д.ф.-м.н, Институт имени А. И. Мостова'],
        ['Петрова Б. C.', 'petrova@river.example'],
      ],
    ],
  ])('are read from %s', (text, expected) => {
    expect(readNamedAddresses(text).map(({ names, address }) => [names, address])).toEqual(expected)
  })

  test.each([
    ['names alone', 'Иванов И. И., Петров П. П.'],
    ['names before their common address', 'Иванов И. И., Петров П. П., Институт рек'],
    ['a sentence', 'В работе Иванов И. И. студент кафедры рек'],
    ['a reference', 'Иванов И. И. Паромы дельты. Москва, 1999.'],
  ])('are not found in %s', (_, text) => {
    expect(readNamedAddresses(text)).toEqual([])
  })
})

describe('a name and its address in one line', () => {
  test.each([
    ['Dr. Ann Lee, Institute of Rivers, Oslo', 'Dr. Ann Lee', 'Institute of Rivers, Oslo'],
    ['Ann Lee, IT-Gruppe Rivers, University of Oslo', 'Ann Lee', 'IT-Gruppe Rivers, University of Oslo'],
    ['Ann Lee – University of Oslo', 'Ann Lee', 'University of Oslo'],
  ])('are told apart: %s', (line, names, address) => {
    expect(splitNameAndAddress(line)).toEqual({ names, address })
  })

  test('are not found where a second person or no address is behind the name', () => {
    expect(splitNameAndAddress('Ann Lee, Bo Berg, University of Oslo')).toBeUndefined()
    expect(splitNameAndAddress('Ann Lee, Oslo')).toBeUndefined()
  })
})

test('brackets may be as wide as East Asian characters', () => {
  const address = '某々大学 工学部'
  expect(splitNameAndAddress(`山田 太郎（${address}）`)).toEqual({ names: '山田 太郎', address })
  expect(readNamedAddresses(`山田 太郎（${address}）森 健（${address}）`).map(({ names }) => names)).toEqual([
    '山田 太郎',
    '森 健',
  ])
})
