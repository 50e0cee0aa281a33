import { describe, expect, test } from 'vitest'
import { parseAuthority } from '../../../src/products/authority/parse-authority.ts'
import { writeAuthority } from '../../../src/products/authority/write-authority.ts'
import { OptionError } from '../../../src/base/errors.ts'

const FILE = `# ours

%rec: Author

# asked her
Surname: Heide
Particle: von der
Given: Anna
Middle: M.
Suffix: Jr
Seen: von der Heide Jr, A. M.
+ P 2
+ P1
Seen: von der Heide Jr, Anna M.
ORCID: 0000-0002-1825-0097
Email: a@b.example
+ P1
At: Lake House
+ P1
Note: moved in 2009

%rec: Organisation

Name: Lake House
City: Stone Quay
Country: Norway
Seen: Lake House
+ P1
`

function refusal(text: string): unknown {
  try {
    return parseAuthority(text, 'our.authority')
  } catch (error) {
    if (error instanceof OptionError) return `${error.code} ${error.message}`
    throw error
  }
}

describe('an authority file', () => {
  test('is written as it was read', () => {
    expect(writeAuthority(parseAuthority(FILE, 'x'))).toBe(FILE)
    expect(writeAuthority(parseAuthority(`\uFEFF${FILE.replaceAll('\n', '\r\n')}`, 'x'))).toBe(FILE)
  })

  test('is sorted, however its records and fields stand', () => {
    const { comments, records } = parseAuthority(FILE, 'x')
    const turned = records.map(record => ({ ...record, fields: record.fields.toReversed() })).toReversed()
    expect(writeAuthority({ comments, records: turned })).toBe(FILE)
  })

  test('takes a value once that a merge left twice', () => {
    const twice = FILE.replace('Note:', 'Email: a@b.example\n+ P3\n+ P1\nNote:')
    expect(writeAuthority(parseAuthority(twice, 'x'))).toBe(
      FILE.replace('Email: a@b.example\n+ P1', 'Email: a@b.example\n+ P1\n+ P3'),
    )
  })

  test('keeps comments behind the last record', () => {
    expect(writeAuthority(parseAuthority(`${FILE}\n# to do`, 'x'))).toBe(FILE.replace('# ours', '# ours\n# to do'))
  })

  test.each([
    ['Surname: Lee', 1, '"Surname: Lee" is before the first section; expected %rec: Author or'],
    ['\n%rec: Writer', 2, '"%rec: Writer" is not known; expected %rec: Author or %rec: Organisation'],
    ['%rec: Author\n\nGiven: Ann', 3, 'the record of an author has no "Surname"'],
    ['%rec: Author\nSurname: Lee\nNickname: A', 3, '"Nickname" is no field of an author; known are Surname,'],
    ['%rec: Organisation\nName: A\nEmail: b', 3, '"Email" is no field of an organisation'],
    ['%rec: Author\nSurname: Lee\nAnn', 3, '"Ann" is not a field; expected NAME: VALUE'],
    ['%rec: Author\nSurname: Lee\nGiven: ', 3, '"Given" has no value'],
    ['%rec: Author\nSurname: Lee\nSurname: Lea', 3, '"Surname" occurs twice in one record'],
    ['%rec: Author\nSurname: Lee\n+ P1', 3, 'a paper is under "Surname"; expected under Seen,'],
    ['%rec: Author\nSurname: Lee\nSeen: Lee\n+', 4, '"+" without the name of a paper'],
    ['%rec: Author\n+ P1', 2, 'a paper ("+ NAME") is under no field'],
    ['%rec: Author\n<<<<<<< HEAD\nSurname: Lee', 2, 'git left a conflict here'],
  ])('is refused with its line: %j', (text, line, message) => {
    expect(refusal(text)).toMatch(new RegExp(`^E_AUTHORITY_INVALID our.authority:${line}: `))
    expect(refusal(text)).toContain(message)
  })
})
