import type { Paper } from '../../model/paper/paper.ts'
import { splitSentences } from '../../base/text/sentences/sentence.ts'
import { nameTargets, planBodyElements } from './body-elements.ts'
import { trackPages } from './pending-pages.ts'
import { writeBody } from './paper-xml-body.ts'
import type { PaperXmlContext, PaperXmlOptions } from './paper-xml-context.ts'
import { writeInstruction } from './paper-xml-context.ts'
import { writeHeader } from './paper-xml-header.ts'
import { serialiseXml } from './xml-text.ts'
import { xmlBuilder } from './xml/xml-builder.ts'

/**
 * The paper as paperXML, valid against `dtd/paper.dtd`, ending in a line break.
 *
 * What the DTD cannot say is carried by `paperxml` instructions: true places of page breaks, levels, list items,
 * languages. Each block begins a line; no white space is added to text. The same paper and options give the
 * same bytes.
 */
export function writePaperXml(paper: Paper, options: PaperXmlOptions = {}): string {
  const elements = planBodyElements(paper.sections)
  const context: PaperXmlContext = {
    options,
    splitSentences: options.splitSentences ?? splitSentences,
    language: paper.language,
    pages: paper.pages,
    pendingPages: trackPages(paper.pages),
    targetNames: nameTargets(elements),
  }
  const document = xmlBuilder()({ version: '1.0', encoding: 'UTF-8' })
  const article = document.ele('article')
  writeInstruction(article.txt('\n'), '', { lang: paper.language })
  writeHeader(article, paper, context)
  writeBody(article, elements, context)
  article.txt('\n')
  return `${serialiseXml(document, false).replace('?><article>', '?>\n<article>')}\n`
}
