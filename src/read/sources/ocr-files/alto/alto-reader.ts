import type { Report } from '../../../../base/diagnostics.ts'
import type { Box } from '../../../../base/geometry/box.ts'
import type { Direction } from '../../../../model/page/page.ts'
import { describeEngine } from '../describe-engine.ts'
import type { OcrFile } from '../ocr-document.ts'
import { toDirection } from '../direction.ts'
import type { OcrBaseline, OcrLine, OcrPage, OcrWord } from '../ocr-page.ts'
import { outsidePage } from '../../xml/document.ts'
import { toNumber } from '../../xml/numbers.ts'
import type { XmlHandlers } from '../../xml/parse-xml.ts'
import { tagOfRegion } from '../regions/region-tags.ts'
import { type AltoStyle, NO_STYLE, toStyle, withFontStyle } from './styles.ts'

type Attributes = Readonly<Record<string, string>>

interface PageDraft extends OcrPage {
  readonly lines: OcrLine[]
  readonly rules: Box[]
  readonly figures: Box[]
}

/** A word, and whether the file has white space before it. */
interface WordDraft extends OcrWord {
  readonly isApart: boolean
  /** Whether it is the first part of a word that a line end cuts. */
  readonly isCut: boolean
}

interface LineDraft extends Omit<OcrLine, 'words'> {
  readonly words: WordDraft[]
  readonly style: AltoStyle
  /** Whether white space was met since the last word, and anywhere. */
  isApart: boolean
  hasSpaces: boolean
}

/** What the lines of a `TextBlock` have in common. */
interface Block {
  readonly direction: Direction
  readonly style: AltoStyle
  readonly region: Box | undefined
  readonly tag: string | undefined
}

const NO_BLOCK: Block = { direction: 0, style: NO_STYLE, region: undefined, tag: undefined }

/** Elements of the description whose text is used. */
const DESCRIPTIONS: ReadonlySet<string> = new Set([
  'MeasurementUnit',
  'softwareName',
  'softwareVersion',
  'processingStepSettings',
])

/** Reads ALTO into pages, element by element. */
export class AltoReader implements XmlHandlers {
  readonly #report: Report
  readonly #pages: PageDraft[] = []
  readonly #styles = new Map<string, AltoStyle>()
  /** What kinds of regions are called in tagged PDFs, by the ids of `LayoutTag` and `StructureTag`. */
  readonly #tags = new Map<string, string>()
  /** Texts of the description, by element. */
  readonly #descriptions = new Map<string, string>()
  readonly #languages = new Set<string>()
  #block: Block | undefined
  #line: LineDraft | undefined
  #text = ''
  #unitPlace = 1

  constructor(report: Report) {
    this.#report = report
  }

  open(name: string, attributes: Attributes, place: number): void {
    this.#text = ''
    const language = attributes.LANG ?? attributes.language
    if (language) this.#languages.add(language)
    if (name === 'MeasurementUnit') this.#unitPlace = place
    else if (name === 'TextStyle') this.#styles.set(attributes.ID ?? '', toStyle(attributes))
    else if (name === 'LayoutTag' || name === 'StructureTag') {
      const tag = tagOfRegion(attributes.LABEL) ?? tagOfRegion(attributes.TYPE)
      if (tag !== undefined) this.#tags.set(attributes.ID ?? '', tag)
    } else if (name === 'Page') this.#pages.push(toPageDraft(attributes, place))
    else this.#openInPage(name, attributes, place)
  }

  text(text: string): void {
    this.#text += text
  }

  close(name: string): void {
    if (DESCRIPTIONS.has(name)) {
      this.#descriptions.set(name, `${this.#descriptions.get(name) ?? ''} ${this.#text}`.trim())
    } else if (name === 'TextBlock') this.#block = undefined
    else if (name === 'TextLine' && this.#line !== undefined) {
      if (this.#line.words.length > 0) this.#pages.at(-1)?.lines.push(toLine(this.#line))
      this.#line = undefined
    }
  }

  finish(): OcrFile {
    const describe = (name: string) => this.#descriptions.get(name) ?? ''
    const unit = this.#descriptions.get('MeasurementUnit') ?? 'pixel'
    const resolution = resolutionOf(unit, this.#unitPlace, describe('processingStepSettings'), this.#report)
    const software = `${describe('softwareName')} ${describe('softwareVersion')}`
    const pages = this.#pages.map(page => ({ ...page, resolution }))
    return { pages, engine: describeEngine(software, [...this.#languages]) }
  }

  #openInPage(name: string, attributes: Attributes, place: number): void {
    const page = this.#pages.at(-1)
    const line = this.#line
    if (name === 'PrintSpace' && page !== undefined)
      this.#pages[this.#pages.length - 1] = withPrintSpace(page, attributes)
    else if (name === 'Illustration') page?.figures.push(toBox(attributes))
    else if (name === 'GraphicalElement') page?.rules.push(toBox(attributes))
    else if (name === 'TextBlock') {
      const direction = toDirection(-toNumber(attributes.ROTATION))
      const ids = attributes.TAGREFS?.split(/\s+/u) ?? []
      this.#block = {
        direction,
        style: styleOf(attributes, this.#styles, NO_STYLE),
        region: toBox(attributes),
        tag: ids.flatMap(id => this.#tags.get(id) ?? []).at(0),
      }
    } else if (name === 'TextLine') {
      const block = this.#block ?? NO_BLOCK
      this.#line = toLineDraft(attributes, { ...block, style: styleOf(attributes, this.#styles, block.style) })
    } else if (name === 'SP' && line !== undefined) line.isApart = line.hasSpaces = true
    else if (name === 'String' || name === 'HYP') {
      if (page === undefined || line === undefined) throw outsidePage(name, place)
      addWord(line, name, attributes, styleOf(attributes, this.#styles, line.style), place)
    }
  }
}

/** The style of what refers to styles, and of what it is in. */
function styleOf(
  { STYLEREFS, STYLE }: Attributes,
  styles: ReadonlyMap<string, AltoStyle>,
  outer: AltoStyle,
): AltoStyle {
  const referred = STYLEREFS?.split(/\s+/u)
    .flatMap(id => styles.get(id) ?? [])
    .at(0)
  return withFontStyle(referred ?? outer, STYLE)
}

function toPageDraft({ WIDTH, HEIGHT, PHYSICAL_IMG_NR, PRINTED_IMG_NR }: Attributes, place: number): PageDraft {
  const number = toNumber(PHYSICAL_IMG_NR)
  return {
    number: Number.isInteger(number) ? number : undefined,
    label: PRINTED_IMG_NR?.trim() || undefined,
    width: toNumber(WIDTH),
    height: toNumber(HEIGHT),
    resolution: undefined,
    lines: [],
    rules: [],
    figures: [],
    place,
  }
}

/** A page whose size the file does not give reaches as far as what is printed on it. */
function withPrintSpace(page: PageDraft, attributes: Attributes): PageDraft {
  const { right, bottom } = toBox(attributes)
  const isKnown = page.width > 0 && page.height > 0
  return isKnown ? page : { ...page, width: right, height: bottom }
}

function toBox({ HPOS, VPOS, WIDTH, HEIGHT }: Attributes): Box {
  const left = toNumber(HPOS)
  const top = toNumber(VPOS)
  return { left, top, right: left + toNumber(WIDTH), bottom: top + toNumber(HEIGHT) }
}

function toLineDraft(attributes: Attributes, block: Block): LineDraft {
  const box = toBox(attributes)
  const baseline = toBaseline(attributes.BASELINE, box)
  return { ...block, box, baseline, words: [], isApart: true, hasSpaces: false }
}

/** `BASELINE` is a y, or since ALTO 4 a list of points. */
function toBaseline(list: string | undefined, { left, right }: Box): OcrBaseline | undefined {
  const numbers =
    list
      ?.trim()
      .split(/[\s,]+/u)
      .map(Number) ?? []
  const [x0, y0] = numbers
  if (numbers.length === 0 || numbers.some(number => !Number.isFinite(number)) || x0 === undefined) return undefined
  if (y0 === undefined) return { left: (left + right) / 2, y: x0, slope: undefined }
  const [x1 = x0, y1 = y0] = numbers.slice(-2)
  return { left: x0, y: y0, slope: x1 > x0 ? (y1 - y0) / (x1 - x0) : undefined }
}

const HYPHEN_AT_END = /[-\u00ad\u2010\u2011¬⸗⹀]$/u

function addWord(line: LineDraft, name: string, attributes: Attributes, style: AltoStyle, place: number): void {
  const text = attributes.CONTENT ?? ''
  const isHyphen = name === 'HYP'
  // Some programs write the hyphen at the end of the word, and again as a separate element.
  if (text.trim() === '' || (isHyphen && HYPHEN_AT_END.test(line.words.at(-1)?.text ?? ''))) return
  const { font, size, script } = style
  const before = line.words.at(-1)
  const confidence = isHyphen ? before?.confidence : toConfidence(attributes.WC)
  line.words.push({
    text,
    box: toBox(attributes),
    confidence,
    font,
    size,
    script,
    whole: isHyphen ? before?.whole : wholeWordOf(attributes),
    isCut: attributes.SUBS_TYPE === 'HypPart1',
    isApart: !isHyphen && line.isApart,
    place,
  })
  line.isApart = false
}

/** The word that a line end cuts; of an abbreviation, `SUBS_CONTENT` is what it stands for. */
function wholeWordOf({ SUBS_TYPE, SUBS_CONTENT }: Attributes): string | undefined {
  const whole = SUBS_CONTENT?.trim() ?? ''
  return /^HypPart[12]$/u.test(SUBS_TYPE ?? '') && whole !== '' ? whole : undefined
}

function toConfidence(value: string | undefined): number | undefined {
  const confidence = toNumber(value)
  return Number.isFinite(confidence) ? Math.min(Math.max(confidence, 0), 1) : undefined
}

/** Words of a line without any white space are apart: the program writes none. */
function toLine({ words, box, region, tag, baseline, direction, hasSpaces }: LineDraft): OcrLine {
  const apart = words.map(({ isApart, isCut, ...word }, i) => ({
    ...word,
    // Some programs mark the halves of a word and leave out the hyphen that was printed.
    text: isCut && i === words.length - 1 && !HYPHEN_AT_END.test(word.text) ? `${word.text}-` : word.text,
    spaceBefore: isApart || (!hasSpaces && !HYPHEN_AT_END.test(word.text.trim().slice(0, 1))),
  }))
  return { box, region, tag, baseline, direction, words: apart }
}

/** Units to an inch of each `MeasurementUnit`; of pixels the file may give them elsewhere. */
const UNITS: ReadonlyMap<string, number | undefined> = new Map([
  ['pixel', undefined],
  ['mm10', 254],
  ['inch1200', 1200],
])

/** A resolution somewhere in the settings of the program: `dpi=300`, `300 dpi`. */
const DPI = /\bdpi\W{1,3}(\d{2,4})\b|\b(\d{2,4})\s?dpi\b/iu

/** Units to an inch; `undefined` for pixels of unknown size. An unknown unit is reported and read as pixels. */
function resolutionOf(unit: string, place: number, settings: string, report: Report): number | undefined {
  if (!UNITS.has(unit)) {
    const known = [...UNITS.keys()].join(', ')
    const message = `line ${place}: there is no unit "${unit}" in ALTO, expected ${known}; its measures are read as pixels`
    report({ code: 'W_OCR_UNIT', severity: 'warning', message })
  }
  const perInch = UNITS.get(unit)
  if (perInch !== undefined) return perInch
  const [, after, before] = DPI.exec(settings) ?? []
  const resolution = Number(after ?? before)
  return resolution > 0 ? resolution : undefined
}
