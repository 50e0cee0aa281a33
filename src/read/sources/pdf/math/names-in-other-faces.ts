import type { Glyph } from '../drawing/drawing.ts'
import { SPACE } from '../fonts/glyph-text.ts'
import { areWordsSideBySide, type Fonts, type ProseWord } from './prose.ts'
import { LEAST_SHIFT, SCRIPT_SCALE } from './type-scale.ts'

/*
 * Names that have a face for themselves, `\mathsf{NP}`, `\mathbf{Set}`: they are set in fonts that texts have for headings and stress as well.
 * A word in another face than the words around it is a name where a script hangs on it, or a relation is between it and mathematics.
 */

/** Letters of a name at most. */
const LONGEST_NAME = 6
/** Glyphs on each side of a name or letter that show the face of the text. */
export const AROUND = 12
/** A name and its relation are at most this far apart, in ems: relations have 0.28 em at their sides. */
const RELATION_GAP = 0.32
/** A script is at most this far after its base, in ems. */
export const SCRIPT_GAP = 0.2

/** Relations, and operators that are never before the first term. */
const RELATION = /^[=<>≤≥≡≈∼≃≅≠≪≫∝∈∉∋⊂⊆⊃⊇→↦⇒⇔⊢⊨∪∩×∘⊗⊕]$/u

/** The words that are names in mathematics by their face. */
export function findNames(
  glyphs: readonly Glyph[],
  { fonts, all }: { readonly fonts: Fonts; readonly all: readonly ProseWord[] },
  isMath: readonly boolean[],
): readonly ProseWord[] {
  const candidates = all.filter((word, i) => word.text.length <= LONGEST_NAME && isAlone(word, i) && isInText(word))
  const ofName = new Set(candidates.flatMap(({ start, end }) => [start, end - 1]))
  return candidates.filter(word => hasLoweredScript(glyphs, word) || hasRelation(word, 1) || hasRelation(word, -1))

  /** Whether no word of the same face is beside it: several are a phrase. */
  function isAlone(word: ProseWord, i: number): boolean {
    return ![
      [all[i - 1], word],
      [word, all[i + 1]],
    ].some(([a, b]) => a !== undefined && b !== undefined && a.source === b.source && areWordsSideBySide(a, b))
  }

  /** Whether the text around it is in another face. */
  function isInText({ start, end, source }: ProseWord): boolean {
    const around = [...glyphs.slice(Math.max(0, start - AROUND), start), ...glyphs.slice(end, end + AROUND)]
    return around.some(
      ({ style, text }) => style.source !== source && fonts.prose.has(style.source) && /\p{L}/u.test(text),
    )
  }

  /** Whether a relation is on this side of a name, and mathematics or another name on its other side. */
  function hasRelation({ start, end, left, right, baseline, size }: ProseWord, step: 1 | -1): boolean {
    let place = step === 1 ? end : start - 1
    let edge = step === 1 ? right : left
    while (step === 1 && glyphs[place] !== undefined && isScript(glyphs[place] as Glyph, baseline, size)) {
      edge = (glyphs[place] as Glyph).x + (glyphs[place] as Glyph).advance
      place++
    }
    while (glyphs[place]?.text === SPACE) place += step
    const sign = glyphs[place]
    if (sign === undefined || !RELATION.test(sign.text)) return false
    const gap = step === 1 ? sign.x - edge : edge - sign.x - sign.advance
    if (Math.abs(gap) > RELATION_GAP * size) return false
    let other = place + step
    while (glyphs[other]?.text === SPACE) other += step
    return isMath[other] === true || ofName.has(other)
  }
}

/** Whether a smaller glyph is below the line right after a word. */
export function hasLoweredScript(glyphs: readonly Glyph[], { end, right, baseline, size }: ProseWord): boolean {
  const script = glyphs[end]
  if (script === undefined || !isScript(script, baseline, size)) return false
  return script.y > baseline && Math.abs(script.x - right) < SCRIPT_GAP * size
}

function isScript({ style, y }: Glyph, baseline: number, size: number): boolean {
  return style.size < SCRIPT_SCALE * size && Math.abs(y - baseline) > LEAST_SHIFT * size
}
