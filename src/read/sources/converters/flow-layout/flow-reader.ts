import { type Declarations, StyleSheet, toPixels } from '../../html/css.ts'
import { type HtmlHandlers, NO_TEXT, VOID_ELEMENTS } from '../../html/parse-html.ts'
import { ROOT, type Setting, settingOf } from '../layout-html/setting.ts'
import type { FlowBlock, FlowItem, FlowTable } from './flow-items.ts'

/** What a file has in which nothing has a place. */
export interface FlowFile {
  readonly items: readonly FlowItem[]
  readonly title: string
  readonly generator: string
}

interface Open {
  readonly name: string
  readonly setting: Setting
  readonly align: FlowBlock['align']
  readonly indent: number
  /** Where what is in the element goes. */
  readonly items: FlowItem[]
  /** The table around it. */
  readonly table: FlowTable | undefined
  readonly endsPage: boolean
  /** Whether browsers show nothing of it. */
  readonly isHidden: boolean
}

type Attributes = Readonly<Record<string, string>>

/** Elements that browsers set apart from what is above, and those that only begin a line. */
const APART: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'dt', 'blockquote', 'pre'])
const BLOCKS: ReadonlySet<string> = new Set([
  ...APART,
  ...['div', 'dd', 'ul', 'ol', 'dl', 'caption', 'center', 'section', 'article', 'body', 'table', 'tr', 'td', 'th'],
])
/** Type sizes of headings, as shares of the size around them (HTML standard, 15.3.6). */
const HEADING_SIZES: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.17, h4: 1, h5: 0.83, h6: 0.67 }
/** Pixels of the sizes 1 to 7 of `font` (HTML standard, 15.3.4). */
const FONT_SIZES = [10, 13, 16, 18, 24, 32, 48]

/** Reads HTML without positions into a sequence from top to bottom: blocks of lines, tables, ends of pages. */
export class FlowLayoutReader implements HtmlHandlers {
  readonly #items: FlowItem[] = []
  readonly #styles = new StyleSheet()
  readonly #elements: Open[] = []
  #block: FlowBlock | undefined
  #title = ''
  #generator = ''

  open(name: string, attributes: Attributes, place: number): void {
    const style = this.#styles.styleOf(name, attributes)
    if (isAlways(style, 'page-break-before') || isPageMark(name, attributes)) this.#add({ kind: 'page' })
    if (name === 'meta' && attributes.name?.toLowerCase() === 'generator') this.#generator = attributes.content ?? ''
    if (name === 'hr') this.#add({ kind: 'rule' })
    if (name === 'br') this.#block?.lines.push({ stretches: [], place })
    if (VOID_ELEMENTS.has(name)) return
    if (BLOCKS.has(name)) this.#block = undefined
    this.#elements.push(this.#openElement(name, attributes, style))
    if (APART.has(name)) this.#openBlock(place)
    if (name === 'q') this.text('“', place)
  }

  style(css: string): void {
    this.#styles.add(css)
  }

  text(text: string, place = 0): void {
    const element = this.#elements.at(-1)
    if (element?.name === 'title') this.#title += text.trim()
    if (element === undefined || element.isHidden) return
    const plain = text.replace(/[\t\n\f\r ]+/gu, ' ')
    if (this.#block === undefined && plain === ' ') return
    const line = (this.#block ?? this.#openBlock(place)).lines.at(-1)
    line?.stretches.push({ text: plain, setting: element.setting })
  }

  close(name: string): void {
    const at = this.#elements.findLastIndex(element => element.name === name)
    if (at < 0) return
    if (name === 'q') this.text('”')
    if (BLOCKS.has(name)) this.#block = undefined
    const [closed] = this.#elements.splice(at)
    if (closed?.endsPage === true) this.#add({ kind: 'page' })
  }

  finish(): FlowFile {
    return { items: this.#items, title: this.#title, generator: this.#generator }
  }

  #add(item: FlowItem): void {
    this.#block = undefined
    const items = this.#elements.at(-1)?.items ?? this.#items
    items.push(item)
  }

  #openBlock(place: number): FlowBlock {
    const { name = '', align = 'left', indent = 0 } = this.#elements.at(-1) ?? {}
    const block: FlowBlock = {
      kind: 'block',
      lines: [{ stretches: [], place }],
      isApart: APART.has(name),
      align,
      indent,
    }
    this.#add(block)
    this.#block = block
    return block
  }

  #openElement(name: string, attributes: Attributes, style: Declarations): Open {
    const around = this.#elements.at(-1)
    const indent = toPixels(style.get('text-indent'))
    return {
      name,
      setting: settingOf(name, style, usualSetting(name, attributes, around?.setting ?? ROOT)),
      align: alignOf(name, attributes, style) ?? around?.align ?? 'left',
      indent: BLOCKS.has(name) ? Math.max(0, indent || 0) : (around?.indent ?? 0),
      ...this.#openTable(name, around),
      endsPage: isAlways(style, 'page-break-after'),
      isHidden: around?.isHidden === true || NO_TEXT.has(name) || style.get('display') === 'none',
    }
  }

  /** Where the contents of an element go: of a cell, into the row. */
  #openTable(name: string, around: Open | undefined): Pick<Open, 'items' | 'table'> {
    const { items = this.#items, table } = around ?? {}
    if (name === 'table') {
      const opened: FlowTable = { kind: 'table', rows: [] }
      items.push(opened)
      return { items, table: opened }
    }
    if (table === undefined) return { items, table }
    if (name === 'tr') table.rows.push([])
    if (name !== 'td' && name !== 'th') return { items, table }
    const cell: FlowItem[] = []
    const row = table.rows.at(-1)
    if (row === undefined) table.rows.push([cell])
    else row.push(cell)
    // Another table inside is one of the cell.
    return { items: cell, table: undefined }
  }
}

function isAlways(style: Declarations, property: string): boolean {
  return /^(?:always|left|right|page)$/u.test(style.get(property) ?? '')
}

/** `<a name="12">`, `<div id="page12">`: how programs mark where a page begins. */
function isPageMark(name: string, { id, name: anchor }: Attributes): boolean {
  return name === 'a' ? /^\d+$/u.test(anchor ?? '') : name === 'div' && /^page-?\d+$/u.test(id ?? '')
}

/** How an element is set where the file says nothing of it. */
function usualSetting(name: string, { size, face }: Attributes, around: Setting): Setting {
  const heading = HEADING_SIZES[name]
  if (heading !== undefined) return { ...around, size: heading * around.size, isBold: true }
  if (name !== 'font') return around
  return { ...around, size: FONT_SIZES[Number(size) - 1] ?? around.size, family: face ?? around.family }
}

function alignOf(name: string, { align }: Attributes, style: Declarations): FlowBlock['align'] | undefined {
  const value = (style.get('text-align') ?? align ?? (name === 'center' ? name : '')).toLowerCase()
  if (value === 'center' || value === 'right') return value
  return value === 'left' || value === 'justify' ? 'left' : undefined
}
