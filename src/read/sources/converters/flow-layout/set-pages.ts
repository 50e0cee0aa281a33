import type { Line, PageDraft, Stretch } from '../layout-html/page-draft.ts'
import { widthOfStretch } from '../layout-html/place-pages.ts'
import { USUAL_LINE_HEIGHT } from '../layout-html/setting.ts'
import type { FlowBlock, FlowItem, FlowLine, FlowTable } from './flow-items.ts'

/** Width of the text and of the margin around it, in pixels of CSS: A4. */
const TEXT_WIDTH = 602
const MARGIN = 96
/** White between the cells of a row. */
const CELL_GAP = 24
/** White above what is set apart, as share of its type size. */
const GAP_IN_EMS = 0.6

/**
 * Pages with a place for each line, for a file that has none: lines are placed below one another, cells side by side, and a
 * paragraph without line ends is broken at the width of its column. The places are made up; order, pages, columns, type
 * and line ends are those of the file. Lengths in pixels of CSS.
 */
export function setPages(items: readonly FlowItem[]): PageDraft[] {
  return splitPages(items).map(page => {
    const lines: Line[] = []
    const bottom = setItems(page, { left: MARGIN, top: MARGIN, width: TEXT_WIDTH }, lines)
    const rights = lines.map(({ left, stretches }) => left + widthOfLine(stretches))
    const width = Math.max(TEXT_WIDTH + MARGIN, ...rights.slice(0, MOST_MEASURED)) + MARGIN
    return { width, height: bottom + MARGIN, lines, figures: [] }
  })
}

/** Lines of a page that its width is measured by. */
const MOST_MEASURED = 10_000

/** The items of each page: rules are ends of pages where nothing else is (FineReader: "solid line as page break"). */
function splitPages(items: readonly FlowItem[]): FlowItem[][] {
  const end = items.some(({ kind }) => kind === 'page') ? 'page' : 'rule'
  const pages: FlowItem[][] = [[]]
  for (const item of items) {
    if (item.kind === end) pages.push([])
    else pages.at(-1)?.push(item)
  }
  return pages.filter(hasText)
}

function hasText(items: readonly FlowItem[]): boolean {
  return items.some(item =>
    item.kind === 'table' ? item.rows.some(row => row.some(hasText)) : item.kind === 'block' && !isBlank(item),
  )
}

function isBlank({ lines }: FlowBlock): boolean {
  return lines.every(({ stretches }) => stretches.every(({ text }) => !/\S/u.test(text)))
}

/** A part of a page, and where its next line goes. */
interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
}

/** Sets items one below the other. The lower end. */
function setItems(items: readonly FlowItem[], area: Area, lines: Line[]): number {
  let { top } = area
  for (const item of items) {
    if (item.kind === 'table') top = setTable(item, { ...area, top }, lines)
    else if (item.kind === 'block' && !isBlank(item)) {
      const gap = item.isApart && top > area.top ? GAP_IN_EMS * sizeOf(item.lines[0]?.stretches ?? []) : 0
      top = setBlock(item, { ...area, top: top + gap }, lines)
    }
  }
  return top
}

function setTable({ rows }: FlowTable, area: Area, lines: Line[]): number {
  const widths = columnWidths(rows, area.width)
  return rows.reduce((top, row) => {
    let { left } = area
    const bottoms = row.map((cell, i) => {
      const width = widths[i] ?? 0
      const bottom = setItems(cell, { left, top, width }, lines)
      left += width + CELL_GAP
      return bottom
    })
    return Math.max(top, ...bottoms)
  }, area.top)
}

/**
 * Each column as wide as its longest line; those that ask for more than their share divide what is left. A line that the
 * file ends is never wider than its column.
 */
function columnWidths(rows: FlowTable['rows'], width: number): number[] {
  const count = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const share = Math.max(0, width - (count - 1) * CELL_GAP) / Math.max(1, count)
  const columns = Array.from({ length: count }, (_, i) => widestOf(rows.flatMap(row => row[i] ?? [])))
  const wide = columns.filter(({ wanted }) => wanted > share).length
  const spare = columns.reduce((sum, { wanted }) => sum + Math.max(0, share - wanted), 0)
  return columns.map(({ wanted, least }) => Math.max(least, Math.min(wanted, share + spare / Math.max(1, wide))))
}

/** Width of the longest line: as `least` that of those that the file ends, which are not broken. */
function widestOf(items: readonly FlowItem[]): { readonly wanted: number; readonly least: number } {
  let [wanted, least] = [0, 0]
  for (const item of items) {
    if (item.kind === 'table') wanted = Math.max(wanted, TEXT_WIDTH / 2)
    if (item.kind !== 'block') continue
    for (const { stretches } of item.lines) {
      const width = widthOfLine(stretches)
      wanted = Math.max(wanted, width)
      if (item.lines.length > 1) least = Math.max(least, width)
    }
  }
  return { wanted, least }
}

function setBlock(block: FlowBlock, { left, top, width }: Area, lines: Line[]): number {
  const shown = block.lines.map((line, i) => hideSoftHyphens(line, i < block.lines.length - 1))
  // A file that breaks the lines of a block broke them where they end in print.
  const printed = shown.length > 1 ? shown : shown.flatMap(line => breakLine(line, width - block.indent))
  return printed.reduce((y, { stretches, place }, i) => {
    const room = width - widthOfLine(stretches)
    const indent = i === 0 ? block.indent : 0
    const shift = block.align === 'center' ? room / 2 : block.align === 'right' ? room : indent
    const height = heightOf(stretches)
    lines.push({ left: left + Math.max(0, shift), top: y, lineHeight: height, stretches: [...stretches], place })
    return y + height
  }, top)
}

/** The line without soft hyphens, which are seen only where a line ends in one that the file breaks there. */
function hideSoftHyphens(line: FlowLine, isBroken: boolean): FlowLine {
  if (!line.stretches.some(({ text }) => text.includes('\u00ad'))) return line
  const last = line.stretches.findLastIndex(({ text }) => text.trim() !== '')
  const stretches = line.stretches.map((stretch, i) => {
    const inner = i === last && isBroken ? /\u00ad(?!\s*$)/gu : /\u00ad/gu
    return { ...stretch, text: stretch.text.replace(inner, '') }
  })
  return { ...line, stretches }
}

/** The line in parts that are no wider than `width`, each as long as words allow. */
function breakLine({ stretches, place }: FlowLine, width: number): FlowLine[] {
  const broken: FlowLine[] = [{ stretches: [], place }]
  let used = 0
  for (const { text, setting } of stretches) {
    for (const word of text.match(/ *[^ ]+| +/gu) ?? []) {
      const length = widthOfStretch({ text: word, setting })
      if (used > 0 && used + length > width && word.startsWith(' ')) {
        broken.push({ stretches: [], place })
        used = 0
      }
      broken.at(-1)?.stretches.push({ text: word, setting })
      used += length
    }
  }
  return broken
}

function widthOfLine(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, stretch) => sum + widthOfStretch(stretch), 0)
}

function sizeOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((most, { setting }) => Math.max(most, setting.size), 0)
}

function heightOf(stretches: readonly Stretch[]): number {
  return stretches.reduce(
    (most, { setting }) => Math.max(most, setting.lineHeight ?? USUAL_LINE_HEIGHT * setting.size),
    0,
  )
}
