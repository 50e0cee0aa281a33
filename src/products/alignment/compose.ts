import { splitSentences } from '../../base/text/sentences/sentence.ts'
import type { AlignmentDocument, AlignmentParagraph } from './alignment-document.ts'
import { type AlignmentConfiguration, rulesFor } from './configuration.ts'
import type { ParagraphDraft } from './draft.ts'
import { joinTwoLines, type Words } from './join-lines.ts'
import { nameLanguage, shareOfLanguages } from './name-languages.ts'
import { decideBreak, replaceByRules } from './rules.ts'
import type { PieceJoiners } from './piece-joiners.ts'

/** How paragraphs become an alignment document. */
export interface ComposeOptions {
  /** Pages that were read, in their order. */
  readonly pages: readonly number[]
  readonly configuration: AlignmentConfiguration
  readonly joiners: PieceJoiners
  readonly words: Words
  /**
   * `sentences`: one sentence on each line; paragraphs may continue on the next page. `lines`: lines are joined where
   * rules or joiners decide so, never over pages.
   */
  readonly rows: 'sentences' | 'lines'
}

/** A draft with its language and normalised texts. */
interface NamedDraft extends ParagraphDraft {
  readonly language: string
  readonly isRecognised: boolean
}

/**
 * The alignment document of some paragraphs:
 *
 *     drafts -> normalise -> language -> normalise by language -> join -> sentences -> repair -> ids
 *
 * The rules of the configuration decide first whether two pieces are joined, then the sentence joiner of the language.
 * Nothing is joined over a heading or with text of another language.
 */
export async function composeAlignment(
  drafts: readonly ParagraphDraft[],
  options: ComposeOptions,
): Promise<AlignmentDocument> {
  const named: NamedDraft[] = []
  for (const draft of drafts) {
    const normal = await normaliseDraft(draft, options)
    if (normal.pieces.length > 0) named.push(normal)
  }
  const finished = (await joinDrafts(named, options)).map(draft => ({ ...draft, pieces: toRows(draft, options) }))
  const languages = shareOfLanguages(
    finished.flatMap(({ isRecognised, language, pieces }) => (isRecognised ? [{ language, rows: pieces.length }] : [])),
  )
  const language = languages[0]?.language ?? options.words.language
  const pages = options.pages.map(number => ({ number, paragraphs: paragraphsOf(number, finished) }))
  return { language, languages, pages }
}

async function normaliseDraft(draft: ParagraphDraft, { configuration, words }: ComposeOptions): Promise<NamedDraft> {
  const normalise = (pieces: readonly string[], language: string) => {
    const rules = rulesFor(configuration, language).flatMap(({ normalize }) => normalize)
    return pieces.map(piece => replaceByRules(piece, rules)).filter(piece => piece !== '')
  }
  const named = await nameLanguage(draft.pieces.join(' '), words.language)
  return { ...draft, ...named, pieces: normalise(draft.pieces, named.language) }
}

async function joinDrafts(drafts: readonly NamedDraft[], options: ComposeOptions): Promise<readonly NamedDraft[]> {
  const joined: NamedDraft[] = []
  /** Index of the last running text, which may continue. */
  let open: number | undefined
  for (const draft of drafts) {
    const isText = draft.kind === 'running' || draft.kind === 'opening'
    const current = isText ? { ...draft, pieces: await joinPieces(draft.pieces, draft.language, options) } : draft
    const before = open === undefined ? undefined : joined[open]
    if (draft.kind === 'boundary') open = undefined
    if (before !== undefined && open !== undefined && mayContinue(before, current, options)) {
      const ends = [...before.pieces.slice(-1), ...current.pieces.slice(0, 1)]
      const pieces = await joinPieces(ends, current.language, options)
      if (pieces.length === 1) {
        joined[open] = { ...before, pieces: [...before.pieces.slice(0, -1), ...pieces, ...current.pieces.slice(1)] }
        continue
      }
    }
    if (isText) open = joined.length
    joined.push(current)
  }
  return joined
}

function mayContinue(before: NamedDraft, draft: NamedDraft, { rows }: ComposeOptions): boolean {
  if (draft.kind !== 'running' || draft.language !== before.language) return false
  return rows === 'sentences' ? isSeparated(before, draft) : draft.page === before.page
}

/** Text in one column with a larger gap than this, in points, has something else between it. */
const FLOAT_GAP = 36

/** Whether a page, a column or a float may separate two drafts, so that they may still be one paragraph. */
function isSeparated(before: NamedDraft, draft: NamedDraft): boolean {
  const [last, first] = [before.places.at(-1), draft.places[0]]
  if (last === undefined || first === undefined || last.page !== first.page) return true
  return first.top < last.bottom || first.top - last.bottom > FLOAT_GAP
}

/** The pieces, with those joined that are one sentence. */
async function joinPieces(
  pieces: readonly string[],
  language: string,
  options: ComposeOptions,
): Promise<readonly string[]> {
  const joined: string[] = []
  for (const piece of pieces) {
    const left = joined.at(-1)
    const glue = left === undefined ? undefined : await glueBetween(left, piece, language, options)
    if (left === undefined || glue === undefined) joined.push(piece)
    else joined[joined.length - 1] = joinTwoLines(left, piece, options.words, glue)
  }
  return joined
}

/** What is put between two pieces that are one sentence; `undefined` where they are two. */
async function glueBetween(
  left: string,
  right: string,
  language: string,
  { configuration, joiners }: ComposeOptions,
): Promise<string | undefined> {
  const decision = decideBreak(left, right, rulesFor(configuration, language))
  if (decision !== undefined) return decision.type === 'join' ? decision.glue : undefined
  if (SENTENCE_END.test(left) || right.startsWith('•')) return undefined
  const joiner = await joiners.of(language)
  const isOne = await joiner.joins(lastWords(left), firstWords(right))
  return isOne ? ' ' : undefined
}

/** The end of a sentence, whatever follows. */
const SENTENCE_END = /[.!?…。！？]["'”’»“)\]]*$/u

/** Words on each side of a break that a joiner is given. */
const JOINER_WORDS = 6

function lastWords(text: string): string {
  return text.split(' ').slice(-JOINER_WORDS).join(' ')
}

function firstWords(text: string): string {
  return text.split(' ', JOINER_WORDS).join(' ')
}

/** The sentences or lines of a draft after the rules of repair. */
function toRows(draft: NamedDraft, { configuration, rows }: ComposeOptions): readonly string[] {
  const { pieces, kind, language } = draft
  const repairs = rulesFor(configuration, language).flatMap(({ repair }) => repair)
  const isSplit = rows === 'sentences' && kind !== 'rows' && pieces.length === 1
  const texts = isSplit ? pieces.flatMap(piece => sentencesOf(piece, language)) : pieces
  return texts.map(text => replaceByRules(text, repairs)).filter(text => text !== '')
}

function sentencesOf(text: string, language: string): string[] {
  return splitSentences(text, language).map(({ start, end }) => text.slice(start, end))
}

function paragraphsOf(page: number, drafts: readonly NamedDraft[]): AlignmentParagraph[] {
  return drafts
    .filter(draft => draft.page === page && draft.pieces.length > 0)
    .map(({ language, font, pieces }, i) => ({ id: `page${page}p${i + 1}`, language, font, lines: pieces }))
}
