import type { PdfjsFont } from './pdfjs-font.ts'

/** Names of the characters that have glyphs of several forms, from Adobe's Glyph List for New Fonts. */
const CHARACTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((name, i) => [name, `${i}`]),
  ),
  ampersand: '&',
  asterisk: '*',
  at: '@',
  bracketleft: '[',
  bracketright: ']',
  bullet: '•',
  colon: ':',
  comma: ',',
  dollar: '$',
  emdash: '—',
  endash: '–',
  equal: '=',
  Euro: '€',
  exclam: '!',
  exclamdown: '¡',
  guillemotleft: '«',
  guillemotright: '»',
  guilsinglleft: '‹',
  guilsinglright: '›',
  hyphen: '-',
  numbersign: '#',
  parenleft: '(',
  parenright: ')',
  percent: '%',
  period: '.',
  plus: '+',
  question: '?',
  questiondown: '¿',
  quotedblleft: '“',
  quotedblright: '”',
  quoteleft: '‘',
  quoteright: '’',
  section: '§',
  semicolon: ';',
  slash: '/',
  sterling: '£',
  underscore: '_',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  oslash: 'ø',
  Oslash: 'Ø',
  lslash: 'ł',
  Lslash: 'Ł',
  eth: 'ð',
  Eth: 'Ð',
  thorn: 'þ',
  Thorn: 'Þ',
  dcroat: 'đ',
  Dcroat: 'Đ',
  germandbls: 'ß',
  dotlessi: 'ı',
  ff: 'ff',
  fi: 'fi',
  fl: 'fl',
  ffi: 'ffi',
  ffl: 'ffl',
  hyphenchar: '-',
  longs: 'ſ',
  minus: '−',
  ij: 'ĳ',
  IJ: 'Ĳ',
}

/** Names of TeX's fonts that Adobe's list does not have. */
const TEX_NAMES: Readonly<Record<string, string>> = {
  arrowhookleft: '↪',
  arrowhookright: '↩',
  ascendercompwordmark: '\u200c',
  capitalcompwordmark: '\u200c',
  compwordmark: '\u200c',
  cwm: '\u200c',
  dbar: 'đ',
  Dbar: 'Đ',
  dotlessj: 'ȷ',
  Germandbls: 'SS',
  mapsto: '↦',
  ng: 'ŋ',
  NG: 'Ŋ',
  perthousandzero: '0',
  punctdash: '—',
  rangedash: '–',
  SS: 'SS',
  visiblespace: '␣',
}

/** Names of Greek letters, in the order of the alphabet; capitals begin with one. */
const GREEK = [
  ...'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu'.split(' '),
  ...'nu xi omicron pi rho sigma1 sigma tau upsilon phi chi psi omega'.split(' '),
]
const FIRST_OF_GREEK = 0x3b1
const GREEK_CAPITALS_BEFORE = 0x20

/** Cyrillic letters by the numbers of their names, `afii10017` and on: capitals, then small letters. */
const AFII = /^afii(\d{5})$/
const CYRILLIC: ReadonlyMap<number, string> = new Map([
  ...[...'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯҐЂЃЄЅІЇЈЉЊЋЌЎ'].map((letter, i): [number, string] => [10017 + i, letter]),
  ...[...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяґђѓєѕіїјљњћќў'].map((letter, i): [number, string] => [10065 + i, letter]),
  [10145, 'Џ'],
  [10193, 'џ'],
  [61352, '№'],
])

/** Combining accents by the names that follow a letter: `eacute`. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  breve: '\u0306',
  caron: '\u030c',
  cedilla: '\u0327',
  circumflex: '\u0302',
  commaaccent: '\u0326',
  dieresis: '\u0308',
  dotaccent: '\u0307',
  grave: '\u0300',
  hungarumlaut: '\u030b',
  macron: '\u0304',
  ogonek: '\u0328',
  ring: '\u030a',
  tilde: '\u0303',
}

const ACCENTED = /^([A-Za-z])([a-z]{4,})$/

/**
 * The text of the codes whose glyphs have names that pdf.js does not read: forms of a character and ligatures (`two.oldstyle`,
 * `A.sc`, `f_i`), several characters (`uni0041030A`), names of TeX. Codes with a text of the file's own table keep it.
 */
export function readFormNames({ differences = [], toUnicode }: PdfjsFont): ReadonlyMap<number, string> {
  const texts = new Map<number, string>()
  for (const [code, name] of differences.entries()) {
    if (name === undefined || toUnicode?._map?.[code]) continue
    const text = textOfName(name)
    if (text !== undefined) texts.set(code, text)
  }
  return texts
}

/**
 * The text of a glyph name, as Adobe's Glyph List specification has it: what follows the first full stop is the form; underscores
 * join the parts of a ligature; `uni` has four digits for each character, `u` four to six for one. `undefined` for names with
 * unknown parts, and for those of one character, which pdf.js reads.
 */
export function textOfName(name: string): string | undefined {
  const [plain = '', ...forms] = name.split('.')
  const parts = plain.split('_')
  if (plain === '') return undefined
  if (forms.length === 0 && parts.length === 1) return TEX_NAMES[name] ?? textOfCode(name)
  const texts = parts.map(textOfPart)
  return texts.includes(undefined) ? undefined : texts.join('')
}

function textOfPart(name: string): string | undefined {
  if (/^[A-Za-z]$/.test(name)) return name
  const [, letter = '', accent = ''] = ACCENTED.exec(name) ?? []
  const mark = ACCENTS[accent]
  const accented = mark === undefined ? undefined : `${letter}${mark}`.normalize('NFC')
  return CHARACTERS[name] ?? TEX_NAMES[name] ?? accented ?? textOfCode(name) ?? letterOfScript(name)
}

const SEQUENCE = /^uni((?:[0-9A-F]{4})+)$/
const SINGLE = /^u([0-9A-F]{4,6})$/

/** The characters whose codes are the name; none where one of them is half a character, or beyond Unicode. */
function textOfCode(name: string): string | undefined {
  const digits = SEQUENCE.exec(name)?.[1]?.match(/.{4}/g) ?? SINGLE.exec(name)?.slice(1)
  const codes = digits?.map(code => Number.parseInt(code, 16))
  if (codes === undefined || codes.some(code => code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))) return undefined
  return String.fromCodePoint(...codes)
}

function letterOfScript(name: string): string | undefined {
  const number = AFII.exec(name)?.[1]
  if (number !== undefined) return CYRILLIC.get(Number(number))
  const place = GREEK.indexOf(name.toLowerCase())
  const isCapital = /^[A-Z][a-z]*$/.test(name)
  if (place < 0 || !(isCapital || name === name.toLowerCase())) return undefined
  return String.fromCharCode(FIRST_OF_GREEK + place - (isCapital ? GREEK_CAPITALS_BEFORE : 0))
}
