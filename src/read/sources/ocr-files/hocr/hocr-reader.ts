import { type Box, uniteBoxes } from '../../../../base/geometry/box.ts'
import type { Direction } from '../../../../model/page/page.ts'
import { fontOfName } from '../../normalise/font-names.ts'
import type { OcrFile } from '../ocr-document.ts'
import { isPlaced, type OcrLine, type OcrPage, type OcrWord, UNPLACED } from '../ocr-page.ts'
import { describeEngine } from '../describe-engine.ts'
import { joinLooseWords } from '../loose-words.ts'
import type { XmlHandlers } from '../../xml/parse-xml.ts'
import { ascentOf, baselineOf, boxOf, confidenceOf, directionOf, typeSizeOf } from './measures.ts'
import { type HocrProperties, numbersIn, parseProperties } from './properties.ts'

type Attributes = Readonly<Record<string, string>>

interface PageDraft extends OcrPage {
  readonly lines: OcrLine[]
  readonly rules: Box[]
  readonly figures: Box[]
}

interface LineDraft {
  readonly properties: HocrProperties
  readonly direction: Direction
  readonly words: OcrWord[]
  /** Text outside of its words, since the last of them. */
  text: string
  readonly place: number
}

interface WordDraft {
  readonly properties: HocrProperties
  text: string
  /** Confidences of its letters. */
  readonly letters: number[]
  /** Whether each of its letters is in a separate element: white space between those is not part of the text. */
  isSpelt: boolean
  isBold: boolean
  isItalic: boolean
  readonly place: number
}

/** An element that is open, and what ends with it. */
type Part = 'page' | 'line' | 'word' | 'skipped' | 'title' | 'bold' | 'italic' | undefined

interface OpenElement {
  readonly part: Part
  readonly direction: Direction
}

/** Elements of pictures, and of drawn lines. */
const PICTURES: ReadonlySet<string> = new Set(['ocr_photo', 'ocr_image', 'ocr_linedrawing', 'ocrx_image'])
const RULES: ReadonlySet<string> = new Set(['ocr_separator'])

/** Elements that are lines; headers and captions are lines with Tesseract, and hold lines with others. */
const LINES: ReadonlySet<string> = new Set([
  'ocr_line',
  'ocrx_line',
  'ocr_header',
  'ocr_footer',
  'ocr_caption',
  'ocr_textfloat',
])
const WORDS: ReadonlySet<string> = new Set(['ocrx_word', 'ocr_word'])

const STYLES: Readonly<Record<string, 'bold' | 'italic'>> = { strong: 'bold', b: 'bold', em: 'italic', i: 'italic' }

/** Reads hOCR into pages, element by element. */
export class HocrReader implements XmlHandlers {
  readonly #pages: PageDraft[] = []
  readonly #metadata = new Map<string, string>()
  readonly #meta = new Map<string, string>()
  readonly #languages = new Set<string>()
  readonly #opened: OpenElement[] = []
  readonly #lines: LineDraft[] = []
  /** How many elements of each of these parts are open. */
  readonly #count = { skipped: 0, bold: 0, italic: 0 }
  /** Words outside of lines. */
  #loose: OcrWord[] = []
  #word: WordDraft | undefined
  #title: string | undefined
  /** Line of the file of the element opened last. */
  #place = 1

  open(name: string, attributes: Attributes, place: number): void {
    this.#place = place
    const classes = attributes.class?.split(/\s+/u) ?? []
    const properties = parseProperties(attributes.title)
    const direction = directionOf(properties) ?? this.#opened.at(-1)?.direction ?? 0
    const part = partOf(name, classes, { word: this.#word, properties })
    this.#opened.push({ part, direction })
    if (name === 'meta') this.#meta.set(attributes.name?.toLowerCase() ?? '', attributes.content ?? '')
    if (attributes.lang && classes.some(item => item.startsWith('ocr'))) this.#languages.add(attributes.lang)
    this.#openPart(part, properties, direction)
    if (this.#word !== undefined && classes.includes('ocrx_cinfo')) {
      this.#word.letters.push(...numbersIn(properties, 'x_conf'))
      this.#word.isSpelt = true
    }
    const page = this.#pages.at(-1)
    if (classes.some(known => PICTURES.has(known))) page?.figures.push(boxOf(properties))
    if (classes.some(known => RULES.has(known))) page?.rules.push(boxOf(properties))
  }

  text(text: string): void {
    if (this.#count.skipped > 0) return
    const line = this.#lines.at(-1)
    if (this.#word !== undefined) this.#addToWord(this.#word, text)
    else if (line !== undefined) line.text += text
    else if (this.#title !== undefined) this.#title += text
    else if (text.trim() !== '' && this.#pages.length > 0) this.#loose.push(nowhere(text.trim(), this.#place))
  }

  close(): void {
    const part = this.#opened.pop()?.part
    if (part === 'skipped' || part === 'bold' || part === 'italic') this.#count[part]--
    else if (part === 'word' && this.#word !== undefined) this.#closeWord(this.#word)
    else if (part === 'title') {
      this.#metadata.set('Title', (this.#title ?? '').trim())
      this.#title = undefined
    } else if (part === 'line') {
      const line = this.#lines.pop()
      if (line !== undefined) this.#pages.at(-1)?.lines.push(...toLines(line))
    } else if (part === 'page') this.#closeLoose()
  }

  finish(): OcrFile {
    this.#closeLoose()
    const engine = describeEngine(this.#meta.get('ocr-system') ?? '', languagesIn(this.#meta, this.#languages))
    return { pages: this.#pages, metadata: this.#metadata, engine }
  }

  #openPart(part: Part, properties: HocrProperties, direction: Direction): void {
    const place = this.#place
    if (part === 'page') {
      this.#closeLoose()
      this.#pages.push(toPageDraft(properties, place))
    } else if (part === 'line') {
      this.#closeLoose()
      this.#lines.push({ properties, direction, words: [], text: '', place })
    } else if (part === 'word') {
      closeText(this.#lines.at(-1))
      const { bold, italic } = this.#count
      const style = { isBold: bold > 0, isItalic: italic > 0 }
      this.#word = { properties, text: '', letters: [], isSpelt: false, ...style, place }
    } else if (part === 'title') this.#title = ''
    else if (part !== undefined) this.#count[part]++
  }

  #addToWord(word: WordDraft, text: string): void {
    const isSpace = text.trim() === ''
    if (word.isSpelt && isSpace) return
    word.text += text
    word.isBold ||= this.#count.bold > 0 && !isSpace
    word.isItalic ||= this.#count.italic > 0 && !isSpace
  }

  #closeWord(draft: WordDraft): void {
    const word = toWord(draft)
    this.#word = undefined
    if (word.text === '') return
    const line = this.#lines.at(-1)
    if (line === undefined) this.#loose.push(word)
    else line.words.push(word)
  }

  #closeLoose(): void {
    this.#pages.at(-1)?.lines.push(...joinLooseWords(this.#loose))
    this.#loose = []
  }
}

interface PartContext {
  /** The word that is open. */
  readonly word: WordDraft | undefined
  readonly properties: HocrProperties
}

function partOf(name: string, classes: readonly string[], { word, properties }: PartContext): Part {
  const isOneOf = (known: ReadonlySet<string>) => classes.some(item => known.has(item))
  if (word !== undefined) {
    const hasText = word.text.trim() !== ''
    // Other readings of a word: marked as such, or letters that follow the word as it was read.
    if (name === 'del' || (hasText && classes.includes('ocrx_cinfo') && !properties.has('x_bboxes'))) return 'skipped'
    return STYLES[name]
  }
  if (classes.includes('ocr_page')) return 'page'
  if (isOneOf(LINES)) return 'line'
  if (isOneOf(WORDS)) return 'word'
  return name === 'title' ? 'title' : STYLES[name]
}

function toPageDraft(properties: HocrProperties, place: number): PageDraft {
  const { left, top, right, bottom } = boxOf(properties)
  const [resolution] = numbersIn(properties, 'scan_res')
  const [index] = numbersIn(properties, 'ppageno')
  return {
    number: index === undefined ? undefined : index + 1,
    width: right - Math.min(left, 0),
    height: bottom - Math.min(top, 0),
    resolution: resolution !== undefined && resolution > 0 ? resolution : undefined,
    lines: [],
    rules: [],
    figures: [],
    place,
  }
}

function toWord({ properties, text, letters, isBold, isItalic, place }: WordDraft): OcrWord {
  return {
    text: text.replace(/\s+/gu, ' ').trim(),
    box: boxOf(properties),
    confidence: confidenceOf(properties, letters),
    font: { ...fontOfName(''), ...(isBold ? { isBold } : {}), ...(isItalic ? { isItalic } : {}) },
    size: typeSizeOf(properties),
    place,
  }
}

/** Adds the text outside of words that a line has had since its last word: a word without a place. */
function closeText(line: LineDraft | undefined): void {
  const text = line?.text.replace(/\s+/gu, ' ').trim() ?? ''
  if (line === undefined || text === '') return
  line.words.push(nowhere(text, line.place))
  line.text = ''
}

/** The line, where it has text. A line without words is one. */
function toLines(line: LineDraft): OcrLine[] {
  closeText(line)
  const { properties, direction, words } = line
  const box = boxOf(properties)
  const [first] = words
  if (first === undefined) return []
  const isBare = words.length === 1 && first.box === UNPLACED
  const all = isBare ? [{ ...first, box }] : words
  if (!isPlaced(box)) return [{ box: uniteBoxes(all.map(item => item.box)), words: all, direction }]
  const ascent = ascentOf(properties)
  // Beside the height of its row, Tesseract's type size is that height in points.
  const measured = ascent === undefined ? all : all.map(item => ({ ...item, size: undefined }))
  return [{ box, words: measured, direction, baseline: baselineOf(properties, box), ascent }]
}

function nowhere(text: string, place: number): OcrWord {
  return { text, box: UNPLACED, confidence: undefined, font: fontOfName(''), place }
}

function languagesIn(meta: ReadonlyMap<string, string>, marked: ReadonlySet<string>): string[] {
  const named = meta.get('ocr-langs')?.split(/[\s,;]+/u) ?? []
  return [...new Set([...named.filter(name => name !== '' && name !== 'unknown'), ...marked])]
}
