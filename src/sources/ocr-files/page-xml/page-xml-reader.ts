import type { Box } from '../../../geometry/box.ts'
import type { Direction } from '../../../page/page.ts'
import { fontOfName } from '../../normalise/font-names.ts'
import { describeEngine } from '../describe-engine.ts'
import { toDirection } from '../direction.ts'
import type { OcrFile } from '../ocr-document.ts'
import type { OcrLine, OcrPage, OcrWord } from '../ocr-page.ts'
import { outsidePage } from '../../xml/document.ts'
import { toNumber } from '../../xml/numbers.ts'
import type { XmlHandlers } from '../../xml/parse-xml.ts'
import { baselineThrough, boxAround, parsePoints, type Point } from './points.ts'

type Attributes = Readonly<Record<string, string>>

/** One reading of a word, line or region. */
interface Reading {
  readonly index: number
  readonly confidence: number | undefined
  text: string
}

/** A word, line or region that is open. */
interface Part {
  readonly kind: 'region' | 'line' | 'word' | 'other'
  readonly place: number
  readonly direction: Direction
  readonly id: string
  readonly outline: Point[]
  readonly baseline: Point[]
  readonly readings: Reading[]
  readonly words: OcrWord[]
  /** Whether it has lines with text. */
  hasLines: boolean
}

/** A line and the region it is in. */
interface RegionLine extends OcrLine {
  readonly region: string
}

interface PageDraft extends OcrPage {
  readonly lines: RegionLine[]
  readonly rules: Box[]
  readonly figures: Box[]
  /** Ids of the regions in the order in which they are read. */
  readonly order: string[]
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
    else if (name === 'RegionRef' || name === 'RegionRefIndexed') page?.order.push(attributes.regionRef ?? '')
    else if (name === 'Coords') part?.outline.push(...parsePoints(attributes.points))
    else if (name === 'Baseline') part?.baseline.push(...parsePoints(attributes.points))
    else if (name === 'Point') part?.outline.push([toNumber(attributes.x), toNumber(attributes.y)])
    else if (name === 'TextEquiv') part?.readings.push(toReading(attributes))
    else if (isPart(name)) {
      if (page === undefined) throw outsidePage(name, place)
      this.#parts.push(toPart(name, attributes, part?.direction ?? 0, place))
    }
  }

  text(text: string): void {
    this.#text += text
  }

  close(name: string): void {
    if (name === 'Creator') this.#creator = this.#text.trim()
    const reading = this.#parts.at(-1)?.readings.at(-1)
    if (name === 'Unicode' && reading !== undefined) reading.text = this.#text.trim()
    const part = isPart(name) ? this.#parts.pop() : undefined
    const page = this.#pages.at(-1)
    if (part !== undefined && page !== undefined) this.#closePart(name, part, page)
  }

  finish(): OcrFile {
    return { pages: this.#pages.map(inReadingOrder), engine: describeEngine(this.#creator, [...this.#languages]) }
  }

  #closePart(name: string, part: Part, page: PageDraft): void {
    const above = this.#parts.at(-1)
    if (PICTURES.has(name)) page.figures.push(boxAround(part.outline))
    else if (name === 'SeparatorRegion') page.rules.push(boxAround(part.outline))
    else if (part.kind === 'word') above?.words.push(...wordOf(part, boxAround(part.outline)))
    else if (part.kind === 'line' || (part.kind === 'region' && !part.hasLines)) this.#closeLine(part, page)
    if (part.kind === 'region' && part.hasLines && above !== undefined) above.hasLines = true
  }

  /** Adds the line, or the text of a region that has no lines: where its lines are is not known. */
  #closeLine(part: Part, page: PageDraft): void {
    const box = part.kind === 'line' ? boxAround(part.outline) : boxAround([])
    const words = part.words.length > 0 ? part.words : wordOf(part, box)
    if (words.length === 0) return
    const region = this.#parts.findLast(({ kind }) => kind === 'region')?.id ?? part.id
    page.lines.push({ region, box, words, direction: part.direction, baseline: baselineThrough(part.baseline) })
    const above = this.#parts.at(-1)
    if (above !== undefined) above.hasLines = true
  }
}

function isPart(name: string): boolean {
  return /^(?:TextLine|Word|Glyph|\w+Region)$/u.test(name)
}

function toPart(name: string, attributes: Attributes, outer: Direction, place: number): Part {
  const kind = name === 'TextLine' ? 'line' : name === 'Word' ? 'word' : name === 'TextRegion' ? 'region' : 'other'
  const { orientation, id = '' } = attributes
  // What has to be turned back clockwise is turned counterclockwise.
  const direction = orientation === undefined ? outer : toDirection(-toNumber(orientation))
  return { kind, place, direction, id, outline: [], baseline: [], readings: [], words: [], hasLines: false }
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
    order: [],
    place,
  }
}

function toReading({ index, conf }: Attributes): Reading {
  const confidence = toNumber(conf)
  return {
    index: toNumber(index) || 0,
    confidence: Number.isFinite(confidence) ? Math.min(Math.max(confidence, 0), 1) : undefined,
    text: '',
  }
}

/** The word that a part is, by the first of its readings; none where they are empty. */
function wordOf({ readings, place }: Part, box: Box): OcrWord[] {
  const [best] = [...readings].sort((a, b) => a.index - b.index)
  if (best === undefined || best.text === '') return []
  return [{ text: best.text, box, confidence: best.confidence, font: fontOfName(''), place }]
}

/** The page with its lines in the order of its regions; those of regions without place in it come last. */
function inReadingOrder({ order, lines, ...page }: PageDraft): OcrPage {
  const placeOf = new Map(order.map((id, i) => [id, i]))
  const rank = ({ region }: RegionLine) => placeOf.get(region) ?? order.length
  return { ...page, lines: [...lines].sort((a, b) => rank(a) - rank(b)) }
}
