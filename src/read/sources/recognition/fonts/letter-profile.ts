import type { PdfFont } from '../../pdf/fonts/fonts.ts'

/** How often each letter occurs, small and large letters as one. */
export type LetterProfile = ReadonlyMap<string, number>

/** The letters that a font draws, by what its table says. */
export function profileOf({ counts, texts }: PdfFont): LetterProfile {
  const profile = new Map<string, number>()
  for (const [code, count] of counts.entries()) {
    for (const letter of (texts.get(code) ?? '').toLowerCase()) {
      if (/\p{L}/u.test(letter)) profile.set(letter, (profile.get(letter) ?? 0) + count)
    }
  }
  return profile
}

/** Several profiles as one. */
export function sumProfiles(profiles: readonly LetterProfile[]): LetterProfile {
  const sum = new Map<string, number>()
  for (const profile of profiles) for (const [letter, count] of profile) sum.set(letter, (sum.get(letter) ?? 0) + count)
  return sum
}

/** What is left of a profile without a part of it. */
export function withoutPart(whole: LetterProfile, part: LetterProfile): LetterProfile {
  return new Map([...whole].map(([letter, count]) => [letter, count - (part.get(letter) ?? 0)]))
}

/** Letters of a profile. */
export function countLetters(profile: LetterProfile): number {
  return [...profile.values()].reduce((sum, count) => sum + count, 0)
}

/** How alike two profiles are: the cosine of their angle, 0 to 1. */
export function likenessOf(a: LetterProfile, b: LetterProfile): number {
  let product = 0
  for (const [letter, count] of a) product += count * (b.get(letter) ?? 0)
  const lengths = lengthOf(a) * lengthOf(b)
  return lengths === 0 ? 0 : product / lengths
}

function lengthOf(profile: LetterProfile): number {
  return Math.hypot(...profile.values())
}
