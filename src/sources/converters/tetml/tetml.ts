import type { Report } from '../../../diagnostics.ts'
import { SourceError } from '../../../errors.ts'
import type { Box } from '../../../geometry/box.ts'
import type { Font, SourceDocument } from '../../../page/page.ts'
import { fontOfName } from '../../normalise/font-names.ts'
import { type TetmlBox, type TetmlGlyph, type TetmlRun, type TetmlWord, toRuns, withDescriptor } from './words.ts'
import { isGlued, outsidePage, type ReadXmlOptions, toDocument } from '../../xml/document.ts'
import { toNumber, toPageNumber } from '../../xml/numbers.ts'
import { parseXml } from '../../xml/parse-xml.ts'
import type { PlacedPage, PlacedWord } from '../../xml/placed-words.ts'

type Attributes = Readonly<Record<string, string>>

interface PageDraft extends Omit<PlacedPage, 'words'> {
  readonly runs: TetmlRun[]
  readonly figures: Box[]
}

/**
 * The pages of TETML, the XML of the PDFlib Text and Image Extraction Toolkit: words with boxes and, in `wordplus`,
 * glyphs with font, size and whether they are raised or lowered. Files that are attached to it are passed over.
 *
 * Words that the program joined over a hyphen are parted again. What it could not read of a page is reported.
 *
 * @throws {SourceError} `E_XML_MALFORMED`, `E_XML_NO_PAGES`, `E_TEXT_ENCODING`, `E_FORMAT_UNKNOWN` where it has no words
 */
export async function readTetml(bytes: Uint8Array, options: ReadXmlOptions, report: Report): Promise<SourceDocument> {
  const reader = createReader(report)
  parseXml(bytes, reader)
  if (reader.hasLooseText() && reader.pages.every(page => page.runs.length === 0)) {
    const message = 'the TETML has no words with their places; write it with --tetml wordplus'
    throw new SourceError('E_FORMAT_UNKNOWN', message)
  }
  const pages = reader.pages.map(({ runs, ...page }) => ({ ...page, words: toWords(runs, reader.fonts) }))
  return toDocument({ pages, metadata: reader.metadata }, options, report)
}

function createReader(report: Report) {
  const pages: PageDraft[] = []
  const fonts = new Map<string, Font>()
  const metadata = new Map<string, string>()
  const path: string[] = []
  let text = ''
  let word: TetmlWord | undefined
  let glyph: TetmlGlyph | undefined
  let hasLooseText = false
  let attachments = 0
  return {
    pages,
    fonts,
    metadata,
    hasLooseText: () => hasLooseText,
    open(name: string, attributes: Attributes, place: number) {
      if (name === 'Attachments') attachments++
      if (attachments > 0) return
      path.push(name)
      text = ''
      const page = pages.at(-1)
      switch (name) {
        case 'Page':
          pages.push(toPageDraft(attributes, pages.length + 1))
          break
        case 'Word':
          if (page === undefined) throw outsidePage(name, place)
          word = { text: '', boxes: [], place }
          break
        case 'Box':
          word?.boxes.push(toBox(attributes))
          break
        case 'Glyph':
          glyph = toGlyph(attributes)
          word?.boxes.at(-1)?.glyphs.push(glyph)
          if (word === undefined) hasLooseText = true
          break
        case 'Font':
          fonts.set(attributes.id ?? '', toFont(attributes))
          break
        case 'PlacedImage':
          if (page !== undefined) page.figures.push(toFigure(attributes, page.height))
          break
      }
    },
    text(part: string) {
      if (glyph !== undefined) glyph.text += part
      else text += part
    },
    close(name: string) {
      if (name === 'Attachments') attachments--
      if (attachments > 0 || name === 'Attachments') return
      path.pop()
      if (name === 'Glyph') glyph = undefined
      else if (name === 'Text') {
        if (word === undefined) hasLooseText = true
        else word.text = text.trim()
      } else if (name === 'Word' && word !== undefined) {
        pages.at(-1)?.runs.push(...toRuns(withPlace(word)))
        word = undefined
      } else if (name === 'Exception') {
        const message = `the TETML says that it is not whole: ${text.trim()}`
        report({ code: 'W_TETML_EXCEPTION', severity: 'warning', message, page: pages.at(-1)?.number ?? 1 })
      } else if (path.at(-1) === 'DocInfo') metadata.set(name, text.trim())
    },
  }
}

/** A word without any box stands nowhere; it is not lost for that. */
function withPlace(word: TetmlWord): TetmlWord {
  return word.boxes.length > 0 ? word : { ...word, boxes: [toBox({})] }
}

function toPageDraft({ number, label, width, height }: Attributes, place: number): PageDraft {
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

function toWords(runs: readonly TetmlRun[], fonts: ReadonlyMap<string, Font>): PlacedWord[] {
  const words: PlacedWord[] = []
  const unknown = fontOfName('')
  for (const { font: id, isInner, ...run } of runs) {
    const word = { ...run, font: fonts.get(id) ?? unknown }
    words.push({ ...word, spaceBefore: !isInner && !isGlued(words.at(-1), word) })
  }
  return words
}
