import { type ReportPart, shorten } from '../report/report.ts'
import { MATCHINGS } from './matching.ts'
import type { FieldDetails } from './score-fields.ts'
import { takeEach } from './score-full-text.ts'
import type { ComparedText } from './score-header.ts'

/** Characters of a text that are printed. */
const LONGEST = 300

/** What of a document is not the same: texts of the header, of references, and of the full text. */
export function reportFieldDifferences({ header, references, fullText }: FieldDetails): readonly ReportPart[] {
  const unaligned = references.filter(({ gold, isIdentifiable }) => gold === undefined && isIdentifiable)
  return [
    { kind: 'heading', level: 2, text: 'Header metadata' },
    { kind: 'list', items: header.flatMap(toItems) },
    { kind: 'heading', level: 2, text: 'Citation metadata' },
    {
      kind: 'list',
      items: [
        ...references.flatMap(({ result, texts }) => texts.flatMap(toItems).map(item => `${result.id ?? '?'} ${item}`)),
        ...unaligned.map(({ result }) => `${result.id ?? '?'} is not an entry of the gold`),
      ],
    },
    { kind: 'heading', level: 2, text: 'Fulltext structures' },
    {
      kind: 'list',
      items: fullText.flatMap(({ field, gold, result }) => {
        const { missing, left } = takeEach(gold, result)
        return [
          ...missing.map(text => `${field} missing: ${shorten(text, LONGEST)}`),
          ...left.map(text => `${field} false: ${shorten(text, LONGEST)}`),
        ]
      }),
    },
  ]
}

function toItems({ field, gold, result, outcomes }: ComparedText): readonly string[] {
  if (outcomes.strict === 'same' || outcomes.strict === 'nothing') return []
  const same = MATCHINGS.filter(matching => outcomes[matching] === 'same')
  const note = same.length === 0 ? 'different' : `the same only in ${same.join(', ')}`
  return [`${field}, ${note}: gold “${shorten(gold, LONGEST)}”, result “${shorten(result, LONGEST)}”`]
}
