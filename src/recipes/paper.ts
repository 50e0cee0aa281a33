import { measureColumnEdges, measureIndent } from '../layout/column-edges.ts'
import { groupBlocks, measureLeading } from '../layout/blocks.ts'
import { layOutPages } from '../layout/page-layout.ts'
import type { SourceDocument } from '../page/page.ts'
import type { TextLine } from '../page/text-line.ts'
import { arrangeElements, type DecidedBlock } from '../paper/arrange.ts'
import { assembleSections } from '../paper/assemble.ts'
import { linkFootnotes, splitFootnotes } from '../paper/footnotes.ts'
import { assembleFrontMatter } from '../paper/front-matter.ts'
import type { Paper } from '../paper/paper.ts'
import { classifyBlocks } from '../roles/classify.ts'
import { findPrintedNumbers } from '../roles/page-numbers.ts'
import { findFurniture } from '../roles/running-headers.ts'
import { findBodyStyle } from '../style/body-style.ts'
import { buildVocabulary } from '../text/hyphenation.ts'
import { detectLanguage } from '../text/language.ts'

/** How to convert a paper. */
export interface PaperOptions {
  /** Stem of the file's name. */
  readonly id: string
  /** Name or URL of the file as given. */
  readonly source: string
  /** `auto` (default) or a language id such as `en`, `sr-Cyrl`. */
  readonly language?: string
  readonly lineBreaks?: boolean
}

/** Roles that stand before the body. */
const FRONT_ROLES: ReadonlySet<string> = new Set([
  'title',
  'subtitle',
  'authors',
  'abstract-heading',
  'abstract',
  'keywords',
  'publication-info',
])

/** The logical document of what a source read: every stage in its order. */
export async function understandPaper(document: SourceDocument, options: PaperOptions): Promise<Paper> {
  const { pages } = document
  const body = findBodyStyle(pages)
  const layouts = layOutPages(pages, body.size)
  const leading = measureLeading(layouts, body.size)
  const furniture = findFurniture(layouts)
  const taken = new Set(furniture.map(decision => decision.line))
  const blocks = layouts.flatMap(layout => groupBlocks(layout, leading, taken))
  const decisions = classifyBlocks({
    blocks,
    pages,
    body,
    leading,
    outline: document.outline,
    metadataTitle: document.metadata.Title,
  })
  const decided: DecidedBlock[] = blocks.flatMap(block => {
    const decision = decisions.get(block)
    return decision === undefined ? [] : [{ block, decision }]
  })
  const lines = blocks.flatMap(block => block.lines)
  const language =
    options.language === undefined || options.language === 'auto' ? await languageOf(lines) : options.language
  const notes = splitFootnotes(
    decided.flatMap(({ block, decision }) => (decision.role === 'footnote' ? block.lines : [])),
  )
  const endnotes = new Set<string>()
  const numbers = findPrintedNumbers(pages, furniture)
  const context = {
    vocabulary: buildVocabulary(wordsInside(lines)),
    language,
    bodyIsBold: body.isBold,
    bodyIsItalic: body.isItalic,
    bodySize: body.size,
    bodyIsMonospace: body.isMonospace,
    pageReference: (local: number) => ({ local, global: numbers.get(local) }),
    noteOf: linkFootnotes(notes, endnotes),
    lineBreaks: options.lineBreaks === true,
  }
  const front = decided.filter(({ decision }) => FRONT_ROLES.has(decision.role))
  const rest = decided.filter(({ decision }) => !FRONT_ROLES.has(decision.role))
  const edgesOf = measureColumnEdges(blocks, body.size)
  const paragraphs = { edgesOf, bodySize: body.size, indent: measureIndent(blocks, edgesOf, body.size) }
  const elements = arrangeElements(rest, { layouts, body, paragraphs })
  return {
    id: options.id,
    source: options.source,
    metadata: document.metadata,
    language,
    pages: pages.map(page => ({ ...context.pageReference(page.number), width: page.width, height: page.height })),
    front: assembleFrontMatter(front, { ...context, paragraphs }),
    sections: assembleSections(elements, pages[0]?.number ?? 1, context),
    furniture: furniture.map(({ line, role }) => ({ role, text: line.text, place: { page: line.page, ...line.box } })),
  }
}

async function languageOf(lines: readonly TextLine[]): Promise<string> {
  const sample = lines
    .map(line => line.text)
    .join(' ')
    .slice(0, LANGUAGE_SAMPLE)
  return (await detectLanguage(sample)).language
}

/** Characters that tell the language of a document. */
const LANGUAGE_SAMPLE = 20000

/** Words that stand inside lines: their hyphens are their own. */
function wordsInside(lines: readonly TextLine[]): string[] {
  return lines.flatMap(line => line.words.slice(0, -1).map(word => word.text))
}
