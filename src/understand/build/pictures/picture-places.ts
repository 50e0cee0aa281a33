import { groupBy } from '../../../base/collections/group-by.ts'
import { areaOf, type Box, growBox, overlapX, overlapY, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Page, Rule } from '../../../model/page/page.ts'
import { blocksOf } from '../body/sections.ts'
import type { Figure, Paper, Place, Table } from '../../../model/paper/paper.ts'

/** Where a part of a figure or table is that is one picture: a table continues over pages. */
export interface PicturePlace {
  /** Page of the file, from 1. */
  readonly page: number
  /** With a margin, but without the caption and what else is printed around. */
  readonly box: Box
  /** The drawing alone, where nothing is printed in it: it may be one picture of the file. */
  readonly drawing?: Box
}

/** White around a picture, in points: lines at the edge of a drawing are half outside of it. */
const MARGIN = 3
/** White that stays, in points, between a picture and what is printed around. */
const WHITE_AROUND = 0.5
/** Largest share of a picture that is cut off for a line of text at its edge: more is in the midst of it. */
const MOST_CUT_OFF = 0.3
/** How far, in points, the rules of a table are from its words. */
const RULE_REACH = 8
/** Smallest side of a picture in points. */
const LEAST_SIDE = 4

/**
 * Where the drawings of figures and the cells of tables are, by their ids, in the order of the paper. One without a place
 * is left out: a caption whose drawing was not found.
 *
 * @param pages of the paper, as they were read
 */
export function picturePlaces(paper: Paper, pages: readonly Page[]): ReadonlyMap<string, readonly PicturePlace[]> {
  const byNumber = new Map(pages.map(page => [page.number, page]))
  const printed = groupBy(printedPlaces(paper), ({ page }) => page)
  const places = new Map<string, readonly PicturePlace[]>()
  for (const block of blocksOf(paper.sections)) {
    if (block.type !== 'figure' && block.type !== 'table') continue
    const parts = [...groupBy(partsOf(block), ({ page }) => page)].flatMap(([number, boxes]) => {
      const page = byNumber.get(number)
      if (page === undefined) return []
      const around = (printed.get(number) ?? []).filter(text => text.block !== block.id)
      const captions = block.lines.filter(line => line.page === number)
      return placeOn(page, block, uniteBoxes(boxes), [...around, ...captions])
    })
    if (parts.length > 0) places.set(block.id, parts)
  }
  return places
}

function partsOf(block: Figure | Table): readonly Place[] {
  if (block.type === 'figure') return [...block.places, ...block.interiorPlaces]
  return block.rows.flat().flatMap(cell => cell.lines)
}

function placeOn(page: Page, block: Figure | Table, core: Box, around: readonly Box[]): PicturePlace[] {
  const whole = block.type === 'table' ? withRules(core, page.rules, around) : core
  const cut = cutOff(whole, around)
  const box = widen(cut, page, around)
  if (box.right - box.left < LEAST_SIDE || box.bottom - box.top < LEAST_SIDE) return []
  const isAlone = block.type === 'figure' && block.interior.length === 0 && cut === core
  return [{ page: page.number, box, ...(isAlone ? { drawing: core } : {}) }]
}

/** A line of text of a block. */
interface PrintedPlace extends Place {
  readonly block: string
}

/** Where all text is that is in no figure. */
function printedPlaces({ front, sections, furniture }: Paper): readonly PrintedPlace[] {
  const own = [...front.abstract, ...front.footnotes, ...blocksOf(sections)].flatMap(block => {
    if (block.type === 'page-break') return []
    const cells = block.type === 'table' ? block.rows.flat().flatMap(cell => cell.lines) : []
    return [...block.lines, ...cells].map(line => ({ ...line, block: block.id }))
  })
  const headings = sectionsOf(sections).flatMap(({ id, lines }) => lines.map(line => ({ ...line, block: id })))
  const title = front.lines.map(line => ({ ...line, block: '' }))
  return [...own, ...headings, ...title, ...furniture.map(({ place }) => ({ ...place, block: '' }))]
}

function sectionsOf(sections: Paper['sections']): Paper['sections'] {
  return sections.flatMap(section => [section, ...sectionsOf(section.sections)])
}

/** The table with the rules around it, as far as they take in no other text. */
function withRules(core: Box, rules: readonly Rule[], around: readonly Box[]): Box {
  const reach = growBox(core, RULE_REACH)
  return rules.reduce((table, { box }) => {
    const isNear = overlapX(box, reach) > 0 && overlapY(box, reach) >= 0
    const grown = uniteBoxes([table, box])
    return isNear && !around.some(text => overlaps(text, grown) && !overlaps(text, table)) ? grown : table
  }, core)
}

function overlaps(a: Box, b: Box): boolean {
  return overlapX(a, b) > 0 && overlapY(a, b) > 0
}

/** The box without the text that reaches into it from outside. */
function cutOff(core: Box, around: readonly Box[]): Box {
  return around.reduce((box, text) => {
    if (!overlaps(text, box)) return box
    const [best] = [
      { ...box, top: text.bottom },
      { ...box, bottom: text.top },
      { ...box, left: text.right },
      { ...box, right: text.left },
    ]
      .filter(({ left, top, right, bottom }) => left < right && top < bottom)
      .sort((a, b) => areaOf(b) - areaOf(a))
    return best !== undefined && areaOf(best) >= (1 - MOST_CUT_OFF) * areaOf(core) ? best : box
  }, core)
}

/** The box with white around it, as far as there is no text and the page goes. */
function widen(box: Box, { width, height }: Page, around: readonly Box[]): Box {
  const { left, top, right, bottom } = growBox(box, MARGIN)
  const white = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(width, right),
    bottom: Math.min(height, bottom),
  }
  return around.reduce((free, text) => (overlaps(text, free) ? awayFrom(text, box, free) : free), white)
}

/** The white of a box without that on the side where the text is. */
function awayFrom(text: Box, box: Box, white: Box): Box {
  return {
    left: text.right <= box.left ? Math.min(box.left, text.right + WHITE_AROUND) : white.left,
    top: text.bottom <= box.top ? Math.min(box.top, text.bottom + WHITE_AROUND) : white.top,
    right: text.left >= box.right ? Math.max(box.right, text.left - WHITE_AROUND) : white.right,
    bottom: text.top >= box.bottom ? Math.max(box.bottom, text.top - WHITE_AROUND) : white.bottom,
  }
}
