import type { Report } from '../../../../base/diagnostics.ts'
import { type Box, heightOf, widthOf } from '../../../../base/geometry/box.ts'
import type { Rule, SourceDocument } from '../../../../model/page/page.ts'
import { UNKNOWN_CHARACTER } from '../../normalise/clean-text.ts'
import { type Character, joinCharacters } from './join-characters.ts'
import { outsidePage, type ReadXmlOptions, toDocument } from '../../xml/document.ts'
import { toNumber, toNumbers, toPageNumber } from '../../xml/numbers.ts'
import { parseXml } from '../../xml/parse-xml.ts'
import type { PlacedPage } from '../../xml/placed-words.ts'

interface PageDraft extends Omit<PlacedPage, 'words'> {
  readonly left: number
  readonly foot: number
  /** `undefined` for white space and the ends of lines. */
  readonly characters: (Character | undefined)[]
  readonly rules: Rule[]
  readonly figures: Box[]
}

/**
 * The pages of what PDFMiner writes with `pdf2txt.py -t xml`: characters with box, font and size, rules, pictures.
 *
 * Characters become words as Freki has it (`pdfminer/join-characters.ts`). What PDFMiner writes `(cid:7)`, a character of
 * unknown meaning, becomes U+FFFD.
 *
 * @throws {SourceError} `E_XML_MALFORMED`, `E_XML_NO_PAGES`, `E_TEXT_ENCODING`
 */
export async function readPdfMiner(
  bytes: Uint8Array,
  options: ReadXmlOptions,
  report: Report,
): Promise<SourceDocument> {
  const reader = createReader()
  parseXml(bytes, reader)
  const pages = reader.pages.map(({ characters, ...page }) => ({ ...page, words: joinCharacters(characters) }))
  return toDocument({ pages }, options, report)
}

function createReader() {
  const pages: PageDraft[] = []
  let attributesOfText: Readonly<Record<string, string>> | undefined
  let line = 0
  let text = ''
  let figure: Box | undefined
  return {
    pages,
    open(name: string, attributes: Readonly<Record<string, string>>, place: number) {
      if (name === 'page') {
        pages.push(toPageDraft(attributes, pages.length + 1))
        return
      }
      const page = pages.at(-1)
      if (name === 'text') {
        if (page === undefined) throw outsidePage(name, place)
        attributesOfText = attributes
        line = place
        text = ''
      } else if (page !== undefined && (name === 'line' || name === 'rect')) {
        const rule = toRule(toBox(attributes.bbox, page))
        if (rule !== undefined) page.rules.push(rule)
      } else if (page !== undefined && name === 'figure') {
        figure = toBox(attributes.bbox, page)
      } else if (name === 'image' && figure !== undefined) {
        page?.figures.push(figure)
      }
    },
    text(part: string) {
      text += part
    },
    close(name: string) {
      const page = pages.at(-1)
      if (name === 'figure') figure = undefined
      if (page === undefined) return
      if (name === 'textline') page.characters.push(undefined)
      if (name !== 'text' || attributesOfText === undefined) return
      const isSpace = attributesOfText.font === undefined || text.trim() === ''
      page.characters.push(isSpace ? undefined : toCharacter(text, attributesOfText, page, line))
      attributesOfText = undefined
    },
  }
}

function toPageDraft({ id, bbox }: Readonly<Record<string, string>>, place: number): PageDraft {
  const [left = 0, foot = 0, right = Number.NaN, head = Number.NaN] = toNumbers(bbox)
  return {
    number: toPageNumber(id, place),
    left,
    foot,
    width: right - left,
    height: head - foot,
    isUpward: true,
    characters: [],
    rules: [],
    figures: [],
  }
}

function toCharacter(
  text: string,
  attributes: Readonly<Record<string, string>>,
  page: PageDraft,
  place: number,
): Character {
  const [x0 = Number.NaN, y0 = Number.NaN, x1 = Number.NaN, y1 = Number.NaN] = toNumbers(attributes.bbox)
  return {
    text: /^\(cid:\d+\)$/.test(text) ? UNKNOWN_CHARACTER : text.trim(),
    x0: x0 - page.left,
    y0: y0 - page.foot,
    x1: x1 - page.left,
    y1: y1 - page.foot,
    font: attributes.font ?? '',
    size: toNumber(attributes.size),
    place,
  }
}

function toBox(bbox: string | undefined, { left, foot, height }: PageDraft): Box {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = toNumbers(bbox)
  return { left: x0 - left, top: height - (y1 - foot), right: x1 - left, bottom: height - (y0 - foot) }
}

/** Thickest that a drawn line is, in points; what is thicker is a box. */
const THICKEST_RULE = 2

/** The rule that a line or a flat rectangle is; `undefined` for boxes and dots. */
function toRule(box: Box): Rule | undefined {
  const width = widthOf(box)
  const height = heightOf(box)
  if (height <= THICKEST_RULE && width > THICKEST_RULE) return { box, orientation: 'horizontal' }
  return width <= THICKEST_RULE && height > THICKEST_RULE ? { box, orientation: 'vertical' } : undefined
}
