import { groupBy } from '../../base/collections/group-by.ts'
import { uniteBoxes } from '../../base/geometry/box.ts'
import { findGlossedExamples } from '../../understand/layout/blocks/glossed-examples.ts'
import { type RespacedLine, respaceLines, type RespacingOptions } from '../../understand/layout/zones/respacing.ts'
import type { ZoneBlock } from '../../understand/layout/zones/zone-blocks.ts'
import type { Direction, Font, Page, TextRun } from '../../model/page/page.ts'
import { type FrekiBlock, type FrekiDocument, type FrekiFont, type FrekiLine, toFrekiBox } from './document.ts'

/** How blocks become a document. */
export interface ComposeOptions {
  readonly documentId: string
  readonly spacing: Omit<RespacingOptions, 'marksScripts'>
}

/** A line of the document before it has its number. */
type DraftLine = Omit<FrekiLine, 'number'>

interface DraftBlock {
  readonly block: ZoneBlock
  readonly lines: readonly RespacedLine[]
}

/**
 * The blocks as a document in the format of Freki: respaced, with tab-scores, fonts and boxes. Lines are numbered over
 * the whole document; lines of glossed examples have tags `M`, `L`, `G` or `T`, and each example is one span.
 *
 * Text that is turned on its page has the attribute `direction`. A tab-score of 0 is left out.
 *
 * @param blocks in reading order
 */
export function composeFreki(
  blocks: readonly ZoneBlock[],
  pages: readonly Page[],
  options: ComposeOptions,
): FrekiDocument {
  const leftOf = leftEdges(blocks)
  const drafts = blocks.map(block => ({
    block,
    lines: respaceLines(
      block.lines.map(line => line.runs),
      leftOf.get(block.direction) ?? 0,
      { ...options.spacing, marksScripts: true },
    ),
  }))
  const heights = new Map(pages.map(page => [page.number, page.height]))
  const tags = tagExamples(drafts)
  const idOf = nameFonts()
  const perPage = new Map<number, number>()
  let lastNumber = 0
  return {
    blocks: drafts.map(({ block, lines }): FrekiBlock => {
      const index = (perPage.get(block.page) ?? 0) + 1
      perPage.set(block.page, index)
      const height = heights.get(block.page) ?? 0
      return {
        documentId: options.documentId,
        page: block.page,
        id: `${block.page}-${index}`,
        box: toFrekiBox(block.box, height),
        label: block.path,
        attributes: [],
        lines: lines.map((line, i) => ({
          number: ++lastNumber,
          ...toDraftLine(line, block, i, { height, idOf }),
          ...tags.get(line),
        })),
      }
    }),
  }
}

/** The left edge of all text of one direction, in points: where column 0 is. */
function leftEdges(blocks: readonly ZoneBlock[]): Map<Direction, number> {
  const edges = new Map<Direction, number>()
  for (const { direction, lines } of blocks) {
    for (const run of lines.flatMap(line => line.runs)) {
      edges.set(direction, Math.min(edges.get(direction) ?? Infinity, run.box.left))
    }
  }
  return edges
}

function toDraftLine(
  { text, tabScore }: RespacedLine,
  block: ZoneBlock,
  index: number,
  { height, idOf }: { readonly height: number; readonly idOf: FontIds },
): DraftLine {
  const line = block.lines[index]
  return {
    fonts: fontsOf(line?.runs ?? [], idOf),
    ...(tabScore === undefined || tabScore === 0 ? {} : { tabScore }),
    ...(line === undefined ? {} : { box: toFrekiBox(line.box, height) }),
    attributes: block.direction === 0 ? [] : [{ name: 'direction', value: String(block.direction) }],
    text,
  }
}

/** The id of a font whose name is not known. */
const NAMELESS_FONT = 'F0'

/** The ids of the fonts of a document. */
type FontIds = (font: Font) => string

/**
 * Names the fonts: each has its name, and the second of a name (of another weight or slant, or one that its file lists apart)
 * `NAME#2`. To be asked in the order of the document.
 */
function nameFonts(): FontIds {
  const known = new Map<string, string>()
  const counts = new Map<string, number>()
  return ({ name, isBold, isItalic, id }) => {
    if (name === '') return NAMELESS_FONT
    const key = JSON.stringify([name, isBold ?? null, isItalic ?? null, id ?? null])
    const found = known.get(key)
    if (found !== undefined) return found
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const named = count === 1 ? name : `${name}#${count}`
    known.set(key, named)
    return named
  }
}

function fontsOf(runs: readonly TextRun[], idOf: FontIds): FrekiFont[] {
  const fonts = new Map<string, FrekiFont>()
  for (const { font, size } of runs) {
    const rounded = { id: idOf(font), size: Math.round(size * 10) / 10 }
    fonts.set(`${rounded.id}-${rounded.size.toFixed(1)}`, rounded)
  }
  // The format sorts them as they are written: F47-10.0 before F47-8.0.
  return [...fonts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, font]) => font)
}

/** Tags and spans of the lines of glossed examples. An example may continue in the next block, never on the next page. */
function tagExamples(drafts: readonly DraftBlock[]): Map<RespacedLine, { tag: string; spanId: string }> {
  const tags = new Map<RespacedLine, { tag: string; spanId: string }>()
  let count = 0
  for (const lines of stretchesOf(drafts)) {
    const placed = lines.map(({ words }) => ({
      words: words.map(({ runs }) => ({
        text: runs.map(run => run.text).join(''),
        box: uniteBoxes(runs.map(run => run.box)),
      })),
    }))
    for (const { start, tags: found } of findGlossedExamples(placed)) {
      count++
      found.forEach((tag, i) => {
        const line = lines[start + i]
        if (line !== undefined) tags.set(line, { tag, spanId: `s${count}` })
      })
    }
  }
  return tags
}

/** The lines of each page, separately for each direction. */
function stretchesOf(drafts: readonly DraftBlock[]): RespacedLine[][] {
  const stretches = groupBy(drafts, ({ block }) => `${block.page} ${block.direction}`)
  return [...stretches.values()].map(stretch => stretch.flatMap(({ lines }) => lines))
}
