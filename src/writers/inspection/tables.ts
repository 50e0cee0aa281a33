import { ROLE_LABELS } from '../../corrections/corrections.ts'
import { type Html, html } from './html.ts'
import type { Inspected } from './inspection.ts'

/** Rows of the table of styles: the rest are marks and symbols of a few characters. */
const SHOWN_STYLES = 25
/** Rows of the table of dropped texts: a scan with a hidden layer has one for each word. */
const SHOWN_DROPS = 500

/** The fonts and sizes of the paper, the main font marked. */
export function styleTable({ body, styles }: Inspected): Html {
  const total = styles.reduce((sum, { glyphs }) => sum + glyphs, 0)
  const rows = styles.slice(0, SHOWN_STYLES).map(({ fontName, size, glyphs }) => {
    const isBody = fontName === body.fontName && size === body.size
    const cells = html`<td>${fontName || 'unnamed'}</td><td>${size}</td><td>${glyphs}</td><td>${percent(glyphs, total)}</td>`
    return isBody ? html`<tr class="body">${cells}</tr>\n` : html`<tr>${cells}</tr>\n`
  })
  return table('styles', 'Fonts', ['font', 'size', 'glyphs', 'share'], rows, restOf(styles.length, SHOWN_STYLES))
}

/** Where every glyph has gone. */
export function accountTable({ account }: Inspected): Html {
  const { read, placed, dropped, unaccounted, byRole, byReason } = account
  const row = (name: string, glyphs: number) =>
    html`<tr><td>${name}</td><td>${glyphs}</td><td>${percent(glyphs, read)}</td></tr>\n`
  const rows = [
    row('read', read),
    ...Object.entries(byRole).map(([role, glyphs]) => row(role, glyphs)),
    row('placed in the paper', placed),
    ...Object.entries(byReason).map(([reason, glyphs]) => row(`dropped: ${reason}`, glyphs)),
    row('dropped', dropped),
    row('not accounted for', unaccounted),
  ]
  return table('account', 'Account of every glyph', ['went to', 'glyphs', 'share'], rows)
}

/** How far the structure may be trusted, and what speaks against it. */
export function trustTable({ trust: { value, evidence } }: Inspected): Html {
  const row = (name: string, share: string, cost: number) =>
    html`<tr><td>${name}</td><td>${share}</td><td>${cost.toFixed(2)}</td></tr>\n`
  const rows = [
    ...evidence.map(({ measure, share, cost }) => row(measure, `${(100 * share).toFixed(1)} %`, -cost)),
    row('trust', '', value),
  ]
  return table('trust', 'Trust in the structure', ['measure', 'share', 'of 1'], rows)
}

/** What the stages told. */
export function diagnosticTable({ diagnostics }: Inspected): Html {
  const rows = diagnostics.map(
    ({ code, severity, message, page }) =>
      html`<tr class="${severity}"><td>${severity}</td><td>${code}</td><td>${page ?? ''}</td><td>${message}</td></tr>\n`,
  )
  return table('diagnostics', 'Diagnostics', ['severity', 'code', 'page', 'message'], rows)
}

/** What a reader of the pages does not see. */
export function droppedTable({ pages }: Inspected): Html {
  const dropped = pages.flatMap(page => page.dropped)
  const rows = dropped
    .slice(0, SHOWN_DROPS)
    .map(({ page, reason, text }) => html`<tr><td>${page}</td><td>${reason}</td><td>${text}</td></tr>\n`)
  return table('dropped', 'Dropped text', ['page', 'reason', 'text'], rows, restOf(dropped.length, SHOWN_DROPS))
}

/** The roles with their colours; each can be hidden. */
export function legend({ decisions, furniture }: Inspected): Html {
  const counts = new Map<string, number>()
  const roles = [...decisions.map(({ decision }) => decision.role), ...furniture.map(({ role }) => role)]
  for (const role of roles) counts.set(role, (counts.get(role) ?? 0) + 1)
  const items = Object.entries(ROLE_LABELS).flatMap(([role, label]) => {
    const count = counts.get(role)
    if (count === undefined) return []
    return [
      html`<label><input type="checkbox" value="${role}" checked="checked" /><span class="swatch" data-role="${role}"></span>${label} <small>${count}</small></label>\n`,
    ]
  })
  return html`<fieldset id="legend"><legend>Roles</legend>\n${items}</fieldset>`
}

function table(id: string, title: string, names: readonly string[], rows: readonly Html[], rest = ''): Html {
  const head = names.map(name => html`<th scope="col">${name}</th>`)
  const body =
    rows.length === 0 ? html`<p>none</p>` : html`<table><thead><tr>${head}</tr></thead><tbody>\n${rows}</tbody></table>`
  return html`<details id="${id}"><summary>${title} (${rows.length})</summary>${body}<p>${rest}</p></details>\n`
}

function restOf(count: number, shown: number): string {
  return count > shown ? `and ${count - shown} more` : ''
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`
}
