import { medianSize, SAME_SIZE } from '../../evidence/line-style.ts'
import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import type { Page } from '../../../model/page/page.ts'
import { isRecognised } from '../../evidence/lines.ts'
import { matchRunInKeyword } from '../../../base/text/labels/match-keywords.ts'
import { readLabelledDates } from '../../../base/text/publication/labelled-dates.ts'
import { findEmails } from '../../../base/text/web/emails.ts'
import type { Decisions } from '../decision.ts'
import type { Evidence } from '../evidence.ts'
import { AUTHOR_START } from './entry-start.ts'
import { namesYear } from './years.ts'

/**
 * What a block under the heading of the references says of being part of the list: the natural logarithm of how many
 * more such blocks are entries than anything else. Counted on 105 papers of the social sciences in German and English,
 * many of which give addresses, lives of the authors or the titles of a series after the list.
 */
const WEIGHTS = {
  /** An author and a year. */
  entry: 3.3,
  /** Another that is known by its number in a sequence. */
  numbered: 3.3,
  /** A line with a year; up to `MOST_DATED` of a block count. */
  dated: 1.2,
  /** The same in a list of which nearly all other blocks have an author, too: of titles of a series as many have a year. */
  datedAmongEntries: -0.9,
  author: 0,
  /** Neither author nor year; in more lines than one it may be the rest of an entry. */
  bare: -1.4,
  bareLine: -2.5,
  /** Dates of the paper with their labels: `Received 3 May 2001`. */
  notice: -2.5,
  /** A number opens the block, but none opens the list: the titles of a series. */
  strayNumber: -2.8,
  /** These come to the others. */
  otherSize: -2.5,
  email: -2.4,
} as const

const MOST_DATED = 3
/** Evidence against the blocks after an entry from which they are no part of the list: that of two bare lines. */
const LEAST_AGAINST = -2 * WEIGHTS.bareLine
/** The last entry may lie so far below the greatest sum: where lines are blocks, an entry adds little. That of one bare line. */
const MOST_BELOW = -WEIGHTS.bareLine
/** Share of bare lines in what follows a list; lists whose lines are blocks have as many, and then they tell nothing. */
const BARE_BEHIND = 0.9
/** Fewest blocks, and least share of entries with author and year in them, that show all entries of a list to have both. */
const LEAST_UNIFORM = 8
const UNIFORM = 0.9
/** Most lines of a block of dates. */
export const MOST_LINES_OF_DATES = 3
/** A number that opens a block; a year in parentheses belongs to the authors in the block before. */
const NUMBER_START = /^(?!\((?:1[4-9]|20)\d\d\p{Ll}?\))[[(]?\d/u

type Kind = Exclude<keyof typeof WEIGHTS, 'datedAmongEntries' | 'otherSize' | 'email'>

interface Item {
  readonly block: Block
  readonly text: string
  readonly kind: Kind
}

/**
 * The blocks of a list of references up to its end, the last like an entry where the sum of the evidence is greatest or
 * nearly so. All of them where little is against those that follow, and where none is like an entry.
 */
export function upToEnd(blocks: readonly Block[], { pages }: Evidence, decided: Decisions): readonly Block[] {
  const isNumbered = blocks[0] !== undefined && NUMBER_START.test(textOfBlock(blocks[0]))
  const items = blocks.map((block): Item => {
    const text = textOfBlock(block)
    const kind = kindOf(text, block, isNumbered)
    return { block, text, kind: decided.has(block) && kind !== 'entry' ? 'numbered' : kind }
  })
  const entries = items.filter(({ kind }) => kind === 'entry' || kind === 'numbered')
  const middle = entries[Math.floor((entries.length - 1) / 2)]
  if (middle === undefined) return blocks
  const weigh = weigherOf(items.slice(0, items.indexOf(middle) + 1), pages)
  let sum = 0
  let greatest = 0
  let end = 0
  for (const [i, item] of items.entries()) {
    const weight = weigh(item)
    sum += weight
    greatest = Math.max(greatest, sum)
    if (weight > 0 && sum >= greatest - MOST_BELOW) end = i + 1
  }
  return greatest - sum < LEAST_AGAINST ? blocks : blocks.slice(0, end)
}

function kindOf(text: string, { lines }: Block, isNumbered: boolean): Kind {
  if (AUTHOR_START.test(text)) return namesYear(text) ? 'entry' : 'author'
  if (!isNumbered && NUMBER_START.test(text)) return 'strayNumber'
  if (lines.length <= MOST_LINES_OF_DATES && opensWithDate(text)) return 'notice'
  if (namesYear(text)) return 'dated'
  return lines.length === 1 ? 'bareLine' : 'bare'
}

function opensWithDate(text: string): boolean {
  return readLabelledDates(text).length > 0 && matchRunInKeyword(text)?.concept === 'dates'
}

/** Weighs the items of a list by what its first half shows: its sizes of type, and how many of its lines are bare. */
function weigherOf(half: readonly Item[], pages: readonly Page[]): (item: Item) => number {
  const sizes = half.map(({ block }) => medianSize(block.lines))
  const smallest = Math.min(...sizes) * (1 - SAME_SIZE)
  const largest = Math.max(...sizes) * (1 + SAME_SIZE)
  const bareLines = half.filter(({ kind }) => kind === 'bareLine').length
  const entries = half.filter(({ kind }) => kind === 'entry').length
  const isUniform = half.length >= LEAST_UNIFORM && entries >= UNIFORM * half.length
  const dated = isUniform ? WEIGHTS.datedAmongEntries : WEIGHTS.dated
  const bareLine = Math.max(WEIGHTS.bareLine, Math.log(bareLines / half.length / BARE_BEHIND))
  return ({ block, text, kind }) => {
    const size = medianSize(block.lines)
    let weight: number = kind === 'bareLine' ? bareLine : WEIGHTS[kind]
    if (kind === 'dated') weight = dated * (dated > 0 ? Math.min(countDated(block), MOST_DATED) : 1)
    if ((size < smallest || size > largest) && hasTrueSizes(block, pages)) weight += WEIGHTS.otherSize
    if (findEmails(text).length > 0) weight += WEIGHTS.email
    return weight
  }
}

function countDated({ lines }: Block): number {
  return lines.filter(line => namesYear(line.text)).length
}

/** Whether the sizes of a block's type are those of its fonts: OCR measures one line larger than the next. */
function hasTrueSizes({ page, lines }: Block, pages: readonly Page[]): boolean {
  return !lines.some(isRecognised) && pages.find(({ number }) => number === page)?.isTextLayer !== true
}
