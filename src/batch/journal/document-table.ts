import { DOUBTFUL_BELOW } from '../../paper/trust.ts'
import { type Html, html } from '../../writers/html/html-template.ts'
import type { JournalEntry } from './entry.ts'

/** Documents that are listed, those that want to be looked at first: a page with more of them opens slowly. */
const MOST_LISTED = 5000

/** What the names of outputs end in, and what the outputs are called; the first that fits counts. */
const OUTPUT_NAMES: readonly (readonly [ending: string, name: string])[] = [
  ['.inspect.html', 'Look'],
  ['.paper.xml', 'paperXML'],
  ['.tei.xml', 'TEI'],
  ['.jats.xml', 'JATS'],
  ['.dc.xml', 'Dublin Core'],
  ['.datacite.xml', 'DataCite'],
  ['.report.json', 'report'],
  ['/figures.json', 'figures'],
  ['.md.map.json', 'places of Markdown'],
  ['.s2orc.json', 'S2ORC'],
  ['.chunks.jsonl', 'chunks'],
  ['.tokens.txt', 'tokens'],
  ['.hocr', 'hOCR'],
  ['.json', 'JSON'],
  ['.html', 'HTML'],
  ['.md', 'Markdown'],
  ['.tsv', 'sentences'],
  ['.txt', 'text'],
  ['.vrt', 'vertical'],
  ['.conllu', 'CoNLL-U'],
]

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
    const place = OUTPUT_NAMES.findIndex(([ending]) => path.endsWith(ending))
    const name = OUTPUT_NAMES[place]?.[1] ?? path.split('/').at(-1) ?? path
    return { place, link: html`<a href="./${path.split('/').map(encodeURIComponent).join('/')}">${name}</a>` }
  })
  return html`${links.sort((a, b) => a.place - b.place).map(({ link }) => link)}`
}
