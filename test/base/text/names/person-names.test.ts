import { describe, expect, test } from 'vitest'
import { splitCjkName } from '../../../../src/base/text/names/cjk-name.ts'
import { splitNames } from '../../../../src/base/text/names/name-list.ts'
import { type NameSplit, parsePersonName } from '../../../../src/base/text/names/person-name.ts'

type Row = readonly [
  text: string,
  given: string | undefined,
  middle: string | undefined,
  surname: string,
  split: NameSplit,
]

/** Names of many cultures with their parts, most of them of people of the past. */
const NAMES: readonly Row[] = [
  // English
  ['Ada Lovelace', 'Ada', undefined, 'Lovelace', 'two-words'],
  ['Речкин Иван Петрович', 'Иван', 'Петрович', 'Речкин', 'given-name'],
  ['Иван Петрович Речкин', 'Иван', 'Петрович', 'Речкин', 'last-word'],
  ['Речкина Анна Ильинична', 'Анна', 'Ильинична', 'Речкина', 'given-name'],
  ['Rechkina Anna Ivanovna', 'Anna', 'Ivanovna', 'Rechkina', 'given-name'],
  ['Anna H. Petrovich', 'Anna', 'H.', 'Petrovich', 'initials'],
  ['Анна Х. Петрович', 'Анна', 'Х.', 'Петрович', 'initials'],
  ['Речкин Вадим', 'Вадим', undefined, 'Речкин', 'given-name'],
  ['Вадим Речкин', 'Вадим', undefined, 'Речкин', 'two-words'],
  // A letter that its font could not print.
  ['Kurtowa#ska, Anna', 'Anna', undefined, 'Kurtowa#ska', 'comma'],
  ['Милан Петровић', 'Милан', undefined, 'Петровић', 'two-words'],
  ['Alan M. Turing', 'Alan', 'M.', 'Turing', 'initials'],
  ['J. R. R. Tolkien', 'J.', 'R. R.', 'Tolkien', 'initials'],
  ['Martin Luther King Jr.', 'Martin', 'Luther', 'King Jr.', 'last-word'],
  ['Martin L. King, Jr.', 'Martin', 'L.', 'King Jr.', 'initials'],
  ['Henry Louis Gates III', 'Henry', 'Louis', 'Gates III', 'last-word'],
  ['Flannery O’Connor', 'Flannery', undefined, 'O’Connor', 'two-words'],
  ['Barbara McClintock', 'Barbara', undefined, 'McClintock', 'two-words'],
  ['Mary Ann Evans', 'Mary', 'Ann', 'Evans', 'last-word'],
  ['Smith, John A.', 'John', 'A.', 'Smith', 'comma'],
  // German, Dutch, Scandinavian
  ['Johann Wolfgang von Goethe', 'Johann', 'Wolfgang', 'von Goethe', 'particle'],
  ['Annette von Droste-Hülshoff', 'Annette', undefined, 'von Droste-Hülshoff', 'particle'],
  ['Ludwig Mies van der Rohe', 'Ludwig', 'Mies', 'van der Rohe', 'particle'],
  ['Vincent van Gogh', 'Vincent', undefined, 'van Gogh', 'particle'],
  ['Jacobus Henricus van ’t Hoff', 'Jacobus', 'Henricus', 'van ’t Hoff', 'particle'],
  ['Gerard ’t Hooft', 'Gerard', undefined, '’t Hooft', 'particle'],
  ['Peter Van den Bosch', 'Peter', undefined, 'Van den Bosch', 'particle'],
  ['ANN VAN DE BERG', 'ANN', undefined, 'VAN DE BERG', 'particle'],
  ['F. VAN DER BERG', 'F.', undefined, 'VAN DER BERG', 'particle'],
  ['Prof. Dr. Emmy Noether', 'Emmy', undefined, 'Noether', 'two-words'],
  ['Karl-Heinz Schäfer', 'Karl-Heinz', undefined, 'Schäfer', 'two-words'],
  ['Carl af Forsell', 'Carl', undefined, 'af Forsell', 'particle'],
  ['Jón Karl Helgason', 'Jón', 'Karl', 'Helgason', 'last-word'],
  ['Åsa Öberg', 'Åsa', undefined, 'Öberg', 'two-words'],
  // French, Italian, Spanish, Portuguese, Romanian
  ['Jean le Rond d’Alembert', 'Jean', 'le Rond', 'd’Alembert', 'last-word'],
  ['Marie-Anne de La Fayette', 'Marie-Anne', undefined, 'de La Fayette', 'particle'],
  ['Anne Le Roux', 'Anne', undefined, 'Le Roux', 'particle'],
  ['Jean DUPONT', 'Jean', undefined, 'DUPONT', 'capitals'],
  ['DUPONT Jean', 'Jean', undefined, 'DUPONT', 'capitals'],
  ['J. ROBERT LEE', 'J.', 'ROBERT', 'LEE', 'initials'],
  ['Grazia Deledda', 'Grazia', undefined, 'Deledda', 'two-words'],
  ['Giorgio De Chirico', 'Giorgio', undefined, 'De Chirico', 'particle'],
  ['Lorenzo de’ Medici', 'Lorenzo', undefined, 'de’ Medici', 'particle'],
  ['Santiago Ramón y Cajal', 'Santiago', undefined, 'Ramón y Cajal', 'particle'],
  ['Sor Juana Inés de la Cruz', 'Sor', 'Juana Inés', 'de la Cruz', 'particle'],
  ['María José García-López', 'María', 'José', 'García-López', 'last-word'],
  ['Joaquim Machado de Assis', 'Joaquim', 'Machado', 'de Assis', 'particle'],
  ['José da Silva Filho', 'José', undefined, 'da Silva Filho', 'particle'],
  ['Mihai Eminescu', 'Mihai', undefined, 'Eminescu', 'two-words'],
  // Slavic, Baltic, Hungarian, Greek
  ['Marie Skłodowska-Curie', 'Marie', undefined, 'Skłodowska-Curie', 'two-words'],
  ['Вук Стефановић Караџић', 'Вук', 'Стефановић', 'Караџић', 'last-word'],
  ['Никола Тесла', 'Никола', undefined, 'Тесла', 'two-words'],
  ['Иванов И. И.', 'И.', 'И.', 'Иванов', 'initials'],
  ['А. С. Пушкин', 'А.', 'С.', 'Пушкин', 'initials'],
  ['Јелена Ђорђевић', 'Јелена', undefined, 'Ђорђевић', 'two-words'],
  ['Jaroslav Šafařík', 'Jaroslav', undefined, 'Šafařík', 'two-words'],
  ['Erdős, Pál', 'Pál', undefined, 'Erdős', 'comma'],
  ['Κωνσταντίνος Καβάφης', 'Κωνσταντίνος', undefined, 'Καβάφης', 'two-words'],
  // Turkish, Arabic, Persian, Hebrew
  ['İsmail Gökçe', 'İsmail', undefined, 'Gökçe', 'two-words'],
  ['Naguib al-Mahfouz', 'Naguib', undefined, 'al-Mahfouz', 'two-words'],
  ['Ahmed Al Mansouri', 'Ahmed', undefined, 'Al Mansouri', 'particle'],
  ['Abdullah bin Khalid', 'Abdullah', undefined, 'bin Khalid', 'particle'],
  ['Muhammad ibn Musa al-Khwarizmi', 'Muhammad', 'ibn Musa', 'al-Khwarizmi', 'last-word'],
  ['نجيب محفوظ', 'نجيب', undefined, 'محفوظ', 'two-words'],
  ['חיים ביאליק', 'חיים', undefined, 'ביאליק', 'two-words'],
  // South and South-East Asia
  ['Chandrasekhara Venkata Raman', 'Chandrasekhara', 'Venkata', 'Raman', 'last-word'],
  ['Abdul Qadeer ul Haque', 'Abdul', 'Qadeer', 'ul Haque', 'particle'],
  ['Nguyễn Văn An', 'Nguyễn', 'Văn', 'An', 'last-word'],
  ['NGUYEN Van An', 'Van', 'An', 'NGUYEN', 'capitals'],
  // Chinese, Japanese, Korean
  ['Xiaoming Wang', 'Xiaoming', undefined, 'Wang', 'two-words'],
  ['Xiaoming Wang (王小明)', 'Xiaoming', undefined, 'Wang', 'two-words'],
  ['王小明 (Xiaoming Wang)', '小明', undefined, '王', 'cjk'],
  ['欧阳修', '修', undefined, '欧阳', 'cjk'],
  ['WANG Xiaoming', 'Xiaoming', undefined, 'WANG', 'capitals'],
  ['Jing Ma', 'Jing', undefined, 'Ma', 'two-words'],
  ['山田 太郎', '太郎', undefined, '山田', 'cjk'],
  ['김민수', '민수', undefined, '김', 'cjk'],
  ['山田太郎', '太郎', undefined, '山田', 'cjk'],
  ['長谷川さくら', 'さくら', undefined, '長谷川', 'cjk'],
  ['森健', '健', undefined, '森', 'cjk'],
  ['Min-Su Kim', 'Min-Su', undefined, 'Kim', 'two-words'],
  ['Yamada, Taro', 'Taro', undefined, 'Yamada', 'comma'],
]

test.each(NAMES)('%s', (text, given, middle, surname, split) => {
  expect(parsePersonName(text)).toMatchObject({ given, middle, surname, split })
})

describe('characters of China, Japan and Korea', () => {
  test.each(['語言學', '東京大学', '언어학', '一 はじめに'])('%s is no name that can be split', text => {
    expect(splitCjkName(text)).toBeUndefined()
  })
})

test('a suffix behind a comma stays with its name in a list', () => {
  expect(splitNames('Martin L. King, Jr., Ann Lee, and Bo Berg III').map(({ surname }) => surname)).toEqual([
    'King Jr.',
    'Lee',
    'Berg III',
  ])
})
