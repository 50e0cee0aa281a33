import { matchHeadingKeyword } from '../../base/text/labels/match-keywords.ts'
import {
  findContinuation,
  isFullAt,
  isNote,
  isRunningHead,
  isRunOfLabels,
  isShortHeading,
  type Reading,
} from './continuation.ts'
import { headingEvidenceOf } from './heading-evidence.ts'
import { joinLines } from './join-lines.ts'
import { kindOf, lengthOf } from './line-lengths.ts'
import {
  endsWithStop,
  givesAddress,
  hasEntryMark,
  isAllCapitals,
  looksLikeObject,
  noteLabelOf,
  opensCaption,
  startsSmall,
} from './line-traits.ts'
import { LineWindow } from './line-window.ts'
import type { ResolvedOptions } from './options.ts'
import type { LineRole, RecoveredPart } from './parts.ts'
import type { PlainLine } from './read-lines.ts'
import type { TextProfile } from './text-profile.ts'

/** Where lines come from: the text itself, or what is between two halves of a sentence. */
type Level = 'text' | 'aside'

/**
 * Recovers paragraphs part by part. What a line opens is decided in this order: nothing (empty lines, page elements), a
 * caption, an entry of the references, a note, an object, a heading; every other line opens a paragraph, which continues
 * as `continuation.ts` says. Never changes the order of the lines of a part, and puts every line into exactly one part.
 *
 *     Agriculture and forestry are sec-   <- paragraph, not finished
 *     1 http://www.example.org            <- aside: note
 *     12                                  <- page element
 *     tors in which the processes belong. <- its other half
 */
export function* recoverParts(
  lines: Iterable<PlainLine>,
  profile: TextProfile,
  options: ResolvedOptions,
  level: Level = 'text',
): Generator<RecoveredPart> {
  const window = new LineWindow(lines)
  let entries: Reading['entries']
  let isInReferences = false
  let hasBody = level === 'aside'
  for (;;) {
    const line = window.at(0)
    if (line === undefined) return
    const reading: Reading = { window, profile, language: options.language, entries }
    if (isInReferences && line.text !== '' && !line.isPageElement) {
      entries ??= hasEntryMark(line.text) ? 'marked' : 'named'
    }
    const { role, places } = takePart({ ...reading, entries }, level, hasBody)
    const between = linesBetween(window, places)
    const taken = places.map(place => window.at(place)).filter(one => one !== undefined)
    window.advance((places.at(-1) ?? 0) + 1)
    const part = makePart(taken, role, profile, options, level)
    hasBody ||= role === 'paragraph' && taken.length >= FEWEST_BODY_LINES
    if (role === 'heading') {
      isInReferences = matchHeadingKeyword(part.text)?.concept === 'references'
      if (!isInReferences) entries = undefined
    }
    yield part
    if (between.length > 0) yield* recoverParts(between, profile, options, 'aside')
  }
}

/** The lines of the window between those at `places`, in order. */
function linesBetween(window: LineWindow, places: readonly number[]): readonly PlainLine[] {
  const between: PlainLine[] = []
  places.forEach((place, i) => {
    for (let other = (places[i - 1] ?? place) + 1; other < place; other++) {
      const line = window.at(other)
      if (line !== undefined) between.push(line)
    }
  })
  return between
}

/** A paragraph of this many lines ends the front matter, in which short lines are names and places. */
const FEWEST_BODY_LINES = 3

interface Taken {
  readonly role: LineRole
  /** Places of its lines in the window; the lines between them are an aside. */
  readonly places: readonly number[]
}

/** The part that starts at the next line. */
function takePart(reading: Reading, level: Level, hasBody: boolean): Taken {
  const { window } = reading
  const line = window.at(0)
  if (line === undefined || line.text === '') return { role: 'empty', places: [0] }
  if (line.isPageElement) return { role: 'page-element', places: [0] }
  if (opensCaption(line.text)) return { role: 'caption', places: takeLines({ ...reading, isCaption: true }) }
  if (reading.entries !== undefined && headingEvidenceOf(line.text) !== 'keyword') {
    return { role: 'paragraph', places: takeLines(reading) }
  }
  if (isNote(reading, 0) || (level === 'aside' && noteLabelOf(line.text) !== undefined))
    return { role: 'note', places: takeLines(reading) }
  if (level === 'aside' && givesAddress(line.text)) return { role: 'note', places: takeBlock(reading) }
  if (level === 'aside' && isRunningHead(reading, 0)) return { role: 'page-element', places: [0] }
  if (line.isBroken === true) return { role: 'paragraph', places: takeLines(reading) }
  const evidence = startsHeading(reading, 0) ? (headingEvidenceOf(line.text) ?? 'none') : undefined
  const isWeak = evidence === undefined || evidence === 'none'
  if (looksLikeObject(line.text) && isWeak) return { role: 'object', places: [0] }
  if (evidence === undefined && isRunOfLabels(reading, 0)) return { role: 'object', places: [0] }
  if (evidence === undefined) return { role: 'paragraph', places: takeLines(reading) }
  const isLabel = evidence === 'none' || evidence === 'title-case'
  if (isLabel && (level === 'aside' || (hasBody && isInRun(reading)))) return { role: 'object', places: [0] }
  return { role: 'heading', places: takeHeading(reading) }
}

/** Whether the line is one of several short ones in a row, as labels of a figure and cells of a table are. */
function isInRun(reading: Reading): boolean {
  const isLabel = (at: number): boolean => {
    const line = reading.window.at(at)
    return (
      line !== undefined &&
      startsHeading(reading, at) &&
      !['number', 'keyword'].includes(headingEvidenceOf(line.text) ?? '')
    )
  }
  return isLabel(1) ? isLabel(2) || isLabel(-1) : isLabel(-1) && isLabel(-2)
}

/** The lines up to an empty one: those of a note that says how to reach the author, and has lost its mark. */
function takeBlock({ window }: Reading): readonly number[] {
  const places = [0]
  for (let at = 1; (window.at(at)?.text ?? '') !== ''; at++) places.push(at)
  return places
}

function takeLines(reading: Reading): readonly number[] {
  const places = [0]
  for (;;) {
    const next = findContinuation(reading, places.at(-1) ?? 0)
    if (next === undefined) return places
    places.push(next)
  }
}

function startsHeading(reading: Reading, at: number): boolean {
  const text = reading.window.at(at)?.text ?? ''
  return isShortHeading(reading, at) && (!endsWithStop(text) || headingEvidenceOf(text) !== undefined)
}

/** The lines of one heading. A number, a key word, or a change from capitals to small letters starts a new one. */
function takeHeading(reading: Reading): readonly number[] {
  const first = reading.window.at(0)
  const second = reading.window.at(1)
  if (first === undefined || second === undefined || second.text === '' || second.isPageElement) return [0]
  const evidence = headingEvidenceOf(first.text)
  const secondEvidence = headingEvidenceOf(second.text)
  if (evidence === 'keyword' || evidence === undefined) return [0]
  if (secondEvidence === 'number' || secondEvidence === 'keyword') return [0]
  if (endsWithStop(second.text) || isFullAt(reading, 1)) return [0]
  if (startsSmall(second.text)) return [0, 1]
  if (isAllCapitals(first.text) !== isAllCapitals(second.text)) return [0]
  const isOpen = /(?:^|\s)(?:\p{Ll}{1,4}|&)$/u.test(first.text) || /[-–,:]$/.test(first.text)
  const isBroken = evidence === 'number' && first.text.split(/\s+/).length >= WORDS_OF_BROKEN_HEADING
  return isOpen || isBroken || isAllCapitals(first.text) ? [0, 1] : [0]
}

/** Least words of a heading that may have been broken, its number included; a shorter one fits any column. */
const WORDS_OF_BROKEN_HEADING = 4

function makePart(
  lines: readonly PlainLine[],
  role: LineRole,
  profile: TextProfile,
  { objects, hyphens, language }: ResolvedOptions,
  level: Level,
): RecoveredPart {
  const { text, joins } = joinLines(lines, { hyphens, language, vocabulary: profile.vocabulary })
  const isObject = role === 'object' || role === 'page-element' || (role === 'note' && level === 'aside')
  const isDropped = role === 'empty' || (isObject && objects === 'drop')
  return {
    role,
    text: isObject && objects === 'mark' ? `[${role}] ${text}` : text,
    lines: lines.map(line => ({
      index: line.index,
      text: line.text,
      length: lengthOf(line.text),
      kind: kindOf(line.text),
      role,
    })),
    joins: isDropped ? [] : joins,
    isDropped,
  }
}
