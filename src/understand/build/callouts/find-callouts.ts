import {
  APPENDIX_ALONE,
  CALLOUT_WORDS,
  FOREIGN_BEFORE,
  OF_ANOTHER,
  SINGULAR_WORDS,
} from '../../../base/text/keywords/callout-words.ts'
import { findBareNumbers } from './bare-numbers.ts'
import type { CalloutTargets } from './callout-targets.ts'
import { type CalloutSpan, readNumbers } from './read-numbers.ts'

/** A stretch of a text that cites. */
interface Stretch {
  readonly start: number
  readonly end: number
}

/** All words of a row, with what may be between word and number. */
const WORDS = CALLOUT_WORDS.map(words => ({
  words,
  pattern: new RegExp(
    String.raw`(${words.forms.join('|')})(?:\.\s*|\s+|(?<=§)\s*)(?:(?:№|nos?\.|n[°º]|br\.|бр\.|nr\.?)\s*)?(?=[(\p{Lu}\p{N}])`,
    'iuy',
  ),
}))
/** The places of all these words, after no other letter. Where a letter follows, it is another word. */
const PLACES = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}§])(?=(?:${CALLOUT_WORDS.flatMap(({ forms }) => forms).join('|')})(?:[.\s]|(?<=§)))`,
  'giu',
)
const BARE_APPENDIX = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${APPENDIX_ALONE})(?![\p{L}\p{M}\p{N}]|\s+(?:\p{Lu}|\d+)(?![\p{L}\p{N}]))`,
  'gu',
)

const SINGULAR = new RegExp(`^(?:${SINGULAR_WORDS})$`, 'iu')
const BEHIND_FOREIGN = new RegExp(String.raw`(?<!\p{L})(?:${FOREIGN_BEFORE})\s+$`, 'iu')
/** Characters in which a word of the kind of {@link FOREIGN_BEFORE} is. */
const LONGEST_QUALIFIER = 30
const BEHIND_CITATION = /^\s*[,:]\s*(?:(?:see|cf\.|vgl\.)\s+)?$/u
const BEFORE_CITATION = new RegExp(String.raw`^\s*,?\s+(?:${OF_ANOTHER})\s+(?:ref(?:erence)?s?\.?\s+)?[(\[]?$`, 'iu')
/** After a number: laws and other documents. */
const OF_A_LAW =
  /^\s*(?:Abs\b|Satz\b|Nr\b|[A-ZÄÖÜ]{2,}|[A-Z][a-z]?[A-Z]+)|^\s+of\s+the\s+(?:[A-Z]|supple|support|online)/u
/**
 * The callouts of a text in its order: `Figs. 2 and 3`, `Tabelle 4–6`, `рис. 2`; each number of a list, and each range, is
 * one. Those of other documents, which are within or beside citations, are not callouts.
 *
 * @param citations where the text cites
 */
export function findCallouts(
  text: string,
  targets: CalloutTargets,
  citations: readonly Stretch[] = [],
): readonly CalloutSpan[] {
  const places = Array.from(text.matchAll(PLACES), ({ index }) => index)
  const found = WORDS.flatMap(({ words, pattern }) =>
    matchesAt(places, text, pattern).flatMap(match => {
      const [all, word = ''] = match
      const at = match.index + all.length
      return readNumbers({ text, words, targets }, { start: match.index, at, isSingular: SINGULAR.test(word) })
    }),
  )
  const spans = [...found, ...findBareNumbers(text, targets), ...findBareAppendices(text, targets)].filter(
    span => !isForeign(text, span, citations),
  )
  return spans.toSorted((a, b) => a.start - b.start || b.end - a.end).reduce<CalloutSpan[]>(addApart, [])
}

/** The matches of a pattern that begin at these places, as far as they do not overlap. */
function matchesAt(places: readonly number[], text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  let end = 0
  for (const place of places) {
    if (place < end) continue
    pattern.lastIndex = place
    const match = pattern.exec(text)
    if (match === null) continue
    matches.push(match)
    end = pattern.lastIndex
  }
  return matches
}

/** Of two that overlap the first is kept. */
function addApart(kept: CalloutSpan[], span: CalloutSpan): CalloutSpan[] {
  if ((kept.at(-1)?.end ?? 0) <= span.start) kept.push(span)
  return kept
}

/** `see the Appendix`, where there is one. */
function findBareAppendices(text: string, { appendix }: CalloutTargets): readonly CalloutSpan[] {
  if (appendix === undefined) return []
  return [...text.matchAll(BARE_APPENDIX)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    kind: 'appendix',
    targets: [appendix],
  }))
}

/** Whether a callout refers to another document: `Supplementary Fig. 1`, `[3, Fig. 2]`, `Table 1 of Smith (2003)`. */
export function isForeign(text: string, { start, end }: CalloutSpan, citations: readonly Stretch[]): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_QUALIFIER), start)
  if (BEHIND_FOREIGN.test(before) || OF_A_LAW.test(text.slice(end))) return true
  return citations.some(
    cited =>
      (cited.start < end && start < cited.end) ||
      (cited.end <= start && BEHIND_CITATION.test(text.slice(cited.end, start))) ||
      (cited.start >= end && BEFORE_CITATION.test(text.slice(end, cited.start))),
  )
}
