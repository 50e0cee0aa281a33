import { groupBy } from '../../../base/collections/group-by.ts'

/**
 * Similarity of two texts after Ratcliff and Obershelp, 0 to 1: twice the length of what they share, by the length of
 * both. Shared are the longest common substring, then, again and again, those of what is left and right of it. Of
 * several longest ones the first in `a` counts, and of these the first in `b`: as in Python's difflib without junk.
 */
export function ratcliffObershelp(a: string, b: string): number {
  if (a === b) return 1
  return (2 * countShared(a, b)) / (a.length + b.length)
}

/**
 * Whether {@link ratcliffObershelp} is at least `least`. Two texts share no more than the characters that both have, so
 * most pairs that are far apart are not compared at all.
 */
export function areAlikeByRatcliff(a: string, b: string, least: number): boolean {
  if (a === b) return true
  const both = a.length + b.length
  if ((2 * Math.min(a.length, b.length)) / both < least) return false
  if ((2 * countCommonUnits(a, b)) / both < least) return false
  return ratcliffObershelp(a, b) >= least
}

function countCommonUnits(a: string, b: string): number {
  const counts = new Map<number, number>()
  for (let i = 0; i < a.length; i++) counts.set(a.charCodeAt(i), (counts.get(a.charCodeAt(i)) ?? 0) + 1)
  let common = 0
  for (let i = 0; i < b.length; i++) {
    const left = counts.get(b.charCodeAt(i)) ?? 0
    if (left > 0) common++
    counts.set(b.charCodeAt(i), left - 1)
  }
  return common
}

/** A stretch of `a` and one of `b` that are still to be compared; ends are exclusive. */
type Stretch = readonly [startA: number, endA: number, startB: number, endB: number]

function countShared(a: string, b: string): number {
  const placesInB = placesByUnit(b)
  let shared = 0
  const open: Stretch[] = [[0, a.length, 0, b.length]]
  for (let stretch = open.pop(); stretch; stretch = open.pop()) {
    const [startA, endA, startB, endB] = stretch
    const { inA, inB, length } = findLongestCommon(a, placesInB, stretch)
    if (length === 0) continue
    shared += length
    open.push([startA, inA, startB, inB], [inA + length, endA, inB + length, endB])
  }
  return shared
}

/** Where each UTF-16 unit is in the text, in rising order. */
function placesByUnit(text: string): ReadonlyMap<number, readonly number[]> {
  return groupBy(Array(text.length).keys(), i => text.charCodeAt(i))
}

/**
 * The longest common substring of a stretch. `lengths[j - startB + 1]` is the length of the one that ends at `j` of `b` and
 * at the unit of `a` before this one.
 */
function findLongestCommon(
  a: string,
  placesInB: ReadonlyMap<number, readonly number[]>,
  [startA, endA, startB, endB]: Stretch,
): { readonly inA: number; readonly inB: number; readonly length: number } {
  let best = { inA: startA, inB: startB, length: 0 }
  let lengths = new Int32Array(endB - startB + 1)
  let next = new Int32Array(endB - startB + 1)
  let written: number[] = []
  let stale: number[] = []
  for (let i = startA; i < endA; i++) {
    for (const j of placesInB.get(a.charCodeAt(i)) ?? []) {
      if (j < startB) continue
      if (j >= endB) break
      const length = (lengths[j - startB] ?? 0) + 1
      next[j - startB + 1] = length
      written.push(j - startB + 1)
      if (length > best.length) best = { inA: i - length + 1, inB: j - length + 1, length }
    }
    for (const place of stale) lengths[place] = 0
    ;[lengths, next] = [next, lengths]
    ;[stale, written] = [written, stale]
    written.length = 0
  }
  return best
}
