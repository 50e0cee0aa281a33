import type { Leading } from '../layout/blocks/leading.ts'
import { type Block, textOfBlock } from '../page/block.ts'
import type { OutlineEntry, Page } from '../page/page.ts'
import type { BodyStyle } from '../style/body-style.ts'
import type { KeywordMatch } from '../text/keywords/keyword-lookup.ts'
import { findNoteCalls, type NoteCalls } from './notes/note-calls.ts'
import { type FrontKind, readFrontKind } from './front/front-kinds.ts'
import { matchHeadingKeyword } from '../text/labels/match-keywords.ts'

/** What the earlier stages found out about a document. */
export interface DocumentFacts {
  /** All blocks in reading order. */
  readonly blocks: readonly Block[]
  readonly pages: readonly Page[]
  readonly body: BodyStyle
  readonly leading: Leading
  readonly outline: readonly OutlineEntry[]
  /** Title in the file's metadata, where it has one. */
  readonly metadataTitle: string | undefined
  /** Names of authors there. */
  readonly metadataAuthors?: string | undefined
}

/** What classifiers know of the document. */
export interface Evidence extends DocumentFacts {
  /** The key word that a block is, read as a whole heading; `undefined` where it is none. */
  readonly keywordOf: (block: Block) => KeywordMatch | undefined
  /** The kind that a block would have on a title page, by its words. */
  readonly frontKindOf: (block: Block) => FrontKind
  /** The calls of notes in the running text of all blocks. */
  readonly noteCalls: () => NoteCalls
}

/** The facts, with the answers that many classifiers need for each block, computed once. */
export function gatherEvidence(facts: DocumentFacts): Evidence {
  const known = new Map<Block, KeywordMatch | undefined>()
  const keywordOf = (block: Block) => {
    if (!known.has(block)) known.set(block, matchHeadingKeyword(textOfBlock(block)))
    return known.get(block)
  }
  const kinds = new Map<Block, FrontKind>()
  const frontKindOf = (block: Block) => {
    const kind = kinds.get(block) ?? readFrontKind(block, keywordOf(block))
    kinds.set(block, kind)
    return kind
  }
  let calls: NoteCalls | undefined
  const noteCalls = () => (calls ??= findNoteCalls(facts.blocks))
  return { ...facts, keywordOf, frontKindOf, noteCalls }
}

/** The blocks before the heading of the references, and that heading with all behind it. */
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
  return !/^\p{Ll}/u.test(textOfBlock(block)) && keywordOf(block)?.concept === 'references'
}
