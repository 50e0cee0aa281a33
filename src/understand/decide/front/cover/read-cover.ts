import { weigh } from '../../../../base/collections/rules.ts'
import { overlapY } from '../../../../base/geometry/box.ts'
import { foldKey } from '../../../../base/text/characters/levenshtein.ts'
import { opensWithCourse } from '../../../../base/text/names/courses-of-study.ts'
import { opensWithKindOfWork } from '../../../../base/text/names/kinds-of-work.ts'
import { looksLikeNames } from '../../../../base/text/names/name-list.ts'
import { areKnownWords, isPhrase } from '../../../../base/text/names/phrases.ts'
import {
  areRoleLabels,
  isAuthorLabel,
  isGuideLabel,
  opensWithAuthor,
  opensWithGuide,
} from '../../../../base/text/names/role-labels.ts'
import {
  endsWithOrganisation,
  hasOrganisationWord,
  isArticleKind,
} from '../../../../base/text/names/title-page-words.ts'
import { hasTitleLabel, isTitleLabel } from '../../../../base/text/publication/title-label.ts'
import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'
import { medianSize } from '../../../evidence/line-style.ts'
import type { Evidence } from '../../evidence.ts'
import { sizeOfBlock } from '../front-style.ts'
import { judgeTitles, type TitleBlocks, titleFrom } from '../title/title.ts'
import { blocksOn, hasLinesOf, LAST_COVER, LEAST_TITLE_LETTERS } from './cover-pages.ts'
import { type AuthorGroup, findAuthorGroups, isLabelledAuthor } from './cover-people.ts'
import {
  COVER_AUTHOR_RULES,
  COVER_TITLE_RULES,
  type CoverAuthorFacts,
  type CoverTitleFacts,
  POINTS_OF_AUTHORS,
} from './cover-rules.ts'
import { namesInDeclarations } from './declarations.ts'

/** Words in which an institution says that it is one: `Fakulta informatiky`, `National Technical University`. */
const ORGANISATION_WORDS = 3
/** Points of the worst title that is one: the words of a cover in one type. */
const LEAST_POINTS = 0.3

/** The pages after a cover, as far as they show who is who on it. */
export interface CoverContext {
  readonly evidence: Evidence
  /** Blocks of the next pages, page by page. */
  readonly next: readonly (readonly Block[])[]
  /** Folded text of those who declare there that they wrote the work. */
  readonly declared: string
}

export function readContext(evidence: Evidence): CoverContext {
  const pages = evidence.pages.slice(1).filter(({ number }) => number <= LAST_COVER)
  const next = pages.map(({ number }) => blocksOn(evidence, number))
  return { evidence, next, declared: namesInDeclarations(next.flat()) }
}

/**
 * The title of a cover: of all pairs of a block that may be the title and names that may be the authors then, that of the pair with the most
 * points. `undefined` where no block is fit for the title.
 */
export function findCoverTitle(blocks: readonly Block[], context: CoverContext): TitleBlocks | undefined {
  let best: JudgedTitle | undefined
  for (const { title, points } of judgeCoverTitles(blocks, context)) {
    if (best === undefined || points > best.points) best = { title, points }
  }
  return best?.title
}

interface JudgedTitle {
  readonly title: TitleBlocks
  /** With those of the authors that go with it. */
  readonly points: number
}

function judgeCoverTitles(blocks: readonly Block[], context: CoverContext): readonly JudgedTitle[] {
  const labelled = findLabelledTitle(blocks)
  const others = new Set(blocks.filter(block => block !== labelled && isOther(block, blocks)))
  return judgeTitles(blocks, context.evidence).flatMap(candidate => {
    const page = blocks.filter(block => block === candidate.block || !others.has(block))
    const isLabelled = candidate.block === labelled
    const title = titleFrom(
      candidate,
      isLabelled ? [labelled] : page,
      context.evidence,
      gapOfTitle(candidate.block, blocks),
    )
    const people = chooseAuthors(blocks, title.title, context)
    const place = { blocks, isLabelled, isBesideLabelled: people?.authors.isLabelled === true, context }
    const points = candidate.score + weigh(COVER_TITLE_RULES, readTitleFacts(candidate.block, title, place)).points
    return points >= LEAST_POINTS ? [{ title, points: points + (people?.points ?? 0) }] : []
  })
}

/** Lines of a title in the type of its page, which is set in double spacing, are up to so many ems apart; larger type has the usual leading. */
const WIDE_GAP_IN_EMS = 1.7
const TYPE_OF_PAGE = 1.15

function gapOfTitle(seed: Block, page: readonly Block[]): number | undefined {
  const usual = medianSize(page.flatMap(({ lines }) => lines))
  return sizeOfBlock(seed) <= TYPE_OF_PAGE * usual ? WIDE_GAP_IN_EMS : undefined
}

/** Whether a block has a role on covers by its words: it continues no title. */
function isOther(block: Block, blocks: readonly Block[]): boolean {
  const text = textOfBlock(block)
  return (
    namesOrganisationIn(block) ||
    opensWithCourse(text) ||
    isArticleKind(text) ||
    isAuthorLabel(text) ||
    opensWithGuide(text) ||
    isLabelledAuthor(block, blocks)
  )
}

/** The block that a label says is the title: with it in one, right of it, or else the first below it. */
function findLabelledTitle(blocks: readonly Block[]): Block | undefined {
  const label = blocks.find(block => hasTitleLabel(textOfBlock(block)) && !isForm(block))
  if (label === undefined || !isTitleLabel(textOfBlock(label))) return label
  const others = blocks.filter(block => block !== label && !isOther(block, blocks))
  const isBeside = ({ box }: Block) => box.left >= label.box.right && overlapY(box, label.box) > 0
  return others.find(isBeside) ?? others.find(({ box }) => box.top >= label.box.bottom)
}

/** Whether lines of a block have labels of people: no label says where the title ends among them. */
function isForm({ lines }: Block): boolean {
  return lines.some(({ text }) => opensWithGuide(text) || opensWithAuthor(text))
}

interface TitlePlace {
  readonly blocks: readonly Block[]
  readonly isLabelled: boolean
  readonly isBesideLabelled: boolean
  readonly context: CoverContext
}

function readTitleFacts(
  seed: Block,
  { title }: TitleBlocks,
  { blocks, isLabelled, isBesideLabelled, context }: TitlePlace,
): CoverTitleFacts {
  const text = textOfBlock(seed)
  const whole = title.map(textOfBlock).join(' ')
  const key = foldKey(whole)
  const isLong = key.length >= LEAST_TITLE_LETTERS
  const isRunningHead = isLong && (context.evidence.runningHeads ?? []).some(head => foldKey(head).includes(key))
  return {
    isLabelled,
    isNames: looksLikeNames(whole) && !areKnownWords(whole) && !isPhrase(whole),
    isBesideLabelled,
    // A title like `Coxeter groups` is at the head of pages, and few institutions are.
    namesOrganisation: namesOrganisationIn(seed) && !isRunningHead,
    isCourse: opensWithCourse(text),
    isPerson: !isLabelled && isPerson(seed, blocks),
    opensWithKind: opensWithKindOfWork(text),
    hasYear: YEAR.test(whole),
    isRunningHead,
    isAgain: isLong && context.next.some(page => hasLinesOf(page, key)),
  }
}

/** Whether a block is the label of a person, or has one. */
function isPerson(block: Block, page: readonly Block[]): boolean {
  const text = textOfBlock(block)
  const isLabel = isAuthorLabel(text) || areRoleLabels(text)
  return isLabel || isForm(block) || namesGuide(text) || isLabelledAuthor(block, page)
}

/** Most words of a label of guides without a colon after it. */
const WORDS_OF_LABEL = 4

/** Whether a text is the label of a guide and a name without a sign between: `Trabajo dirigido por Ann Lee`. */
function namesGuide(text: string): boolean {
  const words = text.split(/\s+/u)
  return Array.from({ length: Math.min(WORDS_OF_LABEL, words.length - 1) }, (_, i) => i + 1).some(
    count => isGuideLabel(words.slice(0, count).join(' ')) && looksLikeNames(words.slice(count).join(' ')),
  )
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u

function namesOrganisationIn({ lines }: Block): boolean {
  return lines.some(({ text }) => namesOrganisation(text))
}

/** Whether one of the first words names an organisation, or the last one where that is the noun: a title may have one further on. */
function namesOrganisation(text: string): boolean {
  return hasOrganisationWord(text.split(/\s+/u, ORGANISATION_WORDS).join(' ')) || endsWithOrganisation(text)
}

/** The names that are the authors of a page with a certain title, with their points; the first of those that have most. */
export function chooseAuthors(
  blocks: readonly Block[],
  title: readonly Block[],
  context: CoverContext,
): { readonly authors: AuthorGroup; readonly points: number } | undefined {
  const groups = findAuthorGroups(blocks, title)
  let best: { readonly authors: AuthorGroup; readonly points: number } | undefined
  for (const authors of groups) {
    const points =
      POINTS_OF_AUTHORS + weigh(COVER_AUTHOR_RULES, readAuthorFacts(authors, { groups, title, context })).points
    if (best === undefined || points > best.points) best = { authors, points }
  }
  return best
}

interface AuthorPlace {
  readonly groups: readonly AuthorGroup[]
  readonly title: readonly Block[]
  readonly context: CoverContext
}

function readAuthorFacts(group: AuthorGroup, { groups, title, context }: AuthorPlace): CoverAuthorFacts {
  const keys = group.cells.map(({ text }) => foldKey(text))
  const inFile = foldKey(context.evidence.metadataAuthors ?? '')
  const distance = distanceTo(title, group)
  return {
    hasLabel: group.isLabelled,
    isInFile: keys.some(key => inFile.includes(key)),
    declares: keys.some(key => context.declared.includes(key)),
    hasStudentNumber: group.hasStudentNumber,
    teaches: group.teaches,
    areWords: group.areWords,
    isAboveDate: group.isAboveDate,
    isBelowTitle: distance > 0,
    isNearest: groups.every(other => other.areWords || Math.abs(distanceTo(title, other)) >= Math.abs(distance)),
  }
}

/** How far the first name of a group is below the foot of the title, in points; below 0 where its last name is above the title. */
function distanceTo(title: readonly Block[], { cells }: AuthorGroup): number {
  const top = Math.min(...cells.map(({ box }) => box.top))
  const bottom = Math.max(...cells.map(({ box }) => box.bottom))
  const head = Math.min(...title.map(({ box }) => box.top))
  const foot = Math.max(...title.map(({ box }) => box.bottom))
  return top >= head ? Math.max(1, top - foot) : Math.min(-1, bottom - head)
}
