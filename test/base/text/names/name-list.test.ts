import { describe, expect, test } from 'vitest'
import { looksLikeNames, RAISED_END, RAISED_START, splitNames } from '../../../../src/base/text/names/name-list.ts'

/** `^1^` stands for a raised mark. */
function raised(text: string): string {
  return text.replace(/\^([^^]*)\^/g, `${RAISED_START}$1${RAISED_END}`)
}

describe('a list of names', () => {
  test.each([
    ['Takao Kato,^1,2^ Sayako Hirose,^1^ and Moriaki Inoko^1^', ['Kato 1 2', 'Hirose 1', 'Inoko 1']],
    ['Omri Abend^1^ Roi Reichart^2^', ['Abend 1', 'Reichart 2']],
    ['^1^Reshma Kochikar Pai, ^2^Sham S Bhat', ['Pai 1', 'Bhat 2']],
    ['*Hazrat Bilal 1, Waseem Akram 2', ['Bilal * 1', 'Akram 2']],
    ['Sanjay Jain a, Rahul Bansal b, *, Manoj Sharma c', ['Jain a', 'Bansal b *', 'Sharma c']],
    ['Ann Lee (1) Bo Berg (1,2), Cara Novak (a)', ['Lee 1', 'Berg 1 2', 'Novak a']],
    ['Ann Lee [1] and Bo Berg [*]', ['Lee 1', 'Berg *']],
    ['Smith, John; Doe, Jane A.', ['Smith', 'Doe']],
    ['Horn O*, Berg C**, Lund I***, Dahl AT****', ['Horn *', 'Berg **', 'Lund ***', 'Dahl ****']],
    ['Ann Lee, MM^a^, Bo Berg, BSX^b^', ['Lee a', 'Berg b']],
    ['Ann Lee^1^, Bo Berg^2*^ and for the Old Town River Group', ['Lee 1', 'Berg 2 *']],
    ['Ann Lee, RIVERLAB, Université de Rivière', ['Lee']],
    ['Kelly J. Robinson^1^ & Sean D. Twiss^2^', ['Robinson 1', 'Twiss 2']],
  ])('%s is parted with its marks', (list, expected) => {
    expect(splitNames(raised(list)).map(({ surname, marks }) => [surname, ...marks].join(' '))).toEqual(expected)
  })

  test.each([
    ['von Ann Lee und Bo Berg', ['Ann Lee', 'Bo Berg']],
    ['by Ann Lee', ['Ann Lee']],
    ['(Ann Lee)', ['Ann Lee']],
    ['von Neumann', ['von Neumann']],
    ['Lee, Ann / Berg, Bo', ['Ann Lee', 'Bo Berg']],
    ['Ann Lee / Bo Berg / Cara Novak', ['Ann Lee', 'Bo Berg', 'Cara Novak']],
    ['Ann Lee, Somewhere', ['Ann Lee']],
    ['Ann Lee, Bo Berg, Suharto', ['Ann Lee', 'Bo Berg', 'Suharto']],
    ['Ann Lee, M. A.; Bo Berg, B.Sc.', ['Ann Lee', 'Bo Berg']],
    ['Dr. Ann Lee, M. A.', ['Ann Lee']],
    ['Smith, M. A.', ['M. A. Smith']],
    ['Ann Lee, Chia-Hung Huang', ['Ann Lee', 'Chia-Hung Huang']],
    ['Ann Lee, Bo Berg and', ['Ann Lee', 'Bo Berg']],
    ['ANN LEE UND', ['ANN LEE']],
    ['Ann Lee, Wang Y', ['Ann Lee', 'Wang Y']],
    ['殷昊，李寿山、贡正仙', ['殷昊', '李寿山', '贡正仙']],
    ['Ana Anić ve Bora Berk', ['Ana Anić', 'Bora Berk']],
    ['Rui Dias, Ana e Silva Prado e Eva Lima', ['Rui Dias', 'Ana e Silva Prado', 'Eva Lima']],
    ['Ann Lee, Bo Berg dan Dan Novak', ['Ann Lee', 'Bo Berg', 'Dan Novak']],
    ['А. Коршунов, д. т. н., И. Петров, канд. техн. наук', ['А. Коршунов', 'И. Петров']],
  ])('%s is read without the word before it and without brackets', (list, expected) => {
    expect(splitNames(list).map(({ name }) => name)).toEqual(expected)
  })

  test.each([
    'We thank Ann Lee, Bo Berg and Cara Novak',
    'Chapter VII',
    'Wissenschaftszentrum Berlin',
    'PERBANDINGAN METODE DETEKSI TEPI SUNGAI MENGGUNAKAN OPERATOR KIRSCH, CANNY & MARR PADA SUNGAI',
    'Fırat Üniversitesi',
    'Đại học Sông Hồng',
    '河流大学城市学院',
    '강변대학교 도시학과',
  ])('%s is none', text => {
    expect(looksLikeNames(text)).toBe(false)
  })

  test('is told from addresses and headings', () => {
    expect(looksLikeNames('Ann Lee, Bo Berg and Cara Novak')).toBe(true)
    expect(looksLikeNames('Ann Lee, Bo Berg and')).toBe(true)
    expect(looksLikeNames('Rivers, towns and')).toBe(false)
    expect(looksLikeNames('Department of Rivers, University of Somewhere')).toBe(false)
    expect(looksLikeNames('Statement of Need')).toBe(false)
    expect(looksLikeNames('Vom Wasser zur See')).toBe(false)
    expect(looksLikeNames('Beschreibung des Workshops')).toBe(false)
    expect(looksLikeNames('Wissenschaftliche Berichte')).toBe(false)
    expect(looksLikeNames('Bericht zur Fluss-Vermessung')).toBe(false)
    expect(looksLikeNames('Ann Lee / Institute of Rivers')).toBe(false)
    expect(looksLikeNames('IRW – K.U. Rivers')).toBe(false)
    expect(looksLikeNames('Domaine de Volcour')).toBe(false)
    expect(looksLikeNames('USING MAPS WITH THE HELP OF STUDENTS')).toBe(false)
    expect(looksLikeNames('KIM IN HO AND LI NA')).toBe(true)
  })
})

test('ranks in learned societies are no names', () => {
  const list = 'Ann Lee, Member, IEEE, Bo Berg, Fellow, OSA, and Cara Novak, Life Fellow, IEEE'
  expect(looksLikeNames(list)).toBe(true)
  expect(splitNames(list).map(({ name }) => name)).toEqual(['Ann Lee', 'Bo Berg', 'Cara Novak'])
})

describe('lists of names', () => {
  test('stand behind a sign of copyright, with a year', () => {
    expect(splitNames('© 2021 г. В. В. Рекова').map(({ name }) => name)).toEqual(['В. В. Рекова'])
    expect(splitNames('© Рекова В. В., Полев Н. Н., 2020').map(({ surname }) => surname)).toEqual(['Рекова', 'Полев'])
    expect(looksLikeNames('© 2021 The Authors')).toBe(false)
  })

  test('have ranks and degrees of Polish, Croatian, Serbian and Russian in front', () => {
    const names = [
      'mgr inż. Jan Nowak',
      'doc. dr. sc. Ana Anić',
      'проф. др Марко Марић',
      'канд. техн. наук Реков И. И.',
    ]
    expect(names.map(text => splitNames(text)[0]?.name)).toEqual([
      'Jan Nowak',
      'Ana Anić',
      'Марко Марић',
      'Реков И. И.',
    ])
  })

  test('end in a surname that is a small word elsewhere', () => {
    expect(splitNames('Mira Das, Bo Berg').map(({ name }) => name)).toEqual(['Mira Das', 'Bo Berg'])
  })

  test('are no titles in capitals or with the words of a report', () => {
    for (const text of [
      'ТЕЧЕНИЕ РЕК НА',
      'СТРОИТЕЛЬНЫЙ МАТЕРИАЛ',
      'АНАЛИЗ И ПРОЕКТИРОВАНИЕ',
      'Bericht der Flussarbeit',
      'СПбГУ ИТМО',
      'м.н.с., НИЛ КБ и ПКС',
      'ТиМПИ СПИИРАН',
    ])
      expect(looksLikeNames(text), text).toBe(false)
    for (const text of ['КСЕНИЯ РЕКОВА', 'Евгений Полев', 'Patricija Jung', 'Наталья Черных'])
      expect(looksLikeNames(text), text).toBe(true)
  })

  test('have bare initials that are words elsewhere, where others have them there too', () => {
    const namesOf = (list: string) => splitNames(list).map(({ given, surname }) => `${given} / ${surname}`)
    expect(namesOf('A Lee, B Berg and I U Dahl')).toEqual(['A / Lee', 'B / Berg', 'I / Dahl'])
    expect(namesOf('Lee I, Berg AT, Dahl FG, Horn C')).toEqual(['I / Lee', 'AT / Berg', 'FG / Dahl', 'C / Horn'])
    expect(namesOf('Lee AB, Berg PK')).toEqual(['AB / Lee', 'PK / Berg'])
    expect(namesOf('Ann E C Lee, E Berg')).toEqual(['Ann / Lee', 'E / Berg'])
    expect(namesOf('Horn MS, van der Berg JL, Rivas Lago D')).toEqual([
      'MS / Horn',
      'JL / van der Berg',
      'D / Rivas Lago',
    ])
    expect(namesOf('LEE I, BERG DS, DAHL SK')).toEqual(['I / LEE', 'DS / BERG', 'SK / DAHL'])
    expect(namesOf('MR Lee, ALF Berg, JT Dahl')).toEqual(['MR / Lee', 'ALF / Berg', 'JT / Dahl'])
    expect(looksLikeNames('A Lee, B Berg')).toBe(true)
  })

  test('have surnames in capitals, and titles have none of them', () => {
    expect(splitNames('Wei XU, Yan WU, Ho NG').map(({ surname }) => surname)).toEqual(['XU', 'WU', 'NG'])
    expect(splitNames('ANN LEE Y BO BERG').map(({ surname }) => surname)).toEqual(['LEE', 'BERG'])
    expect(splitNames('WANG Wei, LI Zheng, LV Jun').map(({ surname }) => surname)).toEqual(['WANG', 'LI', 'LV'])
    expect(splitNames('LEE Ann B., BERG Bo').map(({ surname }) => surname)).toEqual(['LEE', 'BERG'])
    expect(splitNames('J. L. VAN DAHL, B. BERG').map(({ surname }) => surname)).toEqual(['VAN DAHL', 'BERG'])
    expect(looksLikeNames('A River')).toBe(false)
    expect(looksLikeNames('New Ways, Old Ways for the Town')).toBe(false)
  })
})

test('a word of a hundred thousand letters is not a list of names, and is not searched from each of its letters', () => {
  expect(looksLikeNames('a'.repeat(100_000))).toBe(false)
})

test.each([
  ['赵磊 陈建国 李明', ['赵磊', '陈建国', '李明']],
  ['長谷川 修一 佐々木 美里', ['長谷川 修一', '佐々木 美里']],
  ['森 健 林 宏', ['森 健', '林 宏']],
  ['山田 太郎', ['山田 太郎']],
])('the names of %s, which blanks part, are told apart', (list, expected) => {
  expect(splitNames(list).map(({ name }) => name)).toEqual(expected)
})

test('two Chinese names of two and three characters are told from a Japanese one', () => {
  expect(splitNames('孙豪 张盛发').map(({ name }) => name)).toEqual(['孙豪', '张盛发'])
  expect(splitNames('山田 太一郎')).toHaveLength(1)
  expect(splitNames('森 健太郎')).toHaveLength(1)
})

test('the number of a student before a name in characters is none of its words', () => {
  expect(looksLikeNames('1234567 山田 太郎')).toBe(true)
  expect(splitNames('12-345678 山田 太郎').map(({ name }) => name)).toEqual(['山田 太郎'])
  expect(looksLikeNames('1234567 Ann Lee')).toBe(false)
})
