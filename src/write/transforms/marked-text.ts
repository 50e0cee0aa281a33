/** Reads the text of one unit of typed text, and the marks between its characters. */

/** A page of the file and the number printed on it; `''` where that is not known. */
export interface PageNumbers {
  readonly local: string
  readonly printed: string
}

/** A part of a text: UTF-16 offsets, half-open. */
export interface TextStretch {
  readonly start: number
  readonly end: number
}

/** Marks that say nothing but where they are. */
const PLAIN_MARKS = ['hyphen', 'column', 'float', 'formula', 'formula-end', 'label-end'] as const
type PlainMark = (typeof PLAIN_MARKS)[number]

/** Something between two characters of a unit's text. */
export type Mark = { readonly offset: number } & (
  | { readonly type: PlainMark }
  | { readonly type: 'page'; readonly page: PageNumbers }
  | { readonly type: 'call'; readonly label: string }
  /** A formula begins; `index` is its place among those of the paper. */
  | { readonly type: 'formula-start'; readonly index: number }
)

/** Text without white space but single blanks inside, in NFC, and its marks in the order of their offsets. */
interface MarkedText {
  readonly text: string
  readonly marks: readonly Mark[]
}

const SOFT_HYPHEN = '\u00ad'

/** Controls that XML allows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROLS = /[\u007f-\u009f]/g

/** The text of pieces: text is at the even places, marks are between. */
export function joinPieces(pieces: readonly string[]): MarkedText {
  const joiner = new PieceJoiner()
  for (const [i, piece] of pieces.entries()) {
    if (i % 2 === 0) joiner.addText(piece)
    else joiner.marks.push(toMark(piece, joiner.text.length))
  }
  return toNormalForm({ text: joiner.text.trimEnd(), marks: joiner.marks })
}

/** Joins pieces in linear time: the text that was joined is not read again, as it may have millions of characters. */
class PieceJoiner {
  text = ''
  readonly marks: Mark[] = []
  private endsInBlank = true

  /** A soft hyphen is a mark too: a hyphen was undone there. */
  addText(piece: string): void {
    for (const [i, part] of piece.split(SOFT_HYPHEN).entries()) {
      if (i > 0 && !this.isHyphenHere()) this.marks.push({ type: 'hyphen', offset: this.text.length })
      this.addFolded(part)
    }
  }

  private addFolded(part: string): void {
    const folded = part.replace(/\s+/g, ' ').replace(CONTROLS, '')
    const added = this.endsInBlank ? folded.trimStart() : folded
    if (added === '') return
    this.text += added
    this.endsInBlank = added.endsWith(' ')
  }

  private isHyphenHere(): boolean {
    for (let i = this.marks.length - 1; i >= 0; i--) {
      const mark = this.marks[i]
      if (mark?.offset !== this.text.length) return false
      if (mark.type === 'hyphen') return true
    }
    return false
  }
}

function toMark(piece: string, offset: number): Mark {
  const [type, first = '', second = ''] = piece.split(' ')
  if (type === 'page') return { type, offset, page: { local: first, printed: second } }
  if (type === 'call') return { type, offset, label: first }
  if (type === 'formula-start') return { type, offset, index: Number(first) }
  const plain = PLAIN_MARKS.find(known => known === type)
  if (plain !== undefined) return { type: plain, offset }
  throw new RangeError(
    `mark "${piece}" of typed text is not one of ${PLAIN_MARKS.join(', ')}, page, call, formula-start`,
  )
}

/** NFC; the marks keep their places. */
function toNormalForm({ text, marks }: MarkedText): MarkedText {
  const normal = text.normalize('NFC')
  const cutOff = marks.map(mark => ({ ...mark, offset: Math.min(mark.offset, text.length) }))
  return { text: normal, marks: normal === text ? cutOff : moveMarks(text, cutOff) }
}

/** What may join the character before it to one: combining marks, vowels and finals of Korean. */
const JOINS_BACKWARDS = /[\p{M}\u1160-\u11ff]/u

/** Marks at the length that the text before them has in NFC. */
function moveMarks(text: string, marks: readonly Mark[]): readonly Mark[] {
  let done = 0
  let length = 0
  return marks.map(mark => {
    const safe = startOfCluster(text, mark.offset, done)
    length += text.slice(done, safe).normalize('NFC').length
    done = safe
    return { ...mark, offset: length + text.slice(safe, mark.offset).normalize('NFC').length }
  })
}

/** The last place up to `offset`, and not before `from`, where a text may be cut without changing its NFC. */
function startOfCluster(text: string, offset: number, from: number): number {
  for (let at = offset; at > from; at--) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
    const isTrail = /[\udc00-\udfff]/.test(text.charAt(at))
    if (!isTrail && !JOINS_BACKWARDS.test(character)) return at
  }
  return from
}
