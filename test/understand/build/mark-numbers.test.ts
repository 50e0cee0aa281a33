import { describe, expect, test } from 'vitest'
import { numberBySuccession } from '../../../src/understand/build/mark-numbers.ts'

describe('numbers by succession', () => {
  test.each([
    ['go on from those that were read', ['1', '®', undefined, '4'], ['1', '2', '3', '4']],
    ['leave room for notes before them', ['*', undefined, '3'], ['1', '2', '3']],
    ['overrule a digit that both sides speak against', ['1', '2', '8', '4', '5'], ['1', '2', '3', '4', '5']],
    ['begin with 1 where a sign looks like it', ["'", '?'], ['1', '2']],
    ['are not given to what stands before the first', ['*', '1', '2'], ['*', '1', '2']],
    ['are not guessed where a note was lost', ['1', '®', '4'], ['1', '®', '4']],
    ['are not guessed where none is known', ['*', '†'], ['*', '†']],
  ])('%s', (_, marks, numbers) => {
    expect(numberBySuccession(marks)).toEqual(numbers)
  })
})
