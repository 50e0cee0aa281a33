import { YEAR } from '../keywords/date-words.ts'
import { findDate } from './find-date.ts'
import { findDois } from '../web/doi.ts'
import type { PublicationField } from './publication-fields.ts'
import { readLabelledDates } from './labelled-dates.ts'
import { BY_FORM, LABELLED, type TextFact } from './fact.ts'
import { readCitation, readLabelledNumbers } from './numbers.ts'
import { readJournalName, readPublisher } from './publisher.ts'
import { readCopyright, readLicence } from './rights.ts'
import { findIsbns, findIssns } from './standard-numbers.ts'
import { foldWhitespace } from '../characters/unicode.ts'

type Rule = (text: string) => readonly TextFact[]

/** The facts in a line or box of publication information. Incomplete ones are left out. */
export function readPublicationFacts(text: string): TextFact[] {
  const folded = foldWhitespace(text.replace(/[‐‑−]/gu, '-'))
  return RULES.flatMap(rule => rule(folded))
}

function readDois(text: string): TextFact[] {
  return findDois(text).map(({ doi, isLabelled }) => ({
    field: 'doi',
    value: doi.toLowerCase(),
    confidence: isLabelled ? LABELLED : BY_FORM,
    rule: 'doi',
  }))
}

const ARXIV = /\barxiv\s*:\s*(\d{4}\.\d{4,5}(?:v\d+)?|[a-z-]+(?:\.[A-Z]{2})?\/\d{7}(?:v\d+)?)/giu

function readIds(text: string): TextFact[] {
  const facts = (field: PublicationField, values: readonly string[]) =>
    values.map(value => ({ field, value, confidence: LABELLED, rule: field }))
  return [
    ...facts(
      'arxiv',
      [...text.matchAll(ARXIV)].flatMap(([, id]) => id ?? []),
    ),
    ...facts('issn', findIssns(text)),
    ...facts('isbn', findIsbns(text)),
  ]
}

const PROCEEDINGS = new RegExp(
  String.raw`(?<!\p{L})((?:proceedings|proc\.|actes|actas|tagungsband|zbornik|зборник)\s.{8,}?)(?=[,.;]?\s+(?:pages?|pp|seiten|p)\b|\.\s|[.;]?$|,\s*${YEAR}\b|©)`,
  'iu',
)

/** `Proceedings of the … Meeting, pages 10–18, Suntec, 2-7 August 2009.` */
function readProceedings(text: string): TextFact[] {
  const match = PROCEEDINGS.exec(text)
  const title = match?.[1]?.replace(/[\s,.;]+$/u, '')
  if (match === null || title === undefined) return []
  const date = findDate(text.slice(match.index))?.date
  const facts: TextFact[] = [{ field: 'volume-title', value: title, confidence: LABELLED, rule: 'proceedings' }]
  if (date !== undefined) facts.push({ field: 'date', value: date, confidence: BY_FORM, rule: 'proceedings-date' })
  return facts
}

const RULES: readonly Rule[] = [
  readDois,
  readIds,
  readCopyright,
  readLicence,
  readLabelledDates,
  readProceedings,
  readLabelledNumbers,
  readCitation,
  readJournalName,
  readPublisher,
]
