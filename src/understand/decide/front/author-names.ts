import { LABEL_LENGTH } from './front-labels.ts'
import { overlapX } from '../../../base/geometry/box.ts'
import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import { findEmails } from '../../../base/text/web/emails.ts'
import { looksLikeNames } from '../../../base/text/names/name-list.ts'
import { countPublicationPhrases } from '../../../base/text/publication/publication-phrases.ts'
import type { Decisions } from '../decision.ts'
import { isAffiliation, opensWithPerson } from './front-kinds.ts'
import type { FrontPage } from './front-page.ts'
import { isSameStyle, textStyleOf } from './front-style.ts'
import { markedLine } from './marked-text.ts'
import { isLikely, type JudgedNames, judgeNames, placeOfAuthors } from './names-place.ts'
import type { NamesPlace } from './names-rules.ts'

/** The blocks of a title page that begin with names, judged; and the place where the authors are. */
export class AuthorNames {
  /** Where the authors are; `undefined` where no names are likely. */
  readonly place: NamesPlace | undefined
  private readonly judged: ReadonlyMap<Block, JudgedNames>

  constructor(page: FrontPage) {
    this.judged = judgeAll(page)
    this.place = placeOfAuthors([...this.judged.values()])
  }

  /** The evidence for a block of names at the place of the authors; `undefined` for any other block. */
  evidenceFor(block: Block): JudgedNames | undefined {
    const names = this.judged.get(block)
    return names !== undefined && names.place === this.place && isLikely(names) ? names : undefined
  }
}

/** A list of names that continues. */
const OPEN_LIST = /(?:[,;&]|\s(?:and|und|et|y|e|i|и))$/u

/** Whether a list of names breaks off before the block, which is set like it. */
export function continuesNames(names: Block | undefined, block: Block): boolean {
  if (names === undefined || !OPEN_LIST.test(textOfBlock(names))) return false
  return isSameStyle(textStyleOf(names), textStyleOf(block))
}

/** Baselines of one row differ by less than this, in points. */
const SAME_ROW_BASELINE = 1

/**
 * True if the block is on the same row as an author or address that was already found: a short title at the left reaches only over
 * the first of them.
 */
export function isInRowWithAuthors(block: Block, decided: Decisions): boolean {
  return [...decided].some(([other, { role }]) => role === 'authors' && isInRowWith(other, block))
}

/** Whether two blocks of one page are side by side, begin on one baseline and are in the same type. */
function isInRowWith(one: Block, other: Block): boolean {
  const [first, second] = [one.lines[0], other.lines[0]]
  if (first === undefined || second === undefined || one.page !== other.page) return false
  const isOnBaseline = Math.abs(first.baseline - second.baseline) < SAME_ROW_BASELINE
  return isOnBaseline && overlapX(one.box, other.box) <= 0 && isSameStyle(textStyleOf(one), textStyleOf(other))
}

/** Whether the first line of a block is a name, or a list of names, or the block opens with a person and an address. */
function startsWithNames(block: Block): boolean {
  return looksLikeNames(markedLine(block.lines[0])) || opensWithPerson(block)
}

function judgeAll(page: FrontPage): Map<Block, JudgedNames> {
  const titlePage = page.order[page.titleIndex]?.page
  const judged = new Map<Block, JudgedNames>()
  let place: NamesPlace = 'above-title'
  for (const [i, block] of page.order.entries()) {
    if (i === page.titleIndex) place = 'below-title'
    if (i <= page.titleIndex && page.isTitle(block)) continue
    if (block.page !== titlePage || (place !== 'above-title' && endsFront(page, block))) break
    if (page.announcesAbstract(block)) place = 'below-abstract'
    else if (block.lines[0]?.direction === 0 && startsWithNames(block))
      judged.set(block, judgeNames(block, settingOf(block, place, page)))
  }
  return judged
}

/** Whether the body starts: with a heading that is no name. */
function endsFront(page: FrontPage, block: Block): boolean {
  return !startsWithNames(block) && page.startsSection(block, page.kindOf(block), true)
}

function settingOf(block: Block, place: NamesPlace, page: FrontPage) {
  const above = page.order[page.order.indexOf(block) - 1]
  const next = page.next(block)
  const rest = block.lines.slice(1).map(({ text }) => text)
  return {
    place,
    isBesideTitle: !page.isInTitleColumns(block),
    isUnderLabel: above !== undefined && overlapX(above.box, block.box) > 0 && isEditorsLabel(textOfBlock(above)),
    hasAddress: opensWithPerson(block) || rest.some(isAddress) || (next !== undefined && isAddress(textOfBlock(next))),
    authorsInFile: page.authorsInFile,
  }
}

function isEditorsLabel(text: string): boolean {
  return text.length < LABEL_LENGTH && (text.endsWith(':') || countPublicationPhrases(text) > 0)
}

function isAddress(text: string): boolean {
  return isAffiliation(text) || findEmails(text).length > 0
}
