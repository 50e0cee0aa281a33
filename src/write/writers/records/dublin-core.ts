import type { Paper } from '../../../model/paper/paper.ts'
import { abstractTextOf, affiliationsOf, printedNameOf } from '../document/front-lines.ts'
import { textOfTree, toInlineTree } from '../document/inline-tree.ts'
import { element, textElement } from '../document/markup.ts'
import { toPlainText } from '../document/plain-text.ts'
import { factsOf } from '../document/publication.ts'

/** The header of a paper as the Dublin Core of OAI-PMH (`oai_dc`); what is not known is left out. */
export function writeDublinCore({ front, language, source }: Paper): string {
  const { first } = factsOf(front)
  const entries: readonly (readonly [string, string | undefined])[] = [
    ['title', textOfTree(toInlineTree(front.title))],
    ...front.authors.map(author => ['creator', printedNameOf(author)] as const),
    ...front.keywords.map(keyword => ['subject', toPlainText(keyword)] as const),
    ['description', abstractTextOf(front)],
    ['publisher', first('publisher')],
    ...affiliationsOf(front).map(name => ['contributor', name] as const),
    ['date', first('date')],
    ['type', 'Text'],
    ['identifier', prefixed('https://doi.org/', first('doi'))],
    ['identifier', prefixed('arXiv:', first('arxiv'))],
    ['identifier', prefixed('urn:isbn:', first('isbn'))],
    ['source', first('journal') ?? first('volume-title')],
    ['source', source],
    ['relation', prefixed('urn:issn:', first('issn'))],
    ['language', language],
    ['rights', first('licence') ?? first('copyright')],
  ]
  const lines = entries.map(([name, text]) => textElement(`dc:${name}`, {}, text)).filter(line => line !== '')
  const record = element('oai_dc:dc', NAMESPACES, `\n${lines.map(line => `  ${line}\n`).join('')}`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${record}\n`
}

const NAMESPACES = {
  'xmlns:oai_dc': 'http://www.openarchives.org/OAI/2.0/oai_dc/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': 'http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
}

function prefixed(prefix: string, value: string | undefined): string | undefined {
  return value === undefined ? undefined : prefix + value
}
