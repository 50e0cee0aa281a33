import { type Block, type TextLine, textOfBlock } from '../page/text-line.ts'
import type { Role } from '../roles/decision.ts'
import { matchHeadingKeyword, matchRunInKeyword } from '../text/keywords.ts'
import { type AbstractContext, assembleAbstract, partKeywords } from './abstract.ts'
import type { DecidedBlock } from './arrange.ts'
import { toFootnote } from './assemble.ts'
import { assembleAuthors } from './authors.ts'
import type { DraftFootnote } from './footnotes.ts'
import { type InlineContext, textWithMarks, toInlines } from './inlines.ts'
import type { FrontMatter, Inline } from './paper.ts'

/** The front matter of decided blocks, and the notes that it calls. */
export function assembleFrontMatter(
  decided: readonly DecidedBlock[],
  notes: readonly DraftFootnote[],
  context: InlineContext & AbstractContext,
): FrontMatter {
  const blocksOf = (...roles: Role[]): Block[] =>
    decided.flatMap(({ block, decision }) => (roles.includes(decision.role) ? [block] : []))
  const linesOf = (...roles: Role[]): TextLine[] => blocksOf(...roles).flatMap(block => block.lines)
  const abstracts = decided
    .filter(({ decision }) => decision.role === 'abstract')
    .map(({ block, decision }) => ({ ...partKeywords(block), decision }))
  const keywordBlocks = [...abstracts.flatMap(({ keywords }) => keywords ?? []), ...blocksOf('keywords')]
  return {
    title: dropMark(toInlines(linesOf('title'), context)),
    subtitle: toInlines(linesOf('subtitle'), context),
    authors: assembleAuthors(blocksOf('authors'), blocksOf('publication-info')),
    abstract: assembleAbstract(
      abstracts.map(({ abstract, decision }) => ({ block: abstract, decision })),
      context,
    ),
    keywords: keywordBlocks.flatMap(block => splitKeywords(block, context)),
    publicationInfo: blocksOf('publication-info').map(block => textWithMarks(toInlines(block.lines, context))),
    printedLines: linesOf('title', 'subtitle', 'authors', 'abstract-heading').map(line => line.text),
    footnotes: notes.map(note => toFootnote(note, context)),
  }
}

/** The title without the sign that calls a note on it. */
function dropMark(title: readonly Inline[]): Inline[] {
  const last = title.at(-1)
  if (last?.type === 'footnote-call' && last.footnoteId === undefined) return dropMark(title.slice(0, -1))
  if (last?.type !== 'text') return [...title]
  const text = last.text.replace(/[\s*∗†‡§¶⋆]+$/u, '')
  return text === '' ? title.slice(0, -1) : [...title.slice(0, -1), { ...last, text }]
}

/** The single key words of a block, without the word that announces them. */
function splitKeywords(block: Block, context: InlineContext): string[] {
  if (matchHeadingKeyword(textOfBlock(block)) !== undefined) return []
  const text = textWithMarks(toInlines(block.lines, context))
  const runIn = matchRunInKeyword(text)
  const list = runIn?.concept === 'keywords' ? runIn.rest : text
  const separator = [/\s*;\s*/u, /\s*[·•|]\s*/u, /\s+[.–—�]\s+/u, /\s*,\s*/u].find(sign =>
    sign.test(list.replace(/[.;,\s]+$/u, '')),
  )
  return (separator === undefined ? [list] : list.split(separator))
    .map(word => word.replace(/[\s.,;]+$/u, '').trim())
    .filter(word => word !== '')
}
