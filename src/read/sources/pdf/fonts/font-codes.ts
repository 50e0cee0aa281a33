import { openDecoder } from '../../encoding/open-decoder.ts'
import { hasWidthsOfAccents } from './accent-widths.ts'
import { readFormNames } from './glyph-names.ts'
import { isMathName } from './math-names.ts'
import { hasEqualWidths, type PdfjsFont } from './pdfjs-font.ts'
import { readPiFont } from './pi-fonts.ts'
import { readTexCommands } from './tex-commands.ts'
import { readMathSigns } from './tex-math-encodings.ts'
import { TEX_CYRILLIC, TEX_LATIN, TEX_OLD_TEXT, TEX_SIGNS } from './tex-text-encodings.ts'

/*
 * Fonts of one byte a character that do not say, or say wrongly, what their codes mean. pdf.js then takes each code for
 * the character that Latin-1 or the Macintosh has there. Which codes a font has tells what they are; a font with few of
 * them is like the others of its document.
 */

/** The text of each code, for a font whose codes mean other characters than pdf.js takes them for. */
export function rereadCodes(
  source: PdfjsFont,
  others: readonly PdfjsFont[] = [],
): ReadonlyMap<number, string> | undefined {
  const signs = readPiFont(source)
  if (signs !== undefined) return signs
  const commands = readTexCommands(source)
  if (commands.size > 0) return commands
  const codes = codesOf(source)
  // A table of the file is believed. Fonts of mathematics have signs where others have Cyrillic letters.
  const encoding =
    !isMathName(source.name ?? '') && isTakenForLatin(source, codes)
      ? (encodingOf(source, codes, others) ?? encodingOfOthers(source, codes, others) ?? usualEncodingOf(source, codes))
      : undefined
  const forms = new Map([...readMathSigns(source), ...readFormNames(source)])
  if (encoding === undefined) return forms.size === 0 ? undefined : forms
  return new Map([...codes.flatMap(code => textAt(encoding, code)), ...forms])
}

/** The first code beyond ASCII. */
const FIRST_HIGH = 0x80

/** Characters by code; a code without one keeps what pdf.js makes of it. */
type Encoding = (code: number) => string | undefined

const T1: Encoding = code => TEX_LATIN.get(code)
const T2A: Encoding = code => TEX_CYRILLIC.get(code)
const TS1: Encoding = code => TEX_SIGNS.get(code)
const OT1: Encoding = code => TEX_OLD_TEXT.get(code)
const WINDOWS_CYRILLIC = upperHalf('windows-1251')
const WINDOWS_LATIN = upperHalf('windows-1252')
const MACINTOSH = upperHalf('macintosh')

function upperHalf(name: string): Encoding {
  const bytes = Uint8Array.from({ length: 0x100 - FIRST_HIGH }, (_, i) => FIRST_HIGH + i)
  const characters = openDecoder(name)?.(bytes) ?? ''
  return code => {
    const character = characters[code - FIRST_HIGH]
    return character === undefined || /[\p{Cc}\ufffd]/u.test(character) ? undefined : character
  }
}

function textAt(encoding: Encoding, code: number): [number, string][] {
  const text = encoding(code)
  return text === undefined ? [] : [[code, text]]
}

/** The codes of the glyphs of a font of one byte a character. */
function codesOf({ composite, widths = {} }: PdfjsFont): number[] {
  return composite ? [] : Object.entries(widths).flatMap(([code, width]) => (width > 0 ? [Number(code)] : []))
}

function encodingOf(
  source: PdfjsFont,
  codes: readonly number[],
  others: readonly PdfjsFont[] = [],
): Encoding | undefined {
  return isNumbered(source) ? texEncodingOf(source, codes) : namedEncodingOf(source, codes, others)
}

/** Glyphs whose names are their codes (`a170`), as in the bitmap fonts that TeX makes. */
function isNumbered({ differences, isType3Font, type }: PdfjsFont): boolean {
  if ((!isType3Font && type !== 'Type3') || differences === undefined) return false
  const names = Object.entries(differences).filter(([, name]) => name !== undefined && name !== '.notdef')
  return names.length > 0 && names.every(([code, name]) => /^[A-Za-z]{1,2}(\d+)$/.exec(name ?? '')?.[1] === code)
}

/** The codes above ASCII are those of T1, or of T2A in a font of Cyrillic letters; OT1 has none, and other ligatures and accents. */
function texEncodingOf(source: PdfjsFont, codes: readonly number[]): Encoding | undefined {
  if (isCyrillic(source, codes)) return T2A
  if (isOfSigns(codes)) return TS1
  if (codes.some(isHigh)) return codes.some(isLowercase) || hasWidthsOfAccents(source, codes) === true ? T1 : undefined
  if (!isText(codes)) return undefined
  const isT1 = codes.some(isOfT1)
  const isOT1 = codes.some(isOfOT1)
  if (isT1 && isOT1) return codes.some(isLigatureOfT1) && !codes.some(isLigatureOfOT1) ? T1 : OT1
  return isT1 ? T1 : isOT1 ? OT1 : undefined
}

/** What a font of text is where neither it nor another tells; a typewriter has the characters of ASCII. */
function usualEncodingOf(source: PdfjsFont, codes: readonly number[]): Encoding | undefined {
  return isNumbered(source) && isText(codes) && !codes.some(isHigh) && !hasEqualWidths(source) ? OT1 : undefined
}

/** Whether a font has signs only, such as a dagger: T1 has the rarest of its letters at these codes, and none comes alone. */
function isOfSigns(codes: readonly number[]): boolean {
  const isSign = (code: number) => (code < FIRST_CYRILLIC && !isAsciiLetter(code)) || TEX_SIGNS.has(code)
  return codes.every(isSign) && codes.some(code => isHigh(code) && code < FIRST_LIKE_LATIN)
}

/** The first code of TS1 at which it is like Latin-1. */
const FIRST_LIKE_LATIN = 0xa0

function isHigh(code: number): boolean {
  return code >= FIRST_HIGH
}

function isText(codes: readonly number[]): boolean {
  return codes.filter(isLowercase).length >= FEWEST_LETTERS && codes.some(isStop)
}

/** Small letters of a font that is set in words; fewer may be variables. */
const FEWEST_LETTERS = 8

/** A comma or a full stop, which fonts of mathematics have elsewhere. */
function isStop(code: number): boolean {
  return code === 0x2c || code === 0x2e
}

/** Accents, quotation marks, dashes and ligatures that only T1 has at these codes; OT1 has letters and accents that are rare. */
function isOfT1(code: number): boolean {
  return (
    code < 0xb || code === 0x10 || code === 0x11 || code === 0x15 || code === 0x16 || (code >= 0x1b && code <= 0x1e)
  )
}

/** The ligatures and commonest accents of OT1. */
function isOfOT1(code: number): boolean {
  return isLigatureOfOT1(code) || (code >= 0x12 && code <= 0x14)
}

function isLigatureOfOT1(code: number): boolean {
  return code >= 0xb && code <= 0xf
}

function isLigatureOfT1(code: number): boolean {
  return code >= 0x1b && code <= 0x1e
}

/**
 * Fonts that name Cyrillic letters by the names of Latin ones; TrueType fonts without an encoding, whose codes pdf.js
 * takes for those of a Macintosh, although files of other systems have more of them. These were made by one program, so all
 * such fonts of the document tell together: that of the headings may have one dash and one accent.
 */
function namedEncodingOf(
  source: PdfjsFont,
  codes: readonly number[],
  others: readonly PdfjsFont[],
): Encoding | undefined {
  if (isCyrillic(source, codes)) return WINDOWS_CYRILLIC
  if (!isTakenForMacintosh(source)) return undefined
  const all = [...codes, ...others.filter(isTakenForMacintosh).flatMap(codesOf)]
  const lettersIn = (encoding: Encoding) => all.filter(code => SMALL_LETTER.test(encoding(code) ?? '')).length
  return lettersIn(WINDOWS_LATIN) >= lettersIn(MACINTOSH) ? WINDOWS_LATIN : undefined
}

/** What accented letters of a text mostly are; the wrong encoding has capitals and signs for them. A florin is a sign. */
const SMALL_LETTER = /(?!ƒ)\p{Ll}/u

/** Whether no code beyond ASCII is a letter of another script. */
function isTakenForLatin({ toUnicode }: PdfjsFont, codes: readonly number[]): boolean {
  return codes.every(code => code < FIRST_HIGH || !/(?!\p{Script=Latin})\p{L}/u.test(toUnicode?._map?.[code] ?? ''))
}

/** A TrueType font with a table of characters that no file gave: that of the Macintosh with all its codes. */
function isTakenForMacintosh({ type, isSymbolicFont, toUnicode }: PdfjsFont): boolean {
  if (type !== 'TrueType' || !isSymbolicFont) return false
  return HIGH_CODES.every(code => toUnicode?._map?.[code] === MACINTOSH(code))
}

/** Codes of letters with accents and of signs that all versions of the encoding of the Macintosh share. */
const HIGH_CODES = Array.from({ length: 0x20 }, (_, i) => FIRST_HIGH + i)

/**
 * Whether the codes are those of a Cyrillic text, which T2A and the code page of Windows have at 0xC0 to 0xFF in the
 * order of the alphabet. Fonts of Latin letters have more ASCII letters than accented ones, but for a list of such letters, whose
 * widths tell; fonts of signs lack the commonest letters.
 */
function isCyrillic(source: PdfjsFont, codes: readonly number[]): boolean {
  return (
    hasMoreCyrillic(codes) &&
    codes.filter(isCommonLetter).length >= FEWEST_COMMON_LETTERS &&
    hasWidthsOfAccents(source, codes) !== true
  )
}

/**
 * Whether a font has at least as many of the letters that may be Cyrillic as of ASCII. One with a width for nearly every
 * code does not say which of them it has.
 */
function hasMoreCyrillic(codes: readonly number[]): boolean {
  const count = codes.filter(isOfUpperHalf).length
  const ascii = codes.filter(isAsciiLetter).length
  return count > 0 && count >= ascii && ascii <= MOST_ASCII_LETTERS
}

/** Letters of the 52 of ASCII; even a long text lacks some capitals. */
const MOST_ASCII_LETTERS = 45

const FIRST_CYRILLIC = 0xc0
/** Places of а, е, и, н, о, т in the alphabet of 32 letters. */
const COMMON_LETTERS = [0, 5, 8, 13, 14, 18]
const FEWEST_COMMON_LETTERS = 3
const ALPHABET_LENGTH = 32

/** Whether a code is a letter of the Cyrillic alphabet, or one with an accent. */
function isOfUpperHalf(code: number): boolean {
  return code >= FIRST_CYRILLIC
}

function isCommonLetter(code: number): boolean {
  return isOfUpperHalf(code) && COMMON_LETTERS.includes((code - FIRST_CYRILLIC) % ALPHABET_LENGTH)
}

/**
 * What most fonts of the document that tell by themselves say of one that does not: its Cyrillic letters, or its accents and
 * ligatures.
 */
function encodingOfOthers(
  source: PdfjsFont,
  codes: readonly number[],
  others: readonly PdfjsFont[],
): Encoding | undefined {
  const isOfTex = isNumbered(source)
  const counts = (...wanted: readonly Encoding[]) =>
    wanted.map(
      encoding =>
        others.filter(other => isNumbered(other) === isOfTex && encodingOf(other, codesOf(other)) === encoding).length,
    )
  if (!isOfTex) {
    const [cyrillic = 0] = hasMoreCyrillic(codes) ? counts(WINDOWS_CYRILLIC) : []
    return cyrillic > 0 ? WINDOWS_CYRILLIC : undefined
  }
  if (codes.some(isOfUpperHalf)) {
    const [cyrillic = 0, latin = 0] = counts(T2A, T1)
    if (cyrillic + latin === 0) return undefined
    return cyrillic > latin || (cyrillic === latin && hasMoreCyrillic(codes)) ? T2A : T1
  }
  if (codes.filter(isLowercase).length < FEWEST_OF_A_TITLE || codes.some(isMathematical)) return undefined
  const [latin = 0, old = 0] = counts(T1, OT1)
  if (latin + old === 0) return undefined
  const encoding = latin >= old ? T1 : OT1
  return code => (code < FIRST_PRINTED ? encoding(code) : undefined)
}

/** Small letters of a font that is used for a title or a heading, where {@link isMathematical} sets variables apart. */
const FEWEST_OF_A_TITLE = 4

/** The comma, the full stop, the slash and the signs of order where fonts of variables have them. */
function isMathematical(code: number): boolean {
  return code >= 0x3a && code <= 0x3e
}

/** The first code of ASCII that is printed: encodings of TeX have accents and ligatures before it. */
const FIRST_PRINTED = 0x20

function isLowercase(code: number): boolean {
  return code >= 0x61 && code <= 0x7a
}

function isAsciiLetter(code: number): boolean {
  return isLowercase(code) || (code >= 0x41 && code <= 0x5a)
}
