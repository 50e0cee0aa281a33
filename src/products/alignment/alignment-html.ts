import type { AlignmentDocument, AlignmentPage, AlignmentParagraph, LanguageShare } from './alignment-document.ts'
import type { AlignmentWarning } from './piece-joiners.ts'
import type { Permissions } from '../../model/page/page.ts'
import { toXmlText } from '../../write/writers/xml-text.ts'

/** What is written besides the text. */
export interface AlignmentHtmlOptions {
  /** `<br />` after each line; default off. */
  readonly keepsBreaks?: boolean | undefined
  /** What the owner of the file permits; default not written. */
  readonly permissions?: Permissions | undefined
  /** Default none. */
  readonly warnings?: readonly AlignmentWarning[] | undefined
}

/**
 * The alignment HTML of PDFExtract: languages with their shares in the head, a `div` for each page, a `p` for each
 * paragraph with a line for each of its sentences. Well-formed XML in UTF-8, whatever the document holds.
 */
export function writeAlignmentHtml(document: AlignmentDocument, options: AlignmentHtmlOptions = {}): string {
  const { keepsBreaks = false, permissions, warnings = [] } = options
  return lines([
    '<html>',
    '<head>',
    `<defaultLang abbr="${escapeAttribute(document.language)}" />`,
    '<languages>',
    ...document.languages.map(writeLanguage),
    '</languages>',
    ...(warnings.length === 0 ? [] : ['<warnings>', ...warnings.flatMap(writeWarning), '</warnings>']),
    ...(permissions === undefined ? [] : writePermissions(permissions)),
    '</head>',
    '<body>',
    ...document.pages.flatMap(page => writePage(page, keepsBreaks ? '<br />' : '')),
    '</body>',
    '</html>',
  ])
}

/** What PDFExtract writes in place of a document that cannot be read; `details` are in the place of its stack trace. */
export function writeAlignmentError(message: string, details: string): string {
  return lines([
    '<html>',
    '<error>',
    '<message>',
    toCdata(message),
    '</message>',
    '<stacktrace>',
    toCdata(details),
    '</stacktrace>',
    '</error>',
    '</html>',
  ])
}

function lines(parts: readonly string[]): string {
  return `${parts.join('\n')}\n`
}

/** The share has the digits of a single-precision number, as PDFExtract writes it. */
function writeLanguage({ language, percent, rows }: LanguageShare): string {
  const share = Number(percent.toPrecision(FLOAT_DIGITS)).toString()
  const printed = share.includes('.') ? share : `${share}.0`
  return `<language abbr="${escapeAttribute(language)}" percent="${printed}" rows="${rows}" />`
}

const FLOAT_DIGITS = 7

function writeWarning({ method, message, suggestion }: AlignmentWarning): string[] {
  return [
    '<warning>',
    `<method>${escapeText(method)}</method>`,
    '<details>',
    `\t<message>${toCdata(message)}</message>`,
    `\t<suggestion>${toCdata(suggestion)}</suggestion>`,
    '</details>',
    '</warning>',
  ]
}

/** The names are those of PDFExtract, with its spelling. */
function writePermissions(permissions: Permissions): string[] {
  const { isEncrypted, mayAssemble, mayCopy, mayModify, mayAnnotate, mayPrint, mayPrintWell, mayFillForms, mayAccess } =
    permissions
  return [
    `<permission isencrypted="${isEncrypted}">`,
    `<canassemply>${mayAssemble}</canassemply>`,
    `<cancopy>${mayCopy}</cancopy>`,
    `<canmodified>${mayModify}</canmodified>`,
    `<canmodifyannotations>${mayAnnotate}</canmodifyannotations>`,
    `<canprint>${mayPrint && mayPrintWell}</canprint>`,
    `<canprintdegraded>${mayPrint}</canprintdegraded>`,
    `<canfillinform>${mayFillForms}</canfillinform>`,
    `<canscreenreader>${mayAccess}</canscreenreader>`,
    '</permission>',
  ]
}

function writePage({ number, paragraphs }: AlignmentPage, lineEnd: string): string[] {
  return [
    `<div id="page${number}" class="page">`,
    ...paragraphs.flatMap(paragraph => writeParagraph(paragraph, lineEnd)),
    '</div>',
  ]
}

function writeParagraph({ id, language, font, lines: rows }: AlignmentParagraph, lineEnd: string): string[] {
  return [
    `<p id="${id}" lang="${escapeAttribute(language)}" fontname="${escapeAttribute(font)}">`,
    ...rows.map(row => escapeText(row) + lineEnd),
    '</p>',
  ]
}

function escapeText(text: string): string {
  return toXmlText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}

/** The end mark of a section, where it occurs in the text, is split over two sections. */
function toCdata(text: string): string {
  return `<![CDATA[${toXmlText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}
