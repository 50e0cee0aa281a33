import { objectHeads } from './object-heads.ts'

/** Bytes of a dictionary before and after an entry of it. */
const DICTIONARY_REACH = 4000

/** A stream as it is in the file. */
export interface RawStream {
  /** Number of its object, where it is said before the dictionary. */
  readonly object?: number
  /** What comes before it, from the number of its object or from as far as is looked. */
  readonly dictionary: string
  /** Its place in the file. */
  readonly start: number
  /** Its bytes, packed as they are, without the line end after them; a view of the file. */
  readonly packed: Buffer
}

/** A file with the places of its objects. */
export interface RawFile {
  readonly bytes: Buffer
  /** Where the text of an object that is not in a stream begins, by its number: of the first, where there are several. */
  readonly objects: ReadonlyMap<number, number>
}

/**
 * Finds the objects of a file in one go: searching the file for each reference would take hours where there are many.
 *
 * @param text the same bytes, as Latin-1
 */
export function findObjects(bytes: Buffer, text: string): RawFile {
  const objects = new Map<number, number>()
  for (const { number, end } of objectHeads(text)) {
    if (!objects.has(number)) objects.set(number, end)
  }
  return { bytes, objects }
}

/** The stream whose dictionary has an entry at that place; `undefined` where none follows. */
export function streamAround(file: Buffer, at: number): RawStream | undefined {
  const before = file.toString('latin1', Math.max(0, at - DICTIONARY_REACH), at)
  const behind = file.toString('latin1', at, at + DICTIONARY_REACH)
  const keyword = /\bstream\r?\n?/.exec(behind)
  if (keyword === null) return undefined
  const dictionary = before.slice(Math.max(0, before.lastIndexOf('obj'))) + behind.slice(0, keyword.index)
  const start = at + keyword.index + keyword[0].length
  return { dictionary, start, packed: file.subarray(start, endOfStream(file, start)) }
}

/** All streams of a file in their order, whatever their dictionaries say. */
export function* allStreams(raw: RawFile): Generator<RawStream> {
  const { bytes: file } = raw
  for (let at = file.indexOf(KEYWORD); at !== -1; at = file.indexOf(KEYWORD, at + KEYWORD.length)) {
    if (file.toString('latin1', at - END.length, at) === END) continue
    const before = file.toString('latin1', Math.max(0, at - DICTIONARY_REACH), at)
    const start =
      at +
      KEYWORD.length +
      (/^\r?\n?/.exec(file.toString('latin1', at + KEYWORD.length, at + KEYWORD.length + 2))?.[0].length ?? 0)
    const object = [...objectHeads(before)].at(-1)?.number
    const dictionary = unescapeNames(before.slice(Math.max(0, before.lastIndexOf('obj'))))
    const stated = start + statedLength(dictionary, raw)
    const end =
      stated > start && /^\s*endstream/.test(file.toString('latin1', stated, stated + REACH_OF_END))
        ? stated
        : endOfStream(file, start)
    yield {
      ...(object === undefined ? {} : { object }),
      dictionary,
      start,
      packed: file.subarray(start, end),
    }
  }
}

/** Where a stream begins, and what comes before that word where one ends. */
const KEYWORD = 'stream'
const END = 'end'

/** Bytes within which a stream ends after the length that it states. */
const REACH_OF_END = 16

/** Names with their characters as themselves: `/#46lateDecode` is `/FlateDecode` (PDF 1.7, 7.3.5). */
export function unescapeNames(dictionary: string): string {
  return dictionary.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** The length that a stream states, directly or in a separate object; 0 where it states none. */
function statedLength(dictionary: string, file: RawFile): number {
  const [, length = '0', reference] = /\/Length\s+(\d+)(\s+\d+\s+R)?/.exec(dictionary) ?? []
  return reference === undefined ? Number(length) : Number(objectText(file, Number(length))?.match(/^\d+/)?.[0] ?? 0)
}

/** The beginning of an object that is not in a stream; `undefined` where there is none of that number. */
export function objectText({ bytes, objects }: RawFile, number: number): string | undefined {
  const start = objects.get(number)
  return start === undefined ? undefined : bytes.toString('latin1', start, start + DICTIONARY_REACH)
}

function endOfStream(file: Buffer, start: number): number {
  const keyword = file.indexOf('endstream', start)
  if (keyword === -1) return file.length
  const lineEnd = /\r?\n?$/.exec(file.toString('latin1', keyword - 2, keyword))?.[0].length ?? 0
  return Math.max(start, keyword - lineEnd)
}
