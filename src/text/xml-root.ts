/** How instructions and comments begin and end. */
const ENDS: readonly (readonly [start: string, end: string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
]

/** Name of the root element with its prefix, from an XML file or its beginning; empty where none is found. */
export function rootElementOf(xml: string): string {
  let place = 0
  while (place < xml.length) {
    const end = /[\s\uFEFF]/.test(xml.charAt(place)) ? place + 1 : endOfProlog(xml, place)
    if (end === undefined) break
    place = end
  }
  return /^<([\p{L}_:][\p{L}\p{M}\p{N}_:.·-]*)(?=[\s/>])/u.exec(xml.slice(place, place + LONGEST_NAME))?.[1] ?? ''
}

/** More characters than a root element's name has. */
const LONGEST_NAME = 256

/** Where the instruction, comment or document type at `place` ends; `undefined` where none stands there. */
function endOfProlog(xml: string, place: number): number | undefined {
  if (/^<!DOCTYPE/i.test(xml.slice(place, place + 9))) return endOfDoctype(xml, place)
  const kind = ENDS.find(([start]) => xml.startsWith(start, place))
  return kind && endAfter(xml, kind[1], place + kind[0].length)
}

/** Quotes, comments and declarations of a document type may hold what would end it. */
function endOfDoctype(xml: string, start: number): number {
  let depth = 0
  let place = start + 1
  while (place < xml.length) {
    const sign = xml.charAt(place)
    const kind = ENDS.find(([opening]) => xml.startsWith(opening, place))
    if (kind) place = endAfter(xml, kind[1], place + kind[0].length)
    else if (sign === '"' || sign === "'") place = endAfter(xml, sign, place + 1)
    else {
      if (sign === '[') depth++
      if (sign === ']') depth--
      place++
      if (sign === '>' && depth === 0) return place
    }
  }
  return place
}

function endAfter(xml: string, end: string, start: number): number {
  const found = xml.indexOf(end, start)
  return found < 0 ? xml.length : found + end.length
}
