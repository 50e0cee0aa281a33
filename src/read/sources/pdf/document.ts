import type { OutlineEntry, Permissions } from '../../../model/page/page.ts'
import type { PDFDocumentProxy } from './port/pdfjs.ts'

type OutlineNodes = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>

/** Deepest outline level that is read; a deeper one is a loop in a broken file. */
const MAX_OUTLINE_LEVEL = 12

/** The outline as a flat list in its order; empty when there is none. */
export async function readOutline(document: PDFDocumentProxy): Promise<readonly OutlineEntry[]> {
  const entries: OutlineEntry[] = []
  await addEntries(document, await document.getOutline(), 1, entries)
  return entries
}

async function addEntries(
  document: PDFDocumentProxy,
  nodes: OutlineNodes,
  level: number,
  entries: OutlineEntry[],
): Promise<void> {
  if (!nodes || level > MAX_OUTLINE_LEVEL) return
  for (const node of nodes) {
    const title = node.title.normalize('NFC').replace(/\s+/gu, ' ').trim()
    if (title !== '') entries.push({ title, level, page: await pageOf(document, node.dest) })
    await addEntries(document, node.items, level + 1, entries)
  }
}

type Destination = NonNullable<OutlineNodes>[number]['dest']

async function pageOf(document: PDFDocumentProxy, dest: Destination): Promise<number | undefined> {
  const target = typeof dest === 'string' ? await document.getDestination(dest) : dest
  const page: unknown = target?.[0]
  if (typeof page === 'number') return page + 1
  if (!isReference(page)) return undefined
  const number = document.cachedPageNumber(page)
  return (
    number ??
    (await document.getPageIndex(page).then(
      index => index + 1,
      () => undefined,
    ))
  )
}

function isReference(value: unknown): value is { num: number; gen: number } {
  return typeof value === 'object' && value !== null && 'num' in value && 'gen' in value
}

/** What an encrypted file permits, as bits of PDF 1.7, table 22; `null` where it is not encrypted. */
export type Flags = readonly number[] | null

/**
 * The bits that the open file says, or that the file had which was opened without its encryption.
 * @param decrypted all bits in one number
 */
export async function readFlags(document: PDFDocumentProxy, decrypted: number | undefined): Promise<Flags> {
  if (decrypted === undefined) return document.getPermissions()
  return PERMISSIONS.map(([bit]) => bit).filter(bit => (decrypted & bit) !== 0)
}

/** What the owner of the file permits: it is opened as it is, never written. */
export function permissionsOf(flags: Flags): Permissions {
  const may = (name: string) =>
    flags === null || PERMISSIONS.some(([bit, known]) => known === name && flags.includes(bit))
  return {
    isEncrypted: flags !== null,
    mayAssemble: may('assemble'),
    mayCopy: may('copy'),
    mayModify: may('modify'),
    mayAnnotate: may('annotate'),
    mayPrint: may('print'),
    mayPrintWell: may('print-high-quality'),
    mayFillForms: may('fill-forms'),
    mayAccess: may('access'),
  }
}

/** Permission bits (PDF 1.7, table 22) by name; all are granted where a file says nothing. */
const PERMISSIONS: readonly (readonly [bit: number, name: string])[] = [
  [0x04, 'print'],
  [0x08, 'modify'],
  [0x10, 'copy'],
  [0x20, 'annotate'],
  [0x100, 'fill-forms'],
  [0x200, 'access'],
  [0x400, 'assemble'],
  [0x800, 'print-high-quality'],
]

/** What the file says of itself, in the order of the names; only fields with a text. */
export async function readMetadata(
  document: PDFDocumentProxy,
  permissions: Flags,
): Promise<Readonly<Record<string, string>>> {
  const { info, metadata } = await document.getMetadata()
  const fields = new Map<string, string>()
  for (const [name, value] of [...fieldsOfXmp(metadata), ...fieldsOfInfo(info as Record<string, unknown>)]) {
    const text = value
      .normalize('NFC')
      .replace(/[\s\u{0}-\u{1F}]+/gu, ' ')
      .trim()
    if (text !== '') fields.set(name, text)
  }
  if (permissions) {
    fields.set('Encryption', ENCRYPTION)
    const granted = PERMISSIONS.filter(([bit]) => permissions.includes(bit)).map(([, name]) => name)
    fields.set('Permissions', granted.length === 0 ? 'none' : granted.join(', '))
  }
  return Object.fromEntries([...fields].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The only way of encryption that is read: by a password (PDF 1.7, 7.6.3). */
const ENCRYPTION = 'Standard'

/** Fields of the document information under our names. */
const INFO_FIELDS: Readonly<Record<string, string>> = {
  Title: 'Title',
  Author: 'Author',
  Subject: 'Subject',
  Keywords: 'Keywords',
  Creator: 'Creator',
  Producer: 'Producer',
  CreationDate: 'CreationDate',
  ModDate: 'ModDate',
  Language: 'Language',
  PDFFormatVersion: 'PDFVersion',
}

/** Fields of the XMP packet that a paper's archive may want. */
const XMP_FIELDS: Readonly<Record<string, string>> = {
  'dc:title': 'Title',
  'dc:creator': 'Author',
  'dc:description': 'Subject',
  'dc:language': 'Language',
  'dc:rights': 'Rights',
  'dc:identifier': 'Identifier',
  'prism:doi': 'DOI',
  'prism:publicationname': 'PublicationName',
  'prism:issn': 'ISSN',
  'prism:volume': 'Volume',
  'prism:number': 'Number',
  'prism:startingpage': 'StartingPage',
  'prism:endingpage': 'EndingPage',
  'pdfx:doi': 'DOI',
}

function fieldsOfInfo(info: Record<string, unknown>): [string, string][] {
  return Object.entries(INFO_FIELDS).flatMap(([key, name]): [string, string][] => {
    const value = info[key]
    return typeof value === 'string' ? [[name, value]] : []
  })
}

function fieldsOfXmp(metadata: { get(name: string): unknown } | null): [string, string][] {
  if (!metadata) return []
  return Object.entries(XMP_FIELDS).flatMap(([key, name]): [string, string][] => {
    const value = metadata.get(key)
    if (Array.isArray(value)) return [[name, value.filter(item => typeof item === 'string').join('; ')]]
    return typeof value === 'string' ? [[name, value]] : []
  })
}
