import type { Box } from '../../../../base/geometry/box.ts'
import { describeEngine } from '../describe-engine.ts'
import type { OcrFile } from '../ocr-document.ts'
import { type OcrLine, type OcrPage, type OcrWord, UNPLACED } from '../ocr-page.ts'
import { outsidePage } from '../../xml/document.ts'
import { toNumber } from '../../xml/numbers.ts'
import type { XmlHandlers } from '../../xml/parse-xml.ts'
import { bestReading, boxOf, isPart, type Part, toPart, toReading, wordOf, wordsOf } from './parts.ts'
import { baselineThrough, parsePoints } from './points.ts'
import { toPageStyle, withOuterStyle } from './styles.ts'

type Attributes = Readonly<Record<string, string>>

interface RegionLine extends OcrLine {
  readonly regionId: string
}

interface PageDraft extends OcrPage {
  readonly lines: RegionLine[]
  readonly rules: Box[]
  readonly figures: Box[]
  readonly order: ReadingOrder
}

const PICTURES: ReadonlySet<string> = new Set([
  'ImageRegion',
  'GraphicRegion',
  'LineDrawingRegion',
  'ChartRegion',
  'MapRegion',
])

/** Units to an inch of each `imageResolutionUnit`. */
const PER_INCH: Readonly<Record<string, number>> = { PPI: 1, PPCM: 2.54 }

/** Reads PAGE XML into pages, element by element. */
export class PageXmlReader implements XmlHandlers {
  readonly #pages: PageDraft[] = []
  readonly #parts: Part[] = []
  readonly #languages = new Set<string>()
  #creator = ''
  #text = ''

  open(name: string, attributes: Attributes, place: number): void {
    this.#text = ''
    const page = this.#pages.at(-1)
    const part = this.#parts.at(-1)
    if (attributes.primaryLanguage) this.#languages.add(attributes.primaryLanguage)
    if (name === 'Page') this.#pages.push(toPageDraft(attributes, place))
    else if (isOfReadingOrder(name)) page?.order.open(name, attributes)
    else if (name === 'Coords') part?.outline.push(...parsePoints(attributes.points))
    else if (name === 'Baseline') part?.baseline.push(...parsePoints(attributes.points))
    else if (name === 'Point') part?.outline.push([toNumber(attributes.x), toNumber(attributes.y)])
    else if (name === 'TextEquiv') part?.readings.push(toReading(attributes))
    else if (name === 'TextStyle' && part !== undefined) part.style = toPageStyle(attributes)
    else if (isPart(name)) {
      if (page === undefined) throw outsidePage(name, place)
      this.#parts.push(toPart(name, attributes, part, { place, firstLine: page.lines.length }))
    }
  }

  text(text: string): void {
    this.#text += text
  }

  close(name: string): void {
    if (name === 'Creator') this.#creator = this.#text.trim()
    const reading = this.#parts.at(-1)?.readings.at(-1)
    if (name === 'Unicode' && reading !== undefined) reading.text = this.#text.trim()
    const page = this.#pages.at(-1)
    page?.order.close(name)
    const part = isPart(name) ? this.#parts.pop() : undefined
    if (part !== undefined && page !== undefined) this.#closePart(name, part, page)
  }

  finish(): OcrFile {
    return { pages: this.#pages.map(inReadingOrder), engine: describeEngine(this.#creator, [...this.#languages]) }
  }

  #closePart(name: string, part: Part, page: PageDraft): void {
    const above = this.#parts.at(-1)
    if (PICTURES.has(name)) page.figures.push(boxOf(part))
    else if (name === 'SeparatorRegion') page.rules.push(boxOf(part))
    else if (part.kind === 'letter' && above !== undefined) above.letters += bestReading(part).text
    else if (part.kind === 'word') this.#closeWord(part)
    else if (part.kind === 'line') this.#closeLine(part, page)
    else if (part.kind === 'region') this.#closeRegion(part, page)
  }

  #closeWord(part: Part): void {
    const above = this.#parts.at(-1)
    const words = wordOf(part)
    above?.words.push(...words)
    if (above !== undefined && words.length === 0) above.hasEmptyWords = true
  }

  /** Adds the line by its words, or by its text if that is all it has, or has text of words that have none. */
  #closeLine(part: Part, page: PageDraft): void {
    const whole = wordOf(part)
    const isWhole = part.words.length === 0 || (part.hasEmptyWords && whole.length > 0)
    const words = isWhole ? whole : part.words
    const region = this.#parts.findLast(({ kind }) => kind === 'region')
    const above = this.#parts.at(-1)
    if (words.length === 0) above?.emptyLines.push(boxOf(part))
    else {
      page.lines.push({ ...this.#lineOf(part, region ?? part), box: boxOf(part), words: styled(words, part) })
      if (above !== undefined) above.hasLines = true
    }
  }

  /** Adds the lines of the text of a region that has none with text; where they are is known if it has as many without. */
  #closeRegion(part: Part, page: PageDraft): void {
    const above = this.#parts.at(-1)
    if (part.hasLines) {
      const lines = page.lines.slice(part.firstLine)
      lines.forEach((line, i) => (page.lines[part.firstLine + i] = { ...line, words: styled(line.words, part) }))
    } else {
      const texts = bestReading(part)
        .text.split(/\s*[\r\n]\s*/u)
        .filter(text => text !== '')
      const boxes = part.emptyLines.length === texts.length ? part.emptyLines : []
      for (const [i, text] of texts.entries()) {
        const box = boxes[i] ?? UNPLACED
        page.lines.push({ ...this.#lineOf(part, part), box, words: wordsOf(part, text, box) })
      }
      part.hasLines = texts.length > 0
    }
    if (part.hasLines && above !== undefined) above.hasLines = true
  }

  #lineOf({ direction, baseline, tag }: Part, region: Part): Omit<RegionLine, 'box' | 'words'> {
    return { regionId: region.id, region: boxOf(region), direction, tag, baseline: baselineThrough(baseline) }
  }
}

/** The words with the style of the line or region that they are in. */
function styled(words: readonly OcrWord[], { style }: Part): readonly OcrWord[] {
  return style === undefined ? words : words.map(word => withOuterStyle(word, style))
}

function toPageDraft(attributes: Attributes, place: number): PageDraft {
  const resolution = toNumber(attributes.imageXResolution) * (PER_INCH[attributes.imageResolutionUnit ?? ''] ?? 0)
  return {
    number: undefined,
    width: toNumber(attributes.imageWidth),
    height: toNumber(attributes.imageHeight),
    resolution: resolution > 0 ? resolution : undefined,
    lines: [],
    rules: [],
    figures: [],
    order: new ReadingOrder(),
    place,
  }
}

/** The page with its lines in the order of its regions; those of regions without place in it come last. */
function inReadingOrder({ order, lines, ...page }: PageDraft): OcrPage {
  const placeOf = new Map(order.regions.map((id, i) => [id, i]))
  const rank = ({ regionId }: RegionLine) => placeOf.get(regionId) ?? placeOf.size
  return { ...page, lines: [...lines].sort((a, b) => rank(a) - rank(b)) }
}

/** A region, or a group of them, in the reading order. */
interface OrderItem {
  readonly region: string
  /** Its place in an ordered group; its place in the file where it has none. */
  readonly index: number
  readonly items: OrderItem[]
}

/** Collects the `ReadingOrder` of a page, whose groups may be in one another. */
class ReadingOrder {
  readonly #root: OrderItem = { region: '', index: 0, items: [] }
  readonly #open: OrderItem[] = []

  /** Takes the start of an element of the reading order. */
  open(name: string, { regionRef = '', index }: Attributes): void {
    const group = this.#open.at(-1) ?? this.#root
    const place = toNumber(index)
    const item = { region: regionRef, index: Number.isFinite(place) ? place : group.items.length, items: [] }
    group.items.push(item)
    if (isGroup(name)) this.#open.push(item)
  }

  /** Takes the end of an element. */
  close(name: string): void {
    if (isGroup(name)) this.#open.pop()
  }

  /** Ids of the regions in the order in which they are read; a region that is a group comes before its members. */
  get regions(): readonly string[] {
    return regionsIn(this.#root)
  }
}

/** Whether an element belongs to a reading order. */
function isOfReadingOrder(name: string): boolean {
  return isGroup(name) || name === 'RegionRef' || name === 'RegionRefIndexed'
}

function isGroup(name: string): boolean {
  return /^(?:Ordered|Unordered)Group(?:Indexed)?$/u.test(name)
}

function regionsIn({ region, items }: OrderItem): string[] {
  const inner = [...items].sort((a, b) => a.index - b.index).flatMap(regionsIn)
  return region === '' ? inner : [region, ...inner]
}
