import { isSameSize } from '../../evidence/line-style.ts'
import type { Block, GlossedTag } from '../../../model/page/block.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { DecidedBlock, RoleDecision } from '../../decide/decision.ts'
import type { DraftFootnote } from '../notes/footnotes.ts'
import { cutLines } from '../paragraphs/line-cuts.ts'
import { continues } from '../paragraphs/continued-paragraphs.ts'
import { type ParagraphOptions, type ParagraphPart, splitParagraphs } from '../paragraphs/paragraphs.ts'
import type { DraftReference } from '../references/references.ts'
import type { BodyElement, DraftParagraph } from './elements.ts'
import type { FloatElements } from './float-elements.ts'
import type { RunInDecision } from './run-ins.ts'

/** A paragraph that may still continue. */
interface OpenParagraph {
  parts: ParagraphPart[]
  formulas: { afterPart: number; formula: number }[]
  lastBlock: Block
  /** Whether a formula came after the last part. */
  isInFormula: boolean
}

/** A run-in heading whose words continue in the next block. */
interface OpenRunIn extends Pick<RunInDecision, 'heading' | 'characters'> {
  /** Its place among the elements, and its lines so far. */
  readonly at: number
  readonly lines: readonly TextLine[]
}

/** The facts about the whole document that are found before its blocks are arranged. */
export interface Gathered {
  readonly paragraphs: ParagraphOptions
  readonly floats: FloatElements
  /** Notes, entries and run-in headings, by their first lines. */
  readonly notes: ReadonlyMap<TextLine | undefined, DraftFootnote>
  readonly entries: ReadonlyMap<TextLine, DraftReference>
  readonly runIns: ReadonlyMap<TextLine | undefined, RunInDecision>
}

/** Takes the blocks in order and makes the elements; its state is what is open and may continue. */
export class Arranger {
  readonly elements: BodyElement[] = []
  private readonly gathered: Gathered
  private readonly seenFloats = new Set<BodyElement>()
  /** Pages whose figures without caption are arranged. */
  private readonly seenPages = new Set<number>()
  private open: OpenParagraph | undefined
  /** A paragraph above text in smaller type, at the foot of its column, after which it may continue. */
  private setAside: OpenParagraph | undefined
  private openRunIn: OpenRunIn | undefined
  private formulas = 0
  /** The last formula, which may have more lines. */
  private formula: { readonly element: BodyElement; readonly lines: TextLine[]; block: Block } | undefined
  private page = 0

  constructor(gathered: Gathered) {
    this.gathered = gathered
  }

  /** Adds a block, after the figures without caption of the pages that end with it. */
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
    for (const page of this.gathered.floats.loose.keys()) this.addLooseFigures(page)
  }

  private addLooseFigures(page: number): void {
    if (this.seenPages.has(page)) return
    this.seenPages.add(page)
    this.elements.push(...(this.gathered.floats.loose.get(page) ?? []))
  }

  private addHeading(block: Block, decision: RoleDecision): void {
    this.close()
    const last = this.elements[this.elements.length - 1]
    const isContinued = decision.continues === true && last?.type === 'heading'
    if (isContinued) this.elements.pop()
    this.elements.push({
      type: 'heading',
      lines: isContinued ? [...last.lines, ...block.lines] : block.lines,
      heading: decision.heading ?? { level: 1, number: undefined },
      isRunIn: false,
    })
  }

  /** @param join whether the first lines continue the last paragraph, by a person's correction */
  private addText(block: Block, join: boolean | undefined): void {
    splitParagraphs(block, this.gathered.paragraphs).forEach((part, i) => {
      const open = this.open
      const runIn = this.gathered.runIns.get(part.lines[0]) ?? this.openRunIn
      if (runIn !== undefined) this.startRunIn(part, runIn, block)
      else if (open !== undefined && ((i === 0 ? join : false) ?? this.isContinued(open, part, block)))
        this.continueParagraph(open, part, block)
      else if (i === 0 && join === undefined && this.setAside !== undefined && this.goesOn(this.setAside, part, block))
        this.continueParagraph(this.setAside, part, block)
      else this.startParagraph(part, block)
    })
  }

  private continueParagraph(open: OpenParagraph, part: ParagraphPart, block: Block): void {
    open.isInFormula = false
    open.parts.push(part)
    open.lastBlock = block
    this.open = open
    if (open === this.setAside) this.setAside = undefined
  }

  /** Whether the part continues a paragraph in another column or on another page, after notes in smaller type that are not footnotes. */
  private goesOn(open: OpenParagraph, part: ParagraphPart, block: Block): boolean {
    return !isSameColumn(open.lastBlock, block) && this.isContinued(open, part, block)
  }

  /** Nothing that is open continues after this place. */
  private close(): void {
    this.open = undefined
    this.setAside = undefined
  }

  private isContinued(open: OpenParagraph, part: ParagraphPart, block: Block): boolean {
    const last = open.parts[open.parts.length - 1]
    if (last === undefined) return false
    const isIndentedText = this.gathered.paragraphs.indent !== undefined
    return continues(last, part, {
      isSameColumn: isSameColumn(open.lastBlock, block),
      hasFormula: open.isInFormula,
      isIndentedText,
    })
  }

  /** Adds a run-in heading: its words, then the rest of its paragraph. Words in the next block are added with that. */
  private startRunIn(part: ParagraphPart, runIn: RunInDecision | OpenRunIn, block: Block): void {
    const { characters, heading } = runIn
    const { head, tail } = cutLines(part.lines, characters)
    const lines = 'at' in runIn ? [...runIn.lines, ...head] : head
    const at = 'at' in runIn ? runIn.at : this.elements.length
    this.elements[at] = { type: 'heading', lines, heading, isRunIn: true }
    this.close()
    const left = characters - lengthOfLines(head)
    this.openRunIn = left > 0 ? { at, lines, heading, characters: left } : undefined
    if (tail.length > 0) this.startParagraph({ ...part, lines: tail, item: undefined, startsAnew: true }, block)
  }

  private startParagraph(part: ParagraphPart, block: Block): void {
    const parts = [part]
    const formulas: { afterPart: number; formula: number }[] = []
    const paragraph: DraftParagraph = { parts, formulas }
    this.elements.push({ type: 'paragraph', paragraph, kind: part.item === undefined ? 'text' : 'item' })
    if (this.open !== undefined && isSmaller(part, this.open)) this.setAside = this.open
    else if (this.setAside !== undefined && !isSmaller(part, this.setAside)) this.setAside = undefined
    this.open = { parts, formulas, lastBlock: block, isInFormula: false }
  }

  /** Adds a formula, or continues the one right above it. */
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
    const element: BodyElement = { type: 'doubt', kind: 'formula', lines, formula }
    this.elements.push(element)
    this.formula = { element, lines, block }
    if (this.open === undefined) return
    this.open.isInFormula = true
    this.open.formulas.push({ afterPart: this.open.parts.length - 1, formula })
  }

  /** Adds lines of a program, or continues the one right above them. */
  private addCode(block: Block): void {
    const last = this.elements[this.elements.length - 1]
    const above = last?.type === 'doubt' && last.kind === 'code' ? last.lines : []
    const line = above[above.length - 1]
    const isContinued = line !== undefined && isRightBelow(block, { page: line.page, box: line.box })
    if (isContinued) this.elements.pop()
    const lines = isContinued ? [...above, ...block.lines] : block.lines
    this.elements.push({ type: 'doubt', kind: 'code', lines, formula: undefined })
  }

  private addReferences(block: Block): void {
    this.close()
    for (const line of block.lines) {
      const entry = this.gathered.entries.get(line)
      if (entry !== undefined) this.elements.push({ type: 'reference', entry })
    }
  }

  private addFootnotes(block: Block): void {
    for (const line of block.lines) {
      const note = this.gathered.notes.get(line)
      if (note !== undefined) this.elements.push({ type: 'footnote', note })
    }
  }

  /** Adds the figure or table that the block belongs to, at the place of its first block. */
  private addFloat(block: Block): void {
    const element = this.gathered.floats.elementOf.get(block)
    if (element === undefined || this.seenFloats.has(element)) return
    this.seenFloats.add(element)
    this.elements.push(element)
  }
}

function tagsOf({ glossed }: Block): { readonly tags?: readonly GlossedTag[] } {
  return glossed === undefined ? {} : { tags: glossed }
}

function isSameColumn(above: Block, block: Block): boolean {
  return above.page === block.page && above.column === block.column
}

/** Whether a part is in smaller type than what is open. */
function isSmaller({ lines: [first] }: ParagraphPart, { parts }: OpenParagraph): boolean {
  const last = parts.at(-1)?.lines.at(-1)
  return first !== undefined && last !== undefined && first.size < last.size && !isSameSize(first, last)
}

/** Parts of one display are at most this far apart, in ems; the lines around it keep more space. */
const SAME_DISPLAY_IN_EMS = 1

function isRightBelow(block: Block, above: Pick<Block, 'page' | 'box'>): boolean {
  const size = block.lines[0]?.size ?? 0
  return block.page === above.page && Math.abs(block.box.top - above.box.bottom) < SAME_DISPLAY_IN_EMS * size
}

function lengthOfLines(lines: readonly TextLine[]): number {
  return lines.flatMap(({ words }) => words.flatMap(({ runs }) => runs)).reduce((sum, { text }) => sum + text.length, 0)
}
