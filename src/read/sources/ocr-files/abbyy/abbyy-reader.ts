import type { Box } from '../../../../base/geometry/box.ts'
import type { Direction } from '../../../../model/page/page.ts'
import { fontOfName } from '../../normalise/font-names.ts'
import { outsidePage } from '../../xml/document.ts'
import { toNumber } from '../../xml/numbers.ts'
import type { XmlHandlers } from '../../xml/parse-xml.ts'
import { describeEngine } from '../describe-engine.ts'
import type { OcrFile } from '../ocr-document.ts'
import type { OcrLine, OcrPage } from '../ocr-page.ts'
import { type Letter, type LetterStyle, type LineDraft, toLine } from './letters.ts'

type Attributes = Readonly<Record<string, string>>

interface PageDraft extends OcrPage {
  readonly lines: OcrLine[]
  readonly rules: Box[]
  readonly figures: Box[]
}

/** Other readings of the words of one style. */
interface Variants {
  /** Number of letters of the line before. */
  readonly from: number
  /** Those of the first variant of each word. */
  readonly letters: Letter[]
  /** Variants of a word that were opened; `undefined` outside of them. */
  readonly count: number | undefined
}

const NO_VARIANTS: Variants = { from: 0, letters: [], count: undefined }

/** How a block's text is turned. */
const ORIENTATIONS: Readonly<Record<string, Direction>> = {
  RotatedClockwise: 90,
  RotatedUpsidedown: 180,
  RotatedCounterclockwise: 270,
}

/** Reads FineReader XML into pages, element by element. */
export class AbbyyReader implements XmlHandlers {
  readonly #pages: PageDraft[] = []
  readonly #languages = new Set<string>()
  #producer = ''
  #direction: Direction = 0
  #line: LineDraft | undefined
  #style = toStyle({})
  #letter: Attributes | undefined
  #place = 1
  #text = ''
  /** Open elements with other readings of what is read. */
  #skipped = 0
  #variants = NO_VARIANTS

  open(name: string, attributes: Attributes, place: number): void {
    if (this.#skipped > 0 || name === 'charRecVariants' || (name === 'wordRecVariant' && this.#variants.count === 1)) {
      this.#skipped++
      return
    }
    this.#closeText()
    this.#place = place
    const page = this.#pages.at(-1)
    if (name === 'document') this.#producer = attributes.producer ?? ''
    else if (name === 'page') this.#pages.push(toPageDraft(attributes, place))
    else if (name === 'block') addBlock(page, attributes)
    else if (name === 'text') this.#direction = ORIENTATIONS[attributes.orientation ?? ''] ?? 0
    else if (name === 'line') {
      if (page === undefined) throw outsidePage(name, place)
      this.#line = toLineDraft(attributes, this.#direction)
    } else if (name === 'formatting') this.#openFormatting(attributes)
    else if (name === 'wordRecVariants') this.#openVariants()
    else if (name === 'wordRecVariant') this.#variants = { ...this.#variants, count: 1 }
    else if (name === 'charParams') this.#letter = attributes
  }

  text(text: string): void {
    if (this.#line !== undefined && this.#skipped === 0) this.#text += text
  }

  close(name: string): void {
    if (this.#skipped > 0) {
      this.#skipped--
      return
    }
    this.#closeText()
    if (name === 'wordRecVariants') this.#variants = { ...this.#variants, count: undefined }
    else if (name === 'formatting') this.#closeFormatting()
    else if (name === 'line' && this.#line !== undefined) {
      const hasText = this.#line.letters.some(({ text }) => text.trim() !== '')
      if (hasText) this.#pages.at(-1)?.lines.push(toLine(this.#line))
      this.#line = undefined
    }
  }

  finish(): OcrFile {
    return { pages: this.#pages, engine: describeEngine(this.#producer, [...this.#languages]) }
  }

  #openFormatting(attributes: Attributes): void {
    this.#style = toStyle(attributes)
    this.#variants = { ...NO_VARIANTS, from: this.#line?.letters.length ?? 0, letters: [] }
    if (attributes.lang) this.#languages.add(attributes.lang)
  }

  #openVariants(): void {
    const { letters } = this.#variants
    const last = letters.at(-1)
    if (last !== undefined) letters.push({ ...last, text: ' ' })
    this.#variants = { ...this.#variants, count: 0 }
  }

  /** What was gathered since the last element: a letter, or text that has none. */
  #closeText(): void {
    const [line, letter, gathered] = [this.#line, this.#letter, this.#text]
    this.#text = ''
    this.#letter = undefined
    if (line === undefined || gathered === '' || (letter === undefined && gathered.trim() === '')) return
    const box = letter === undefined ? undefined : toBox(letter)
    // Other readings of a letter are in separate lines around it.
    const text = letter === undefined || gathered.trim() === '' ? gathered : gathered.trim()
    const letters = this.#variants.count === undefined ? line.letters : this.#variants.letters
    const confidence = toConfidence(letter)
    letters.push({ ...this.#style, text: text.replace('¬', '\u00ad'), box, confidence, place: this.#place })
  }

  /** Text without any letters gets those of the first variant of each word. */
  #closeFormatting(): void {
    const { from, letters } = this.#variants
    const read = this.#line?.letters.slice(from).map(({ text }) => text)
    if (read?.join('').trim() === '') this.#line?.letters.splice(from, read.length, ...letters)
    this.#variants = NO_VARIANTS
  }
}

function toLineDraft(attributes: Attributes, direction: Direction): LineDraft {
  return { box: toBox(attributes), baseline: toNumber(attributes.baseline), direction, letters: [] }
}

function toPageDraft({ width, height, resolution }: Attributes, place: number): PageDraft {
  const perInch = toNumber(resolution)
  return {
    number: undefined,
    width: toNumber(width),
    height: toNumber(height),
    resolution: perInch > 0 ? perInch : undefined,
    lines: [],
    rules: [],
    figures: [],
    place,
  }
}

const PICTURES: ReadonlySet<string> = new Set(['Picture', 'RasterPicture', 'VectorPicture'])

function addBlock(page: PageDraft | undefined, attributes: Attributes): void {
  if (PICTURES.has(attributes.blockType ?? '')) page?.figures.push(toBox(attributes))
  else if (attributes.blockType === 'Separator') page?.rules.push(toBox(attributes))
}

function toBox({ l, t, r, b }: Attributes): Box {
  return { left: toNumber(l), top: toNumber(t), right: toNumber(r), bottom: toNumber(b) }
}

function toStyle({ ff, fs, bold, italic, superscript, subscript }: Attributes): LetterStyle {
  const named = fontOfName(ff ?? '')
  const size = toNumber(fs)
  const font = { ...named, isBold: isTrue(bold) || named.isBold, isItalic: isTrue(italic) || named.isItalic }
  const script = isTrue(superscript) ? 'super' : isTrue(subscript) ? 'sub' : undefined
  return { font, size: size > 0 ? size : undefined, script }
}

/** Booleans of XML Schema. */
function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}

/** `charConfidence` is a hundredth; -1 and 255 are "not known". */
function toConfidence(letter: Attributes | undefined): number | undefined {
  const confidence = toNumber(letter?.charConfidence)
  return confidence >= 0 && confidence <= 100 ? confidence / 100 : undefined
}
