import { normalizeDoi } from '../../base/text/web/doi.ts'
import { foldKey, similarity } from '../../base/text/characters/levenshtein.ts'
import { stripAccents } from '../../base/text/characters/unicode.ts'
import { toPlainText } from '../../base/text/web/csl-text.ts'
import type { CslItem } from '../../model/bibliography/csl-item.ts'

/** What is known of a paper by which its item can be found. */
export interface PaperTraits {
  readonly doi: string | undefined
  readonly title: string
  readonly year: string | undefined
}

/** An item that fits a paper, and what they have in common. */
export interface FoundItem {
  readonly index: number
  readonly by: 'doi' | 'title'
}

/** Similarity from which two titles are the same: OCR and other ways to write a formula change a few of 100 letters. */
const SAME_TITLE = 0.9
/** Most years between a preprint, its proceedings volume and its date online. */
const SAME_YEARS = 1

/**
 * The items that fit a paper: by DOI, or where none has it, by title and year. A similar title does not fit where another
 * item has the same one. An unknown year fits any.
 */
export function findItems(items: readonly CslItem[], paper: PaperTraits): FoundItem[] {
  const doi = normalizeDoi(paper.doi)
  const same = doi === undefined ? [] : indexesOf(items, item => normalizeDoi(item.DOI) === doi)
  if (same.length > 0) return same.map(index => ({ index, by: 'doi' }))
  const title = titleKey(paper.title)
  if (title === '') return []
  const likeness = items.map(item => (fitsYear(item, paper.year) && fitsDoi(item, doi) ? likenessOf(item, title) : 0))
  const best = likeness.includes(1) ? 1 : SAME_TITLE
  return indexesOf(likeness, value => value >= best).map(index => ({ index, by: 'title' }))
}

function yearOf(item: CslItem): string | undefined {
  const year = item.issued?.['date-parts']?.[0]?.[0]
  return year === undefined ? undefined : String(year)
}

/** The title of an item as plain text; empty where it has none. */
function titleOf(item: CslItem): string {
  return toPlainText(item.title ?? '')
}

function likenessOf(item: CslItem, title: string): number {
  const key = titleKey(titleOf(item))
  // The longer title may have a subtitle. Titles of such different lengths need not be compared.
  const shorter = Math.min(key.length, title.length)
  if (key === '' || shorter < SAME_TITLE * Math.max(key.length, title.length)) return 0
  return key === title ? 1 : similarity(key, title)
}

function titleKey(title: string): string {
  return foldKey(stripAccents(title))
}

function fitsYear(item: CslItem, year: string | undefined): boolean {
  const other = yearOf(item)
  return year === undefined || other === undefined || Math.abs(Number(year) - Number(other)) <= SAME_YEARS
}

/** Two different DOIs are two papers, however similar their titles are: a part 1 and a part 2. */
function fitsDoi(item: CslItem, doi: string | undefined): boolean {
  const other = normalizeDoi(item.DOI)
  return doi === undefined || other === undefined || other === doi
}

function indexesOf<T>(values: readonly T[], fits: (value: T) => boolean): number[] {
  return values.flatMap((value, i) => (fits(value) ? [i] : []))
}
