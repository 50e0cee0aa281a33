import type { Glyph } from '../drawing/drawing.ts'

/** Spacing accents, as TeX fonts and old encodings draw them, and the combining accent of each. */
const COMBINING: ReadonlyMap<string, string> = new Map([
  ['`', '\u{300}'],
  ['\u{2CB}', '\u{300}'],
  ['\u{B4}', '\u{301}'],
  ['\u{2CA}', '\u{301}'],
  ['^', '\u{302}'],
  ['\u{2C6}', '\u{302}'],
  ['~', '\u{303}'],
  ['\u{2DC}', '\u{303}'],
  ['\u{AF}', '\u{304}'],
  ['\u{2C9}', '\u{304}'],
  ['\u{2D8}', '\u{306}'],
  ['\u{2D9}', '\u{307}'],
  ['\u{A8}', '\u{308}'],
  ['\u{2DA}', '\u{30A}'],
  ['\u{2DD}', '\u{30B}'],
  ['\u{2C7}', '\u{30C}'],
  ['\u{B8}', '\u{327}'],
  ['\u{2DB}', '\u{328}'],
])

/** A sign that is lowered below its letter is a mark below it; how far, in ems. TeX draws the letters of transliterations so. */
interface Lowered {
  readonly mark: string
  readonly least: number
  readonly most: number
}

const DOT_BELOW: Lowered = { mark: '\u{323}', least: 0.15, most: 0.4 }
const LINE_BELOW: Lowered = { mark: '\u{331}', least: 0.55, most: 0.9 }
const LOWERED: ReadonlyMap<string, Lowered> = new Map([
  ['.', DOT_BELOW],
  ['\u{AF}', LINE_BELOW],
  ['\u{2C9}', LINE_BELOW],
])

/** How far, in ems, the middle of a lowered sign may be from that of its letter. */
const CENTRED = 0.12

/** Strokes through signs: TeX draws `\notin` with a slash. */
const STROKE = '\u{338}'
const SLASH = '/'

/** Marks that belong to the letter before them: those of Latin, Greek and Cyrillic, of phonetics, and around signs. */
const COMBINING_MARK =
  /^[\u{300}-\u{36F}\u{483}-\u{489}\u{1AB0}-\u{1AFF}\u{1DC0}-\u{1DFF}\u{20D0}-\u{20F0}\u{FE20}-\u{FE2F}]+$/u
const FIRST_COMBINING = '\u{300}'
const LETTER = /^[\p{L}\p{N}]\p{M}*$/u
const WHITE = /^\s*$/u
const SIGN = /^\p{Sm}$/u

/** Dotless letters that carry accents, as the letter that Unicode composes. */
const DOTTED: ReadonlyMap<string, string> = new Map([
  ['\u{131}', 'i'],
  ['\u{237}', 'j'],
])

/** How far, in ems, the middle of an accent may lie from the middle of its letter (cedillas and slanted type). */
const MAX_MISPLACEMENT = 0.3

/** How far, in ems, accent and letter may be apart across the line (accents over capitals are raised). */
const MAX_RAISE = 0.4

/** Least share of the narrower of accent and letter that is above the other: `` `if` `` has the two side by side. */
const LEAST_OVERLAP = 0.4

/** How far, in ems, a mark may be from the letter that it is written after: it hangs over an end, or is one of several above another. */
const MARK_REACH = 1

/**
 * Glyphs with the accents that were drawn apart composed onto their letters.
 *
 *      ˇ           the accent is drawn, the pen goes back, the letter is drawn below it (TeX),
 *      s   ->  š   or the other way round; the letter keeps its place
 *
 * A combining mark belongs to the letter before it, as Unicode has it, whatever the widths of its neighbours are: programs
 * draw it with no width, or anywhere over its letter. Only one that has a width, and under which the next letter is drawn, is
 * an accent as in TeX. A spacing accent goes to the letter that it overlaps; of two, to the one whose middle is nearer to its
 * middle. A stroke goes to the sign that Unicode has with a stroke.
 *
 * Never touches an accent that is over no letter, such as the back quote in program text.
 */
export function composeAccents(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some((glyph, i) => mayCompose(glyph, glyphs[i - 1], glyphs[i + 1]))) return glyphs
  const composed: Glyph[] = []
  for (let i = 0; i < glyphs.length; i++) {
    const accent = glyphs[i]
    if (!accent) continue
    const last = composed.at(-1)
    const next = glyphs[i + 1]
    const carried = next && strike(accent, next, last)
    const lowered = last && markBelow(last, accent)
    const mark = lowered ?? markOf(accent)
    const bearer = lowered === undefined && mark !== undefined ? bearerOf(accent, mark, last, next) : last
    if (carried !== undefined) {
      composed.push(carried)
      i++
    } else if (mark === undefined || bearer === undefined) composed.push(accent)
    else if (bearer === next) {
      composed.push(withMark(bearer, mark, accent))
      i++
    } else
      composed[composed.length - 1] = { ...withMark(bearer, mark, accent), advance: advanceWith(bearer, accent, next) }
  }
  return composed
}

/** Whether a glyph is a mark, or is where a mark would be: points and slashes are on every page, and hardly ever marks. */
function mayCompose(glyph: Glyph, last: Glyph | undefined, next: Glyph | undefined): boolean {
  if (glyph.text === SLASH) return next !== undefined && strike(glyph, next, last) !== undefined
  if (LOWERED.has(glyph.text) && last !== undefined && markBelow(last, glyph) !== undefined) return true
  return markOf(glyph) !== undefined
}

/** The combining mark for a character centred below the letter before it. */
function markBelow(letter: Glyph, sign: Glyph): string | undefined {
  const below = LOWERED.get(sign.text)
  if (below === undefined || !LETTER.test(letter.text)) return undefined
  const { along, across } = offsetOf(letter, sign)
  const isBelow = across >= below.least && across <= below.most && middleOffset(letter, sign, along) <= CENTRED
  return isBelow ? below.mark : undefined
}

function markOf({ text }: Glyph): string | undefined {
  return COMBINING.get(text) ?? (isCombining({ text }) ? text : undefined)
}

function isCombining({ text }: Pick<Glyph, 'text'>): boolean {
  return text >= FIRST_COMBINING && COMBINING_MARK.test(text)
}

/** The letter that an accent belongs to: the one before or after it. */
function bearerOf(accent: Glyph, mark: string, last?: Glyph, next?: Glyph): Glyph | undefined {
  const toNext = next ? misplacementOf(next, accent) : Infinity
  const isBeforeLetter = next !== undefined && toNext <= MAX_MISPLACEMENT
  if (COMBINING.has(accent.text)) {
    const toLast = last ? misplacementOf(last, accent) : Infinity
    if (isBeforeLetter && toNext <= toLast) return next
    return toLast <= MAX_MISPLACEMENT ? last : undefined
  }
  if (last === undefined || WHITE.test(last.text) || !isNear(last, accent)) return isBeforeLetter ? next : undefined
  const isDrawnFirst = isBeforeLetter && mark !== STROKE && hangsOver(next, accent) && overlapOf(last, accent) <= 0
  return isDrawnFirst ? next : last
}

/**
 * Whether a mark with a width was put above the letter after it: that of a typewriter font, as wide as all its glyphs, is drawn
 * where the letter before it ends, and the next letter begins there too.
 */
function hangsOver(letter: Glyph, accent: Glyph): boolean {
  return accent.advance > 0 && Math.abs(offsetOf(letter, accent).along) > SAME_PLACE * letter.style.size
}

/** Places along a line that differ by less, in ems, are one. */
const SAME_PLACE = 0.02

/** How far the letter with its mark moves the pen: a mark of a typewriter font may have an advance. */
function advanceWith(letter: Glyph, accent: Glyph, next?: Glyph): number {
  if (next === undefined || !isCombining(accent)) return letter.advance
  const end = offsetOf(letter, accent).along + accent.advance
  const isPassed = offsetOf(letter, next).along > end - SAME_PLACE * letter.style.size
  return isPassed ? Math.max(letter.advance, end) : letter.advance
}

/** The sign with a stroke, where one or a slash is drawn before it in its place; a stroke has no width in TeX. */
function strike(stroke: Glyph, sign: Glyph, last?: Glyph): Glyph | undefined {
  if (stroke.text !== STROKE && stroke.text !== SLASH) return undefined
  const { along, across } = offsetOf(sign, stroke)
  const isInPlace = stroke.text === STROKE ? isBefore(sign, stroke) : middleOffset(sign, stroke, along) <= STRUCK
  if (Math.abs(across) > STRUCK || !isInPlace) return undefined
  const isOfSign = isStruck(sign) || (stroke.text === STROKE && SIGN.test(sign.text) && !(last && isStruck(last)))
  return isOfSign ? withMark(sign, STROKE, stroke) : undefined
}

/** Whether Unicode has the sign with a stroke as one character. */
function isStruck({ text }: Glyph): boolean {
  return (text + STROKE).normalize('NFC').length === text.length
}

/** How far, in ems, the middle of a slash may be from the middle of the sign that it strikes, both ways. */
const STRUCK = 0.15

/** How far, in ems, a sign may begin from where TeX's stroke is drawn: it puts the space of a relation before `\\exists`. */
const REACH_OF_STROKE = 0.3

/** Whether a sign begins where a stroke without a width is drawn. */
function isBefore(sign: Glyph, stroke: Glyph): boolean {
  const { along } = offsetOf(sign, stroke)
  return Math.abs(along) <= REACH_OF_STROKE * sign.style.size || middleOffset(sign, stroke, along) <= STRUCK
}

/** How far, in ems, the middle of the accent is from the middle of the letter; infinite where it cannot carry it. */
function misplacementOf(letter: Glyph, accent: Glyph): number {
  if (!LETTER.test(letter.text)) return Infinity
  const { along, across } = offsetOf(letter, accent)
  if (Math.abs(across) > MAX_RAISE || overlapOf(letter, accent) < LEAST_OVERLAP) return Infinity
  return middleOffset(letter, accent, along)
}

function middleOffset(letter: Glyph, accent: Glyph, along: number): number {
  return Math.abs(along + (accent.advance - letter.advance) / 2) / letter.style.size
}

/** From the pen position of the letter to that of the accent: along the line in points, across it in ems. */
function offsetOf(letter: Glyph, accent: Glyph): { readonly along: number; readonly across: number } {
  const { alongX, alongY, size } = letter.style
  const dx = accent.x - letter.x
  const dy = accent.y - letter.y
  return { along: dx * alongX + dy * alongY, across: (dy * alongX - dx * alongY) / size }
}

/** The share of the narrower of the two that is over or under the other; an accent without a width is a point. */
function overlapOf(letter: Glyph, accent: Glyph): number {
  const { along } = offsetOf(letter, accent)
  const narrower = Math.min(letter.advance, accent.advance)
  if (narrower === 0) return along >= 0 && along <= letter.advance ? 1 : 0
  return (Math.min(letter.advance, along + accent.advance) - Math.max(0, along)) / narrower
}

/** Whether a mark may be that of the letter: on its line, and over it or at its ends. */
function isNear(letter: Glyph, mark: Glyph): boolean {
  const { along, across } = offsetOf(letter, mark)
  const reach = MARK_REACH * letter.style.size
  return Math.abs(across) <= MARK_REACH && along >= -reach && along <= letter.advance + reach / 2
}

function withMark(letter: Glyph, mark: string, accent: Glyph): Glyph {
  const base = DOTTED.get(letter.text) ?? letter.text
  return { ...letter, text: (base + mark).normalize('NFC'), count: letter.count + accent.count }
}
