import type { DecidedBlock } from '../../understand/decide/decision.ts'
import type { Role } from '../../model/roles/role.ts'
import { isFrontRole } from '../../understand/decide/role-traits.ts'
import { textWithoutMarks } from '../../understand/build/paragraphs/inlines.ts'
import type {
  Figure,
  Footnote,
  FrontMatter,
  Paper,
  PaperBlock,
  Paragraph,
  Section,
  Table,
} from '../../model/paper/paper.ts'
import type { ParagraphDraft } from './draft.ts'
import { joinLines, type Words } from './join-lines.ts'
import { type FontOfPlaces, indexFonts, mainFontOf } from './main-font.ts'

/** A paper and the blocks that it was made from. */
export interface UnderstoodPaper {
  readonly paper: Paper
  /** In reading order. */
  readonly decisions: readonly DecidedBlock[]
}

/**
 * The paragraphs of a paper in reading order: title page, text, headings, items, captions, tables row by row, notes,
 * references, formulas and code. Words are whole, and so are paragraphs over columns, pages and floats.
 *
 * Furniture, marks of notes in the text, and the text inside figures are left out.
 */
export function draftsOfPaper({ paper, decisions }: UnderstoodPaper, words: Words): readonly ParagraphDraft[] {
  const fontOf = indexFonts(decisions.flatMap(({ block }) => block.lines))
  const front = decisions.filter(({ decision }) => isFrontRole(decision.role))
  return [
    ...draftsOfFront(front, paper.front, fontOf, words),
    ...new BodyDrafts(fontOf, paper.pages[0]?.local ?? 1).read(paper.sections),
  ]
}

/** Roles of the title page whose lines are joined; the others are names and addresses, line by line. */
const FLOWING: ReadonlySet<Role> = new Set<Role>(['keywords', 'publication-info', 'abstract-heading'])

/** Title and abstract as the paper has them, at the place where each begins; everything else as it is printed. */
function draftsOfFront(
  blocks: readonly DecidedBlock[],
  front: FrontMatter,
  fontOf: FontOfPlaces,
  words: Words,
): ParagraphDraft[] {
  const drafts: ParagraphDraft[] = []
  const once = new Set<Role>()
  for (const { block, decision } of blocks) {
    const { role } = decision
    const place = { page: block.page, font: mainFontOf(block.lines), places: [] }
    const lines = block.lines.map(line => line.text)
    if (role === 'title' || role === 'subtitle') {
      if (!once.has(role)) drafts.push({ ...place, kind: 'boundary', pieces: [textWithoutMarks(front[role])] })
    } else if (role === 'abstract') {
      if (!once.has(role)) drafts.push(...front.abstract.map(paragraph => draftOfParagraph(paragraph, place, fontOf)))
    } else if (FLOWING.has(role)) drafts.push({ ...place, kind: 'boundary', pieces: [joinLines(lines, words)] })
    else drafts.push({ ...place, kind: 'boundary', pieces: lines })
    once.add(role)
  }
  return [
    ...drafts,
    ...front.footnotes.map(note => draftOfNote(note, drafts[0] ?? { page: 1, font: '', places: [] }, fontOf)),
  ]
}

/** The place and font of a draft. */
type DraftPlace = Pick<ParagraphDraft, 'page' | 'font' | 'places'>

function draftOfParagraph(paragraph: Paragraph, otherwise: DraftPlace, fontOf: FontOfPlaces): ParagraphDraft {
  const { kind, item, content } = paragraph
  const text = textWithoutMarks(content)
  const pieces = [item === undefined ? text : `${item.mark} ${text}`]
  const place = placeOf(paragraph, otherwise, fontOf)
  // The full stops of a reference end fields, not sentences.
  if (kind === 'reference') return { ...place, kind: 'rows', pieces }
  return { ...place, kind: kind === 'item' ? 'opening' : 'running', pieces }
}

function draftOfNote(note: Footnote, otherwise: DraftPlace, fontOf: FontOfPlaces): ParagraphDraft {
  const text = textWithoutMarks(note.content)
  const pieces = [note.mark === undefined ? text : `${note.mark} ${text}`]
  return { ...placeOf(note, otherwise, fontOf), kind: 'aside', pieces }
}

function placeOf(block: Pick<Paragraph, 'places'>, otherwise: DraftPlace, fontOf: FontOfPlaces): DraftPlace {
  const page = block.places[0]?.page
  return page === undefined ? otherwise : { page, font: fontOf(block.places), places: block.places }
}

/** Makes drafts of the sections; one without places gets the place of the draft before it. */
class BodyDrafts {
  readonly #fontOf: FontOfPlaces
  #place: DraftPlace

  constructor(fontOf: FontOfPlaces, firstPage: number) {
    this.#fontOf = fontOf
    this.#place = { page: firstPage, font: '', places: [] }
  }

  read(sections: readonly Section[]): readonly ParagraphDraft[] {
    return sections.flatMap(section => [
      ...this.#heading(section),
      ...section.blocks.flatMap(block => this.#block(block)),
      ...this.read(section.sections),
    ])
  }

  #heading(section: Section): ParagraphDraft[] {
    const text = [section.number, textWithoutMarks(section.title)].filter(part => part !== undefined && part !== '')
    if (text.length === 0) return []
    this.#place = placeOf(section, this.#place, this.#fontOf)
    return [{ ...this.#place, kind: 'boundary', pieces: [text.join(' ')] }]
  }

  #block(block: PaperBlock): ParagraphDraft[] {
    if (block.type === 'page-break') return []
    const place = placeOf(block, this.#place, this.#fontOf)
    switch (block.type) {
      case 'paragraph':
        this.#place = place
        return [draftOfParagraph(block, place, this.#fontOf)]
      case 'footnote':
        return [draftOfNote(block, place, this.#fontOf)]
      case 'figure':
        return draftsOfCaption(block, place)
      case 'table':
        return draftsOfTable(block, place)
      case 'doubt':
        return [{ ...place, kind: 'rows', pieces: block.text.split('\n') }]
      default:
        return block satisfies never
    }
  }
}

function draftsOfCaption({ caption }: Figure | Table, place: DraftPlace): ParagraphDraft[] {
  return [{ ...place, kind: 'aside', pieces: [textWithoutMarks(caption)] }]
}

function draftsOfTable(table: Table, place: DraftPlace): ParagraphDraft[] {
  const rows = table.rows.map(row => row.map(cell => textWithoutMarks(cell.content)).join(' '))
  const notes = table.notes.map(note => ({ ...place, kind: 'aside' as const, pieces: [note] }))
  return [...draftsOfCaption(table, place), { ...place, kind: 'rows', pieces: rows }, ...notes]
}
