// Authority files: what is read is written and read again as the same, with every value; and names are looked up in it.
import { indexAuthority } from '../../../dist/products/authority/index-authority.js'
import { parseAuthority } from '../../../dist/products/authority/parse-authority.js'
import { suggestFrom, toCorrections, toProposals } from '../../../dist/products/authority/suggest.js'
import { writeAuthority } from '../../../dist/products/authority/write-authority.js'
import { parseCorrections } from '../../../dist/understand/corrections/parse-corrections.js'
import { writeCorrections } from '../../../dist/understand/corrections/write-corrections.js'
import { demand, shown, unlessRefused } from './demand.mjs'
import { mutateWords } from './mutate-words.mjs'

const SEED = `# Ours.

%rec: Author

# asked her
Surname: Mole
Given: Ada
Middle: M.
Seen: Mole, A. M.
+ ferry
+ tides
ORCID: 0000-0002-1825-0097
At: University of Delft
+ ferry

Surname: Meer
Particle: van der
Given: Jan
Suffix: Jr
Email: jan@delft.example
Note: of ferries

%rec: Organisation

Name: University of Delft
City: Delft
Country: The Netherlands
Seen: Univ. Delft
+ tides
`

const author = (given, surname, organisations) => ({
  given,
  middle: '',
  surname,
  email: '',
  homepage: '',
  orcid: '',
  organisations,
})
const DELFT = { name: 'Univ. Delft', city: '', country: '' }
const HEADER = {
  title: 'Ferries',
  subtitle: '',
  authors: [author('A.', 'Mole', [DELFT]), author('Jan', 'van der Meer Jr', []), author('', 'Meer', [DELFT])],
  organisations: [DELFT],
}

async function check(text) {
  const authority = await unlessRefused(() => parseAuthority(text, 'fuzz'), ['E_AUTHORITY_INVALID'])
  if (authority === undefined) return
  const written = writeAuthority(authority)
  const again = parseAuthority(written, 'fuzz')
  demand(
    writeAuthority(again) === written,
    () => `${shown(written)} is read and written as ${shown(writeAuthority(again))}`,
  )
  const valuesOf = ({ records }) => records.flatMap(({ fields }) => fields.map(field => JSON.stringify(field))).sort()
  demand(
    valuesOf(again).join() === valuesOf(authority).join(),
    () => `${shown(valuesOf(authority))} became ${shown(valuesOf(again))}`,
  )
  const suggestions = suggestFrom(indexAuthority(authority), HEADER)
  for (const { candidates } of suggestions)
    for (const { confidence } of candidates)
      demand(confidence >= 0 && confidence <= 1, () => `a confidence is ${confidence}`)
  for (const corrections of [toCorrections(suggestions), toProposals(suggestions)])
    parseCorrections(writeCorrections('fuzz', corrections), 'suggested')
}

export const AUTHORITIES = { authority: { make: random => mutateWords(SEED, random), check } }
