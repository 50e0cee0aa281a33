import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'
import { foldKey } from '../../../../base/text/characters/levenshtein.ts'
import { parseSectionNumber, isNextNumber } from '../../../../base/text/labels/section-number.ts'
import { looksLikeNames } from '../../../../base/text/names/name-list.ts'
import { opensWithGuide } from '../../../../base/text/names/role-labels.ts'
import type { Decisions } from '../../decision.ts'
import type { Evidence } from '../../evidence.ts'
import { styleKeyOf, styleOf } from '../../headings/heading-candidates.ts'
import { findOutlineEntry } from '../../headings/outline.ts'
import { isEntry } from './cover-pages.ts'

/** The part of the pages that holds the tables of contents before the text; others come after it. */
const FRONT_SHARE = 0.35
/** What follows the title of an entry of contents. */
const LEADERS_AND_PAGE = /[\s.…·]*\s\d+$/u
/** Dots to write on, or that lead to a name or a page. */
const DOTS = /(?:[.…]\s?){5,}/u
/** The level of chapters and their kin. */
const MOST_LEVEL = 1

/**
 * The heading of the first chapter of a thesis or a book: the first after the covers and the lists of contents that has the first
 * number, or is an introduction; where chapters are printed without their numbers, the one that a list of contents gives the first.
 *
 * @param headings provisional headings
 */
export function findFirstChapter(
  evidence: Evidence,
  decided: Decisions,
  { headings, covers }: { readonly headings: Decisions; readonly covers: ReadonlySet<number> },
): Block | undefined {
  const { blocks, pages } = evidence
  const behind = Math.max(...covers)
  const last = behind + FRONT_SHARE * pages.length
  const listed = blocks.findLastIndex(block => block.page <= last && isEntry(block, decided))
  const opens = (block: Block) =>
    block.page > behind && headings.get(block)?.heading !== undefined && opensText(block, evidence)
  const behindLists = blocks.slice(listed + 1)
  const first = firstListed(blocks.filter(block => isEntry(block, decided)))
  const isFirstListed = (block: Block) =>
    headings.get(block)?.heading !== undefined && foldKey(textOfBlock(block)) === first
  return behindLists.find(opens) ?? blocks.find(opens) ?? behindLists.find(isFirstListed)
}

/** The title of the first numbered entry of the lists of contents, for comparing: `1 The river . . . . 3`. */
function firstListed(entries: readonly Block[]): string | undefined {
  const numbers = entries.flatMap(({ lines }) => lines).flatMap(({ text }) => parseSectionNumber(text) ?? [])
  const first = numbers.find(({ depth, number, rest }) => depth === 1 && isNextNumber(undefined, number) && rest !== '')
  return first && foldKey(first.rest.replace(LEADERS_AND_PAGE, ''))
}

function opensText(block: Block, { keywordOf }: Evidence): boolean {
  if (keywordOf(block)?.concept === 'introduction') return true
  const number = parseSectionNumber(textOfBlock(block))
  const isFirst = number !== undefined && number.depth === 1 && isNextNumber(undefined, number.number)
  return isFirst && number.style !== 'letter' && number.word !== 'appendix' && !number.isBracketed
}

/**
 * Whether a block before the first chapter is a heading: a preface, a dedication or a list of symbols looks like the chapters, or is
 * in a list of contents or in the outline of the file. The lines of forms, repeated titles and the names of a jury do not.
 */
export function tellsFrontHeadings(
  evidence: Evidence,
  decided: Decisions,
  { headings, start }: { readonly headings: Decisions; readonly start: Block },
): (block: Block) => boolean {
  const { blocks, outline, keywordOf } = evidence
  const from = blocks.indexOf(start)
  const chapters = blocks.slice(from).filter(block => (headings.get(block)?.heading?.level ?? Infinity) <= MOST_LEVEL)
  const styles = new Set(chapters.map(keyOf))
  const entries = blocks
    .filter(block => isEntry(block, decided))
    .flatMap(({ lines }) => lines.map(({ text }) => foldKey(text)))
  return block => {
    const text = textOfBlock(block)
    // The person who signs a declaration, and the jury of a form, whose names are at the end of dots.
    if (looksLikeNames(text) || opensWithGuide(text) || DOTS.test(text)) return false
    const key = foldKey(textOfBlock(block))
    const isListed = key !== '' && entries.some(entry => entry.startsWith(key))
    return (
      isListed ||
      styles.has(keyOf(block)) ||
      keywordOf(block) !== undefined ||
      findOutlineEntry(textOfBlock(block), block, outline) !== undefined
    )
  }
}

function keyOf(block: Block): string {
  return styleKeyOf({ ...styleOf(block), isCapital: false }, block.lines[0]?.font.name ?? '')
}
