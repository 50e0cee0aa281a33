import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import type { ProseRow } from './rows.ts'
import { LEAST_SHIFT } from './type-scale.ts'

/*
 * Formulas of a line are found by glyphs that are mathematics for sure. Digits, brackets and names beside them may be set in the font
 * of the text: here they are added, as far as the spaces between them are those of formulas.
 */

/** What may be part of the mathematics beside it in a line: digits, operators, brackets, accents. */
const JOINS = /^[\d=+<>()[\]/|!'’′−×±·*ˆ˜¯˙¨ˇ˘–-]$/u
/** Parts of one formula are at most this far apart, in ems: relations have 0.28 em at their sides, and more in lines that are spread. */
const JOIN_GAP = 0.42
/** The same for names: a thin space is 0.17 em, and narrower than the word spaces of its line. */
const NAME_GAP = 0.19
const NAME_GAP_SHARE = 0.8
/** The same for a word after a formula, where there is no name of a function, and for decimal points: they touch what is before them. */
const TOUCHING_GAP = 0.1
/** Gaps between words of a line, in ems, from which they are counted: words of two fonts touch. */
const LEAST_WORD_GAP = 0.05
/** Signs that need something before and after them; between them and a name may be a space like that between words. */
const RELATION = /^[=<>≤≥≡≈∼≃≅∈∉⊂⊆⊃⊇→⇒⇔≠≪≫∝+×∘⊗⊕∪∩∧∨:]$/u
/** No formula ends with these, unless it is named as a sign itself. */
const OPERATOR = /^[=<>≤≥≡≈≃≅∈∉⊂⊆⊃⊇→⇒⇔≠≪≫∝+×∘⊗⊕∪∩∧∨]$/u

/** Space before the modulus of a congruence, in ems, at most: a quad in displays, and spread as the line is. */
const MODULUS_GAP = 1.2
/** Glyphs of a modulus at most: `(mod 2^{k+1} − 1)` has nine. */
const LONGEST_MODULUS = 12

/** Small letters of a name beside a formula at most: longer ones are words, but for those with a capital or arguments. */
const LONGEST_NAME = 6
/** Words of a sentence that a formula may be beside: `of <5`, `above 3.2=x`; and the ends of others, as in `(k+1)th`, `n-gram`. */
const WORD =
  /^(?:of|is|are|was|were|be|by|at|to|in|on|for|and|or|with|from|than|when|where|that|then|the|if|as|st|nd|rd|th|[-’'].*)$/u

/** Whether letters of the font of the text may be a name in a formula. */
function isName(word: string, hasArguments: boolean): boolean {
  return !WORD.test(word) && (word.length <= LONGEST_NAME || hasArguments || /^\p{Lu}/u.test(word))
}

/** The spans of a line with what belongs to them at their ends; those that meet are one, but at `breaks`. */
export function reachBeyond(
  glyphs: readonly Glyph[],
  row: ProseRow,
  spans: readonly (readonly number[])[],
  breaks: ReadonlySet<number> = new Set(),
): readonly (readonly number[])[] {
  const places = row.glyphs.filter(place => glyphs[place] !== undefined && glyphs[place].text !== SPACE)
  const line = new Line(glyphs, row, places)
  const ranges = spans.map(span => line.widen(line.indexOf(span[0] ?? -1), line.indexOf(span.at(-1) ?? -1)))
  const joined: [number, number][] = []
  for (const [from, to] of ranges) {
    const last = joined.at(-1)
    if (last !== undefined && from <= last[1] + 1 && !breaks.has(places[from] ?? -1)) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined.map(([from, to]) => places.slice(from, to + 1))
}

/** The glyphs of a line in the order of drawing, with the words that they are of. */
class Line {
  readonly #glyphs: readonly Glyph[]
  readonly #row: ProseRow
  readonly #places: readonly number[]
  readonly #index: ReadonlyMap<number, number>
  /** In ems, up to which a name belongs to a formula. */
  readonly #nameGap: number
  /** First and last index of the word of a glyph. */
  readonly #words = new Map<number, readonly [number, number]>()

  constructor(glyphs: readonly Glyph[], row: ProseRow, places: readonly number[]) {
    this.#glyphs = glyphs
    this.#row = row
    this.#places = places
    this.#index = new Map(places.map((place, i) => [place, i]))
    const gaps = row.words.slice(1).map((word, i) => (word.left - (row.words[i]?.right ?? 0)) / row.size)
    this.#nameGap = Math.min(NAME_GAP, ...gaps.filter(gap => gap > LEAST_WORD_GAP).map(gap => NAME_GAP_SHARE * gap))
    for (const { start, end } of row.words) {
      const range = [this.indexOf(start), this.indexOf(end - 1)] as const
      for (let i = range[0]; i <= range[1]; i++) this.#words.set(i, range)
    }
  }

  indexOf(place: number): number {
    return this.#index.get(place) ?? -1
  }

  /** The range with what belongs to it on both sides. */
  widen(from: number, to: number): [number, number] {
    const sure = [from, to] as const
    let range: [number, number] = [from, to]
    for (let last = -1; range[1] - range[0] !== last; ) {
      last = range[1] - range[0]
      range = this.#balance([this.#reach(range[0], -1), this.#reach(range[1], 1)], sure)
      range = this.#takeWords(range)
    }
    return [range[0], this.#endOfModulus(range[1])]
  }

  /** Where the modulus of a congruence ends, `(mod 17)`, which has a wide space before it; the end itself where there is none. */
  #endOfModulus(end: number): number {
    const word = this.#words.get(end + 2)
    if (this.#text(end + 1) !== '(' || word === undefined || this.#word(word) !== 'mod') return end
    if (this.#gap(end) > MODULUS_GAP) return end
    let close = word[1] + 1
    while (close - word[1] <= LONGEST_MODULUS && this.#text(close) !== ')' && !this.#words.has(close)) close++
    return this.#text(close) === ')' ? close : end
  }

  #glyph(index: number): Glyph | undefined {
    return this.#glyphs[this.#places[index] ?? -1]
  }

  #text(index: number): string {
    return this.#glyph(index)?.text ?? ''
  }

  /** Distance, in ems, of two neighbours. */
  #gap(index: number): number {
    const [left, right] = [this.#glyph(index), this.#glyph(index + 1)]
    if (left === undefined || right === undefined) return Infinity
    return (right.x - left.x - left.advance) / this.#row.size
  }

  #reach(from: number, step: 1 | -1): number {
    let end = from
    let points = 0
    for (let i = from + step; i >= 0 && i < this.#places.length && !this.#words.has(i); i += step) {
      const gap = this.#gap(step === 1 ? i - 1 : i)
      const text = this.#text(i)
      if (/^[.,]$/u.test(text) && gap < TOUCHING_GAP && points === 0) points = 1
      else if (/^[’']$/u.test(text) && this.#isLetterAt(i + 1)) break
      // A raised number after a comma is the mark of a note or reference.
      else if (points > 0 && this.#isOnLine(i - step) && !this.#isOnLine(i)) break
      else if (JOINS.test(text) && gap < (points > 0 ? TOUCHING_GAP : JOIN_GAP)) {
        end = i
        points = 0
      } else break
    }
    return end
  }

  /** Whether a letter touches what is before it: that of a genitive, `x’s`. */
  #isLetterAt(index: number): boolean {
    return this.#gap(index - 1) < TOUCHING_GAP && /^\p{L}$/u.test(this.#text(index))
  }

  /** Takes brackets without partner from the ends, and what is beyond them, as long as they are no part of the sure range. */
  #balance([from, to]: readonly [number, number], [first, last]: readonly [number, number]): [number, number] {
    let [start, end] = [from, to]
    const open: number[] = []
    for (let i = from; i <= to; i++) {
      const text = this.#text(i)
      if (/^[([]$/u.test(text)) open.push(i)
      else if (/^[)\]]$/u.test(text) && open.pop() === undefined) {
        if (i < first) start = i + 1
        else if (i > last) {
          end = i - 1
          break
        }
      }
    }
    for (const i of open) {
      if (i < first) start = Math.max(start, i + 1)
      else if (i > last) end = Math.min(end, i - 1)
    }
    return [start, end]
  }

  #word([from, to]: readonly [number, number]): string {
    let word = ''
    for (let i = from; i <= to; i++) word += this.#text(i)
    return word
  }

  /** Whether a sign is one of the line, not of a script: `K^×` is complete. */
  #isOnLine(index: number): boolean {
    const glyph = this.#glyph(index)
    return glyph !== undefined && Math.abs(glyph.y - this.#row.baseline) < LEAST_SHIFT * this.#row.size
  }

  #takeWords([from, to]: readonly [number, number]): [number, number] {
    // One word at each end: the next one is of the sentence.
    const before = this.#words.has(from) ? undefined : this.#words.get(from - 1)
    const after = this.#words.has(to) ? undefined : this.#words.get(to + 1)
    const startsOpen = RELATION.test(this.#text(from))
    const endsOpen = OPERATOR.test(this.#text(to)) && this.#isOnLine(to)
    const takesBefore =
      before !== undefined &&
      isName(this.#word(before), this.#text(from) === '(') &&
      this.#gap(from - 1) < (startsOpen ? JOIN_GAP : this.#nameGap)
    const takesAfter =
      after !== undefined &&
      isName(this.#word(after), this.#text(after[1] + 1) === '(') &&
      this.#gap(to) < (endsOpen ? JOIN_GAP : TOUCHING_GAP)
    return [takesBefore ? before[0] : from, takesAfter ? after[1] : to]
  }
}
