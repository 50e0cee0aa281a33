import { type Box, overlapX, overlapY, uniteBoxes, widthOf } from '../../../base/geometry/box.ts'
import type { PageLink } from '../../../model/page/page.ts'
import type { TextLine, Word } from '../../../model/page/text-line.ts'
import type { Vocabulary } from '../../../base/text/hyphens/hyphenation.ts'

/** An address of the web that ends in a slash, as far as its line has it. */
const OPEN_ADDRESS = /(?:https?:\/\/|www\.)\S*\/$/iu
/** A word of a sentence: the last part of an address has more often a full stop or a bracket after it, as the sentence ends there. */
const WORD_OF_SENTENCE = /^\p{Ll}+$/u
/** A link covers a word if it reaches over this share of its width. */
const COVERED = 0.5

/** What is known of the links and the words of the document. */
interface AddressContext {
  readonly linksOf: (page: number) => readonly PageLink[]
  readonly vocabulary: Vocabulary
}

/**
 * Whether an address of the web that ends in a slash, the last word of a line, ends there; else the first word of the next
 * line continues it.
 *
 *     https://tides.example/tables/     https://tides.example/tables/
 *     without asking   -> ends          2024.html        -> continues
 *
 * A link on the address decides: it continues where it leads further, or where its other part is on the next word. Without
 * link the address ends before a word in small letters that the document has elsewhere and no punctuation follows.
 */
export function endsAddress(
  word: Word,
  line: TextLine,
  next: TextLine,
  { linksOf, vocabulary }: AddressContext,
): boolean {
  const address = OPEN_ADDRESS.exec(word.text)?.[0]
  const first = next.words[0]
  if (address === undefined || first === undefined) return false
  const links = linksOf(line.page).filter(link => covers(link, word))
  if (links.length === 0) return WORD_OF_SENTENCE.test(first.text) && vocabulary.has(first.text)
  const goesOn = links.some(
    ({ url }) =>
      withoutScheme(url).startsWith(withoutScheme(address + first.text.replace(/[\p{P}\p{S}]+$/u, ''))) ||
      linksOf(next.page).some(link => link.url === url && covers(link, first)),
  )
  return !goesOn
}

function covers({ box }: PageLink, word: Word): boolean {
  if (word.runs.length === 0) return false
  const letters: Box = uniteBoxes(word.runs.map(run => run.box))
  return overlapY(box, letters) > 0 && overlapX(box, letters) > COVERED * widthOf(letters)
}

function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//iu, '').toLowerCase()
}
