import type { Paper, PaperBlock, Place, PrintedLine, Section } from '../../../model/paper/paper.ts'
import { textWithoutMarks } from '../../../understand/build/paragraphs/inlines.ts'
import type { InkRange, MarkedBox, MarkedPlaces } from '../../../write/transforms/tei-marks/marks.ts'
import { inkOf } from '../../../write/transforms/tei-marks/xml-pieces.ts'
import { findOnTitlePage } from './title-page-places.ts'

/** A block's printed lines, and where it is besides: the drawing of a figure, a table. */
interface PlacedBlock {
  readonly text: string
  readonly lines: readonly PrintedLine[]
  readonly others: readonly Place[]
}

/** Where the blocks of a paper are, by their ids; authors, affiliations and the title as `title-page-places.ts` finds them. */
export function placesOfPaper(paper: Paper, form: MarkedPlaces['form']): MarkedPlaces {
  const blocks = new Map(placedBlocks(paper))
  // TEI with a facsimile has no places of authors.
  const titlePage = form === 'coords' ? findOnTitlePage(paper.front) : undefined
  const linesOf = memoise((id: string) => {
    const block = blocks.get(id)
    return block === undefined ? [] : toInkLines(block)
  })
  return {
    form,
    pages: paper.pages.map(({ local, width, height }) => ({ number: local, width, height })),
    boxesOfRange: (id, range) => linesOf(id).flatMap(line => boxOfPart(line, range)),
    boxesOfBlock: id => {
      const block = blocks.get(id)
      return block === undefined ? (titlePage?.get(id) ?? []) : [...block.lines.map(toBox), ...block.others.map(toBox)]
    },
    boxesOfGraphic: id => blocks.get(id)?.others.map(toBox) ?? [],
  }
}

function* placedBlocks({ front, sections }: Paper): Generator<[string, PlacedBlock]> {
  for (const block of [...front.abstract, ...front.footnotes]) yield [block.id, placeBlock(block)]
  for (const section of sections) yield* placedSection(section)
}

function* placedSection({ id, title, lines, blocks, sections }: Section): Generator<[string, PlacedBlock]> {
  yield [id, { text: textWithoutMarks(title), lines, others: [] }]
  for (const block of blocks) if (block.type !== 'page-break') yield [block.id, placeBlock(block)]
  for (const section of sections) yield* placedSection(section)
}

function placeBlock(block: Exclude<PaperBlock, { readonly type: 'page-break' }>): PlacedBlock {
  const { lines } = block
  switch (block.type) {
    case 'paragraph':
    case 'footnote':
      return { text: textWithoutMarks(block.content), lines, others: [] }
    case 'doubt':
      return { text: block.text, lines, others: [] }
    case 'figure':
      return { text: textWithoutMarks(block.caption), lines, others: block.places }
    case 'table':
      return { text: textWithoutMarks(block.caption), lines, others: block.rows.flat().flatMap(cell => cell.lines) }
  }
}

/** A line or word whose range counts in ink. */
interface InkLine extends InkRange {
  readonly page: number
  readonly line: PrintedLine
  readonly words: readonly (InkRange & {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  })[]
}

function toInkLines({ text, lines }: PlacedBlock): InkLine[] {
  const before = [0]
  for (const character of text) before.push((before.at(-1) ?? 0) + inkOf(character))
  const toInk = <T extends InkRange>(range: T): T => ({
    ...range,
    start: before[range.start] ?? 0,
    end: before[range.end] ?? 0,
  })
  return lines.map(line => ({
    page: line.page,
    line,
    start: before[line.start] ?? 0,
    end: before[line.end] ?? 0,
    words: (line.words ?? []).map(toInk),
  }))
}

/** The box of the part of a line that is in a range: of its words there, of all of it where these are not known. */
function boxOfPart({ page, line, start, end, words }: InkLine, range: InkRange): MarkedBox[] {
  if (end <= range.start || start >= range.end) return []
  if (range.start <= start && end <= range.end) return [toBox(line)]
  const inside = words.filter(word => word.end > range.start && word.start < range.end)
  if (inside.length === 0) return [toBox(line)]
  return [
    {
      page,
      left: Math.min(...inside.map(({ left }) => left)),
      top: Math.min(...inside.map(({ top }) => top)),
      right: Math.max(...inside.map(({ right }) => right)),
      bottom: Math.max(...inside.map(({ bottom }) => bottom)),
    },
  ]
}

function toBox({ page, left, top, right, bottom }: Place): MarkedBox {
  return { page, left, top, right, bottom }
}

function memoise<Result>(make: (id: string) => Result): (id: string) => Result {
  const known = new Map<string, Result>()
  return id => {
    const result = known.get(id) ?? make(id)
    known.set(id, result)
    return result
  }
}
