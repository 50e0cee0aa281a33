import { SUBTITLE_SCORE } from '../title/subtitle.ts'
import { overlapY } from '../../../../base/geometry/box.ts'
import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'
import { countWords } from '../../../../base/text/characters/east-asian.ts'
import { foldKey, similarityOfKeys } from '../../../../base/text/characters/levenshtein.ts'
import { opensWithCourse } from '../../../../base/text/names/courses-of-study.ts'
import { looksLikeNames } from '../../../../base/text/names/name-list.ts'
import { isAuthorLabel, opensWithAuthor, opensWithGuide } from '../../../../base/text/names/role-labels.ts'
import {
  endsWithOrganisation,
  hasOrganisationWord,
  isArticleKind,
} from '../../../../base/text/names/title-page-words.ts'
import { hasTitleLabel, isTitleLabel } from '../../../../base/text/publication/title-label.ts'
import type { Decisions, RoleDecision } from '../../decision.ts'
import type { Evidence } from '../../evidence.ts'
import { classifyHeadings } from '../../headings/headings.ts'
import { findEndAbstract } from '../late-abstract.ts'
import { findTitle, type TitleBlocks } from '../title/title.ts'
import { blocksOn, findCoverPages, hasBookCover } from './cover-pages.ts'
import { findAuthorsOnCover, hasLabelledAuthors, isLabelledAuthor } from './cover-people.ts'
import { findFirstChapter, tellsFrontHeadings } from './first-chapter.ts'
import { findFrontAbstracts } from './front-abstracts.ts'

const COVER: RoleDecision = { role: 'publication-info', score: 0.7, evidence: ['cover-page'], variety: 'cover' }
const AUTHORS: RoleDecision = { role: 'authors', score: 0.8, evidence: ['author-on-cover'] }
const AGAIN: RoleDecision = { role: 'publication-info', score: 0.7, evidence: ['title-again'] }
const NO_HEADING: RoleDecision = { role: 'text', score: 0.6, evidence: ['before-first-chapter'] }
/** Words in which an institution says that it is one: `Fakulta informatiky`, `National Technical University`. */
const ORGANISATION_WORDS = 3
/** Fewest words of a title that no type shows: places, dates and the field of study have fewer. */
const PLAIN_TITLE_WORDS = 4
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
  const first = blocksOn(evidence, evidence.pages[0]?.number ?? 1).filter(isFree)
  const title = findTitleOfBook(first, evidence)
  if (title === undefined) return undefined
  const covers = findCoverPages(evidence, decided, wordsOf(title))
  const opening = decideCovers(title, covers, evidence, decided)
  const known = new Map([...decided, ...opening])
  // Provisional headings show where chapters start; none of them is decided here.
  const headings = classifyHeadings({ ...evidence, onWeighed: undefined }, known)
  const start = findFirstChapter(evidence, decided, { headings, covers })
  const before = start === undefined ? [] : decideBeforeChapters(start, wordsOf(title), { evidence, known, headings })
  return new Map([...opening, ...findEndAbstract(evidence, headings), ...before])
}

/**
 * The title among the blocks of a cover that are not labelled names, kind of work, institution or course of study; where a label
 * says which it is (`Titre :`), the block beside or below that. A cover in one type shows it by its words alone.
 */
function findTitleOfBook(blocks: readonly Block[], evidence: Evidence): TitleBlocks | undefined {
  const free = blocks.filter(block => !isOther(block, blocks))
  const label = blocks.find(block => hasTitleLabel(textOfBlock(block)) && !isForm(block))
  const labelled = label && (isTitleLabel(textOfBlock(label)) ? findLabelledBy(label, free) : label)
  if (labelled === undefined) return findTitle(free, evidence) ?? findPlainTitle(free)
  return findTitle([labelled], evidence) ?? { title: [labelled], companions: [], evidence: ['title-label'] }
}

/** Whether lines of a block have labels of people: no label says where the title ends among them. */
function isForm({ lines }: Block): boolean {
  return lines.some(({ text }) => opensWithGuide(text) || opensWithAuthor(text))
}

/** The block right of a label, or else the first below it. */
function findLabelledBy(label: Block, blocks: readonly Block[]): Block | undefined {
  const others = blocks.filter(block => block !== label)
  const isBeside = ({ box }: Block) => box.left >= label.box.right && overlapY(box, label.box) > 0
  return others.find(isBeside) ?? others.find(({ box }) => box.top >= label.box.bottom)
}

/** The first block of several words that is neither a list of names nor an address. */
function findPlainTitle(blocks: readonly Block[]): TitleBlocks | undefined {
  const title = blocks.find(block => {
    const text = textOfBlock(block)
    return (
      countWords(text) >= PLAIN_TITLE_WORDS &&
      !looksLikeNames(text) &&
      !hasOrganisationWord(text) &&
      !/[@\d]/u.test(text)
    )
  })
  return title && { title: [title], companions: [], evidence: ['several-words'] }
}

function isOther(block: Block, blocks: readonly Block[]): boolean {
  const text = textOfBlock(block)
  const isOfInstitution = block.lines.some(line => namesOrganisation(line.text)) || opensWithCourse(text)
  return (
    isOfInstitution ||
    isArticleKind(text) ||
    isAuthorLabel(text) ||
    opensWithGuide(text) ||
    isLabelledAuthor(block, blocks)
  )
}

/** Whether one of the first words names an organisation, or the last one where that is the noun: a title may have one further on. */
function namesOrganisation(text: string): boolean {
  return hasOrganisationWord(text.split(/\s+/u, ORGANISATION_WORDS).join(' ')) || endsWithOrganisation(text)
}

function decideCovers(
  title: TitleBlocks,
  covers: ReadonlySet<number>,
  evidence: Evidence,
  decided: Decisions,
): Decisions {
  const ofTitle = [...title.title, ...title.companions.map(({ block }) => block)]
  const pages = [...covers].map(page => blocksOn(evidence, page).filter(block => !decided.has(block)))
  const labelled = pages.find(hasLabelledAuthors)
  const page = labelled ?? pages.find(blocks => findAuthorsOnCover(blocks, ofTitle).length > 0) ?? []
  const authors = findAuthorsOnCover(page, ofTitle)
  return new Map<Block, RoleDecision>([
    ...pages.flat().map(block => [block, COVER] as const),
    ...authors.map(block => [block, AUTHORS] as const),
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
