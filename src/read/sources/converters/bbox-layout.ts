import type { Report } from '../../../base/diagnostics.ts'
import type { SourceDocument } from '../../../model/page/page.ts'
import { fontOfName } from '../normalise/font-names.ts'
import { isGlued, outsidePage, type ReadXmlOptions, toDocument } from '../xml/document.ts'
import { toNumber } from '../xml/numbers.ts'
import { parseXml } from '../xml/parse-xml.ts'
import type { PlacedPage, PlacedWord } from '../xml/placed-words.ts'

interface PageDraft extends PlacedPage {
  readonly words: PlacedWord[]
}

/**
 * The pages of what `pdftotext -bbox-layout` (or `-bbox`) writes: XHTML with the box of each word.
 *
 * It names no fonts: type sizes are the heights of the boxes, weight and slant are not known.
 *
 * @throws {SourceError} `E_XML_MALFORMED`, `E_XML_NO_PAGES`, `E_TEXT_ENCODING`
 */
export async function readBboxLayout(
  bytes: Uint8Array,
  options: ReadXmlOptions,
  report: Report,
): Promise<SourceDocument> {
  const pages: PageDraft[] = []
  const metadata = new Map<string, string>()
  const font = fontOfName('')
  let word: Omit<PlacedWord, 'spaceBefore'> | undefined
  let text: string[] = []
  parseXml(bytes, {
    open(name, attributes, place) {
      text = []
      if (name === 'page') {
        const { width, height } = attributes
        const size = { width: toNumber(width), height: toNumber(height) }
        pages.push({ number: pages.length + 1, ...size, isUpward: false, words: [] })
      } else if (name === 'word') {
        if (pages.length === 0) throw outsidePage(name, place)
        const { xMin, yMin, xMax, yMax } = attributes
        const box = { x0: toNumber(xMin), y0: toNumber(yMin), x1: toNumber(xMax), y1: toNumber(yMax) }
        word = { text: '', ...box, font, place }
      } else if (name === 'meta' && attributes.name && attributes.content) {
        metadata.set(attributes.name, attributes.content)
      }
    },
    text(part) {
      text.push(part)
    },
    close(name) {
      if (name === 'title') metadata.set('Title', text.join('').trim())
      if (name !== 'word' || word === undefined) return
      const words = pages.at(-1)?.words
      words?.push({ ...word, text: text.join(''), spaceBefore: !isGlued(words.at(-1), word) })
      word = undefined
    },
  })
  return toDocument({ pages, metadata }, options, report)
}
