import { weigh, ENOUGH } from '../../../../base/collections/rules.ts'
import type { Range } from '../entry-text.ts'
import { NO_YEAR, PAGE_NUMBERS, QUOTED_FROM } from './page-numbers.ts'
import { opensWithDatedOrganisation, opensWithNames } from './work-names.ts'
import { WORK_RULES } from './work-rules.ts'

/**
 * Where a note names works in full, as notes of law and of the humanities do: from the names to the pages.
 *
 *     Zur Lage siehe [Ada Bach, Die Ufer, Bonn 1999, S. 4]; [dies., Flüsse. In: Bo Berg (Hg.), Seen, Köln 2003, S. 3–9].
 *
 * The note is cut into pieces at semicolons and at ends of sentences after which another work is introduced; what
 * introduces a work is left out. Short forms (`Bach, Ufer, S. 4`, `Ebd.`) are not references.
 */
export function findNoteReferences(text: string): readonly Range[] {
  return piecesOf(text).flatMap(piece => {
    const start = startOfWork(text, piece)
    if (start === undefined) return []
    const work = text.slice(start, piece.end).replace(/[\s.,:;]+$/u, '')
    return isWork(work) ? [{ start, end: start + work.length }] : []
  })
}

/**
 * The pieces of a note that name no work in full and may name one in short, without what introduces them and without the stop after them.
 */
export function findOtherPieces(text: string): readonly Range[] {
  const works = findNoteReferences(text)
  return piecesOf(text).flatMap(({ start, end }) => {
    const piece = text.slice(start, end)
    const from = start + (INTRODUCTION.exec(piece)?.[0].length ?? /^\s*/u.exec(piece)?.[0].length ?? 0)
    const to = start + piece.replace(/[\s.,:;]+$/u, '').length
    return works.some(work => work.start < end && work.end > start) || to <= from ? [] : [{ start: from, end: to }]
  })
}

/** Ends of pieces: a semicolon, and ends of sentences, which {@link isEnd} chooses from. */
const STOP = /;\s|\.\)?\s(?=["“„‚«(]?\p{Lu})/gu

/** Pages, a web address or the day of a visit, up to a stop. */
const CLOSES_WORK = new RegExp(String.raw`(?:${PAGE_NUMBERS}|\((?:[^()]*\d{4})\)|(?:https?:|www\.)\S*)$`, 'iu')
/** What a stop closes that does not end a sentence: an initial, a short word, a number. */
const ABBREVIATION = /(?:^|[\s(.])(?:\p{Lu}|\p{L}\p{Ll}{0,3}|\d{1,2})$/u

function piecesOf(text: string): readonly Range[] {
  const ends = [...text.matchAll(STOP)].flatMap(match => (isEnd(text, match) ? [match.index + match[0].length] : []))
  return [0, ...ends].map((start, i) => ({ start, end: ends[i] ?? text.length }))
}

function isEnd(text: string, { index, 0: stop }: RegExpExecArray): boolean {
  const before = text.slice(0, index)
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return false
  if (stop.startsWith(';')) return true
  const behind = text.slice(index + stop.length)
  if (CLOSES_WORK.test(before)) return !/^In[:\s]/u.test(behind)
  if (ABBREVIATION.test(before)) return false
  const isDated = /(?:1[4-9]|20)\d\d[a-z]?$/u.test(before)
  return SENTENCE_INTRODUCTION.test(behind) || (isDated && opensWithNames(behind))
}

/** `Vgl.`, `siehe auch`, `So etwa`, `zit. nach`: what opens a piece before the work. */
const INTRODUCTION =
  /^[\s,:(–]*(?:(?:(?:vgl|z\.\s?b|zit|cf|cfr|e\.\s?g|insbes|esp)\.|(?:siehe|so|auch|dazu|hierzu|etwa|ferner|ebenso|insbesondere|ausführlich(?:er)?|grundlegend|zuletzt|nach|bei|unter|online|see|also|compare|quoted|from|in|voir|aussi|véase|también|vedi|anche|por|ejemplo|und|and|hier|zitiert|especially|for\s+example)(?![\p{L}\p{N}]))[\s,:]*){1,6}/iu
/** The same where a sentence begins: words that begin no title. */
const SENTENCE_INTRODUCTION = /^(?:(?:Vgl|Cf|Cfr)\.|(?:Siehe|See|Voir|Véase|Vedi|Dazu|Hierzu|Zitiert)(?!\p{L}))/u

/** A word after which the names of a work may begin within a sentence. */
const BEFORE_NAMES =
  /(?:(?<![\p{L}.])(?:siehe|vgl\.|s\.|auch|bei|von|nach|durch|gibt|geben|bietet|bieten|liefert|liefern|see|cf\.|by|in|also|gives?|offers?|provides?|voir|chez|véase|vedi|dazu|etwa)|(?<!in)[.:])\s(?=(?:\p{Lu}|ders\.|dies\.))/giu

/** Where the work of a piece begins. */
function startOfWork(text: string, { start, end }: Range): number | undefined {
  const piece = text.slice(start, end)
  const opening = start + (INTRODUCTION.exec(piece)?.[0].length ?? /^\s*/u.exec(piece)?.[0].length ?? 0)
  if (opensWithNames(text.slice(opening, end))) return opening
  for (const match of text.slice(opening, end).matchAll(BEFORE_NAMES)) {
    const at = opening + match.index + match[0].length
    if (opensWithNames(text.slice(at, end))) return at
  }
  return /^["“„«‚]?(?:\p{Lu}|www\.|http)/u.test(text.slice(opening)) ? opening : undefined
}

/** No work has a longer text; a longer piece is a discussion. */
const LONGEST = 900
/** What a work that opens with no names ends in; a sentence of the note mostly does not. */
const ENDS_AS_WORK = new RegExp(
  String.raw`(?:(?:1[4-9]|20)\d\d[a-z]?|${NO_YEAR}|${PAGE_NUMBERS}|(?:https?:|www\.)\S*|\([^()]*\d{4}\)|${QUOTED_FROM})\)?$`,
  'iu',
)

function isWork(text: string): boolean {
  if (text.length > LONGEST) return false
  if (!opensWithNames(text) && !opensWithDatedOrganisation(text) && !ENDS_AS_WORK.test(text)) return false
  return weigh(WORK_RULES, text).points >= ENOUGH
}
