import { describe, expect, test } from 'vitest'
import {
  areRoleLabels,
  dropAuthorsLabel,
  isAuthorLabel,
  isGuideLabel,
  opensWithAuthor,
  opensWithGuide,
} from '../../../../src/base/text/names/role-labels.ts'
import { looksLikeNames, splitNames } from '../../../../src/base/text/names/name-list.ts'

describe('labels of persons', () => {
  test('open the names of those who guided a work, in many languages', () => {
    for (const text of [
      'Научный руководитель – доцент И. И. Петров',
      'Руководитель: Петров И. И.',
      'Mentor: dr Ana Anić',
      'Opiekun: mgr inż. Jan Nowak',
      'Betreuer:',
      'Ментор',
      'Supervisor: Ann Lee',
      'Danışman: Prof. Dr. Ana Anić',
      'Giảng viên hướng dẫn: Lê Văn An',
      'Науковий керівник: Петренко І. І.',
      '指导教师：李明',
      'Tutor interno',
      'Relatore esterno: Ann Lee',
      'Vedúci práce: Ana Nováková',
    ])
      expect(opensWithGuide(text), text).toBe(true)
  })

  test('are no words inside a text or in front of a name without a sign', () => {
    for (const text of ['Mentoring in towns', 'Profesor Ana Anić', 'Руководитель проекта пишет', 'Director Ann Lee'])
      expect(opensWithGuide(text), text).toBe(false)
    expect(isGuideLabel('Mentors and rivers')).toBe(false)
  })

  test('side by side are no names', () => {
    expect(areRoleLabels('Profesor Asistent')).toBe(true)
    expect(looksLikeNames('Profesor Asistent')).toBe(false)
    expect(looksLikeNames('Ann Asistent')).toBe(true)
  })

  test('are dropped in front of authors', () => {
    expect(dropAuthorsLabel('Autorzy: Ann Lee')).toBe('Ann Lee')
    expect(splitNames('Авторы: Петров И. И., Сидоров А. А.').map(({ surname }) => surname)).toEqual([
      'Петров',
      'Сидоров',
    ])
  })
  test('of authors may stand alone above the name, and have the number of a student behind it', () => {
    for (const text of ['presented by:', 'par', 'Een bachelorscriptie door', 'Laureando:', 'propusă de', 'Обучающийся'])
      expect(isAuthorLabel(text), text).toBe(true)
    for (const text of ['Studente Candidato', 'Student / Author', 'Autor práce'])
      expect(isAuthorLabel(text), text).toBe(true)
    for (const text of ['Dirigido por:', 'Supervised by', 'by the river', 'Student Tutor'])
      expect(isAuthorLabel(text), text).toBe(false)
    expect(opensWithAuthor('Candidato: Ann Lee')).toBe(true)
    expect(dropAuthorsLabel('SVTH 1: Lê Văn An (1510381)')).toBe('Lê Văn An')
    expect(looksLikeNames('SVTH 1: Lê Văn An (1510381)')).toBe(true)
  })
})
