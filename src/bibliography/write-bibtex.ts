import type { BibEntry } from './entry.ts'

/** The macros for months that every style of BibTeX defines, in the order of the numbers that BibLaTeX uses. */
const MONTH_MACROS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Entries as BibTeX, one field on each line, with a line break at the end. */
export function writeBibtex(entries: readonly BibEntry[]): string {
  return entries.map(writeEntry).join('\n')
}

function writeEntry({ type, key, fields }: BibEntry): string {
  const lines = Object.entries(fields).map(([name, value]) => `  ${writeField(name, value)},\n`)
  return `@${type}{${key},\n${lines.join('')}}\n`
}

/** A field of an entry: `pages = {12--15}`. A month is written as its macro. */
export function writeField(name: string, value: string): string {
  const month = name === 'month' && /^(?:0?[1-9]|1[0-2])$/u.test(value) ? MONTH_MACROS[Number(value) - 1] : undefined
  return `${name} = ${month ?? `{${value}}`}`
}
