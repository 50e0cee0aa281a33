import type { Report } from '../../base/diagnostics.ts'
import { markBrokenLines } from './broken-lines.ts'
import { recoverParts } from './flow.ts'
import { kindOf, lengthOf, type LineLengths, measureLengths, trimLine } from './line-lengths.ts'
import { type RecoveryOptions, resolveOptions } from './options.ts'
import type { Join, LineDecision, RecoveredPart } from './parts.ts'
import { recoverPublished } from './published.ts'
import { readLines } from './read-lines.ts'
import { profileText } from './text-profile.ts'

/** A recovery in progress: what was measured, and the parts of the text one by one. */
export interface Recovery {
  readonly eps: number
  readonly lengths: LineLengths
  /** CW in characters: measured, or taken from the options. */
  readonly columnWidth: number
  /** Whether the text is hard-wrapped; where it is not, each line is an unchanged part, but for preset `published`. */
  readonly isWrapped: boolean
  /** Can be iterated once; holds no more than the lines of a few pages. */
  readonly parts: Iterable<RecoveredPart>
}

/**
 * Recovers sentences from the lines of a hard-wrapped text, part by part: for texts that are too large for one string.
 *
 * @param lines without line ends; a form feed in front of a line starts a page. They are iterated several times: first to
 *   measure, then for the parts
 * @throws {OptionError} for impossible options
 */
export function recoverLines(lines: Iterable<string>, options: RecoveryOptions = {}, report?: Report): Recovery {
  const resolved = resolveOptions(options)
  const lengths = measureLengths(lines, resolved.eps)
  const columnWidth = resolved.columnWidth ?? lengths.columnWidth
  const measured = { eps: resolved.eps, lengths, columnWidth }
  const profile = profileText(lines, resolved, lengths.columnWidth)
  const { isWrapped } = profile
  const isPublished = resolved.preset === 'published'
  if (!isWrapped) {
    const outcome = isPublished ? 'preset "published" may still join or drop its lines' : 'it is left unchanged'
    const message = `lines rarely continue on the next one: the text is not hard-wrapped; ${outcome}`
    report?.({ code: 'W_TEXT_NOT_WRAPPED', severity: 'warning', message })
  }
  if (isPublished) return { ...measured, isWrapped, parts: recoverPublished(lines, measured) }
  if (!isWrapped) return { ...measured, isWrapped, parts: keepLines(lines) }
  return {
    ...measured,
    isWrapped,
    parts: recoverParts(markBrokenLines(readLines(lines, profile), profile), profile, resolved),
  }
}

/** Every line, unchanged. */
function* keepLines(lines: Iterable<string>): Generator<RecoveredPart> {
  let index = 0
  for (const raw of lines) {
    const text = trimLine(raw)
    const role = text === '' ? 'empty' : 'paragraph'
    const line: LineDecision = { index: index++, text, length: lengthOf(text), kind: kindOf(text), role }
    yield { role, text, lines: [line], joins: [], isDropped: text === '' }
  }
}

/** A text whose sentences are whole, and how they were recovered. */
export interface RecoveredText {
  readonly eps: number
  /** CW in characters. */
  readonly columnWidth: number
  /** Mean length of all lines, in characters. */
  readonly average: number
  /** Number of lines of each length; the index is the length in characters. */
  readonly distribution: readonly number[]
  readonly isWrapped: boolean
  /** Every line of the input in order, with its kind and role. */
  readonly lines: readonly LineDecision[]
  readonly joins: readonly Join[]
  /** Lines that were left out; empty ones are not listed. */
  readonly deletions: readonly LineDecision[]
  /** The parts of the recovered text in order; the text has one on each line. */
  readonly paragraphs: readonly RecoveredPart[]
}

/**
 * Recovers the sentences of a hard-wrapped text.
 *
 * @throws {OptionError} for impossible options
 */
export function recoverSentences(text: string, options: RecoveryOptions = {}, report?: Report): RecoveredText {
  const { eps, columnWidth, lengths, isWrapped, parts } = recoverLines(linesOf(text), options, report)
  const all = [...parts]
  const lines = all.flatMap(part => part.lines).sort((a, b) => a.index - b.index)
  const droppedLines = all.flatMap(part => (part.isDropped && part.role !== 'empty' ? part.lines : []))
  return {
    eps,
    columnWidth,
    average: lengths.average,
    distribution: lengths.distribution,
    isWrapped,
    lines,
    joins: all.flatMap(part => part.joins),
    deletions: droppedLines.sort((a, b) => a.index - b.index),
    paragraphs: all.filter(part => !part.isDropped),
  }
}

/** The lines of a text, which end in LF, CR LF or CR, or before a form feed; an empty one after the last line end is no line. */
function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\n|\r|(?<=[^\n\r\f])(?=\f)/)
  if (lines.at(-1) === '') lines.pop()
  return lines
}
