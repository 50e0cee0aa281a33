import { groupBy } from '../../../../base/collections/group-by.ts'
import { type Box, overlapX, widthOf } from '../../../../base/geometry/box.ts'
import type { Rule } from '../../../../model/page/page.ts'
import { middleOfLetters } from '../../../evidence/lines.ts'
import { LEAST_EDGES } from '../bands.ts'
import type { TableColumn } from '../table-columns.ts'
import { type CellLine, LARGEST_HEAD_SHARE } from '../table-region.ts'
import { areListsInCells } from './cell-lists.ts'
import { chooseRows, type RowContext } from './choose-rows.ts'
import { joinLabels, labelsOf } from './labelled-rows.ts'
import {
  areRowsRuled,
  RULED_ROWS,
  isGroupOfNumbers,
  type RuledBand,
  splitByRules,
  splitHeadByRules,
  splitBelowTitles,
} from './ruled-rows.ts'
import { joinTitledHead } from './titled-heads.ts'

/** Lines of cells that are one row of the table. */
export interface LineRow {
  readonly lines: readonly CellLine[]
  readonly top: number
  readonly bottom: number
}

/** What shows where the rows of a table begin and end. */
export interface RowEvidence {
  readonly box: Box
  readonly rules: readonly Rule[]
  /** Those of the rules that are edges of bands of colour. */
  readonly edges: readonly Rule[]
  readonly columns: readonly TableColumn[]
}

/** A rule over this share of the table's width divides all columns. */
const DIVIDING_RULE = 0.8
/** Cost of a boundary without a rule where rules part the rows, and where they are fewer, but others part the columns too. */
const UNRULED = 2.2
const UNRULED_IN_GRID = 1
/** Height of capitals: a rule may be as near to the letters below it; and how far a rule may be inside letters, in points. */
const CAPITAL_IN_EMS = 0.7
const RULE_IN_LETTERS = 2

/**
 * Joins the lines of cells into the rows of a table, from top to bottom.
 *
 * Rules over the whole table divide it into bands first. Where rules over some columns divide a band, a cell is what is between two of
 * them. The rows of all other bands are chosen together (`chooseRows`), and labels beside them cover the rows whose middle they are in.
 */
export function joinTableRows(lines: readonly CellLine[], evidence: RowEvidence): LineRow[] {
  const bands = bandsOf(lines, evidence)
  const heights = bands.map(heightOfBand)
  const lineCount = heights.reduce((sum, one) => sum + one, 0)
  const ruled = { ...evidence, bandCount: bands.length, lineCount, isBanded: evidence.edges.length >= LEAST_EDGES }
  const [first = []] = bands
  const isLow = (heights[0] ?? 0) <= LARGEST_HEAD_SHARE * lineCount
  if (bands.length > 1 && isLow && !isGroupOfNumbers(first))
    return [...joinHead(first, ruled), ...joinBody(bands.slice(1), ruled)].map(toRow)
  const split = bands.length === 1 ? splitBelowTitles(first, evidence) : undefined
  return (split === undefined ? joinBody(bands, ruled) : [split.titles, ...joinBody([split.rest], ruled)]).map(toRow)
}

/** The lines between each two rules over the whole table. */
function bandsOf(lines: readonly CellLine[], evidence: RowEvidence): CellLine[][] {
  const full = evidence.rules.filter(rule => dividesAll(rule, evidence))
  const ys = full.map(rule => (rule.box.top + rule.box.bottom) / 2)
  const bands = groupBy(lines, ({ line }) => ys.filter(y => y < middleOfLetters(line)).length)
  return [...bands].sort((a, b) => a[0] - b[0]).map(([, band]) => band)
}

/** Whether a rule is as wide as the table and crosses its first column as well as its last one. */
function dividesAll({ orientation, box: rule }: Rule, { box, columns }: RowEvidence): boolean {
  if (orientation !== 'horizontal' || widthOf(rule) < DIVIDING_RULE * widthOf(box)) return false
  return [columns[0], columns[columns.length - 1]].every(
    column => column === undefined || (rule.left < centerOf(column) && rule.right > centerOf(column)),
  )
}

function centerOf({ left, right }: TableColumn): number {
  return (left + right) / 2
}

/** How many lines the fullest column of a band has: a label centred between two others adds none. */
function heightOfBand(band: readonly CellLine[]): number {
  return Math.max(...[...groupBy(band, ({ column }) => column).values()].map(({ length }) => length))
}

function joinHead(lines: readonly CellLine[], ruled: RowEvidence & RuledBand): CellLine[][] {
  const toRows = (some: readonly CellLine[]) => chooseRows([some], { ...contextOf(ruled), isHead: true })[0] ?? []
  const isSpanned = ruled.isBanded && lines.some(line => line.columnSpan > 1)
  const byRules = isSpanned ? undefined : splitByRules(lines, ruled)
  return byRules ?? splitHeadByRules(lines, ruled) ?? joinTitledHead(lines, toRows) ?? toRows(lines)
}

function joinBody(bands: readonly (readonly CellLine[])[], ruled: RowEvidence & RuledBand): CellLine[][] {
  const settled = bands.map(band => splitByRules(band, ruled) ?? (areListsInCells(band) ? [[...band]] : undefined))
  const open = bands.filter((_, i) => settled[i] === undefined)
  const chosen = chooseLabelledRows(open, ruled)
  return bands.flatMap((band, i) => settled[i] ?? chosen[open.indexOf(band)] ?? [])
}

/** The rows of bands, chosen without the columns of labels, which then cover them; with those that have no place beside rows. */
function chooseLabelledRows(
  bands: readonly (readonly CellLine[])[],
  ruled: RowEvidence & RuledBand,
): readonly CellLine[][][] {
  const labels = bands.map(labelsOf)
  const withoutLabels = bands.map((band, i) => band.filter(line => labels[i]?.has(line) !== true))
  const rows = chooseRows(withoutLabels, contextOf(ruled))
  const labelEvidence = { ...ruled, areRuled: areRowsRuled(ruled), isGroup: bands.length > 1 }
  const labelled = bands.map((band, i) => {
    const ofBand = labels[i]
    return ofBand === undefined ? rows[i] : joinLabels(band, ofBand, rows[i] ?? [], labelEvidence)
  })
  if (labelled.every(found => found !== undefined)) return labelled
  const others = chooseRows(
    bands.map((band, i) => (labelled[i] === undefined ? band : (withoutLabels[i] ?? band))),
    contextOf(ruled),
  )
  return bands.map((_, i) => labelled[i] ?? others[i] ?? [])
}

function contextOf(ruled: RowEvidence & RuledBand): RowContext {
  return {
    columnCount: ruled.columns.length,
    unruled: costOfUnruled(ruled),
    isHead: false,
    isRuled: (over, below) => ruled.rules.some(rule => isBetween(rule, over, below)),
  }
}

/** Cost of a boundary without a rule: highest where bands of colour, or many rules, show where each row is. */
function costOfUnruled(ruled: RuledBand): number {
  if (!areRowsRuled(ruled)) return 0
  return ruled.isBanded || ruled.bandCount >= RULED_ROWS * ruled.lineCount ? UNRULED : UNRULED_IN_GRID
}

/** Whether a horizontal rule is between two lines, and reaches over the lower one. */
function isBetween({ orientation, box }: Rule, { line: over }: CellLine, { line: below }: CellLine): boolean {
  const isInHeight =
    box.top > over.baseline - 1 && box.top < below.baseline - CAPITAL_IN_EMS * below.size + RULE_IN_LETTERS
  return orientation === 'horizontal' && isInHeight && overlapX(below.box, box) > 0
}

function toRow(lines: readonly CellLine[]): LineRow {
  return {
    lines: [...lines].sort((a, b) => a.column - b.column || a.line.baseline - b.line.baseline),
    top: Math.min(...lines.map(({ line }) => line.baseline - CAPITAL_IN_EMS * line.size)),
    bottom: Math.max(...lines.map(({ line }) => line.baseline)),
  }
}
