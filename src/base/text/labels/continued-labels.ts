/** That something continues, in the languages of papers: whole words, or stems where they are inflected. */
const WORDS =
  "(?:cont(?:['’.]?d|inued|inues|inuation|\\.)?|concluded|forts(?:etzung|\\.)|schluss|suite(?: et fin)?|fin|continu?aci[oó]n|" +
  'continuação|conclusão|continua(?:zione)?|segue|vervolg|nastavak|наставак|ciąg dalszy|c\\.\\s?d\\.|cd\\.|dokończenie|' +
  'pokračov\\p{L}+|продолжение|окончание|продовження|devam\\p{L}*|fortsætt?\\p{L}*|fortsätt\\p{L}*|続き?|续)(?!\\p{L})'

/** Where it continues or comes from. */
const FROM =
  '(?:\\s(?:from|on|von|auf|de|da|dalla|della|sur|na|с)\\s.{0,30}(?:page|seite|p[aá]gina|stron\\p{L}+|страниц\\p{L}+|stran\\p{L}*))?'

/** A text that says nothing else. Brackets, dashes and stops may be around it. */
const WHOLE = new RegExp(`^[\\s(（[.,:;–—-]*${WORDS}${FROM}[\\s)）\\].:;–—-]*`, 'iu')

/** `Continuation of Table 1`, `Fortsetzung von Tabelle 1`, `Suite du tableau 1`, `Продолжение таблицы 1`, `续表1`. */
const BEFORE_LABEL = new RegExp(
  `^[(（[]?(?:${WORDS}\\s(?:(?:of|to|von|der|zu|du|de la|de|da|della|di|van)\\s)?|续(?=表))(?=\\p{L})`,
  'iu',
)

/**
 * What follows the words at the start of a text which say that a table or figure continues: `''` for `(continued)` and
 * `continued from previous page`. The text itself where it does not begin with them.
 */
export function withoutContinuation(text: string): string {
  return text.slice(WHOLE.exec(text)?.[0].length ?? 0).trim()
}

/** The label after words which say that it continues: `Table 1` of `Continuation of Table 1`. */
export function labelOfContinuation(text: string): string | undefined {
  const match = BEFORE_LABEL.exec(text)
  return match === null ? undefined : text.slice(match[0].length)
}
