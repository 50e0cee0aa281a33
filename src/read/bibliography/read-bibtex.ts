import type { Report } from '../../base/diagnostics.ts'
import { type BibtexChunk, splitBibtex } from './bibtex-chunks.ts'
import type { CitationLibrary } from './citation-js.ts'
import type { BibEntry } from '../../model/bibliography/entry.ts'

/** Types of chunks of a BibTeX file that are no entries. */
const NO_ENTRY: ReadonlySet<string> = new Set(['string', 'preamble', 'comment'])

/**
 * The entries of a BibTeX or BibLaTeX file that can be read. A warning names the line of each broken entry and of each
 * macro that is not defined; the value of such a macro is its name.
 *
 * @param name of the file, for the warnings
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

/** Reads many chunks at once, as all macros are read again each time; halves them until the broken ones are alone. */
function readTogether(chunks: readonly BibtexChunk[], macros: string, reading: Reading): BibEntry[] {
  if (chunks.length === 0) return []
  try {
    const entries = reading.library.parseBibtex([macros, ...chunks.map(withKey)].join('\n'))
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

/** The entry with its line as the key where it has none, as programs write it for entries that nobody has cited. */
function withKey({ text, line }: BibtexChunk): string {
  return text.replace(/^(@\s*\w+\s*[{(])\s*,/u, `$1line${line},`)
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

/** What the library expected, by the name that its messages have for it. */
const EXPECTED: Readonly<Record<string, string>> = {
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
  const wanted = expected === undefined ? 'something else' : (EXPECTED[expected] ?? expected)
  const opening = /^.*$/mu.exec(chunk.text)?.[0].trim() ?? ''
  report({
    code: 'W_BIB_BROKEN',
    severity: 'warning',
    message: `${name}:${place}: "${opening}" of line ${chunk.line} is broken and skipped: expected ${wanted}`,
  })
}

/** A field whose value is a single macro: `journal = tocl`. */
const MACRO_VALUE = /(?<=[\s,{(])([\w+:-]+)\s*=\s*([a-z_][\w:+-]*)\s*(?=[,})])/giu

/** The entry with the names of undefined macros as values, as in BibTeX: the library leaves these values empty. */
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
