import { YEAR } from '../keywords/date-words.ts'
import { findDate } from './find-date.ts'

/** Words for meetings, in the languages whose manuscripts name the one that they were written for. */
const MEETING = String.raw`(?:jahres|fach|früh)?tagung|(?:jahres)?konferenz|kongress|annual (?:meeting|conference)|conference|symposium|congress|workshop|congr[eè]s|congres+o|colloque|journées?|jornadas?|simp[oó]sio|simposio|convegno|конференци[яи]|konferencj[ai]|konferencij[ae]`
const MEETING_AND_YEAR = new RegExp(
  String.raw`(?<!\p{L})(?:${MEETING})(?!\p{L}).*(?<!\d)${YEAR}(?!\d)|(?<!\d)${YEAR}(?!\d).*(?<!\p{L})(?:${MEETING})(?!\p{L})`,
  'iu',
)
/** The name of a meeting: `1. Jahrestagung der …`, `Annual meeting of the …`. */
const NAME_OF_MEETING = new RegExp(
  String.raw`^(?:\d{1,3}(?:\.|st|nd|rd|th)?\s+)?(?:${MEETING})\s+(?:of|der|des|de[ls]?|della)(?!\p{L})`,
  'iu',
)
/** What was sent to a meeting: `Abstract for the annual meeting of …`, `Vorschlag für eine Sektion`. */
const SENT_TO = new RegExp(
  String.raw`^\(?(?:(?:extended |poster-?\s?)?abstract|proposal|submission|vorschlag|(?:workshop|poster|panel)-?\s?vorschlag|einreichung|exposé|projektvorstellung|propuesta|proposta|proposition)\s+(?:for|to|für|zu[rm]?|von|einer|para|pour|per)(?!\p{L})`,
  'iu',
)

/** Whether a text says when or for which meeting a manuscript was written, or what kind of contribution it is: `DHd 2014, 25.–28. März 2014, Passau`. */
export function namesEvent(text: string): boolean {
  return findDate(text) !== undefined || MEETING_AND_YEAR.test(text) || NAME_OF_MEETING.test(text) || SENT_TO.test(text)
}
