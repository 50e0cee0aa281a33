import { describe, expect, test } from 'vitest'
import { assignOrcids } from '../../../../src/understand/build/authors/author-orcids.ts'
import { splitNames } from '../../../../src/base/text/names/name-list.ts'

const A = '0000-0002-1825-0097'
const B = '0000-0002-1694-233X'
const PERSONS = splitNames('Ann Lee, Bo Berg, Cara D. Novák')

function orcidsOf(...texts: string[]): (string | undefined)[] {
  return assignOrcids(PERSONS, texts).assigned.map(own => own && `${own.orcid} ${own.rule}`)
}

describe('an ORCID iD', () => {
  test('belongs to the name before it', () => {
    expect(orcidsOf(`Ann Lee [${A}], Bo Berg [${B}], Cara D. Novák`)).toEqual([
      `${A} beside-name`,
      `${B} beside-name`,
      undefined,
    ])
  })

  test('belongs to the name behind it where it comes first', () => {
    expect(orcidsOf(`${A} Ann Lee, ${B} Bo Berg`)).toEqual([`${A} beside-name`, `${B} beside-name`, undefined])
  })

  test('belongs to initials and surname in a list of notes or back matter', () => {
    expect(orcidsOf(`ORCID: C. D. Novak ${A}; B. Berg https://orcid.org/${B}`)).toEqual([
      undefined,
      `${B} beside-name`,
      `${A} beside-name`,
    ])
  })

  test('goes by order where all names come first', () => {
    expect(orcidsOf(`Ann Lee, Bo Berg. ORCID iDs: ${A}, ${B}`)).toEqual([`${A} order`, `${B} order`, undefined])
  })

  test('is nobody’s where it cannot be told', () => {
    const { assigned, unclear } = assignOrcids(PERSONS, [`Ann Lee, Bo Berg, Cara D. Novák. ORCID iDs: ${A}, ${B}`])
    expect(assigned).toEqual([undefined, undefined, undefined])
    expect(unclear).toEqual([A, B])
  })

  test('that two names claim is nobody’s', () => {
    expect(orcidsOf(`Ann Lee ${A}`, `Bo Berg ${A}`)).toEqual([undefined, undefined, undefined])
  })

  test('of a single author is the only one', () => {
    expect(assignOrcids(PERSONS.slice(0, 1), [A]).assigned).toEqual([{ orcid: A, rule: 'only' }])
  })

  test('with a wrong check digit is told and given to nobody', () => {
    const { assigned, invalid } = assignOrcids(PERSONS.slice(0, 1), ['Ann Lee 0000-0002-1825-0098'])
    expect(assigned).toEqual([undefined])
    expect(invalid).toEqual(['0000-0002-1825-0098'])
  })
})
