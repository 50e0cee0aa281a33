import type { Font, Page } from '../../../../model/page/page.ts'
import { detectLanguage } from '../../../../base/text/languages/language.ts'
import type { PdfFont } from '../../pdf/fonts/fonts.ts'
import { LEADER, LEGIBLE } from '../which-pages.ts'

/**
 * Different glyphs of a text in an alphabet: two hundred letters have more. Sequences of genes have four; digits, signs and brackets
 * in a font without a table had sixteen, and recognising their pages in vain took twenty seconds.
 */
const LEAST_GLYPHS = 20
/** Letters of a font from which their frequencies say something. */
const LEAST_LETTERS = 150
/** Letters of the other fonts that these are compared with. */
const LEAST_OTHERS = 500
/**
 * Likeness to the letters of the other fonts below which a font is looked at: of 680 fonts of text and mathematics in 166 papers
 * 15 are below it, exchanged letters are at 0.6.
 */
const LEAST_LIKENESS = 0.75
/** Glyphs without a meaning from which a font is looked at: so many are a text. */
const LEAST_UNKNOWN = 200

/** Fewer characters say nothing of a font: a caption has some 200. */
const LEAST_CHARACTERS = 200
/** Mean characters of a word: formulas have one or two. Where the blank is wrong, too, a word is a line. */
const LEAST_WORD = 3
/**
 * Share of letters and digits below which a font shows no words: fonts of text in 166 papers have .86 and more. Stricter than for a
 * whole document (`which-pages.ts`): what is suspected here is checked against recognition, and kept where it is right.
 */
const LEGIBLE_OF_FONT = 0.8
/** Score of the language below which letters make no words: the largest fonts of 166 papers have .7 and more. */
const SCORE_OF_FONT = 0.4
/** Share of East Asian characters above which a font is believed: these are no alphabet, of which each letter occurs often enough to be learned. */
const MOST_EAST_ASIAN = 0.2
/** Characters that show the language of nearly every font; only those that fail are read on. */
const SAMPLE_LENGTH = 1000

/** Fonts whose letters are not those of the other fonts, and those that no others can be compared with, if they make no words. */
export async function findSuspectFonts(fonts: readonly PdfFont[], pages: readonly Page[]): Promise<readonly PdfFont[]> {
  const profiles = fonts.map(profileOf)
  const all = sumProfiles(profiles)
  const suspects: PdfFont[] = []
  for (const [i, font] of fonts.entries()) {
    const letters = profiles[i] ?? new Map<string, number>()
    if (await isSuspect(font, letters, withoutPart(all, letters), pages)) suspects.push(font)
  }
  return suspects
}

async function isSuspect(
  { font, unmapped, counts }: PdfFont,
  letters: LetterProfile,
  others: LetterProfile,
  pages: readonly Page[],
): Promise<boolean> {
  if (counts.size < LEAST_GLYPHS) return false
  if ([...unmapped.values()].reduce((sum, count) => sum + count, 0) >= LEAST_UNKNOWN) return true
  if (countLetters(letters) < LEAST_LETTERS) return false
  if (countLetters(others) < LEAST_OTHERS) return makesNoWords(wordsOf(font, pages))
  return likenessOf(letters, others) < LEAST_LIKENESS
}

function wordsOf(font: Font, pages: readonly Page[]): readonly string[] {
  return pages.flatMap(({ runs }) => runs.filter(run => run.font === font).map(({ text }) => text))
}

/** Whether these words, by their lengths, are a text, and by their letters none. */
export async function makesNoWords(runs: readonly string[]): Promise<boolean> {
  const words = runs.join(' ').replace(LEADER, ' ').trim().split(/\s+/u)
  const text = words.join(' ')
  const characters = text.length - words.length + 1
  if (characters < LEAST_CHARACTERS || characters < LEAST_WORD * words.length) return false
  if ((text.match(EAST_ASIAN)?.length ?? 0) > MOST_EAST_ASIAN * characters) return false
  if ((text.match(LEGIBLE)?.length ?? 0) < LEGIBLE_OF_FONT * characters) return true
  return (await isForeign(text.slice(0, SAMPLE_LENGTH))) && (await isForeign(text))
}

async function isForeign(text: string): Promise<boolean> {
  return (await detectLanguage(text)).score < SCORE_OF_FONT
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** How often each letter occurs, small and large letters as one. */
type LetterProfile = ReadonlyMap<string, number>

/** The letters that a font draws, by what its table says. */
function profileOf({ counts, texts }: PdfFont): LetterProfile {
  const profile = new Map<string, number>()
  for (const [code, count] of counts.entries()) {
    for (const letter of (texts.get(code) ?? '').toLowerCase()) {
      if (/\p{L}/u.test(letter)) profile.set(letter, (profile.get(letter) ?? 0) + count)
    }
  }
  return profile
}

/** Several profiles as one. */
function sumProfiles(profiles: readonly LetterProfile[]): LetterProfile {
  const sum = new Map<string, number>()
  for (const profile of profiles) for (const [letter, count] of profile) sum.set(letter, (sum.get(letter) ?? 0) + count)
  return sum
}

/** What is left of a profile without a part of it. */
function withoutPart(whole: LetterProfile, part: LetterProfile): LetterProfile {
  return new Map([...whole].map(([letter, count]) => [letter, count - (part.get(letter) ?? 0)]))
}

function countLetters(profile: LetterProfile): number {
  return [...profile.values()].reduce((sum, count) => sum + count, 0)
}

/** How alike two profiles are: the cosine of their angle, 0 to 1. */
function likenessOf(a: LetterProfile, b: LetterProfile): number {
  let product = 0
  for (const [letter, count] of a) product += count * (b.get(letter) ?? 0)
  const lengths = lengthOf(a) * lengthOf(b)
  return lengths === 0 ? 0 : product / lengths
}

function lengthOf(profile: LetterProfile): number {
  return Math.hypot(...profile.values())
}
