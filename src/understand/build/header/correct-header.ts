import type { Correction } from '../../../model/corrections/corrections.ts'
import { isHeaderCorrection } from '../../corrections/kinds.ts'
import { CORRECTION } from '../../decide/rule-names.ts'
import type {
  HeaderCorrection,
  TitleCorrection,
  ValueCorrection,
} from '../../../model/corrections/header-corrections.ts'
import type { Report } from '../../../base/diagnostics.ts'
import { findLike } from '../../../base/text/characters/find-like.ts'
import { PUBLICATION_FIELDS } from '../../../base/text/publication/publication-fields.ts'
import { foldWhitespace } from '../../../base/text/characters/unicode.ts'
import { correctAuthors } from './correct-authors.ts'
import { type CorrectionLog, listOf } from './correction-log.ts'
import type { FrontMatter, Inline, Paper, PublicationFact } from '../../../model/paper/paper.ts'

/** One part of the header that a person corrected. */
export interface CorrectedPart {
  readonly header: HeaderCorrection['header']
  /** As the program reads it; empty if it was added. */
  readonly read: string
  /** As it is now; empty if it was removed. */
  readonly is: string
  readonly evidence: readonly string[]
}

/**
 * The paper with its header as a person corrected it; corrections of blocks are ignored.
 *
 * The part to correct is found by the text read when the correction was written, tolerantly, or by the corrected text,
 * as the program may read better by now. A part that is not found is reported as `W_CORRECTION_UNUSED` and stops
 * nothing. Blocks and body stay as they are: no glyph changes its place.
 */
export function correctHeader(
  paper: Paper,
  corrections: readonly Correction[],
  report: Report,
): { readonly paper: Paper; readonly corrected: readonly CorrectedPart[] } {
  const ofHeader = corrections.filter(isHeaderCorrection)
  const corrected: CorrectedPart[] = []
  const log: CorrectionLog = {
    used: ({ header }, read, is) => void corrected.push({ header, read, is, evidence: [CORRECTION] }),
    unused: ({ header, text }, reason) =>
      report({
        code: 'W_CORRECTION_UNUSED',
        severity: 'warning',
        message: `the correction of the ${header} "${text}" is not used: ${reason}`,
      }),
  }
  if (ofHeader.length === 0) return { paper, corrected }
  const { front } = paper
  const merged: FrontMatter = {
    ...front,
    title: correctTitle('title', front.title, ofHeader, log),
    subtitle: correctTitle('subtitle', front.subtitle, ofHeader, log),
    authors: correctAuthors(front.authors, ofHeader, log),
    keywords: correctKeywords(front.keywords, ofHeader, log),
    publication: correctFacts(front.publication, ofHeader, log),
  }
  return { paper: { ...paper, front: merged }, corrected }
}

/** The corrected title, with the style that all of the old one has and with the calls of its notes. */
function correctTitle(
  header: TitleCorrection['header'],
  title: readonly Inline[],
  corrections: readonly HeaderCorrection[],
  log: CorrectionLog,
): readonly Inline[] {
  const correction = corrections.find((other): other is TitleCorrection => other.header === header)
  if (correction === undefined) return title
  const texts = title.filter(inline => inline.type === 'text')
  const read = foldWhitespace(texts.map(({ text }) => text).join(''))
  const value = foldWhitespace(correction.value)
  log.used(correction, read, value)
  if (read === value) return title
  const [style = {}, ...others] = texts.filter(({ text }) => text.trim() !== '').map(inline => inline.style)
  const isEven = others.every(other => JSON.stringify(other) === JSON.stringify(style))
  const text: Inline[] = value === '' ? [] : [{ type: 'text', text: value, style: isEven ? style : {} }]
  return [...text, ...title.filter(inline => inline.type === 'footnote-call')]
}

function correctKeywords(
  keywords: readonly string[],
  corrections: readonly HeaderCorrection[],
  log: CorrectionLog,
): readonly string[] {
  const ofKeywords = corrections.filter((other): other is ValueCorrection => other.header === 'keyword')
  return ofKeywords.reduce((list, correction) => correctValue(list, correction, log), keywords)
}

function correctFacts(
  facts: readonly PublicationFact[],
  corrections: readonly HeaderCorrection[],
  log: CorrectionLog,
): readonly PublicationFact[] {
  const ofFacts = corrections.filter((other): other is ValueCorrection => other.header === 'publication')
  return PUBLICATION_FIELDS.flatMap(field => {
    const read = facts.filter(fact => fact.field === field)
    const about = ofFacts.filter(correction => correction.field === field)
    const texts = about.reduce<readonly string[]>(
      (list, correction) => correctValue(list, correction, log),
      read.map(({ value }) => value),
    )
    const said = new Set(about.map(({ value }) => value))
    return texts.map((value): PublicationFact => {
      const same = read.find(fact => fact.value === value)
      return same !== undefined && !said.has(value) ? same : { field, value, confidence: 1, evidence: [CORRECTION] }
    })
  })
}

/** The values with one of them replaced, removed or added; an existing value is not added again. */
function correctValue(values: readonly string[], correction: ValueCorrection, log: CorrectionLog): readonly string[] {
  const { text, value } = correction
  const is = correction.remove === true || value === undefined ? '' : value
  const place = (text === '' ? undefined : findLike(values, text)) ?? (is === '' ? -1 : values.indexOf(is))
  const read = values[place]
  if (read === undefined && text !== '') {
    log.unused(correction, `nothing like it is read; there is ${listOf(values)}`)
    return values
  }
  log.used(correction, read ?? '', is)
  if (read === undefined) return [...values, is]
  return values.flatMap((other, i) => (i === place ? (is === '' ? [] : [is]) : [other]))
}
