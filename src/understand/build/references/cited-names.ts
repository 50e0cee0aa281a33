import { AND, EDITORS, ET_AL } from '../../../base/text/keywords/bibliography-words.ts'
import { type CitedEntry, fold } from './cited-entries.ts'
import { LONGEST_ORGANISATION } from './list-style.ts'

/** Names of an entry found in front of a year. */
export interface NameMatch {
  /** Offset of the first name. */
  readonly start: number
  readonly entry: CitedEntry
  /** How well they fit: higher is better. */
  readonly score: number
}

/**
 * Names in front of a year are at most this long: three names of two words with what joins them, or an organisation or
 * a title in place of names.
 */
const WINDOW = LONGEST_ORGANISATION + 20

/** What may be between the first surname and the year. */
const NAME_WORD = String.raw`\p{Lu}[\p{L}\p{M}'’\-‐]*\.?|v[oa]n|de[rnl]?|la|di|da|dos|du|zu|im|am`
const GAP = new RegExp(
  String.raw`^(?:['’]s?|["”“»’](?=[\s,]))?\.?(?:\s|,|/|;|&|(?<![\p{L}])(?:${ET_AL}|${AND}(?![\p{L}])|[([]?${EDITORS}[)\]]?|${NAME_WORD}))*[\s,:]*[([]?\s*$`,
  'u',
)
const JOINED_BEFORE = new RegExp(String.raw`\p{Lu}[\p{L}\-]+,?\s(?:and|und|et|y|i|и|&|/)\s(?:\p{Lu}\.\s?)*$`, 'u')
const NAME_IN_PARENTHESES_BEFORE = /[(;][^();]*\p{Lu}\p{L}+,\s$/u

/** The entry whose names are in front of the year at `yearAt`; `undefined` where none or two fit. */
export function findCitedEntry(text: string, yearAt: number, candidates: readonly CitedEntry[]): NameMatch | undefined {
  if (candidates.length === 0) return undefined
  const from = Math.max(0, yearAt - WINDOW)
  const before = text.slice(from, yearAt)
  const folded = foldSameLength(before)
  // The entry that begins first explains most of the names: "Bach, Tal and Moor" is not by Tal and Moor.
  const [best, next] = candidates
    .flatMap(entry => matchEntry(before, folded, entry) ?? [])
    .sort((a, b) => a.start - b.start || b.score - a.score)
  if (best === undefined || (next?.start === best.start && next.score === best.score)) return undefined
  return { ...best, start: from + best.start }
}

/** The whole of an organisation or title before a surname; a surname before the words of a double one. */
function matchEntry(before: string, folded: string, entry: CitedEntry): NameMatch | undefined {
  const { surnames, head } = entry
  const whole =
    head.length <= LONGEST_ORGANISATION && head !== surnames[0]
      ? matchName(before, folded, { name: head, entry })
      : undefined
  if (whole !== undefined) return { ...whole, score: WHOLE_HEAD }
  const surname = surnames[0] ?? firstName(head)
  const found = matchName(before, folded, { name: surname, entry })
  if (found !== undefined) return found
  const words = surname.split(' ')
  if (words.length === 1) return undefined
  const parts = [words[0], words.at(-1)].filter(word => word !== undefined && word.length >= SHORTEST_PART)
  for (const name of parts) {
    const part = matchName(before, folded, { name: name ?? '', entry })
    if (part !== undefined) return { ...part, score: part.score - HALF_A_NAME }
  }
  return undefined
}

/** For an entry whose names could not be read: up to the punctuation after the first. */
function firstName(head: string): string {
  return /^[^,;/&(]*/u.exec(head)?.[0].trim() ?? ''
}

const WHOLE_HEAD = 4
/** One word of a double surname proves less than all of it. */
const HALF_A_NAME = 0.5
/** A shorter word of a double surname is a particle. */
const SHORTEST_PART = 4

function matchName(
  before: string,
  folded: string,
  { name, entry }: { name: string; entry: CitedEntry },
): NameMatch | undefined {
  if (name === '') return undefined
  for (let at = folded.lastIndexOf(name); at >= 0; at = at === 0 ? -1 : folded.lastIndexOf(name, at - 1)) {
    const gap = before.slice(at + name.length)
    if (!GAP.test(gap)) return undefined
    const isWhole = !/[\p{L}\p{M}\-‐'’]$/u.test(before.slice(0, at)) && !/^[\p{L}\p{M}\-‐]/u.test(gap)
    const score = isWhole && isFirst(before.slice(0, at)) ? scoreGap(gap, entry) : 0
    if (score > 0) return { start: at, entry, score }
  }
  return undefined
}

/** Whether no other name of the same citation is in front of it. */
function isFirst(before: string): boolean {
  return !JOINED_BEFORE.test(before) && !NAME_IN_PARENTHESES_BEFORE.test(before)
}

const IS_SHORTENED = new RegExp(ET_AL, 'u')
const NO_NAMES = new RegExp(`${ET_AL}|[([]?(?<!\\p{L})${EDITORS}(?!\\p{L})[)\\]]?`, 'gu')

/** 3: names and their number agree; 2: some are left out; 1: the citation names fewer; 0: it names others. */
function scoreGap(gap: string, { surnames, head, isOpen }: CitedEntry): number {
  const words = wordsOf(fold(gap.replace(NO_NAMES, ' '))).filter(word => !CONNECTIVES.has(word))
  const others = surnames.slice(1).flatMap(name => name.split(' '))
  const known = isOpen ? [...others, ...wordsOf(head)] : others
  if (!words.every(word => known.includes(word))) return 0
  const named = 1 + surnames.slice(1).filter(name => name.split(' ').some(part => words.includes(part))).length
  // Two authors are seldom shortened: if an entry with more authors fits too, it is the one.
  if (IS_SHORTENED.test(gap)) return surnames.length > 2 || isOpen ? 3 : surnames.length > 1 ? 2 : 0
  if (named === surnames.length) return isOpen ? 2 : 3
  return surnames.length > 2 && named > 1 ? 2 : 1
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\p{L}[\p{L}'-]+/gu) ?? []
}

const CONNECTIVES = new Set('and und et y i и von van der den de del la di da dos du zu im am'.split(' '))

/** The text folded character by character, so that offsets stay true; a character that folds to more or fewer stays. */
function foldSameLength(text: string): string {
  return text.toLowerCase().replace(/[^\p{ASCII}]/gu, sign => {
    const folded = fold(sign)
    return folded.length === sign.length ? folded : sign
  })
}
