import { toParts } from './parts.ts'
import { hasOrganisationWord } from '../names/title-page-words.ts'

/** What a part of the name of an organisation is: a laboratory, another part of an institution, the institution, or where it is. */
export type OrganisationPartType = 'laboratory' | 'department' | 'institution' | 'street'

/** A part of a name, as printed. */
export interface OrganisationPart {
  readonly type: OrganisationPartType
  readonly text: string
}

/** First words of parts of institutions, whatever follows: `Department of University Affairs` is one, too. */
const OPENS_DEPARTMENT =
  /^(?:the\s)?(?:depart|dept|dep\.|dépt|départ|dipart|dpto|depto|facult|fakult|facolt|fac\.|division|section|sektion|unit(?!\p{L})|unité|chair|lehrstuhl|professur|seminar|abteilung|abt\.|fachbereich|fachgruppe|arbeitsgruppe|program|programa|graduate|group|grupo|gruppe|groupe|team|équipe|katedra|odsek|odeljenje|wydział|zakład|катедра|одсек|одељење|кафедр|факультет|факултет|отделени|лаборатори)/iu

/** Words that name an institution, wherever they appear. */
const NAMES_INSTITUTION =
  /univ|uniwers|универ|sveučili|hochschule|haute école|grande école|politec|politéc|polytech|politech|(?:institute|institut|instituto) (?:of|de|für) technolog|(?<!\p{L})(?:TU|ETH|EPFL|MIT|CNRS|CNR|CSIC|INRIA|Inria|INSERM|Inserm|UCLA|UCL|LMU|UC)(?!\p{L})|(?:academ|akadem|académ|академи)\p{L}* (?:of sciences?|der wissenschaften|des sciences|nauka|наук)|hospital|hôpital|klinik|ministr|minister|council|gmbh|(?<!\p{L})(?:inc|ltd|llc|corp|s\.p\.a)(?!\p{L})/iu

/** Words at the end of parts of institutions: `Biochemistry Department`, `Polymer Physics Group`. */
const CLOSES_DEPARTMENT = /(?:department|dept\.?|division|unit|group|section|program(?:me)?|team)$/iu

/** A part that is named a laboratory, where it is no institution: `State Key Laboratory of Tides`; not `Department of Laboratory Medicine`. */
const NAMES_LABORATORY =
  /^(?:(?!(?:of|for|in|de|für)\s)[\p{L}-]+\s){0,4}(?:lab|labs|laborator(?:y|ies|io|ium)|laboratoires?|labor|лаборатори\p{L}*)(?![\p{L}-])/iu

/** Words that may name either; of several, the last is the institution. */
const NAMES_EITHER =
  /institut|istitut|instytut|college|collège|school|schule|école|escuela|scuola|cent(?:er|re)|centro|zentrum|centar|museum|musée|museo|bibliothe|library|academ|akadem|foundation|stiftung|fondazione|observator|agency|society|институт|школа/iu

/** Streets, houses and boxes: what has a number, or such a word. */
const IS_STREET =
  /\d|(?:^|\s)(?:street|st|road|rd|avenue|ave|av|lane|drive|boulevard|blvd|square|rue|via|calle|rua|ulica|p\.?\s?o\.? ?b(?:ox)?|building|bldg|campus)\.?(?:\s|$)|stra(?:ße|sse)|str\.$/iu

/** How surely a part is an institution. */
const DEPARTMENT = 1
const UNKNOWN = 2
const POSSIBLE = 3
const CERTAIN = 4

/**
 * The parts of a printed name of an organisation, in their order, with what each is:
 *
 *     Department of Botany, Faculty of Science, University of Somewhere, 12 Main Street
 *     department            department           institution              street
 *
 * A part is an institution by its words. Where no word says so, the last one is that may be one (`School of Rivers,
 * Institute of Water`), but never one that opens or closes as departments do. Parts without a word of organisations
 * belong to the name before them (`Department of Earth, Air and Water`), or are departments before it. A name without any
 * such word is one institution.
 */
export function readOrganisationParts(name: string): readonly OrganisationPart[] {
  const parts = joinEnumerations(name)
  const ranks = parts.map(({ text, isStreet }) => (isStreet ? 0 : rankOf(text)))
  const highest = Math.max(...ranks)
  if (ranks.every(rank => rank === UNKNOWN)) return [{ type: 'institution', text: name }]
  const isInstitution = (i: number): boolean =>
    highest === CERTAIN ? ranks[i] === CERTAIN : highest > DEPARTMENT && i === ranks.lastIndexOf(highest)
  return parts.map(({ text, isStreet }, i) => ({
    type: isStreet
      ? 'street'
      : isInstitution(i)
        ? 'institution'
        : NAMES_LABORATORY.test(text)
          ? 'laboratory'
          : 'department',
    text,
  }))
}

/** Whether a part of a name is surely an institution: `Department of Botany, University of Somewhere`. */
export function namesInstitution(name: string): boolean {
  return name.split(',').some(part => rankOf(part.trim()) === CERTAIN)
}

function rankOf(text: string): number {
  if (OPENS_DEPARTMENT.test(text)) return DEPARTMENT
  if (NAMES_INSTITUTION.test(text)) return CERTAIN
  if (CLOSES_DEPARTMENT.test(text)) return DEPARTMENT
  return NAMES_EITHER.test(text) ? POSSIBLE : UNKNOWN
}

interface DraftPart {
  readonly text: string
  readonly isStreet: boolean
}

/** The parts between commas; one that names nothing by itself stays with what it belongs to. */
function joinEnumerations(name: string): readonly DraftPart[] {
  const drafts: { start: number; end: number; isStreet: boolean }[] = []
  for (const { start, text } of toParts(name)) {
    const end = start + text.length
    const last = drafts.at(-1)
    const isNamed = hasOrganisationWord(text) || NAMES_INSTITUTION.test(text)
    if (last !== undefined && !isNamed && !last.isStreet && !IS_STREET.test(text)) last.end = end
    else if (last?.isStreet === true && !isNamed) last.end = end
    else drafts.push({ start, end, isStreet: !isNamed && last !== undefined && IS_STREET.test(text) })
  }
  return drafts.map(({ start, end, isStreet }) => ({ text: name.slice(start, end), isStreet }))
}
