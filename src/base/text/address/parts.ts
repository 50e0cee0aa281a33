import type { Gazetteer } from '../gazetteer/gazetteer.ts'

/** One part of an address between commas, with its place in the text. */
export interface Part {
  readonly start: number
  readonly text: string
}

/** Abbreviations whose full stop ends no part. */
const ABBREVIATIONS =
  'univ dept inst fac lab acad sci tech str prof nat natl hosp coll sch div dipto dpto depto ave blvd bldg eng inc corp kgs'
const abbreviated = ABBREVIATIONS.split(' ').map(
  word => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`,
)
/** What separates parts: commas, dashes and points between blanks, full stops after words. */
const BORDER = new RegExp(
  `\\s*[,，、;]\\s*|\\s+[-–—·•|]\\s+|(?<=\\p{L}{3}|\\))(?<!(?<!\\p{L})(?:${abbreviated.join('|')}))\\.\\s+(?=\\p{Lu})`,
  'gu',
)

/** The parts of an address; none is empty. */
export function toParts(text: string): Part[] {
  const parts: Part[] = []
  let start = 0
  for (const border of text.matchAll(BORDER)) {
    parts.push({ start, text: text.slice(start, border.index) })
    start = border.index + border[0].length
  }
  parts.push({ start, text: text.slice(start) })
  return parts.filter(part => part.text !== '')
}

/**
 * Words that need a name after them, so that a place after them is not separate: `University of Mexico`, `Università di
 * Pisa`, `New York`.
 */
export const GOVERNS =
  /(?:^|\s)(?:of|for|the|at|in|de|du|des|del|della|dell’|di|do|da|d’|d'|of the|la|le|el|für|der|zu|von|van|voor|te|i|u|и|у|and|und|et|y|&|new|saint|san|st\.?)$/iu

/** The knowledge of names by which an address is read. */
export interface AddressKnowledge {
  readonly gazetteer: Gazetteer
  readonly isOrganisation: (text: string) => boolean
}
