import type { PdfjsFont } from './pdfjs-font.ts'
import { charactersFrom, SYMBOL_HIGH, SYMBOL_LOW, ZAPF_DINGBATS } from './symbol-tables.ts'
import { OMS, OMX } from './tex-math-encodings.ts'

/*
 * Symbol fonts that typesetting systems cut from other fonts, with new names and codes. Their files call an
 * alpha `a`, a minus `C0` and a multiplication sign `9`, so that `α-pinene at −80 °C` reads as `a-pinene at ×80`. The tables
 * are those of the fonts they were cut from: TeX's OMS, OML and OMX, Adobe's Symbol, Linotype's Mathematical Pi. Zapf Dingbats is
 * among them, because its glyphs have names without a meaning: the points of a chart made with R are `l`.
 */

/** What characters of the original code mean. */
type Signs = ReadonlyMap<number, string>

const FIRST_PRINTED = 0x20
/** The first code beyond ASCII. */
const FIRST_OF_LATIN = 0x80

/** Signs of TeX's OT1 where Latin-1 has fractions and Icelandic letters; its ASCII is that of the text. */
const OT1_SIGNS: Signs = toSigns({ '¼': '=', '½': '[', Þ: ')', ð: '(', þ: '+', '\u008A': ']' })

/** The signs of TeX's OMS, whose letters are script capitals, and those of OT1 that are put beside them. */
const OMS_SIGNS: Signs = new Map([...charactersFrom(0, OMS).filter(([, sign]) => !/^[A-Z]$/.test(sign)), ...OT1_SIGNS])

/** Full stop, comma and stroke of TeX's OML; its letters are variables. */
const OML_POINTS: Signs = new Map([
  [0x3a, '.'],
  [0x3b, ','],
  [0x3d, '/'],
])

const SYMBOL: Signs = new Map([
  ...charactersFrom(FIRST_PRINTED, [...SYMBOL_LOW]),
  ...charactersFrom(0xa0, [...SYMBOL_HIGH]),
])

/** The Greek letters of Symbol, without its signs, which differ in fonts cut from it. */
const SYMBOL_GREEK: Signs = new Map([...SYMBOL].filter(([code, sign]) => isLetter(code) && sign !== 'Υ'))

/** Mathematical Pi has the Greek alphabet in its own order below the Latin letters. */
const PI_GREEK: Signs = new Map([
  ...charactersFrom(0x61, [...'αβγδεζηθικλμνξοπρστυφχψω']),
  ...charactersFrom(0x41, [...'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ']),
])

/** The signs that Mathematical Pi One has below the digits and points. */
const PI_SIGNS: Signs = new Map([
  ...charactersFrom(0x31, [...'+−×÷=±']),
  ...Object.entries({ ',': '<', '.': '>', '#': '≤', $: '≥' }).map(toCode),
])

const SIGNS_OF: readonly (readonly [name: RegExp, signs: Signs])[] = [
  [/^(?:[A-Z]{6}\+)?(?:ITC)?ZapfDingbats/, new Map(ZAPF_DINGBATS)],
  [/AdvP4C4E74$|TeX_CM_Maths_Symbols$/, OMS_SIGNS],
  [/AdvP4C4E51$|TeX_CM_Maths_Italic$/, OML_POINTS],
  [/AdvP4C4E46$/, new Map(charactersFrom(0, OMX.slice(0, FIRST_PRINTED)))],
  [/AdvPSSym$/, SYMBOL],
  [/AdvPSMP1[03]$/, PI_GREEK],
  [/Adv(?:PS_?)?GRT[IU]$|AdvPS(?:3F4C13|4721B4)$/, SYMBOL_GREEK],
  [/AdvPi1$/, new Map([...SYMBOL_GREEK, [0x34, '>']])],
  [/AdvP80675$|MathematicalPi-One$/, PI_SIGNS],
  [/AdvTir_symb$/, toSigns({ '9': '×', '?': '+', '-': '−', B: '≤', C: '≥' })],
  [/AdvPSMP4$/, toSigns({ '\\': '<', '[': '>' })],
  [/AdvPS44A44B$/, toSigns({ e: '–', $: '·' })],
  [/AdvEls-ent4$/, toSigns({ o: '<', p: '≤' })],
  [/AdvEls-ent5$/, toSigns({ X: '≥' })],
]

/** What Mathematical Pi calls its glyphs, by the number in the name: `H9262` is a mu, `H11006` is plus or minus. */
const NUMBERED: Signs = new Map([
  [9004, 'Δ'],
  ...charactersFrom(9251, [...'αβγδεζηθικλμνξοπρςστυφχψω']),
  ...charactersFrom(11001, [...'+−×÷=±']),
  [11011, '∼'],
  [11015, '≈'],
  ...charactersFrom(11021, [...'<>']),
  ...charactersFrom(11032, [...'′″°']),
  ...charactersFrom(11349, [...'≤≥']),
])

/** The signs of a font of this kind by its own codes; `undefined` for other fonts. What the file says of a code counts more. */
export function readPiFont(source: PdfjsFont): ReadonlyMap<number, string> | undefined {
  const { name = '', differences = [], widths = {} } = source
  const signs = SIGNS_OF.find(([pattern]) => pattern.test(name))?.[1]
  const isNumbered = differences.some(glyph => glyph !== undefined && PI_NAME.test(glyph))
  if (signs === undefined && !isNumbered) return undefined
  const read = Object.keys(widths).flatMap((key): [number, string][] => {
    const code = Number(key)
    const numbered = PI_NAME.exec(differences[code] ?? '')?.[1]
    const sign = numbered === undefined ? signOf(source, code, signs) : NUMBERED.get(Number(numbered))
    return sign === undefined ? [] : [[code, sign]]
  })
  return new Map(read)
}

/** A glyph of Mathematical Pi, and one that is named by its code in the font it was cut from. */
const PI_NAME = /^H(\d{4,5})$/
const ORIGINAL_CODE = /^C(\d{1,3})$/

/** The symbol of a code, unless the file gives it another meaning: one that is neither ASCII of a glyph number nor the code. */
function signOf({ differences, toUnicode, composite }: PdfjsFont, code: number, signs?: Signs): string | undefined {
  const said = toUnicode?._map?.[code]?.codePointAt(0)
  const named = ORIGINAL_CODE.exec(differences?.[code] ?? '')?.[1]
  if (named !== undefined) return signs?.get(Number(named))
  // The names of these signs are those of Latin-1, their codes are not.
  if (said !== undefined && signs === OMS_SIGNS && OT1_SIGNS.has(said)) return OT1_SIGNS.get(said)
  if (composite === true) return said !== undefined && said < FIRST_OF_LATIN ? signs?.get(said) : undefined
  return said === undefined || said === code ? signs?.get(code) : undefined
}

function isLetter(code: number): boolean {
  return /[A-Za-z]/.test(String.fromCharCode(code))
}

function toSigns(signs: Readonly<Record<string, string>>): Signs {
  return new Map(Object.entries(signs).map(toCode))
}

function toCode([character, sign]: readonly [string, string]): [number, string] {
  return [character.codePointAt(0) ?? 0, sign]
}
