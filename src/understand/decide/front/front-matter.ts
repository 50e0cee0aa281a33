import { SUBTITLE_SCORE } from './title/subtitle.ts'
import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import type { TextRun } from '../../../model/page/page.ts'
import { foldKey } from '../../../base/text/characters/levenshtein.ts'
import type { Decisions, RoleDecision } from '../decision.ts'
import type { Evidence } from '../evidence.ts'
import { readBook } from './cover/read-book.ts'
import { FrontPage } from './front-page.ts'
import { FrontReader } from './front-reader.ts'
import { classifyHeadings } from '../headings/headings.ts'
import { findEndAbstract, findLateAbstract } from './late-abstract.ts'
import { withoutTextOfSheet } from './sheet-text.ts'
import { findTitle, findTitleOfCover, type TitleBlocks } from './title/title.ts'

/** Least share of the longer of two titles that the shorter one is: either may have the subtitle in one with it. */
const TITLE_SHARE = 0.25
/** Most lines of a cover page in the type of the paper. */
const COVER_LINES = 25
/** Most of a longer cover, as share of its glyphs, that is in the font of the paper's body: archives use a different font. */
const PAPERS_TYPE_ON_COVER = 0.05

const COVER: RoleDecision = { role: 'publication-info', score: 0.6, evidence: ['cover-page'], variety: 'cover' }

/**
 * Decides what comes before the body: title, subtitle, authors (names, affiliations, addresses), abstract, key words
 * and publication information, also in side columns and at the foot of the title page.
 *
 * The title first (`title.ts`), then the blocks of its page in reading order (`front-reader.ts`), and those of the
 * next page if the abstract continues there; in a report the abstract may be some pages later, and one in another
 * language may be after the references (`late-abstract.ts`). Ends
 * where the first section or running text of the body starts; after that, only text with the words of a publisher or an
 * address is front matter. A page without title has none.
 */
export function classifyFrontMatter(evidence: Evidence, decided: Decisions): Decisions {
  return readBook(evidence, decided) ?? readPaper(evidence, decided)
}

function readPaper(evidence: Evidence, decided: Decisions): Decisions {
  const found = findTitlePage(evidence, decided)
  if (found === undefined) return new Map()
  const { title, companions } = found.title
  const opening = decideOpening(found, decided)
  const known = new Map([...decided, ...opening])
  // Provisional headings show where sections start; none of them is decided here.
  const headings = classifyHeadings({ ...evidence, onWeighed: undefined }, known)
  const page = new FrontPage(evidence, [...title, ...companions.map(({ block }) => block)], headings)
  const read = new FrontReader(page, known).readBlocks()
  const hasAbstract = [...read.values()].some(({ role }) => role === 'abstract')
  const titlePage = title[0]?.page ?? 1
  const late = hasAbstract ? [] : findLateAbstract(evidence, { headings, titlePage })
  const front = new Map([...opening, ...late, ...findEndAbstract(evidence, headings), ...read])
  return withoutTextOfSheet(front, evidence.blocks, decided)
}

/** The cover, the title and the subtitle. Title and subtitle overrule the decisions for captions and tables. */
function decideOpening({ title, cover }: TitlePage, decided: Decisions): Decisions {
  const ofCover = cover.filter(block => !decided.has(block))
  return new Map<Block, RoleDecision>([
    ...ofCover.map(block => [block, COVER] as const),
    ...title.title.map(block => [block, { role: 'title', score: 0.9, evidence: title.evidence }] as const),
    ...title.companions.map(({ block, evidence, isSecond }): [Block, RoleDecision] => [
      block,
      { role: 'subtitle', score: SUBTITLE_SCORE, evidence, ...(isSecond ? { variety: 'second-title' } : {}) },
    ]),
  ])
}

interface TitlePage {
  readonly title: TitleBlocks
  /** Blocks of a cover page before it. */
  readonly cover: readonly Block[]
}

/** The first page, or the second where the first is a cover. */
function findTitlePage(evidence: Evidence, decided: Decisions): TitlePage | undefined {
  const [first, second] = evidence.pages
  if (first === undefined) return undefined
  // Entries of a table of contents may be larger than the title above them.
  const isFree = (block: Block) => decided.get(block)?.role !== 'doubt'
  const blocksOf = (page: number) => evidence.blocks.filter(block => block.page === page && isFree(block))
  const blocks = blocksOf(first.number)
  const title = findTitle(blocks, evidence)
  const next =
    second === undefined || !mayBeCover(blocks, evidence)
      ? undefined
      : findTitleBehindCover({ title, blocks }, blocksOf(second.number), evidence)
  if (next !== undefined) return { title: next, cover: blocks }
  return title === undefined ? undefined : { title, cover: [] }
}

/** The title after a cover: the same one, with its subtitle or without, or one above names where the cover has none of these. */
function findTitleBehindCover(
  { title, blocks }: { readonly title: TitleBlocks | undefined; readonly blocks: readonly Block[] },
  page: readonly Block[],
  evidence: Evidence,
): TitleBlocks | undefined {
  const repeated =
    title && (findTitleOfCover(blocks, page, evidence) ?? findTitleWithSubtitle(wordsOf(title), page, evidence))
  return repeated ?? findTitleBehindNotice(title, page, evidence)
}

/** The title of a page where it is above names, and what was taken for the title before is a sentence without other evidence. */
function findTitleBehindNotice(
  before: TitleBlocks | undefined,
  page: readonly Block[],
  evidence: Evidence,
): TitleBlocks | undefined {
  if (before !== undefined && (!/[.!]$/u.test(wordsOf(before)) || isOfTitlePage(before))) return undefined
  const found = findTitle(page, evidence)
  return found?.facts?.isAboveNames === true ? found : undefined
}

/** Whether a title has what a title page has, and the notice that an archive put before the paper has not. */
function isOfTitlePage({ facts }: TitleBlocks): boolean {
  if (facts === undefined) return false
  return facts.isInFile || facts.isAboveNames || facts.isAboveFrontMatter
}

/** The title of a page where it is that of the cover with its subtitle, or without. */
function findTitleWithSubtitle(ofCover: string, page: readonly Block[], evidence: Evidence): TitleBlocks | undefined {
  const found = findTitle(page, evidence)
  return found !== undefined && isPartOf(ofCover, wordsOf(found)) ? found : undefined
}

/** Whether one of two titles is the other without its subtitle. */
function isPartOf(ofCover: string, next: string): boolean {
  const [part = '', whole = ''] = [foldKey(ofCover), foldKey(next)].sort((a, b) => a.length - b.length)
  return whole.includes(part) && part.length >= TITLE_SHARE * whole.length
}

/** A cover has few lines and no headings, or it was put before the paper in other type. */
function mayBeCover(blocks: readonly Block[], { keywordOf, body }: Evidence): boolean {
  const lines = blocks.flatMap(block => block.lines)
  if (lines.length <= COVER_LINES && blocks.every(block => keywordOf(block) === undefined)) return true
  const runs = lines.flatMap(({ words }) => words.flatMap(word => word.runs))
  const glyphsOf = (some: readonly TextRun[]) => some.reduce((sum, run) => sum + run.glyphs, 0)
  return glyphsOf(runs.filter(run => run.font.name === body.fontName)) <= PAPERS_TYPE_ON_COVER * glyphsOf(runs)
}

function wordsOf({ title }: TitleBlocks): string {
  return title.map(textOfBlock).join(' ')
}
