import { describe, expect, test } from 'vitest'
import { parsePersonName } from '../../../../src/base/text/names/person-name.ts'

describe('a name', () => {
  test.each([
    ['Katrin Erk', 'Katrin', undefined, 'Erk'],
    ['Luke S. Zettlemoyer', 'Luke', 'S.', 'Zettlemoyer'],
    ['Jean DUPONT', 'Jean', undefined, 'DUPONT'],
    ['Sven A. van der Burg', 'Sven', 'A.', 'van der Burg'],
    ['van der Burg, Sven A.', 'Sven', 'A.', 'van der Burg'],
    ['Prof. Dr. Anne Baillot', 'Anne', undefined, 'Baillot'],
    ['D. Ó Séaghdha', 'D.', undefined, 'Ó Séaghdha'],
    ['Áine Ní Bhriain', 'Áine', undefined, 'Ní Bhriain'],
    ['Jing Ma', 'Jing', undefined, 'Ma'],
    ['Ann Lee MA', 'Ann', undefined, 'Lee'],
    ['Mukhtar Ahmed Ph.D.', 'Mukhtar', undefined, 'Ahmed'],
    ['Јанко М. Веселиновић', 'Јанко', 'М.', 'Веселиновић'],
  ])('%s has its parts', (text, given, middle, surname) => {
    expect(parsePersonName(text)).toMatchObject({ given, middle, surname })
  })

  test.each(['Statement of Need', 'Introduction', 'Old Town, Germany', 'The Evening Gazette'])('%s is none', text => {
    expect(parsePersonName(text)).toBeUndefined()
  })
})
