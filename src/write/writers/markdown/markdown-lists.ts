import type { List, ListItem } from '../document/plan-list.ts'
import { toPlainText } from '../document/plain-text.ts'
import { escapeLineStart, escapeMarkdown } from './escape-markdown.ts'
import { type MarkdownContext, pageMarksOf } from './markdown-context.ts'
import { writeLine } from './markdown-inlines.ts'
import type { MarkdownPart, PartSource } from './markdown-parts.ts'

/** The items of a list, those inside an item after it and further in. */
export function writeList(list: List, context: MarkdownContext): readonly MarkdownPart[] {
  const parts: MarkdownPart[] = []
  for (const { pageMarks, text, source } of writeItems(list, context, '')) {
    const last = parts.at(-1)
    // A page mark at the start of an item would be a paragraph of comments; it ends the item before.
    if (pageMarks !== '' && last !== undefined) parts[parts.length - 1] = { ...last, text: `${last.text} ${pageMarks}` }
    else if (pageMarks !== '') parts.push({ text: pageMarks })
    parts.push(last === undefined ? { text, source } : { text, source, isNextItem: true })
  }
  return parts
}

/** A line of a list, and the marks of pages that begin before it. */
interface ItemLine {
  readonly pageMarks: string
  readonly text: string
  readonly source: PartSource
}

function writeItems(list: List, context: MarkdownContext, indent: string): readonly ItemLine[] {
  const lines: ItemLine[] = []
  let before: Marker | undefined
  for (const [i, item] of list.items.entries()) {
    const marker = markerOf(item, list, i, before)
    lines.push(...writeItem(item, marker, context, indent))
    before = marker
  }
  return lines
}

/** How an item begins. */
interface Marker {
  /** `- ` or `12. `. */
  readonly text: string
  readonly number: number | undefined
  /** A mark that Markdown has no form for; it is text. */
  readonly printed: string
}

const NUMBER = /^[([]?(\d{1,9})[.)\]]?$/
const BULLET = /^[^\p{L}\p{N}]$/u

/** Numbers must be in succession, or a reader would count anew. References without a label are numbered. */
function markerOf({ mark }: ListItem, { kind, items }: List, index: number, before: Marker | undefined): Marker {
  const isUnlabelled = kind === 'reference' && items.every(item => item.mark === '')
  const number = isUnlabelled ? index + 1 : Number(NUMBER.exec(mark)?.[1] ?? Number.NaN)
  const continues = index === 0 ? number < MOST_FIRST_NUMBER : before?.number === number - 1
  if (continues) return { text: `${number}. `, number, printed: '' }
  const isBullet = mark === '' || BULLET.test(mark)
  return { text: '- ', number: undefined, printed: isBullet ? '' : `${escapeMarkdown(toPlainText(mark).trim())} ` }
}

/** A year or page that was taken for the number of an item begins no list. */
const MOST_FIRST_NUMBER = 1000

function writeItem(
  { paragraph, pages, children }: ListItem,
  marker: Marker,
  context: MarkdownContext,
  indent: string,
): readonly ItemLine[] {
  const { pageMarks, line } = writeLine(paragraph.content, context)
  const anchor = context.choices.has('links') ? `<a id="${paragraph.id}"></a>` : ''
  const text =
    indent + marker.text + (marker.printed === '' ? anchor + line : anchor + escapeLineStart(marker.printed + line))
  return [
    { pageMarks: pageMarksOf(pages, context) + pageMarks, text: text.trimEnd(), source: paragraph },
    ...(children === undefined ? [] : writeItems(children, context, indent + ' '.repeat(marker.text.length))),
  ]
}
