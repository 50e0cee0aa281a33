import { rootElementOf } from '../text/xml-root.ts'
import { encodingOfMark } from './encoding/byte-order-mark.ts'

/** Kinds of input that are told apart by what is in them. */
export type SourceKind =
  | 'pdf'
  | 'tetml'
  | 'pdfminer'
  | 'bbox'
  | 'pdftohtml'
  | 'hocr'
  | 'alto'
  | 'abbyy'
  | 'page'
  | 'layout'
  | 'freki'
  | 'text'

/** Bytes that are looked at: document types and comments may stand before the root element. */
const HEAD_LENGTH = 65536

/** An hOCR page, in any place of the attribute. */
const HOCR_PAGE = /<\w+\b[^>]*\bclass\s*=\s*(?:"[^"<>]*\bocr_page\b|'[^'<>]*\bocr_page\b|ocr_page\b)/i

/** HTML in which lines have places, in a style sheet or at each. */
const PLACED = /position\s*:\s*absolute/i

/** Bytes of the byte order mark in UTF-8. */
const UTF8_MARK_LENGTH = 3

/** Furthest place at which the mark of a PDF may stand (ISO 32000-1, annex H, note 13). */
const PDF_MARK_REACH = 1024

/** What marks each kind of XML: its root element, and for XHTML an element that stands in it. */
const XML_KINDS: readonly { readonly kind: SourceKind; readonly root: string; readonly inside?: RegExp }[] = [
  { kind: 'tetml', root: 'TET' },
  { kind: 'pdfminer', root: 'pages' },
  { kind: 'pdftohtml', root: 'pdf2xml' },
  { kind: 'alto', root: 'alto' },
  {
    kind: 'abbyy',
    root: 'document',
    inside: /<(?:\w+:)?document\b[^>]*(?:FineReader_xml|\bproducer=["'][^"']*FineReader)/i,
  },
  { kind: 'page', root: 'PcGts' },
  { kind: 'bbox', root: 'html', inside: /<doc\b[^>]*>\s*<page\s/ },
]

/**
 * The kind of a file by its bytes, packed ones unpacked: its name is not asked. `undefined` for all that is not one of
 * the kinds and not text either. XML of another dialect is no plain text: `undefined`.
 */
export function sniffSource(bytes: Uint8Array): SourceKind | undefined {
  const head = decodeHead(bytes)
  if (head === '') return undefined
  if (head.slice(0, PDF_MARK_REACH).includes('%PDF-')) return 'pdf'
  if (/^\s*doc_id=/.test(head)) return 'freki'
  const root = rootElementOf(head).replace(/^.*:/, '')
  // Loose HTML needs no root element, and may begin with any.
  if (root !== '') return findXmlKind(root, head) ?? findHtmlKind(root, head)
  return NOT_IN_TEXT.test(head) ? undefined : 'text'
}

/** Controls that no text holds in any encoding of one byte a letter; DOS ends texts with 1A, ISO 2022 has 0E, 0F and 1B. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const NOT_IN_TEXT = /[\0-\x07\x10-\x19\x1c-\x1f\x7f]/

function findXmlKind(root: string, head: string): SourceKind | undefined {
  return XML_KINDS.find(known => known.root === root && (known.inside === undefined || known.inside.test(head)))?.kind
}

function findHtmlKind(root: string, head: string): SourceKind | undefined {
  if (HOCR_PAGE.test(head)) return 'hocr'
  return root.toLowerCase() === 'html' && PLACED.test(head) ? 'layout' : undefined
}

/** The beginning of a file, a character for each byte, as all marks are ASCII; UTF-16 where its byte order mark says so. */
export function decodeHead(file: Uint8Array): string {
  const bytes = file.subarray(0, HEAD_LENGTH)
  const marked = encodingOfMark(bytes)
  if (marked === 'utf-8') return new TextDecoder('latin1').decode(bytes.subarray(UTF8_MARK_LENGTH))
  return new TextDecoder(marked ?? 'latin1').decode(bytes)
}
