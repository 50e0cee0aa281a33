import type { Leading } from '../layout/blocks/leading.ts'
import type { ParagraphEdges } from '../layout/columns/column-edges.ts'
import type { Block } from '../../model/page/block.ts'
import { textOfBlock } from '../evidence/blocks.ts'
import type { OutlineEntry, Page } from '../../model/page/page.ts'
import type { BodyStyle } from '../evidence/body-style.ts'
import type { KeywordMatch } from '../../base/text/keywords/keyword-lookup.ts'
import { type NoteCalls, readBlockCalls, uniteCalls } from './notes/note-calls.ts'
import type { OnWeighed } from './proposals.ts'
import { type FrontKind, readFrontKind } from './front/front-kinds.ts'
import { matchHeadingKeyword } from '../../base/text/labels/match-keywords.ts'
import { countPublicationPhrases } from '../../base/text/publication/publication-phrases.ts'

/** What the earlier stages found out about a document. */
export interface DocumentFacts {
  /** All blocks in reading order. */
  readonly blocks: readonly Block[]
  readonly pages: readonly Page[]
  readonly body: BodyStyle
  readonly leading: Leading
  /** Where the columns are, and how paragraphs open. */
  readonly paragraphs: ParagraphEdges
  readonly outline: readonly OutlineEntry[]
  /** Title in the file's metadata, where it has one. */
  readonly metadataTitle: string | undefined
  /** Names of authors there. */
  readonly metadataAuthors?: string | undefined
  /** The texts of the running heads. */
  readonly runningHeads?: readonly string[]
}

/** What classifiers know of the document. */
export interface Evidence extends DocumentFacts {
  /** The key word that a block is, read as a whole heading; `undefined` for other blocks. */
  readonly keywordOf: (block: Block) => KeywordMatch | undefined
  /** The kind that a block would have on a title page, by its words. */
  readonly frontKindOf: (block: Block) => FrontKind
  /** Number of kinds of publishers' phrases in a block. */
  readonly phrasesIn: (block: Block) => number
  /** The calls of notes in the running text of these blocks. */
  readonly noteCallsIn: (blocks: readonly Block[]) => NoteCalls
  /** The same in all blocks. */
  readonly noteCalls: () => NoteCalls
  /** Told of the points of blocks, by classifiers that add them up; left out where nobody asks for them. */
  readonly onWeighed?: OnWeighed | undefined
}

/** The facts, with the answers that many classifiers need for each block, computed once. */
export function gatherEvidence(facts: DocumentFacts): Evidence {
  const keywordOf = onceForEach(block => matchHeadingKeyword(textOfBlock(block)))
  const phrasesIn = onceForEach(block => countPublicationPhrases(textOfBlock(block)))
  const frontKindOf = onceForEach(block => readFrontKind(block, keywordOf(block), phrasesIn))
  const callsOf = onceForEach(readBlockCalls)
  const noteCallsIn = (blocks: readonly Block[]) => uniteCalls(blocks.map(callsOf))
  let calls: NoteCalls | undefined
  const noteCalls = () => (calls ??= noteCallsIn(facts.blocks))
  return { ...facts, keywordOf, frontKindOf, phrasesIn, noteCallsIn, noteCalls }
}

/** The function, which keeps its answer for each block. */
function onceForEach<Answer>(read: (block: Block) => Answer): (block: Block) => Answer {
  const answers = new Map<Block, { readonly answer: Answer }>()
  return block => {
    const known = answers.get(block) ?? { answer: read(block) }
    answers.set(block, known)
    return known.answer
  }
}

/** The blocks before the heading of the references, and that heading with all after it. */
export function splitAtReferences(evidence: Evidence): {
  readonly before: readonly Block[]
  readonly list: readonly Block[]
} {
  const { blocks } = evidence
  const start = blocks.findIndex(block => isReferencesHeading(block, evidence))
  return start < 0 ? { before: blocks, list: [] } : { before: blocks.slice(0, start), list: blocks.slice(start) }
}

/**
 * Whether a block is a heading of references. It begins with a capital where its script has capitals; the last line of a
 * cell, `literature.`, does not.
 */
export function isReferencesHeading(block: Block, { keywordOf }: Evidence): boolean {
  return keywordOf(block)?.concept === 'references' && !/^\p{Ll}/u.test(textOfBlock(block))
}

/** Whether a block is the heading of an appendix: after the list of references it ends that. */
export function isAppendixHeading(block: Block, { keywordOf }: Evidence): boolean {
  return keywordOf(block)?.concept === 'appendix'
}
