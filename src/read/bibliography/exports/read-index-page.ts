import { parseHtml } from '../../sources/html/parse-html.ts'
import { looksLikeNames } from '../../../base/text/names/name-list.ts'
import { foldWhitespace } from '../../../base/text/characters/unicode.ts'
import type { BibEntry } from '../../../model/bibliography/entry.ts'

/** A cell of a table: its text, and where its first link leads. */
interface Cell {
  text: string
  link: string
}

interface Row {
  readonly line: number
  readonly cells: Cell[]
}

/** A link to a PDF, with the text in bold type and in italics up to the next. */
interface Listed {
  readonly line: number
  readonly link: string
  bold: string
  italic: string
}

/** The columns that say something of a paper, by the words that head them. */
const COLUMNS = {
  title: /^(?:paper\s+)?(?:titles?|titel|titre|título|titolo|naslov|наслов)$/iu,
  author: /^(?:authors?(?:\(s\))?|autor(?:en|es|i)?|auteurs?|autori|аутори?)$/iu,
  pages: /^(?:pages?(?:\(s\))?|pp?\.?|seiten?|páginas?|pagine|stran[ae]|стран[ае])$/iu,
  url: /^(?:pdf|file|link|url|download|paper|datei|fichier)$/iu,
  year: /^(?:year|jahr|année|año|anno|godina|година)$/iu,
  doi: /^doi$/iu,
} as const

type Column = keyof typeof COLUMNS

/** Least columns of an index: a title, and something else of its paper. */
const LEAST_COLUMNS = 2

/**
 * The papers of an index page, as anthologies and proceedings on the web have them: HTML with a table whose first row
 * names its columns, a title and authors, pages, PDF, year or DOI among them; or, without such a table, links to PDFs, each with
 * a title in italics and authors in bold type after it. The title of the page is that of the volume. What has no title is skipped.
 *
 * @throws {SourceError} `E_TEXT_ENCODING`
 */
export function readIndexPage(bytes: Uint8Array): BibEntry[] {
  const { tables, listed, title } = readParts(bytes)
  const entries = entriesOfTables(tables, title)
  return entries.length > 0 ? entries : listed.flatMap(paper => toListedEntry(paper, title))
}

function entriesOfTables(tables: readonly Row[][], title: string): BibEntry[] {
  return tables.flatMap(rows => {
    const start = rows.findIndex(row => columnsOf(row).size >= LEAST_COLUMNS && columnsOf(row).has('title'))
    const head = rows[start]
    if (head === undefined) return []
    const columns = columnsOf(head)
    return rows.slice(start + 1).flatMap(row => toEntry(row, columns, title))
  })
}

function columnsOf({ cells }: Row): ReadonlyMap<Column, number> {
  const columns = new Map<Column, number>()
  cells.forEach(({ text }, i) => {
    const column = (Object.keys(COLUMNS) as Column[]).find(name => COLUMNS[name].test(text))
    if (column !== undefined && !columns.has(column)) columns.set(column, i)
  })
  return columns
}

function toEntry({ line, cells }: Row, columns: ReadonlyMap<Column, number>, booktitle: string): BibEntry[] {
  const cellOf = (column: Column) => cells[columns.get(column) ?? -1]
  const title = cellOf('title')
  if (title === undefined || title.text === '') return []
  // Of a page without a column for it, the title leads to the PDF.
  const url = cellOf('url')?.link || title.link
  return [
    entryOf(line, {
      author: splitNames(cellOf('author')?.text ?? '').join(' and '),
      title: title.text,
      booktitle,
      pages: (cellOf('pages')?.text ?? '').replace(/\s*[-–—]+\s*/u, '--'),
      year: cellOf('year')?.text ?? '',
      doi: cellOf('doi')?.text ?? '',
      url,
    }),
  ]
}

function toListedEntry({ line, link, bold, italic }: Listed, booktitle: string): BibEntry[] {
  if (italic === '' || bold === '') return []
  const [author, title] = looksLikeNames(italic) && !looksLikeNames(bold) ? [italic, bold] : [bold, italic]
  return [entryOf(line, { author: splitNames(author).join(' and '), title, booktitle, url: link })]
}

function entryOf(line: number, all: Readonly<Record<string, string>>): BibEntry {
  const fields = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
  return { type: 'inproceedings', key: keyOf(all.url ?? '') || `line${line}`, line, fields }
}

/** `Ann Lee, Bo Li and Cy Roe`, `Lee, Ann; Li, Bo`: a comma separates names where each part has a blank. */
function splitNames(text: string): string[] {
  const strong = text.split(/\s*(?:;|\n|\s(?:and|und|et|y|e|i|и)\s|&)\s*/u).filter(name => name !== '')
  if (text.includes(';')) return strong
  return strong.flatMap(part => {
    const names = part.split(/\s*,\s*/u).filter(name => name !== '')
    return names.every(name => name.includes(' ')) || names.length > 2 ? names : [part]
  })
}

/** Name of the file that a link leads to, without its extension: `P08-1006`. */
function keyOf(url: string): string {
  const [path = ''] = url.split(/[?#]/u)
  const name = path.slice(path.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(0, dot) : name
}

/** Elements of bold type and of italics. */
const TYPE: Readonly<Record<string, 'bold' | 'italic'>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
}

function readParts(bytes: Uint8Array): {
  readonly tables: readonly Row[][]
  readonly listed: readonly Listed[]
  readonly title: string
} {
  const tables: Row[][] = []
  const listed: Listed[] = []
  let title = ''
  let open = ''
  let cell: Cell | undefined
  parseHtml(bytes, {
    open(name, attributes, line) {
      if (name === 'title' || name in TYPE) open = name
      else if (name === 'table') tables.push([])
      else if (name === 'tr') tables.at(-1)?.push({ line, cells: [] })
      else if (name === 'td' || name === 'th') {
        cell = { text: '', link: '' }
        tables.at(-1)?.at(-1)?.cells.push(cell)
      } else if (name === 'br' && cell !== undefined) cell.text += ' '
      else if (name === 'a') {
        const { href = '' } = attributes
        if (cell?.link === '') cell.link = href
        if (/\.pdf(?:[?#]|$)/iu.test(href)) listed.push({ line, link: href, bold: '', italic: '' })
      }
    },
    text(text) {
      const [type, paper] = [TYPE[open], listed.at(-1)]
      if (open === 'title') title += text
      else if (type !== undefined && paper !== undefined) paper[type] += text
      if (cell !== undefined) cell.text += text
    },
    close(name) {
      if (name === open) open = ''
      if (name === 'td' || name === 'th') {
        if (cell !== undefined) cell.text = foldWhitespace(cell.text)
        cell = undefined
      }
    },
  })
  const folded = listed.map(({ bold, italic, ...paper }) => ({
    ...paper,
    bold: foldWhitespace(bold),
    italic: foldWhitespace(italic),
  }))
  return { tables, listed: folded, title: foldWhitespace(title) }
}
