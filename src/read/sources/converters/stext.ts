import type { Report } from '../../../base/diagnostics.ts'
import type { Box } from '../../../base/geometry/box.ts'
import type { Direction, SourceDocument } from '../../../model/page/page.ts'
import { fontOfName } from '../normalise/font-names.ts'
import { outsidePage, type ReadXmlOptions, toDocument } from '../xml/document.ts'
import { toNumber } from '../xml/numbers.ts'
import { parseXml } from '../xml/parse-xml.ts'
import type { PlacedPage, PlacedWord } from '../xml/placed-words.ts'
import { type Character, joinCharacters, toWord } from './pdfminer/join-characters.ts'

type Attributes = Readonly<Record<string, string>>

interface PageDraft extends PlacedPage {
  readonly words: PlacedWord[]
  readonly figures: Box[]
}

/** A line that is open, in the units of the file. */
interface LineDraft {
  readonly direction: Direction
  /** `undefined` for white space. */
  readonly characters: (Character | undefined)[]
}

/**
 * The pages of MuPDF's structured text, `mutool draw -F stext` (1.14 and later): characters with quadrilateral, baseline,
 * font and size, pictures (with `-O preserve-images`). Characters become words as those of PDFMiner do. Rules are not in it.
 *
 * @throws {SourceError} `E_XML_MALFORMED`, `E_XML_NO_PAGES`, `E_TEXT_ENCODING`
 */
export async function readStext(bytes: Uint8Array, options: ReadXmlOptions, report: Report): Promise<SourceDocument> {
  const reader = createReader()
  parseXml(bytes, reader)
  return toDocument(reader, options, report)
}

function createReader() {
  const pages: PageDraft[] = []
  let line: LineDraft | undefined
  let font = { name: '', size: Number.NaN }
  return {
    pages,
    open(name: string, attributes: Attributes, place: number) {
      const page = pages.at(-1)
      if (name === 'page') pages.push(toPageDraft(attributes, pages.length + 1))
      else if (name === 'image' && page !== undefined) page.figures.push(...toFigure(attributes.bbox))
      else if (name === 'line') line = { direction: directionOf(attributes.dir), characters: [] }
      else if (name === 'font') font = { name: attributes.name ?? '', size: toNumber(attributes.size) }
      else if (name === 'char') {
        if (page === undefined || line === undefined) throw outsidePage(name, place)
        line.characters.push(toCharacter(attributes, font, place))
      }
    },
    text() {},
    close(name: string) {
      if (name !== 'line' || line === undefined) return
      pages.at(-1)?.words.push(...wordsOf(line))
      line = undefined
    },
  }
}

function toPageDraft({ width, height }: Attributes, number: number): PageDraft {
  return { number, width: toNumber(width), height: toNumber(height), isUpward: false, words: [], figures: [] }
}

function toCharacter(
  { quad, bbox, x, y, c = '', color }: Attributes,
  { name, size }: { readonly name: string; readonly size: number },
  place: number,
): Character | undefined {
  if (c.trim() === '') return undefined
  const numbers = numbersIn(quad ?? bbox)
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)]
  const isColored = color !== undefined && /^#(?!000000)[0-9a-f]{6}$/u.test(color)
  return {
    text: c,
    x0: Math.min(...xs),
    y0: Math.min(...ys),
    x1: Math.max(...xs),
    y1: Math.max(...ys),
    origin: { x: toNumber(x), y: toNumber(y) },
    font: name,
    size,
    ...(isColored ? { color } : {}),
    place,
  }
}

/** The direction of a line by the vector along it, such as `1 0`; slopes in between count as the nearest. */
function directionOf(vector: string | undefined): Direction {
  const [x = 1, y = 0] = numbersIn(vector)
  if (Math.abs(x) >= Math.abs(y)) return x >= 0 ? 0 : 180
  return y > 0 ? 90 : 270
}

/** The words of a line; each line begins one. Those of a turned line end at white space alone. */
function wordsOf({ direction, characters }: LineDraft): PlacedWord[] {
  if (direction === 0) return joinCharacters([undefined, ...characters])
  const words: PlacedWord[] = []
  let open: Character[] = []
  for (const character of [...characters, undefined]) {
    if (character !== undefined) open.push(character)
    else if (open.length > 0) {
      words.push(turnedWord(open, direction))
      open = []
    }
  }
  return words
}

function turnedWord(characters: readonly Character[], direction: Direction): PlacedWord {
  const [first] = characters as readonly [Character, ...Character[]]
  const baseline = direction === 180 ? first.origin?.y : first.origin?.x
  return { ...toWord(characters, fontOfName(first.font)), baseline, direction }
}

function toFigure(bbox: string | undefined): Box[] {
  const [left, top, right, bottom] = numbersIn(bbox)
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return []
  return [{ left, top, right, bottom }]
}

/** The numbers of a list like `1 0.5`. */
function numbersIn(list: string | undefined): number[] {
  return list === undefined ? [] : list.trim().split(/\s+/u).map(toNumber)
}
