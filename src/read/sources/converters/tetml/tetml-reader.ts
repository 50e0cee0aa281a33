import type { Report } from '../../../../base/diagnostics.ts'
import type { Box } from '../../../../base/geometry/box.ts'
import type { Font } from '../../../../model/page/page.ts'
import { fontOfName } from '../../normalise/font-names.ts'
import { outsidePage } from '../../xml/document.ts'
import { toNumber, toPageNumber } from '../../xml/numbers.ts'
import type { XmlHandlers } from '../../xml/parse-xml.ts'
import type { PlacedPage } from '../../xml/placed-words.ts'
import { type TetmlBox, type TetmlGlyph, type TetmlRun, type TetmlWord, toRuns, withDescriptor } from './words.ts'

type Attributes = Readonly<Record<string, string>>

/** A page with what was read of it so far. */
export interface TetmlPage extends Omit<PlacedPage, 'words'> {
  readonly runs: TetmlRun[]
  readonly figures: Box[]
}

/** Reads TETML into pages, element by element. */
export class TetmlReader implements XmlHandlers {
  readonly pages: TetmlPage[] = []
  readonly fonts = new Map<string, Font>()
  readonly metadata = new Map<string, string>()
  /** Whether the file has text outside of words. */
  hasLooseText = false
  readonly #report: Report
  readonly #path: string[] = []
  #text = ''
  #word: TetmlWord | undefined
  #glyph: TetmlGlyph | undefined
  /** Lists of attached files that are open. */
  #attachments = 0

  constructor(report: Report) {
    this.#report = report
  }

  open(name: string, attributes: Attributes, place: number): void {
    if (name === 'Attachments') this.#attachments++
    if (this.#attachments > 0) return
    this.#path.push(name)
    this.#text = ''
    const page = this.pages.at(-1)
    if (name === 'Page') this.pages.push(toPageDraft(attributes, this.pages.length + 1))
    else if (name === 'Word') {
      if (page === undefined) throw outsidePage(name, place)
      this.#word = { text: '', boxes: [], place }
    } else if (name === 'Box') this.#word?.boxes.push(toBox(attributes))
    else if (name === 'Glyph') this.#openGlyph(toGlyph(attributes))
    else if (name === 'Font') this.#addFont(attributes)
    else if (name === 'PlacedImage') page?.figures.push(toFigure(attributes, page.height))
  }

  /** Keeps a font; one whose name another font has keeps its id, too. */
  #addFont(attributes: Attributes): void {
    const { id = '' } = attributes
    const font = toFont(attributes)
    const isNamesake = [...this.fonts.values()].some(({ name }) => name === font.name)
    this.fonts.set(id, isNamesake ? { ...font, id } : font)
  }

  text(text: string): void {
    if (this.#glyph !== undefined) this.#glyph.text += text
    else this.#text += text
  }

  close(name: string): void {
    if (name === 'Attachments') this.#attachments--
    if (this.#attachments > 0 || name === 'Attachments') return
    this.#path.pop()
    if (name === 'Glyph') this.#glyph = undefined
    else if (name === 'Text') this.#closeText()
    else if (name === 'Word' && this.#word !== undefined) {
      this.pages.at(-1)?.runs.push(...toRuns(withPlace(this.#word)))
      this.#word = undefined
    } else if (name === 'Exception') this.#reportException()
    else if (this.#path.at(-1) === 'DocInfo') this.metadata.set(name, this.#text.trim())
  }

  #openGlyph(glyph: TetmlGlyph): void {
    this.#glyph = glyph
    this.#word?.boxes.at(-1)?.glyphs.push(glyph)
    if (this.#word === undefined) this.hasLooseText = true
  }

  #closeText(): void {
    if (this.#word === undefined) this.hasLooseText = true
    else this.#word.text = this.#text.trim()
  }

  #reportException(): void {
    const message = `the TETML says that it is not whole: ${this.#text.trim()}`
    this.#report({ code: 'W_TETML_EXCEPTION', severity: 'warning', message, page: this.pages.at(-1)?.number ?? 1 })
  }
}

/** A word without any box has no place, but it is kept. */
function withPlace(word: TetmlWord): TetmlWord {
  return word.boxes.length > 0 ? word : { ...word, boxes: [toBox({})] }
}

function toPageDraft({ number, label, width, height }: Attributes, place: number): TetmlPage {
  return {
    number: toPageNumber(number, place),
    label,
    width: toNumber(width),
    height: toNumber(height),
    isUpward: true,
    runs: [],
    figures: [],
  }
}

/** Boxes of text that is turned have four corners. */
function toBox(attributes: Attributes): TetmlBox {
  const xs = cornersOf(attributes, ['llx', 'urx', 'lrx', 'ulx'])
  const ys = cornersOf(attributes, ['lly', 'ury', 'lry', 'uly'])
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys), glyphs: [] }
}

function cornersOf(attributes: Attributes, names: readonly string[]): number[] {
  const [first, second, ...others] = names.map(name => toNumber(attributes[name]))
  return [first ?? Number.NaN, second ?? Number.NaN, ...others.filter(Number.isFinite)]
}

function toGlyph(attributes: Attributes): TetmlGlyph {
  const { font = '', size, x, y, width, sup, sub, alpha } = attributes
  return {
    text: '',
    font,
    size: toNumber(size),
    x: toNumber(x),
    y: toNumber(y),
    width: toNumber(width) || 0,
    script: sup === 'true' ? 'super' : sub === 'true' ? 'sub' : undefined,
    slope: toNumber(alpha) || 0,
  }
}

function toFont({ name, fullname, weight, italicangle }: Attributes): Font {
  return withDescriptor(fontOfName(name ?? fullname ?? ''), toNumber(weight), toNumber(italicangle))
}

function toFigure({ x, y, width, height }: Attributes, pageHeight: number): Box {
  const left = toNumber(x)
  const bottom = pageHeight - toNumber(y)
  return { left, top: bottom - toNumber(height), right: left + toNumber(width), bottom }
}
