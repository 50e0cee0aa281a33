import { SUBTITLE_SCORE } from '../title/subtitle.ts'
import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'
import { foldKey, similarityOfKeys } from '../../../../base/text/characters/levenshtein.ts'
import type { Decisions, RoleDecision } from '../../decision.ts'
import type { Evidence } from '../../evidence.ts'
import { classifyHeadings } from '../../headings/headings.ts'
import { findEndAbstract } from '../late-abstract.ts'
import type { TitleBlocks } from '../title/title.ts'
import { blocksOn, findCoverPages, findTitlePages, hasBookCover } from './cover-pages.ts'
import { blocksOfAuthors } from './cover-people.ts'
import { findFirstChapter, tellsFrontHeadings } from './first-chapter.ts'
import { findFrontAbstracts } from './front-abstracts.ts'
import { chooseAuthors, type CoverContext, findCoverTitle, readContext } from './read-cover.ts'

const COVER: RoleDecision = { role: 'publication-info', score: 0.7, evidence: ['cover-page'], variety: 'cover' }
const AUTHORS: RoleDecision = { role: 'authors', score: 0.8, evidence: ['author-on-cover'] }
const AGAIN: RoleDecision = { role: 'publication-info', score: 0.7, evidence: ['title-again'] }
const NO_HEADING: RoleDecision = { role: 'text', score: 0.6, evidence: ['before-first-chapter'] }
/** The title of a cover and its like on a later page are alike by this share: letters may be misread, or a stop follows. */
const SAME_TITLE_OF_BOOK = 0.9

/**
 * The front matter of a thesis, a report or a book, from its cover to the first chapter; `undefined` where the first page is no cover.
 *
 * Nothing on the covers is running text: title, subtitle and authors; everything else there is publication information
 * (institution, kind of the work, guides, place, date). After them come pages in any order: declarations, thanks, abstracts in several
 * languages, lists of contents. Abstracts are found by their headings (`front-abstracts.ts`), and headings are those that look like
 * chapters or are listed (`first-chapter.ts`).
 */
export function readBook(evidence: Evidence, decided: Decisions): Decisions | undefined {
  if (!hasBookCover(evidence, decided)) return undefined
  const isFree = (block: Block) => decided.get(block)?.role !== 'doubt'
  const context = readContext(evidence)
  const title = findFirst(findTitlePages(evidence), page =>
    findCoverTitle(blocksOn(evidence, page).filter(isFree), context),
  )
  if (title === undefined) return undefined
  const covers = findCoverPages(evidence, decided, wordsOf(title))
  const opening = decideCovers(title, covers, context, decided)
  const known = new Map([...decided, ...opening])
  // Provisional headings show where chapters start; none of them is decided here.
  const headings = classifyHeadings({ ...evidence, onWeighed: undefined }, known)
  const start = findFirstChapter(evidence, decided, { headings, covers })
  const before = start === undefined ? [] : decideBeforeChapters(start, wordsOf(title), { evidence, known, headings })
  return new Map([...opening, ...findEndAbstract(evidence, headings), ...before])
}

/** What a function finds for the first of some things that it finds something for. */
function findFirst<Thing, Found>(
  things: readonly Thing[],
  find: (thing: Thing) => Found | undefined,
): Found | undefined {
  for (const thing of things) {
    const found = find(thing)
    if (found !== undefined) return found
  }
  return undefined
}

function decideCovers(
  title: TitleBlocks,
  covers: ReadonlySet<number>,
  context: CoverContext,
  decided: Decisions,
): Decisions {
  const ofTitle = [...title.title, ...title.companions.map(({ block }) => block)]
  const pages = [...covers].map(page => blocksOn(context.evidence, page).filter(block => !decided.has(block)))
  const found = pages.flatMap(page => chooseAuthors(page, ofTitle, context)?.authors ?? [])
  const authors = found.find(({ isLabelled }) => isLabelled) ?? found[0]
  return new Map<Block, RoleDecision>([
    ...pages.flat().map(block => [block, COVER] as const),
    ...[...(authors === undefined ? [] : blocksOfAuthors(authors))].map(([block, names]): [Block, RoleDecision] => [
      block,
      { ...AUTHORS, ...(names === undefined ? {} : { names }) },
    ]),
    ...title.title.map(block => [block, { role: 'title', score: 0.9, evidence: title.evidence }] as const),
    ...title.companions.map(
      ({ block, evidence: rules }) => [block, { role: 'subtitle', score: SUBTITLE_SCORE, evidence: rules }] as const,
    ),
  ])
}

interface Known {
  readonly evidence: Evidence
  readonly known: Decisions
  readonly headings: Decisions
}

/** Abstracts, and what looks like a heading without being one. */
function decideBeforeChapters(start: Block, title: string, { evidence, known, headings }: Known): Decisions {
  const { blocks } = evidence
  const before = blocks.slice(0, blocks.indexOf(start)).filter(block => isOpenTo(block, known))
  const isFrontHeading = tellsFrontHeadings(evidence, known, { headings, start })
  const seems = (block: Block) => headings.get(block)?.heading !== undefined
  const key = foldKey(title)
  const isTitleAgain = (block: Block) => similarityOfKeys(foldKey(textOfBlock(block)), key) >= SAME_TITLE_OF_BOOK
  const isHeading = (block: Block) => seems(block) && isFrontHeading(block)
  const again = before.filter(isTitleAgain)
  const abstracts = findFrontAbstracts(before, { isHeading, isTitleAgain }, evidence)
  const none = before.filter(block => seems(block) && !isFrontHeading(block))
  return new Map<Block, RoleDecision>([
    ...none.map(block => [block, NO_HEADING] as const),
    ...again.map(block => [block, AGAIN] as const),
    ...abstracts,
  ])
}

/** Whether a block has no role yet, or that of a note below the rules of a form. */
function isOpenTo(block: Block, known: Decisions): boolean {
  return (known.get(block)?.role ?? 'table-note') === 'table-note'
}

function wordsOf({ title }: TitleBlocks): string {
  return title.map(textOfBlock).join(' ')
}
