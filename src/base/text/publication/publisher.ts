import { BY_FORM, LABELLED, type TextFact } from './fact.ts'

/** A publishing house after its label, or at the beginning with a word that only names of such houses have. */
export const PUBLISHER =
  /(?:\bpublished by|\blicensee|\bverlegt (?:von|bei)|\bédité par)\s+(\p{Lu}[^.,;()]{1,60}?)(?=[.,;()]|\s(?:on behalf|this|under|in)\b|$)|^(\p{Lu}[\p{L}&\s]{1,40}\s(?:Publishing (?:Corporation|Company|Group)|Publishers?|Press|Verlag))(?=\s|,|$)/u

/** Whether a text is the name of a publishing house. */
export function namesPublisher(text: string): boolean {
  return readPublisher(text).length > 0
}

export function readPublisher(text: string): TextFact[] {
  const [, labelled, named] = PUBLISHER.exec(text) ?? []
  const value = (labelled ?? named)?.trim()
  if (value === undefined) return []
  return [{ field: 'publisher', value, confidence: labelled === undefined ? BY_FORM : LABELLED, rule: 'publisher' }]
}

const JOURNAL_WORD =
  /(?<!\p{L})(?:journal|transactions|annals|archives|acta|bulletin|zeitschrift|jahrbuch|revue|revista|annales|rivista|časopis|часопис)(?!\p{L})/iu
/** Most words of a journal's name. */
const MOST_JOURNAL_WORDS = 12
/** What no name of a journal contains. */
const NO_JOURNAL = /[\d@:;/©]|\b(?:submitted|homepage|section|this|available|author)\b/iu

/** A line that is nothing but the name of a journal, by the words that only such names have. */
export function readJournalName(text: string): TextFact[] {
  const words = text.split(' ')
  if (!JOURNAL_WORD.test(text) || NO_JOURNAL.test(text) || !/^\p{Lu}/u.test(text)) return []
  if (words.length < 2 || words.length > MOST_JOURNAL_WORDS || /[.?!]$/u.test(text)) return []
  return [{ field: 'journal', value: text, confidence: BY_FORM, rule: 'journal-name', isWholeText: true }]
}
