import { shifted, splitAfterLabel } from './label-sentences.ts'
import type { Mark, PageNumbers, TextStretch } from './marked-text.ts'
import type { SectionLine, TextUnit, TypedLine, UnitType } from './typed-text.ts'
import { readTypedText } from './typed-text.ts'
import { BlockNames } from './block-names.ts'
import { type FormulaText, formulaStretchesOf, replaceFormulas } from './formulas/formula-texts.ts'
import { formulasOf, type WrittenFormula } from './formulas/formulas.ts'
import { codePointsOf, openUnit } from './unit-cursor.ts'
import { type PaperTree, runStylesheet } from './xslt.ts'

/** Finds the sentences of a text, with no blank at either end; none ends in one of the stretches `whole`. */
export type SplitSentences = (text: string, language: string, whole?: readonly TextStretch[]) => readonly TextStretch[]

/** One line of the table: a sentence, or a unit that is not cut (a heading, a cell, a reference). */
export interface SentenceRow {
  /** Stem of the file. */
  readonly doc: string
  /** `s1`, `s2` … in the order of the paper; the same whatever types are asked for. */
  readonly id: string
  readonly type: UnitType
  /** Page of the file, from 1; `7-8` where the sentence crosses the break. */
  readonly page: string
  /** Page as printed; empty where that is not known. */
  readonly printed: string
  /** Code points of {@link Sentences.text} before the sentence. */
  readonly offset: number
  /** In code points. */
  readonly length: number
  /** Number of the section, e.g. `2.1`; empty where it has none. */
  readonly section: string
  readonly language: string
  readonly flags: readonly SentenceFlag[]
  /** NFC, one blank between words, no tab, line end, control or soft hyphen. */
  readonly text: string
  /** Where its formulas are in the text, in UTF-16 offsets; left out where there are none, and in no column. */
  readonly formulas?: readonly TextStretch[]
  /**
   * Id of its paragraph, note, caption … (`p12`, `fn3`, `fig1`), of a cell with its row and column (`tab2.3.1`): rows of
   * one id and type are one text, with a blank between two where their offsets leave one.
   */
  readonly block: string
  /** Id of its section, `''` where there is none. */
  readonly sectionId: string
  /** Heading of its section, or of the one around it, without the number. */
  readonly sectionTitle: string
}

/**
 * What happened to a sentence: `hyphen` a hyphen at a line end was undone; `page`, `column`, `float`, `formula` it
 * crosses a page or column break, a figure, table or other float, a displayed formula; `ocr` it was recognised;
 * `low-confidence` not surely; `lost-letter` a glyph of it is no known character (U+FFFD).
 */
export const SENTENCE_FLAGS = [
  'hyphen',
  'page',
  'column',
  'float',
  'formula',
  'ocr',
  'low-confidence',
  'lost-letter',
] as const

/** One of {@link SENTENCE_FLAGS}. */
export type SentenceFlag = (typeof SENTENCE_FLAGS)[number]

/** The sentences of a paper in three forms. */
export interface Sentences {
  readonly rows: readonly SentenceRow[]
  /** Header line, then one line a row, tabs between the columns. */
  readonly tsv: string
  /** The whole plain text, whatever types were asked for: one paragraph per line, a blank line between blocks. */
  readonly text: string
}

/** How sentences are found. */
export interface SentenceOptions {
  readonly splitSentences: SplitSentences
  /** Types to keep; default: all. */
  readonly types?: readonly UnitType[] | undefined
  /** Value of `doc`; default: the stem of the file that the paper names. */
  readonly id?: string | undefined
  /** Language of a paper that does not say it; default `und`. */
  readonly language?: string | undefined
  /** What represents a formula; default `plain`. Sentences end at the same places in any case. */
  readonly formulas?: FormulaText | undefined
}

/**
 * The sentences of a paper, from the paperXML of any program, and its plain text, into which their offsets count.
 *
 * @param paper paperXML, or what was parsed of it
 * @throws {SourceError} `E_XML_MALFORMED`; `E_FORMAT_UNKNOWN` where it is no paperXML
 * @throws {TransformError} `E_XSLT_FAILED`
 */
export async function transformToSentences(paper: string | PaperTree, options: SentenceOptions): Promise<Sentences> {
  const paperXml = typeof paper === 'string' ? paper : paper.paperXml
  const isUsable = typeof paper !== 'string' && !paper.hasLineEnds
  const source = isUsable ? paper : paperXml.replace(LINE_ENDS, ' ')
  const lines = readTypedText(await runStylesheet('paper-to-sentences', source))
  const isPlain = (options.formulas ?? 'plain') === 'plain'
  const collector = new SentenceCollector(lines, options, isPlain ? [] : formulasOf(paperXml))
  for (const line of lines) collector.add(line)
  const { types } = options
  const rows = types === undefined ? collector.rows : collector.rows.filter(row => types.includes(row.type))
  return { rows, tsv: writeSentenceTable(rows), text: collector.text === '' ? '' : `${collector.text}\n` }
}

/** What would end a line or a field of typed text. White space is folded anyway. */
const LINE_ENDS = /\r\n?|[\t\n]|&#(?:0*(?:9|10|13)|[xX]0*[9aAdD]);/g

/** The columns, in their order. */
export const SENTENCE_COLUMNS = [
  'doc',
  'id',
  'type',
  'page',
  'printed',
  'offset',
  'length',
  'section',
  'language',
  'flags',
  'text',
  'block',
  'sectionId',
  'sectionTitle',
] as const satisfies readonly (keyof SentenceRow)[]

/** The table of these rows: a header line, then one line a row, tabs between the columns. */
export function writeSentenceTable(rows: readonly SentenceRow[]): string {
  const lines = rows.map(row => SENTENCE_COLUMNS.map(column => String(row[column])).join('\t'))
  return `${[SENTENCE_COLUMNS.join('\t'), ...lines].join('\n')}\n`
}

/** Types that are cut into sentences; the others are always one row. */
export const SENTENTIAL: ReadonlySet<UnitType> = new Set<UnitType>([
  'abstract',
  'paragraph',
  'list-item',
  'footnote',
  'figure-caption',
  'table-caption',
  'table-note',
  'acknowledgment',
  'appendix',
])

/** Recognition below this is marked: about one character in five is then wrong or doubtful. */
const LOW_CONFIDENCE = 0.8

/** What comes before the first section. */
const NO_SECTION: SectionLine = { kind: 'section', sectionKind: 'text', number: '', language: '', id: '', title: '' }

/** Goes through the paper in its order, and keeps the page and the length of the text so far. */
class SentenceCollector {
  readonly rows: SentenceRow[] = []
  text = ''
  private readonly doc: string
  private readonly language: string
  private readonly splitSentences: SplitSentences
  private readonly formulaText: FormulaText
  private readonly formulas: readonly WrittenFormula[]
  private page: PageNumbers = { local: '', printed: '' }
  private section: SectionLine = NO_SECTION
  private readonly blockNames = new BlockNames()
  /** Page of the last call of each label: a note comes after its paragraph, which may end on the next page. */
  private readonly pageOfCall = new Map<string, PageNumbers>()
  /** Code points of `text`. */
  private length = 0

  constructor(lines: readonly TypedLine[], options: SentenceOptions, written: readonly WrittenFormula[]) {
    const { splitSentences, id, language, formulas = 'plain' } = options
    const document = lines.find(line => line.kind === 'document')
    this.splitSentences = splitSentences
    this.formulaText = formulas
    this.formulas = written
    this.doc = id ?? stemOf(document?.file ?? '')
    this.language = document?.language || language || 'und'
  }

  add(line: TypedLine): void {
    if (line.kind === 'page') this.page = line
    if (line.kind === 'section') this.section = line
    if (line.kind === 'unit') this.addUnit(line)
  }

  private addUnit(unit: TextUnit): void {
    const first = (unit.type === 'footnote' && this.pageOfCall.get(unit.label)) || this.page
    if (unit.text !== '' || unit.type === 'table-cell') this.appendText(separatorBefore(unit))
    const language = unit.language || this.section.language || this.language
    const type = typeInSection(unit.type, this.section.sectionKind)
    const { written, spans } = this.split(unit, type, language)
    const formulas = formulaStretchesOf(written)
    const cursor = openUnit(written, first)
    const block = this.blockNames.of(unit)
    for (const span of spans) {
      const inside = formulas.filter(({ start, end }) => start >= span.start && end <= span.end)
      const { before, length, pages, marks } = cursor.next(span)
      const text = written.text.slice(span.start, span.end)
      this.rows.push({
        doc: this.doc,
        id: `s${this.rows.length + 1}`,
        type,
        ...toPageFields(pages.start, pages.end),
        offset: this.length + before,
        length,
        section: this.section.number,
        language,
        flags: flagsOf(text, marks, unit.confidence),
        text,
        ...(inside.length === 0 ? {} : { formulas: inside.map(stretch => shifted(stretch, -span.start)) }),
        block,
        sectionId: this.section.id,
        sectionTitle: this.section.title,
      })
    }
    this.appendText(written.text)
    this.followMarks(unit)
  }

  /** The unit with its formulas as they are asked for, and its sentences. */
  private split(
    unit: TextUnit,
    type: UnitType,
    language: string,
  ): { written: TextUnit; spans: readonly TextStretch[] } {
    const formulas = formulaStretchesOf(unit)
    const { text, moved } = replaceFormulas(unit.text, formulas, this.formulaText, this.formulas)
    const spans = this.spansOf(type, unit, language, formulas)
    if (text === unit.text) return { written: unit, spans }
    const marks = unit.marks.map(mark => ({ ...mark, offset: moved(mark.offset) }))
    return {
      written: { ...unit, text, marks },
      spans: spans.map(({ start, end }) => ({ start: moved(start), end: moved(end) })),
    }
  }

  private spansOf(
    type: UnitType,
    { text, marks }: TextUnit,
    language: string,
    formulas: readonly TextStretch[],
  ): readonly TextStretch[] {
    if (text === '') return []
    if (!SENTENTIAL.has(type)) return [{ start: 0, end: text.length }]
    return splitAfterLabel({ text, marks, formulas }, (stated, whole) => this.splitSentences(stated, language, whole))
  }

  private appendText(text: string): void {
    if (this.text === '' && text.trim() === '') return
    this.text += text
    this.length += codePointsOf(text)
  }

  private followMarks({ type, marks }: TextUnit): void {
    for (const mark of marks) {
      if (mark.type === 'page' && type !== 'footnote') this.page = mark.page
      else if (mark.type === 'call') this.pageOfCall.set(mark.label, this.page)
    }
  }
}

/** The list of references has references only; an item of a list is one everywhere else. */
function typeInSection(type: UnitType, sectionKind: string): UnitType {
  if (sectionKind === 'references' && (type === 'paragraph' || type === 'list-item')) return 'reference'
  if (type !== 'paragraph') return type
  return sectionKind === 'appendix' ? 'appendix' : sectionKind === 'acknowledgments' ? 'acknowledgment' : type
}

/** A table is written row by row, the cells of a row on one line. */
function separatorBefore({ type, label }: TextUnit): string {
  if (type !== 'table-cell' || label === '') return '\n\n'
  return label === 'row' ? '\n' : '\t'
}

function toPageFields(start: PageNumbers, end: PageNumbers): { readonly page: string; readonly printed: string } {
  return { page: toRange(start.local, end.local), printed: toRange(start.printed, end.printed) }
}

function toRange(from: string, to: string): string {
  return from === to || to === '' ? from : from === '' ? to : `${from}-${to}`
}

function flagsOf(text: string, marks: readonly Mark[], confidence: number | undefined): readonly SentenceFlag[] {
  const found = new Set<SentenceFlag | Mark['type']>(marks.map(mark => mark.type))
  if (confidence !== undefined) found.add('ocr')
  if (confidence !== undefined && confidence < LOW_CONFIDENCE) found.add('low-confidence')
  if (text.includes('\uFFFD')) found.add('lost-letter')
  return SENTENCE_FLAGS.filter(flag => found.has(flag))
}

/** Name of a file or the last part of a URL, without what follows the last full stop. */
function stemOf(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : name
}
