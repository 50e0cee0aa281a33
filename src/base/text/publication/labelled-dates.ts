import { findDate } from './find-date.ts'
import type { PublicationField } from './publication-fields.ts'
import { LABELLED, type TextFact } from './fact.ts'

/** Labels of dates in the languages of the program; one that contains another (`received in revised form`) comes first. */
const DATES: readonly (readonly [field: PublicationField, label: RegExp])[] = [
  ['revised', /\b(?:revised|received (?:in )?revised(?: form)?|überarbeitet|révisé|revisado|poprawiono)(?!\p{L})/giu],
  [
    'received',
    /(?<!\p{L})(?:received(?! (?:in )?revised)|submitted(?! to)|eingereicht|eingegangen|reçu|recibido|recebido|submetido|submissão|ricevuto|otrzymano|wpłynęło|primljeno|примљено|получен[оа]|поступила)(?!\p{L})/giu,
  ],
  [
    'accepted',
    /(?<!\p{L})(?:accepted|angenommen|accepté|aceptado|aceito|aceite|aprovado|accettato|przyjęto|prihvaćeno|прихваћено|принят[оа])(?!\p{L})/giu,
  ],
  [
    'date',
    /(?<!\p{L})(?:published(?: online)?|publication date|available online|veröffentlicht|publié|publicado|pubblicato|opublikowano|objavljeno|објављено|опубликован[оа])(?!\p{L})/giu,
  ],
]
/** Most characters between a label and its date: `Received for publication on the 3 May 2001`. */
const DATE_REACH = 24
/** More characters than a date has: `27th–29th de septiembre de 2009`. */
const LONGEST_DATE = 80

/** The dates after labels like `Received` and `Published online`. */
export function readLabelledDates(text: string): TextFact[] {
  return DATES.flatMap(([field, label]) =>
    [...text.matchAll(label)].flatMap(match => {
      const start = match.index + match[0].length
      const rest = text.slice(start, start + DATE_REACH + LONGEST_DATE)
      const found = findDate(rest)
      if (found === undefined || found.start > DATE_REACH || /[;/]/u.test(rest.slice(0, found.start))) return []
      return [{ field, value: found.date, confidence: LABELLED, rule: 'labelled-date' }]
    }),
  )
}
