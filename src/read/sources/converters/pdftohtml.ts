import type { Report } from '../../../base/diagnostics.ts'
import type { Box } from '../../../base/geometry/box.ts'
import type { Font, OutlineEntry, SourceDocument } from '../../../model/page/page.ts'
import { fontOfName } from '../normalise/font-names.ts'
import { isGlued, outsidePage, type ReadXmlOptions, toDocument } from '../xml/document.ts'
import { toNumber, toPageNumber } from '../xml/numbers.ts'
import { parseXml } from '../xml/parse-xml.ts'
import type { PlacedPage, PlacedWord } from '../xml/placed-words.ts'

/** Points of one unit: the program draws pages one and a half times as large, unless set otherwise (`-zoom`). */
const SCALE = 1 / 1.5

/** A `fontspec`: family, size and colour by number, over the whole file. */
interface FontSpec {
  readonly font: Font
  readonly size: number
  readonly color: string | undefined
}

/** Text of one style in one `text` element. */
interface Stretch {
  readonly text: string
  readonly isBold: boolean
  readonly isItalic: boolean
}

interface PageDraft extends PlacedPage {
  readonly words: PlacedWord[]
  readonly figures: Box[]
}

/**
 * The pages of what `pdftohtml -xml` writes: stretches of lines with their box and font, pictures, the outline.
 *
 * It rounds places to two thirds of a point and gives no box of a word: each has its share of its stretch, by its
 * characters. Bold and italic are what the file marks and what the names of its fonts say.
 *
 * @throws {SourceError} `E_XML_MALFORMED`, `E_XML_NO_PAGES`, `E_TEXT_ENCODING`
 */
export async function readPdfToHtml(
  bytes: Uint8Array,
  options: ReadXmlOptions,
  report: Report,
): Promise<SourceDocument> {
  const reader = createReader()
  parseXml(bytes, reader, escapeFontNames)
  return toDocument(reader, options, report)
}

/** A `fontspec` up to its family, the family, and what follows it. */
const FONT_SPEC = /(<fontspec\b[^\n]{0,200}?\sfamily=")([^\n]*?)("\s+color="[^"\n]*"\s*\/?>)/gu
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

/** The file with the names of its fonts escaped: poppler (up to 22.12 at least) writes them as they are in the PDF. */
function escapeFontNames(xml: string): string {
  return xml.replace(
    FONT_SPEC,
    (_, before: string, family: string, after: string) =>
      before + family.replace(/&(?!(?:amp|lt|gt|quot|apos|#\w+);)|[<"]/gu, sign => ESCAPES[sign] ?? sign) + after,
  )
}

function createReader() {
  const pages: PageDraft[] = []
  const outline: OutlineEntry[] = []
  const fonts = new Map<string, FontSpec>()
  let line: { readonly attributes: Readonly<Record<string, string>>; readonly place: number } | undefined
  let stretches: Stretch[] = []
  let level = 0
  let item: { title: string; readonly page: number } | undefined
  const open = { b: 0, i: 0 }
  return {
    pages,
    outline,
    open(name: string, attributes: Readonly<Record<string, string>>, place: number) {
      if (name === 'b' || name === 'i') open[name]++
      else if (name === 'page') pages.push(toPageDraft(attributes, pages.length + 1))
      else if (name === 'fontspec') fonts.set(attributes.id ?? '', toFontSpec(attributes))
      else if (name === 'image') pages.at(-1)?.figures.push(toFigure(attributes))
      else if (name === 'outline') level++
      else if (name === 'item') item = { title: '', page: toNumber(attributes.page) }
      else if (name === 'text') {
        if (pages.length === 0) throw outsidePage(name, place)
        line = { attributes, place }
        stretches = []
      }
    },
    text(text: string) {
      if (line !== undefined) stretches.push({ text, isBold: open.b > 0, isItalic: open.i > 0 })
      else if (item !== undefined) item.title += text
    },
    close(name: string) {
      if (name === 'b' || name === 'i') open[name]--
      else if (name === 'outline') level--
      else if (name === 'item' && item !== undefined) {
        const page = Number.isInteger(item.page) ? item.page : undefined
        outline.push({ title: item.title.trim(), level, page })
        item = undefined
      } else if (name === 'text' && line !== undefined) {
        const { attributes, place } = line
        addWords(attributes, place, { stretches, font: fonts.get(attributes.font ?? ''), page: pages.at(-1) })
        line = undefined
      }
    },
  }
}

function toPageDraft({ number, width, height }: Readonly<Record<string, string>>, place: number): PageDraft {
  return {
    number: toPageNumber(number, place),
    width: toNumber(width),
    height: toNumber(height),
    isUpward: false,
    scale: SCALE,
    words: [],
    figures: [],
  }
}

function toFontSpec({ family, size, color }: Readonly<Record<string, string>>): FontSpec {
  return {
    font: fontOfName(family ?? ''),
    size: toNumber(size),
    color: color === undefined || color === '#000000' ? undefined : color,
  }
}

function toFigure({ left, top, width, height }: Readonly<Record<string, string>>): Box {
  const x = toNumber(left) * SCALE
  const y = toNumber(top) * SCALE
  return { left: x, top: y, right: x + toNumber(width) * SCALE, bottom: y + toNumber(height) * SCALE }
}

interface Line {
  readonly stretches: readonly Stretch[]
  readonly font: FontSpec | undefined
  readonly page: PageDraft | undefined
}

function addWords(attributes: Readonly<Record<string, string>>, place: number, { stretches, font, page }: Line): void {
  const [left, top, width, height] = ['left', 'top', 'width', 'height'].map(name => toNumber(attributes[name]))
  if (left === undefined || top === undefined || width === undefined || height === undefined) return
  const step = width / stretches.reduce((sum, { text }) => sum + text.length, 0)
  let x0 = left
  let isApart: boolean | undefined
  for (const { text, isBold, isItalic } of stretches) {
    const x1 = x0 + text.length * step
    const styled = withStyle(font?.font ?? fontOfName(''), isBold, isItalic)
    const word = { text, x0, x1, y0: top, y1: top + height, size: font?.size, font: styled, color: font?.color, place }
    page?.words.push({ ...word, spaceBefore: isApart ?? !isGlued(page.words.at(-1), word) })
    isApart = /\s$/.test(text)
    x0 = x1
  }
}

function withStyle(font: Font, isBold: boolean, isItalic: boolean): Font {
  return { ...font, isBold: isBold || font.isBold, isItalic: isItalic || font.isItalic }
}
