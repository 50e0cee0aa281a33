import { YEAR } from '../keywords/date-words.ts'
import { mentionsDoi } from '../web/doi.ts'
import { matchHeadingKeyword, matchRunInKeyword } from '../labels/match-keywords.ts'
import { readLabelledDates } from './labelled-dates.ts'

/** Concepts whose key word opens a line of publication information. */
const OPENING_CONCEPTS: ReadonlySet<string> = new Set([
  'dates',
  'correspondence',
  'conflicts',
  'funding',
  'availability',
  'supplement',
  'contributions',
])

/** What only publishers write on a title page; each pattern is one piece of evidence. */
const PHRASES: readonly RegExp[] = [
  new RegExp(
    String.raw`©|\(c\)\s*${YEAR}|\bcopyright\b|all rights reserved|alle rechte vorbehalten|tous droits réservés`,
    'iu',
  ),
  /creative\s*commons|\bCC[ -]BY\b|\blicen[cs]ed? under|open[- ]access article|\blicen[cs]ee\b/iu,
  /\bISSN\b|\bISBN\b/u,
  /\bpermission to (?:make|copy|reproduce|use)\b|\bpersonal or classroom use\b|^highlights$/iu,
  new RegExp(
    String.raw`\bvol(?:ume|\.)\s*\d+.{0,20}\b(?:no|issue|number|article|pp?)\b|\b\d{4};\s?\d+\s?(?:\(\d+\))?:|\b${YEAR}[:;]\s?\d+(?:\s?\(\d+\))?[\s:,]+\d+\s?[–-]\s?\d|\barticle id\b`,
    'iu',
  ),
  /^(?:zbornik radova|зборник радова|сборник (?:научных )?(?:трудов|статей)|труды|вестник|известия|уч[её]ные записки|zeszyty naukowe|prace naukowe|sborník|glasnik|гласник|часопис|časopis)(?!\p{L})/iu,
  /^(?:УДК|UDK|UDC|ББК)(?!\p{L})/u,
  /\bproceedings of\b|\bin proceedings\b|\bpages \d+[-–]\d+/iu,
  /\b(?:how to |please )?cite this\b|^citation:|^cite\b|zitiervorschlag|pour citer|cómo citar|^(?:ссылка )?для цитирования|^for citation|^(?:za citiranje|за цитирање|sposób cytowania|cytowanie)(?!\p{L})/iu,
  /\bcontributed equally\b|\bpresent address\b|\bcurrent address\b|\bto whom correspondence\b|\bcorrespondence\b.{0,30}\baddress/iu,
  /\bcorresponding authors?\b|\bcorrespondence\s*(?:to\b|:)|\b(?:author|address) for correspondence\b|\bauthor to whom\b/iu,
  /\b(?:academic|handling|section|associate) editors?\b|^editors?:|^edited by\b|^reviewed by\b|^communicated by\b|\bopen peer review\b/iu,
  /\bjournal homepage\b|\bcontents lists? available\b|\bavailable online\b|\bpeer[- ]review under\b|^article (?:type|number|history|info)\b|^preprint submitted\b/iu,
  /\b(?:electronic )?supplementary material is available\b|^specialty section\b|^subject (?:category|areas?)\b|^a section of\b|submitted to\b/iu,
  /^indexed in\b|^source of support\b|^(?:(?:read|view article) online|check for updates|access|metrics)\b|^journal section\b|^publication types?\b|^submit your manuscript\b/iu,
  // The labels of the box that says where the paper is on the web.
  /^(?:(?:quick response code|website|doi)(?:\s*:\s*|$))+$/iu,
  // What the paper comes from, and who paid for it.
  /^(?:(?:this|este|esta|cet|questo)\s+)?(?:\p{L}+\s+)?(?:baseado|basado|based|extraído|extracted|derivado|tiré|issu|tratto)\s+(?:em|en|on|from|de|da|di|d['’])\s?(?:\p{L}+\s+){0,3}(?:dissertaç|tese|tesis|thesis|thèse|tesi|dissertation|mémoire)/iu,
  /^(?:(?:trabalho|trabajo) realizad[oa] (?:n[oa]s?|en)|(?:trabalho|trabajo|pesquisa|investigación) (?:foi |fue )?(?:financiad|subvencionad)[oa])(?!\p{L})/iu,
  /^(?:financiad|subvencionad|apoiad)[oa]s?\s+(?:pel|por)/iu,
  new RegExp(String.raw`^(?:www\.|https?:\/\/)\S+$|©|\bjournal of\b.*\b${YEAR}\b`, 'iu'),
]

/** A date and nothing else, with its place: `March 2017`, `3. Mai 2019`, `06 de julho de 2022`, `Novi Sad, 5. maj 2021.` */
const DATE_ALONE = new RegExp(
  String.raw`^(?:(?:\p{L}+\s+)?\p{L}+,\s+|\p{L}+\s+)?(?:\d{1,2}(?:(?:er|st|nd|rd|th|[.º])?\s+(?:de\s+)?|\.))?\p{L}{3,10}\.?,?\s+(?:\d{1,2},?\s+|del?\s+)?${YEAR}(?:\s?[rгр])?\.?$`,
  'u',
)
/** The year of studies in which a paper was written: `Année académique 2016-2017`. */
const YEAR_OF_STUDIES = new RegExp(
  String.raw`^(?:academic year|année (?:académique|universitaire|scolaire)|anno accademico|ano lec?tivo|(?:año|curso) académico|(?:winter|sommer)semester|studienjahr|(?:školska|akademska) godina|(?:школска|академска) година|rok akademicki|учебный год)\s.{0,4}${YEAR}(?:\s?[/–-]\s?(?:${YEAR}|\d\d))?\.?$`,
  'iu',
)

/** Number of kinds of publishers' phrases in a text; 0 for running text. */
export function countPublicationPhrases(text: string): number {
  const found = PHRASES.filter(phrase => phrase.test(text)).length
  return (
    found +
    (mentionsDoi(text) ? 1 : 0) +
    (readLabelledDates(text).length > 0 ? 1 : 0) +
    (opensLikePublicationInfo(text) ? 1 : 0)
  )
}

/** Whether a text begins with a key word of publication information, or is one, or is a date or a year of studies alone. */
export function opensLikePublicationInfo(text: string): boolean {
  const bare = text.replace(/^[^\p{L}\p{N}]+/u, '')
  const runIn = matchRunInKeyword(bare)
  // `Daten-Adaption` is one word.
  const concept = (runIn?.separator === '-' ? undefined : runIn?.concept) ?? matchHeadingKeyword(bare)?.concept
  return (concept !== undefined && OPENING_CONCEPTS.has(concept)) || DATE_ALONE.test(bare) || YEAR_OF_STUDIES.test(bare)
}
