import { foldForms } from '../../../base/text/characters/fold-forms.ts'

/** The text as a reader would copy it: composed characters, single blanks, no soft hyphens. */
export function cleanText(text: string | undefined): string {
  return (text ?? '').normalize('NFC').replaceAll('\u00AD', '').replace(/\s+/gu, ' ').trim()
}

/** The key under which blocks are compared: lower case, without blanks, punctuation and control characters. */
export function toBlockKey(text: string | undefined): string {
  return (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{C}]+/gu, '')
}

/** The key under which sentences are looked for: lower case, without blanks and hyphens, with plain quotes. */
export function toSentenceKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[-\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '')
    .replace(/[\u2018\u2019\u201A\u201B\u2032\u02BC`\u00B4]/g, "'")
    .replace(/[\u201C\u201D\u201E\u201F\u00AB\u00BB\u2033]|''/g, '"')
    .replace(/[\s\p{C}]+/gu, '')
}

/** Characters of scripts without blanks between words: each counts as a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu

/** The words of a text in lower case and without punctuation; what is only punctuation is no word. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(UNSPACED, ' $& ')
    .split(/\s+/u)
    .map(word => word.replace(/[\p{P}\p{C}]+/gu, ''))
    .filter(word => word !== '')
}

/** The number of a heading or the mark of a note without what is printed around it. */
export function toNumberKey(text: string | undefined): string {
  return foldForms(cleanText(text))
    .replace(/[.):]+$/, '')
    .replace(/^[(§]+\s*/, '')
    .toLowerCase()
}

/** How many of `items` have no counterpart in `others`; each of `others` serves once. */
export function countUnanswered(items: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>()
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1)
  return items.filter(item => {
    const count = left.get(item) ?? 0
    left.set(item, count - 1)
    return count <= 0
  }).length
}
