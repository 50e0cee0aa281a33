/** Characters that OCR reads for a raised 1: where no digit is known, counting begins with it. */
const LIKE_ONE = /^['‘’!|lIi`´]$/u

/**
 * Marks of notes, or labels of entries, in the order of the paper: numbers by succession where digits that were read
 * agree on it, or where the first character looks like a 1; else the characters as they were read.
 */
export function numberBySuccession(marks: readonly (string | undefined)[]): (string | undefined)[] {
  const anchors = findAnchors(marks)
  return marks.map((mark, i) => {
    const before = anchors.findLast(anchor => anchor.index <= i)
    const after = anchors.find(anchor => anchor.index >= i)
    const offset = before?.offset ?? after?.offset
    const isSure = before === undefined || after === undefined || before.offset === after.offset
    if (offset === undefined || !isSure || i + offset < 1) return mark
    return String(i + offset)
  })
}

/** A mark with a known number: its place among all marks, and its number minus that place. */
interface Anchor {
  readonly index: number
  readonly offset: number
}

function findAnchors(marks: readonly (string | undefined)[]): Anchor[] {
  const read = marks.flatMap((mark, index) =>
    mark !== undefined && /^\d{1,3}$/.test(mark) ? [{ index, offset: Number(mark) - index }] : [],
  )
  const first = marks.findIndex(mark => mark !== undefined && LIKE_ONE.test(mark))
  if (read.length === 0) return first < 0 ? [] : [{ index: first, offset: 1 - first }]
  // A digit that disagrees with those on both sides of it, which agree, was misread.
  return read.filter((anchor, i) => {
    const before = read[i - 1]
    const after = read[i + 1]
    return (
      before === undefined || after === undefined || before.offset !== after.offset || anchor.offset === before.offset
    )
  })
}
