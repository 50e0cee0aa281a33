import { createHash } from 'node:crypto'
import { escapeHtml } from '../../base/text/characters/escape-html.ts'
import { toScriptJson } from './document/markup.ts'
import type { InspectionFile } from './inspection/inspection-file.ts'

/** The page of the service, and what a page in one file has inside of it. */
export interface InspectionAssets {
  /** `index.html` of the page. */
  readonly page: string
  /** Its style sheets. */
  readonly style: string
  /** Its modules in one script. */
  readonly script: string
}

/** What of the head of the page is loaded from the service. */
const LOADED = /<(?:link|script)\b[^>]*>(?:<\/script>)?\n/gu

/**
 * The page of one paper in one file: the same page as that of the service, with the paper and all that it needs inside.
 *
 * Nothing of a document can run as a script: it is in the page as JSON alone, and the script puts it in as text. The
 * security policy of the page allows only that script, and loads nothing.
 */
export function writeInspectionHtml(file: InspectionFile, { page, style, script }: InspectionAssets): string {
  const sources = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}`
  const policy = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(`${sources}; base-uri 'none'; form-action 'none'`)}" />`
  const json = `<script type="application/json" id="inspection">${toScriptJson(file)}</script>`
  // Functions, as a text of a paper may have `$&` in it.
  return page
    .replace(LOADED, '')
    .replace('<meta charset="utf-8" />', meta => `${meta}\n${policy}`)
    .replace(/<title>.*<\/title>/u, () => `<title>${escapeHtml(file.paper.source)}: inspection</title>`)
    .replace('</head>', end => `<style>${style}</style>\n${end}`)
    .replace('</body>', end => `${json}\n<script>${script}</script>\n${end}`)
}

/** The source expression of Content Security Policy that allows an inline script or style: its SHA-256. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
