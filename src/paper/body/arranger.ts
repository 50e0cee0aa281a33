import type { Block, GlossedTag } from '../../page/block.ts'
import type { TextLine } from '../../page/text-line.ts'
import type { DecidedBlock, HeadingParts, RoleDecision } from '../../roles/decision.ts'
import type { RunInHeading } from '../../roles/headings/run-in-headings.ts'
import type { ArrangeOptions } from './arrange.ts'
import type { Element, JoinedParagraph } from './elements.ts'
import type { FloatElements } from './float-elements.ts'
import type { DraftFootnote } from '../notes/footnotes.ts'
import { cutLines } from '../paragraphs/line-cuts.ts'
import { continues, type DraftParagraph, splitParagraphs } from '../paragraphs/paragraphs.ts'
import type { ReferenceEntry } from '../references/references.ts'

/** A paragraph that may still go on. */
interface OpenParagraph {
  parts: DraftParagraph[]
  formulas: { afterPart: number; formula: number }[]
  lastBlock: Block
  /** A formula was met since the last part. */
  isInFormula: boolean
}

/** What is found over the whole document before its blocks are arranged. */
export interface Gathered {
  readonly floats: FloatElements
  readonly notes: ReadonlyMap<TextLine | undefined, DraftFootnote>
  readonly entries: ReadonlyMap<TextLine, ReferenceEntry>
  /** Paragraphs of each block of text. */
  readonly drafts: ReadonlyMap<Block, readonly DraftParagraph[]>
  /** Headings that run in, and their levels and numbers, by the first line of their paragraph. */
  readonly runIns: ReadonlyMap<TextLine, RunInHeading>
  readonly runInParts: ReadonlyMap<TextLine, HeadingParts>
}

/** Takes the blocks in their order and makes the elements: what is open and may go on is its state. */
export class Arranger {
  readonly elements: Element[] = []
  private readonly options: ArrangeOptions
  private readonly floats: FloatElements
  private readonly seenFloats = new Set<Element>()
  /** Pages whose figures without caption are arranged. */
  private readonly seenPages = new Set<number>()
  private readonly notes: ReadonlyMap<TextLine | undefined, DraftFootnote>
  private readonly entries: ReadonlyMap<TextLine, ReferenceEntry>
  private readonly drafts: ReadonlyMap<Block, readonly DraftParagraph[]>
  private readonly runIns: ReadonlyMap<TextLine, RunInHeading>
  private readonly runInParts: ReadonlyMap<TextLine, HeadingParts>
  private open: OpenParagraph | undefined
  private formulas = 0
  /** The last formula, which may have more lines. */
  private formula: { readonly element: Element; readonly lines: TextLine[]; block: Block } | undefined
  private page = 0

  constructor(options: ArrangeOptions, { floats, notes, entries, drafts, runIns, runInParts }: Gathered) {
    this.options = options
    this.floats = floats
    this.notes = notes
    this.entries = entries
    this.drafts = drafts
    this.runIns = runIns
    this.runInParts = runInParts
  }

  /** Adds a block, and what belongs before it: figures without caption of the pages that end with it. */
  add({ block, decision }: DecidedBlock): void {
    if (block.page !== this.page) {
      for (let page = this.page; page < block.page; page++) this.addLooseFigures(page)
      this.page = block.page
    }
    switch (decision.role) {
      case 'heading':
      case 'references-heading':
      case 'abstract-heading':
        this.addHeading(block, decision)
        return
      case 'reference':
        this.addReferences(block)
        return
      case 'footnote':
        this.addFootnotes(block)
        return
      case 'figure-caption':
      case 'figure-text':
      case 'table-caption':
      case 'table':
      case 'table-note':
        this.addFloat(block)
        return
      case 'formula':
        this.addFormula(block)
        return
      case 'code':
        this.addCode(block)
        return
      case 'glossed-example':
        this.elements.push({ type: 'doubt', kind: 'gloss', lines: block.lines, formula: undefined, ...tagsOf(block) })
        return
      case 'doubt':
      case 'margin':
      case 'publication-info':
        this.elements.push({ type: 'doubt', kind: 'other', lines: block.lines, formula: undefined })
        return
      case 'title':
      case 'subtitle':
      case 'authors':
      case 'abstract':
      case 'keywords':
      case 'text':
        this.addText(block, decision.join)
        return
    }
  }

  addFiguresWithoutCaption(): void {
    for (const { page } of this.options.layouts) this.addLooseFigures(page.number)
  }

  private addLooseFigures(page: number): void {
    if (this.seenPages.has(page)) return
    this.seenPages.add(page)
    this.elements.push(...(this.floats.loose.get(page) ?? []))
  }

  private addHeading(block: Block, decision: RoleDecision): void {
    this.open = undefined
    const last = this.elements[this.elements.length - 1]
    const goesOn = decision.continues === true && last?.type === 'heading'
    if (goesOn) this.elements.pop()
    this.elements.push({
      type: 'heading',
      lines: goesOn ? [...last.lines, ...block.lines] : block.lines,
      heading: decision.heading ?? { level: 1, number: undefined },
      isRunIn: false,
    })
  }

  /** `join`: what a person says of the first lines. */
  private addText(block: Block, join: boolean | undefined): void {
    const drafts = this.drafts.get(block) ?? splitParagraphs(block, this.options.paragraphs)
    drafts.forEach((draft, i) => {
      const open = this.open
      const said = i === 0 ? join : false
      const runIn = draft.lines[0] === undefined ? undefined : this.runIns.get(draft.lines[0])
      if (runIn !== undefined && said !== true) {
        this.startRunIn(draft, runIn, block)
        return
      }
      if (open !== undefined && (said ?? this.goesOn(open, draft, block))) {
        open.isInFormula = false
        open.parts.push(draft)
        open.lastBlock = block
        return
      }
      this.startParagraph(draft, block)
    })
  }

  private goesOn(open: OpenParagraph, draft: DraftParagraph, block: Block): boolean {
    const last = open.parts[open.parts.length - 1]
    if (last === undefined) return false
    const isSameColumn = open.lastBlock.page === block.page && open.lastBlock.column === block.column
    const isIndentedText = this.options.paragraphs.indent !== undefined
    return continues(last, draft, { isSameColumn, hasFormula: open.isInFormula, isIndentedText })
  }

  /** A heading that runs in: its words, then the rest of its paragraph. */
  private startRunIn(draft: DraftParagraph, { characters }: RunInHeading, block: Block): void {
    const { head, tail } = cutLines(draft.lines, characters)
    const [first] = draft.lines
    const heading = (first && this.runInParts.get(first)) ?? { level: 1, number: undefined }
    this.elements.push({ type: 'heading', lines: head, heading, isRunIn: true })
    this.open = undefined
    if (tail.length > 0) this.startParagraph({ ...draft, lines: tail, item: undefined, startsAnew: true }, block)
  }

  private startParagraph(draft: DraftParagraph, block: Block): void {
    const parts = [draft]
    const formulas: { afterPart: number; formula: number }[] = []
    const paragraph: JoinedParagraph = { parts, formulas }
    this.elements.push({ type: 'paragraph', paragraph, kind: draft.item === undefined ? 'text' : 'item' })
    this.open = { parts, formulas, lastBlock: block, isInFormula: false }
  }

  /** A formula, or more of the one right above it. */
  private addFormula(block: Block): void {
    const last = this.formula
    if (
      last !== undefined &&
      this.elements[this.elements.length - 1] === last.element &&
      isRightBelow(block, last.block)
    ) {
      last.lines.push(...block.lines)
      last.block = block
      return
    }
    const formula = ++this.formulas
    const lines = [...block.lines]
    const element: Element = { type: 'doubt', kind: 'formula', lines, formula }
    this.elements.push(element)
    this.formula = { element, lines, block }
    if (this.open === undefined) return
    this.open.isInFormula = true
    this.open.formulas.push({ afterPart: this.open.parts.length - 1, formula })
  }

  /** Lines of a program, or more of the one right above them. */
  private addCode(block: Block): void {
    const last = this.elements[this.elements.length - 1]
    const above = last?.type === 'doubt' && last.kind === 'code' ? last.lines : []
    const line = above[above.length - 1]
    const goesOn = line !== undefined && isRightBelow(block, { page: line.page, box: line.box })
    if (goesOn) this.elements.pop()
    const lines = goesOn ? [...above, ...block.lines] : block.lines
    this.elements.push({ type: 'doubt', kind: 'code', lines, formula: undefined })
  }

  private addReferences(block: Block): void {
    this.open = undefined
    for (const line of block.lines) {
      const entry = this.entries.get(line)
      if (entry !== undefined) this.elements.push({ type: 'reference', entry })
    }
  }

  private addFootnotes(block: Block): void {
    for (const line of block.lines) {
      const note = this.notes.get(line)
      if (note !== undefined) this.elements.push({ type: 'footnote', note })
    }
  }

  /** The figure or table that the block belongs to, where its first block stands. */
  private addFloat(block: Block): void {
    const element = this.floats.elementOf.get(block)
    if (element === undefined || this.seenFloats.has(element)) return
    this.seenFloats.add(element)
    this.elements.push(element)
  }
}

function tagsOf({ glossed }: Block): { readonly tags?: readonly GlossedTag[] } {
  return glossed === undefined ? {} : { tags: glossed }
}

/** Parts of one display stand at most this far apart, in ems; the lines around it keep more space. */
const SAME_DISPLAY_IN_EMS = 1

function isRightBelow(block: Block, above: Pick<Block, 'page' | 'box'>): boolean {
  const size = block.lines[0]?.size ?? 0
  return block.page === above.page && Math.abs(block.box.top - above.box.bottom) < SAME_DISPLAY_IN_EMS * size
}
