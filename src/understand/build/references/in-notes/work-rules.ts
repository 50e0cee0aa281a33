import type { RuleTable } from '../../../../base/collections/rules.ts'
import { EDITORS } from '../../../../base/text/keywords/bibliography-words.ts'
import { findDoi, findUrl } from '../locators.ts'
import { findYears } from '../years.ts'
import { NO_YEAR, PAGE_NUMBERS, QUOTED_FROM } from './page-numbers.ts'
import { opensWithDatedOrganisation, opensWithNames } from './work-names.ts'

const TESTS = 'understand/build/references/in-notes/work-rules.test.ts'

/** A day, as newspapers are cited: `26.3.1997`, `1. März 1996`. */
const DAY = String.raw`\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}{3,9})\s?(?:1[89]|20)\d\d`

const PAGES = new RegExp(String.raw`[,.]\s${PAGE_NUMBERS}`, 'iu')
const MARK_OF_EDITORS = new RegExp(String.raw`\(\s?${EDITORS}\s?\)`, 'iu')
const SOURCE_OF_A_DAY = new RegExp(
  String.raw`^[^;]{2,70},?\s(?:vom\s)?${DAY}(?:,\s${PAGE_NUMBERS})?(?:${QUOTED_FROM})?$`,
  'iu',
)
const WITHOUT_YEAR = new RegExp(String.raw`[\s,]${NO_YEAR}$`, 'iu')
const PLACE_AND_YEAR = new RegExp(
  String.raw`[,.:]\s\p{Lu}[^,;.:]{1,40}[\s,]\(?(?:(?:1[4-9]|20)\d\d|${NO_YEAR}(?:$|[,)]))`,
  'u',
)
const SOME_DAY = new RegExp(String.raw`[,(]\s?(?:vom\s)?${DAY}`, 'u')

/** What is cited of a web site may be its address and when it was seen: `www.somewhere.org (Zugriff am 4. Mai 2013)`. */
const ADDRESS_ALONE = new RegExp(
  String.raw`^(?:https?://|www\.)\S+(?:\s\([^()]{2,40}\d{4}\)?|,?\s\[?\p{L}[\p{L}\s:]{2,24}${DAY}\]?)?$`,
  'u',
)

/** Rules by which a piece of a note names a work in full, and is neither a sentence nor a short form. Their fact is its text. */
export const WORK_RULES = {
  'names-and-title': {
    points: 0.7,
    says: 'opens with names and a title',
    because: 'So do some sentences about people, which have no other trait of a reference.',
    holds: opensWithNames,
    shownBy: `${TESTS} > names, a title and a year make a work`,
  },
  'organisation-and-year': {
    points: 0.7,
    says: 'opens with an organisation, its year in parentheses and a title',
    because: 'So do sentences about a report of that year, which have no other trait of a reference.',
    holds: opensWithDatedOrganisation,
    shownBy: `${TESTS} > an organisation with its year and a title make one`,
  },
  year: {
    points: 0.35,
    says: 'has a year, or says that it has none',
    because: 'Sentences have years, too.',
    holds: text => findYears(text).length > 0 || WITHOUT_YEAR.test(text),
    shownBy: `${TESTS} > names, a title and a year make a work`,
  },
  'place-and-year': {
    points: 0.35,
    says: 'has a place with its year',
    because: 'A comma, a name and a year are how books end, but sentences may have all three.',
    holds: text => PLACE_AND_YEAR.test(text),
    shownBy: `${TESTS} > without names a place with its year and pages make one`,
  },
  'in-container': {
    points: 0.35,
    says: 'says what it is in',
    because: '"In" before a capital begins many sentences.',
    holds: text => /[\s,.]in:?\s(?:\p{Lu}|["“„«])/iu.test(text),
    shownBy: `${TESTS} > names, a title and a container make one without a year`,
  },
  pages: {
    points: 0.35,
    says: 'has pages',
    because: 'Short forms have pages as well.',
    holds: text => PAGES.test(text),
    shownBy: `${TESTS} > without names a place with its year and pages make one`,
  },
  'quoted-title': {
    points: 0.35,
    says: 'has words in quotation marks',
    because: 'Notes quote sentences, too.',
    holds: text => /["“„«][^"“”„«»]{8,}["”“«»]/u.test(text),
    shownBy: `${TESTS} > a quoted title, a year and an address make one`,
  },
  editors: {
    points: 0.35,
    says: 'names editors',
    because: 'The mark of editors is in no sentence, but in short forms.',
    holds: text => MARK_OF_EDITORS.test(text),
    shownBy: `${TESTS} > an organisation as editor, a year and a place make one`,
  },
  address: {
    points: 0.35,
    says: 'has an address on the web or a DOI',
    because: 'Notes name web sites that are no works.',
    holds: text => findUrl(text) !== undefined || findDoi(text) !== undefined,
    shownBy: `${TESTS} > a quoted title, a year and an address make one`,
  },
  'address-alone': {
    points: 1,
    says: 'is nothing but an address on the web, perhaps with the day of a visit',
    because: 'It is all that the note cites.',
    holds: text => ADDRESS_ALONE.test(text),
    shownBy: `${TESTS} > an address alone is one`,
  },
  'source-of-a-day': {
    points: 1,
    says: 'is a short name with a day',
    because: 'Newspapers and broadcasts are cited so: "The Herald, 26.3.1997, S. 4".',
    holds: text => SOURCE_OF_A_DAY.test(text),
    shownBy: `${TESTS} > a newspaper with its day is one`,
  },
  day: {
    points: 0.35,
    says: 'has a day',
    because: 'It is the day of a newspaper or of a visit, or of what the note tells.',
    holds: text => SOME_DAY.test(text),
    shownBy: `${TESTS} > names, a title and a day make one`,
  },
} as const satisfies RuleTable<string>
