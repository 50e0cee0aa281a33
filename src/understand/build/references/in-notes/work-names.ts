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
/** At least two words. */
const TITLE = /^["“„«‚'‘]?[\p{L}\d]\S*\s\S*\p{L}{2}/u

function opensTitle(behind: string): boolean {
  const title = behind.replace(BEFORE_TITLE, '')
  return !OPENS_PAGES.test(title) && TITLE.test(title)
}
