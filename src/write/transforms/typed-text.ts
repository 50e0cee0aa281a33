/** Reads what `xslt/paper-to-sentences.xsl` writes: the text of a paper in units, each with its type. */
import { joinPieces, type Mark, type PageNumbers } from './marked-text.ts'

/** The closed list of types. Text in an acknowledgment, appendix or list of references has their type. */
export const UNIT_TYPES = [
  'title',
  'subtitle',
  'author',
  'affiliation',
  'pubinfo',
  /** A line of the title page that says more than what was made of it. */
  'title-page',
  'keyword',
  'abstract',
  'heading',
  'paragraph',
  'list-item',
  'footnote',
  'figure-caption',
  /** Text inside a figure. */
  'figure-text',
  'table-caption',
  /** One cell. */
  'table-cell',
  /** A note under a table. */
  'table-note',
  /** A displayed formula. */
  'formula',
  'code',
  /** Text that does not look like running text. */
  'doubt',
  'acknowledgment',
  /** One entry of the list of references. */
  'reference',
  'appendix',
] as const

/** What a unit of text is. */
export type UnitType = (typeof UNIT_TYPES)[number]

/** Whether a word is one of {@link UNIT_TYPES}. */
function isUnitType(word: string): word is UnitType {
  return (UNIT_TYPES as readonly string[]).includes(word)
}

/** A section that begins or continues. */
export interface SectionLine {
  readonly kind: 'section'
  /** Kind of the section or of one around it. */
  readonly sectionKind: string
  /** `''` if neither it nor one around it has a number. */
  readonly number: string
  /** `''` where it is the paper's. */
  readonly language: string
  readonly id: string
  /** Without its number; that of the section around it where it has none itself. */
  readonly title: string
}

/** A heading, a paragraph, a note, a cell …: text without white space but single blanks inside, in NFC. */
export interface TextUnit {
  readonly kind: 'unit'
  readonly type: UnitType
  /** `''` where it is the section's. */
  readonly language: string
  /** Mean confidence of the recognised characters of its block, 0 to 1, where the page was read by OCR. */
  readonly confidence: number | undefined
  /** Label of a note; `cell` and `row` if a table cell continues a row or starts one. */
  readonly label: string
  /** Id of the block that has the text; `''` for text outside of all blocks. */
  readonly block: string
  readonly text: string
  /** In the order of their offsets. */
  readonly marks: readonly Mark[]
}

/** One line of the stylesheet's output. */
export type TypedLine =
  | { readonly kind: 'document'; readonly language: string; readonly file: string }
  | ({ readonly kind: 'page' } & PageNumbers)
  | SectionLine
  | TextUnit

/** The lines of typed text, in the order of the paper. */
export function readTypedText(typedText: string): readonly TypedLine[] {
  const lines: TypedLine[] = []
  for (const line of typedText.split('\n')) {
    const [kind = '', first = '', second = '', ...rest] = line.split('\t')
    if (kind === 'document') lines.push({ kind, language: first, file: second })
    else if (kind === 'page') lines.push({ kind, local: first, printed: second })
    else if (kind === 'section') lines.push(toSection(first, second, rest))
    else if (kind === 'unit' && isUnitType(first)) lines.push(toUnit(first, second, rest))
  }
  return lines
}

function toSection(sectionKind: string, number: string, fields: readonly string[]): SectionLine {
  const [language = '', id = '', title = ''] = fields
  return { kind: 'section', sectionKind, number, language, id, title }
}

function toUnit(type: UnitType, language: string, fields: readonly string[]): TextUnit {
  const [confidence = '', label = '', block = '', ...pieces] = fields
  return {
    kind: 'unit',
    type,
    language,
    confidence: confidence === '' ? undefined : Number(confidence),
    label,
    block,
    ...joinPieces(pieces),
  }
}
