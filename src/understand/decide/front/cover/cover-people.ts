import { type Box, overlapX, uniteBoxes } from '../../../../base/geometry/box.ts'
import type { Block } from '../../../../model/page/block.ts'
import { textOfBlock } from '../../../evidence/blocks.ts'
import type { TextLine, Word } from '../../../../model/page/text-line.ts'
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

/** The post of those who teach, or their degree, below the name: `Professor, Ph.D.`, `egyetemi adjunktus`. */
const POST =
  /^(?:(?:full|associate|assistant|adjunct|university)\s)?(?:professor|lecturer|dozent|docent|egyetemi (?:tanár|docens|adjunktus)|(?:tan|adjunktus|docens|mesteroktató)|ph\.?\s?d)(?!\p{L})|^(?:egyetemi )?tanársegéd/iu
/** `NPM: 2014730033`, `(mwr148)` */
const STUDENT_NUMBER = /(?:^|[\s:(])(?:\p{L}{1,3}\d{3,}|\d{5,})\)?$|^\p{Lu}{2,5}\s?[:.]\s?\d/u

/** A year, with few words before it. */
const DATE = /^(?:[\p{L}\d.,]+\s){0,3}(?:19|20)\d\d\.?$/u

/** A stretch of a line between wide gaps. */
export interface CoverCell {
  readonly block: Block
  readonly text: string
  readonly box: Box
  readonly size: number
}

/** Cells of a cover that may be its authors together: those with a label, or names right below each other. */
export interface AuthorGroup {
  readonly cells: readonly CoverCell[]
  readonly isLabelled: boolean
  /** Somebody has the title of those who teach, or a post. */
  readonly teaches: boolean
  readonly hasStudentNumber: boolean
  /** All words are ordinary ones. */
  readonly areWords: boolean
  /** A date is right below, as it is below a place. */
  readonly isAboveDate: boolean
}

/**
 * All that may be the authors of a cover with a certain title, from top to bottom. Who guided or judged the work is told by a label and is
 * in no group.
 */
export function findAuthorGroups(blocks: readonly Block[], title: readonly Block[]): readonly AuthorGroup[] {
  const cells = cellsOf(blocks.filter(block => !title.includes(block) && block.lines[0]?.direction === 0))
  const labelled = findLabelled(cells)
  const guided = findGuided(cells, labelled)
  const names = cells.filter(cell => !guided.has(cell) && !labelled.includes(cell) && isName(cell))
  const groups = groupNames(names, cells, title).map(group => describe(group, cells, false))
  return labelled.length > 0 ? [describe(labelled, cells, true), ...groups] : groups
}

function describe(group: readonly CoverCell[], cells: readonly CoverCell[], isLabelled: boolean): AuthorGroup {
  const last = group.at(-1)
  const withNext = group.flatMap(cell => [cell, ...cells.filter(other => isRightBelow(cell, other))])
  return {
    cells: group,
    isLabelled,
    teaches: group.some(cell => isOfTeacher(cell, cells)),
    hasStudentNumber: withNext.some(({ text }) => STUDENT_NUMBER.test(text)),
    isAboveDate: cells.some(cell => last !== undefined && isRightBelow(last, cell) && DATE.test(cell.text)),
    areWords: group.every(({ text }) => areKnownWords(text)),
  }
}

/** The blocks of some authors; where one names others as well, with the texts that are the authors. */
export function blocksOfAuthors({ cells }: AuthorGroup): ReadonlyMap<Block, readonly string[] | undefined> {
  return new Map(
    cells.map(({ block }) => {
      const texts = cells.filter(cell => cell.block === block).map(({ text }) => text)
      const others = cellsOf([block]).filter(({ text }) => !texts.includes(text))
      return [block, others.some(isName) ? texts : undefined]
    }),
  )
}

/** The block with nothing but the words of some texts that are set apart from others. */
export function keepTexts(block: Block, texts: readonly string[]): Block {
  const lines = block.lines.flatMap(line => {
    const words = cutWords(line)
      .filter(part => texts.includes(textOfWords(part)))
      .flat()
    return words.length === 0 ? [] : [{ ...line, words, text: textOfWords(words) }]
  })
  return { ...block, lines }
}

/** Whether a block is nothing but a labelled author: no title, in whatever type it is set. */
export function isLabelledAuthor(block: Block, blocks: readonly Block[]): boolean {
  return findLabelled(cellsOf(blocks)).some(cell => cell.block === block)
}

function cellsOf(blocks: readonly Block[]): CoverCell[] {
  return blocks.flatMap(block => block.lines.flatMap(line => cutLine(block, line)))
}

function cutLine(block: Block, line: TextLine): CoverCell[] {
  return cutWords(line).map(words => ({
    block,
    text: textOfWords(words),
    box: uniteBoxes(words.map(({ box }) => box)),
    size: line.size,
  }))
}

function cutWords({ words, size }: TextLine): readonly (readonly Word[])[] {
  return wordsBetweenGaps(words, GAP_IN_EMS * size)
}

/**
 * The cells that have the label of an author before a name, or one right above or left of them. Of labels the nearest counts, also where
 * a name comes between: two labels side by side are above two columns of names.
 */
function findLabelled(cells: readonly CoverCell[]): readonly CoverCell[] {
  return cells.filter((cell, i) => {
    if (opensWithAuthor(cell.text)) return !isAuthorLabel(cell.text) && looksLikeNames(cell.text)
    const label = cells.slice(0, i).findLast(other => isLabel(other) && isNextTo(other, cell))
    return label !== undefined && isAuthorLabel(label.text) && isName(cell)
  })
}

function isLabel({ text }: CoverCell): boolean {
  return isAuthorLabel(text) || isGuideLabel(text)
}

/** The cells that have the label of a guide, and those below and beside them up to the label of an author. */
function findGuided(cells: readonly CoverCell[], labelled: readonly CoverCell[]): ReadonlySet<CoverCell> {
  const guided = new Set<CoverCell>()
  cells.forEach((cell, i) => {
    const isOfAuthor = opensWithAuthor(cell.text) || isAuthorLabel(cell.text) || labelled.includes(cell)
    // A name beside another says nothing of it.
    const tells = (other: CoverCell) =>
      isRightBelow(other, cell) || (isRightBeside(other, cell) && (isLabel(other) || guided.has(other)))
    const label = isOfAuthor ? undefined : cells.slice(0, i).findLast(tells)
    if (opensWithGuide(cell.text) || (label !== undefined && guided.has(label))) guided.add(cell)
  })
  return guided
}

/** Whether a cell is right below another or right of it, which may be its label. */
function isNextTo(label: CoverCell, cell: CoverCell): boolean {
  return isRightBelow(label, cell) || isRightBeside(label, cell)
}

function isName({ block, text }: CoverCell): boolean {
  const isOther = isArticleKind(text) || isArticleKind(textOfBlock(block)) || opensWithCourse(text)
  return looksLikeNames(text) && !isOther && !isPhrase(text)
}

/**
 * Names right below each other are one group, unless one of them teaches and the next one does not, an ordinary phrase follows a name or
 * the title is between.
 */
function groupNames(
  names: readonly CoverCell[],
  cells: readonly CoverCell[],
  title: readonly Block[],
): readonly (readonly CoverCell[])[] {
  const isOneGroup = (last: CoverCell, next: CoverCell) =>
    next.box.top - last.box.bottom <= NEXT_LINE_IN_EMS * next.size &&
    isOfTeacher(last, cells) === isOfTeacher(next, cells) &&
    areKnownWords(last.text) === areKnownWords(next.text) &&
    !title.some(({ box }) => box.top >= last.box.top && box.bottom <= next.box.bottom)
  const groups: CoverCell[][] = []
  for (const name of [...names].sort((a, b) => a.box.top - b.box.top)) {
    const group = groups.find(other => other.some(last => isOneGroup(last, name)))
    if (group === undefined) groups.push([name])
    else group.push(name)
  }
  return groups
}

function isOfTeacher(cell: CoverCell, cells: readonly CoverCell[]): boolean {
  const below = cells.find(other => other !== cell && isRightBelow(cell, other))
  return ACADEMIC_TITLE.test(cell.text) || (below !== undefined && POST.test(below.text))
}

function isRightBelow(above: CoverCell, cell: CoverCell): boolean {
  const distance = cell.box.top - above.box.bottom
  const isBelow = distance > -cell.size / 2 && distance < NEXT_LINE_IN_EMS * cell.size
  return isBelow && overlapX(above.box, cell.box) > 0
}

/** Whether a cell is right of a label on its line. */
function isRightBeside(label: CoverCell, cell: CoverCell): boolean {
  const isOnLine = Math.abs(label.box.bottom - cell.box.bottom) < cell.size / 2
  return isOnLine && label.box.right <= cell.box.left
}
