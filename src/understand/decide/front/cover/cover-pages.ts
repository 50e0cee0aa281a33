import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'
import { foldKey } from '../../../../base/text/characters/levenshtein.ts'
import type { Concept } from '../../../../base/text/keywords/concepts.ts'
import { matchRunInKeyword } from '../../../../base/text/labels/match-keywords.ts'
import { opensWithKindOfWork } from '../../../../base/text/names/kinds-of-work.ts'
import { isAuthorLabel, opensWithAuthor, opensWithGuide } from '../../../../base/text/names/role-labels.ts'
import type { Decisions } from '../../decision.ts'
import type { Evidence } from '../../evidence.ts'
import { isRunningText } from '../title/title-evidence.ts'

/** Most lines of a cover: a form with the names of a jury has some forty. */
const MOST_LINES = 45
/** Most of them that are running text, as share: `submitted to the faculty in partial fulfilment …` is a few lines of many. */
const MOST_TEXT = 0.5
/** Fewest pages of a thesis, a report or a book. */
const FEWEST_PAGES = 8
/** The last page on which the title page of a thesis is expected: covers in two languages come first, with their empty backs. */
export const LAST_COVER = 8
/** The last page on which the title page that names the kind of the work is expected where the first names the title and little else. */
const LAST_TITLE_PAGE = 3
/** The last page on which the list of contents of a book begins: acknowledgements and abstracts in several languages come first. */
const LAST_CONTENTS = 25
/** Letters of a title that mark a later page with it as a title page, too: fewer may be a word of its text. */
export const LEAST_TITLE_LETTERS = 12
/** What a paper has on its first page, and no cover. */
const OF_PAPERS: ReadonlySet<Concept> = new Set<Concept>([
  'abstract',
  'keywords',
  'introduction',
  'contents',
  'references',
])

/** Whether the first page is the cover of a thesis, a report or a book: a page without running text, and what only these have. */
export function hasBookCover(evidence: Evidence, decided: Decisions): boolean {
  const [first] = evidence.pages
  const pages = findTitlePages(evidence)
  if (first === undefined || evidence.pages.length < FEWEST_PAGES || pages[0] !== first.number) return false
  return pages.some(page => namesKindOrGuide(blocksOn(evidence, page))) || hasContents(evidence, decided)
}

/** The numbers of the first pages that have no running text and nothing that is below the title of a paper: the title is on one of them. */
export function findTitlePages(evidence: Evidence): readonly number[] {
  const numbers = evidence.pages.slice(0, LAST_TITLE_PAGE).map(({ number }) => number)
  return numbers.filter(page => {
    const blocks = blocksOn(evidence, page)
    return isBare(blocks, evidence) && !blocks.some(block => isOfPapers(block, evidence))
  })
}

/** The numbers of the pages that are covers and title pages: the first, and those that have its title, or kind and names, again. */
export function findCoverPages(evidence: Evidence, decided: Decisions, title: string): ReadonlySet<number> {
  const key = foldKey(title)
  const isCover = (page: number) => {
    const blocks = blocksOn(evidence, page)
    if (!isBare(blocks, evidence) || blocks.some(block => isEntry(block, decided) || isOfPapers(block, evidence)))
      return false
    const isTitleAgain = key.length >= LEAST_TITLE_LETTERS && hasLinesOf(blocks, key)
    return isTitleAgain || (blocks.some(isOfKind) && blocks.some(namesPerson))
  }
  const [first, ...others] = evidence.pages.map(({ number }) => number)
  const further = others.filter(page => page <= LAST_COVER && isCover(page))
  return new Set([...(first === undefined ? [] : [first]), ...further])
}

/** Whether some successive lines have a text and nothing else: that of an abstract may name the title, too. */
export function hasLinesOf(blocks: readonly Block[], key: string): boolean {
  const lines = blocks.flatMap(block => block.lines.map(({ text }) => foldKey(text)))
  return lines.some((_, from) => {
    let joined = ''
    for (let i = from; i < lines.length && joined.length < key.length; i++) joined += lines[i]
    return joined === key
  })
}

export function blocksOn({ blocks }: Evidence, page: number): readonly Block[] {
  return blocks.filter(block => block.page === page)
}

function isBare(blocks: readonly Block[], evidence: Evidence): boolean {
  const lines = countLines(blocks)
  return (
    lines > 0 && lines <= MOST_LINES && countLines(blocks.filter(b => isRunningText(b, evidence))) <= MOST_TEXT * lines
  )
}

function countLines(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { lines }) => sum + lines.length, 0)
}

function isOfPapers(block: Block, { keywordOf }: Evidence): boolean {
  // Titles may open with a word that is like a key word: `Sintesi di composti`.
  return [keywordOf(block), matchRunInKeyword(textOfBlock(block))].some(
    match => match?.score === 1 && OF_PAPERS.has(match.concept),
  )
}

function namesKindOrGuide(blocks: readonly Block[]): boolean {
  return blocks.some(isOfKind) || blocks.some(({ lines }) => lines.some(({ text }) => opensWithGuide(text)))
}

/** Whether a block, or a line of it, names the kind of a thesis, or begins with it: `Dissertation for the degree …`. */
function isOfKind(block: Block): boolean {
  return [textOfBlock(block), ...block.lines.map(({ text }) => text)].some(opensWithKindOfWork)
}

/** Whether a line of a block is the label of an author or a guide. */
function namesPerson({ lines }: Block): boolean {
  return lines.some(({ text }) => [opensWithGuide, opensWithAuthor, isAuthorLabel].some(is => is(text)))
}

function hasContents({ blocks }: Evidence, decided: Decisions): boolean {
  return blocks.some(block => block.page > 1 && block.page <= LAST_CONTENTS && isEntry(block, decided))
}

/** Whether a block is entries of a list of contents. */
export function isEntry(block: Block, decided: Decisions): boolean {
  return decided.get(block)?.variety === 'contents'
}
