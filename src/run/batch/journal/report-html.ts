import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { DIAGNOSTICS } from '../../../base/diagnostics.ts'
import { type Html, html, trustedHtml } from '../../../write/writers/html/html-template.ts'
import { documentTable } from './document-table.ts'
import type { JournalEntry } from './entry.ts'
import { type BatchSummary, summarise } from './summary.ts'

/** Classes of a histogram. */
const CLASSES = 20
/** Size of a picture, in pixels. */
const PICTURE = { width: 460, height: 180, left: 8, bottom: 24, top: 18 }
/** Sorts and filters the table of documents. Sources and built program lie at the same depth below the root of the package. */
const SCRIPT = new URL('../../../../dist/page-app/batch/sort-table.js', import.meta.url)
const STYLE = `:root { color-scheme: light dark }
body { font: 15px/1.4 Helvetica, Arial, sans-serif; color: light-dark(#333, #ddd); background: light-dark(#fff, #1b1e22); margin: 2em auto; padding: 0 1em; max-width: 1200px }
a { color: light-dark(#1b4f8f, #8ab8f0) } small { color: light-dark(#56606c, #a8b2be) } caption { text-align: left; padding: 4px 0 }
table { border-collapse: collapse } td, th { padding: 3px 12px 3px 0; text-align: left; vertical-align: top } td { overflow-wrap: break-word } th, .code { white-space: nowrap } .scroller { overflow-x: auto }
td a { display: inline-block; min-width: 24px; min-height: 24px; margin-right: 6px; white-space: nowrap }
#documents { width: 100% } #documents tr { border-bottom: 1px solid light-dark(#ddd, #3b434d) } #documents td:first-child { min-width: 8em; overflow-wrap: anywhere } #documents td:nth-child(2) { min-width: 12em }
th button { font: inherit; font-weight: bold; color: inherit; background: none; border: 0; padding: 2px 0; cursor: pointer; min-height: 24px }
th[aria-sort=ascending] button::after { content: " ↑" } th[aria-sort=descending] button::after { content: " ↓" }
tr[data-state=failed] td:nth-child(2) { color: light-dark(#a61b1b, #ff9c92); font-weight: bold }
tr[data-state=doubtful] td:nth-child(2) { color: light-dark(#7a5200, #f0c063); font-weight: bold }
td.number { text-align: right } figure { display: inline-block; margin: 0 16px 16px 0; max-width: 100% } figcaption { font-weight: bold }
svg { background: #fff; max-width: 100%; height: auto } .bars { width: 100%; max-width: 500px } .bars td:last-child { width: 60%; padding: 0 } .bar { background: #c0561c; height: 1em } .tools label { margin-right: 1em }
input, select { font: inherit; min-height: 28px }
`

/**
 * A page about a batch, for people: sums, failures by code, how fast documents were
 * converted, how sure the program is of what it found, how much it doubts, and each document with links to its outputs.
 * One file with one script, which sorts and filters, and nothing from outside.
 */
export function writeBatchReport(entries: readonly JournalEntry[]): string {
  const summary = summarise(entries)
  const done = entries.filter(({ status }) => status === 'done')
  const doubts = done.flatMap(({ account }) => (account && account.placed > 0 ? [account.doubt / account.placed] : []))
  const script = readFileSync(SCRIPT, 'utf8')
  const page = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src ${sourceOf(script)}; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Batch of ${summary.documents} documents</title>
<style>
${trustedHtml(STYLE)}</style>
</head>
<body><main>
<h1>Batch of ${summary.documents} documents</h1>
${sumsOf(summary)}
${failureBars(summary)}
${documentTable(entries)}
<h2>In figures</h2>
${histogram('Pages that a worker converts in a second', speedsOf(done))}
${histogram(
  'Most memory of its worker, in megabytes',
  entries.map(({ memory }) => memory),
)}
${histogram(
  'How sure the program was of the blocks, 0 to 1 (confidence)',
  done.flatMap(({ confidence }) => confidence ?? []),
  1,
)}
${histogram(
  'How far the structure may be trusted, 0 to 1 (trust)',
  done.flatMap(({ trust }) => trust ?? []),
  1,
)}
${histogram('Share of characters that are no running text (doubt)', doubts, 1)}
</main>
<script type="module">${trustedHtml(script)}</script>
</body>
</html>
`
  return page.text
}

function speedsOf(entries: readonly JournalEntry[]): number[] {
  return entries.flatMap(({ pages, seconds }) => (pages > 0 && seconds > 0 ? [pages / seconds] : []))
}

function sumsOf({ done, failed, pages, recognised, glyphs, unaccounted, seconds, warnings }: BatchSummary): Html {
  const speed = seconds > 0 ? (pages / seconds).toFixed(1) : '–'
  const rows: [string, string | number][] = [
    ['documents converted', done],
    ['documents that failed', failed],
    ['pages', pages],
    ['of these recognised from pictures', recognised],
    ['pages that a worker converts in a second', speed],
    ['characters read', glyphs],
    ['characters lost: 0, or the program has a fault', unaccounted],
    ...Object.entries(warnings).map(([code, count]): [string, number] => [meaningOf(code), count]),
  ]
  return html`<table>${rows.map(
    ([name, value]) => html`<tr><td>${name}</td><td class="number">${value}</td></tr>
`,
  )}</table>`
}

function failureBars({ failures, failed }: BatchSummary): Html {
  if (failed === 0) return html``
  const rows = Object.entries(failures).map(([code, count]) => {
    const width = Math.round((100 * count) / failed)
    return html`<tr><td class="code">${code}</td><td class="number">${count}</td><td><div class="bar" style="width: ${width}%"></div></td></tr>
`
  })
  return html`<h2>Failures by code</h2>
<table class="bars">${rows}</table>`
}

/** How many values fall into each class from 0 to the highest, which is `end` where that is known. */
export function countClasses(values: readonly number[], end: number): readonly number[] {
  const counts = Array.from({ length: CLASSES }, () => 0)
  for (const value of values) {
    const index = Math.min(CLASSES - 1, Math.max(0, Math.floor((value / end) * CLASSES)))
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}

function histogram(name: string, values: readonly number[], limit?: number): Html {
  if (values.length === 0) return html``
  const end = limit ?? (values.reduce((most, value) => Math.max(most, value), 0) || 1)
  const counts = countClasses(values, end)
  const highest = Math.max(...counts)
  const { width, height, left, bottom, top } = PICTURE
  const step = (width - 2 * left) / CLASSES
  const bars = counts.map((count, i) => {
    const size = Math.round(((height - bottom - top) * count) / highest)
    const place = `${toLabel((i * end) / CLASSES)} to ${toLabel(((i + 1) * end) / CLASSES)}: ${count}`
    return html`<rect x="${Math.round(left + i * step)}" y="${height - bottom - size}" width="${Math.round(step) - 2}" height="${size}" fill="#1f5a94"><title>${place}</title></rect>
`
  })
  return html`<figure><figcaption>${name}</figcaption>
<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-size="12" fill="#333">
<text x="${left}" y="12">at most ${highest} documents in a class</text>
${bars}<line x1="0" y1="${height - bottom}" x2="${width}" y2="${height - bottom}" stroke="#333"/>
<text x="${left}" y="${height - 8}">0</text><text x="${width - left}" y="${height - 8}" text-anchor="end">${toLabel(end)}</text>
</svg></figure>
`
}

function toLabel(value: number): string {
  return String(Number(value.toPrecision(3)))
}

/** What a code of the warnings means. */
function meaningOf(code: string): string {
  return code in DIAGNOSTICS ? `${DIAGNOSTICS[code as keyof typeof DIAGNOSTICS].meaning} (${code})` : code
}

/** The source expression of Content Security Policy that allows an inline script: its SHA-256. */
function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
