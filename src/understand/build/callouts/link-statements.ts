import { type CalloutWords } from '../../../base/text/keywords/callout-words.ts'
import { kindOfReferredStatement, type StatementKind } from '../../../base/text/keywords/statement-words.ts'
import type { FrontMatter, Inline, PaperBlock, Section } from '../../../model/paper/paper.ts'
import { type CalloutTargets, targetKey } from './callout-targets.ts'
import { isForeign } from './find-callouts.ts'
import { type CalloutSpan, readNumbers } from './read-numbers.ts'
import { markCallouts } from './mark-callouts.ts'

/** The parts of a paper that refer to its statements. */
interface Parts {
  readonly front: FrontMatter
  readonly sections: readonly Section[]
}

/** A stretch of a text, in UTF-16 units. */
interface Stretch {
  readonly start: number
  readonly end: number
}

type TargetsByKind = ReadonlyMap<StatementKind, CalloutTargets>

/** One numbering for each kind of statement; the words before the numbers are known by {@link kindOfReferredStatement}. */
const STATEMENTS: CalloutWords = { kind: 'theorem', forms: [] }
/** A word and what may be its number: `Theorem 4.2`, `Lemmas 3 and 4`, `Prop. A.1`. */
const WORD_AND_NUMBER = /(?<![\p{L}\p{M}\p{N}])(\p{L}[\p{L}\p{M}·]{1,20})(?:\.\s*|\s+)(?=[(\p{Lu}\p{N}])/gu

/**
 * The same paper with its references to mathematical statements marked: `by Theorem 4.2`. One that names no statement of the paper is that of
 * another work. Labels of statements are no references. Never changes a character.
 */
export function linkStatements<T extends Parts>(parts: T): T {
  const targets = findStatements(parts.sections)
  if (targets.size === 0) return parts
  const markSection = (section: Section): Section => ({
    ...section,
    blocks: section.blocks.map(block => markBlock(block, targets)),
    sections: section.sections.map(markSection),
  })
  const abstract = parts.front.abstract.map(block => ({ ...block, content: mark(block.content, targets) }))
  return { ...parts, front: { ...parts.front, abstract }, sections: parts.sections.map(markSection) }
}

/** The ids of numbered statements by kind. Of two with one number the first counts; a proof is not referred to. */
function findStatements(sections: readonly Section[]): TargetsByKind {
  const byKind = new Map<StatementKind, Map<string, string>>()
  const visit = ({ blocks, sections: inner }: Section) => {
    for (const block of blocks) {
      const theorem = block.type === 'paragraph' ? block.theorem : undefined
      if (theorem?.number === undefined || theorem.kind === 'proof') continue
      const ids = byKind.get(theorem.kind) ?? new Map<string, string>()
      const key = targetKey(STATEMENTS, theorem.number)
      if (!ids.has(key)) ids.set(key, theorem.id)
      byKind.set(theorem.kind, ids)
    }
    inner.forEach(visit)
  }
  sections.forEach(visit)
  return new Map([...byKind].map(([kind, ids]) => [kind, { ids, appendix: undefined }]))
}

function markBlock(block: PaperBlock, targets: TargetsByKind): PaperBlock {
  if (block.type === 'figure' || block.type === 'table') return { ...block, caption: mark(block.caption, targets) }
  const isText = block.type === 'footnote' || (block.type === 'paragraph' && block.kind !== 'reference')
  return isText ? { ...block, content: mark(block.content, targets) } : block
}

function mark(content: readonly Inline[], targets: TargetsByKind): readonly Inline[] {
  const { text, label, marked, citations } = readContent(content)
  const spans = findReferred(text, targets).filter(
    span =>
      span.start >= label &&
      !marked.some(other => other.start < span.end && span.start < other.end) &&
      !isForeign(text, span, citations),
  )
  return markCallouts(content, spans)
}

/** The references of a text in its order; of a list each number is one. */
function findReferred(text: string, targets: TargetsByKind): readonly CalloutSpan[] {
  return Array.from(text.matchAll(WORD_AND_NUMBER)).flatMap(({ index, 0: all, 1: word = '' }) => {
    const kind = kindOfReferredStatement(word)
    const ofKind = kind === undefined ? undefined : targets.get(kind)
    if (ofKind === undefined) return []
    const spans = readNumbers({ text, words: STATEMENTS, targets: ofKind }, { start: index, at: index + all.length })
    return spans.filter(span => span.targets.length > 0)
  })
}

/** The text of a content, where its label ends, and where it refers to something already. */
function readContent(content: readonly Inline[]): {
  readonly text: string
  readonly label: number
  readonly marked: readonly Stretch[]
  readonly citations: readonly Stretch[]
} {
  let text = ''
  let label = 0
  const open: { readonly type: 'citation' | 'callout'; readonly start: number }[] = []
  const closed: (Stretch & { readonly type: 'citation' | 'callout' })[] = []
  for (const inline of content) {
    if (inline.type === 'text') text += inline.text
    else if (inline.type === 'label-end') label = text.length
    else if (inline.type === 'citation-start') open.push({ type: 'citation', start: text.length })
    else if (inline.type === 'callout-start') open.push({ type: 'callout', start: text.length })
    else if (inline.type === 'citation-end' || inline.type === 'callout-end') {
      const last = open.pop()
      if (last !== undefined) closed.push({ ...last, end: text.length })
    }
  }
  return { text, label, marked: closed, citations: closed.filter(({ type }) => type === 'citation') }
}
