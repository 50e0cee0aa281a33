import { foldKey } from '../../../../base/text/characters/levenshtein.ts'
import type { ReferenceFields } from '../../../../model/paper/paper.ts'
import { PAGE_NUMBERS } from './page-numbers.ts'
import { endOfNames, SAME_AUTHOR } from './work-names.ts'

/** A work that notes name in full. */
export interface KnownWork {
  readonly id: string
  /** The mark of its note. */
  readonly mark: string | undefined
  readonly text: string
  readonly reference: ReferenceFields
}

/** The longest short form, in characters: longer pieces are sentences. */
const LONGEST = 140
/** Names, up to what parts them from a year, a short title or `a.a.O.`. */
const HEAD = /^(\p{Lu}[^,:()"“„«;]{1,70}?)(?=[,:]|\s\(|\s(?:1[4-9]|20)\d\d)/u
const YEAR = /^[\s,]*\(?((?:1[4-9]|20)\d\d[a-z]?)\)?(?![\d-])/u
const CITED_BEFORE = /(?<!\p{L})(?:a\.\s?a\.\s?O\.?|(?:op|loc)\.\s?cit\.?|art\.\s?cit\.?|ob\.\s?cit\.?)/iu
/** What names the work that was cited right before, without anything before it: `Ebd., S. 4`, `Ibid.`, `A. a. O., S. 4`. */
const SAME_WORK =
  /^(?:ebd\.?|ebenda|ebendort|ibid(?:em|\.)?|ibídem|ib\.|ivi|tamże|там же|a\.\s?a\.\s?O\.?|(?:op|loc)\.\s?cit\.?)(?=$|[\s,:;.(])/iu
/** The note that first named a work: `(wie Anm. 3)`, `(Fn. 3)`, `supra note 3`. */
const OF_NOTE = /(?<!\p{L})(?:Anm|Fn|Fußn|notes?|n|nota|nt|przyp|сн)\.?\s?(\d{1,3})(?!\d)/iu
/** A short title, up to its end or to the pages after it. */
const SHORT_TITLE = new RegExp(
  String.raw`^[\s,:]*["“„«‚'‘]?(\p{L}[^,;()]{2,70}?)["”“»‘'’]?(?:,?\s\([^()]{3,20}\))?(?:$|,\s(?:${PAGE_NUMBERS}).*$)`,
  'iu',
)
/** What is between the names of several authors. */
const BETWEEN_NAMES = /\s?[/&;]\s?|\s(?:und|and|et|y|e|u\.)\s/u
const LEAST_WORD = 4

/**
 * The work that a short form names again: by its authors, or the organisation in their place, with the year (`Bach (2014), S. 4`), with words
 * of the title (`Bach, Ufer, S. 4`), with its note (`Bach (Fn. 3)`) or with `a.a.O.` and the like, which name the last work of them before.
 * `Ebd.` and `Ibid.` name the last of all, and `ders.` its authors.
 *
 * @param before the works that earlier notes name, in their order
 * @param last the work that was cited last, in full or in short
 */
export function findRepeatedWork(text: string, before: readonly KnownWork[], last?: KnownWork): KnownWork | undefined {
  if (text.length > LONGEST) return undefined
  if (SAME_WORK.test(text)) return last
  const named = withNamesOf(last, text)
  const head = HEAD.exec(named)?.[1]
  if (head === undefined) return undefined
  const ofAuthors = before.filter(work => isByThem(head, work))
  const rest = named.slice(head.length)
  const note = OF_NOTE.exec(rest)?.[1]
  const ofNote = note === undefined ? undefined : ofAuthors.findLast(({ mark }) => mark === note)
  if (ofNote !== undefined) return ofNote
  const year = YEAR.exec(rest)?.[1]
  if (year !== undefined) return ofAuthors.findLast(({ reference }) => reference.year === year)
  if (CITED_BEFORE.test(rest)) return ofAuthors.at(-1)
  const title = SHORT_TITLE.exec(rest)?.[1]
  return title === undefined ? undefined : ofAuthors.findLast(work => hasWordsOf(title, work))
}

/** The text with the names of the last work in the place of `ders.` and the like. */
function withNamesOf(last: KnownWork | undefined, text: string): string {
  const end = last === undefined ? undefined : endOfNames(last.text)
  return last === undefined || end === undefined ? text : text.replace(SAME_AUTHOR, last.text.slice(0, end))
}

/** Whether names are the surnames of a work, those with the given names, or a word in their place. */
function isByThem(head: string, { text, reference: { authors, editors } }: KnownWork): boolean {
  const key = foldKey(head)
  if (foldKey(text).startsWith(key) && /^[\s,:(]/u.test(text.slice(head.length))) return true
  const surnames = (authors.length > 0 ? authors : editors).map(({ surname }) => foldKey(surname))
  const named = head.split(BETWEEN_NAMES).map(name => foldKey(name))
  return surnames.length > 0 && named.every((name, i) => surnames[i] !== undefined && name.endsWith(surnames[i] ?? ''))
}

/** Whether the long words of a short title are all in the work. */
function hasWordsOf(title: string, { text }: KnownWork): boolean {
  const words = title.split(/\s+/u).map(word => foldKey(word))
  const long = words.filter(({ length }) => length >= LEAST_WORD)
  const all = foldKey(text)
  return long.length > 0 && long.every(word => all.includes(word))
}
