import { expect, test } from 'vitest'
import { alignWords } from '../../../src/read/readings/align/align-words.ts'
import { joinParts } from '../../../src/read/readings/join-parts.ts'

/** Ranges that differ, as `a-words=b-words`. */
function join(a: string, b: string): string[] {
  const [wordsOfA, wordsOfB] = [a.split(' '), b.split(' ')]
  return joinParts(alignWords(wordsOfA, wordsOfB), wordsOfA, wordsOfB)
    .map(range => [wordsOfA.slice(range.a, range.aEnd).join(' '), wordsOfB.slice(range.b, range.bEnd).join(' ')])
    .filter(([one, other]) => one !== other)
    .map(([one, other]) => `${one}=${other}`)
}

test('joins brackets and commas to the word that the other reading has them in', () => {
  expect(join('it is CATMA ( Computer aided )', 'it is CATMA (Computer aided)')).toEqual([
    '( Computer=(Computer',
    'aided )=aided)',
  ])
  expect(join('it is CATMA (Computer aided)', 'it is CATMA ( Computer aided )')).toEqual([
    '(Computer=( Computer',
    'aided)=aided )',
  ])
  expect(join('read Circuits , then', 'read Circuits, then')).toEqual(['Circuits ,=Circuits,'])
})

test('takes several parts, and characters that programs write in several ways', () => {
  expect(join('so P (wi | wi − 1 ) is one', 'so P (wi | wi-1) is one')).toEqual(['wi − 1 )=wi-1)'])
})

test('leaves what does not make exactly the word', () => {
  expect(join('we read ( the text', 'we read the text,')).toEqual(['(=', 'text=text,'])
})

test('keeps every word of both readings in one range', () => {
  const a = '( a , b ) − c ( d'.split(' ')
  const b = '(a, b) −c (d'.split(' ')
  const ranges = joinParts(alignWords(a, b), a, b)
  const places = (from: 'a' | 'b', end: 'aEnd' | 'bEnd') =>
    ranges
      .flatMap(range => Array.from({ length: range[end] - range[from] }, (_, i) => range[from] + i))
      .sort((x, y) => x - y)
  expect(places('a', 'aEnd')).toEqual(a.map((_, i) => i))
  expect(places('b', 'bEnd')).toEqual(b.map((_, i) => i))
})
