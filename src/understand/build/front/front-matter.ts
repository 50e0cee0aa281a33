import type { Report } from '../../../base/diagnostics.ts'
import { uniteBoxes } from '../../../base/geometry/box.ts'
import type { PageLink } from '../../../model/page/page.ts'
import type { Block } from '../../../model/page/block.ts'
import type { TextLine, Word } from '../../../model/page/text-line.ts'
import type { DecidedBlock } from '../../decide/decision.ts'
import { keepTexts } from '../../decide/front/cover/cover-people.ts'
import type { Role } from '../../../model/roles/role.ts'
import { type AbstractContext, assembleAbstract } from './abstract.ts'
import { toFootnote } from '../body/assemble.ts'
import { letterBoxOf, letterPlaceOf } from '../paragraphs/letter-box.ts'
import { codePointsOf } from '../../../base/text/characters/unicode.ts'
import { dropTitleLabel } from '../../../base/text/publication/title-label.ts'
import { assembleAuthors } from '../authors/authors.ts'
import type { DraftFootnote } from '../notes/footnotes.ts'
import { type InlineContext, textWithMarks, toInlines } from '../paragraphs/inlines.ts'
import { type KeywordsByLanguage, readKeywords, separateKeywords } from './keywords.ts'
import type { FrontMatter, Inline, PrintedLine, PrintedWord, Translation } from '../../../model/paper/paper.ts'
import { type PublicationContext, readPublication } from './publication.ts'
import type { Titles } from './titles.ts'
import { separatePublicationLines } from './publication-lines.ts'

/** Facts about authors besides the front matter, and the function that reports doubts. */
export interface AuthorContext {
  /** Texts that hold ORCID iDs beside names: blocks of the whole paper, metadata of the file. */
  readonly orcidTexts: readonly string[]
  /** Links of the pages, by their numbers. */
  readonly links: ReadonlyMap<number, readonly PageLink[]>
  readonly report: Report
}

/** What is known of the titles, and the language of the document. */
export interface TitleContext {
  readonly titles: Titles
  readonly language: string
}

/** The front matter of decided blocks, and the notes that it calls. */
export function assembleFrontMatter(
  decided: readonly DecidedBlock[],
  notes: readonly DraftFootnote[],
  context: InlineContext & AbstractContext & PublicationContext & AuthorContext & TitleContext,
): FrontMatter {
  const blocksOf = (...roles: Role[]): Block[] =>
    decided.flatMap(({ block, decision }) => (roles.includes(decision.role) ? [block] : []))
  const linesOf = (...roles: Role[]): TextLine[] => blocksOf(...roles).flatMap(block => block.lines)
  const abstracts = partsOfAbstracts(decided)
  const keywordBlocks = [...abstracts.flatMap(({ keywords }) => keywords ?? []), ...blocksOf('keywords')]
  const named = decided.flatMap(({ block, decision: { role, names } }) => {
    if (role !== 'authors') return []
    return [separatePublicationLines(names === undefined ? block : keepTexts(block, names))]
  })
  const { titles } = context
  const information = [
    ...titles.others,
    ...named.flatMap(({ information: lines }) => lines ?? []),
    ...blocksOf('publication-info'),
  ]
  const words = readKeywords(keywordBlocks, context, context.language)
  const translations = joinTranslations(titles, words, context)
  const informing = new Set(linesOfBlocks(information))
  const printed = linesOf('title', 'subtitle', 'authors', 'abstract-heading').filter(line => !informing.has(line))
  const beside = [...withoutCover(information, decided), ...notes.flatMap(({ lines }) => toBlock(lines))]
  const publicationLines = information.map(block => ({
    text: textWithMarks(toInlines(block.lines, context)),
    place: { page: block.page, ...block.box },
  }))
  return {
    title: dropMark(dropLabel(toInlines(linesOfBlocks(titles.title), context))),
    subtitle: toInlines(linesOfBlocks(titles.subtitle), context),
    ...(translations.length === 0 ? {} : { translations }),
    authors: assembleAuthors(
      named.flatMap(({ authors }) => (authors.lines.length === 0 ? [] : [authors])),
      { notes: beside, orcidTexts: context.orcidTexts, links: context.links },
      context.report,
    ),
    abstract: assembleAbstract(abstracts, context),
    keywords: words.keywords,
    publicationInfo: publicationLines.map(({ text }) => text),
    publication: readPublication(publicationLines, context),
    printedLines: printed.map(line => line.text),
    printedContent: printed.map(line => toInlines([line], context)),
    lines: placeLines(printed, context.wordPlaces),
    footnotes: notes.map(note => toFootnote(note, context)),
  }
}

/** The blocks of abstracts and their headings, with the key words in them apart. */
function partsOfAbstracts(
  decided: readonly DecidedBlock[],
): (DecidedBlock & { readonly keywords: Block | undefined })[] {
  return decided.flatMap(({ block, decision }) => {
    if (decision.role === 'abstract-heading') return [{ block, keywords: undefined, decision }]
    if (decision.role !== 'abstract') return []
    const { abstract, keywords } = separateKeywords(block)
    return [{ block: abstract, keywords, decision }]
  })
}

/** Blocks but for those that an archive or a publisher put before the paper: they say nothing of its authors. */
function withoutCover(blocks: readonly Block[], decided: readonly DecidedBlock[]): readonly Block[] {
  const cover = decided.filter(({ decision }) => decision.variety === 'cover').map(({ block }) => block)
  return blocks.filter(block => !cover.includes(block))
}

/** Titles and key words in other languages, each language once. */
function joinTranslations(titles: Titles, words: KeywordsByLanguage, context: InlineContext): Translation[] {
  const languages = new Set([...titles.translations, ...words.translations].map(({ language }) => language))
  return [...languages].map(language => {
    const lines = titles.translations.filter(own => own.language === language).flatMap(own => linesOfBlocks(own.blocks))
    const title = textWithMarks(dropMark(toInlines(lines, context)))
    const keywords = words.translations.filter(own => own.language === language).flatMap(own => own.words)
    return { language, ...(title === '' ? {} : { title }), keywords }
  })
}

function linesOfBlocks(blocks: readonly Block[]): TextLine[] {
  return blocks.flatMap(({ lines }) => lines)
}

/** The title without the word that announces it. */
function dropLabel(title: readonly Inline[]): Inline[] {
  const [first, ...rest] = title
  if (first?.type !== 'text') return [...title]
  const text = dropTitleLabel(first.text)
  if (text !== '') return [{ ...first, text }, ...rest]
  const [next, ...others] = rest
  return next?.type === 'text' ? [{ ...next, text: next.text.trimStart() }, ...others] : rest
}

/** The title without the mark that calls a note on it. */
function dropMark(title: readonly Inline[]): Inline[] {
  const last = title.at(-1)
  if (last?.type === 'footnote-call' && last.footnoteId === undefined) return dropMark(title.slice(0, -1))
  if (last?.type !== 'text') return [...title]
  const text = last.text.replace(/[\s*∗†‡§¶⋆]+$/u, '')
  return text === '' ? title.slice(0, -1) : [...title.slice(0, -1), { ...last, text }]
}

/** The places of whole lines, with a line break between their texts. */
function placeLines(lines: readonly TextLine[], wordPlaces: boolean): PrintedLine[] {
  let next = 0
  return lines.map(line => {
    const start = next
    next += codePointsOf(line.text) + 1
    const words = wordPlaces ? { words: placeWords(line.words, start) } : {}
    return { ...letterPlaceOf(line), start, end: next - 1, ...words }
  })
}

function placeWords(words: readonly Word[], first: number): PrintedWord[] {
  let next = first
  return words.map(({ text, runs }) => {
    const start = next
    next += codePointsOf(text) + 1
    return { ...letterBoxOf(runs), start, end: next - 1 }
  })
}

/** The lines of a note as a block. */
function toBlock(lines: readonly TextLine[]): Block[] {
  const [first] = lines
  if (first === undefined) return []
  const box = uniteBoxes(lines.map(line => line.box))
  return [{ id: '', page: first.page, box, lines, column: box }]
}
