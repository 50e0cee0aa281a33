import { type Box, overlapX, uniteBoxes } from '../../../../base/geometry/box.ts'
import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'
import type { TextLine } from '../../../../model/page/text-line.ts'
import { textOfWords, wordsBetweenGaps } from '../../../evidence/lines.ts'
import { opensWithCourse } from '../../../../base/text/names/courses-of-study.ts'
import { looksLikeNames } from '../../../../base/text/names/name-list.ts'
import { areKnownWords, isPhrase } from '../../../../base/text/names/phrases.ts'
import {
  isAuthorLabel,
  isGuideLabel,
  opensWithAuthor,
  opensWithGuide,
} from '../../../../base/text/names/role-labels.ts'
import { isArticleKind } from '../../../../base/text/names/title-page-words.ts'

/** What belongs to a person below a label is nearer than this, in ems: covers are set wide. */
const NEXT_LINE_IN_EMS = 3
/** Narrowest gap between two names side by side, or between a date and a name, in ems. */
const GAP_IN_EMS = 1.5
/** Titles of those who teach, which precede the names of supervisors and examiners: a person without one is the author. */
const ACADEMIC_TITLE =
  /^(?:(?:apl|univ|assoc|asst|a\.o|o\.\s?univ)\.?[-\s]*)?(?:prof|dr|doc|pgs|ts|ths|mgr|inż|dipl|hab|проф|доц|д-р|к\.\s?[а-я]|д\.\s?[а-я]|conf|lect|șef|yrd|öğr|monsieur|madame|m\.|mme|ing\.|chiar)(?:\.|\s|-)/iu

/** A stretch of a line between wide gaps. */
interface Cell {
  readonly block: Block
  readonly text: string
  readonly box: Box
  readonly size: number
}

/**
 * The blocks of a cover that name its authors, with those of the labels by which guides are told from them: authors have their label
 * (`Presented by: …`, or one above the name), or else are the names nearest to the title, below it or above. Who guided or judged the work
 * is told by the label or by the academic title.
 */
export function findAuthorsOnCover(blocks: readonly Block[], title: readonly Block[]): readonly Block[] {
  const cells = cellsOf(blocks.filter(block => !title.includes(block) && block.lines[0]?.direction === 0))
  const labelled = findLabelled(cells)
  const guided = findGuided(cells, labelled)
  const authors = new Set(
    (labelled.length > 0 ? labelled : findUnlabelled(cells, guided, title)).map(({ block }) => block),
  )
  // A block that has a guide beside its author needs the label of that to tell them apart.
  const labels = [...guided].filter(cell =>
    cells.some(other => authors.has(other.block) && guided.has(other) && isRightBelow(cell, other)),
  )
  return [...authors, ...labels.map(({ block }) => block)]
}

/** Whether one of the labels of authors is among the blocks, with a name. */
export function hasLabelledAuthors(blocks: readonly Block[]): boolean {
  return findLabelled(cellsOf(blocks)).length > 0
}

/** Whether a block is nothing but a labelled author: no title, in whatever type it is set. */
export function isLabelledAuthor(block: Block, blocks: readonly Block[]): boolean {
  return findLabelled(cellsOf(blocks)).some(cell => cell.block === block)
}

function cellsOf(blocks: readonly Block[]): Cell[] {
  return blocks.flatMap(block => block.lines.flatMap(line => cutLine(block, line)))
}

function cutLine(block: Block, line: TextLine): Cell[] {
  return wordsBetweenGaps(line.words, GAP_IN_EMS * line.size).map(words => ({
    block,
    text: textOfWords(words),
    box: uniteBoxes(words.map(({ box }) => box)),
    size: line.size,
  }))
}

/**
 * The cells that have the label of an author before a name, or one right above or left of them. Of labels the nearest counts, also where
 * a name comes between: two labels side by side are above two columns of names.
 */
function findLabelled(cells: readonly Cell[]): readonly Cell[] {
  return cells.filter((cell, i) => {
    if (opensWithAuthor(cell.text)) return !isAuthorLabel(cell.text) && looksLikeNames(cell.text)
    const label = cells.slice(0, i).findLast(other => isLabel(other) && isNextTo(other, cell))
    return label !== undefined && isAuthorLabel(label.text) && isName(cell)
  })
}

function isLabel({ text }: Cell): boolean {
  return isAuthorLabel(text) || isGuideLabel(text)
}

/** The cells that have the label of a guide, and those below and beside them up to the label of an author. */
function findGuided(cells: readonly Cell[], labelled: readonly Cell[]): ReadonlySet<Cell> {
  const guided = new Set<Cell>()
  cells.forEach((cell, i) => {
    const isOfAuthor = opensWithAuthor(cell.text) || isAuthorLabel(cell.text) || labelled.includes(cell)
    const label = isOfAuthor ? undefined : cells.slice(0, i).findLast(other => isNextTo(other, cell))
    if (opensWithGuide(cell.text) || (label !== undefined && guided.has(label))) guided.add(cell)
  })
  return guided
}

/** Whether a cell is right below another or right of it, which may be its label. */
function isNextTo(label: Cell, cell: Cell): boolean {
  return isRightBelow(label, cell) || isRightBeside(label, cell)
}

function isName({ block, text }: Cell): boolean {
  const isOther = isArticleKind(text) || isArticleKind(textOfBlock(block)) || opensWithCourse(text)
  return looksLikeNames(text) && !isOther && !isPhrase(text)
}

/** The names nearest to the title that have no academic title and are no ordinary words, if there are such. */
function findUnlabelled(cells: readonly Cell[], guided: ReadonlySet<Cell>, title: readonly Block[]): readonly Cell[] {
  const names = cells.filter(cell => !guided.has(cell) && isName(cell))
  const untitled = someOf(names, ({ text }) => !ACADEMIC_TITLE.test(text))
  // Below a title may be its translation.
  return nearestTo(title, untitled.length > 1 ? someOf(untitled, ({ text }) => !areKnownWords(text)) : untitled)
}

/** The cells of which something holds, or all where it holds of none. */
function someOf(cells: readonly Cell[], holds: (cell: Cell) => boolean): readonly Cell[] {
  const chosen = cells.filter(holds)
  return chosen.length > 0 ? chosen : cells
}

/** The first cell below the title with those right below that, or the last above the title. */
function nearestTo(title: readonly Block[], names: readonly Cell[]): readonly Cell[] {
  const bottom = Math.max(...title.map(({ box }) => box.bottom))
  const sorted = [...names].sort((a, b) => a.box.top - b.box.top)
  const first = sorted.findIndex(({ box, size }) => box.top >= bottom - size / 2)
  if (first < 0) return sorted.slice(-1)
  const group = sorted.slice(first, first + 1)
  for (const next of sorted.slice(first + 1)) {
    const last = group.at(-1)
    if (last === undefined || next.box.top - last.box.bottom > NEXT_LINE_IN_EMS * next.size) break
    group.push(next)
  }
  return group
}

function isRightBelow(above: Cell, cell: Cell): boolean {
  const distance = cell.box.top - above.box.bottom
  const isBelow = distance > -cell.size / 2 && distance < NEXT_LINE_IN_EMS * cell.size
  return isBelow && overlapX(above.box, cell.box) > 0
}

/** Whether a cell is right of a label on its line. */
function isRightBeside(label: Cell, cell: Cell): boolean {
  const isOnLine = Math.abs(label.box.bottom - cell.box.bottom) < cell.size / 2
  return isOnLine && label.box.right <= cell.box.left
}
