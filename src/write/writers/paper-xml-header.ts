import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js'
import type { OcrDescription } from '../../model/page/page.ts'
import type {
  Author,
  FrontMatter,
  Organisation,
  Paper,
  PaperCorrection,
  PaperEntry,
  Translation,
} from '../../model/paper/paper.ts'
import { readOrganisationParts } from '../../base/text/address/organisation-parts.ts'
import { toInvertedName, toUsualName } from '../../base/text/names/name-order.ts'
import { tidyInlines } from './inlines.ts'
import { toXmlText } from './xml-text.ts'
import { writeFootnote } from './paper-xml-blocks.ts'
import type { PaperXmlContext } from './paper-xml-context.ts'
import { writeBlockElement, writeBlockInstructions, writeInstruction, writePage } from './paper-xml-context.ts'
import { STYLED_MODEL, TEXT_MODEL, writeInlines } from './paper-xml-inlines.ts'

/** Writes `header`. */
export function writeHeader(article: XMLBuilder, paper: Paper, context: PaperXmlContext): void {
  const header = writeBlockElement(article, 'header')
  writeBlockElement(header, 'file').txt(toXmlText(paper.source))
  writeMetadata(header, paper)
  for (const correction of paper.corrections ?? []) writeCorrection(header, correction)
  writeFirstPageHeader(header, paper, context)
  writePrintedLines(header, paper.front, context)
  writeAbstract(header, paper.front, context)
  header.txt('\n')
}

/** What a person corrected: `read` is empty where it was added, `is` where it was removed. */
function writeCorrection(header: XMLBuilder, { part, field, page, read, is }: PaperCorrection): void {
  writeInstruction(header.txt('\n'), 'corrected', {
    part,
    name: field,
    local: page,
    read: toXmlText(read),
    is: toXmlText(is),
  })
}

/** What the file says of itself, then what the title page says and the DTD has no element for. */
function writeMetadata(header: XMLBuilder, paper: Paper): void {
  const entries = [
    ...Object.entries(paper.metadata),
    ...paper.front.keywords.map(keyword => ['keyword', keyword] as const),
    ...(paper.front.translations ?? []).flatMap(translationMetadata),
    ...paper.front.authors.flatMap((author, i) =>
      author.orcid === undefined ? [] : [[`author.${i + 1}.orcid`, author.orcid] as const],
    ),
    ...paper.front.publication.map(({ field, value }) => [`publication.${field}`, value] as const),
    ...entryMetadata(paper.front.entry),
  ]
  writeEntries(header, 'pdfmetadata', entries)
  writeEntries(header, 'ocrmetadata', ocrMetadata(paper.ocr))
}

/** Title and key words in another language, with its code: `title.pt`, `keyword.pt`. */
function translationMetadata({ language, title, keywords }: Translation): (readonly [string, string])[] {
  return [
    ...(title === undefined ? [] : [[`title.${language}`, title] as const]),
    ...keywords.map(keyword => [`keyword.${language}`, keyword] as const),
  ]
}

/** By what the text was recognised, and how well: `confidence` from 0 to 1, `resolution` in dots to an inch. */
function ocrMetadata(ocr: OcrDescription | undefined): (readonly [string, string])[] {
  if (ocr === undefined) return []
  const { engine, version, languages, confidence, resolution } = ocr
  const entries = [
    ['engine', engine],
    ['version', version],
    ['language', languages?.join(' ')],
    ['confidence', confidence?.toFixed(3)],
    ['resolution', resolution?.toString()],
  ] as const
  return entries.flatMap(([name, content]) => (content === undefined ? [] : [[name, content] as const]))
}

function writeEntries(header: XMLBuilder, name: string, entries: readonly (readonly [string, string])[]): void {
  if (entries.length === 0) return
  const element = writeBlockElement(header, name)
  for (const [field, content] of entries)
    writeBlockElement(element, 'meta', { name: toXmlText(field), content: toXmlText(content).trim() })
  element.txt('\n')
}

/** The entry of a bibliographic file as it is, so that it can be written again: `bib-type`, `bib-key`, `bib.FIELD`. */
function entryMetadata(entry: PaperEntry | undefined): (readonly [string, string])[] {
  if (entry === undefined) return []
  const { type, key, fields } = entry
  return [['bib-type', type], ['bib-key', key], ...Object.entries(fields).map(([n, v]) => [`bib.${n}`, v] as const)]
}

function writeFirstPageHeader(header: XMLBuilder, paper: Paper, context: PaperXmlContext): void {
  const { front, pages } = paper
  const element = writeBlockElement(header, 'firstpageheader')
  writePage(element.txt('\n'), pages[0] ?? { local: 1, global: undefined })
  writeInlines(writeBlockElement(element, 'title'), front.title, TEXT_MODEL, context)
  if (tidyInlines(front.subtitle).length > 0)
    writeInlines(writeBlockElement(element, 'subtitle'), front.subtitle, TEXT_MODEL, context)
  writePublicationInfo(element, front.publicationInfo)
  for (const author of front.authors) writeAuthor(element, author)
  element.txt('\n')
}

/** One text; an instruction divides the entries. */
function writePublicationInfo(parent: XMLBuilder, entries: readonly string[]): void {
  const texts = entries.map(entry => toXmlText(entry).trim()).filter(text => text !== '')
  if (texts.length === 0) return
  const element = writeBlockElement(parent, 'pubinfo')
  for (const [i, text] of texts.entries()) {
    if (i > 0) writeDivision(element)
    element.txt(text)
  }
}

/** Parts that the DTD wants as one text: the instruction, and a blank for those who do not read it. */
function writeDivision(parent: XMLBuilder): void {
  writeInstruction(parent, 'p')
  parent.txt(' ')
}

function writeAuthor(parent: XMLBuilder, author: Author): void {
  const element = writeBlockElement(parent, 'author', {
    surname: toAttribute(author.surname || author.name),
    middlename: toAttribute(author.middle),
    givenname: toAttribute(author.given),
    email: toAttribute(author.email),
    homepage: toAttribute(author.homepage),
  })
  writePrintedName(element, author)
  for (const organisation of author.organisations) {
    writeOrganisationParts(element, organisation)
    const org = element.ele('org', { name: toXmlText(organisation.name).trim() })
    const country = toAttribute(organisation.country)
    const city = toAttribute(organisation.city)
    if (country !== undefined) org.att('country', country)
    if (city !== undefined) org.att('city', city)
  }
}

/** What the element of an organisation has no attribute for, before it: the parts of its name, and the rest of its address. */
function writeOrganisationParts(element: XMLBuilder, { name, region, postcode }: Organisation): void {
  const parts = readOrganisationParts(name)
  const inName = parts.every(({ type }) => type === 'institution') ? [] : parts
  const beside = [
    ...(region === undefined ? [] : [{ type: 'region', text: region }]),
    ...(postcode === undefined ? [] : [{ type: 'postcode', text: postcode }]),
  ]
  for (const { type, text } of [...inName, ...beside])
    writeInstruction(element, 'org-part', { type, text: toXmlText(text).trim() })
}

/** Attributes have no order: an instruction has the name where the given name is not printed first. */
function writePrintedName(element: XMLBuilder, author: Author): void {
  const printed = author.evidence?.name === 'comma' ? toInvertedName(author) : author.name
  if (author.given && printed !== toUsualName(author)) writeInstruction(element, '', { name: printed })
}

function toAttribute(text: string | undefined): string | undefined {
  return text === undefined ? undefined : toXmlText(text).trim() || undefined
}

function writePrintedLines(header: XMLBuilder, front: FrontMatter, context: PaperXmlContext): void {
  const { printedLines, printedContent } = front
  if (printedLines.length === 0) return
  const element = writeBlockElement(header, 'frontmatter')
  printedLines.forEach((line, i) => {
    const p = writeBlockElement(element, 'p')
    const content = printedContent?.[i]
    if (content === undefined) p.txt(toXmlText(line).trim())
    else writeInlines(p, content, STYLED_MODEL, context)
  })
  element.txt('\n')
}

/** Required, so there is one even where the paper has none; notes called from the title page are at its end. */
function writeAbstract(header: XMLBuilder, front: FrontMatter, context: PaperXmlContext): void {
  const element = writeBlockElement(header, 'abstract')
  for (const [i, paragraph] of front.abstract.entries()) {
    if (i > 0) writeDivision(element)
    if (paragraph.heading !== undefined) writeInstruction(element, '', { head: toXmlText(paragraph.heading) })
    writeBlockInstructions(element, paragraph, context.options)
    writeInlines(element, paragraph.content, STYLED_MODEL, context, paragraph.language)
  }
  for (const footnote of front.footnotes) writeFootnote(element, footnote, context)
}
