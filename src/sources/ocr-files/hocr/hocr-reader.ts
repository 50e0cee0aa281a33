import { uniteBoxes } from '../../../geometry/box.ts'
import type { Direction } from '../../../page/page.ts'
import { fontOfName } from '../../normalise/font-names.ts'
import type { OcrFile } from '../ocr-document.ts'
import type { OcrLine, OcrPage, OcrWord } from '../ocr-page.ts'
import { describeEngine } from '../describe-engine.ts'
import { joinLooseWords } from '../loose-words.ts'
import type { XmlHandlers } from '../../xml/parse-xml.ts'
import { ascentOf, baselineOf, boxOf, confidenceOf, directionOf, typeSizeOf } from './measures.ts'
import { type HocrProperties, numbersIn, parseProperties } from './properties.ts'

type Writable<T> = { -readonly [K in keyof T]: T[K] }

interface PageDraft extends Writable<OcrPage> {
  lines: OcrLine[]
  rules: OcrPage['rules'][number][]
  figures: OcrPage['figures'][number][]
}

interface LineDraft {
  readonly properties: HocrProperties
  readonly direction: Direction
  readonly words: OcrWord[]
  /** Text outside of its words. */
  text: string
  readonly place: number
}

interface WordDraft {
  readonly properties: HocrProperties
  text: string
  /** Confidences of its letters. */
  readonly letters: number[]
  /** Whether its letters stand in elements of their own: white space between those is none of the word. */
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
export function createHocrReader(): XmlHandlers & { finish(): OcrFile } {
  const pages: PageDraft[] = []
  const metadata = new Map<string, string>()
  const meta = new Map<string, string>()
  const languages = new Set<string>()
  const opened: OpenElement[] = []
  const lines: LineDraft[] = []
  const count = { skipped: 0, bold: 0, italic: 0 }
  let loose: OcrWord[] = []
  let word: WordDraft | undefined
  let title: string | undefined
  /** Line of the file of the element opened last. */
  let here = 1

  function closeLoose() {
    pages.at(-1)?.lines.push(...joinLooseWords(loose))
    loose = []
  }

  function openPart(part: Part, properties: HocrProperties, direction: Direction, place: number) {
    if (part === 'page') {
      closeLoose()
      pages.push(toPageDraft(properties, place))
    } else if (part === 'line') {
      closeLoose()
      lines.push({ properties, direction, words: [], text: '', place })
    } else if (part === 'word') {
      word = {
        properties,
        text: '',
        letters: [],
        isSpelt: false,
        isBold: count.bold > 0,
        isItalic: count.italic > 0,
        place,
      }
    } else if (part === 'title') title = ''
    else if (part !== undefined) count[part]++
  }

  function closeWord(draft: WordDraft) {
    const finished = toWord(draft)
    word = undefined
    if (finished.text === '') return
    const line = lines.at(-1)
    if (line === undefined) loose.push(finished)
    else line.words.push(finished)
  }

  return {
    open(name, attributes, place) {
      here = place
      const classes = attributes.class?.split(/\s+/u) ?? []
      const properties = parseProperties(attributes.title)
      const direction = directionOf(properties) ?? opened.at(-1)?.direction ?? 0
      const part = partOf(name, classes, {
        isInWord: word !== undefined,
        hasText: word?.text.trim() !== '',
        properties,
      })
      opened.push({ part, direction })
      if (name === 'meta') meta.set(attributes.name?.toLowerCase() ?? '', attributes.content ?? '')
      if (attributes.lang && classes.some(item => item.startsWith('ocr'))) languages.add(attributes.lang)
      openPart(part, properties, direction, place)
      if (word !== undefined && classes.includes('ocrx_cinfo')) {
        word.letters.push(...numbersIn(properties, 'x_conf'))
        word.isSpelt = true
      }
      const page = pages.at(-1)
      if (classes.some(known => PICTURES.has(known))) page?.figures.push(boxOf(properties))
      if (classes.some(known => RULES.has(known))) page?.rules.push(boxOf(properties))
    },
    text(text) {
      if (count.skipped > 0) return
      const line = lines.at(-1)
      if (word !== undefined) {
        if (word.isSpelt && text.trim() === '') return
        word.text += text
        word.isBold ||= count.bold > 0 && text.trim() !== ''
        word.isItalic ||= count.italic > 0 && text.trim() !== ''
      } else if (line !== undefined) line.text += text
      else if (title !== undefined) title += text
      else if (text.trim() !== '' && pages.length > 0) loose.push(nowhere(text.trim(), here))
    },
    close() {
      const part = opened.pop()?.part
      if (part === 'skipped' || part === 'bold' || part === 'italic') count[part]--
      else if (part === 'word' && word !== undefined) closeWord(word)
      else if (part === 'title') {
        metadata.set('Title', (title ?? '').trim())
        title = undefined
      } else if (part === 'line') {
        const line = lines.pop()
        if (line !== undefined) pages.at(-1)?.lines.push(...toLines(line))
      } else if (part === 'page') closeLoose()
    },
    finish() {
      closeLoose()
      return { pages, metadata, engine: describeEngine(meta.get('ocr-system') ?? '', languagesIn(meta, languages)) }
    },
  }
}

interface PartContext {
  readonly isInWord: boolean
  /** Whether the word that is open has text of its own already. */
  readonly hasText: boolean
  readonly properties: HocrProperties
}

function partOf(name: string, classes: readonly string[], { isInWord, hasText, properties }: PartContext): Part {
  const isOneOf = (known: ReadonlySet<string>) => classes.some(item => known.has(item))
  if (isInWord) {
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
    number: index === undefined || !Number.isInteger(index) ? undefined : index + 1,
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

/** The line, where it has text; text beside its words stands nowhere. A line without words is one. */
function toLines({ properties, direction, words, text, place }: LineDraft): OcrLine[] {
  const own = text.replace(/\s+/gu, ' ').trim()
  const box = boxOf(properties)
  const all = [...words]
  if (own !== '') all.push(words.length > 0 ? nowhere(own, place) : { ...nowhere(own, place), box })
  if (all.length === 0) return []
  const isPlaced = Number.isFinite(box.left + box.top + box.right + box.bottom)
  if (!isPlaced) return [{ box: uniteBoxes(all.map(item => item.box)), words: all, direction }]
  const ascent = ascentOf(properties)
  // Beside the height of its row, Tesseract's type size is that height in points.
  const measured = ascent === undefined ? all : all.map(item => ({ ...item, size: undefined }))
  return [{ box, words: measured, direction, baseline: baselineOf(properties, box), ascent }]
}

function nowhere(text: string, place: number): OcrWord {
  const box = { left: Number.NaN, top: Number.NaN, right: Number.NaN, bottom: Number.NaN }
  return { text, box, confidence: undefined, font: fontOfName(''), place }
}

function languagesIn(meta: ReadonlyMap<string, string>, marked: ReadonlySet<string>): string[] {
  const named = meta.get('ocr-langs')?.split(/[\s,;]+/u) ?? []
  return [...new Set([...named.filter(name => name !== '' && name !== 'unknown'), ...marked])]
}
