import type { Diagnostic, Report } from '../../base/diagnostics.ts'
import { SourceError } from '../../base/errors.ts'
import type { Box } from '../../base/geometry/box.ts'
import type { FlowDocument } from '../../model/page/flow.ts'
import type { Page, SourceDocument } from '../../model/page/page.ts'
import { detectLanguage } from '../../base/text/languages/language.ts'
import type { AlignedWords } from './align/align-words.ts'
import { type Evidence, gatherEvidence, type Side } from './decide/choose-reading.ts'
import { decideRanges } from './decide/decide-ranges.ts'
import type { AlignedReadings, Decided } from './decide/decision.ts'
import { isAgreed } from './decide/difference.ts'
import { mergeWords } from './merge/merge-words.ts'
import { pairReadings } from './pair-readings.ts'
import { type ReadWord, wordsOfFlow, wordsOfPages } from './reading.ts'
import { keyOfWord } from './align/word-keys.ts'

/** Words on which the readings do not agree. */
export interface Disagreement {
  readonly page: number | undefined
  readonly box: Box | undefined
  /** As the first reading has it; empty where it has nothing. */
  readonly primary: string
  /** As the other reading has it; empty where it has nothing. */
  readonly other: string
  readonly taken: Side
  readonly reason: Exclude<Decided['reason'], 'agreed'>
}

/** What became of the words of one reading: `words = agreed + taken + added + dropped`. */
export interface WordAccount {
  readonly words: number
  /** The other reading has the same. */
  readonly agreed: number
  /** Taken where the other reading differs. */
  readonly taken: number
  /** Kept though the other reading has nothing there. */
  readonly added: number
  /** Not in the document: the other reading was taken, or it is no word. */
  readonly dropped: number
}

/** Two readings of one document, combined. */
export interface Combination {
  readonly document: SourceDocument
  /** Words cut at line ends in the one reading, and whole in the other. */
  readonly wholeWords: readonly string[]
  readonly disagreements: readonly Disagreement[]
  readonly accounts: Readonly<Record<Side, WordAccount>>
}

/** Readings are of two documents when they share less than this of the shorter one, in rows of two words or more. */
const LEAST_SHARED = 0.05
/** A warning names a smaller share: one reading is a part of the other, or was read very badly. */
const USUALLY_SHARED = 0.5

/**
 * Combines two readings of one document. The first one has the places; the other one is a second opinion, with places or as
 * running text.
 *
 *     layout   the keepers wrote d0wn | tran- / scribed |      the keepers wrote down transcribed
 *     float    the keepers wrote down |   transcribed   |  ->  d0wn: known-word; transcribed: hyphen
 *
 * Words are aligned ({@link pairReadings}). Where they differ, evidence decides ({@link chooseByEvidence}). Where there is
 * none, the reading is taken that evidence supported more often, else the first. What one reading alone has is kept,
 * unless it is no word. The places of another reading with pages are taken too, where it is clearly the better one, or
 * the first one is the old hidden text of a scan. Never loses a word: each is in the document, or dropped with a reason.
 *
 * After Schäfer and Weitz (2012), section 3.1, and Volk, Marek and Sennrich, "Reducing OCR errors by combining two OCR
 * systems" (2010).
 *
 * @param language language id; default that of the words both readings agree on
 * @throws {SourceError} `E_READINGS_DIFFER` where the readings are of two documents
 */
export async function combineReadings(
  document: SourceDocument,
  reading: FlowDocument | SourceDocument,
  language: string | undefined,
  report: Report,
): Promise<Combination> {
  const primary = wordsOfPages(document)
  const scaled = 'blocks' in reading ? reading : scaleTo(document, reading)
  const other = 'blocks' in scaled ? wordsOfFlow(scaled) : wordsOfPages(scaled)
  const readings = { primary, other, ranges: pairReadings(primary, other) }
  checkShare(readings, report)
  const evidence = await gather(readings, language)
  const decision = decideRanges(readings, evidence, 'pages' in scaled)
  if ('pages' in scaled) {
    const { side, isClear } = decision.reliability
    const isBetterPlaced = scaled.ocr !== undefined && isScan(document)
    if (isBetterPlaced || (side === 'other' && isClear)) {
      const turned = { primary: other, other: primary, ranges: pairReadings(other, primary) }
      const { decided } = decideRanges(turned, evidence, true)
      return turnBack(toCombination(onPagesOf(document, scaled), turned, decided))
    }
  }
  return toCombination(document, readings, decision.decided)
}

async function gather(readings: AlignedReadings, language: string | undefined): Promise<Evidence> {
  const { ranges, primary } = readings
  const agreed = ranges.filter(range => isAgreed(range, readings)).map(({ a }) => (primary[a] as ReadWord).text)
  return gatherEvidence(agreed, language ?? (await detectLanguage(agreed.join(' '))).language)
}

/** Whether most pages are pictures with the hidden text of an earlier program, whose lines may be tilted. */
function isScan({ pages }: SourceDocument): boolean {
  return 2 * pages.filter(({ isTextLayer }) => isTextLayer === true).length > pages.length
}

/** The text of the other reading, with what the first one alone knows: rules and drawings, outline, metadata. */
function onPagesOf(document: SourceDocument, reading: SourceDocument): SourceDocument {
  const pages = new Map(reading.pages.map(page => [page.number, page]))
  const isPicture = isScan(document)
  return {
    ...reading,
    outline: document.outline,
    metadata: { ...reading.metadata, ...document.metadata },
    pageCount: document.pageCount,
    pages: document.pages.map(page => {
      const { runs = [], rules = [], figures = [], dropped = [] } = pages.get(page.number) ?? {}
      const drawn = isPicture ? { rules, figures } : {}
      return { ...page, ...drawn, runs, dropped: [...page.dropped, ...dropped] }
    }),
  }
}

function toCombination(
  document: SourceDocument,
  { primary, other }: AlignedReadings,
  decided: readonly Decided[],
): Combination {
  return {
    document: mergeWords(document, { primary, other, outcomes: decided }),
    wholeWords: decided.flatMap(({ reason, range }) =>
      reason === 'hyphen' ? textsOf(other, range.b, range.bEnd) : [],
    ),
    disagreements: decided.flatMap(outcome => toDisagreement(outcome, primary, other)),
    accounts: { primary: countWords(decided, 'primary'), other: countWords(decided, 'other') },
  }
}

/** The combination seen from the first reading, where the places of the other one were taken. */
function turnBack(combination: Combination): Combination {
  const { disagreements, accounts } = combination
  return {
    ...combination,
    disagreements: disagreements.map(({ primary, other, taken, reason, ...place }) => ({
      ...place,
      primary: other,
      other: primary,
      taken: taken === 'primary' ? 'other' : 'primary',
      reason: reason === 'primary' ? 'reliable-reading' : reason,
    })),
    accounts: { primary: accounts.other, other: accounts.primary },
  }
}

function textsOf(words: readonly ReadWord[], from: number, end: number): string[] {
  return words.slice(from, end).map(({ text }) => text)
}

function checkShare({ ranges, primary, other }: AlignedReadings, report: Report): void {
  const shorter = Math.min(primary.length, other.length)
  if (shorter === 0) return
  const share = ranges.filter((range, i) => isInRow(range, ranges[i - 1], primary, other)).length / shorter
  const percent = `${Math.round(100 * share)} % of the words of the shorter one are in both`
  if (share < LEAST_SHARED) {
    throw new SourceError('E_READINGS_DIFFER', `the two readings are of two documents: ${percent}; check their names`)
  }
  if (share < USUALLY_SHARED) report(differing(percent))
}

function differing(percent: string): Diagnostic {
  const message = `the two readings have little in common: ${percent}; check that they are of one document`
  return { code: 'W_READINGS_DIFFER', severity: 'warning', message }
}

/** Whether a range is equal words that follow equal ones: two documents of one language hardly have such in common. */
function isInRow(
  range: AlignedWords,
  before: AlignedWords | undefined,
  primary: readonly ReadWord[],
  other: readonly ReadWord[],
): boolean {
  if (before === undefined || before.a === before.aEnd || before.b === before.bEnd) return false
  if (before.aEnd !== range.a || before.bEnd !== range.b) return false
  return keyOfWord(primary[range.a]?.text ?? '') === keyOfWord(other[range.b]?.text ?? '')
}

function toDisagreement(
  { range, taken, reason }: Decided,
  primary: readonly ReadWord[],
  other: readonly ReadWord[],
): Disagreement[] {
  if (reason === 'agreed') return []
  const { a, aEnd, b, bEnd } = range
  const place = a < aEnd ? primary[a] : other[b]
  const side = taken === 'none' ? (a < aEnd ? 'other' : 'primary') : taken
  const texts = { primary: textsOf(primary, a, aEnd).join(' '), other: textsOf(other, b, bEnd).join(' ') }
  return [{ page: place?.page, box: place?.box, ...texts, taken: side, reason }]
}

function countWords(outcomes: readonly Decided[], side: Side): WordAccount {
  const counts = { words: 0, agreed: 0, taken: 0, added: 0, dropped: 0 }
  for (const { range, taken, reason } of outcomes) {
    const words = side === 'primary' ? range.aEnd - range.a : range.bEnd - range.b
    counts.words += words
    if (reason === 'agreed') counts.agreed += words
    else if (taken !== side) counts.dropped += words
    else if (reason === 'only-here') counts.added += words
    else counts.taken += words
  }
  return counts
}

/** The reading with its pages scaled to the size of those of `document`, so that places can be compared. */
function scaleTo(document: SourceDocument, reading: SourceDocument): SourceDocument {
  const sizes = new Map(document.pages.map(page => [page.number, page]))
  return { ...reading, pages: reading.pages.map(page => scalePage(page, sizes.get(page.number) ?? page)) }
}

function scalePage(page: Page, { width, height }: Page): Page {
  const x = page.width > 0 ? width / page.width : 1
  const y = page.height > 0 ? height / page.height : 1
  if (x === 1 && y === 1) return page
  const scaleBox = ({ left, top, right, bottom }: Box): Box => ({
    left: left * x,
    top: top * y,
    right: right * x,
    bottom: bottom * y,
  })
  return {
    ...page,
    width,
    height,
    runs: page.runs.map(run => ({
      ...run,
      box: scaleBox(run.box),
      baseline: run.baseline * (run.direction === 0 || run.direction === 180 ? y : x),
      size: run.size * y,
    })),
    rules: page.rules.map(rule => ({ ...rule, box: scaleBox(rule.box) })),
    figures: page.figures.map(scaleBox),
    ...(page.shades === undefined ? {} : { shades: page.shades.map(scaleBox) }),
    dropped: page.dropped.map(dropped => ({ ...dropped, box: scaleBox(dropped.box) })),
  }
}
