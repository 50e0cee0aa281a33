import type { Disagreement, WordAccount } from '../../read/readings/combine.ts'
import type { Diagnostic } from '../../base/diagnostics.ts'
import type { Box } from '../../base/geometry/box.ts'
import type { DroppedText } from '../../model/page/page.ts'
import { openingOfBlock } from '../../understand/evidence/blocks.ts'
import type { Account } from '../../understand/build/account.ts'
import { countCallouts } from '../../understand/build/callouts/count-callouts.ts'
import type { Trust } from '../../model/paper/trust.ts'
import type { DecidedBlock, FurnitureDecision } from '../../understand/decide/decision.ts'
import type { RunInDecision } from '../../understand/build/body/run-ins.ts'
import type { CorrectedPart } from '../../understand/build/header/correct-header.ts'
import type { Author, Furniture, PublicationFact } from '../../model/paper/paper.ts'
import type { BodyStyle, StyleCount } from '../../understand/evidence/body-style.ts'
import type { OutputAccount } from './completeness/account-outputs.ts'
import type { Conversion } from './paper.ts'
import { programName, toReportJson } from './report-json.ts'
import type { Timings } from './stopwatch.ts'

/** How one paper was converted: the schema of `NAME.report.json`. Boxes are in points from the top left of the page. */
export interface ConversionReport {
  /** Name and version of the program. */
  readonly program: string
  readonly source: string
  readonly language: string
  /** Pages of the file. */
  readonly pageCount: number
  /** Pages that were read, from 1. */
  readonly pages: readonly number[]
  readonly account: Account
  /** What each output holds of the paper's texts. */
  readonly outputs: readonly OutputAccount[]
  /** How far the structure may be trusted, with the reasons for doubt. */
  readonly trust: Trust
  /** Text that a reader does not see, with the reason why it is in no output. */
  readonly dropped: readonly DroppedText[]
  /** The authors with their organisations, the rules that identified their parts, and how sure they are. */
  readonly authors: readonly Author[]
  /** The facts about the publication, with evidence and confidence. */
  readonly publication: readonly PublicationFact[]
  /** References in text to figures, tables, formulas, sections and appendices: found, and with a target in the paper. */
  readonly callouts: ReturnType<typeof countCallouts>
  /** The parts of the header that a person corrected, with the text that was read there. */
  readonly correctedHeader: readonly CorrectedPart[]
  /** Running headers, footers, page numbers: kept, out of the text. With the rules that support each. */
  readonly furniture: readonly ReportedFurniture[]
  readonly diagnostics: readonly Diagnostic[]
  /** The account of the words of two readings, and each difference with the choice and its reason. */
  readonly readings?: {
    readonly primary: WordAccount
    readonly other: WordAccount
    readonly disagreements: readonly Disagreement[]
  }
  /** The main font, and the glyphs of each font and size. */
  readonly styles: { readonly body: BodyStyle; readonly counts: readonly StyleCount[] }
  /** The role of each block with its evidence, in reading order. */
  readonly decisions: readonly ReportedDecision[]
  /** The headings that open a paragraph on the line of its text, in reading order. */
  readonly runIns: readonly ReportedRunIn[]
  /** Milliseconds by stage. The only part that differs from run to run. */
  readonly timings: Timings
}

export interface ReportedDecision {
  readonly block: string
  readonly page: number
  readonly box: Box
  readonly role: string
  /** 0 to 1. */
  readonly score: number
  /** Names of the rules that support it, strongest first. */
  readonly evidence: readonly string[]
  /** Level from 1, of headings. */
  readonly level?: number
  /** The beginning of its text. */
  readonly text: string
}

/** A heading that opens a paragraph. */
export interface ReportedRunIn {
  readonly page: number
  /** Box of the line that it opens. */
  readonly box: Box
  /** Level from 1. */
  readonly level: number
  readonly text: string
  /** 0 to 1. */
  readonly score: number
  /** Names of the rules that support it, strongest first. */
  readonly evidence: readonly string[]
}

/** A line at the edge of a page. */
export interface ReportedFurniture extends Furniture {
  /** Names of the rules that support it, strongest first; left out by earlier versions. */
  readonly evidence?: readonly string[]
}

/** The report of a conversion; `timings` are those of the conversion and of writing its outputs. */
export function toReport(
  conversion: Conversion,
  timings: Timings,
  outputs: readonly OutputAccount[],
): ConversionReport {
  const { paper, account, trust, dropped, diagnostics, combination, body, styles, decisions, pageCount } = conversion
  const { furnitureDecisions } = conversion
  return {
    program: programName(),
    source: paper.source,
    language: paper.language,
    pageCount,
    pages: paper.pages.map(page => page.local),
    account,
    outputs,
    trust,
    dropped,
    authors: paper.front.authors,
    publication: paper.front.publication,
    callouts: countCallouts(paper),
    correctedHeader: conversion.correctedHeader,
    furniture: paper.furniture.map((line, i) => toReportedFurniture(line, furnitureDecisions[i])),
    diagnostics,
    ...(combination === undefined
      ? {}
      : { readings: { ...combination.accounts, disagreements: combination.disagreements } }),
    styles: { body, counts: styles },
    decisions: decisions.map(toReportedDecision),
    runIns: conversion.runIns.map(toReportedRunIn),
    timings,
  }
}

/** The schema of `NAME.report.json`, in `schema/` of the package. */
const REPORT_SCHEMA = 'report-1.json'

/** What `NAME.report.json` holds. */
export interface WrittenReport extends ConversionReport {
  /** Name of the schema that it is valid by. */
  readonly schema: typeof REPORT_SCHEMA
}

/** The report as JSON, by {@link WrittenReport}, ending in a line break; numbers to two decimals. */
export function writeReport(report: ConversionReport): string {
  const written: WrittenReport = { schema: REPORT_SCHEMA, ...report }
  return toReportJson(written)
}

function toReportedDecision({ block, decision }: DecidedBlock): ReportedDecision {
  const { role, score, evidence, heading } = decision
  const text = openingOfBlock(block)
  const level = heading === undefined ? {} : { level: heading.level }
  return { block: block.id, page: block.page, box: block.box, role, score, evidence, ...level, text }
}

function toReportedFurniture(line: Furniture, decision: FurnitureDecision | undefined): ReportedFurniture {
  return decision === undefined ? line : { ...line, evidence: decision.evidence }
}

function toReportedRunIn({ line, heading, text, score, evidence }: RunInDecision): ReportedRunIn {
  return { page: line.page, box: line.box, level: heading.level, text, score, evidence }
}
