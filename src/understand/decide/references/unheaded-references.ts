import { LAST_SHARE } from './numbered-references.ts'
import type { Block } from '../../../model/page/block.ts'
import { foldWhitespace } from '../../../base/text/characters/unicode.ts'
import type { Decisions, RoleDecision } from '../decision.ts'
import { type Evidence, isReferencesHeading } from '../evidence.ts'
import { AUTHOR_START } from './entry-start.ts'
import { namesYear } from './years.ts'

/** Fewest entries with author and year that make a list without a heading. */
const LEAST_ENTRIES = 4
/** Least share of the entries between the first and the last that have author and year; others name a newspaper or an office. */
const LEAST_LIKE_ENTRIES = 0.75
/** Entries without author and year that may follow one another in a list: the rest of one over a cut, and a title alone. */
const MOST_BETWEEN = 2
/** Least share of entries that come after the one before them in the alphabet; several works of one author are in any order. */
const LEAST_IN_ORDER = 0.75
/** Letters by which entries are sorted: after them come given names, which lists shorten and order as they like. */
const SORTED_LETTERS = 4
/** Lines right of the left edge of their block by this, in ems, continue an entry. */
const LEAST_HANG_IN_EMS = 0.5
/** Entries are short; what is longer is a paragraph that opens with a name. */
const LONGEST_ENTRY = 900

const ENTRY: RoleDecision = { role: 'reference', score: 0.7, evidence: ['alphabetical-at-end'] }

/** `Office for Rivers (1974a): Rivers in numbers`, `OECD, 2001: Rivers`: words and a year, with a title after it. */
const DATED_OFFICE = /^\p{Lu}[^.:;?!()\d]{1,80}(?:,\s(?:1[89]|20)\d\d\p{Ll}?:|\s\((?:1[89]|20)\d\d\p{Ll}?\)\s?[:.,])\s/u

/** What may be an entry: the block that it begins in, and its text in that block. */
interface Candidate {
  readonly block: Block
  readonly text: string
  readonly isEntry: boolean
}

/**
 * Decides which blocks are references where no heading says so: in the last part of the document, hanging or set apart,
 * entries follow each other that open with an author and name a year, in the order of the alphabet.
 *
 *     Boers, Klaus, 1991: Fear in towns. Berlin.
 *     Dittmann, Jörg, 2005: Changes of fear.
 *     Noll, Heinz-Herbert, Weick, Stefan, 2000: Less fear.
 */
export function classifyUnheadedReferences(evidence: Evidence, decided: Decisions): Decisions {
  const { blocks } = evidence
  if (blocks.some(block => isReferencesHeading(block, evidence))) return new Map()
  const late = blocks.slice(Math.floor(blocks.length * (1 - LAST_SHARE)))
  const free = late.filter(block => block.lines[0]?.direction === 0 && !decided.has(block))
  const lists = findRuns(free.flatMap(candidatesOf)).filter(isList)
  return new Map(lists.flatMap(list => list.filter(mayBeListed).map(({ block }) => [block, ENTRY])))
}

/** The entries that may begin in a block: with its first line, or with each line at its left edge where others hang or all are entries. */
function candidatesOf(block: Block): Candidate[] {
  const { lines } = block
  const left = Math.min(...lines.map(line => line.box.left))
  const isAtEdge = lines.map(({ box, size }) => box.left < left + LEAST_HANG_IN_EMS * size)
  const isOfLines = isAtEdge.includes(false) || lines.every(({ text }) => isEntry(text))
  const parts: string[][] = []
  for (const [i, { text }] of lines.entries()) {
    const current = parts.at(-1)
    if (current === undefined || (isOfLines && isAtEdge[i] === true)) parts.push([text])
    else current.push(text)
  }
  return parts.map(part => part.join(' ')).map(text => ({ block, text, isEntry: isEntry(text) }))
}

function isEntry(text: string): boolean {
  if (text.length > LONGEST_ENTRY) return false
  return DATED_OFFICE.test(text) || (AUTHOR_START.test(text) && namesYear(text))
}

/** Stretches from one entry to another with little else between them. */
function findRuns(candidates: readonly Candidate[]): Candidate[][] {
  const runs: Candidate[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const [i, candidate] of candidates.entries()) {
    if (!candidate.isEntry) continue
    if (i - last - 1 > MOST_BETWEEN) runs.push([candidate])
    else runs.at(-1)?.push(...candidates.slice(last + 1, i + 1))
    last = i
  }
  return runs
}

function isList(run: readonly Candidate[]): boolean {
  const entries = run.filter(({ isEntry }) => isEntry)
  if (entries.length < LEAST_ENTRIES || entries.length < LEAST_LIKE_ENTRIES * run.length) return false
  const keys = entries.map(({ text }) => keyOf(text))
  const inOrder = keys.filter((key, i) => i > 0 && (keys[i - 1] ?? '') <= key).length
  return inOrder >= LEAST_IN_ORDER * (keys.length - 1)
}

/** What an entry is sorted by. */
function keyOf(text: string): string {
  return foldWhitespace(text)
    .normalize('NFD')
    .replace(/[^\p{L}\s]/gu, '')
    .toLowerCase()
    .slice(0, SORTED_LETTERS)
}

/** Whether a block is part of a list: not where it is one line between entries, which may be a heading. */
function mayBeListed({ block, text, isEntry }: Candidate): boolean {
  return isEntry || block.lines.length > 1 || /^\p{Ll}/u.test(text)
}
