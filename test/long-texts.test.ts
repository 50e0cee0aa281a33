import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSpelling } from '../src/products/authority/names.ts'
import { splitEntries } from '../src/understand/build/references/split-entries.ts'
import { recoverSentences } from '../src/products/recovery/recover.ts'
import { readAddress } from '../src/base/text/address/address.ts'
import { hasLeaders } from '../src/base/text/labels/leaders.ts'
import { matchCaptionLabel, matchHeadingKeyword } from '../src/base/text/labels/match-keywords.ts'
import { detectLanguage } from '../src/base/text/languages/language.ts'
import { looksLikeNames, splitNames } from '../src/base/text/names/name-list.ts'
import { readNamedAddresses } from '../src/base/text/names/named-addresses.ts'
import { readPublicationFacts } from '../src/base/text/publication/publication-facts.ts'
import { findEmails } from '../src/base/text/web/emails.ts'
import { dropOrcids } from '../src/base/text/web/orcid.ts'
import { findUrls, trimAddress } from '../src/base/text/web/urls.ts'
import { leastProcessorTime } from './support/processor-time.ts'

/** Linear time is a third of this at most; what the fuzzer found took from twice as long to for ever. */
const MOST_MS = 300

/** Hard-wrapped. */
const FERRY = readFileSync('test/soak/fuzz/seeds/ferry.txt', 'utf8')
const referenceOf = (text: string) => splitEntries([[{ type: 'text', text, style: {} }]])

const CASES: readonly (readonly [name: string, work: (text: string) => unknown, text: string])[] = [
  ['numbers before the letters that show a language', detectLanguage, `In ${'1.2.3'.repeat(8000)}`],
  ['apostrophes between the letters that show a language', detectLanguage, `L’école n${'`'.repeat(40_000)}x`],
  ['labels of dates without dates', readPublicationFacts, `Received 3 May${'.2009; revised'.repeat(2500)}`],
  ['a long number in a list of names', splitNames, `Ada Mole ${'201020'.repeat(10)}x`],
  ['blanks between names', looksLikeNames, `Ada Mole${' '.repeat(40_000)}x`],
  ['brackets that never close in a name', parseSpelling, '('.repeat(40_000)],
  ['blanks in an address', readAddress, `Delft${'\t'.repeat(40_000)}x`],
  ['dots behind an address', readAddress, `Delft 2009${' .'.repeat(20_000)}`],
  ['dashes in an address', readAddress, `Delft${'-'.repeat(40_000)} x`],
  ['dots without a page', hasLeaders, '…'.repeat(40_000)],
  ['blanks in a heading', matchHeadingKeyword, `Results${' '.repeat(40_000)}x`],
  ['blanks in a caption', matchCaptionLabel, `Figure${' '.repeat(40_000)}x`],
  ['commas behind a Russian name', readNamedAddresses, `Мостов И. И. студент${',; '.repeat(10_000)}x`],
  ['Russian names without addresses', readNamedAddresses, 'Мостов И. И. '.repeat(3000)],
  ['dots that are no address', findEmails, '.'.repeat(40_000)],
  ['dots behind a URL', trimAddress, `https://a.example/${'.'.repeat(40_000)}x`],
  ['blanks behind the label of no ORCID', dropOrcids, `ORCID ${' '.repeat(20_000)}x`],
  ['blanks that are before no ORCID', dropOrcids, `A${' '.repeat(40_000)}x`],
  [
    'stars in a reference',
    referenceOf,
    `Müller, Ä.: Über ${'*'.repeat(4000)} In: Fluss, K. (Hrsg.): Handbuch der Flüsse, Bd. 2, Berlin 1999, S. 3ff.`,
  ],
  [
    'dots in a reference',
    referenceOf,
    `Müller, Ä.: Über Fähren. In  Fluss, K${'.'.repeat(4000)} (Hrsg.): Handbuch: Flüsse, Bd. 2, Berlin 1999.`,
  ],
  ['dots in a URL', findUrls, `https://a${'.'.repeat(40_000)}b`],
  ['books in a reference', referenceOf, `Müller, Ä.: Über Fähren. ${'In: Fluss,'.repeat(6000)} Berlin 1999.`],
  ['brackets between capitals in a reference', referenceOf, `72]${'A]'.repeat(32_000)} Mole, A. (1987). Ferries.`],
  [
    'numbers that open a bracket in a reference',
    referenceOf,
    `Mole, A. (1987). Ferries. Ledgers, 3(2${', 3(2'.repeat(8000)}), 11–17.`,
  ],
  ['initials without a name', referenceOf, `${'С. '.repeat(40)}–17.`],
  ['initials in a reference', referenceOf, `Mole, A. (1987). ${'B.'.repeat(20_000)}`],
  [
    'volumes in a reference',
    referenceOf,
    `Mole A, Meer J. Ferries in spring. J River Sci. 2011 ${'Mar;12('.repeat(10_000)}3):e45. doi:10.1000/182.`,
  ],
  [
    'dates in a reference',
    referenceOf,
    `Мол, А. (1987). Паромы дельты. Москва${'31.12.1999'.repeat(8000)}: Наука. С. 11–17.`,
  ],
  ['empty lines of a text', text => recoverSentences(text), `${FERRY.slice(0, 400)}\f${'\n'.repeat(20_000)}${FERRY}`],
]

test.each(CASES)('%s take no more time than their number asks for', (_, work, text) => {
  // The first call loads tables.
  work(text.slice(0, 60))
  expect(leastProcessorTime(() => work(text))).toBeLessThan(MOST_MS)
})
