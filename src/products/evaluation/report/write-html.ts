import { escapeHtml } from '../../../base/text/characters/escape-html.ts'
import type { Bar, ReportPart } from './report.ts'

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.2rem .7rem;border-bottom:1px solid #ddd;text-align:right}
td:first-child,th:first-child{text-align:left}pre{background:#f6f6f6;padding:1rem;overflow:auto}svg{display:block;margin:1rem 0}
svg text{font:12px system-ui,sans-serif}.bar{fill:#3b6ea5}.rest{fill:#e8edf3}`

/** Width of the drawing, of the names of its bars, and of the figures after them; height of a bar with its gap. */
const WIDTH = 640
const NAMES = 220
const FIGURES = 60
const ROW = 20
const BAR = 13

/** The report as a page that loads nothing else, with its plots as drawings. */
export function writeHtml(parts: readonly ReportPart[], title: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`
  const head = `<meta charset="utf-8">${policy}<title>${escapeHtml(title)}</title><style>${STYLE}</style>`
  return `<!DOCTYPE html>\n<html lang="en"><head>${head}</head><body>\n${parts.map(toHtml).join('\n')}\n</body></html>\n`
}

function toHtml(part: ReportPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h${part.level}>${escapeHtml(part.text)}</h${part.level}>`
    case 'text':
      return `<p>${escapeHtml(part.text)}</p>`
    case 'list':
      return `<ul>${part.items.map(item => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
    case 'table':
      return `<table>${toRow('th', part.head)}\n${part.rows.map(row => toRow('td', row)).join('\n')}</table>`
    case 'code':
      return `<pre>${escapeHtml(part.text)}</pre>`
    case 'bars':
      return drawBars(part.title, part.bars)
  }
}

function toRow(element: 'td' | 'th', cells: readonly string[]): string {
  return `<tr>${cells.map(cell => `<${element}>${escapeHtml(cell)}</${element}>`).join('')}</tr>`
}

function drawBars(title: string, bars: readonly Bar[]): string {
  const height = bars.length * ROW
  const drawn = bars.map((bar, i) => drawBar(bar, i * ROW)).join('')
  return `<svg role="img" aria-label="${escapeHtml(title)}" width="${WIDTH}" height="${height}">${drawn}</svg>`
}

function drawBar({ label, value }: Bar, top: number): string {
  const full = WIDTH - NAMES - FIGURES
  const length = Math.round(Math.min(Math.max(value, 0), 1) * full)
  const baseline = top + BAR - 2
  return [
    `<text x="${NAMES - 8}" y="${baseline}" text-anchor="end">${escapeHtml(label)}</text>`,
    `<rect class="rest" x="${NAMES}" y="${top}" width="${full}" height="${BAR}"/>`,
    `<rect class="bar" x="${NAMES}" y="${top}" width="${length}" height="${BAR}"/>`,
    `<text x="${WIDTH - FIGURES + 8}" y="${baseline}">${value.toFixed(3)}</text>`,
  ].join('')
}
