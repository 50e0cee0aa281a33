/* Characters of encodings of symbols by code. Each string lists them from its first code on. */

/** Characters by code, from the first code on. */
export function charactersFrom(first: number, characters: readonly string[]): [number, string][] {
  return characters.map((character, i) => [first + i, character])
}

/** Codes 0x00 to 0x1F of TeX's math symbol encoding OMS. */
export const TEX_MATH_SYMBOLS = [...'−·×∗÷⋄±∓⊕⊖⊗⊘⊙◯∘∙≍≡⊆⊇≤≥⪯⪰∼≈⊂⊃≪≫≺≻']

/** Codes 0x00 to 0x1F of TeX's extension encoding OMX: brackets in growing sizes. */
export const TEX_MATH_EXTENSION = [...'()[]⌊⌋⌈⌉{}⟨⟩|∥/\\()()[]⌊⌋⌈⌉{}⟨⟩/\\']

/** Adobe's Symbol encoding (PDF 1.7, annex D.5) from 0x20 and from 0xA0; a space where there is no sign. */
export const SYMBOL_LOW =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'
export const SYMBOL_HIGH =
  '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…|—↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊⟨®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ ⟩∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭'
