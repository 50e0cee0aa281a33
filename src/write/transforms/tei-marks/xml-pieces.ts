/** A piece of serialised XML: a tag, an instruction, or text between two of them. */
export type XmlPiece =
  | { readonly type: 'open'; readonly raw: string; readonly name: string }
  | { readonly type: 'close'; readonly raw: string; readonly name: string }
  | { readonly type: 'empty'; readonly raw: string; readonly name: string }
  | { readonly type: 'instruction'; readonly raw: string; readonly name: string; readonly value: string }
  | { readonly type: 'text'; readonly raw: string }

/** Tags of our serialisation contain no ">" except their last character. */
const PIECE = /<\?(\S+?)(?:\s+(.*?))?\?>|<(\/?)([A-Za-z][\w:.-]*)([^>]*?)(\/?)>|[^<]+/gs

/** The pieces of XML that the stylesheets wrote, in their order: together they are the document. */
export function splitXml(xml: string): XmlPiece[] {
  return [...xml.matchAll(PIECE)].map(toPiece)
}

function toPiece([raw, target, value = '', slash, name, , emptiness]: RegExpMatchArray): XmlPiece {
  if (target !== undefined) return { type: 'instruction', raw, name: target, value: value.trim() }
  if (name === undefined) return { type: 'text', raw }
  if (slash === '/') return { type: 'close', raw, name }
  return { type: emptiness === '/' ? 'empty' : 'open', raw, name }
}

/** A character of text as it is written (`&amp;`, a letter with its accents), and how many characters it counts for. */
export interface WrittenCharacter {
  readonly raw: string
  /** 0 for what is no ink: blanks, controls, soft hyphens. */
  readonly ink: number
}

const CHARACTER = /(?:&[^;]+;|\P{M})\p{M}*|\p{M}+/gsu
/** Characters that the table of sentences leaves out, and blanks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const WITHOUT_INK = /^(?:\s|[\u007f-\u009f]|\u00ad)$/u

/** The characters of a piece of text. */
export function charactersOf(raw: string): WrittenCharacter[] {
  return [...raw.matchAll(CHARACTER)].map(([character]) => ({ raw: character, ink: inkOfCharacter(character) }))
}

function inkOfCharacter(character: string): number {
  if (character.length === 1) return WITHOUT_INK.test(character) ? 0 : 1
  const whole = character.startsWith('&') ? character.replace(/^&[^;]+;/, 'x') : character
  return [...whole.normalize('NFC')].length
}

/** Characters of a text in NFC that are no blanks: the unit of ranges. */
export function inkOf(text: string): number {
  let ink = 0
  for (const character of text) if (!WITHOUT_INK.test(character)) ink++
  return ink
}

/** The text as it is read. */
export function unescapeXml(raw: string): string {
  return raw.includes('&') ? raw.replace(/&(#x?[0-9A-Fa-f]+|\w+);/g, (_, name: string) => characterNamed(name)) : raw
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function characterNamed(name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? ''
  return String.fromCodePoint(name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)))
}
