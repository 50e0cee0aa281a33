import { readAddress } from '../../../base/text/address/address.ts'
import { readOrganisationParts } from '../../../base/text/address/organisation-parts.ts'
import { readGazetteer } from '../../../base/text/gazetteer/gazetteer.ts'
import { splitNames } from '../../../base/text/names/name-list.ts'
import { findDate } from '../../../base/text/publication/find-date.ts'
import { toXmlText } from '../../../write/writers/xml-text.ts'
import { checkValidity } from '../../../products/recipes/check-validity.ts'
import { splitSentences } from '../../../base/text/sentences/sentence.ts'
import { transformToSentences } from '../../../write/transforms/sentences.ts'
import { citationsPaper } from '../../../products/recipes/references/citations.ts'
import { makeProducts } from '../../../products/recipes/products.ts'
import { toReferenceEntries } from '../../../products/recipes/references/reference-entries.ts'
import { referenceOfTei, referencesOfTei } from '../../../write/transforms/tei-parts.ts'
import { writeEntries, writeSingleEntry } from './numbered-bibtex.ts'

/** How each kind of text is analysed; what comes of it is text. */
const TASKS = {
  date: texts => texts.map(writeDate).join(''),
  names: texts => texts.flatMap(splitNames).map(writeName).join(''),
  affiliations: texts =>
    texts
      .flatMap(text => text.split(/\n|;/u))
      .map(writeAffiliation)
      .join(''),
  citation: writeCitation,
  'citation-bibtex': writeCitationBibtex,
  citations: writeCitations,
  'citations-bibtex': writeCitationsBibtex,
  'citations-json': writeCitationsJson,
  validity: writeValidity,
  sentences: writeSentences,
} as const satisfies Readonly<Record<string, (texts: readonly string[]) => string | Promise<string>>>

/** A kind of text. */
export type TextTask = keyof typeof TASKS

/** What comes of the texts: XML, BibTeX, JSON or a table. */
export async function doTextTask(task: TextTask, texts: readonly string[]): Promise<string> {
  return TASKS[task](texts)
}

/** A year alone, which is no date of a publication but one of a request. */
const YEAR = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/u

function writeDate(text: string): string {
  const date = findDate(text)?.date ?? YEAR.exec(text)?.[0]
  return date === undefined ? '' : `<date when="${date}" />\n`
}

/** What tells a person from a parent of the same name, after the surname. */
const GENERATION = /(?:,\s*|(?<!\s)\s+)(?:[JS]r\.?|I{2,3}|IV)$/u

function writeName({ surname, given, middle }: ReturnType<typeof splitNames>[number]): string {
  const forenames = [...toForenames('first', given), ...toForenames('middle', middle)]
  const [generation = ''] = GENERATION.exec(surname) ?? []
  const name = surname.slice(0, surname.length - generation.length)
  const suffix = generation === '' ? [] : [element('genName', generation.replace(/^[,\s]+/u, ''))]
  return `<persName>${[...forenames, element('surname', name), ...suffix].join('')}</persName>\n`
}

function toForenames(type: 'first' | 'middle', text: string | undefined): readonly string[] {
  return text === undefined ? [] : [element('forename', text, ` type="${type}"`)]
}

function writeAffiliation(text: string): string {
  if (text.trim() === '') return ''
  const { name, city, region, postcode, country } = readAddress(text)
  const code = country === undefined ? undefined : readGazetteer().countryOf(country)
  const parts = readOrganisationParts(name)
  const organisations = parts.filter(part => part.type !== 'street')
  const places = [
    ...parts.filter(part => part.type === 'street').map(part => element('addrLine', part.text)),
    ...maybeElement('postCode', postcode),
    ...maybeElement('settlement', city),
    ...maybeElement('region', region),
    ...maybeElement('country', country, code === undefined ? '' : ` key="${code}"`),
  ]
  const names = organisations.map(part => element('orgName', part.text, ` type="${part.type}"`))
  const address = places.length === 0 ? '' : `<address>${places.join('')}</address>`
  return `<affiliation>${names.join('')}${address}</affiliation>\n`
}

function maybeElement(name: string, text: string | undefined, attributes = ''): readonly string[] {
  return text === undefined ? [] : [element(name, text, attributes)]
}

function element(name: string, text: string, attributes = ''): string {
  const escaped = toXmlText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<${name}${attributes}>${escaped}</${name}>`
}

/** Whether paperXML or TEI is valid, and where it is not, as JSON. */
async function writeValidity([xml = '']: readonly string[]): Promise<string> {
  const { format, problems } = await checkValidity(xml)
  return JSON.stringify({ format, isValid: problems.length === 0, problems })
}

/** The sentences of paperXML as a table. */
async function writeSentences([xml = '']: readonly string[]): Promise<string> {
  return (await transformToSentences(xml, { splitSentences })).tsv
}

/** References as they are printed, each in a text. */
type Citations = readonly string[]

/** One reference as TEI. */
async function writeCitation(texts: Citations): Promise<string> {
  return referenceOfTei(await teiOf(texts))
}

/** A list of references as TEI. */
async function writeCitations(texts: Citations): Promise<string> {
  return referencesOfTei(await teiOf(texts))
}

/** One reference as BibTeX. */
function writeCitationBibtex(texts: Citations): string {
  return writeSingleEntry(toReferenceEntries(citationsPaper(texts))[0])
}

/** A list of references as BibTeX. */
function writeCitationsBibtex(texts: Citations): string {
  return writeEntries(toReferenceEntries(citationsPaper(texts)))
}

/** The fields of each reference as JSON, with the text that they are in. */
function writeCitationsJson(texts: Citations): string {
  const [section] = citationsPaper(texts).sections
  const blocks = section?.blocks ?? []
  const references = blocks.map((block, i) => ({
    text: texts[i],
    ...(block.type === 'paragraph' ? block.reference : undefined),
  }))
  return JSON.stringify({ references })
}

async function teiOf(texts: Citations): Promise<string> {
  const { products, failures } = await makeProducts(citationsPaper(texts), ['tei'], { flavour: 'grobid' })
  for (const failure of failures.values()) throw failure
  return products.get('tei') ?? ''
}
