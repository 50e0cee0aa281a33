import { knowsWord } from '../../../base/text/hyphens/word-list.ts'
import { keyOfWord } from '../align/word-keys.ts'

/** Which of two readings. */
export type Side = 'primary' | 'other'

/** Why a reading was taken, strongest first. */
export type ChoiceReason =
  | 'unknown-sign'
  | 'mixed-scripts'
  | 'known-word'
  | 'confidence'
  | 'mixed-signs'
  | 'foreign-script'
  | 'reliable-reading'
  | 'primary'

/** What the readings have for the same words. */
export interface Difference {
  readonly primary: readonly string[]
  readonly other: readonly string[]
  /** Recognition confidence of each, where it is known. */
  readonly confidence: Readonly<Record<Side, number | undefined>>
}

/** What a document says about the words in it. */
export interface Evidence {
  /** Keys of words on which both readings agree, and how often they do. */
  readonly agreed: ReadonlyMap<string, number>
  /** Language id; its word list is asked where it has one. */
  readonly language: string
  /** Whether most letters of what both agree on are Cyrillic. */
  readonly isCyrillic: boolean
}

/** The reading that was taken and why. */
export interface Choice {
  readonly side: Side
  readonly reason: ChoiceReason
}

/** Least difference of two confidences that counts: engines give the same word other figures from run to run. */
const LEAST_CONFIDENCE_APART = 0.1

/**
 * Decides by evidence which of two readings is right; `undefined` where there is none. In this order:
 *
 * 1. a reading is wrong with a character that its font does not explain, or Latin and Cyrillic letters in one word;
 * 2. a word is right that both readings agree on elsewhere, or that the word list of the language has;
 * 3. the surer reading is right, where both say how sure they are;
 * 4. a reading is wrong with digits or symbols among letters (`l1t`, `re{ding`), or in another script than the document's.
 */
export function chooseByEvidence(difference: Difference, evidence: Evidence): Choice | undefined {
  const { primary, other, confidence } = difference
  const isSplit = primary.length !== other.length
  const found =
    firstThatDiffers([
      ['unknown-sign', words => words.some(word => /[\ufffd\p{Co}]/u.test(word))],
      ['mixed-scripts', words => words.some(isMixed)],
      ['known-word', words => !words.every(word => isKnown(word, isSplit, evidence))],
    ]) ?? chooseByParts(difference, evidence)
  if (found !== undefined) return found
  const sure = confidence.primary !== undefined && confidence.other !== undefined
  const apart = (confidence.primary ?? 0) - (confidence.other ?? 0)
  if (sure && Math.abs(apart) >= LEAST_CONFIDENCE_APART) {
    return { side: apart > 0 ? 'primary' : 'other', reason: 'confidence' }
  }
  return firstThatDiffers([
    ['mixed-signs', words => words.some(hasSymbolsInside)],
    ['foreign-script', words => words.some(word => isForeign(word, evidence.isCyrillic))],
  ])

  function firstThatDiffers(
    faults: readonly (readonly [ChoiceReason, (words: readonly string[]) => boolean])[],
  ): Choice | undefined {
    for (const [reason, isFaulty] of faults) {
      const [here, there] = [isFaulty(primary), isFaulty(other)]
      if (here !== there) return { side: here ? 'other' : 'primary', reason }
    }
    return undefined
  }
}

/** Of two unknown words the one with fewer unknown parts: `Antiqua-Debatte`, not `Antigua-Debatte`. */
function chooseByParts({ primary, other }: Difference, evidence: Evidence): Choice | undefined {
  if (primary.length !== other.length || [...primary, ...other].some(isCut)) return undefined
  const [here, there] = [primary, other].map(words => words.flatMap(partsOf)) as [string[], string[]]
  if (here.length !== there.length) return undefined
  const [unknownHere, unknownThere] = [here, there].map(
    parts => parts.filter(part => !isKnownPart(part, evidence)).length,
  ) as [number, number]
  if (unknownHere === unknownThere) return undefined
  return { side: unknownHere < unknownThere ? 'primary' : 'other', reason: 'known-word' }
}

function isMixed(word: string): boolean {
  return /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word)
}

/**
 * Whether a word is known. Numbers, symbols and words cut at a line end count as known: there is no evidence against them.
 * Where one reading splits what the other joins, words joined by a stop or a bracket (`end.The`) are not known.
 */
function isKnown(word: string, isSplit: boolean, evidence: Evidence): boolean {
  const parts = partsOf(word)
  if (parts.length === 0 || isCut(word)) return true
  if (evidence.agreed.has(keyOfWord(word))) return true
  if (isSplit && /[\p{L}\p{N}][^\p{L}\p{M}\p{N}'’\-‐‑]+\p{L}/u.test(word)) return false
  return parts.every(part => isKnownPart(part, evidence))
}

function isCut(word: string): boolean {
  return /\p{L}[-‐‑\u00ad]$/u.test(word)
}

function isKnownPart(part: string, { agreed, language }: Evidence): boolean {
  return agreed.has(keyOfWord(part)) || knowsWord(part.toLowerCase(), language) === true
}

function partsOf(word: string): string[] {
  return word.replaceAll('\u00ad', '').match(/[\p{L}\p{M}]+/gu) ?? []
}

/** Whether a word has digits or symbols between letters; hyphens, apostrophes and stops may be inside words. */
function hasSymbolsInside(word: string): boolean {
  return /\p{L}[^\p{L}\p{M}\s\-‐‑–—\u00ad'’./@_:()]+\p{L}/u.test(word)
}

function isForeign(word: string, isCyrillic: boolean): boolean {
  const foreign = isCyrillic ? /\p{Script=Latin}/u : /\p{Script=Cyrillic}/u
  return foreign.test(word)
}

/** Whether a word is known: both readings agree on it elsewhere, or the word list of the language has it. */
export function isKnownWord(word: string, evidence: Evidence): boolean {
  return isKnown(word, false, evidence)
}

/** The evidence from the words on which both readings agree. */
export function gatherEvidence(agreed: Iterable<string>, language: string): Evidence {
  const counts = new Map<string, number>()
  let cyrillic = 0
  let letters = 0
  for (const word of agreed) {
    for (const key of new Set([keyOfWord(word), ...(word.match(/[\p{L}\p{M}]+/gu) ?? []).map(keyOfWord)])) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    cyrillic += word.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
    letters += word.match(/\p{L}/gu)?.length ?? 0
  }
  return { agreed: counts, language, isCyrillic: 2 * cyrillic > letters }
}
