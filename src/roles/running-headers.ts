import type { Page } from '../page/page.ts'
import type { TextLine } from '../page/text-line.ts'
import { opensRaised } from '../layout/line-look.ts'
import type { PageLayout } from '../layout/page-layout.ts'
import { similarity } from '../text/levenshtein.ts'
import { readNumbersAtEnds, readPrintedNumber } from './page-numbers.ts'

/** What a line at the edge of a page is. */
export interface FurnitureDecision {
  readonly line: TextLine
  readonly role: 'running-header' | 'running-footer' | 'page-number' | 'line-number' | 'margin'
  readonly score: number
  readonly evidence: readonly string[]
}

/** Rows at the top and at the bottom of a page that may be furniture. */
const EDGE_ROWS = 4
/** Share of the page's height at each end in which furniture stands. */
const EDGE_SHARE = 0.17
/** Texts that differ only in digits are this similar on other pages. */
const SAME_TEXT = 0.8
/** The same furniture stands at the same height, in points. */
const SAME_HEIGHT = 9
/** Type of furniture differs by less than this, in points. */
const SAME_SIZE = 1

/** Score from which a decision tells about the lines further out. */
const SURE = 0.8

interface Candidate {
  readonly line: TextLine
  readonly page: Page
  readonly edge: 'top' | 'bottom'
  /** All upright lines of the page. */
  readonly lines: readonly TextLine[]
  /** Text with digits folded to `#`. */
  readonly key: string
}

/**
 * Finds running headers, footers and page numbers; the line numbers that the layout has parted are furniture too.
 *
 * Evidence, in this order: the same text (but for digits) at the same height on other pages; a number alone that
 * grows with the pages; a line between such lines and the page's edge. A line is compared with all pages, so that
 * headers that alternate on odd and even pages, or begin on page 2, are found.
 */
export function findFurniture(layouts: readonly PageLayout[]): FurnitureDecision[] {
  const candidates = layouts.flatMap(layout => edgeLines(layout))
  const decisions: FurnitureDecision[] = []
  for (const edge of ['top', 'bottom'] as const) {
    const group = candidates.filter(candidate => candidate.edge === edge)
    for (const candidate of group) {
      const decision =
        judge(candidate, group, layouts.length) ??
        judgeAcross(candidate, candidates) ??
        judgeTitle(candidate, group, layouts[0]) ??
        judgeAuthors(candidate, group)
      if (decision !== undefined) decisions.push({ ...decision, line: candidate.line })
    }
    decisions.push(...outside(decisions, group, edge))
  }
  return [...decisions, ...layouts.flatMap(({ lineNumbers }) => lineNumbers.map(toLineNumber))]
}

function toLineNumber(line: TextLine): FurnitureDecision {
  return { line, role: 'line-number', score: 0.9, evidence: ['numbers-grow-in-margin'] }
}

function edgeLines({ page, columns }: PageLayout): Candidate[] {
  const lines = columns
    .flatMap(column => (column.table === undefined ? column.lines : []))
    .filter(line => line.direction === 0)
  const tops = [...lines].sort((a, b) => a.baseline - b.baseline)
  const bottoms = [...tops].reverse()
  const take = (sorted: TextLine[], edge: 'top' | 'bottom') =>
    firstRows(sorted, EDGE_ROWS)
      .filter(line =>
        edge === 'top' ? line.box.top < EDGE_SHARE * page.height : line.box.bottom > (1 - EDGE_SHARE) * page.height,
      )
      .map(line => ({ line, page, edge, lines, key: line.text.replace(/\d+/g, '#').toLowerCase() }))
  const top = take(tops, 'top')
  const taken = new Set(top.map(candidate => candidate.line))
  return [...top, ...take(bottoms, 'bottom').filter(candidate => !taken.has(candidate.line))]
}

function firstRows(sorted: readonly TextLine[], rows: number): TextLine[] {
  const found: TextLine[] = []
  let count = 0
  let last: TextLine | undefined
  for (const line of sorted) {
    if (last === undefined || Math.abs(line.baseline - last.baseline) > 0.5 * line.size) count++
    if (count > rows) break
    found.push(line)
    last = line
  }
  return found
}

function judge(
  candidate: Candidate,
  group: readonly Candidate[],
  pages: number,
): Omit<FurnitureDecision, 'line'> | undefined {
  const others = group.filter(other => other.page !== candidate.page && isSamePlace(candidate, other))
  const number = readPrintedNumber(candidate.line.text)
  const role = candidate.edge === 'top' ? ('running-header' as const) : ('running-footer' as const)
  if (number !== undefined && number.isAlone) {
    const grows = others.some(other => {
      const theirs = readPrintedNumber(other.line.text)
      return theirs !== undefined && theirs.value - number.value === other.page.number - candidate.page.number
    })
    if (grows) return { role: 'page-number', score: 1, evidence: ['number-grows-with-pages'] }
    const isOut = isOutermost(candidate, group)
    if (isOut && isAtEdge(candidate)) return { role: 'page-number', score: 0.6, evidence: ['number-alone-at-edge'] }
    return undefined
  }
  // A raised number at the start is the mark of a footnote: one note a page counts like the pages.
  const counts = isOutermost(candidate, group) && !opensRaised(candidate.line)
  if (counts && numbersGrow(candidate, group)) {
    return { role, score: 0.8, evidence: ['number-in-line-grows-with-pages'] }
  }
  if (counts && namesOwnPage(candidate) && isApart(candidate)) {
    return { role, score: 0.7, evidence: ['own-page-in-line-apart'] }
  }
  const same = others.filter(other => isSameText(candidate.key, other.key) && !areTwoNotes(candidate.line, other.line))
  const samePages = new Set(same.map(other => other.page.number)).size
  const needed = pages <= 3 || isOutermost(candidate, group) ? 1 : 2
  if (samePages >= needed && !isSentence(candidate, same)) {
    return { role, score: Math.min(1, 0.6 + 0.1 * samePages), evidence: [`same-text-on-${samePages}-pages`] }
  }
  return undefined
}

/** Pages whose heads say what stands at the foot of one. */
const LEAST_ACROSS = 2

/**
 * A first page often has at its foot what the others have at their head: the number alone, or the text of the journal
 * or conference.
 */
function judgeAcross(candidate: Candidate, all: readonly Candidate[]): Omit<FurnitureDecision, 'line'> | undefined {
  // What heads a page and stands in the feet of others is the title in a citation.
  if (candidate.edge === 'top') return undefined
  const [feet, heads] = [all.filter(({ edge }) => edge === 'bottom'), all.filter(({ edge }) => edge === 'top')]
  if (!isOutermost(candidate, feet)) return undefined
  const outer = heads.filter(other => other.page !== candidate.page && isOutermost(other, heads))
  const number = readPrintedNumber(candidate.line.text)
  if (number?.isAlone === true) {
    const fits = outer.filter(({ line, page }) =>
      readNumbersAtEnds(line.text).includes(number.value + page.number - candidate.page.number),
    )
    if (fits.length < LEAST_ACROSS) return undefined
    return { role: 'page-number', score: 0.7, evidence: ['number-fits-heads'] }
  }
  const { key } = candidate
  const repeats = outer.filter(other => key.length >= LONG_ENOUGH && other.key.includes(key))
  if (repeats.length < LEAST_ACROSS) return undefined
  return { role: 'running-footer', score: 0.7, evidence: ['same-text-at-head'] }
}

/** Notes of the same words, as `Ibid.`: the mark of each is its own. */
function areTwoNotes(a: TextLine, b: TextLine): boolean {
  return opensRaised(a) && opensRaised(b) && a.words[0]?.runs[0]?.text !== b.words[0]?.runs[0]?.text
}

/** A number at an end of the line is as far from one at the edge of another page as the pages are apart. */
function numbersGrow(candidate: Candidate, group: readonly Candidate[]): boolean {
  const own = readNumbersAtEnds(candidate.line.text)
  if (own.length === 0) return false
  return group.some(other => {
    const apart = other.page.number - candidate.page.number
    if (apart === 0 || Math.abs(other.line.size - candidate.line.size) > SAME_SIZE || !isOutermost(other, group))
      return false
    const theirs = readNumbersAtEnds(other.line.text)
    return own.some(number => theirs.includes(number + apart))
  })
}

/** Type of a title is larger than its repetition in the header by this factor. */
const TITLE_LARGER = 1.3

/** A line at the edge that repeats larger type of the first page: the title as running header. */
function judgeTitle(
  candidate: Candidate,
  group: readonly Candidate[],
  first: PageLayout | undefined,
): Omit<FurnitureDecision, 'line'> | undefined {
  const { line, page, edge } = candidate
  if (first === undefined || page === first.page || !isOutermost(candidate, group) || !isApart(candidate))
    return undefined
  const large = first.columns.flatMap(column => column.lines).filter(other => other.size > TITLE_LARGER * line.size)
  if (!large.some(other => isSameText(candidate.key, other.text.toLowerCase()))) return undefined
  return { role: edge === 'top' ? 'running-header' : 'running-footer', score: 0.7, evidence: ['repeats-title'] }
}

/** The first author and the others, as a running header has them: `Brown et al.`, also on the only left page. */
const AUTHORS = /^\p{Lu}[\p{L}.’' -]{0,50}(?:,\s)?\bet\.? al\.?$/u
/** Space between such a header and the text, in ems of the header: no line of a paragraph leaves as much. */
const BELOW_AUTHORS_IN_EMS = 0.6

function judgeAuthors(candidate: Candidate, group: readonly Candidate[]): Omit<FurnitureDecision, 'line'> | undefined {
  if (candidate.edge === 'bottom' || !AUTHORS.test(candidate.line.text)) return undefined
  if (!isOutermost(candidate, group) || !isApart(candidate, BELOW_AUTHORS_IN_EMS)) return undefined
  return { role: 'running-header', score: 0.7, evidence: ['authors-apart'] }
}

/** A number at an end of the line is the page's own place in the file, or its label. */
function namesOwnPage({ line, page }: Candidate): boolean {
  const numbers = readNumbersAtEnds(line.text)
  return numbers.includes(page.number) || (page.label !== undefined && numbers.includes(Number(page.label)))
}

/** The line stands apart from the next one by more than paragraphs do, and is set in smaller type. */
function isApart({ line, page, edge, lines }: Candidate, gapInEms = APART_IN_EMS): boolean {
  const inner = lines
    .filter(other => other !== line && Math.abs(other.baseline - line.baseline) > 0.5 * line.size)
    .map(other => ({ other, gap: edge === 'top' ? other.box.top - line.box.bottom : line.box.top - other.box.bottom }))
    .sort((a, b) => a.gap - b.gap)[0]
  if (inner === undefined || page.number === 1) return false
  return inner.gap > gapInEms * line.size && line.size < inner.other.size
}

/** Space between a running header and the text, in ems of the header. */
const APART_IN_EMS = 1.2

/** Alike but for digits, or one with something more at an end (the first page's footer names the pages as well). */
function isSameText(key: string, other: string): boolean {
  if (Math.min(key.length, other.length) >= LONG_ENOUGH && (key.includes(other) || other.includes(key))) return true
  return similarity(key, other) >= SAME_TEXT
}

/** Characters of a header that tell it when they stand inside a longer one. */
const LONG_ENOUGH = 15

/** Body lines that happen to be alike (table rows, short refrains) differ in more than digits; a bare `#` is no text. */
function isSentence(candidate: Candidate, same: readonly Candidate[]): boolean {
  return candidate.key.replace(/[^\p{L}]/gu, '').length < 2 && same.length < 2
}

function isSamePlace(a: Candidate, b: Candidate): boolean {
  if (Math.abs(a.line.size - b.line.size) > SAME_SIZE) return false
  const fromTop = Math.abs(a.line.baseline - b.line.baseline)
  const fromBottom = Math.abs(a.page.height - a.line.baseline - (b.page.height - b.line.baseline))
  return Math.min(fromTop, fromBottom) < SAME_HEIGHT
}

/** Whether no other line of the page stands further out at this edge. */
function isOutermost({ line, page, edge }: Candidate, group: readonly Candidate[]): boolean {
  return !group.some(
    other =>
      other.page === page &&
      (edge === 'top'
        ? other.line.baseline < line.baseline - line.size
        : other.line.baseline > line.baseline + line.size),
  )
}

/** Whether no more than two lines' height is left between the line and the margin where text ends. */
function isAtEdge({ line, page, edge }: Candidate): boolean {
  return edge === 'top' ? line.box.top < 0.09 * page.height : line.box.bottom > 0.91 * page.height
}

/** Lines further out than a decided line of their page: what stands between a running header and the page's edge. */
function outside(
  decided: readonly FurnitureDecision[],
  group: readonly Candidate[],
  edge: 'top' | 'bottom',
): FurnitureDecision[] {
  const known = new Set(decided.map(decision => decision.line))
  const sure = new Set(decided.filter(decision => decision.score >= SURE).map(decision => decision.line))
  const role = edge === 'top' ? ('running-header' as const) : ('running-footer' as const)
  return group
    .filter(({ line, page }) => {
      if (known.has(line) || page.number === 1) return false
      return group.some(
        other =>
          other.page === page &&
          sure.has(other.line) &&
          (edge === 'top' ? line.baseline < other.line.baseline + 1 : line.baseline > other.line.baseline - 1),
      )
    })
    .map(({ line }) => ({ line, role, score: 0.5, evidence: ['outside-of-furniture'] }))
}
