import { describe, expect, test } from 'vitest'
import {
  findRepeatedWork,
  type KnownWork,
} from '../../../../../src/understand/build/references/in-notes/short-forms.ts'

const SEEN: KnownWork = {
  id: 'seen',
  mark: '3',
  text: 'Ada Bach, Die Ufer der Seen, Bonn 1999',
  reference: { authors: [{ surname: 'Bach', given: 'Ada' }], editors: [], year: '1999', title: 'Die Ufer der Seen' },
}
const BOOTE: KnownWork = {
  id: 'boote',
  mark: '4',
  text: 'Ada Bach/Bo Berg, Boote und Fischer, Köln 2003',
  reference: {
    authors: [
      { surname: 'Bach', given: 'Ada' },
      { surname: 'Berg', given: 'Bo' },
    ],
    editors: [],
    year: '2003',
    title: 'Boote und Fischer',
  },
}
const AMT: KnownWork = {
  id: 'amt',
  mark: '7',
  text: 'Amt für Gewässer (2014): Bericht über die Seen, Lindau',
  reference: { authors: [], editors: [], year: '2014', title: 'Bericht über die Seen' },
}

/** The id of the work that a short form names. */
function workOf(text: string, before: readonly KnownWork[] = [SEEN, BOOTE, AMT]): string | undefined {
  return findRepeatedWork(text, before)?.id
}

describe('a short form', () => {
  test.each([
    ['Bach, Ufer, S. 4', 'seen'],
    ['Bach, Die Ufer der Seen', 'seen'],
    ['Ada Bach, Ufer (wie Anm. 3), S. 4 f.', 'seen'],
    ['Bach/Berg, Boote, S. 4', 'boote'],
    ['Bach (1999), S. 4, siehe auch S. 2–3', 'seen'],
    ['Bach 1999: 108f.', 'seen'],
    ['Amt für Gewässer (2014), S. 9', 'amt'],
    ['Berg, a.a.O., S. 4', undefined],
    ['Bach/Berg, a. a. O., S. 4', 'boote'],
    ['Bach, op. cit., p. 4', 'boote'],
  ])('%s', (text, id) => {
    expect(workOf(text)).toBe(id)
  })

  test('with its note is the work of that', () => {
    const later: KnownWork = { ...SEEN, id: 'later', mark: '9' }
    expect(workOf('Bach (Fn. 3), S. 4', [SEEN, later])).toBe('seen')
    expect(workOf('Bach, a.a.O. (wie Anm. 9), S. 4', [SEEN, later])).toBe('later')
    expect(workOf('Bach, supra note 3, at 4', [SEEN, later])).toBe('seen')
  })

  test.each([
    ['Ebd., S. 4', 'boote'],
    ['Ibid.', 'boote'],
    ['A. a. O., S. 4', 'boote'],
    ['Ders., a.a.O., S. 4', 'boote'],
    ['Ebding, S. 4', undefined],
  ])('names the work cited last: %s', (text, id) => {
    expect(findRepeatedWork(text, [SEEN, BOOTE, AMT], BOOTE)?.id).toBe(id)
  })

  test('names a work before it only, with the year that it has', () => {
    expect(workOf('Bach, op. cit., p. 4', [SEEN])).toBe('seen')
    expect(workOf('Bach, Ufer, S. 4', [])).toBeUndefined()
    expect(workOf('Bach (2001), S. 4')).toBeUndefined()
    expect(workOf('Bachmann (1999), S. 4')).toBeUndefined()
  })

  test('is no sentence about the author', () => {
    expect(workOf('Bach, die in Lindau lebte, kam 1999 zurück')).toBeUndefined()
    expect(workOf(`Bach, Ufer, S. 4, ${'und andere Seiten '.repeat(12)}`)).toBeUndefined()
  })
})
