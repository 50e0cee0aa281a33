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

/** No name of a root element has more characters. */
const LONGEST_NAME = 256

/** Where the instruction, comment or document type at `place` ends; `undefined` where there is none. */
function endOfProlog(xml: string, place: number): number | undefined {
  if (/^<!DOCTYPE/i.test(xml.slice(place, place + 9))) return endOfDoctype(xml, place)
  const kind = ENDS.find(([start]) => xml.startsWith(start, place))
  return kind && endAfter(xml, kind[1], place + kind[0].length)
}

/** Where a document type ends; quotes, comments and declarations in it may have characters that would end it. */
function endOfDoctype(xml: string, start: number): number {
  let depth = 0
  let place = start + 1
  while (place < xml.length) {
    const character = xml.charAt(place)
    const kind = ENDS.find(([opening]) => xml.startsWith(opening, place))
    if (kind) place = endAfter(xml, kind[1], place + kind[0].length)
    else if (character === '"' || character === "'") place = endAfter(xml, character, place + 1)
    else {
      if (character === '[') depth++
      if (character === ']') depth--
      place++
      if (character === '>' && depth === 0) return place
    }
  }
  return place
}

function endAfter(xml: string, end: string, start: number): number {
  const found = xml.indexOf(end, start)
  return found < 0 ? xml.length : found + end.length
}
