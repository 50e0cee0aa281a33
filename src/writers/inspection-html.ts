import { createHash } from 'node:crypto'
import type { Correction } from '../corrections/corrections.ts'
import { html, scriptJson, trustedHtml } from './inspection/html.ts'
import { type Inspected, toInspection } from './inspection/inspection.ts'
import { accountTable, diagnosticTable, droppedTable, legend, styleTable, trustTable } from './inspection/tables.ts'

/** Script and style sheet of the page: the files `.js` and `.css` in `inspection/`. */
export interface InspectionAssets {
  readonly script: string
  readonly style: string
}

/**
 * One HTML page that shows how a paper was understood, with all it needs inside: pages with their blocks, coloured by
 * role and numbered in reading order, evidence, fonts, account, diagnostics. Roles can be changed on it and the
 * corrections saved as a file.
 *
 * Nothing of a document can run as a script: its text is in the page as escaped text and as JSON, and the script puts it
 * in as text. The security policy of the page allows only that script, and loads nothing.
 */
export function writeInspectionHtml(
  inspected: Inspected,
  corrections: readonly Correction[],
  { script, style }: InspectionAssets,
): string {
  const { paper } = inspected
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'`
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${policy}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${paper.source}: inspection</title>
<style>${trustedHtml(style)}</style>
</head>
<body>
<header>
<h1>${paper.source}</h1>
<p>${inspected.pages.length} pages, ${inspected.decisions.length} blocks, language ${paper.language}, main font ${inspected.body.fontName} ${inspected.body.size}</p>
${legend(inspected)}
${styleTable(inspected)}${trustTable(inspected)}${accountTable(inspected)}${diagnosticTable(inspected)}${droppedTable(inspected)}</header>
<main id="pages"><noscript><p>The pages are drawn by a script, which this browser does not run.</p></noscript></main>
<aside aria-label="Block">
<form id="editor" hidden="hidden"></form>
<p><button type="button" id="save">Save corrections</button> <span id="count" role="status"></span></p>
<div id="details"><p>Point at a block, or move to one with the tabulator key, to see why it was decided as it was; click, or press Enter, to correct it.</p></div>
</aside>
<script type="application/json" id="inspection">${scriptJson(toInspection(inspected, corrections))}</script>
<script>${trustedHtml(script)}</script>
</body>
</html>
`.text
}

/** The source expression of Content Security Policy that allows an inline script or style: its SHA-256. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
