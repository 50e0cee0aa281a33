/** Where text is: between the brackets of a link all brackets are escaped, and no address may be a link itself. */
export interface EscapeOptions {
  readonly isInLink?: boolean
}

/** An address of the web, without the punctuation after it. */
const ADDRESS = /https?:\/\/[^\s<>]*[^\s<>.,;:!?)\]}'"*_]/gu

/**
 * Text that CommonMark with the tables, notes and strikings of GFM reads as itself. A character is escaped only where it
 * could be a mark; what is next to the text is not known, so its ends are escaped.
 */
export function escapeMarkdown(text: string, { isInLink = false }: EscapeOptions = {}): string {
  if (isInLink) return escapePlain(text, true)
  let escaped = ''
  let at = 0
  for (const match of text.matchAll(ADDRESS)) {
    escaped += `${escapePlain(text.slice(at, match.index), false)}<${match[0]}>`
    at = match.index + match[0].length
  }
  return escaped + escapePlain(text.slice(at), false)
}

function escapePlain(text: string, isInLink: boolean): string {
  const escaped = text.replace(/[\\`*_~[\]<&$!]/g, (character, index: number) => {
    const mayBeMark = MAY_BE_MARK[character]?.(text.charAt(index - 1), text.slice(index + 1), isInLink) ?? false
    return mayBeMark ? `\\${character}` : character
  })
  return escaped.replace(BARE_ADDRESS, '$1\\$2')
}

/** What GFM takes for an address, in which a backslash would be read as itself. */
const BARE_ADDRESS = /(https?|ftp|www)(:\/\/|\.)/giu

/** Whether a character may be a mark, by the character before it (`''` where that is not known) and the text after it. */
type MarkRule = (before: string, after: string, isInLink: boolean) => boolean

const isBetweenBlanks = (before: string, after: string) => before === ' ' && after.startsWith(' ')
const isInWord = (before: string, after: string) => /[\p{L}\p{N}]/u.test(before) && /^[\p{L}\p{N}]/u.test(after)

const MAY_BE_MARK: Readonly<Record<string, MarkRule>> = {
  '\\': (_before, after) => after === '' || /^[!-/:-@[-`{-~]/.test(after),
  '`': () => true,
  // Between dollars some readers see a formula.
  $: () => true,
  '*': (before, after) => !isBetweenBlanks(before, after),
  '~': (before, after) => !isBetweenBlanks(before, after),
  _: (before, after) => !isBetweenBlanks(before, after) && !isInWord(before, after),
  '[': (before, after, isInLink) => isInLink || before === '' || before === '^' || /^(?:\^|$)/.test(after),
  ']': (_before, after, isInLink) => isInLink || after === '' || /^[([:]/.test(after),
  '<': (_before, after) => after === '' || /^[A-Za-z/!?]/.test(after),
  '&': (_before, after) => /^#?\w{1,31}(?:;|$)/.test(after),
  '!': (_before, after) => after === '' || after.startsWith('['),
}

/** What at the start of a line begins a heading, a quotation, an item, a rule or a fence. */
const LINE_MARK = /^(?:(#{1,6}|[-+]|=+)(?=\s|$)|(>)|(-{2,})|(\d{1,9})([.)])(?=\s|$)|(:)(?=\s))/

/** A line whose first characters are read as text. */
export function escapeLineStart(line: string): string {
  return line.replace(LINE_MARK, found =>
    /^\d/.test(found) ? `${found.slice(0, -1)}\\${found.slice(-1)}` : `\\${found}`,
  )
}
