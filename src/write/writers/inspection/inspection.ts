import type { CorrectedLineEntry } from '../../../understand/corrections/lines/correct-line.ts'
import type { CorrectedBlock } from '../../../understand/corrections/regroup-blocks.ts'
import { type CorrectedRole, type Correction, ROLE_LABELS } from '../../../model/corrections/corrections.ts'
import { isReferenceCorrection } from '../../../understand/corrections/kinds.ts'
import type { DecidedFurniture } from '../../../understand/corrections/decided-furniture.ts'
import type { Diagnostic } from '../../../base/diagnostics.ts'
import { uniteBoxes } from '../../../base/geometry/box.ts'
import type { Page } from '../../../model/page/page.ts'
import type { Block } from '../../../model/page/block.ts'
import { openingOf } from '../../../base/text/characters/opening.ts'
import type { TextLine, Word } from '../../../model/page/text-line.ts'
import { confidenceOf } from '../../../understand/evidence/lines.ts'
import type { Trust } from '../../../model/paper/trust.ts'
import type { DecidedBlock } from '../../../understand/decide/decision.ts'
import { type BodyElement, linesOfElement } from '../../../understand/build/body/elements.ts'
import type { PaperNotes } from '../../../understand/build/notes/paper-notes.ts'
import type { Paper } from '../../../model/paper/paper.ts'
import type { CorrectedReference } from '../../../understand/build/references/correct-references.ts'
import { type InspectedReference, renameReference, toInspectedReferences } from './references.ts'
import {
  type InspectedCall,
  type InspectedFormula,
  type InspectedNote,
  toInspectedCalls,
  toInspectedFormulas,
  toInspectedNotes,
} from './line-parts.ts'
import { type InspectedTable, toInspectedTable } from './tables.ts'
import { renameCorrections } from './rename-corrections.ts'
import { type DrawnBox, drawPage, type PageDrawing, toDrawnBox } from './page-drawing.ts'

/** All that is known of how a paper was understood. */
export interface Inspected {
  readonly paper: Paper
  readonly trust: Trust
  readonly pages: readonly Page[]
  readonly decisions: readonly DecidedBlock[]
  readonly furniture: readonly DecidedFurniture[]
  readonly elements: readonly BodyElement[]
  readonly corrected: readonly CorrectedBlock[]
  readonly correctedLines: readonly CorrectedLineEntry[]
  readonly correctedReferences: readonly CorrectedReference[]
  readonly notes: PaperNotes
  readonly diagnostics: readonly Diagnostic[]
}

/** The box of a printed line, its text as the program reads it, and the places of words that it is not sure of, from 0. */
export type InspectedLine = readonly [...DrawnBox, text: string, doubtful?: readonly number[]]

/** A block as the page shows it. */
export interface InspectedBlock {
  readonly id: string
  /** Place in the reading order of the document, from 1; none at the edge of the page. */
  readonly order?: number
  readonly box: DrawnBox
  readonly role: CorrectedRole
  /** The role that the program decided on, where a person gave it another. */
  readonly decidedRole?: CorrectedRole
  readonly score: number
  readonly evidence: readonly string[]
  /** Mean confidence of its characters, where they were recognised. */
  readonly confidence?: number
  readonly level?: number
  readonly number?: string
  readonly text: string
  /** Id of the block whose last paragraph its first lines continue. */
  readonly joins?: string
  /** Its lines: those of blocks that were put into it are theirs. */
  readonly lines: readonly InspectedLine[]
  /** Its cells as the program finds them, where it has some. */
  readonly table?: InspectedTable
  /** Its formulas as they were read, where it has some. */
  readonly formulas?: readonly InspectedFormula[]
  /** Marks in it that call notes, or may, where it has some. */
  readonly calls?: readonly InspectedCall[]
  /** Of the caption of a figure: the box of its picture, where one was found. */
  readonly drawing?: DrawnBox
  /** Id of the block that a user has moved it into: it is no longer a block. */
  readonly into?: string
}

/** What the page draws of a paper. */
export interface Inspection {
  readonly source: string
  readonly name: string
  readonly roles: typeof ROLE_LABELS
  readonly pages: readonly InspectedPage[]
  readonly references: readonly InspectedReference[]
  /** Notes at the foot of pages and at the end, in their order. */
  readonly notes: readonly InspectedNote[]
  /** Corrections that are there already, under the ids that their blocks have now. */
  readonly corrections: readonly Correction[]
}

/** A page: what is printed on it, and what it was understood as. */
export interface InspectedPage extends PageDrawing {
  readonly number: number
  /** The number printed on it. */
  readonly printed?: string
  readonly width: number
  readonly height: number
  readonly blocks: readonly InspectedBlock[]
}

/** What the page draws of a paper; `corrections` are those that the paper was converted with. */
export function toInspection(inspected: Inspected, corrections: readonly Correction[]): Inspection {
  const { paper, pages } = inspected
  const blocks = toInspectedBlocks(inspected)
  const references = toInspectedReferences(paper, inspected.correctedReferences)
  const renamed = renameCorrections(corrections, inspected)
  return {
    source: paper.source,
    name: paper.id,
    roles: ROLE_LABELS,
    pages: pages.map((page): InspectedPage => {
      const printed = paper.pages.find(({ local }) => local === page.number)?.global
      const { number, width, height } = page
      const shown = blocks.get(number) ?? []
      return { number, ...(printed === undefined ? {} : { printed }), width, height, blocks: shown, ...drawPage(page) }
    }),
    references,
    notes: toInspectedNotes(inspected.notes.notes),
    corrections: renamed.map(each =>
      isReferenceCorrection(each) ? renameReference(each, references, inspected.correctedReferences) : each,
    ),
  }
}

function toInspectedBlocks(inspected: Inspected): Map<number, InspectedBlock[]> {
  const { decisions, furniture, elements, corrected } = inspected
  const decidedRoles = new Map(corrected.map(({ block, decidedRole }) => [block, { decidedRole }]))
  const tables = new Map(corrected.map(({ block, table }) => [block, table]))
  const joins = findJoins(decisions, elements)
  const drawings = findDrawings(elements)
  const merged = corrected.flatMap(each => (each.merged ? [{ ...each.merged, role: each.decidedRole }] : []))
  const wholes = new Set(merged.map(({ into }) => into))
  const ofOthers = new Set(merged.flatMap(({ block }) => block.lines))
  const pages = new Map<number, InspectedBlock[]>()
  const add = (block: Block, rest: Pick<InspectedBlock, 'role' | 'evidence'> & Partial<InspectedBlock>) => {
    const { id, page } = block
    const own = wholes.has(id) ? withLines(block, line => !ofOthers.has(line)) : block
    const table = toInspectedTable(own, tables.get(id) ?? block.table)
    const parts = partsOf(own, inspected.notes, drawings)
    const tabled = table === undefined ? {} : { table }
    const shown = { ...toShown(own), ...rest, ...decidedRoles.get(id), ...tabled, ...parts }
    pages.set(page, [...(pages.get(page) ?? []), shown])
  }
  decisions.forEach(({ block, decision }, i) => {
    const { role, score, evidence, heading } = decision
    const joined = joins.get(block)
    const level = heading === undefined ? {} : { level: heading.level }
    const number = heading?.number === undefined ? {} : { number: heading.number }
    const join = joined === undefined ? {} : { joins: joined.id }
    add(block, { order: i + 1, role, score: roundScore(score), evidence, ...level, ...number, ...join })
  })
  const seen = new Set<Block>()
  for (const { block, role, score, evidence } of furniture) {
    if (seen.has(block)) continue
    seen.add(block)
    add(block, { role, score: roundScore(score), evidence })
  }
  for (const { block, role, into, follows } of merged) {
    const shown = pages.get(block.page) ?? []
    const order = shown.find(({ id }) => id === into)?.order
    const place = shown.findIndex(({ id }) => id === follows) + 1
    const part = { ...toShown(block), ...(order === undefined ? {} : { order }), role, evidence: [], into }
    pages.set(block.page, shown.toSpliced(place, 0, part))
  }
  return pages
}

/** What of a block is in its lines, and the picture of a caption: what there is. */
function partsOf(
  block: Block,
  notes: PaperNotes,
  drawings: ReadonlyMap<TextLine | undefined, DrawnBox>,
): Pick<InspectedBlock, 'formulas' | 'calls' | 'drawing'> {
  const formulas = toInspectedFormulas(block)
  const calls = toInspectedCalls(block, notes)
  const drawing = drawings.get(block.lines[0])
  return {
    ...(formulas.length === 0 ? {} : { formulas }),
    ...(calls.length === 0 ? {} : { calls }),
    ...(drawing === undefined ? {} : { drawing }),
  }
}

/** The boxes of pictures, by the first lines of their captions. */
function findDrawings(elements: readonly BodyElement[]): ReadonlyMap<TextLine | undefined, DrawnBox> {
  const found = new Map<TextLine | undefined, DrawnBox>()
  for (const element of elements) {
    if (element.type !== 'figure') continue
    const [first] = element.caption
    const [box] = element.boxes
    if (first !== undefined && box !== undefined) found.set(first, toDrawnBox(box))
  }
  return found
}

function withLines(block: Block, isKept: (line: TextLine) => boolean): Block {
  const lines = block.lines.filter(isKept)
  return { ...block, lines, box: uniteBoxes(lines.map(({ box }) => box)) }
}

/** A block by itself, without what was decided of it. */
function toShown(block: Block): Pick<InspectedBlock, 'id' | 'box' | 'text' | 'lines' | 'score' | 'confidence'> {
  const { id, box, lines } = block
  const confidence = confidenceOf(lines)
  return {
    id,
    box: toDrawnBox(box),
    text: openingOf(lines.map(readOf).join(' ')),
    lines: lines.map(toInspectedLine),
    score: 1,
    ...(confidence === undefined ? {} : { confidence: roundScore(confidence) }),
  }
}

/** For each block whose first lines continue another block: that block. */
function findJoins(decisions: readonly DecidedBlock[], elements: readonly BodyElement[]): Map<Block, Block> {
  const blockOf = new Map<TextLine, Block>()
  for (const { block } of decisions) for (const line of block.lines) blockOf.set(line, block)
  const joins = new Map<Block, Block>()
  for (const element of elements) {
    if (element.type !== 'paragraph' && element.type !== 'reference' && element.type !== 'footnote') continue
    let last: Block | undefined
    for (const line of linesOfElement(element)) {
      const block = blockOf.get(line)
      if (block !== undefined && last !== undefined && block !== last) joins.set(block, last)
      last = block ?? last
    }
  }
  return joins
}

function toInspectedLine(line: TextLine): InspectedLine {
  const doubtful = asRead(line).words.flatMap((word, i) => (isUnsure(word) ? [i] : []))
  const shown = [...toDrawnBox(line.box), readOf(line)] as const
  return doubtful.length === 0 ? shown : [...shown, doubtful]
}

/** A line as the program reads it, whatever a person has corrected. */
function asRead(line: TextLine): TextLine {
  return line.asRead ?? line
}

function readOf(line: TextLine): string {
  return asRead(line).text
}

/** Words that are recognised with less are often wrong: of those with more, hardly one in a hundred is. */
const LEAST_SURE_WORD = 0.7

function isUnsure({ runs }: Word): boolean {
  return runs.some(({ confidence }) => (confidence ?? 1) < LEAST_SURE_WORD)
}

function roundScore(score: number): number {
  return Math.round(score * 100) / 100
}
