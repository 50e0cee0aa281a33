import type { Report } from '../diagnostics.ts'
import { type BibtexChunk, splitBibtex } from './bibtex-chunks.ts'
import type { CitationLibrary } from './citation-js.ts'
import type { BibEntry } from './entry.ts'

/** What stands in a BibTeX file besides entries. */
const NO_ENTRY: ReadonlySet<string> = new Set(['string', 'preamble', 'comment'])

/**
 * The entries of a BibTeX or BibLaTeX file, those that can be read. One that is broken is told with its line and stops
 * no other; so is a macro that is defined nowhere, whose name stays as its value.
 *
 * @param name of the file, for what is told
 */
export function readBibtex(text: string, name: string, library: CitationLibrary, report: Report): BibEntry[] {
  const chunks = splitBibtex(text)
  const macros = chunks
    .filter(chunk => chunk.type === 'string' && readable(chunk, name, library, report))
    .map(chunk => chunk.text.replace(/\s+/gu, ' '))
    .join(' ')
  const written = chunks.filter(chunk => !NO_ENTRY.has(chunk.type))
  return readTogether(written, macros, { name, library, report })
}

interface Reading {
  readonly name: string
  readonly library: CitationLibrary
  readonly report: Report
}

/** Reads many at once, as each reading takes all macros first; halves them until the broken ones stand alone. */
function readTogether(chunks: readonly BibtexChunk[], macros: string, reading: Reading): BibEntry[] {
  if (chunks.length === 0) return []
  try {
    const entries = reading.library.parseBibtex([macros, ...chunks.map(({ text }) => text)].join('\n'))
    return entries.map((entry, i) => {
      const chunk = chunks[i]
      return chunk === undefined
        ? { ...entry, line: 0 }
        : nameLostMacros({ ...entry, line: chunk.line }, chunk, reading)
    })
  } catch (error) {
    const [chunk] = chunks
    if (chunks.length === 1 && chunk !== undefined) {
      // The macros are one line before the entry.
      reportBroken(chunk, error as Error, -1, reading)
      return []
    }
    const middle = Math.ceil(chunks.length / 2)
    return [chunks.slice(0, middle), chunks.slice(middle)].flatMap(half => readTogether(half, macros, reading))
  }
}

function readable(chunk: BibtexChunk, name: string, library: CitationLibrary, report: Report): boolean {
  try {
    library.parseBibtex(chunk.text)
    return true
  } catch (error) {
    reportBroken(chunk, error as Error, 0, { name, library, report })
    return false
  }
}

/** What the library's messages call the signs it asks for. */
const SIGNS: Readonly<Record<string, string>> = {
  lbrace: 'a value',
  rbrace: 'a comma or the closing brace',
  text: 'the closing brace',
  equals: '=',
  comma: 'a comma',
  label: 'the key',
}

function reportBroken(chunk: BibtexChunk, error: Error, lineOffset: number, { name, report }: Reading): void {
  const [, expected] = /expected "(\w+)"/u.exec(error.message) ?? []
  const [, line] = /at line (\d+) col \d+/u.exec(error.message) ?? []
  const place = chunk.line - 1 + Number(line ?? 1) + (line === undefined ? 0 : lineOffset)
  const wanted = expected === undefined ? 'something else' : (SIGNS[expected] ?? expected)
  const opening = /^.*$/mu.exec(chunk.text)?.[0].trim() ?? ''
  report({
    code: 'W_BIB_BROKEN',
    severity: 'warning',
    message: `${name}:${place}: "${opening}" of line ${chunk.line} is broken and passed over: expected ${wanted}`,
  })
}

/** A value that is one macro, as it is written: `journal = tocl`. */
const MACRO_VALUE = /(?<=[\s,{(])([\w+:-]+)\s*=\s*([a-z_][\w:+-]*)\s*(?=[,})])/giu

/** An empty value that was written as a macro is one that nobody defined: as with BibTeX, its name is all there is. */
function nameLostMacros(entry: BibEntry, chunk: BibtexChunk, { name, report }: Reading): BibEntry {
  if (!Object.values(entry.fields).includes('')) return entry
  const fields = { ...entry.fields }
  for (const [, field = '', macro = ''] of chunk.text.matchAll(MACRO_VALUE)) {
    if (fields[field.toLowerCase()] !== '') continue
    fields[field.toLowerCase()] = macro
    const message = `${name}:${chunk.line}: "${entry.key}" has ${field} = ${macro}, a macro that is not defined`
    report({ code: 'W_BIB_MACRO', severity: 'warning', message })
  }
  return { ...entry, fields }
}
