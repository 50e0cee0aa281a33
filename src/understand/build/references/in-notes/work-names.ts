import { EDITORS } from '../../../../base/text/keywords/bibliography-words.ts'
import { opensWithDatedAuthors } from '../list-style.ts'
import { readNames } from '../names.ts'
import { findYears } from '../years.ts'
import { PAGE_NUMBERS } from './page-numbers.ts'

/** `ders.`, `dies.`, `idem`: in the place of the author of the work before, perhaps with others. */
export const SAME_AUTHOR = /^(?:(?:ders|dies)\.|(?:idem|eadem|id\.)(?=[\s,]))/iu

/** Names, or a word in their place, and after them a title: `Ada Bach, Die Ufer`, `Bach, A. (1999): Ufer und Seen`. */
export function opensWithNames(text: string): boolean {
  const behind = behindNames(text)
  if (behind !== undefined) return opensTitle(behind)
  const [year] = findYears(text)
  return year !== undefined && opensWithDatedAuthors(text) && opensTitle(text.slice(year.end))
}

/** Up to the mark that ends names: in notes given names come first, and several are joined by strokes or `and`. */
const HEAD = /^[^,:()"“„«]{4,120}(?=[,:(]|\s[(„“"«])/u

function behindNames(text: string): string | undefined {
  if (SAME_AUTHOR.test(text)) return text.slice(text.search(/[,:(]|$/u))
  const end = endOfNames(text)
  return end === undefined ? undefined : text.slice(end)
}

/** Where the names that open a work end: at the first mark after them, though a comma separates names in other places. */
export function endOfNames(text: string): number | undefined {
  const head = HEAD.exec(text)?.[0]
  if (head === undefined) return undefined
  const isAllNames = (['given-first', 'initials-first'] as const).some(form => {
    const names = readNames(head, form)
    return names !== undefined && head.slice(names.end).trim() === ''
  })
  return isAllNames ? head.length : undefined
}

/** The mark of editors, a year in parentheses. */
const BEFORE_TITLE = new RegExp(
  String.raw`^(?:[\s,.:;]*\(\s?(?:${EDITORS}|(?:1[4-9]|20)\d\d[a-z]?)\s?\))*[\s,.:;]*`,
  'iu',
)
const OPENS_PAGES = new RegExp(`^(?:${PAGE_NUMBERS}|a\\.\\s?a\\.\\s?O\\.|op\\.\\s?cit|ebd|ibid)`, 'iu')
/** At least two words; short ones and a dash may come between: `Ufer – Seen`. */
const TITLE = /^["“„«‚'‘]?[\p{L}\d]\S*\s(?:\S{1,3}\s)*\S*\p{L}{2}/u

function opensTitle(behind: string): boolean {
  const title = behind.replace(BEFORE_TITLE, '')
  return !OPENS_PAGES.test(title) && TITLE.test(title)
}

/** A name whose words have capitals, but for those between them, and its year in parentheses. */
const BETWEEN =
  'of|for|the|and|on|für|und|der|die|des|de|del|la|las|los|du|des|et|y|e|di|da|do|dos|della|van|het|en|i|w|na|za|и|по'
const DATED_ORGANISATION = new RegExp(
  String.raw`^\p{Lu}[\p{L}\d’'&.-]*(?:\s(?:\p{Lu}[\p{L}\d’'&.-]*|${BETWEEN})){0,9}\s\((?:1[4-9]|20)\d\d[a-z]?(?:,\s?\d{1,3})?\)\s?[:.,]\s`,
  'u',
)

/** Whether an organisation with its year opens a text, and a title comes after them: `Amt für Gewässer (2014): Bericht der Fischer`. */
export function opensWithDatedOrganisation(text: string): boolean {
  const opening = DATED_ORGANISATION.exec(text)?.[0]
  return opening !== undefined && opensTitle(text.slice(opening.length))
}
