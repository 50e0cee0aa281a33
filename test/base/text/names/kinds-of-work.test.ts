import { expect, test } from 'vitest'
import { opensWithCourse } from '../../../../src/base/text/names/courses-of-study.ts'
import { isKindOfWork } from '../../../../src/base/text/names/kinds-of-work.ts'

test('kinds of theses are told in many languages, with a number or a subject', () => {
  const kinds = [
    'Master’s thesis',
    'BACHELOR THESIS',
    'Diplomarbeit',
    'Dissertation',
    'Thèse de doctorat en médecine',
    'T E S I S',
    'P RACA MAGISTERSKA',
    'DIPLOMSKI RAD br. 12',
    'Praca dyplomowa – inżynierska',
    'Trabajo Fin de Grado',
    'Dissertação de Mestrado',
    'Pro gradu -tutkielma',
    'ΔΙΠΛΩΜΑΤΙΚΗ ΕΡΓΑΣΙΑ',
    'Бакалаврская работа',
    'YÜKSEK LİSANS TEZİ',
    'LUẬN VĂN TỐT NGHIỆP',
    'SKRIPSI',
    'Szakdolgozat',
    'Lucrare de licență',
    '硕士学位论文',
  ]
  expect(kinds.filter(kind => !isKindOfWork(kind))).toEqual([])
})

test('a title that begins with such a word is none', () => {
  for (const title of ['Thesis writing for students', 'Memoria y olvido en los ríos', 'A tese do rio que volta'])
    expect(isKindOfWork(title)).toBe(false)
})

test('courses of study are told by their first words', () => {
  for (const course of ['Doble Grado en Matemáticas', 'Corso di Laurea in Fisica', 'Study programme: Rivers'])
    expect(opensWithCourse(course)).toBe(true)
  expect(opensWithCourse('Masters of the river')).toBe(false)
})

test.each([
  '平成 28 年度 修士論文',
  '2024年度 卒業論文',
  '修士論文',
  '공학석사학위논문',
  '학사학위논문',
  '석사 학위 청구 논문',
  'Zadání bakalářské práce',
])('%s is the kind of a work, with its year', text => {
  expect(isKindOfWork(text)).toBe(true)
})
