import { ENOUGH } from '../../../../base/collections/rules.ts'
import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'
import { similarity } from '../../../../base/text/characters/levenshtein.ts'
import { hasLeaders } from '../../../../base/text/labels/leaders.ts'
import { looksLikeNames } from '../../../../base/text/names/name-list.ts'
import type { Evidence } from '../../evidence.ts'
import { isLogo } from './logo.ts'
import { titleAboveText } from './title-above-text.ts'
import { findCompanions, type TitleCompanion } from './subtitle.ts'
import { sizeOfBlock } from '../front-style.ts'
import { bestOf, type TitleCandidate, weighTitle } from './title-evidence.ts'
import { growTitle, LARGE_TYPE, wholeTitle } from './title-lines.ts'
import type { TitleFacts, TitleRule } from './title-rules.ts'

/** A title has at least this many letters; a logo or a chapter number has fewer. */
const LEAST_TITLE_LETTERS = 5
/** Lines of the longest title; longer blocks are text. */
const MOST_LINES = 8
/** In a narrow column a title in large type has up to so many. */
const MOST_LARGE_LINES = 12
const MOST_CHARACTERS = 400

/** The blocks of the title and of the subtitle, in reading order. */
export interface TitleBlocks {
  readonly title: readonly Block[]
  /** Subtitle, and titles in other languages. */
  readonly companions: readonly TitleCompanion[]
  readonly evidence: readonly TitleRule[]
  /** What is seen of the block with the greatest weight; not known of the cover of a book. */
  readonly facts?: TitleFacts
}

/** Finds the title on a page: the block with the greatest weight, with lines of its size right above and below it. */
export function findTitle(blocks: readonly Block[], evidence: Evidence): TitleBlocks | undefined {
  const candidates = judgeTitles(blocks, evidence)
  const best = bestOf(candidates)
  const found = best === undefined || best.score < ENOUGH ? titleAboveText(candidates, blocks, evidence) : best
  return found === undefined ? undefined : titleFrom(found, blocks, evidence)
}

/** A title is repeated on the next page from this similarity on; the page before it is a cover. */
const SAME_TITLE_ON_COVER = 0.8
/** Fewest words of a title that is recognised because it is on two pages: authors are, too. */
const REPEATED_WORDS = 3

/**
 * Finds the title on a page whose cover has the same: of the texts on both, the one that is likeliest the title there
 * and here. Either page alone may have other large type: a series, a book, the authors.
 */
export function findTitleOfCover(
  cover: readonly Block[],
  blocks: readonly Block[],
  evidence: Evidence,
): TitleBlocks | undefined {
  const onCover = judgeTitles(cover, evidence).map(({ block, score }) => ({ text: wholeTitle(block, cover), score }))
  const repeated = judgeTitles(blocks, evidence).flatMap(candidate => {
    const text = wholeTitle(candidate.block, blocks)
    if (text.split(/\s+/u).length < REPEATED_WORDS || looksLikeNames(text)) return []
    const before = onCover.filter(other => similarity(other.text, text) >= SAME_TITLE_ON_COVER)
    return before.map(({ score }) => ({ ...candidate, score: Math.min(score, ENOUGH) + candidate.score }))
  })
  const best = bestOf(repeated)
  return best === undefined || best.score < ENOUGH ? undefined : titleFrom(best, blocks, evidence)
}

/** All blocks of a page that may be the title, with the points for and against each. */
export function judgeTitles(blocks: readonly Block[], evidence: Evidence): TitleCandidate[] {
  const titleLike = blocks.filter(block => isTitleLike(block, evidence.body.size))
  const logos = new Set(titleLike.filter(block => isLogo(block, titleLike, evidence.runningHeads ?? [])))
  const largest = Math.max(0, ...titleLike.filter(block => !logos.has(block)).map(sizeOfBlock))
  return titleLike.map((block, i) => {
    const whole = growTitle(block, blocks)
    const next = titleLike.slice(i + 1).find(other => !whole.includes(other))
    return { block, ...weighTitle(block, { page: blocks, next, largest, isLogo: logos.has(block), evidence }) }
  })
}

/**
 * The whole title that a block is a part of, with its subtitle, among the blocks of its page.
 *
 * @param gapInEms most white between two lines of the title
 */
export function titleFrom(
  { block, evidence: rules, facts }: TitleCandidate,
  page: readonly Block[],
  evidence: Evidence,
  gapInEms?: number,
): TitleBlocks {
  const title = growTitle(block, page, gapInEms)
  return { title, companions: findCompanions(title, page, evidence), evidence: rules, facts }
}

function isTitleLike(block: Block, bodySize: number): boolean {
  const text = textOfBlock(block)
  // Letters that could not be read are letters.
  const letters = text.match(/[\p{L}\uFFFD]/gu)?.length ?? 0
  if (block.lines[0]?.direction !== 0 || letters < LEAST_TITLE_LETTERS || hasLeaders(text)) return false
  const mostLines = sizeOfBlock(block) > LARGE_TYPE * bodySize ? MOST_LARGE_LINES : MOST_LINES
  return block.lines.length <= mostLines && text.length <= MOST_CHARACTERS
}
