import { citationsPaper } from '../../../products/recipes/references/citations.ts'
import { makeProducts } from '../../../products/recipes/products.ts'
import { toReferenceEntries } from '../../../products/recipes/references/reference-entries.ts'
import { referenceOfTei, referencesOfTei } from '../../../write/transforms/tei-parts.ts'
import { writeEntries, writeSingleEntry } from './numbered-bibtex.ts'

/** References as they are printed, each in a text. */
type Citations = readonly string[]

/** One reference as TEI. */
export async function writeCitation(texts: Citations): Promise<string> {
  return referenceOfTei(await teiOf(texts))
}

/** A list of references as TEI. */
export async function writeCitations(texts: Citations): Promise<string> {
  return referencesOfTei(await teiOf(texts))
}

/** One reference as BibTeX. */
export function writeCitationBibtex(texts: Citations): string {
  return writeSingleEntry(toReferenceEntries(citationsPaper(texts))[0])
}

/** A list of references as BibTeX. */
export function writeCitationsBibtex(texts: Citations): string {
  return writeEntries(toReferenceEntries(citationsPaper(texts)))
}

/** The fields of each reference as JSON, with the text that they are in. */
export function writeCitationsJson(texts: Citations): string {
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
