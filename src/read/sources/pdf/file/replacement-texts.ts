import { deflateSync, inflateSync } from 'node:zlib'
import type { StreamFindings } from './bombs.ts'
import { readNamedProperties } from './named-properties.ts'
import { isInUse } from './places.ts'
import { allStreams, findObjects, type RawStream, unescapeNames } from './raw-streams.ts'
import { STRING, textOfString } from './strings.ts'
import { replacedStream, writeUpdate } from './write-update.ts'
import { beginOf, readXref } from './xref.ts'

/** What marked content says of itself: its number in the tree of the document, and the text that its glyphs stand for. */
export interface ContentProperties {
  readonly contentId: number | undefined
  readonly replacement: string | undefined
}

/** Most bytes of a stream that are looked into; what draws a page has some megabytes. */
const MOST_BYTES = 64 * 2 ** 20

const ENTRY = '/ActualText'
/** The properties of marked content, where they are in the content itself (PDF 1.7, 14.6.2). */
const PROPERTIES = new RegExp(String.raw`<<((?:[^<>()]|${STRING}){0,4000})>>\s*BDC\b`, 'gs')
/** Properties by their name among the resources. */
const NAMED = /(?<=\/[^\s/<>()[\]]+\s*)\/([^\s/<>()[\]]+)\s+BDC\b/g
const REPLACEMENT = new RegExp(String.raw`${ENTRY}\s*(${STRING})`, 's')
const CONTENT_ID = /\/MCID\s+(\d+)/
/** Blanks and hyphens are read from their glyphs: programs give many kinds of white space as texts, and soft hyphens. */
const SAYS_MORE = /[^\s\p{C}\-‐‑]/u

/** Streams that draw no page: pictures, fonts, tables of the file. */
const DRAWS_NOTHING =
  /\/Subtype\s*\/(?:Image|Type1C|CIDFontType0C|OpenType|XML)\b|\/Length1\b|\/Type\s*\/(?:ObjStm|XRef|EmbeddedFile)\b/

/**
 * The bytes of a PDF where the number of marked content has the text that its glyphs stand for beside it (`ActualText`;
 * PDF 1.7, 14.9.4): pdf.js 5.6 hands over the number, whatever it is, and nothing else.
 *
 * Programs say so what fonts do not: that a glyph of small capitals is a capital, or what a glyph without a code means. Streams
 * are changed in place; one that no longer fits there is appended to the file, which is then a new file.
 *
 * @param findings what is known of the file since its streams were unpacked
 */
export function withReplacementTexts(
  bytes: Uint8Array,
  { hasReplacementTexts, objectStreams }: Pick<StreamFindings, 'hasReplacementTexts' | 'objectStreams'>,
): Uint8Array {
  if (!hasReplacementTexts) return bytes
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const named = readNamedProperties(file, objectStreams)
  const larger: Larger[] = []
  for (const stream of allStreams(findObjects(file, file.toString('latin1')))) {
    if (DRAWS_NOTHING.test(stream.dictionary)) continue
    const written = replaceIn(stream, named.get(stream.object ?? -1) ?? NO_NAMES)
    if (written !== undefined) larger.push({ stream, written })
  }
  const xref = larger.length === 0 ? undefined : readXref(file)
  if (xref === undefined) return bytes
  const begin = beginOf(file)
  const objects = larger.flatMap(({ stream, written }) =>
    stream.object !== undefined && isInUse(stream, xref.places, begin)
      ? [replacedStream(stream, stream.object, written, xref.places)]
      : [],
  )
  return writeUpdate(file, begin, { ...xref, objects })
}

/** A stream, and its content that does not fit in its place. */
interface Larger {
  readonly stream: RawStream
  readonly written: Buffer
}

type Names = ReadonlyMap<string, string>
const NO_NAMES: Names = new Map()

/** What {@link withReplacementTexts} put in the place of the number, or that number. */
export function readContentProperties(number: unknown): ContentProperties {
  if (typeof number === 'number') return { contentId: number, replacement: undefined }
  const [, contentId = '', code] = typeof number === 'string' ? (/^(\d*):([0-9a-f]*)$/.exec(number) ?? []) : []
  return {
    contentId: contentId === '' ? undefined : Number(contentId),
    replacement: code === undefined ? undefined : Buffer.from(code, 'hex').toString(),
  }
}

/** Changes a stream in place; gives what it should be where that does not fit. */
function replaceIn({ dictionary, packed }: RawStream, names: Names): Buffer | undefined {
  const isPacked = /\/Filter\b/.test(dictionary)
  const content = isPacked ? unpack(packed) : packed
  if (content === undefined || (names.size === 0 && !content.includes(ENTRY))) return undefined
  const text = content.toString('latin1')
  const changed = withNamed(text, names).replace(
    PROPERTIES,
    (whole, entries: string) => withReplacement(entries) ?? whole,
  )
  if (changed === text) return undefined
  const bytes = Buffer.from(changed, 'latin1')
  const written = isPacked ? deflateSync(bytes, { level: 9 }) : bytes
  if (written.length > packed.length) return written
  packed.set(written)
  packed.fill(isPacked ? 0 : ' ', written.length)
  return undefined
}

/** The content with the properties in the place of their names. */
function withNamed(content: string, names: Names): string {
  if (names.size === 0) return content
  return content.replace(NAMED, (whole, name: string) => names.get(unescapeNames(name))?.trim().concat(' BDC') ?? whole)
}

/** The properties with the text in the number; `undefined` where they have no text or one that says nothing. */
function withReplacement(entries: string): string | undefined {
  const [, string] = REPLACEMENT.exec(entries) ?? []
  const text = string === undefined ? undefined : textOfString(string)
  // An empty text says that the glyphs are not text.
  if (text === undefined || (text !== '' && !SAYS_MORE.test(text))) return undefined
  return `<</MCID(${CONTENT_ID.exec(entries)?.[1] ?? ''}:${Buffer.from(text).toString('hex')})>>BDC`
}

function unpack(packed: Buffer): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: MOST_BYTES })
  } catch {
    // Damaged, packed otherwise or too large.
    return undefined
  }
}
