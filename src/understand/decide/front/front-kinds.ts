import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import { findEmails } from '../../../base/text/web/emails.ts'
import type { KeywordMatch } from '../../../base/text/keywords/keyword-lookup.ts'
import { areStructuredAbstract } from '../../../base/text/labels/abstract-labels.ts'
import { matchRunInKeyword } from '../../../base/text/labels/match-keywords.ts'
import { findOrcids } from '../../../base/text/web/orcid.ts'
import { looksLikeNames } from '../../../base/text/names/name-list.ts'
import { opensLikePublicationInfo } from '../../../base/text/publication/publication-phrases.ts'
import { readNamedAddresses, splitNameAndAddress } from '../../../base/text/names/named-addresses.ts'
import { opensWithGuide } from '../../../base/text/names/role-labels.ts'
import { hasOrganisationWord, isArticleKind, isCountry } from '../../../base/text/names/title-page-words.ts'
import { isProse } from '../prose.ts'
import { findAuthorGrids, isRowOfNames } from './author-grid.ts'
import { markedLine, markedTextOfBlock } from './marked-text.ts'
import { isKeywordsLabel, setApartLabel } from './set-apart-label.ts'
import { parseSectionNumber } from '../../../base/text/labels/section-number.ts'

/** The kind of a block on a title page by its words; its place and style are judged elsewhere. */
export type FrontKind =
  | 'abstract-heading'
  | 'abstract-run-in'
  | 'keywords-heading'
  | 'keywords'
  | 'publication-info'
  | 'names'
  | 'affiliation'
  | 'prose'
  | 'other'

/** Kinds that the front matter may have on the page after the title. */
export const ON_NEXT_PAGE: readonly FrontKind[] = [
  'abstract-heading',
  'abstract-run-in',
  'keywords',
  'publication-info',
]

/** A long text is publication information if it has a publisher's phrase per this many characters. */
const CHARACTERS_PER_PHRASE = 260
/** Longest address of one person, in characters. */
const ADDRESS_LENGTH = 300
/** The mark of the first address, and the number of characters in which it names its organisation. */
const FIRST_MARK = /^\(?[1a][.)]?\s?\p{Lu}/u
const FIRST_ADDRESS = 100
/** The mark of the second address in the same block. */
const SECOND_MARK = /\D\s2[.)]?\s?\p{Lu}\p{L}+[\s,]/u
/** Key words of headings are alone on at most this many lines. */
const HEADING_LINES = 2
/** Words that are the heading of the abstract in some papers and of the first section in others, perhaps with its number. */
const WEAK_ABSTRACT_WORD =
  /^\W*(?:1[.)]?\s+)?(?:executive\s+)?(?:summary|synopsis|überblick|abriss|sommaire|sommario|izvod|извод|sinopsis)\W*$/iu

/**
 * The kind of a block by its words. `keyword` is the key word that the block is as a heading.
 *
 * @param phrasesIn the number of kinds of publishers' phrases in a block
 */
export function readFrontKind(
  block: Block,
  keyword: KeywordMatch | undefined,
  phrasesIn: (block: Block) => number,
): FrontKind {
  return readAnnouncedKind(block, keyword) ?? readOtherKind(block, phrasesIn)
}

/** The kind of a block that a key word announces, an abstract or key words, which is much quicker to see than the others. */
export function readAnnouncedKind(block: Block, keyword: KeywordMatch | undefined): FrontKind | undefined {
  const text = textOfBlock(block)
  const heading = block.lines.length <= HEADING_LINES ? keyword?.concept : undefined
  if (heading === 'abstract' || /^article\s+info\s+abstract$/iu.test(text)) return 'abstract-heading'
  if (heading === 'keywords') return 'keywords-heading'
  const runIn = matchRunInKeyword(text)?.concept
  if (runIn === 'abstract' || areStructuredAbstract(block.lines.map(line => line.text))) return 'abstract-run-in'
  return runIn === 'keywords' || isKeywordsLabel(setApartLabel(block)) ? 'keywords' : undefined
}

function readOtherKind(block: Block, phrasesIn: (block: Block) => number): FrontKind {
  const text = textOfBlock(block)
  // `1.1. The centre of towns` is no address.
  const number = parseSectionNumber(text)
  if (number !== undefined && number.depth > 1 && number.restStart === 'capital') return 'other'
  // Who guided the work is no author of it.
  if (opensWithGuide(text)) return 'publication-info'
  if (isFirstAddress(text)) return 'affiliation'
  if (isPublicationInfo(text, () => phrasesIn(block))) return 'publication-info'
  if (looksLikeNames(markedTextOfBlock(block)) || hasNamesInColumns(block)) return 'names'
  if (opensWithPerson(block)) return 'names'
  if (isProse(text)) return isAddressWithEmail(text) ? 'affiliation' : 'prose'
  if (isAffiliation(text)) return 'affiliation'
  return looksLikeNames(markedLine(block.lines[0])) ? 'names' : 'other'
}

/** Whether names are side by side in the block, alone in a row or above their addresses. */
function hasNamesInColumns({ lines }: Block): boolean {
  return findAuthorGrids(lines).size > 0 || (lines.length === 1 && isRowOfNames(lines))
}

/** Whether a block is names with their addresses in brackets, or its first line is a name followed by its address. */
export function opensWithPerson(block: Block): boolean {
  const line = markedLine(block.lines[0])
  // `Old Rivers – a research project` is no person.
  const isDashed = /\s[–—-]\s/u.test(line)
  return (
    readNamedAddresses(markedTextOfBlock(block)).length > 0 || (!isDashed && splitNameAndAddress(line) !== undefined)
  )
}

/** A short text with an e-mail address is an address, whatever its other words are. */
function isAddressWithEmail(text: string): boolean {
  return text.length < ADDRESS_LENGTH && findEmails(text).length > 0
}

/** Whether the heading may be that of the abstract or of the first section: `Summary`, `Überblick`. */
export function isWeakAbstractWord(text: string): boolean {
  return WEAK_ABSTRACT_WORD.test(text)
}

/** Whether a text is the first of several marked addresses; notes on the authors may follow in it. */
export function isFirstAddress(text: string): boolean {
  return (
    FIRST_MARK.test(text) &&
    (hasOrganisationWord(text.slice(0, FIRST_ADDRESS)) || (SECOND_MARK.test(text) && !looksLikeNames(text)))
  )
}

function isPublicationInfo(text: string, countPhrases: () => number): boolean {
  if (isArticleKind(text)) return true
  const phrases = countPhrases()
  if (phrases === 0) return false
  return opensLikePublicationInfo(text) || phrases * CHARACTERS_PER_PHRASE >= text.length
}

/** Whether a text names an organisation, a country at its end, an e-mail address or an ORCID iD. */
export function isAffiliation(text: string): boolean {
  return (
    findEmails(text).length > 0 || findOrcids(text).length > 0 || hasOrganisationWord(text) || endsWithCountry(text)
  )
}

/** Whether the last part of a text between commas is a country. */
export function endsWithCountry(text: string): boolean {
  const last = text.split(',').at(-1) ?? ''
  return isCountry(last.replace(/\.$/u, ''))
}
