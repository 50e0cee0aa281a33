// Files of corrections: what is read is written and read again as the same.
import { parseCorrections } from '../../../dist/understand/corrections/parse-corrections.js'
import { writeCorrections } from '../../../dist/understand/corrections/write-corrections.js'
import { demand, shown, unlessRefused } from './demand.mjs'
import { mutateJson } from './mutate-json.mjs'

/** One of each kind. */
export const CORRECTIONS_SEED = {
  format: 'paperxml-corrections',
  version: 1,
  source: 'ferry.pdf',
  corrections: [
    {
      block: 'p3-1k9xz',
      text: 'The ferries',
      role: 'heading',
      level: 2,
      number: '2.1',
      before: 'p3-1k9xy',
      note: 'seen',
    },
    { block: 'p3-1k9xz/4', text: 'of the delta', join: true },
    {
      block: 'p4-1k9xz',
      text: 'A count',
      split: [
        { line: 2, text: 'in' },
        { line: 4, text: 'spring' },
      ],
    },
    { block: 'p5-1k9xz', text: 'and', into: 'p5-1k9xy' },
    { header: 'title', text: 'The Feries', value: 'The Ferries' },
    {
      header: 'author',
      text: 'A Mole',
      given: 'Ada',
      surname: 'Mole',
      email: 'a@b.example',
      orcid: '0000-0002-1825-0097',
      organisations: ['Delft'],
      after: 'J Meer',
    },
    { header: 'organisation', text: 'Delft', name: 'University of Delft', city: 'Delft', country: 'NL' },
    { header: 'publication', text: '2009', field: 'date', value: '2009-08-31' },
    { header: 'keyword', text: 'rivers', remove: true },
  ],
}

async function check(text) {
  const corrections = await unlessRefused(() => parseCorrections(text, 'fuzz'), ['E_CORRECTIONS_INVALID'])
  if (corrections === undefined) return
  const written = writeCorrections('fuzz', corrections)
  const again = parseCorrections(written, 'fuzz')
  demand(JSON.stringify(again) === JSON.stringify(corrections), () => `${shown(corrections)} became ${shown(again)}`)
}

export const CORRECTIONS = { corrections: { make: random => mutateJson(CORRECTIONS_SEED, random), check } }
