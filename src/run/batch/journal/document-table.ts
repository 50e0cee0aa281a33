import { DOUBTFUL_BELOW } from '../../../model/paper/trust.ts'
import { extensionOf, type Format, HOCR_EXTENSION, REPORT_EXTENSION } from '../../../products/recipes/formats.ts'
import { type Html, html } from '../../../write/writers/html/html-template.ts'
import type { JournalEntry } from './entry.ts'

/** Documents that are listed, those that want to be looked at first: a page with more of them opens slowly. */
const MOST_LISTED = 5000

/** What outputs are called, in the order of their links; a format without an entry does not compile. */
const OUTPUT_NAMES: Readonly<Record<Format | 'inspection' | 'report' | 'figures' | 'hocr', string>> = {
  inspection: 'Look',
  paperxml: 'paperXML',
  tei: 'TEI',
  jats: 'JATS',
  dc: 'Dublin Core',
  datacite: 'DataCite',
  report: 'report',
  figures: 'figures',
  'markdown-map': 'places of Markdown',
  s2orc: 'S2ORC',
  chunks: 'chunks',
  horizontal: 'tokens',
  hocr: 'hOCR',
  json: 'JSON',
  html: 'HTML',
  markdown: 'Markdown',
  tsv: 'sentences',
  text: 'text',
  vertical: 'vertical',
  conllu: 'CoNLL-U',
}

type OutputName = keyof typeof OUTPUT_NAMES

const OTHER_ENDINGS: Readonly<Record<Exclude<OutputName, Format>, string>> = {
  inspection: '.inspect.html',
  report: REPORT_EXTENSION,
  figures: '/figures.json',
  hocr: HOCR_EXTENSION,
}

/** What the names of outputs end in, and what the outputs are called, in the order of their links. */
const ENDINGS = (Object.entries(OUTPUT_NAMES) as [OutputName, string][]).map(([output, name], place) => ({
  ending: isFormat(output) ? extensionOf(output) : OTHER_ENDINGS[output],
  name,
  place,
}))

function isFormat(output: OutputName): output is Format {
  return !(output in OTHER_ENDINGS)
}

/** All documents with links to their outputs: what failed first, then the least trusted. */
export function documentTable(entries: readonly JournalEntry[]): Html {
  if (entries.length === 0) return html``
  const sorted = [...entries].sort((a, b) => doubtOf(b) - doubtOf(a) || (a.document < b.document ? -1 : 1))
  const heads = ['Document', 'State', 'Pages', 'Seconds', 'Trust', 'Lost characters', 'Warnings', 'Outputs']
  const more = sorted.length - MOST_LISTED
  return html`<h2>Documents</h2>
<p class="tools"><label>Search <input type="search" id="search"></label>
<label>Show <select id="state"><option value="">all</option><option>failed</option><option>doubtful</option><option>converted</option></select></label>
<span id="shown" role="status"></span></p>
<div class="scroller" tabindex="0" role="region" aria-label="Documents"><table id="documents"><caption>Choose the head of a column to sort by it.</caption>
<thead><tr>${heads.map(name => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${sorted.slice(0, MOST_LISTED).map(rowOf)}</tbody></table></div>
${more > 0 ? html`<p>${more} more are in the journal.</p>` : html``}`
}

/** What happened to a document, in a word. */
function stateOf({ status, trust, account }: JournalEntry): 'failed' | 'doubtful' | 'converted' {
  if (status === 'failed') return 'failed'
  return (trust ?? 1) < DOUBTFUL_BELOW || (account?.unaccounted ?? 0) > 0 ? 'doubtful' : 'converted'
}

function doubtOf(entry: JournalEntry): number {
  return { failed: 2, doubtful: 1, converted: 0 }[stateOf(entry)] + (1 - (entry.trust ?? 1))
}

function rowOf(entry: JournalEntry): Html {
  const { document, pages, seconds, trust, account, warnings, message, code } = entry
  const state = stateOf(entry)
  const why = message === undefined ? html`` : html` <small>${message} (${code ?? ''})</small>`
  const counts = Object.entries(warnings).map(([name, count]) => `${name}: ${count}`)
  const total = Object.values(warnings).reduce((sum, count) => sum + count, 0)
  return html`<tr data-state="${state}"><td>${document}</td><td>${state}${why}</td><td>${pages}</td><td>${seconds}</td><td>${trust?.toFixed(2) ?? ''}</td><td>${account?.unaccounted ?? ''}</td><td title="${counts.join(', ')}">${total}</td><td>${linksOf(entry)}</td></tr>
`
}

/** Links from the folder of the outputs. Each part of a path is encoded, so that no name is taken for an address. */
function linksOf({ outputs }: JournalEntry): Html {
  // Of a folder of figures its list leads to the pictures.
  const shown = Object.keys(outputs).filter(path => !/\.figures\/(?!figures\.json$)/u.test(path))
  const links = shown.map(path => {
    const { name = path.split('/').at(-1) ?? path, place = -1 } = outputAt(path) ?? {}
    return { place, link: html`<a href="./${path.split('/').map(encodeURIComponent).join('/')}">${name}</a>` }
  })
  return html`${links.sort((a, b) => a.place - b.place).map(({ link }) => link)}`
}

/** The output in a file: that with the longest ending, as `.s2orc.json` ends in `.json`, too. */
function outputAt(path: string): (typeof ENDINGS)[number] | undefined {
  const [longest] = ENDINGS.filter(({ ending }) => path.endsWith(ending)).sort(
    (a, b) => b.ending.length - a.ending.length,
  )
  return longest
}
