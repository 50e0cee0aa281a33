import type { SourceDocument } from '../../src/model/page/page.ts'
import type { Block } from '../../src/model/page/block.ts'
import { textOfBlock } from '../../src/understand/evidence/blocks.ts'
import type { DecidedBlock, RoleDecision } from '../../src/understand/decide/decision.ts'
import type { Role } from '../../src/model/roles/role.ts'
import type { Paper } from '../../src/model/paper/paper.ts'
import { cutKeywordLists, keywordsLabelOf, separateKeywords } from '../../src/understand/build/front/keywords.ts'
import { matchHeadingKeyword, matchRunInKeyword } from '../../src/base/text/labels/match-keywords.ts'
import { parseSectionNumber } from '../../src/base/text/labels/section-number.ts'

/** How often each letter and digit occurs. */
export type LetterCounts = ReadonlyMap<string, number>

/** Letters and digits of all runs of the pages, in the form that survives joining and splitting. */
export function lettersOfPages(document: SourceDocument): LetterCounts {
  return countLetters(document.pages.flatMap(page => page.runs.map(run => run.text)))
}

/**
 * Letters and digits of a document, each printed place once: title, subtitle and authors count as the printed lines of
 * the title page, not a second time as what was made of them.
 */
export function lettersOfPaper(paper: Paper): LetterCounts {
  const { abstract, footnotes, printedLines, keywords, publicationInfo, translations = [] } = paper.front
  const translated = translations.flatMap(translation => translation.keywords ?? [])
  const texts = [
    ...printedLines,
    ...keywords,
    ...translated,
    ...publicationInfo,
    ...paper.furniture.map(({ text }) => text),
  ]
  collectTexts([abstract, footnotes, paper.sections], texts)
  return countLetters(texts)
}

/** Words that became structure: "Abstract.", "Key words:", "Appendix" before its number say what the element says. */
export function lettersOfLabels(decisions: readonly DecidedBlock[]): LetterCounts {
  const blocksOf = (role: Role) => decisions.flatMap(({ block, decision }) => (decision.role === role ? [block] : []))
  const abstracts = blocksOf('abstract').map(separateKeywords)
  const keywords = [...abstracts.flatMap(parts => parts.keywords ?? []), ...blocksOf('keywords')]
  const lists = keywords.flatMap(cutKeywordLists).map(list => headingOf(list) || keywordsLabelOf(list))
  const numbered = decisions.flatMap(({ block, decision }) => wordOfNumber(textOfBlock(block), decision))
  return countLetters([
    ...abstracts.map(({ abstract }) => headingOf(abstract) || runInOf(abstract)),
    ...lists,
    ...numbered,
  ])
}

/** The word before the number of a heading. */
function wordOfNumber(text: string, { heading, continues }: RoleDecision): string[] {
  const number = parseSectionNumber(text)
  if (heading?.number === undefined || continues === true || number?.word === undefined) return []
  return text.split(/\s/u, 1)
}

function headingOf(block: Block): string {
  const text = textOfBlock(block)
  return matchHeadingKeyword(text) === undefined ? '' : text
}

function runInOf(block: Block): string {
  const text = textOfBlock(block)
  return text.slice(0, matchRunInKeyword(text)?.length ?? 0)
}

/** Both counts together. */
export function addLetters(a: LetterCounts, b: LetterCounts): LetterCounts {
  const sum = new Map(a)
  for (const [letter, count] of b) sum.set(letter, (sum.get(letter) ?? 0) + count)
  return sum
}

/** Letters that `whole` has more often than `part`: what was lost on the way from one to the other, as one string. */
export function lettersMissing(whole: LetterCounts, part: LetterCounts): string {
  const missing = [...whole].map(([letter, count]) => letter.repeat(Math.max(0, count - (part.get(letter) ?? 0))))
  return missing.sort().join('')
}

/** Fields of the logical document that hold printed text, wherever they stand. */
const TEXT_FIELDS = new Set(['text', 'mark', 'number', 'interior', 'notes'])

/** What repeats the text beside it: the tree of a formula, the number of a statement, and the content of a display. */
function isRepetition(node: object, field: string): boolean {
  return field === 'formula' || field === 'theorem' || (field === 'content' && 'alpha' in node)
}

/** Walks the document without knowing its types: a new kind of block is counted as soon as it is there. */
function collectTexts(node: unknown, texts: string[]): void {
  if (Array.isArray(node)) {
    for (const child of node) collectTexts(child, texts)
  } else if (typeof node === 'object' && node !== null) {
    for (const [field, value] of Object.entries(node)) {
      if (isRepetition(node, field)) continue
      if (!TEXT_FIELDS.has(field)) collectTexts(value, texts)
      else if (value !== undefined) texts.push(...[value].flat().map(String))
    }
  }
}

function countLetters(texts: readonly string[]): LetterCounts {
  const counts = new Map<string, number>()
  for (const text of texts) {
    for (const [letter] of text.normalize('NFC').matchAll(/[\p{L}\p{N}]/gu))
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  return counts
}
