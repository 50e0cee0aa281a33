import { type Block, textOfBlock } from '../page/block.ts'
import { foldKey } from '../text/characters/levenshtein.ts'
import { hasLeaders } from '../text/labels/leaders.ts'
import type { Decisions, RoleDecision } from './decision.ts'
import type { Evidence } from './evidence.ts'

/** Least number of entries in a table of contents: a single one may be any line that ends with a number. */
const LEAST_ENTRIES = 3
/** Least share of a block's lines that are entries with leaders; in a title of two lines the first has none. */
const LEAST_LED_SHARE = 0.4
/** Most lines of an entry above the one with its page. */
const MOST_LINES_BEFORE_PAGE = 2
/** The page number at the end of an entry without leaders. */
const PAGE = /\s(?:(\d{1,4})|[ivxlc]{1,6}|[IVXLC]{1,6})$/u

/** Letters by which an entry is the heading that it names: the rest may be broken or shortened there. */
const KEY_LENGTH = 24
/** Fewer letters stand at the beginning of many lines. */
const LEAST_KEY_LENGTH = 4
/** Least share of the lines of an entry that stand again further on: its heading breaks elsewhere. */
const LEAST_REPEATED_SHARE = 0.5
/** The number of a section before its title. */
const SECTION_NUMBER = /^(?:\d+(?:\.\d+)*|[IVXLC]+)[.)]?\s+/u

/** Entries are not running text. */
const ENTRY: RoleDecision = { role: 'doubt', score: 0.8, evidence: ['table-of-contents'] }

/**
 * Decides which blocks are tables of contents, so that their entries are not taken for headings. These are lines in
 * which dots lead to a page number, and the blocks under a heading of contents while they end with page numbers that do
 * not fall, or stand again further on as headings.
 *
 * They are kept out of the running text; their heading stays a heading.
 */
export function classifyContents(evidence: Evidence, decided: Decisions): Decisions {
  const free = evidence.blocks.filter(block => !decided.has(block))
  const led = free.filter(isLed)
  const listed = new Set(led.reduce((sum, block) => sum + block.lines.length, 0) < LEAST_ENTRIES ? [] : led)
  const last = lastLines(evidence.blocks)
  free.forEach((block, i) => {
    if (!isContentsHeading(block, evidence)) return
    for (const entry of [...entriesFrom(free, i + 1), ...repeatedFrom(free, i + 1, last)]) listed.add(entry)
  })
  return new Map([...withFirstLines(listed, free)].map(block => [block, ENTRY]))
}

function isLed({ lines }: Block): boolean {
  return lines.filter(({ text }) => hasLeaders(text)).length >= LEAST_LED_SHARE * lines.length
}

function isContentsHeading(block: Block, { keywordOf }: Evidence): boolean {
  const match = keywordOf(block)
  return match?.concept === 'contents' && match.score === 1
}

/** Entries from a place on; the number of a page may be behind the next line of a title alone. */
function entriesFrom(blocks: readonly Block[], start: number): readonly Block[] {
  let lines = 0
  let page = 0
  let end = start
  for (let block = blocks[end]; block !== undefined; block = blocks[++end]) {
    const next = pageOf(block, page) ?? (mayBreak(block) ? pageOf(blocks[end + 1], page) : undefined)
    if (next === undefined || next < page) break
    page = next
    lines += block.lines.length
  }
  return lines < LEAST_ENTRIES ? [] : blocks.slice(start, end)
}

/** Blocks from a place on whose lines begin other lines of the paper further on: entries without page numbers. */
function repeatedFrom(blocks: readonly Block[], start: number, last: ReadonlyMap<string, Block>): readonly Block[] {
  const isRepeated = (block: Block) => {
    const again = block.lines.filter(({ text }) => (last.get(keyOf(text)) ?? block) !== block)
    return again.length >= LEAST_REPEATED_SHARE * block.lines.length
  }
  const end = blocks.findIndex((block, i) => i >= start && !isRepeated(block))
  const entries = blocks.slice(start, end === -1 ? start : end)
  return entries.length < LEAST_ENTRIES ? [] : entries
}

/** The block of the last line of the paper with each key. */
function lastLines(blocks: readonly Block[]): ReadonlyMap<string, Block> {
  const keyed = blocks.flatMap(block => block.lines.map(({ text }) => [keyOf(text), block] as const))
  return new Map(keyed.filter(([key]) => key.length >= LEAST_KEY_LENGTH))
}

function keyOf(line: string): string {
  const letters = foldKey(line.replace(SECTION_NUMBER, '')).replace(/\p{Nd}+/gu, '')
  return letters.slice(0, KEY_LENGTH)
}

/** The page that an entry ends with; that of the entry before where it is a Roman numeral. */
function pageOf(block: Block | undefined, before: number): number | undefined {
  const found = block && PAGE.exec(textOfBlock(block))
  if (!found) return undefined
  return found[1] === undefined ? before : Number(found[1])
}

/** Whether a block may be the first lines of a title that goes on below. */
function mayBreak({ lines }: Block): boolean {
  return lines.length <= MOST_LINES_BEFORE_PAGE
}

/** The blocks with those between two of them on one page that have no leaders: first lines of titles. */
function withFirstLines(listed: ReadonlySet<Block>, blocks: readonly Block[]): ReadonlySet<Block> {
  const between = blocks.filter((block, i) => {
    const [before, after] = [blocks[i - 1], blocks[i + 1]]
    if (before === undefined || after === undefined || !mayBreak(block)) return false
    return listed.has(before) && listed.has(after) && before.page === after.page
  })
  return new Set([...listed, ...between])
}
