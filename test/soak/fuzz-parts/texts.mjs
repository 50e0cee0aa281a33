// Functions of texts alone: references, sentences, names, dates, addresses. Nothing is invented, and no text is lost.
import { readBibliography } from '../../../dist/read/bibliography/read-bibliography.js'
import { splitEntries } from '../../../dist/understand/build/references/split-entries.js'
import { repairCharacters } from '../../../dist/base/text/characters/repair-characters.js'
import { foldWhitespace } from '../../../dist/base/text/characters/unicode.js'
import { findConcept } from '../../../dist/base/text/keywords/keyword-lookup.js'
import { hasLeaders } from '../../../dist/base/text/labels/leaders.js'
import {
  matchCaptionLabel,
  matchHeadingKeyword,
  matchRunInKeyword,
} from '../../../dist/base/text/labels/match-keywords.js'
import { misreadNumberOf, readingsOfNumber } from '../../../dist/base/text/labels/misread-numbers.js'
import { parseRoman, writeRoman } from '../../../dist/base/text/labels/roman.js'
import { parseSectionNumber } from '../../../dist/base/text/labels/section-number.js'
import { isLabelledStatement, isTheoremLabel, opensStatement } from '../../../dist/base/text/labels/statement-labels.js'
import { isQuotationSource, isSourceLine } from '../../../dist/base/text/labels/source-line.js'
import { detectLanguage } from '../../../dist/base/text/languages/language.js'
import { looksLikeNames, splitNames } from '../../../dist/base/text/names/name-list.js'
import { isInvertedName, parsePersonName, parseWholeName } from '../../../dist/base/text/names/person-name.js'
import { readAddress } from '../../../dist/base/text/address/address.js'
import { findDate } from '../../../dist/base/text/publication/find-date.js'
import { readPublicationFacts } from '../../../dist/base/text/publication/publication-facts.js'
import {
  countPublicationPhrases,
  opensLikePublicationInfo,
} from '../../../dist/base/text/publication/publication-phrases.js'
import { splitSentences } from '../../../dist/base/text/sentences/sentence.js'
import { findDois } from '../../../dist/base/text/web/doi.js'
import { dropEmails, findEmails } from '../../../dist/base/text/web/emails.js'
import { findOrcids } from '../../../dist/base/text/web/orcid.js'
import { dropUrls, findUrls } from '../../../dist/base/text/web/urls.js'
import { doTextTask } from '../../../dist/run/service/worker/text-tasks.js'
import { demand, shown } from './demand.mjs'
import { mutateWords } from './mutate-words.mjs'
import { REFERENCES, TEXTS } from './seeds.mjs'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'sr-Cyrl', 'sr-Latn', 'ja', 'la']
const MOST_REFERENCES = 6

function makeReferences(random) {
  return Array.from({ length: 1 + random.below(MOST_REFERENCES) }, () => mutateWords(random.pick(REFERENCES), random))
}

const asInlines = (text, style) => ({ type: 'text', text, style })

/** The fields of references are parts of their texts. */
function checkFields(texts) {
  const contents = texts.map(foldWhitespace).map((text, i) => {
    const cut = Math.floor((text.length * (i + 1)) / (texts.length + 1))
    return [asInlines(text.slice(0, cut), {}), asInlines(text.slice(cut), i % 2 === 0 ? { italic: true } : {})]
  })
  const found = splitEntries(contents)
  demand(found.length === texts.length, () => `${found.length} references of ${texts.length}`)
  found.forEach((fields, i) => {
    const text = foldWhitespace(texts[i])
    for (const name of ['title', 'container', 'volume', 'issue', 'publisher', 'year']) {
      const value = fields[name]
      demand(
        value === undefined || (value !== '' && text.includes(value)),
        () => `${name} ${shown(value)} is not in ${shown(text)}`,
      )
    }
    for (const { surname } of [...fields.authors, ...fields.editors]) demand(surname.trim() !== '', 'a name is empty')
  })
}

/** All references are there, in every form. */
async function checkForms(texts) {
  const { references } = JSON.parse(await doTextTask('citations-json', texts))
  demand(references.length === texts.length, () => `${references.length} references in the JSON of ${texts.length}`)
  const bibtex = await doTextTask('citations-bibtex', texts)
  const { entries } = await readBibliography(Buffer.from(bibtex), 'fuzz', ({ message }) => {
    throw new Error(`${message} in ${shown(bibtex)}`)
  })
  demand(
    entries.length === texts.length,
    () => `${entries.length} entries of BibTeX of ${texts.length}: ${shown(bibtex)}`,
  )
}

/** Every reference, whole, in valid TEI. */
async function checkTei(texts) {
  const tei = await doTextTask('citations', texts)
  demand(tei.split('<biblStruct').length - 1 === texts.length, () => `not ${texts.length} references in ${shown(tei)}`)
}

function checkSentences({ text, language }) {
  let end = 0
  for (const span of splitSentences(text, language)) {
    demand(span.start >= end && span.end > span.start && span.end <= text.length, 'a sentence is out of its place')
    demand(text.slice(end, span.start).trim() === '', () => `${shown(text.slice(end, span.start))} is in no sentence`)
    const sentence = text.slice(span.start, span.end)
    demand(sentence.trim() === sentence, () => `${shown(sentence)} has white space at its ends`)
    end = span.end
  }
  demand(text.slice(end).trim() === '', () => `${shown(text.slice(end))} is in no sentence`)
}

const DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/u

/** Characters that XML 1.0 may not have. */
const NOT_XML = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

/** What is found in the text of a header is of the form that it should be. */
async function checkHeader(text) {
  for (const { surname } of splitNames(text)) demand(surname !== undefined, 'a name has no surname')
  looksLikeNames(text)
  parsePersonName(text)
  parseWholeName(text)
  isInvertedName(text)
  readAddress(text)
  const date = findDate(text)?.date
  demand(date === undefined || DATE.test(date), () => `the date ${shown(date)}`)
  readPublicationFacts(text)
  countPublicationPhrases(text)
  opensLikePublicationInfo(text)
  for (const { doi } of findDois(text)) demand(/^10\.\d+/u.test(doi), () => `the DOI ${shown(doi)}`)
  for (const email of findEmails(text)) demand(/^[^\s@]+@[^\s@]+$/u.test(email), () => `the address ${shown(email)}`)
  for (const { orcid } of findOrcids(text))
    demand(/^(?:\d{4}-){3}\d{3}[\dX]$/u.test(orcid), () => `the ORCID ${shown(orcid)}`)
  for (const url of findUrls(text)) demand(!/\s/u.test(url), () => `the URL ${shown(url)}`)
  dropEmails(text)
  dropUrls(text)
  for (const task of ['date', 'names', 'affiliations']) {
    const xml = await doTextTask(task, [text])
    demand(!NOT_XML.test(xml), () => `${shown(xml)} has what XML may not have`)
  }
}

/** What labels and headings are recognised by; and the language. */
async function checkLabels(text) {
  findConcept(text)
  hasLeaders(text)
  matchHeadingKeyword(text)
  matchRunInKeyword(text)
  isLabelledStatement(text)
  isTheoremLabel(text)
  opensStatement(text)
  matchCaptionLabel(text)
  readingsOfNumber(text)
  misreadNumberOf(text)
  isSourceLine(text)
  isQuotationSource(text)
  const number = parseSectionNumber(text)
  demand(number === undefined || text.includes(number.number ?? number.text ?? ''), () => `the number ${shown(number)}`)
  const roman = parseRoman(text)
  demand(roman === undefined || writeRoman(roman) === text.toUpperCase(), () => `${shown(text)} is ${roman}`)
  const repaired = repairCharacters(text, { isWord: word => word.length > 3 })
  const again = repairCharacters(repaired.text, { isWord: word => word.length > 3 })
  demand(again.text === repaired.text, () => `${shown(repaired.text)} is repaired once more, as ${shown(again.text)}`)
  await detectLanguage(text)
}

const makeText = random => mutateWords(random.pick(TEXTS), random)

export const TEXT_TARGETS = {
  references: { make: makeReferences, check: checkFields },
  'reference-forms': { make: makeReferences, check: checkForms },
  // Each initial is an element, and style sheets are slow.
  'reference-tei': { make: makeReferences, check: checkTei, leastMs: 3000 },
  sentences: { make: random => ({ text: makeText(random), language: random.pick(LANGUAGES) }), check: checkSentences },
  header: { make: makeText, check: checkHeader },
  labels: { make: makeText, check: checkLabels },
}
