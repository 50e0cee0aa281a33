import { describe, expect, test } from 'vitest'
import { buildAuthority } from '../../../src/products/authority/build-authority.ts'
import type { AuthorityPaper } from '../../../src/products/authority/occurrences.ts'
import { parseAuthority } from '../../../src/products/authority/parse-authority.ts'
import { writeAuthority } from '../../../src/products/authority/write-authority.ts'
import { author, organisation, paper } from '../../support/paper-headers.ts'

/** The file without its head. */
function build(papers: readonly AuthorityPaper[], known?: string): string {
  const file = writeAuthority(buildAuthority(papers, known === undefined ? undefined : parseAuthority(known, 'x')))
  return file.slice(file.indexOf('%rec'))
}

/** Lines of the records of one section that have `word`. */
function recordsWith(file: string, word: string): string[] {
  return file.split('\n\n').filter(record => record.includes(word))
}

const ORCID_A = '0000-0002-1825-0097'
const ORCID_B = '0000-0001-5109-3700'

const PAPERS = [
  paper('p1', author('Jan Müller', { email: 'jan@town.example', at: [organisation('University of Town', 'Town')] })),
  paper('p2', author('JAN MULLER', { at: ['University of Town'] }), author('Ann M. Lee')),
  paper('p3', author('J. Müller', { email: 'jan@town.example', at: [organisation('UNIVERSITY OF TOWN', 'Town')] })),
  paper('p4', author('J. Müller'), author('A. Lee', { orcid: ORCID_A }), author('Ann Lee', { orcid: ORCID_B })),
  paper('p5', author('Ann Lee', { orcid: ORCID_A }), author('Ann Lee')),
]

describe('buildAuthority', () => {
  test('takes spellings for one that differ in case and accents, or share address or ORCID', () => {
    expect(build(PAPERS.slice(0, 3))).toBe(`%rec: Author

Surname: Lee
Given: Ann
Middle: M.
Seen: Lee, Ann M.
+ p2

Surname: Müller
Given: Jan
Seen: MULLER, JAN
+ p2
Seen: Müller, J.
+ p3
Seen: Müller, Jan
+ p1
Email: jan@town.example
+ p1
+ p3
At: University of Town
+ p1
+ p2
+ p3

%rec: Organisation

Name: University of Town
City: Town
+ p1
+ p3
Seen: UNIVERSITY OF TOWN
+ p3
Seen: University of Town
+ p1
+ p2
`)
    const both = recordsWith(build(PAPERS), ORCID_A)
    expect(both).toHaveLength(1)
    expect(both[0]).toMatch(/^Surname: Lee\nGiven: Ann\nSeen: Lee, A\.\n\+ p4\nSeen: Lee, Ann\n\+ p5\n/)
  })

  test('never makes one of two ORCIDs, of two cities, of an initial and a name', () => {
    const file = build(PAPERS)
    expect(recordsWith(file, 'Given: Ann\nSeen: ').map(record => /\d{4}$/m.exec(record)?.[0])).toEqual([
      '0097',
      '3700',
      undefined,
    ])
    const cities = build([
      paper('a', author('A Lee', { at: [organisation('Lake House', 'Town')] })),
      paper('b', author('A Lee', { at: [organisation('Lake House', 'Quay')] })),
    ])
    expect(recordsWith(cities, 'Name: Lake House')).toHaveLength(2)
    const initials = build([paper('a', author('J. Kern')), paper('b', author('Jan Kern'))])
    expect(recordsWith(initials, 'Surname: Kern')).toHaveLength(2)
  })

  test('gives the same bytes whatever the order of the papers, and when it is run again', () => {
    const file = build(PAPERS)
    for (const order of [PAPERS.toReversed(), [3, 0, 4, 2, 1].flatMap(i => PAPERS[i] ?? [])]) {
      expect(build(order)).toBe(file)
      expect(build(order, file)).toBe(file)
      expect(build(order.slice(0, 2), file)).toBe(file)
    }
    expect(build([], file)).toBe(file)
  })

  test('replaces what a paper showed before it was corrected', () => {
    const wrong = [paper('p1', author('Jan Mvller', { email: 'jan@tovvn.example' })), paper('p2', author('Ann Lee'))]
    const right = [paper('p1', author('Jan Müller', { email: 'jan@town.example' }))]
    const file = build(right, build(wrong))
    expect(file).toBe(build([...right, ...wrong.slice(1)]))
    expect(file).not.toContain('Mvller')
  })

  test('calls a record by the fullest name once that is seen, unless a person said how', () => {
    const first = build([paper('p3', author('J. Müller', { email: 'jan@town.example' }))])
    const more = [paper('p1', author('Jan Müller', { email: 'jan@town.example' }))]
    expect(build(more, first)).toContain('Surname: Müller\nGiven: Jan\nSeen: Müller, J.\n')
    const said = first.replace('Given: J.', 'Given: Johannes')
    expect(build(more, said)).toContain(
      'Surname: Müller\nGiven: Johannes\nSeen: Müller, J.\n+ p3\nSeen: Müller, Jan\n+ p1\n',
    )
  })

  test('keeps what a person wrote: values, comments, notes, records put together or parted', () => {
    const edited = `%rec: Author

# the editor
Surname: Lee
Given: Ann
Seen: Lea, Ann
+ p2
Seen: Lee, Ann
+ p1
Email: ann@quay.example
At: Quay House
Note: two spellings, one person

Surname: Nobody
Given: Yet

%rec: Organisation

Name: Quay House
City: Stone Quay
Seen: Qvay House
+ p2
`
    const papers = [
      paper('p1', author('Ann Lee', { email: 'ann@quay.example' })),
      paper('p2', author('Ann Lea', { email: 'ann@qvay.example', at: [organisation('Qvay House', 'Stone')] })),
    ]
    const file = build(papers, edited)
    expect(file).toBe(
      edited
        .replace('ann@quay.example\n', 'ann@quay.example\nEmail: ann@qvay.example\n+ p2\n')
        .replace('City: Stone Quay', 'City: Stone\n+ p2\nCity: Stone Quay'),
    )
    expect(build(papers, file)).toBe(file)
  })

  test('parts of a surname have fields of their own', () => {
    const file = build([paper('p1', author('Anna von der Heide Jr'), author('Ludwig van Beethoven'))])
    expect(recordsWith(file, 'Heide')[0]).toContain(
      'Surname: Heide\nParticle: von der\nGiven: Anna\nSuffix: Jr\nSeen: von der Heide Jr, Anna',
    )
    expect(file.indexOf('Beethoven')).toBeLessThan(file.indexOf('Heide'))
  })
})
