import { rootElementOf } from '../../base/text/xml-root.ts'
import { encodingOfMark } from './encoding/byte-order-mark.ts'
import { PDF_HEADER, PDF_HEADER_REACH } from './pdf/file/header.ts'

/** Kinds of input that differ by what is in them. */
export type SourceKind =
  | 'pdf'
  | 'tetml'
  | 'pdfminer'
  | 'stext'
  | 'bbox'
  | 'pdftohtml'
  | 'hocr'
  | 'alto'
  | 'abbyy'
  | 'page'
  | 'layout'
  | 'freki'
  | 'text'

/** Bytes that are looked at: document types and comments may come before the root element. */
const HEAD_LENGTH = 65536

/** An hOCR page, in any place of the attribute. */
const HOCR_PAGE = /<\w+\b[^>]*\bclass\s*=\s*(?:"[^"<>]*\bocr_page\b|'[^'<>]*\bocr_page\b|ocr_page\b)/i

/** HTML in which lines have places, in a style sheet or at each. */
const PLACED = /position\s*:\s*absolute/i

/** The beginning of FineReader XML, whose root element other formats have as well. */
const FINE_READER = /<(?:\w+:)?document\b[^>]*(?:FineReader_xml|\bproducer=["'][^"']*FineReader)/i

/** The first page of MuPDF's structured text. */
const STEXT = /<document\b[^>]*>\s*<page\s[^>]*\bid="page\d/

/** Controls that no text holds in any encoding of one byte a letter; DOS ends texts with 1A, ISO 2022 has 0E, 0F and 1B. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const NOT_IN_TEXT = /[\0-\x07\x10-\x19\x1c-\x1f\x7f]/

/** The beginning of a file. */
interface Head {
  readonly text: string
  /** Name of the root element without its prefix; empty where there is none. */
  readonly root: string
}

/** Whether a file is of a kind, in the order in which the kinds are tried. Loose HTML may begin with any element. */
const IS_OF_KIND: Readonly<Record<SourceKind, (head: Head) => boolean>> = {
  pdf: ({ text }) => text.slice(0, PDF_HEADER_REACH).includes(PDF_HEADER),
  freki: ({ text }) => /^\s*doc_id=/.test(text),
  tetml: ({ root }) => root === 'TET',
  pdfminer: ({ root }) => root === 'pages',
  stext: ({ text, root }) => root === 'document' && STEXT.test(text),
  pdftohtml: ({ root }) => root === 'pdf2xml',
  alto: ({ root }) => root === 'alto',
  abbyy: ({ text, root }) => root === 'document' && FINE_READER.test(text),
  page: ({ root }) => root === 'PcGts',
  bbox: ({ text, root }) => root === 'html' && /<doc\b[^>]*>\s*<page\s/.test(text),
  hocr: ({ text, root }) => root !== '' && HOCR_PAGE.test(text),
  layout: ({ text, root }) => root.toLowerCase() === 'html' && PLACED.test(text),
  text: ({ text, root }) => root === '' && !NOT_IN_TEXT.test(text),
}

/**
 * The kind of an unpacked file by its bytes, whatever its name. `undefined` for a file of another kind that is not text
 * either. XML of another dialect is not plain text: `undefined`.
 */
export function sniffSource(bytes: Uint8Array): SourceKind | undefined {
  const text = decodeHead(bytes)
  if (text === '') return undefined
  const head = { text, root: rootElementOf(text).replace(/^.*:/, '') }
  const kinds = Object.keys(IS_OF_KIND) as SourceKind[]
  return kinds.find(kind => IS_OF_KIND[kind](head))
}

/** Bytes of the byte order mark in UTF-8. */
const UTF8_MARK_LENGTH = 3

/** The beginning of a file, a character for each byte, as all that is sought is ASCII; UTF-16 where its byte order mark says so. */
export function decodeHead(file: Uint8Array): string {
  const bytes = file.subarray(0, HEAD_LENGTH)
  const marked = encodingOfMark(bytes)
  if (marked === 'utf-8') return new TextDecoder('latin1').decode(bytes.subarray(UTF8_MARK_LENGTH))
  return new TextDecoder(marked ?? 'latin1').decode(bytes)
}
