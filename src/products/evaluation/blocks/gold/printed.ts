import { type BlockDocument, blockTextOf, type EvaluatedBlock } from '../block-document.ts'
import { wordsOf } from '../keys.ts'

/** What a PDF prints: its words, and the pairs of them that follow each other. */
export interface PrintedWords {
  readonly words: ReadonlySet<string>
  readonly pairs: ReadonlySet<string>
}

/** Share of a text's pairs of words that a PDF must print; breaks of lines and pages, and formulas, take some away. */
const LEAST_PRINTED = 0.5

/** The words of a PDF, from the texts of its lines in their order. A word that a line end divides is whole, too. */
export function indexPrinted(lines: readonly string[]): PrintedWords {
  const text = lines.join('\n')
  const joined = text.replace(/(?<=\p{L})[-\u2010\u00AD]\n(?=\p{L})/gu, '')
  const lists = [wordsOf(text), wordsOf(joined)]
  return {
    words: new Set(lists.flat()),
    pairs: new Set(lists.flatMap(words => pairsOf(words))),
  }
}

/** The parts of a gold that a PDF prints: an XML has texts that publishers add, leave out, or print in another file. */
export function keepPrinted(gold: BlockDocument, printed: PrintedWords): BlockDocument {
  const has = (text: string | undefined) => isPrinted(text ?? '', printed)
  const { title, subtitle, abstract, authors, blocks } = gold
  return {
    ...gold,
    ...(title !== undefined && { title: has(title) ? title : '' }),
    ...(subtitle !== undefined && { subtitle: has(subtitle) ? subtitle : '' }),
    ...(abstract !== undefined && { abstract: abstract.filter(has) }),
    ...(authors !== undefined && {
      authors: authors.map(({ email, ...author }) =>
        email !== undefined && has(email) ? { ...author, email } : author,
      ),
    }),
    blocks: blocks.filter(block => has(printedTextOf(block))),
  }
}

/** Of a table its longest cell: cells of a row need not follow each other in a PDF. */
function printedTextOf(block: EvaluatedBlock): string {
  if (block.type !== 'table') return blockTextOf(block)
  return (block.rows ?? []).flat().reduce((longest, cell) => (cell.length > longest.length ? cell : longest), '')
}

function isPrinted(text: string, { words, pairs }: PrintedWords): boolean {
  const own = wordsOf(text)
  if (own.length < 2) return own.every(word => words.has(word))
  const followers = pairsOf(own)
  return followers.filter(pair => pairs.has(pair)).length >= LEAST_PRINTED * followers.length
}

function pairsOf(words: readonly string[]): readonly string[] {
  return words.slice(1).map((word, i) => `${words[i]} ${word}`)
}
