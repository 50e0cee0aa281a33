import { Parser } from 'htmlparser2'
import { SourceError } from '../../../base/errors.ts'
import { copyText } from '../../../base/text/characters/copy-text.ts'
import { UNKNOWN_CHARACTER } from '../normalise/clean-text.ts'
import { encodingOfMark } from '../encoding/byte-order-mark.ts'
import { openDecoder } from '../encoding/open-decoder.ts'
import { CHUNK_LENGTH, type XmlHandlers } from '../xml/parse-xml.ts'

/** What a reader does at each part of an HTML file. */
export interface HtmlHandlers extends XmlHandlers {
  /** A part of a style sheet. */
  style?(css: string): void
}

/** Elements without contents. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set([
  ...['br', 'hr', 'img', 'meta', 'link', 'input', 'col', 'area', 'base', 'wbr'],
])

/** Elements whose contents are no text of the document: browsers show none of them. */
export const NO_TEXT: ReadonlySet<string> = new Set([
  ...['head', 'title', 'style', 'script', 'template', 'datalist', 'rp', 'annotation', 'annotation-xml'],
])

/**
 * Reads an HTML or XHTML file from front to back as browsers do: elements that are not closed, attributes without
 * quotes and the entities of HTML are no faults. Names of elements and attributes are in small letters; every element
 * that is opened is closed, in the right order. Scripts have no text, and that of style sheets is given separately.
 *
 * @throws {SourceError} `E_TEXT_ENCODING`; `E_XML_MALFORMED` where elements are nested deeper than any page has them
 */
export function parseHtml(bytes: Uint8Array, handlers: HtmlHandlers): void {
  const html = decodeHtml(bytes)
  const lineAt = countLines(html)
  const opened: string[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        opened.push(name)
        if (opened.length > MOST_LEVELS) throw tooDeep()
        handlers.open(name, attributes, lineAt(parser.startIndex))
      },
      ontext(text) {
        const element = opened.at(-1)
        if (element === 'style') handlers.style?.(text)
        else if (element !== 'script') handlers.text(text.replace(FORBIDDEN, UNKNOWN_CHARACTER))
      },
      onclosetag(name) {
        opened.pop()
        handlers.close(name)
      },
    },
    { recognizeSelfClosing: true, recognizeCDATA: true },
  )
  for (let start = 0; start < html.length; start += CHUNK_LENGTH)
    parser.write(copyText(html.slice(start, start + CHUNK_LENGTH)))
  parser.end()
}

/** Most elements in one another: browsers take 512, and the parser moves all of them for each that is opened. */
const MOST_LEVELS = 10_000

function tooDeep(): SourceError {
  return new SourceError('E_XML_MALFORMED', `elements of the HTML are nested more than ${MOST_LEVELS} deep`)
}

/** Control characters, which are no text, and halves of characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const FORBIDDEN = /[\0-\x08\x0b\x0e-\x1f]|\p{Surrogate}/gu

/**
 * The line, from 1, of a place in the text; places are asked for in their order. Keeps no text: V8 keeps what a handler
 * knew, as part of its code, until another file is read.
 */
function countLines(text: string): (place: number) => number {
  const ends: number[] = []
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) ends.push(end)
  let before = 0
  return place => {
    while ((ends[before] ?? Number.POSITIVE_INFINITY) < place) before++
    return before + 1
  }
}

/** Bytes in which a file names its encoding (HTML standard, 13.2.3.2). */
const DECLARATION_LENGTH = 1024

function decodeHtml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  const refuse = (reason: string, cause?: unknown) =>
    new SourceError(
      'E_TEXT_ENCODING',
      `the HTML says that its encoding is ${encoding}, ${reason}; convert it to UTF-8`,
      {
        cause,
      },
    )
  const decode = openDecoder(encoding)
  if (decode === undefined) throw refuse('which is not known')
  try {
    return decode(bytes)
  } catch (error) {
    throw refuse('and it is not', error)
  }
}

/** By byte order mark, XML declaration or `meta`; default UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  const marked = encodingOfMark(bytes)
  if (marked !== undefined) return marked
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_LENGTH))
  const [, named] = /<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)/i.exec(head) ?? CHARSET.exec(head) ?? []
  return named?.toLowerCase() ?? 'utf-8'
}

const CHARSET = /<meta\b[^>]*?charset\s*=\s*["']?([\w.-]+)/i
