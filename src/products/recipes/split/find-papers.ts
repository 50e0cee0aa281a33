import type { PageRange } from '../../../base/page-choice.ts'
import type { OutlineEntry, Page, SourceDocument, TextRun } from '../../../model/page/page.ts'
import { matchHeadingKeyword } from '../../../base/text/labels/match-keywords.ts'
import { looksLikeNames } from '../../../base/text/names/name-list.ts'
import { hasOrganisationWord } from '../../../base/text/names/title-page-words.ts'

/** Fewest entries of an outline that are papers: a volume has more, and the parts of one paper are few. */
const LEAST_PAPERS = 2

/** The parts of a volume, in the order of their pages. */
export interface Volume {
  readonly ranges: readonly PageRange[]
  /** Whether the first one is what is before the first paper: cover, preface, contents. */
  readonly hasFront: boolean
}

/**
 * The pages of each paper of a volume: proceedings, or the issue of a journal.
 *
 * A paper begins with its title page, on which the largest type is in the upper part, and an abstract, its key words, the address of an author or names over
 * their institution follow. The outline and
 * the table of contents say more where they agree with such pages: all their entries of one level begin papers then, with an abstract or without.
 */
export function findPapers(document: SourceDocument): Volume {
  const { pages, outline } = document
  const bodySize = bodySizeOf(pages)
  const titled = new Set(pages.filter(page => isTitlePage(page, bodySize)).map(({ number }) => number))
  const starts = startsOf([...outlineLevels(outline), contentsStarts(pages)], titled) ?? [...titled]
  return toVolume(starts, pages)
}

function toVolume(starts: readonly number[], pages: readonly Page[]): Volume {
  const first = pages[0]?.number ?? 1
  const last = pages.at(-1)?.number ?? first
  const all = [...new Set([first, ...starts])].filter(page => page >= first && page <= last).toSorted((a, b) => a - b)
  const ranges = all.map((start, i) => ({ first: start, last: (all[i + 1] ?? last + 1) - 1 }))
  return { ranges, hasFront: !starts.includes(first) && ranges.length > 1 }
}

/** Share of the title pages that a list of starts must have, and share of its starts that must be title pages: some papers have no abstract. */
const LEAST_AGREEMENT = 0.5

/** The first list of starts that agrees with the title pages. */
function startsOf(lists: readonly (readonly number[])[], titled: ReadonlySet<number>): readonly number[] | undefined {
  return lists.find(starts => {
    const hits = starts.filter(page => titled.has(page)).length
    const isComplete = hits >= LEAST_AGREEMENT * titled.size
    return starts.length >= LEAST_PAPERS && isComplete && hits >= LEAST_AGREEMENT * starts.length
  })
}

/** The pages that the entries of each level of an outline name. */
function outlineLevels(outline: readonly OutlineEntry[]): readonly (readonly number[])[] {
  const levels = [...new Set(outline.map(({ level }) => level))].toSorted((a, b) => a - b)
  return levels.map(level => [
    ...new Set(outline.flatMap(entry => (entry.level === level && entry.page !== undefined ? [entry.page] : []))),
  ])
}

/** Pages at the start of a volume that may have its table of contents. */
const CONTENTS_PAGES = 30
/** The last number of an entry: `On gates . . . . 17`. */
const ENTRY_PAGE = /\p{L}.*?[\s.…·]+(\d{1,4})$/u

/** The pages that the entries of a table of contents name, by the numbers printed on pages. */
function contentsStarts(pages: readonly Page[]): readonly number[] {
  const contents = pages.slice(0, CONTENTS_PAGES).filter(isContentsPage)
  const named = contents.flatMap(page => linesOf(page).flatMap(({ text }) => ENTRY_PAGE.exec(text)?.[1] ?? []))
  const byPrinted = new Map(pages.toReversed().flatMap(page => printedNumberOf(page).map(text => [text, page.number])))
  const after = contents.at(-1)?.number ?? 0
  return [...new Set(named.flatMap(text => byPrinted.get(text) ?? []))].filter(page => page > after)
}

function isContentsPage(page: Page): boolean {
  const [...lines] = linesOf(page).slice(0, 3)
  return lines.some(({ text }) => matchHeadingKeyword(text)?.concept === 'contents')
}

/** The label of a page, and a number that is alone on its first or last line. */
function printedNumberOf(page: Page): readonly string[] {
  const lines = linesOf(page)
  const edges = [lines[0], lines.at(-1)].flatMap(line =>
    line !== undefined && /^\d{1,4}$/.test(line.text) ? [line.text] : [],
  )
  return edges.length > 0 ? edges : page.label === undefined ? [] : [page.label]
}

/** A title is set at least this much larger than the text: the headings of sections are smaller. */
const TITLE_SIZE = 1.2
/** It begins in this share of its page. */
const TITLE_HEIGHT = 0.4

/** The e-mail address of an author, or of several at one place: `{lee,ito}@river.example`. */
const ADDRESS = /[\p{L}\p{N}}]@[\p{L}\p{N}-]+\.\p{L}/u

function isTitlePage(page: Page, bodySize: number): boolean {
  const lines = linesOf(page)
  const largest = Math.max(0, ...lines.filter(({ text }) => /\p{L}{2}/u.test(text)).map(({ size }) => size))
  const title = lines.find(({ size, text }) => size === largest && /\p{L}{2}/u.test(text))
  if (title === undefined || largest < TITLE_SIZE * bodySize || title.top > TITLE_HEIGHT * page.height) return false
  const below = lines.filter(({ top }) => top > title.top)
  return below.some(({ text }) => isAbstractLabel(text) || ADDRESS.test(text)) || hasAuthorsFirst(below, largest)
}

/** Lines below a title in which its authors are: title and subtitle may have some. */
const LINES_OF_AUTHORS = 6

/** Whether names come next below a title, and an institution right after them: some papers have neither abstract nor address. */
function hasAuthorsFirst(below: readonly PrintedText[], sizeOfTitle: number): boolean {
  const first = below.filter(({ size }) => size < sizeOfTitle).slice(0, LINES_OF_AUTHORS)
  const names = first.findIndex(({ text }) => looksLikeNames(text.replace(MARKS, '')))
  return names >= 0 && first.slice(names + 1, names + 3).some(({ text }) => hasOrganisationWord(text))
}

/** Marks of addresses and notes after names. */
const MARKS = /[\d*†‡§]+/gu

function isAbstractLabel(text: string): boolean {
  const [label = text] = text.split(/[.:—–]/u)
  const concept = matchHeadingKeyword(label)?.concept
  return concept === 'abstract' || concept === 'keywords'
}

/** A printed line of a page, columns not parted. */
interface PrintedText {
  readonly text: string
  /** The largest size in it. */
  readonly size: number
  readonly top: number
}

/** Runs whose baselines differ by less than this share of their size are on one line. */
const SAME_LINE_SHARE = 0.5
/** A gap between two runs that is wider than this, in ems, parts columns. */
const COLUMN_GAP = 1.2

function linesOf({ runs }: Page): readonly PrintedText[] {
  const rows: TextRun[][] = []
  for (const run of runs.toSorted((a, b) => a.baseline - b.baseline || a.box.left - b.box.left)) {
    const row = rows.at(-1)
    const last = row?.[0]
    if (row !== undefined && last !== undefined && run.baseline - last.baseline < SAME_LINE_SHARE * last.size)
      row.push(run)
    else rows.push([run])
  }
  return rows.flatMap(partRow)
}

function partRow(row: readonly TextRun[]): readonly PrintedText[] {
  const parts: TextRun[][] = []
  for (const run of row.toSorted((a, b) => a.box.left - b.box.left)) {
    const last = parts.at(-1)?.at(-1)
    if (last !== undefined && run.box.left - last.box.right < COLUMN_GAP * run.size) parts.at(-1)?.push(run)
    else parts.push([run])
  }
  return parts.map(part => ({
    text: part
      .map(({ text }) => text)
      .join(' ')
      .trim(),
    size: Math.max(...part.map(({ size }) => size)),
    top: Math.min(...part.map(({ box }) => box.top)),
  }))
}

/** The size of most characters, in half points. */
function bodySizeOf(pages: readonly Page[]): number {
  const counts = new Map<number, number>()
  for (const { runs } of pages)
    for (const { size, text } of runs) {
      const half = Math.round(size * 2) / 2
      counts.set(half, (counts.get(half) ?? 0) + text.length)
    }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
  return most?.[0] ?? 0
}
