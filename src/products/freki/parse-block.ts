import { SourceError } from '../../base/errors.ts'
import type { FrekiAttribute, FrekiBlock, FrekiBox, FrekiFont, FrekiLine } from './document.ts'

/**
 * The block that some lines of a file describe; blank lines are ignored. Older files call the tab-score `iscore`; some
 * call the language `lang`. An attribute of the format with an invalid value is kept among the other attributes.
 *
 * @param place number of the first of `lines` in the file, from 1
 * @throws {SourceError} `E_FREKI_MALFORMED`
 */
export function parseBlock(lines: readonly string[], place: number): FrekiBlock {
  const start = lines.findIndex(line => line.trim() !== '')
  const rest = lines.slice(start + 1)
  return {
    ...parseBlockPreamble(lines[start] ?? '', place + start),
    lines: rest.flatMap((line, index) => (line.trim() === '' ? [] : [parseLine(line, place + start + 1 + index)])),
  }
}

/** Whether a line of a file begins a block; a byte order mark may come before the first. */
export function beginsBlock(line: string): boolean {
  return /^\ufeff?doc_id=/.test(line)
}

function parseBlockPreamble(preamble: string, place: number): Omit<FrekiBlock, 'lines'> {
  const expected = () => malformed(place, `expected a block with doc_id= and block_id=, found "${excerpt(preamble)}"`)
  if (!beginsBlock(preamble)) throw expected()
  const words = preamble.trim().split(/\s+/)
  // The numbers of the first and the last line are left out: the lines have them.
  const attributes = parseAttributes(
    words.filter(word => !/^\d+$/.test(word)),
    place,
  )
  const documentId = take(attributes, 'doc_id', parseWord)
  const id = take(attributes, 'block_id', parseWord)
  if (documentId === undefined || id === undefined) throw expected()
  return withoutUnknown({
    documentId,
    page: take(attributes, 'page', parseWhole),
    id,
    box: take(attributes, 'bbox', parseBox),
    label: take(attributes, 'label', parseWord),
    attributes,
  })
}

function parseLine(line: string, place: number): FrekiLine {
  const colon = line.indexOf(':')
  if (colon < 0) throw malformed(place, `expected a preamble, a colon and the text, found "${excerpt(line)}"`)
  const attributes = parseAttributes(line.slice(0, colon).trim().split(/\s+/), place)
  const number = take(attributes, 'line', parseWhole)
  if (number === undefined) throw malformed(place, `expected line= and a number, found "${excerpt(line)}"`)
  return withoutUnknown({
    number,
    tag: take(attributes, 'tag', parseWord),
    spanId: take(attributes, 'span_id', parseWord),
    languageName: take(attributes, 'lang_name', parseWord),
    languageCode: take(attributes, 'lang_code', parseWord) ?? take(attributes, 'lang', parseWord),
    fonts: take(attributes, 'fonts', parseFonts) ?? [],
    tabScore: take(attributes, 'tabscore', parseScore) ?? take(attributes, 'iscore', parseScore),
    box: take(attributes, 'bbox', parseBox),
    attributes,
    text: line.slice(colon + 1),
  })
}

function parseAttributes(words: readonly string[], place: number): FrekiAttribute[] {
  return joinValues(words).map(word => {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(word) ?? []
    if (name === undefined || value === undefined) {
      throw malformed(place, `expected attributes like name=value, found "${excerpt(word)}"`)
    }
    return { name, value }
  })
}

/** Names of languages may have several words, which no name parts: `lang_name=Pitta Pitta`. */
function joinValues(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    if (before?.startsWith('lang_name=') === true && !word.includes('='))
      joined[joined.length - 1] = `${before} ${word}`
    else joined.push(word)
  }
  return joined
}

/** Takes the first attribute of this name out of the list, unless its value is not valid in the format. */
function take<T>(attributes: FrekiAttribute[], name: string, parse: (value: string) => T | undefined): T | undefined {
  const index = attributes.findIndex(attribute => attribute.name === name)
  const value = attributes[index] && parse(attributes[index].value)
  if (value !== undefined) attributes.splice(index, 1)
  return value
}

function parseWord(value: string): string {
  return value
}

function parseWhole(value: string): number | undefined {
  return /^\d{1,15}$/.test(value) ? Number(value) : undefined
}

function parseScore(value: string): number | undefined {
  const score = parseNumber(value)
  return score !== undefined && score >= 0 && score <= 1 ? score : undefined
}

function parseNumber(value: string): number | undefined {
  return /^-?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/.test(value) ? Number(value) : undefined
}

function parseBox(value: string): FrekiBox | undefined {
  const sides = value.split(',').map(parseNumber)
  const [llx, lly, urx, ury] = sides
  if (sides.length !== 4 || llx === undefined || lly === undefined) return undefined
  return urx === undefined || ury === undefined ? undefined : { llx, lly, urx, ury }
}

/** `F1-10.9,F2-8.0`; the ids of fonts may have hyphens themselves. */
function parseFonts(value: string): FrekiFont[] | undefined {
  const fonts = value.split(',').map(font => /^(.+)-(\d+(?:\.\d+)?)$/.exec(font))
  return fonts.every(font => font !== null) ? fonts.map(([, id = '', size]) => ({ id, size: Number(size) })) : undefined
}

/** The record without the fields that are missing in the file. */
function withoutUnknown<T extends object>(record: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T
}

/** Most characters of a faulty line that a message repeats. */
const MAX_EXCERPT = 60

function excerpt(text: string): string {
  return text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT)}…` : text
}

function malformed(place: number, what: string): SourceError {
  return new SourceError('E_FREKI_MALFORMED', `line ${place}: ${what}`)
}
