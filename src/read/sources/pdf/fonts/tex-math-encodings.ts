import { remember } from '../../../../base/collections/remember.ts'
import { plainFontName } from '../../normalise/font-names.ts'
import type { PdfjsFont } from './pdfjs-font.ts'

/*
 * TeX's encodings of mathematics, all codes from 0x00 to 0x7F. The table of Unicode that pdfTeX writes leaves out signs that
 * Adobe has no name for: sums, products, integrals and tall brackets of OMX. Sources: The TeXbook, appendix F; Lamport's
 * lasy; AMSFonts, chart of msam and msbm; the names of glyphs in the fonts of the AMS; the declarations of txfonts for txsyc.
 *
 * What no character is for has that of its nearest kin: a bracket of any size is a bracket, an arrow's piece is the arrow.
 */

/** Signs that stand for a code without one. */
const NONE = '␣'

const CAPITALS = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'
const SMALL = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'

export const OML = signs(`
  Γ Δ Θ Λ Ξ Π Σ Υ Φ Ψ Ω α β γ δ ϵ  ζ η θ ι κ λ μ ν ξ π ρ σ τ υ φ χ
  ψ ω ε ϑ ϖ ϱ ς ϕ ↼ ↽ ⇀ ⇁ ↪ ↩ ▹ ◃  0 1 2 3 4 5 6 7 8 9 . , < / > ⋆
  ∂ ${CAPITALS} ♭ ♮ ♯ ⌣ ⌢  ℓ ${SMALL} ı ȷ ℘ ⃗ ⁀`)

export const OMS = signs(`
  − · × ∗ ÷ ⋄ ± ∓ ⊕ ⊖ ⊗ ⊘ ⊙ ◯ ∘ ∙  ≍ ≡ ⊆ ⊇ ≤ ≥ ⪯ ⪰ ∼ ≈ ⊂ ⊃ ≪ ≫ ≺ ≻
  ← → ↑ ↓ ↔ ↗ ↘ ≃ ⇐ ⇒ ⇑ ⇓ ⇔ ↖ ↙ ∝  ′ ∞ ∈ ∋ △ ▽ ̸ ↦ ∀ ∃ ¬ ∅ ℜ ℑ ⊤ ⊥
  ℵ ${CAPITALS} ∪ ∩ ⊎ ∧ ∨  ⊢ ⊣ ⌊ ⌋ ⌈ ⌉ { } ⟨ ⟩ | ∥ ↕ ⇕ \\ ≀
  √ ⨿ ∇ ∫ ⊔ ⊓ ⊑ ⊒ § † ‡ ¶ ♣ ♢ ♡ ♠`)

export const OMX = signs(`
  ( ) [ ] ⌊ ⌋ ⌈ ⌉ { } ⟨ ⟩ | ∥ / \\  ( ) ( ) [ ] ⌊ ⌋ ⌈ ⌉ { } ⟨ ⟩ / \\
  ( ) [ ] ⌊ ⌋ ⌈ ⌉ { } ⟨ ⟩ / \\ / \\  ⎛ ⎞ ⎡ ⎤ ⎣ ⎦ ⎢ ⎥ ⎧ ⎫ ⎩ ⎭ ⎨ ⎬ ⎪ ⏐
  ⎝ ⎠ ⎜ ⎟ ⟨ ⟩ ⨆ ⨆ ∮ ∮ ⨀ ⨀ ⨁ ⨁ ⨂ ⨂  ∑ ∏ ∫ ⋃ ⋂ ⨄ ⋀ ⋁ ∑ ∏ ∫ ⋃ ⋂ ⨄ ⋀ ⋁
  ∐ ∐ ˆ ˆ ˆ ˜ ˜ ˜ [ ] ⌊ ⌋ ⌈ ⌉ { }  √ √ √ √ ⎷ ⏐ √ ∥ ↑ ↓ ⏞ ⏞ ⏟ ⏟ ⇑ ⇓`)

const MSA = signs(`
  ⊡ ⊞ ⊠ □ ■ ▪ ◊ ⧫ ↻ ↺ ⇌ ⇋ ⊟ ⊩ ⊪ ⊨  ↠ ↞ ⇇ ⇉ ⇈ ⇊ ↾ ⇂ ↿ ⇃ ↣ ↢ ⇆ ⇄ ↰ ↱
  ⇝ ↭ ↫ ↬ ≗ ≿ ≳ ⪆ ⊸ ∴ ∵ ≑ ≜ ≾ ≲ ⪅  ⪕ ⪖ ⋞ ⋟ ≼ ≦ ⩽ ≶ ‵ − ≓ ≒ ≽ ≧ ⩾ ≷
  ⊏ ⊐ ▷ ◁ ⊵ ⊴ ★ ≬ ▼ ▶ ◀ → ← △ ▲ ▽  ≖ ⋚ ⋛ ⪋ ⪌ ¥ ⇛ ⇚ ✓ ⊻ ⊼ ⩞ ∠ ∡ ∢ ∝
  ⌣ ⌢ ⋐ ⋑ ⋓ ⋒ ⋏ ⋎ ⋋ ⋌ ⫅ ⫆ ≏ ≎ ⋘ ⋙  ⌜ ⌝ ® Ⓢ ⋔ ∔ ∽ ⋍ ⌞ ⌟ ✠ ∁ ⊺ ⊚ ⊛ ⊝`)

const MSB = signs(`
  ≨ ≩ ≰ ≱ ≮ ≯ ⊀ ⊁ ≨ ≩ ⩽̸ ⩾̸ ⪇ ⪈ ⪯̸ ⪰̸  ⋨ ⋩ ⋦ ⋧ ≦̸ ≧̸ ⪵ ⪶ ⪹ ⪺ ⪉ ⪊ ≁ ≇ ╱ ╲
  ⊊ ⊋ ⫅̸ ⫆̸ ⫋ ⫌ ⫋ ⫌ ⊊ ⊋ ⊈ ⊉ ∦ ∤ ∤ ∦  ⊬ ⊮ ⊭ ⊯ ⋭ ⋬ ⋪ ⋫ ↚ ↛ ⇍ ⇏ ⇎ ↮ ⋇ ∅
  ∄ ${CAPITALS} ˆ ˆ ˜ ˜ ␣
  Ⅎ ⅁ ␣ ␣ ␣ ␣ ℧ ð ≂ ℶ ℷ ℸ ⋖ ⋗ ⋉ ⋊  ∣ ∥ ∖ ∼ ≈ ≊ ⪸ ⪷ ↶ ↷ ϝ ϰ k ℏ ℏ ∍`)

const SYC = signs(`
  ␣ ␣ ␣ ␣ ␣ ␣ ␣ ⚬ ⦁ ∥ ∥ ∦ ∦ :≈ :∼ ∷≈  ∷∼ ≐ ⟜ ⧟ ⊸ ⟜ ⧟ ⊷ ⊶ ⊫ ␣ ≅ ⪳ ⪴ ≾̸ ≿̸
  ≴ ≵ ⪅̸ ⪆̸ ⋠ ⋡ ≹ ≸ ≏̸ ≎̸ ∽̸ ⋍̸ ≠ ≭ ≢ ≁  ≉ ⊄ ⊅ ≪̸ ≫̸ ≉ ≊̸ ⪷̸ ⪸̸ ⪳̸ ⪴̸ ≄ ∉ ∌ ⋐̸ ⋑̸
  ⋢ ⋣ ≔ ≕ :− ∹ ⩴ =∷ ∷− −∷ ⥽ ⥼ ␣ ⅋ ⟅ ⟆  ⟅ ⟆ ⧀ ⧁ ␣ ␣ ⦶ ⦸ ⋉ ⋊ ⋈ ␣ ␣ ␣ ◇ ◆
  ␣ ⊏̸ ⊐̸ ⇠ ⇢ ␣ ⇜ ↠̸ ↞̸ ⧆ ⧅ ◫ ⧄ ≀ ƛ ƛ  ♧ ♦ ♥ ♤ ⇗ ⇘ ⇖ ⇙ ⫪ ⫫ ␣ ⇝ ␣ ␣ ⟦ ⟧`)

const LASY = signs(`
  ␣ ◁ ⊴ ▷ ⊵ ${'␣ '.repeat(27)} ${'␣ '.repeat(8)} ← → ↑ ↓ ␣ ␣ ␣ ␣
  ℧ ⋈ □ ◇ ␣ ␣ ␣ ␣ ␣ ␣ ␣ ⇝ ⊏ ⊐ ≲ ≳`)

/** What newtx and newpx have beyond OMX: brackets of all heights, integrals of four kinds, sums in two forms. */
const NEW_OMX = [
  ...OMX,
  ...signs(`
  ( ) [ ] ⌊ ⌋ ⌈ ⌉ { } ⟨ ⟩ | ∥ ↕ ⇕  ${'␣ '.repeat(10)} ˆ ˆ ˆ ˜ ˜ ˜
  ${'␣ '.repeat(9)} ⎛ ⎞ ⎝ ⎠ ⎜ ⎟ ∫  ∬ ∭ ∮ ∯ ∫ ∬ ∭ ∮ ∯ ∫ ∬ ∭ ∮ ∯ ∫
  ∬ ∭ ∮ ∯ ⨆ ⨆ ␣ ␣ ⨀ ⨀ ⨁ ⨁ ⨂ ⨂ ∑ ∏ ⨃  ⋃ ⋂ ⨄ ⋀ ⋁ ∑ ∏ ⨃ ⋃ ⋂ ⨄ ⋀ ⋁ ∐ ∐ ⨃ ⨃`),
]

/** What they have beyond OMS: integrals of a line, accents, and the operators and brackets of OT1. */
const NEW_OMS = [
  ...OMS,
  ...signs(`
  ∫ ∬ ∭ ∮ ∯ ∰ ∲ ∳ ⨋ ⨌ ⨏ ⨖  ∫ ∬ ∭ ∮ ∯ ∰ ∲ ∳ ⨋ ⨌ ⨏ ⨖ ∏ ∑ ∄ ∅ ∅ / \u0060 ´
  ˆ ˜ ¯ ˘ ˙ ¨ ˚ ˇ ⃛ ⃖ ⇀ ↼ ↔ ␣ ⃗ → ␣  · · ∘ ∙ ∙ ∙ ′ + ( ) [ ] ¯ ¯ ¯ ˜
  ˜ ˜ ˆ ˆ ˆ ␣ ⊤ ⟦ ⟧ † ⫫ ␣`),
]

/** The fonts of Fourier have codes up to 0x20, and 0x7F, in their upper half, as fonts of text do for programs that lose controls. */
function shifted(
  encoding: readonly string[],
  more: readonly (readonly [first: number, signs: string])[],
): readonly string[] {
  const codes = Array.from({ length: 0x100 }, (_, code) =>
    code > 0x20 && code < 0x7f ? (encoding[code] ?? NONE) : NONE,
  )
  for (let code = 0; code <= 0x20; code++) codes[code + (code < 10 ? 0xa1 : 0xa3)] = encoding[code] ?? NONE
  codes[0xc4] = encoding[0x7f] ?? NONE
  for (const [first, list] of more) for (const [i, sign] of signs(list).entries()) codes[first + i] = sign
  return codes
}

const FOURIER_LETTERS = shifted(OML, [[0xc5, 'ϰ ϱ ∂ ϖ']])
const FOURIER_SIGNS = shifted(OMS, [
  [0x81, '⦀ ⟦ ⟧'],
  [0xc5, '+ = < > ⩽ ⩾ ∥ ␣ ⊨ ◀ ▶ ⩽̸ ⩾̸ ∥ ∦ ∦ ⊭ ⊺ ℏ ∄ ∁ ⊊ ␣ ␣ ∉ ∌ ℏ ∖ ⫋ ⇉ ⇇ □ ↶ ↷ ■'],
])
const FOURIER_LARGE = shifted(OMX, [
  [0x81, 'ˆ ˜ ˆ ˜ ⟦ ⟧ ⟦ ⟧ ⟦ ⟧ ⟦ ⟧'],
  [0xc8, '⌈ ⌉ ⌊ ⌋ ⎢ ⎥ ∬ ∬ ∭ ∭ ∯ ∯ ∰ ∰'],
])

/** Encodings whose codes up to 0x7F are those of OMX, or those from 0x21. */
const LARGE: ReadonlySet<readonly string[]> = new Set([OMX, NEW_OMX, FOURIER_LARGE])

/** Whether an encoding is one of large signs: sums, brackets of all heights and their pieces. */
export function isOfLargeSigns(encoding: readonly string[]): boolean {
  return LARGE.has(encoding)
}

function signs(list: string): readonly string[] {
  return list.trim().split(/\s+/u)
}

/** Fonts of these encodings by their names: TeX's, the AMS's, those that go with Times, Palatino and Utopia, Latin Modern, MathDesign, Kp. */
const ENCODINGS: readonly (readonly [name: RegExp, encoding: readonly string[]])[] = [
  [/^fourier-math-letters/i, FOURIER_LETTERS],
  [/^fourier-math-symbols/i, FOURIER_SIGNS],
  [/^fourier-math-extension/i, FOURIER_LARGE],
  [/^[tp]xb?exa?s$/i, NEW_OMX],
  [/^[tp]xb?sys$/i, NEW_OMS],
  [/^[tp]xb?syc|^kp--m-syc/i, SYC],
  // The signs of msbm, and those of msam after them.
  [/^mathdesign.*symbola-/i, [...MSB, ...MSA]],
  [/^msam|^[tp]xsya/i, MSA],
  [/^msbm|^[tp]xsyb/i, MSB],
  [/^lasyb?\d/i, LASY],
  [/^(?:cm|lm)b?sy|^[tp]xb?sy\d*$|maths?_?symbols|^mathdesign.*-symbol-|^kp--m-sy-/i, OMS],
  [/^cmm?ex|^lmex|^euex|^[tp]xb?ex\d*$|maths?_?extension|^mathdesign.*-extension|^kp--m-ex-/i, OMX],
  [/^cmmi|^lmmi|^eur[mb]\d|^r?[tp]xb?mi(?!a)|maths?_?italic/i, OML],
]

/** The characters of all codes of a font of mathematics, known by its name; `undefined` for other fonts. */
export const mathEncodingOf = remember((name: string): readonly string[] | undefined => {
  const plain = plainFontName(name)
  return ENCODINGS.find(([pattern]) => pattern.test(plain))?.[1]
})

/** The character at a code of an encoding; `undefined` where there is none. */
export function signAt(encoding: readonly string[], code: number): string | undefined {
  const sign = encoding[code]
  return sign === NONE ? undefined : sign
}

/**
 * The signs of a font of mathematics by code, where the file says nothing of a code, or what cannot be: a control, a private
 * character, a letter for a sum. Empty for other fonts.
 */
export function readMathSigns(source: PdfjsFont): ReadonlyMap<number, string> {
  const { name = '', composite, widths = {}, differences = [], toUnicode } = source
  const encoding = composite === true ? undefined : mathEncodingOf(name)
  if (encoding === undefined) return new Map()
  return new Map(
    Object.keys(widths).flatMap((key): [number, string][] => {
      const code = Number(key)
      const sign = signAt(encoding, code)
      const said = toUnicode?._map?.[code] ?? ''
      if (sign === undefined || (differences[code] !== undefined && said !== '')) return []
      return isWrong(said, sign, encoding) ? [[code, sign]] : []
    }),
  )
}

/** No text, controls, private and lost characters, the circle of marks where a circle is a sign, and the signs of units that look Greek. */
const NO_SIGN = /^$|[\p{Cc}\p{Co}\p{Cn}\ufffd\u20dd\u00b5\u2206]/u

function isWrong(said: string, sign: string, encoding: readonly string[]): boolean {
  return NO_SIGN.test(said) || (isOfLargeSigns(encoding) && /^[A-Za-z0-9]$/.test(said) && said !== sign)
}
