import type { Mark, PageNumbers, TextStretch } from './marked-text.ts'

/** What a sentence is within its unit. */
interface SentencePlace {
  /** Code points of the unit before it. */
  readonly before: number
  /** In code points. */
  readonly length: number
  /** Pages of its first and of its last character. */
  readonly pages: { readonly start: PageNumbers; readonly end: PageNumbers }
  /** Those between two of its characters; those at its ends are not in it. */
  readonly marks: readonly Mark[]
}

/** Goes through the text of a unit once, from sentence to sentence: a unit may have a hundred thousand. */
export function openUnit(
  { text, marks }: { readonly text: string; readonly marks: readonly Mark[] },
  firstPage: PageNumbers,
): { readonly next: (span: TextStretch) => SentencePlace } {
  let page = firstPage
  let nextMark = 0
  let at = 0
  let before = 0

  /** Passes the marks before an offset. */
  function passMarks(offset: number): readonly Mark[] {
    const from = nextMark
    for (let mark = marks[nextMark]; mark !== undefined && mark.offset < offset; mark = marks[++nextMark]) {
      if (mark.type === 'page') page = mark.page
    }
    return marks.slice(from, nextMark)
  }

  return {
    next: ({ start, end }) => {
      passMarks(start + 1)
      const startPage = page
      const inside = passMarks(end)
      before += codePointsOf(text.slice(at, start))
      const place = { before, length: codePointsOf(text.slice(start, end)) }
      before += place.length
      at = end
      return { ...place, pages: { start: startPage, end: page }, marks: inside }
    },
  }
}

const HIGH_SURROGATE = /[\ud800-\udbff]/

/** Length of a text in code points. */
export function codePointsOf(text: string): number {
  if (!HIGH_SURROGATE.test(text)) return text.length
  let count = text.length
  for (let i = 0; i < text.length - 1; i++) if (isHighSurrogate(text.charCodeAt(i))) count--
  return count
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00
}
