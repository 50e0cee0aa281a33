import type { Paper } from '../../src/model/paper/paper.ts'
import type { PaperXmlOptions } from '../../src/write/writers/paper-xml-context.ts'
import { writePaperXml } from '../../src/write/writers/paper-xml.ts'
import { splitAtStops } from './split-at-stops.ts'

/** The paper as paperXML, with sentences that end at full stops. */
export function toPaperXml(paper: Paper, options: Partial<PaperXmlOptions> = {}): string {
  return writePaperXml(paper, { splitSentences: splitAtStops, ...options })
}

const PAPER_XML_INLINE = /<\/?(?:b|i|u|footnote anchor[^>]*|page[^>]*)\/?>|<\?.*?\?>/g
const TEI_INLINE = /<\/?(?:hi|ptr|pb|cb|lb break|milestone)(?:[= ][^>]*)?\/?>/g

/** The words of a paperXML's body in their order, with those of headings and captions; those of its notes come last. */
export function wordsOfPaperXml(xml: string): readonly string[] {
  const body = notesLast(
    displaysInPlace(xml.slice(xml.indexOf('<body'))),
    /<footnote(?! anchor)[^>]*>.*?<\/footnote>/gs,
  )
  return toWords(
    body
      .replace(/<\?paperxml head="([^"]*)".*?\?>/g, ' $1 ')
      .replace(PAPER_XML_INLINE, '')
      .replace(/<\w+[^>]*?(?:title|caption)="([^"]*)"[^>]*>/g, ' $1 '),
  )
}

/**
 * The words of a TEI's body and back in their order; of a reference that was split, the printed text alone. Those of its
 * notes come last, in the order of their ids: notes are at their calls.
 */
export function wordsOfTei(xml: string): readonly string[] {
  return toWords(
    notesLast(xml.slice(xml.indexOf('<body')), /<note place="(?:foot|inline)".*?<\/note>/gs)
      .replace(/(<biblStruct[^>]*>).*?(?=<note type="raw_reference")/gs, '$1')
      .replace(/<num>.*?<\/num>|(<ref type="foot"[^>]*>).*?<\/ref>/gs, '')
      .replace(/<head[^>]*>|<\/head>/g, ' ')
      .replace(TEI_INLINE, ''),
  )
}

/** A document with each numbered display where its text says that it belongs. */
function displaysInPlace(xml: string): string {
  const displays = new Map<string, string>()
  const rest = xml.replace(
    /(<doubt [^>]*>(?:(?!<\/doubt>).)*<\/doubt>)(\s*)<\?paperxml formula n="(\d+)"\?>/gs,
    (whole, display: string, _, n: string) => {
      if (displays.has(n) || !new RegExp(`<p>(?:(?!</p>).)*<\\?paperxml formula n="${n}"`, 'su').test(xml)) return whole
      displays.set(n, display)
      return ''
    },
  )
  return rest.replace(/<\?paperxml formula n="(\d+)"\?>/g, (place, n: string) => ` ${displays.get(n) ?? place} `)
}

/** A document with its notes after all other text, those with ids in the order of their numbers. */
function notesLast(xml: string, note: RegExp): string {
  const notes = xml.match(note) ?? []
  const numberOf = (text: string) => Number(/^[^>]* xml:id="\D*(\d+)"/.exec(text)?.[1] ?? 0)
  return [xml.replace(note, ''), ...notes.sort((a, b) => numberOf(a) - numberOf(b))].join('\n')
}

function toWords(markup: string): readonly string[] {
  const text = markup.replace(/<[^>]*>/g, ' ')
  const plain = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return plain
    .replaceAll('\u00ad', '')
    .split(/\s+/)
    .filter(word => word !== '')
}
