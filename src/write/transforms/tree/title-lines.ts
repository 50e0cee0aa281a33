/** The lines of the title page as printed. Most of them repeat title, authors and affiliations. */
import { MARKUP } from '../refuse-hostile.ts'
import { unescapeXml } from '../tei-marks/xml-pieces.ts'
import { attributesOf, withAttribute } from './tags.ts'

/** What a header says, in the texts of its elements and attributes. */
interface Known {
  /** Titles, publication, and the names of authors and affiliations. */
  readonly names: string[]
  /** Addresses of authors, ORCID iDs, and the headings of abstracts. */
  readonly others: string[]
}

interface Line {
  text: string
  readonly index: number
}

const NAME_PARTS: ReadonlySet<string> = new Set(['surname', 'middlename', 'givenname'])
const TEXTS: ReadonlySet<string> = new Set(['title', 'subtitle', 'pubinfo'])

/**
 * Marks the lines that say more: `paperxml:says-more="header"` where a word is in nothing of the header, `"names"` where it is at least in
 * no title, name or affiliation.
 */
export function markTitleLines(xml: string): string {
  const start = xml.indexOf('<header')
  const end = xml.indexOf('</header>', start)
  if (start < 0 || end < 0 || !xml.includes('<frontmatter')) return xml
  const parts: string[] = []
  const { lines, known } = readHeader(xml.slice(start, end), parts)
  const texts = lines.map(line => line.text)
  const beyondHeader = linesThatSayMore(texts, [...known.names, ...known.others])
  const beyondNames = linesThatSayMore(texts, known.names)
  lines.forEach(({ index }, i) => {
    const more = beyondHeader.has(i) ? 'header' : beyondNames.has(i) ? 'names' : undefined
    if (more !== undefined) parts[index] = withAttribute(parts[index] ?? '', `paperxml:says-more="${more}"`)
  })
  return xml.slice(0, start) + parts.join('') + xml.slice(end)
}

/** Adds the pieces of the header to `parts`. */
function readHeader(header: string, parts: string[]): { readonly lines: readonly Line[]; readonly known: Known } {
  const lines: Line[] = []
  const known: Known = { names: [], others: [] }
  const open: string[] = []
  const addText = (text: string) => {
    parts.push(text)
    const line = open[1] === 'frontmatter' && open[2] === 'p' ? lines.at(-1) : undefined
    if (line !== undefined) line.text += unescapeXml(text)
    else if (open[1] === 'firstpageheader' && TEXTS.has(open[2] ?? '')) known.names.push(unescapeXml(text))
  }
  let end = 0
  for (const { 0: markup, index } of header.matchAll(MARKUP)) {
    addText(header.slice(end, index))
    end = index + markup.length
    if (markup.startsWith('<![CDATA[')) addText(markup.slice(9, -3))
    else if (markup.startsWith('</')) open.pop()
    else if (!/^<[!?]/.test(markup)) {
      const [name = ''] = /[^\s/>]+/.exec(markup.slice(1)) ?? []
      addKnown(known, name, markup, open)
      if (!markup.endsWith('/>')) open.push(name)
      if (open.length === 3 && open[1] === 'frontmatter' && name === 'p') lines.push({ text: '', index: parts.length })
    }
    parts.push(markup)
  }
  addText(header.slice(end))
  return { lines, known }
}

function addKnown({ names, others }: Known, name: string, tag: string, open: readonly string[]): void {
  const isInAuthor = open[2] === 'author'
  if (name !== 'author' && name !== 'meta' && open[1] !== 'abstract' && name !== 'abstract' && !isInAuthor) return
  const attributes = attributesOf(tag)
  if (name === 'meta' && attributes.get('name')?.endsWith('.orcid') === true)
    others.push(attributes.get('content') ?? '')
  if (name === 'abstract' || open[1] === 'abstract') others.push(attributes.get('paperxml:head') ?? '')
  if (isInAuthor && name === 'org') names.push(...attributes.values())
  if (name === 'author' && open[1] === 'firstpageheader')
    for (const [key, value] of attributes)
      if (!key.startsWith('paperxml:')) (NAME_PARTS.has(key) ? names : others).push(value)
}

/** The lines with a word that is nowhere in `known`; the parts of a known word that a line end divides are known. */
function linesThatSayMore(lines: readonly string[], known: readonly string[]): ReadonlySet<number> {
  const knownWords = new Set(wordsOf(known.join(' ')))
  const parts = new Set(lines.flatMap((line, i) => dividedWord(line, lines[i + 1], knownWords)))
  const saysMore = (line: string) => wordsOf(line).some(word => !knownWords.has(word) && !parts.has(word))
  return new Set(lines.flatMap((line, i) => (saysMore(line) ? [i] : [])))
}

/** Both parts of the word that the end of a line divides, if the whole word is known. */
function dividedWord(line: string, next: string | undefined, known: ReadonlySet<string>): readonly string[] {
  if (next === undefined || !/[-\u2010\u00ad]\s*$/.test(line)) return []
  const parts = [lettersOf(line).at(-1) ?? '', lettersOf(next)[0] ?? ''].map(part => part.toLowerCase())
  return known.has(parts.join('')) ? parts : []
}

/**
 * Words, and numbers of three figures: what is shorter is between names or a mark of an affiliation. Short words are names only with
 * a capital, or in a script without: Wu, USA, 東京.
 */
function wordsOf(text: string): readonly string[] {
  const words = lettersOf(text).filter(word => {
    const length = [...word].length
    return length > 3 || (length > 1 && (word.toLowerCase() !== word || word.toUpperCase() === word))
  })
  const numbers = text.replace(/\u00ad/g, '').match(/\p{N}{3,}/gu) ?? []
  return [...words.map(word => word.toLowerCase()), ...numbers]
}

function lettersOf(text: string): readonly string[] {
  return text.replace(/\u00ad/g, '').match(/\p{L}+/gu) ?? []
}
