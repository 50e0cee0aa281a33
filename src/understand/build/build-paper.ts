import { isReferenceCorrection } from '../corrections/kinds.ts'
import type { Report } from '../../base/diagnostics.ts'
import { textOfBlock } from '../evidence/blocks.ts'
import type { TextLine } from '../../model/page/text-line.ts'
import type { DecidedBlock, FurnitureDecision } from '../decide/decision.ts'
import { isFrontRole } from '../decide/role-traits.ts'
import { findOrcids } from '../../base/text/web/orcid.ts'
import { type Account, closeAccount } from './account.ts'
import type { Trust } from '../../model/paper/trust.ts'
import { measureTrust } from './trust.ts'
import { arrangeElements } from './body/arrange.ts'
import { assembleSections } from './body/assemble.ts'
import type { BodyElement } from './body/elements.ts'
import { idsCalledIn, placeFootnotes } from './body/footnote-places.ts'
import { markTheorems } from './body/theorems.ts'
import { decideRunIns, type RunInDecision } from './body/run-ins.ts'
import type { BuildOptions, DecidedPaper } from './decided-paper.ts'
import { nameAbstractLanguages } from './front/abstract-languages.ts'
import { assembleFrontMatter } from './front/front-matter.ts'
import { chooseTitles } from './front/titles.ts'
import type { DraftFootnote } from './notes/footnotes.ts'
import { settleTables } from './floats/settle-tables.ts'
import type { TableFloat } from './floats/table-floats.ts'
import { findNotes, type PaperNotes } from './notes/paper-notes.ts'
import type { FrontMatter, Paper } from '../../model/paper/paper.ts'
import { linkCallouts } from './callouts/link-callouts.ts'
import { linkStatements } from './callouts/link-statements.ts'
import { reportDoubtfulFormulas } from './body/doubtful-formulas.ts'
import { type PaperContext, paperContextOf } from './paper-context.ts'
import { correctReferences, type CorrectedReference } from './references/correct-references.ts'
import { describeReferences, linkReferences } from './references/link-citations.ts'

/** A paper, and the pieces that it was built from. */
export interface BuiltPaper {
  readonly paper: Paper
  readonly account: Account
  /** How far its structure may be trusted. */
  readonly trust: Trust
  /** The elements of the body, which show the blocks that have become one paragraph. */
  readonly elements: readonly BodyElement[]
  /** The headings that open paragraphs, in reading order. */
  readonly runIns: readonly RunInDecision[]
  /** References whose fields a person corrected. */
  readonly correctedReferences: readonly CorrectedReference[]
  /** The notes, and the places of their calls. */
  readonly notes: PaperNotes
  /** The decision on each line of the paper's furniture, in the same order: running heads, then heads of tables that are printed again. */
  readonly furnitureDecisions: readonly FurnitureDecision[]
}

/**
 * Builds the logical document from decided blocks.
 *
 *     decisions -> notes and calls -> elements -> sections, front matter -> linked references -> paper
 *
 * Never drops a glyph: the account says where each one is.
 */
export async function buildPaper(
  given: DecidedPaper,
  options: BuildOptions,
  report: Report = () => {},
): Promise<BuiltPaper> {
  reportDoubtfulFormulas(linesOf(given), report)
  const { decided, tables } = settleTables(given)
  const notes = findNotes(decided.decisions, given.calls, report)
  const context = await paperContextOf(decided, notes.calls, options)
  const split = splitFront(decided.decisions, notes)
  const { elements, runIns } = buildElements({ ...decided, tables }, split, notes, context)
  const front = await buildFront(decided, split, context, report)
  const assembled = assembleSections(elements, decided.pages[0]?.number ?? 1, context)
  const said = options.corrections?.filter(isReferenceCorrection) ?? []
  const { sections, corrected } = correctReferences(describeReferences(assembled), said, report)
  const paper = {
    ...describePaper(decided, options, context),
    ...describeTheorems(linkCallouts(linkReferences({ front, sections }))),
    furniture: context.furniture,
  }
  const account = closeAccount(decided.document, { ...split, elements, furniture: decided.furniture })
  const trust = measureTrust(paper, account, decided.document.missingShare)
  return {
    paper,
    account,
    trust,
    elements,
    runIns,
    correctedReferences: corrected,
    notes,
    furnitureDecisions: decided.furniture,
  }
}

function describeTheorems<T extends Pick<Paper, 'front' | 'sections'>>(parts: T): T {
  return linkStatements({ ...parts, sections: markTheorems(parts.sections) })
}

/** All lines, with what a person corrected in them. */
function linesOf({ decisions, furniture }: DecidedPaper): readonly TextLine[] {
  return [...decisions.flatMap(({ block }) => block.lines), ...furniture.map(({ line }) => line)]
}

/** Blocks of the front matter with the notes that it calls, and the other blocks. */
interface SplitPaper {
  readonly front: readonly DecidedBlock[]
  readonly frontNotes: readonly DraftFootnote[]
  readonly rest: readonly DecidedBlock[]
}

function splitFront(decisions: readonly DecidedBlock[], { notes, gathered, calls }: PaperNotes): SplitPaper {
  const front = decisions.filter(({ decision }) => isFrontRole(decision.role))
  const rest = decisions.filter(({ decision }) => !isFrontRole(decision.role))
  const lines = front.flatMap(({ block }) => block.lines)
  const called = new Set(idsCalledIn(lines, calls))
  return { front, frontNotes: notes.filter(({ id }) => called.has(id) && !gathered.has(id)), rest }
}

/** The elements of the body, each note after the element that calls it. */
function buildElements(
  { document, layouts, body, tables }: DecidedPaper & { readonly tables: readonly TableFloat[] },
  { front, rest, frontNotes }: SplitPaper,
  { notes, calls, gathered }: PaperNotes,
  { paragraphs }: PaperContext,
): Pick<BuiltPaper, 'elements' | 'runIns'> {
  const authors = front.flatMap(({ block, decision }) => (decision.role === 'authors' ? [textOfBlock(block)] : []))
  const runIns = decideRunIns(rest, paragraphs, { body, outline: document.outline, authors })
  const arranged = arrangeElements(rest, { layouts, tables, paragraphs, notes, runIns })
  const inBody = arranged.filter(element => element.type !== 'footnote' || !frontNotes.includes(element.note))
  return { elements: placeFootnotes(inBody, calls, gathered), runIns }
}

async function buildFront(
  { document, pages }: DecidedPaper,
  { front, frontNotes, rest }: SplitPaper,
  context: PaperContext,
  report: Report,
): Promise<FrontMatter> {
  const orcidTexts = orcidTextsOf(rest, document.metadata)
  const links = new Map(pages.map(page => [page.number, page.links ?? []]))
  const titles = await chooseTitles(front, context.language)
  const matter = assembleFrontMatter(front, frontNotes, { ...context, titles, orcidTexts, links, report })
  return { ...matter, abstract: await nameAbstractLanguages(matter.abstract, context.language) }
}

/** Texts with ORCID iDs after the title page: lists in the back matter, notes, the names of the authors in the file. */
function orcidTextsOf(rest: readonly DecidedBlock[], metadata: Readonly<Record<string, string>>): string[] {
  const texts = rest.flatMap(({ block, decision }) => (decision.role === 'reference' ? [] : [textOfBlock(block)]))
  return [...texts, metadata.Author ?? ''].filter(text => findOrcids(text).length > 0)
}

/** The facts about a paper that precede its text. */
function describePaper(
  { document, pages }: DecidedPaper,
  { id, source }: BuildOptions,
  { language, pageReference }: PaperContext,
): Omit<Paper, 'front' | 'sections' | 'furniture'> {
  const { metadata, ocr } = document
  return {
    id,
    source,
    metadata,
    ...(ocr === undefined ? {} : { ocr }),
    language,
    pages: pages.map(({ number, width, height }) => ({ ...pageReference(number), width, height })),
  }
}
