// Bibliographic files: what is read is written in every format, and what was written is read as what it was.
import { readFileSync } from 'node:fs'
import { addCslPages, addFields } from '../../../dist/read/bibliography/add-fields.js'
import { loadCitationLibrary } from '../../../dist/read/bibliography/citation-js.js'
import { findItems } from '../../../dist/read/bibliography/find-items.js'
import { readBibliography } from '../../../dist/read/bibliography/read-bibliography.js'
import { writeBibliography } from '../../../dist/products/recipes/write-bibliography.js'
import { demand, shown, unlessRefused } from './demand.mjs'
import { mutateJson } from './mutate-json.mjs'
import { mutateWords } from './mutate-words.mjs'
import { FIXTURES, SEEDS } from './seeds.mjs'

const REFUSALS = ['E_BIB_MALFORMED', 'E_FILE_EMPTY', 'E_XML_MALFORMED', 'E_TEXT_ENCODING']
const ignore = () => {}
const read = text => readBibliography(Buffer.from(text), 'fuzz', ignore)

const BIBTEX = [
  ...readFileSync(`${SEEDS}ferry.bib`, 'utf8').split(/(?=^@)/mu),
  ...readFileSync(`${FIXTURES}citations/works.bib`, 'utf8').split(/(?=^@)/mu),
  '@online{a, author={A. de la {B}}, date={2001-02-03/2004}, title={{A}: $x_1$ & \\"o \\ss{}}, author+an={1=first}}\n',
]
const CSL = JSON.parse(readFileSync(`${SEEDS}ferry.csl.json`, 'utf8'))
const BIBTEXML = `<bibtex:file xmlns:bibtex="http://bibtexml.sf.net/"><bibtex:entry id="mole"><bibtex:article><bibtex:author>Mole,
Ada and Meer, J. van der</bibtex:author><bibtex:title>The {Ferries} &amp; more</bibtex:title><bibtex:year>1987</bibtex:year>
<bibtex:pages>11--17</bibtex:pages></bibtex:article></bibtex:entry></bibtex:file>`

async function checkBibtex(text) {
  const added = addFields(text, [{ line: 1, key: 'mole1987', fields: { pages: '1--2' } }])
  demand(
    added.replace(/\r?\n {2}pages = \{1--2\},/u, '') === text || added === text,
    'other bytes changed than were added',
  )
  await checkBibliography(text)
}

async function checkCsl(text) {
  const bibliography = await checkBibliography(text)
  if (bibliography?.format === 'csl-json') {
    const paged = addCslPages(text, new Map([[0, '11--17']]))
    demand(JSON.stringify(JSON.parse(paged.replace(',"page":"11-17"', ''))) !== '', 'the pages make it no JSON')
  }
}

/** Longer values are not read, and escapes make values longer. */
const MOST_WRITTEN = 200_000

const isElementName = name => /^[a-z_][\w.-]*$/u.test(name)

async function checkBibliography(text) {
  const bibliography = await unlessRefused(() => read(text), REFUSALS)
  if (bibliography === undefined) return undefined
  const { entries } = bibliography
  for (const format of ['bibtex', 'bibtexml']) {
    // An entry without fields is none in BibTeXML.
    const kept = format === 'bibtex' ? entries : entries.filter(({ fields }) => Object.keys(fields).some(isElementName))
    if (kept.length > 0) await checkSame(kept, await writeBibliography(entries, format), format)
  }
  JSON.parse(await writeBibliography(entries, 'csl-json'))
  const items = (await loadCitationLibrary()).toCsl(entries)
  demand(items.length === entries.length, () => `${items.length} items of ${entries.length} entries`)
  findItems(items, { doi: '10.5555/12345', title: 'The Ferries', year: '1987' })
  return bibliography
}

/**
 * Reads a written file: it must have all entries. White space and keys are put in order with the first writing: the second file must
 * have the bytes of the third.
 */
async function checkSame(entries, first, format) {
  if (first.length > MOST_WRITTEN) return
  const tidied = (await read(first)).entries
  demand(
    tidied.length === entries.length,
    () => `${format}: ${entries.length} entries became ${tidied.length} in ${shown(first)}`,
  )
  const written = await writeBibliography(tidied, format)
  const again = (await read(written)).entries
  const [keys, others] = [tidied, again].map(list => list.map(({ key }) => key))
  demand(
    JSON.stringify(keys) === JSON.stringify(others),
    () => `${format}: keys ${shown(keys)} became ${shown(others)} in ${shown(written)}`,
  )
  const rewritten = await writeBibliography(again, format)
  demand(rewritten === written, () => `${format}: ${shown(written)} is read and written as ${shown(rewritten)}`)
}

export const BIBLIOGRAPHIES = {
  bibtex: {
    make: random =>
      Array.from({ length: 1 + random.below(2) }, () => mutateWords(random.pick(BIBTEX), random)).join(''),
    check: checkBibtex,
  },
  'csl-json': { make: random => mutateJson(CSL, random), check: checkCsl },
  bibtexml: { make: random => mutateWords(BIBTEXML, random), check: checkBibliography },
}
