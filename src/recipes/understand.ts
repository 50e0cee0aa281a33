import { applyCorrections, type CorrectedBlock } from '../corrections/apply-corrections.ts'
import { type BlockCorrection, type Correction, isHeaderCorrection } from '../corrections/corrections.ts'
import { type DecidedFurniture, nameFurniture } from '../corrections/decided-furniture.ts'
import type { Report } from '../diagnostics.ts'
import { groupBlocks, measureLeading } from '../layout/blocks/blocks.ts'
import { measureColumnEdges, measureIndent } from '../layout/columns/column-edges.ts'
import { splitNumberedSections } from '../layout/blocks/numbered-sections.ts'
import { layOutPages } from '../layout/page-layout.ts'
import { toReadingFrame } from '../layout/writing/reading-frame.ts'
import { toTruePlaces } from '../layout/writing/true-places.ts'
import { findWriting } from '../layout/writing/writing.ts'
import { repairRecognised } from '../layout/lines/repair-recognised.ts'
import type { SourceDocument } from '../page/page.ts'
import { textOfBlock } from '../page/block.ts'
import type { TextLine } from '../page/text-line.ts'
import { type Account, closeAccount } from '../paper/account.ts'
import { nameAbstractLanguages } from '../paper/front/abstract-languages.ts'
import type { DecidedBlock } from '../roles/decision.ts'
import { arrangeElements } from '../paper/body/arrange.ts'
import { assembleSections } from '../paper/body/assemble.ts'
import { linkReferences } from '../paper/references/link-citations.ts'
import type { Element } from '../paper/body/elements.ts'
import { findFootnoteCalls } from '../paper/notes/footnote-calls.ts'
import { idsCalledIn, placeFootnotes } from '../paper/body/footnote-places.ts'
import { type DraftFootnote, linkFootnotes, splitFootnotes } from '../paper/notes/footnotes.ts'
import { assembleFrontMatter } from '../paper/front/front-matter.ts'
import { joinsOf } from '../paper/joins.ts'
import { findMisreadCalls } from '../paper/notes/misread-calls.ts'
import type { Paper } from '../paper/paper.ts'
import { classifyBlocks } from '../roles/classify.ts'
import { gatherEvidence } from '../roles/evidence.ts'
import { isFrontRole, ROLE_TRAITS } from '../roles/role-traits.ts'
import { findPrintedNumbers } from '../roles/furniture/page-numbers.ts'
import { UNDER_NOTES_HEADING } from '../roles/references/references.ts'
import { findFurniture } from '../roles/furniture/running-headers.ts'
import { type BodyStyle, countStyles, findBodyStyle, type StyleCount } from '../style/body-style.ts'
import { buildVocabulary, wordsInsideLines } from '../text/hyphens/hyphenation.ts'
import { detectLanguage } from '../text/languages/language.ts'
import { findOrcids } from '../text/web/orcid.ts'

/** How pages are understood. */
export interface PaperOptions {
  /** Stem of the file's name. */
  readonly id: string
  /** Name or URL of the file as given. */
  readonly source: string
  /** `auto` (default) or a language id such as `en`, `sr-Cyrl`. */
  readonly language?: string | undefined
  /** Whether each line end of the print is kept in the paper; default false. */
  readonly lineBreaks?: boolean
  /** Words that are cut at line ends of the pages, and whole in another reading of the paper. */
  readonly wholeWords?: readonly string[] | undefined
  /** What a person says of single blocks; overrules the program. Those of the header are for `correctHeader`. */
  readonly corrections?: readonly Correction[] | undefined
}

/** A paper, and all that tells how it came about. */
export interface Understanding {
  readonly paper: Paper
  readonly account: Account
  /** Every block with its role and the evidence for it, in reading order. */
  readonly decisions: readonly DecidedBlock[]
  readonly furniture: readonly DecidedFurniture[]
  /** What the body is made of: which blocks have become one paragraph. */
  readonly elements: readonly Element[]
  /** Blocks that a person corrected, and what they were before. */
  readonly corrected: readonly CorrectedBlock[]
  /** The main font, and the table of styles that it was computed from. */
  readonly body: BodyStyle
  readonly styles: readonly StyleCount[]
}

/**
 * The logical document of what a source read.
 *
 *     pages -> body style -> columns, lines -> furniture -> blocks -> roles -> corrections -> elements -> paper
 *
 * After Schäfer and Weitz (2012), section 3.1. Never drops a glyph: the account says where each one is. Pages of
 * right-to-left or vertical text are laid out as `layout/writing/reading-frame.ts` says.
 */
export async function understandPaper(
  document: SourceDocument,
  options: PaperOptions,
  report: Report = () => {},
): Promise<Understanding> {
  const { pages } = document
  const writings = new Map(pages.map(page => [page.number, findWriting(page)]))
  if ([...writings.values()].every(writing => writing === 'left-to-right')) {
    return understandFramed(document, options, report)
  }
  const framed = pages.map(page => toReadingFrame(page, writings.get(page.number) ?? 'left-to-right'))
  const toTrue = <Found>(found: Found) => toTruePlaces(found, pages, writings)
  const reportTrue: Report = diagnostic => report(toTrue(diagnostic))
  const found = toTrue(await understandFramed({ ...document, pages: framed }, options, reportTrue))
  const sizes = new Map(pages.map(({ number, width, height }) => [number, { width, height }]))
  const paperPages = found.paper.pages.map(page => ({ ...page, ...sizes.get(page.local) }))
  return { ...found, paper: { ...found.paper, pages: paperPages } }
}

/** The same of pages whose lines lie and begin at the left. */
async function understandFramed(
  document: SourceDocument,
  options: PaperOptions,
  report: Report,
): Promise<Understanding> {
  const pages = await repairRecognised(document.pages, options.language, report)
  const body = findBodyStyle(pages)
  const layouts = layOutPages(pages, body.size)
  const edges = nameFurniture(findFurniture(layouts), layouts)
  const leading = measureLeading(layouts, body.size)
  const taken = new Set(edges.map(decision => decision.line))
  const found = splitNumberedSections(layouts.flatMap(layout => groupBlocks(layout, leading, taken)))
  const { outline, metadata, ocr } = document
  const evidence = gatherEvidence({ blocks: found, pages, body, leading, outline, metadataTitle: metadata.Title })
  const roles = classifyBlocks(evidence, report)
  const own = found.flatMap(block => {
    const decision = roles.get(block)
    return decision === undefined ? [] : [{ block, decision }]
  })
  const decided = applyCorrections({ blocks: own, furniture: edges }, ofBlocks(options.corrections), layouts, report)
  const { blocks: decisions, furniture, corrected } = decided
  const blocks = decisions.map(({ block }) => block)
  const front = decisions.filter(({ decision }) => isFrontRole(decision.role))
  const rest = decisions.filter(({ decision }) => !isFrontRole(decision.role))

  const lines = blocks.flatMap(block => block.lines)
  const language = await languageOf(lines, options.language)
  const edgesOf = measureColumnEdges(blocks, body.size)
  const numbers = findPrintedNumbers(pages, furniture)
  const notes = splitFootnotes(linesOfRole(decisions, 'footnote'), joinsOf(decisions))
  const gathered = endnotesOf(notes, decisions)
  const calling = callingLines(decisions)
  const read = findFootnoteCalls(calling, linkFootnotes(notes, gathered))
  const calls = new Map([...read, ...findMisreadCalls(calling, notes, read)])
  const context = {
    vocabulary: buildVocabulary([...wordsInsideLines(lines.map(line => line.text)), ...(options.wholeWords ?? [])]),
    language,
    bodyIsBold: body.isBold,
    bodyIsItalic: body.isItalic,
    bodySize: body.size,
    bodyIsMonospace: body.isMonospace,
    pageReference: (local: number) => ({ local, global: numbers.get(local) }),
    calls,
    drawsSoftHyphens: pages.some(page => page.runs.some(run => /\u00ad\p{L}/u.test(run.text))),
    lineBreaks: options.lineBreaks === true,
    paragraphs: { edgesOf, bodySize: body.size, indent: measureIndent(blocks, edgesOf, body.size) },
    furniture: furniture.map(({ line, role }) => ({ role, text: line.text, place: { page: line.page, ...line.box } })),
    metadata,
  }
  const arranged = arrangeElements(rest, { layouts, body, notes, paragraphs: context.paragraphs })
  const calledInFront = new Set(
    idsCalledIn(
      front.flatMap(({ block }) => block.lines),
      calls,
    ),
  )
  const frontNotes = notes.filter(({ id }) => calledInFront.has(id) && !gathered.has(id))
  const others = arranged.filter(element => element.type !== 'footnote' || !frontNotes.includes(element.note))
  const elements = placeFootnotes(others, calls, gathered)
  const matter = assembleFrontMatter(front, frontNotes, {
    ...context,
    orcidTexts: orcidTextsOf(rest, metadata),
    links: new Map(pages.map(({ number, links = [] }) => [number, links])),
    report,
  })
  const linked = linkReferences({
    front: { ...matter, abstract: await nameAbstractLanguages(matter.abstract, language) },
    sections: assembleSections(elements, pages[0]?.number ?? 1, context),
  })
  const paper: Paper = {
    id: options.id,
    source: options.source,
    metadata,
    ...(ocr === undefined ? {} : { ocr }),
    language,
    pages: pages.map(page => ({ ...context.pageReference(page.number), width: page.width, height: page.height })),
    ...linked,
    furniture: context.furniture,
  }
  const account = closeAccount(document, { front, frontNotes, elements, furniture })
  return { paper, account, decisions, furniture, elements, corrected, body, styles: countStyles(pages) }
}

function ofBlocks(corrections: readonly Correction[] = []): readonly BlockCorrection[] {
  return corrections.filter((correction): correction is BlockCorrection => !isHeaderCorrection(correction))
}

/** What holds ORCID iDs behind the title page: lists in the back matter, notes, the names of the authors in the file. */
function orcidTextsOf(rest: readonly DecidedBlock[], metadata: Readonly<Record<string, string>>): string[] {
  const texts = rest.flatMap(({ block, decision }) => (decision.role === 'reference' ? [] : [textOfBlock(block)]))
  return [...texts, metadata.Author ?? ''].filter(text => findOrcids(text).length > 0)
}

async function languageOf(lines: readonly TextLine[], wanted: string | undefined): Promise<string> {
  if (wanted !== undefined && wanted !== 'auto') return wanted
  return (await detectLanguage(lines.map(line => line.text).join(' '))).language
}

/** Ids of the notes that are gathered under a heading of their own, and so are called from any page. */
function endnotesOf(notes: readonly DraftFootnote[], decisions: readonly DecidedBlock[]): Set<string> {
  const gathered = new Set(
    decisions.flatMap(({ block, decision }) => (decision.evidence.includes(UNDER_NOTES_HEADING) ? block.lines : [])),
  )
  return new Set(notes.flatMap(({ id, lines }) => (lines[0] !== undefined && gathered.has(lines[0]) ? [id] : [])))
}

/** Lines that may call notes. */
function callingLines(decisions: readonly DecidedBlock[]): TextLine[] {
  return decisions.flatMap(({ block, decision }) => (ROLE_TRAITS[decision.role].callsNotes ? block.lines : []))
}

function linesOfRole(decisions: readonly DecidedBlock[], role: string): TextLine[] {
  return decisions.flatMap(({ block, decision }) => (decision.role === role ? block.lines : []))
}
