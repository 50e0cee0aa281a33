import { heightOf, overlapX, uniteBoxes, widthOf } from '../../geometry/box.ts'
import type { MathGlyph } from './item.ts'

/*
 * Signs that are drawn in several pieces: brackets of a top, a middle and repeated bars, long arrows of bars and a head, negated
 * relations, dots.
 */

/** Which bracket a piece is of: one that all of them share decides nothing (`⎪` of braces, bars). */
const BRACKET_OF_PIECE: ReadonlyMap<string, string> = new Map([
  ...[...'⎛⎜⎝'].map(piece => [piece, '('] as const),
  ...[...'⎞⎟⎠'].map(piece => [piece, ')'] as const),
  ...[...'⎡⎢⎣'].map(piece => [piece, '['] as const),
  ...[...'⎤⎥⎦'].map(piece => [piece, ']'] as const),
  ...[...'⎧⎨⎩'].map(piece => [piece, '{'] as const),
  ...[...'⎫⎬⎭'].map(piece => [piece, '}'] as const),
  ...[...'⌠⌡⎮'].map(piece => [piece, '∫'] as const),
])

const UPRIGHT_PIECE = /^[⎛⎜⎝⎞⎟⎠⎡⎢⎣⎤⎥⎦⎧⎨⎩⎫⎬⎭⎪⌠⌡⎮|∣‖∥⏐√⎷↑↓⇑⇓⌈⌉⌊⌋{}[\]()]$/u

/** Pieces of a sign are apart by at most this, in ems, and aside by at most the second. */
const PIECE_GAP = 0.12
const PIECE_OFFSET = 0.25

/** The glyphs with those that are pieces of one sign as one. */
export function joinPieces(glyphs: readonly MathGlyph[]): readonly MathGlyph[] {
  return joinNegations(joinDots(joinStacked(joinArrows(joinUpright(joinBraces(glyphs))))))
}

/** Pieces of a brace over or under a part, in the order of their places: its tips, and the halves of its middle. */
const OVER_BRACE = '\u{E37A}\u{E37D}\u{E37C}\u{E37B}'
const UNDER_BRACE = '\u{E37C}\u{E37B}\u{E37A}\u{E37D}'

function joinBraces(glyphs: readonly MathGlyph[]): readonly MathGlyph[] {
  const out: MathGlyph[] = []
  for (const glyph of glyphs) {
    out.push(glyph)
    const four = out.slice(-4)
    const text = four.map(piece => piece.text).join('')
    if (text === OVER_BRACE) out.splice(-4, 4, uniteGlyphs(four, '⏞'))
    else if (text === UNDER_BRACE) out.splice(-4, 4, uniteGlyphs(four, '⏟'))
  }
  return out
}

function joinUpright(glyphs: readonly MathGlyph[]): readonly MathGlyph[] {
  const out: MathGlyph[] = []
  for (const glyph of glyphs) {
    const at = UPRIGHT_PIECE.test(glyph.text) ? out.findLastIndex(other => isAboveOrBelow(other, glyph)) : -1
    const other = out[at]
    if (other === undefined) out.push(glyph)
    else out[at] = uniteGlyphs([other, glyph], signOfPieces(other.text, glyph.text))
  }
  return out.map(glyph => {
    const bracket = BRACKET_OF_PIECE.get(glyph.text)
    return bracket === undefined ? glyph : { ...glyph, text: bracket }
  })
}

function isAboveOrBelow(a: MathGlyph, b: MathGlyph): boolean {
  if (!UPRIGHT_PIECE.test(a.text) || Math.abs(a.left - b.left) > PIECE_OFFSET * b.size) return false
  if (overlapX(a.ink, b.ink) <= 0) return false
  const gap = Math.max(a.ink.top - b.ink.bottom, b.ink.top - a.ink.bottom)
  const overlap = -gap / Math.min(heightOf(a.ink), heightOf(b.ink))
  return gap <= PIECE_GAP * b.size && overlap < 0.8 && (isPiece(a.text, b.text) || isPiece(b.text, a.text))
}

/** Whether the first is a piece that the second may continue. */
function isPiece(text: string, other: string): boolean {
  if (/^[⎪⏐|∣‖∥⎷√]$/u.test(text)) return text === other || text === '⎪' || /^[⎷√]$/u.test(text) || /^[⎪⏐]$/u.test(other)
  return BRACKET_OF_PIECE.has(text) || /^[⌈⌉⌊⌋↑↓⇑⇓]$/u.test(text)
}

function signOfPieces(a: string, b: string): string {
  const known = BRACKET_OF_PIECE.get(a) ?? BRACKET_OF_PIECE.get(b)
  if (known !== undefined) return known
  if (/[√⎷]/u.test(a + b)) return '√'
  return /^[⎪⏐]$/u.test(a) ? b : a
}

/** Several glyphs as one sign; it has the baseline of the last. */
function uniteGlyphs(glyphs: readonly MathGlyph[], text: string): MathGlyph {
  const last = glyphs.at(-1) as MathGlyph
  return {
    ...last,
    text,
    ink: uniteBoxes(glyphs.map(({ ink }) => ink)),
    left: Math.min(...glyphs.map(({ left }) => left)),
    right: Math.max(...glyphs.map(({ right }) => right)),
  }
}

/** Arrows and relations by their pieces, which overlap: `−→` is one arrow. */
const LONG_SIGNS: ReadonlyMap<string, string> = new Map([
  ['−→', '⟶'],
  ['-→', '⟶'],
  ['−⟶', '⟶'],
  ['-⟶', '⟶'],
  ['−−', '−'],
  ['←−', '⟵'],
  ['⟵−', '⟵'],
  ['←→', '⟷'],
  ['=⇒', '⟹'],
  ['⇐=', '⟸'],
  ['⇐⇒', '⟺'],
  ['↦→', '↦'],
  ['↦⟶', '⟼'],
  ['∣→', '↦'],
  ['|=', '⊨'],
  ['∣=', '⊨'],
  ['⊢→', '↦'],
  ['⊂→', '↪'],
  ['↪→', '↪'],
  ['←⊃', '↩'],
  ['−⇀', '⇀'],
  ['↽−', '↽'],
  ['▷◁', '⋈'],
  ['▹◃', '⋈'],
])

/** How far, in ems, pieces of one sign are apart at most; signs of a row have more between them. */
const JOINED_GAP = 0.02

function joinArrows(glyphs: readonly MathGlyph[]): readonly MathGlyph[] {
  const out: MathGlyph[] = []
  for (const glyph of glyphs) {
    const last = out.at(-1)
    const long = last === undefined ? undefined : LONG_SIGNS.get(last.text + glyph.text)
    const isOne =
      last !== undefined &&
      long !== undefined &&
      Math.abs(last.baseline - glyph.baseline) < 0.02 * glyph.size &&
      glyph.ink.left - last.ink.right <= JOINED_GAP * glyph.size &&
      (last.text !== '−' || glyph.text !== '−' || glyph.ink.left > last.ink.left + 0.1 * glyph.size)
    if (isOne) out[out.length - 1] = uniteGlyphs([last, glyph], long)
    else out.push(glyph)
  }
  return out
}

/** Relations by the signs above and below in them: plain TeX sets `\cong` as a tilde over an equals sign, and authors `≲` as two signs. */
const STACKED_SIGNS: ReadonlyMap<string, string> = new Map([
  ['∼=', '≅'],
  ['.=', '≐'],
  ['⇀↽', '⇌'],
  ['<∼', '≲'],
  ['>∼', '≳'],
])

/** Middles of two stacked signs are aside by at most this, in ems, and their ink is apart by at most the second. */
const STACKED_OFFSET = 0.1
const STACKED_GAP = 0.25

function joinStacked(glyphs: readonly MathGlyph[]): readonly MathGlyph[] {
  const out: MathGlyph[] = []
  for (const glyph of glyphs) {
    const last = out.at(-1)
    const sign = last === undefined ? undefined : stackedSign(last, glyph)
    if (last === undefined || sign === undefined) out.push(glyph)
    else
      out[out.length - 1] = { ...uniteGlyphs([last, glyph], sign), baseline: Math.max(last.baseline, glyph.baseline) }
  }
  return out
}

/** The relation of two signs that are drawn one after the other, in whatever order, one above the other. */
function stackedSign(a: MathGlyph, b: MathGlyph): string | undefined {
  const [above, below] = a.ink.top + a.ink.bottom < b.ink.top + b.ink.bottom ? [a, b] : [b, a]
  const sign = STACKED_SIGNS.get(above.text + below.text)
  if (sign === undefined || above.size !== below.size) return undefined
  const offset = Math.abs(above.ink.left + above.ink.right - below.ink.left - below.ink.right) / 2
  const gap = below.ink.top - above.ink.bottom
  return offset < STACKED_OFFSET * a.size && Math.abs(gap) < STACKED_GAP * a.size ? sign : undefined
}

/** Distances between dots of one sign, in ems. */
const WIDEST_DOTS = 0.75

/** Three dots above one another, or falling, as one sign. */
function joinDots(glyphs: readonly MathGlyph[]): readonly MathGlyph[] {
  const out: MathGlyph[] = []
  for (const glyph of glyphs) {
    out.push(glyph)
    const three = out.slice(-3)
    const sign =
      three.length === 3 && three.every(({ text }) => text === '.' || text === '·' || text === '⋅')
        ? signOfDots(three)
        : undefined
    if (sign !== undefined)
      out.splice(-3, 3, {
        ...uniteGlyphs(three, sign),
        ...(sign === '⋮' || sign === '⋱' ? { baseline: (three[2] ?? glyph).ink.bottom } : {}),
      })
  }
  return out
}

function signOfDots(dots: readonly MathGlyph[]): string | undefined {
  const [a, b, c] = dots as [MathGlyph, MathGlyph, MathGlyph]
  const steps = [
    [b.ink.left - a.ink.left, b.ink.top - a.ink.top],
    [c.ink.left - b.ink.left, c.ink.top - b.ink.top],
  ] as const
  const size = b.size
  if (steps.some(([x, y]) => Math.abs(x) > WIDEST_DOTS * size || Math.abs(y) > WIDEST_DOTS * size)) return undefined
  const isLevel = steps.every(([, y]) => Math.abs(y) < 0.02 * size)
  const isUpright = steps.every(([x]) => Math.abs(x) < 0.02 * size)
  if (isUpright) return '⋮'
  if (isLevel) return a.text === '.' ? '…' : '⋯'
  return steps.every(([x, y]) => x > 0.1 * size && y > 0.1 * size) ? '⋱' : undefined
}

/** A stroke through the sign after it (or before it), which has no width: `≠`, `∉`. */
function joinNegations(glyphs: readonly MathGlyph[]): readonly MathGlyph[] {
  const out: MathGlyph[] = []
  let strike: MathGlyph | undefined
  for (const glyph of glyphs) {
    if (STRIKE.test(glyph.text)) {
      const last = out.at(-1)
      if (last !== undefined && isStruck(last, glyph)) out[out.length - 1] = negate(last, glyph)
      else strike = glyph
      continue
    }
    const last = out.at(-1)
    if (last !== undefined && (isSlashed(last, glyph) || isSlashed(glyph, last))) {
      out[out.length - 1] = glyph.text === SLASH ? negate(last, glyph) : negate(glyph, last)
      continue
    }
    out.push(strike !== undefined ? negate(glyph, strike) : glyph)
    strike = undefined
  }
  if (strike !== undefined) out.push(strike)
  return out
}

const STRIKE = /^[\u0338\u0337]$/u
const SLASH = '/'

/** Whether a slash is drawn over a sign that Unicode has with a stroke, as TeX draws `\notin`. */
function isSlashed(sign: MathGlyph, slash: MathGlyph): boolean {
  const isOneSign = `${sign.text}\u0338`.normalize('NFC').length === sign.text.length
  return slash.text === SLASH && isOneSign && isStruck(sign, slash)
}

function isStruck(glyph: MathGlyph, { ink }: MathGlyph): boolean {
  return overlapX(glyph.ink, ink) > 0.5 * Math.min(widthOf(ink), widthOf(glyph.ink))
}

function negate(glyph: MathGlyph, strike: MathGlyph): MathGlyph {
  const text = `${glyph.text === '⟶' ? '→' : glyph.text}\u0338`.normalize('NFC')
  return { ...uniteGlyphs([strike, glyph], text), baseline: glyph.baseline }
}
