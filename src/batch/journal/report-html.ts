import { type Html, html } from '../../writers/inspection/html.ts'
import type { JournalEntry } from './entry.ts'
import { type BatchSummary, summarise } from './summary.ts'

/** Classes of a histogram. */
const CLASSES = 20
/** Size of a picture, in pixels. */
const PICTURE = { width: 460, height: 180, left: 8, bottom: 24, top: 18 }
/** Failures that are listed: who wants all of more has the journal. */
const MOST_LISTED = 1000

/**
 * A page about a batch, for people: sums, failures by code, how fast documents were
 * converted, how sure the program is of what it found, how much it doubts. One file without scripts, and nothing from
 * outside.
 */
export function writeBatchReport(entries: readonly JournalEntry[]): string {
  const summary = summarise(entries)
  const done = entries.filter(({ status }) => status === 'done')
  const doubts = done.flatMap(({ account }) => (account && account.placed > 0 ? [account.doubt / account.placed] : []))
  const page = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Batch of ${summary.documents} documents</title>
<style>
body { font: 15px/1.4 Helvetica, Arial, sans-serif; color: #333; max-width: 1000px; margin: 2em auto; padding: 0 1em }
table { border-collapse: collapse } td, th { padding: 2px 12px 2px 0; text-align: left; vertical-align: top }
td.number { text-align: right } figure { display: inline-block; margin: 0 16px 16px 0 } figcaption { font-weight: bold }
.bar { background: #c0561c; height: 1em }
</style>
</head>
<body>
<h1>Batch of ${summary.documents} documents</h1>
${sumsOf(summary)}
${failureBars(summary)}
<h2>Documents</h2>
${histogram('Pages per second of a worker', speedsOf(done))}
${histogram(
  'Most memory of the worker, MB',
  entries.map(({ memory }) => memory),
)}
${histogram(
  'Mean score of decisions (confidence)',
  done.flatMap(({ confidence }) => confidence ?? []),
  1,
)}
${histogram(
  'Trust in the structure',
  done.flatMap(({ trust }) => trust ?? []),
  1,
)}
${histogram('Share of glyphs in doubt', doubts, 1)}
${failureList(entries)}
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
    ['done', done],
    ['failed', failed],
    ['pages', pages],
    ['of these recognised from pictures', recognised],
    ['pages per second of a worker', speed],
    ['glyphs read', glyphs],
    ['glyphs unaccounted for', unaccounted],
    ...Object.entries(warnings),
  ]
  return html`<table>${rows.map(
    ([name, value]) => html`<tr><td>${name}</td><td class="number">${value}</td></tr>
`,
  )}</table>`
}

function failureBars({ failures, failed }: BatchSummary): Html {
  if (failed === 0) return html``
  const rows = Object.entries(failures).map(([code, count]) => {
    const width = Math.round((300 * count) / failed)
    return html`<tr><td>${code}</td><td class="number">${count}</td><td><div class="bar" style="width: ${width}px"></div></td></tr>
`
  })
  return html`<h2>Failures by code</h2>
<table>${rows}</table>`
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

function failureList(entries: readonly JournalEntry[]): Html {
  const failed = entries.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return html``
  const listed = failed.slice(0, MOST_LISTED).map(
    ({ document, code, message }) => html`<tr><td>${document}</td><td>${code ?? ''}</td><td>${message ?? ''}</td></tr>
`,
  )
  const more =
    failed.length > MOST_LISTED ? html`<p>${failed.length - MOST_LISTED} more are in the journal.</p>` : html``
  return html`<h2>Failures</h2>
<table>${listed}</table>${more}`
}
