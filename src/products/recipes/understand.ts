import { applyCorrections } from '../../understand/corrections/apply-corrections.ts'
import { isBlockCorrection } from '../../understand/corrections/kinds.ts'
import type { BlockCorrection } from '../../model/corrections/corrections.ts'
import { pageOfId } from '../../understand/layout/blocks/block-ids.ts'
import { type DecidedFurniture, nameFurniture } from '../../understand/corrections/decided-furniture.ts'
import type { CorrectedLineEntry } from '../../understand/corrections/lines/correct-line.ts'
import type { CorrectedBlock } from '../../understand/corrections/regroup-blocks.ts'
import type { Report } from '../../base/diagnostics.ts'
import type { Box } from '../../base/geometry/box.ts'
import { formBlocks } from '../../understand/layout/blocks/form-blocks.ts'
import { measureLeading } from '../../understand/layout/blocks/leading.ts'
import { mendLigatures } from '../../understand/layout/lines/mend-ligatures.ts'
import { repairRecognised } from '../../understand/layout/lines/repair-recognised.ts'
import { layOutPages, type PageLayout } from '../../understand/layout/page-layout.ts'
import { boxInFrame, toReadingFrame } from '../../understand/layout/writing/reading-frame.ts'
import { toTruePlaces } from '../../understand/layout/writing/true-places.ts'
import { findWriting, type Writing } from '../../understand/layout/writing/writing.ts'
import type { Page, SourceDocument } from '../../model/page/page.ts'
import { buildPaper, type BuiltPaper } from '../../understand/build/build-paper.ts'
import type { BuildOptions } from '../../understand/build/decided-paper.ts'
import { classifyBlocks } from '../../understand/decide/classify.ts'
import type { DecidedBlock } from '../../understand/decide/decision.ts'
import { gatherEvidence } from '../../understand/decide/evidence.ts'
import { ProposalLog, type Proposals } from '../../understand/decide/proposals.ts'
import { findFurniture } from '../../understand/decide/furniture/running-headers.ts'
import { emphasiseGothic } from '../../understand/evidence/gothic-faces.ts'
import { type BodyStyle, countStyles, findBodyStyle, type StyleCount } from '../../understand/evidence/body-style.ts'

/** The options for understanding pages. */
export interface PaperOptions extends BuildOptions {
  /** Whether all that classifiers proposed and weighed is kept, what lost too; default false. */
  readonly proposals?: boolean | undefined
}

/** A paper, and all decisions that led to it. */
export interface Understanding extends BuiltPaper {
  /** Every block with its role and the evidence for it, in reading order. */
  readonly decisions: readonly DecidedBlock[]
  readonly furniture: readonly DecidedFurniture[]
  /** Blocks that a person corrected, with their roles before. */
  readonly corrected: readonly CorrectedBlock[]
  /** What a person corrected in lines. */
  readonly correctedLines: readonly CorrectedLineEntry[]
  /** The main font, and the table of styles that it was computed from. */
  readonly body: BodyStyle
  readonly styles: readonly StyleCount[]
  /** What the classifiers proposed for each block, where that was asked for. A person's corrections are not among it. */
  readonly proposals: Proposals | undefined
}

/** What the program decides of all blocks, before a person corrects any. It is never changed: papers with other corrections are made of it. */
export interface DecidedPages {
  readonly document: SourceDocument
  /** As its source read it, with the pages as they are laid out: mirrored or turned. */
  readonly framed: SourceDocument
  /** The same pages with ligatures mended and recognised words repaired. */
  readonly pages: readonly Page[]
  readonly layouts: readonly PageLayout[]
  readonly body: BodyStyle
  readonly styles: readonly StyleCount[]
  readonly found: { readonly blocks: readonly DecidedBlock[]; readonly furniture: readonly DecidedFurniture[] }
  readonly proposals: Proposals | undefined
  /** How the text of each page runs, where it is not from left to right on all of them. */
  readonly writings: ReadonlyMap<number, Writing> | undefined
}

/**
 * The logical document of a file that a source read.
 *
 *     pages -> body style -> columns, lines -> furniture -> blocks -> roles -> corrections -> elements -> paper
 *
 * After Schäfer and Weitz (2012), section 3.1. Never drops a glyph: the account says where each one is. Pages of
 * right-to-left or vertical text are laid out as `understand/layout/writing/reading-frame.ts` says.
 */
export async function understandPaper(
  document: SourceDocument,
  options: PaperOptions,
  report: Report = () => {},
): Promise<Understanding> {
  return understandDecided(await decidePages(document, options, report), options, report)
}

/** The decisions on a file that a source read: all that does not depend on corrections. */
export async function decidePages(
  document: SourceDocument,
  options: PaperOptions,
  report: Report,
): Promise<DecidedPages> {
  const writings = new Map(document.pages.map(page => [page.number, findWriting(page)]))
  const isFramed = [...writings.values()].some(writing => writing !== 'left-to-right')
  const toFrame = (page: Page) => toReadingFrame(page, writings.get(page.number) ?? 'left-to-right')
  const framed = isFramed ? { ...document, pages: document.pages.map(toFrame) } : document
  const reportTrue: Report = isFramed ? each => report(toTruePlaces(each, document.pages, writings)) : report
  const read = await mendLigatures(framed.pages, options.language, reportTrue)
  const pages = emphasiseGothic(await repairRecognised(read, options.language, reportTrue))
  const styles = countStyles(pages)
  const body = findBodyStyle(pages, styles)
  const layouts = layOutPages(pages, body.size)
  const log = options.proposals === true ? new ProposalLog() : undefined
  const found = decideBlocks({ ...framed, pages }, layouts, body, { report: reportTrue, log })
  const proposals = log?.all
  const made = { document, framed, pages, layouts, body, styles, found, proposals }
  return { ...made, writings: isFramed ? writings : undefined }
}

/** The logical document of decided pages with the corrections of a person. */
export async function understandDecided(
  decided: DecidedPages,
  options: PaperOptions,
  report: Report = () => {},
): Promise<Understanding> {
  const { document, writings } = decided
  if (writings === undefined) return buildDecided(decided, options, report, box => box)
  const { pages } = document
  const byNumber = new Map(pages.map(page => [page.number, page]))
  const toFrame: ToFrame = (box, number) => {
    const page = byNumber.get(number)
    return page === undefined ? box : boxInFrame(box, page, writings.get(number) ?? 'left-to-right')
  }
  const toTrue = <Found>(found: Found) => toTruePlaces(found, pages, writings)
  const reportTrue: Report = diagnostic => report(toTrue(diagnostic))
  const found = toTrue(await buildDecided(decided, options, reportTrue, toFrame))
  const sizes = new Map(pages.map(({ number, width, height }) => [number, { width, height }]))
  const paperPages = found.paper.pages.map(page => ({ ...page, ...sizes.get(page.local) }))
  return { ...found, paper: { ...found.paper, pages: paperPages } }
}

/** The same on the pages as they are laid out. */
async function buildDecided(
  { framed: document, pages, layouts, body, styles, found, proposals }: DecidedPages,
  options: PaperOptions,
  report: Report,
  toFrame: ToFrame,
): Promise<Understanding> {
  const { corrections = [] } = options
  const ofBlocks = corrections.filter(isBlockCorrection).map(each => placeSeparators(each, toFrame))
  const applied = applyCorrections(found, ofBlocks, layouts, report)
  const { furniture, corrected, calls, entries: correctedLines } = applied
  const decisions = applied.blocks.map(decided => placeDrawing(decided, toFrame))
  const built = await buildPaper({ document, pages, layouts, body, decisions, furniture, calls }, options, report)
  return { ...built, decisions, furniture, corrected, correctedLines, body, styles, proposals }
}

/** A box of a page, by its number, as the page is laid out. */
type ToFrame = (box: Box, page: number) => Box

/** A person gives the separators of a table as they are on the page. */
function placeSeparators(correction: BlockCorrection, toFrame: ToFrame): BlockCorrection {
  const { table, block } = correction
  if (table?.separators?.columns === undefined) return correction
  const page = pageOfId(block) ?? 0
  const columns = table.separators.columns.map(at => toFrame({ left: at, top: 0, right: at, bottom: 0 }, page).left)
  return { ...correction, table: { ...table, separators: { ...table.separators, columns } } }
}

/** A person gives the box of a drawing as it is on the page. */
function placeDrawing(decided: DecidedBlock, toFrame: ToFrame): DecidedBlock {
  const { block, decision } = decided
  if (decision.drawing === undefined) return decided
  return { block, decision: { ...decision, drawing: toFrame(decision.drawing, block.page) } }
}

/** The decisions for all lines and blocks of laid out pages: furniture, or blocks with their roles. */
function decideBlocks(
  { pages, outline, metadata }: SourceDocument,
  layouts: readonly PageLayout[],
  body: BodyStyle,
  { report, log }: { readonly report: Report; readonly log: ProposalLog | undefined },
): { readonly blocks: readonly DecidedBlock[]; readonly furniture: readonly DecidedFurniture[] } {
  const leading = measureLeading(layouts, body.size)
  const furniture = nameFurniture(findFurniture(layouts, { body, leading, outline, pages: pages.length }), layouts)
  const taken = new Set(furniture.map(({ line }) => line))
  const { blocks, paragraphs } = formBlocks(layouts, { leading, bodySize: body.size, taken })
  const described = { metadataTitle: metadata.Title, metadataAuthors: metadata.Author }
  const runningHeads = furniture.filter(({ role }) => role === 'running-header').map(({ line }) => line.text)
  const evidence = gatherEvidence({ blocks, pages, body, leading, paragraphs, outline, runningHeads, ...described })
  const roles = classifyBlocks(evidence, report, log)
  const decided = blocks.flatMap(block => {
    const decision = roles.get(block)
    return decision === undefined ? [] : [{ block, decision }]
  })
  return { blocks: decided, furniture }
}
