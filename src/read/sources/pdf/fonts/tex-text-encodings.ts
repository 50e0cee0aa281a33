import { charactersFrom } from './symbol-tables.ts'

/*
 * TeX's encodings of text as maps of codes to characters. Sources: LaTeX's t1enc.def, t2aenc.def, ot1enc.def and ts1enc.def.
 */

/** Codes 0x00 to 0x1F of TeX's text encodings OT1 and T1. */
export const TEX_OT1 = 'Γ Δ Θ Λ Ξ Π Σ Υ Φ Ψ Ω ff fi fl ffi ffl ı ȷ ` ´ ˇ ˘ ¯ ˚ ¸ ß æ œ ø Æ Œ Ø'.split(' ')
export const TEX_T1 = '` ´ ˆ ˜ ¨ ˝ ˚ ˇ ˘ ¯ ˙ ¸ ˛ ‚ ‹ › “ ” „ « » – — \u{200C} ₀ ı ȷ ff fi fl ffi ffl'.split(' ')

/** Codes 0x80 to 0xBF of T1, and the four above where it differs from Latin-1. */
const T1_UPPER = [...'ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£']
const T1_LAST: readonly (readonly [number, string])[] = [
  [0xd7, 'Œ'],
  [0xdf, 'ẞ'],
  [0xf7, 'œ'],
  [0xff, 'ß'],
]

/** Codes 0x80 to 0x9F and 0xA0 to 0xBF of T2A; А to я follow as in Unicode. */
const T2A_CAPITALS = [...'ҐҒЂЋҺҖҘЉЇҚҠҜӔҢҤЅӨҪЎҮҰҲЏҸҶЄӘЊЁ№¤§']
const T2A_SMALL = [...'ґғђћһҗҙљїқҡҝӕңҥѕөҫўүұҳџҹҷєәњё„«»']

/** T1, "Cork", whole but for what it shares with Latin-1. */
export const TEX_LATIN: ReadonlyMap<number, string> = new Map([
  ...charactersFrom(0, TEX_T1),
  ...charactersFrom(0x80, T1_UPPER),
  ...T1_LAST,
])

/** T2A, for Russian, Serbian, Ukrainian and others in Cyrillic letters. */
export const TEX_CYRILLIC: ReadonlyMap<number, string> = new Map([
  ...charactersFrom(0, TEX_T1),
  ...charactersFrom(0x80, T2A_CAPITALS),
  ...charactersFrom(0xa0, T2A_SMALL),
  ...charactersFrom(
    0xc0,
    Array.from({ length: 0x40 }, (_, i) => String.fromCharCode(0x410 + i)),
  ),
])

/** OT1, TeX's first encoding of text, where it differs from ASCII. */
export const TEX_OLD_TEXT: ReadonlyMap<number, string> = new Map([
  ...charactersFrom(0, TEX_OT1),
  [0x22, '”'],
  [0x3c, '¡'],
  [0x3e, '¿'],
  [0x5c, '“'],
  [0x5f, '˙'],
  ...charactersFrom(0x7b, [...'–—˝˜¨']),
])

/** TS1, signs beside the letters of T1, where it differs from Latin-1. */
export const TEX_SIGNS: ReadonlyMap<number, string> = new Map([
  ...charactersFrom(0x80, [...'˘ˇ˝˵†‡‖‰•℃$¢ƒ₡₩₦₲₱₤℞‽⸘₫™‱¶฿№⁒℮◦℠']),
  [0xbf, '€'],
  [0xd6, '×'],
  [0xf6, '÷'],
])
