import type { Block } from '../../model/page/block.ts'
import { textOfBlock } from '../evidence/blocks.ts'
import { foldKey } from '../../base/text/characters/levenshtein.ts'
import { hasLeaders } from '../../base/text/labels/leaders.ts'
import { parseSectionNumber } from '../../base/text/labels/section-number.ts'
import type { Decisions, RoleDecision } from './decision.ts'
import type { Evidence } from './evidence.ts'
import { isProse } from './prose.ts'

/** Least number of entries in a table of contents: a single one may be any line that ends with a number. */
const LEAST_LISTED = 3
/** Least share of a block's lines that are entries with leaders; in a title of two lines the first has none. */
const LEAST_LED_SHARE = 0.4
/** Most lines of an entry above the one with its page. */
const MOST_LINES_BEFORE_PAGE = 2
/** The page number at the end of an entry without leaders. */
const PAGE = /\s(?:(\d{1,4})|[ivxlc]{1,6}|[IVXLC]{1,6})$/u

/** Letters by which an entry is the heading that it names: the rest may be broken or shortened there. */
const KEY_LENGTH = 24
/** Fewer letters occur at the beginning of many lines. */
const LEAST_KEY_LENGTH = 4
/** Least share of the lines of an entry that recur further on: its heading may break elsewhere. */
const LEAST_REPEATED_SHARE = 0.5
/** The number of a section before its title. */
const SECTION_NUMBER = /^(?:\d+(?:\.\d+)*|[IVXLC]+)[.)]?\s+/u

/** Entries are not running text. */
const ENTRY: RoleDecision = { role: 'doubt', score: 0.8, evidence: ['table-of-contents'], variety: 'contents' }

/**
 * Decides which blocks are tables of contents, so that their entries are not taken for headings. These are lines in
 * which dots lead to a page number, and the blocks under a heading of contents while they end with page numbers that do
 * not fall, or recur further on as headings.
 *
 * They are kept out of the running text with their heading: contents, lists of figures and of tables.
 */
export function classifyContents(evidence: Evidence, decided: Decisions): Decisions {
  const free = evidence.blocks.filter(block => !decided.has(block))
  const led = free.filter(isLed)
  const listed = new Set(led.reduce((sum, block) => sum + block.lines.length, 0) < LEAST_LISTED ? [] : led)
  const headings = new Set<Block>()
  const last = lastLines(evidence.blocks)
  free.forEach((block, i) => {
    if (!isContentsHeading(block, evidence)) return
    const entries = [...entriesFrom(free, i + 1), ...repeatedFrom(free, i + 1, last)]
    const next = free[i + 1]
    if (entries.length > 0 || (next !== undefined && listed.has(next))) headings.add(block)
    for (const entry of entries) listed.add(entry)
  })
  const ended = withRepeatedEnds(withFirstLines(listed, free), free, last)
  return new Map([...headings, ...ended].map(block => [block, ENTRY]))
}

function isLed({ lines }: Block): boolean {
  return lines.filter(({ text }) => hasLeaders(text)).length >= LEAST_LED_SHARE * lines.length
}

function isContentsHeading(block: Block, { keywordOf }: Evidence): boolean {
  const match = keywordOf(block)
  return match?.concept === 'contents' && match.score === 1
}

/** Entries from a place on; the number of a page may be after the next line of a title alone. */
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
  return lines < LEAST_LISTED ? [] : blocks.slice(start, end)
}

/** The blocks with those right below them on their page that recur further on: appendices without page numbers. */
function withRepeatedEnds(
  listed: ReadonlySet<Block>,
  blocks: readonly Block[],
  last: ReadonlyMap<string, Block>,
): ReadonlySet<Block> {
  const ends = blocks.flatMap((block, i) => {
    const before = blocks[i - 1]
    if (before === undefined || !listed.has(before) || listed.has(block)) return []
    // `Chapter 1` opens the first chapter, and others have the word, too.
    if (parseSectionNumber(textOfBlock(block))?.word !== undefined) return []
    const behind = blocks.findIndex((other, j) => j >= i && !isRepeated(other, last))
    const end = blocks.slice(i, behind === -1 ? undefined : behind)
    // The first chapter may begin right below, and have a heading that others have, too.
    const isEnd = block.page <= before.page + 1 && !isProse(textOfBlock(blocks[behind] ?? block))
    return isEnd ? end : []
  })
  return new Set([...listed, ...ends])
}

/** Whether lines of a block recur further on. */
function isRepeated(block: Block, last: ReadonlyMap<string, Block>): boolean {
  const again = block.lines.filter(({ text }) => (last.get(keyOf(text)) ?? block) !== block)
  return again.length >= LEAST_REPEATED_SHARE * block.lines.length
}

/** Blocks from a place on whose lines begin other lines of the paper further on: entries without page numbers. */
function repeatedFrom(blocks: readonly Block[], start: number, last: ReadonlyMap<string, Block>): readonly Block[] {
  const end = blocks.findIndex((block, i) => i >= start && !isRepeated(block, last))
  const entries = blocks.slice(start, end === -1 ? start : end)
  return entries.length < LEAST_LISTED ? [] : entries
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

/** Whether a block may be the first lines of a title that continues below. */
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
