import type { Paper } from '../../src/paper/paper.ts'
import type { PaperXmlOptions } from '../../src/writers/paper-xml-context.ts'
import { writePaperXml } from '../../src/writers/paper-xml.ts'
import { splitAtStops } from './split-at-stops.ts'

/** The paper as paperXML, with sentences that end at full stops. */
export function toPaperXml(paper: Paper, options: Partial<PaperXmlOptions> = {}): string {
  return writePaperXml(paper, { splitSentences: splitAtStops, ...options })
}

const PAPER_XML_INLINE = /<\/?(?:b|i|u|footnote anchor[^>]*|page[^>]*)\/?>|<\?.*?\?>/g
const TEI_INLINE = /<\/?(?:hi|ptr|pb|cb|lb break|milestone)(?:[= ][^>]*)?\/?>/g

/** The words of a paperXML's body in their order, with those of headings and captions. */
export function wordsOfPaperXml(xml: string): readonly string[] {
  const body = xml.slice(xml.indexOf('<body'))
  return toWords(
    body
      .replace(/<\?paperxml head="([^"]*)".*?\?>/g, ' $1 ')
      .replace(PAPER_XML_INLINE, '')
      .replace(/<\w+[^>]*?(?:title|caption)="([^"]*)"[^>]*>/g, ' $1 '),
  )
}

/** The words of a TEI's body and back in their order; of a reference that was split, the printed text alone. */
export function wordsOfTei(xml: string): readonly string[] {
  return toWords(
    xml
      .slice(xml.indexOf('<body'))
      .replace(/(<biblStruct[^>]*>).*?(?=<note type="raw_reference")/gs, '$1')
      .replace(/<num>.*?<\/num>|(<ref type="foot"[^>]*>).*?<\/ref>/gs, '')
      .replace(/<head[^>]*>|<\/head>/g, ' ')
      .replace(TEI_INLINE, ''),
  )
}

function toWords(markup: string): readonly string[] {
  const text = markup.replace(/<[^>]*>/g, ' ')
  const plain = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return plain
    .replaceAll('\u00ad', '')
    .split(/\s+/)
    .filter(word => word !== '')
}
