import type { Report } from '../../base/diagnostics.ts'
import { composeFreki } from '../freki/compose.ts'
import type { FrekiDocument } from '../freki/document.ts'
import type { RespacingOptions } from '../../understand/layout/zones/respacing.ts'
import { cutPages, type PageCut } from '../../understand/layout/zones/xy-cut.ts'
import {
  type CutThresholds,
  XY_CUT_PRESETS,
  type XyCutOptions,
  type XyCutPreset,
} from '../../understand/layout/zones/thresholds.ts'
import { zoneBlocksOf } from '../../understand/layout/zones/zone-blocks.ts'
import type { SourceDocument } from '../../model/page/page.ts'
import { reportEmptyPages } from '../../read/sources/empty-pages.ts'

/** The options for a new analysis of a document. Given thresholds overrule those of the preset. */
export interface FrekiOptions {
  /** `doc_id` of every block. */
  readonly id: string
  /** `paper` (default): as the article says; `code`: as the authors' program does where it differs. */
  readonly preset?: XyCutPreset
  /** Thresholds of the x axis. */
  readonly vertical?: Partial<CutThresholds>
  /** Thresholds of the y axis. */
  readonly horizontal?: Partial<CutThresholds>
}

/** A document in the format of Freki, and the cuts that led to it. */
export interface Reanalysis {
  readonly document: FrekiDocument
  /** The trees of cuts; `writeZonePicture` draws them. */
  readonly cuts: readonly PageCut[]
}

const SPACINGS: Readonly<Record<XyCutPreset, Omit<RespacingOptions, 'marksScripts'>>> = {
  paper: { countsFrom: 'rightmost-first', alignsTyped: true },
  code: { countsFrom: 'lower-first', alignsTyped: false },
}

/**
 * Finds the blocks of pages anew and sets them in monospaced text that keeps their columns.
 *
 *     pages -> XY-cut -> blocks -> lines -> respacing, tab-scores -> glossed examples -> Freki document
 *
 * After Goodman, Georgi and Xia, "PDF-to-Text Reanalysis for Linguistic Data Mining" (2018). Never loses or doubles a
 * token: the tokens of all lines are the runs of all pages.
 *
 * @throws {OptionError} `E_OPTION_RANGE` when a threshold is out of its range
 */
export function reanalyse(source: SourceDocument, options: FrekiOptions, report: Report = () => {}): Reanalysis {
  const preset = options.preset ?? 'paper'
  const xyCut = withThresholds(XY_CUT_PRESETS[preset], options)
  const { pages } = source
  const cuts = cutPages(pages, xyCut)
  const blocks = zoneBlocksOf(cuts, xyCut)
  reportEmptyPages(pages, report)
  const document = composeFreki(blocks, pages, { documentId: options.id, spacing: SPACINGS[preset] })
  return { document, cuts }
}

function withThresholds(preset: XyCutOptions, { vertical, horizontal }: FrekiOptions): XyCutOptions {
  return {
    ...preset,
    vertical: { ...preset.vertical, ...vertical },
    horizontal: { ...preset.horizontal, ...horizontal },
  }
}
