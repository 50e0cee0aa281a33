import type { Glyph } from '../drawing/drawing.ts'

/*
 * Signs of TeX's fonts of mathematics by code, for files that neither name their glyphs nor say what they mean: pdf.js gives the code
 * itself then, as if it were ASCII, or nothing. Each table lists its characters from its first code on.
 */

/** OMX: brackets and operators in growing sizes, pieces of brackets, wide accents. */
const EXTENSION = [
  ...'()[]⌊⌋⌈⌉{}⟨⟩|‖/\\',
  ...'()()[]⌊⌋⌈⌉{}⟨⟩/\\',
  ...'()[]⌊⌋⌈⌉{}⟨⟩/\\/\\',
  ...'⎛⎞⎡⎤⎣⎦⎢⎥⎧⎫⎩⎭⎨⎬⎪⏐',
  ...'⎝⎠⎜⎟⟨⟩⨆⨆∮∮⨀⨀⨁⨁⨂⨂',
  ...'∑∏∫⋃⋂⨄⋀⋁∑∏∫⋃⋂⨄⋀⋁',
  ...'∐∐^^^~~~[]⌊⌋⌈⌉{}',
  ...'√√√√√⎷√‖↑↓\u{E37A}\u{E37B}\u{E37C}\u{E37D}⇑⇓',
]

/** The pieces of braces that lie, as {@link EXTENSION} has them: tips down on the left and right, tips up on the left and right. */
export const LYING_BRACES = '\u{E37A}\u{E37B}\u{E37C}\u{E37D}'

/** OMS: operators, relations and arrows. */
const SIGNS = [
  ...'−·×∗÷⋄±∓⊕⊖⊗⊘⊙◯∘∙≍≡⊆⊇≤≥⪯⪰∼≈⊂⊃≪≫≺≻',
  ...'←→↑↓↔↗↘≃⇐⇒⇑⇓⇔↖↙∝′∞∈∋△▽\u0338↦∀∃¬∅ℜℑ⊤⊥',
  ...'ℵABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ...'∪∩⊎∧∨⊢⊣⌊⌋⌈⌉{}⟨⟩|‖↕⇕∖≀√⨿∇∫⊔⊓⊑⊒§†‡¶♣♦♥',
]

/** OML: letters in italics, Greek before them. */
const LETTERS = [
  ...'ΓΔΘΛΞΠΣΥΦΨΩαβγδϵζηθικλμνξπρστυϕχ',
  ...'ψωεϑϖϱςφ↼↽⇀⇁↩↪▷◁0123456789.,</>⋆',
  ...'∂ABCDEFGHIJKLMNOPQRSTUVWXYZ♭♮♯⌣⌢',
  ...'ℓabcdefghijklmnopqrstuvwxyzıȷ℘\u20D7\u2040',
]

const ENCODINGS: readonly (readonly [name: RegExp, signs: readonly string[]])[] = [
  [/ex(?:a|b)?\d*$|extension|-exa?-/i, EXTENSION],
  [/(?:cm|lm|tx|px|^)b?sy\d*$|symbol-|mathsymbols|-sy-/i, SIGNS],
  [/(?:cm|lm|tx|px)b?mi\d*$|mathitalic/i, LETTERS],
]

/** What replaces a character that nothing is known of. */
const UNKNOWN = '\uFFFD'

const TABLES = new Map<string, readonly string[] | undefined>()

function tableOf(name: string): readonly string[] | undefined {
  if (!TABLES.has(name)) TABLES.set(name, ENCODINGS.find(([pattern]) => pattern.test(name))?.[1])
  return TABLES.get(name)
}

/** The character of a glyph of a font of mathematics; what the file says of it is believed, if that is more than its code. */
export function signOfGlyph({ text, code, style }: Glyph): string {
  if (code === undefined || (text !== UNKNOWN && text.codePointAt(0) !== code)) return text
  const sign = tableOf(style.font.name)?.[code]
  if (sign !== undefined) return sign
  const character = String.fromCodePoint(code)
  return text === UNKNOWN && /^[A-Za-z0-9]$/u.test(character) ? character : text
}
