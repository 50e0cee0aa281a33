import { describe, expect, test } from 'vitest'
import { compilePatterns, isPattern, splitFixedPart, splitPatterns } from '../../../../src/run/batch/documents/glob.ts'

describe('a pattern', () => {
  test.each([
    ['*.pdf', ['a.pdf', 'A.PDF', 'a.b.pdf'], ['a.pdf.gz', 'x/a.pdf', '.a.pdf', 'apdf']],
    ['**/*.pdf', ['a.pdf', 'x/a.pdf', 'x/y/a.pdf'], ['.git/a.pdf', 'x/.y/a.pdf', 'x/._a.pdf', 'a.pdf/b']],
    ['x/**', ['x/a', 'x/y/a.pdf'], ['y/a', 'x/.git/a']],
    ['[a-c]?.{pdf,xml}', ['b1.pdf', 'c2.xml'], ['d1.pdf', 'b.pdf', 'b1.txt']],
    ['[!a]*', ['b', 'bb'], ['a', 'ab', '.b']],
    ['a+(b).pdf', ['a+(b).pdf'], ['aab.pdf']],
  ])('%s describes these names and no others', (pattern, fitting, others) => {
    const compiled = compilePatterns([pattern])
    expect(fitting.filter(name => !compiled.test(name))).toEqual([])
    expect(others.filter(name => compiled.test(name))).toEqual([])
  })

  test('is told by its signs, and has a part without any', () => {
    expect(['a.pdf', 'a*.pdf', '{a,b}', 'a?'].map(isPattern)).toEqual([false, true, true, true])
    expect(splitFixedPart('papers/1998/**/*.pdf')).toEqual({ folder: 'papers/1998', rest: '**/*.pdf' })
    expect(splitFixedPart('*.pdf')).toEqual({ folder: '.', rest: '*.pdf' })
    expect(splitFixedPart('/*/a.pdf')).toEqual({ folder: '/', rest: '*/a.pdf' })
  })

  test('stands in a list with commas outside of braces', () => {
    expect(splitPatterns('*.pdf, *.{xml,html},')).toEqual(['*.pdf', '*.{xml,html}'])
  })
})
