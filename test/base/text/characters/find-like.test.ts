import { expect, test } from 'vitest'
import { findLike } from '../../../../src/base/text/characters/find-like.ts'

test.each([
  [['Rivers', 'rivers'], 'rivers', 1],
  [['RIVERS.', 'Lakes'], 'Rivers', 0],
  [['Müller', 'Muller'], 'MULLER', 1],
  [['Müller', 'Lee'], 'Muller', 0],
  [['University of Tovvn', 'Lakes'], 'University of Town', 0],
])('in %j, %s is found at %s', (texts, wanted, place) => {
  expect(findLike(texts, wanted)).toBe(place)
})

test.each([
  [['Rivers', 'Lakes'], 'Seas'],
  // Two that are the same, two that are like it: neither is taken.
  [['Rivers', 'Rivers'], 'Rivers'],
  [['Department 1 of Rivers', 'Department 2 of Rivers'], 'Department 3 of Rivers'],
  [['', 'Rivers'], ''],
  [[], 'Rivers'],
])('in %j nothing is %s', (texts, wanted) => {
  expect(findLike(texts, wanted)).toBeUndefined()
})
