/* Characters of encodings of symbols by code. Each string lists them from its first code on. */

/** Characters by code, from the first code on. */
export function charactersFrom(first: number, characters: readonly string[]): [number, string][] {
  return characters.map((character, i) => [first + i, character])
}

/** Adobe's Symbol encoding (PDF 1.7, annex D.5) from 0x20 and from 0xA0; a space where there is no sign. */
export const SYMBOL_LOW =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'
export const SYMBOL_HIGH =
  '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…|—↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ ⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭'

/**
 * Codes 0x21 to 0x7E and 0xA1 to 0xFE of Zapf Dingbats (PDF 1.7, annex D.6). Unicode took them over in their order, and left out
 * what it had.
 */
export const ZAPF_DINGBATS: readonly [number, string][] = [
  ...charactersFrom(
    0x21,
    Array.from({ length: 0x5e }, (_, i) => String.fromCharCode(0x2701 + i)),
  ),
  ...charactersFrom(
    0xa1,
    Array.from({ length: 0x5e }, (_, i) => String.fromCharCode(0x2761 + i)),
  ),
  ...charactersFrom(0x2a, [...'☛☞']),
  ...charactersFrom(0x73, [...'▲▼◆']),
  ...charactersFrom(0xa8, [...'♣♦♥♠①②③④⑤⑥⑦⑧⑨⑩']),
  ...charactersFrom(0xd5, [...'→↔↕']),
  [0x25, '☎'],
  [0x48, '★'],
  [0x6c, '●'],
  [0x6e, '■'],
  [0x77, '◗'],
]
