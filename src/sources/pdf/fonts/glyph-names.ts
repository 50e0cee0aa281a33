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
}

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
 * The text of the codes whose glyphs are named as a form of a character or as a ligature, which pdf.js does not read:
 * `two.oldstyle`, `A.sc`, `f_i`. Codes with a text of the file's own table keep it.
 */
export function readFormNames({ differences = [], toUnicode }: PdfjsFont): ReadonlyMap<number, string> {
  const texts = new Map<number, string>()
  for (const [code, name] of differences.entries()) {
    if (name === undefined || toUnicode?._map?.[code]) continue
    const text = textOfFormName(name)
    if (text !== undefined) texts.set(code, text)
  }
  return texts
}

/**
 * The text of a glyph name with a form or with several parts, as Adobe's Glyph List specification has it: what follows the
 * first full stop is the form; underscores join the parts of a ligature. `undefined` for other names and unknown parts.
 */
export function textOfFormName(name: string): string | undefined {
  const [plain = '', ...forms] = name.split('.')
  const parts = plain.split('_')
  if (plain === '' || (forms.length === 0 && parts.length === 1)) return undefined
  const texts = parts.map(textOfPart)
  return texts.includes(undefined) ? undefined : texts.join('')
}

function textOfPart(name: string): string | undefined {
  if (/^[A-Za-z]$/.test(name)) return name
  const [, letter = '', accent = ''] = ACCENTED.exec(name) ?? []
  const mark = ACCENTS[accent]
  return CHARACTERS[name] ?? (mark === undefined ? undefined : `${letter}${mark}`.normalize('NFC'))
}
