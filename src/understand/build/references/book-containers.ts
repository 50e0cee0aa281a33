import { EDITION, EDITORS, PAGES, VOLUME } from '../../../base/text/keywords/bibliography-words.ts'
import type { Range } from './entry-text.ts'
import { endsInPlaces, findPublisher } from './imprint-patterns.ts'
import type { ReferenceName } from '../../../model/paper/paper.ts'
import { NAME_FORMS, type NameForm, readNames } from './names.ts'

/** The editors of a book that holds a chapter, and where its title begins. */
export interface BookOpening {
  readonly editors: readonly ReferenceName[]
  readonly end: number
}

/** Names longer than this in front of a mark of editors are a title. */
const LONGEST_EDITORS = 160
const MARKED_EDITORS = new RegExp(
  String.raw`^[^:“„«]{2,${LONGEST_EDITORS}}?[([]\s*(?:${EDITORS})\s*[)\]]\s*[,.:;]?\s*`,
  'iu',
)
/** `In: Anna Weber: Rivers`. */
const COLON = /^\s*:\s+(?=["“„]?\p{Lu})/u

/**
 * What is between `In` and the title of a book: `A. Smith & B. Weber (Eds.),` or `Anna Weber:`. Names count as
 * editors only with the mark after them; what no form of names reads is skipped.
 */
export function readBookOpening(text: string, at: number, forms: readonly NameForm[]): BookOpening {
  const ordered: NameForm[] = [...forms.slice(0, 1), ...NAME_FORMS.filter(form => form !== forms[0])]
  const read = ordered.flatMap(form => readNames(text, form, at) ?? [])
  const editors = read.find(({ areEditors }) => areEditors)
  if (editors !== undefined) return { editors: editors.names, end: editors.end }
  const marked = MARKED_EDITORS.exec(text.slice(at))?.[0].length
  if (marked !== undefined) return { editors: [], end: at + marked }
  const authors = read.find(({ end }) => COLON.test(text.slice(end)))
  const end = authors === undefined ? at : authors.end + (COLON.exec(text.slice(authors.end))?.[0].length ?? 0)
  return { editors: [], end }
}

/**
 * What follows the title of a book: pages, a volume, an edition, a year that is not inside the title. A row of marks is tried
 * from its beginning alone.
 */
const BEHIND_TITLE = [
  new RegExp(String.raw`(?<![\s.,;(–-])[\s.,;(–-]+${PAGES}\s*\d`, 'iu'),
  new RegExp(String.raw`[.,;(]\s*(?:${VOLUME}|no\.|nr\.)\s*[\dIVX]`, 'iu'),
  new RegExp(String.raw`[.,;(]\s*${EDITION}`, 'iu'),
  /(?<![\s.,;(])[\s.,;(]+(?:1[5-9]|20)\d\d[a-z]?\)?(?=\s*(?:[.,;:)]|$))/u,
  /(?<!\s)\s+\d[\d.]{0,15}\s*\((?:1[5-9]|20)\d\d/u,
  /[.,;]\s+\(?\d/u,
  /\s\(=/u,
] as const

/** The title of a book in plain type, without the places, publisher, pages and year after it. */
export function findBookTitle(
  text: string,
  { start, end: limit }: Range,
  { numbersAt, placesAreLast }: { readonly numbersAt: number | undefined; readonly placesAreLast: boolean },
): Range {
  const whole = text.slice(start, limit)
  const cuts = [
    ...BEHIND_TITLE.map(pattern => pattern.exec(whole)?.index ?? 0),
    findPublisher(whole)?.at ?? 0,
    (numbersAt ?? start) - start,
  ].filter(cut => cut > 0)
  const title = whole.slice(0, Math.min(whole.length, ...cuts))
  const marks = [...title.matchAll(/[.,]\s+(?=\p{Lu})/gu)].reverse()
  const places = marks.find(({ index, 0: mark }) => endsInPlaces(title.slice(index + mark.length), placesAreLast))
  return { start, end: start + (places?.index ?? title.length) }
}
