import type { TextLine } from '../../../model/page/text-line.ts'

/** What ids begin with: `p<page>-` for blocks, `p<page>f-` for lines of furniture. */
export type NamedKind = 'block' | 'furniture'

/** FNV-1a, 32 bit: offset basis and prime. http://www.isthe.com/chongo/tech/comp/fnv/ */
const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193
/** Digits of a hash in base 36: 60 million values, so that a page's blocks hardly ever share one by chance. */
const DIGITS = 5

/**
 * Gives ids to the blocks of one page, in reading order: `p3-1k9xz`, a hash of the letters of the first line; of equal
 * lines the second is `p3-1k9xz.2`.
 *
 * An id stays the same as long as the block begins with the same line, however the other blocks change, so that
 * a person's corrections find it again after the program has changed.
 */
export function startNaming(page: number, kind: NamedKind): (firstLine: TextLine | undefined) => string {
  const counts = new Map<string, number>()
  const prefix = kind === 'block' ? `p${page}-` : `p${page}f-`
  return firstLine => {
    const id = prefix + hashOf(lettersOf(firstLine?.text ?? ''))
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count === 1 ? id : `${id}.${count}`
  }
}

/** In the id of a part of a block, what separates the block's id from the number of the line that the part begins with. */
const PART = '/'

/** The id of the part of a block that begins at a line, from 2, where a person has split the block. */
export function partId(block: string, line: number): string {
  return `${block}${PART}${line}`
}

/** The page that an id names; `undefined` where it is no id of this program. */
export function pageOfId(id: string): number | undefined {
  const page = /^p(\d{1,6})f?-/.exec(id)?.[1]
  return page === undefined ? undefined : Number(page)
}

/** The letters and digits of a text, as blanks and punctuation depend on how a line was put together; all of it where it has none. */
function lettersOf(text: string): string {
  const letters = text.replace(/[^\p{L}\p{N}]/gu, '')
  return letters === '' ? text.replace(/\s/gu, '') : letters
}

function hashOf(text: string): string {
  let hash = FNV_OFFSET
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME)
  return (hash >>> 0).toString(36).padStart(DIGITS, '0').slice(-DIGITS)
}
