import type { BibEntry } from '../../model/bibliography/entry.ts'
import { closeValue } from './escape-latex.ts'

/** The macros for months that every style of BibTeX defines, in the order of the numbers that BibLaTeX uses. */
const MONTH_MACROS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Entries as BibTeX, one field on each line, with a line break at the end. */
export function writeBibtex(entries: readonly BibEntry[]): string {
  return entries.map(writeEntry).join('\n')
}

function writeEntry({ type, key, fields }: BibEntry): string {
  const lines = Object.entries(fields).map(([name, value]) => `  ${writeField(name, value)},\n`)
  return `@${type}{${toKey(key)},\n${lines.join('')}}\n`
}

/** What would end a key, begin a comment, or open what the entry does not close; ids of other formats have it. */
const NOT_IN_KEY = /[\s,(){}"%\\\p{Cc}]+/gu

function toKey(key: string): string {
  return key.replace(NOT_IN_KEY, '_') || 'entry'
}

/** A field of an entry: `pages = {12--15}`. A month is written as its macro. */
export function writeField(name: string, value: string): string {
  const month = name === 'month' && /^(?:0?[1-9]|1[0-2])$/u.test(value) ? MONTH_MACROS[Number(value) - 1] : undefined
  return `${name} = ${month ?? `{${closeValue(value)}}`}`
}
