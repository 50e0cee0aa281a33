import type { TeiMarks } from './marks.ts'
import { PlaceAttributes } from './place-attributes.ts'
import { findUnits, type Unit, type Units } from './units.ts'
import { UnitWriter } from './unit-writer.ts'
import { wordsOfUnit } from './words.ts'
import { splitXml, type XmlPiece } from './xml-pieces.ts'

/**
 * The TEI with sentences, words and places, where instructions of the stylesheet say which block a text belongs to; the
 * instructions are gone. Never changes the text.
 */
export function markTei(tei: string, marks: TeiMarks): string {
  const pieces = splitXml(tei)
  return new TeiMarker(pieces, findUnits(pieces), marks).write()
}

/** A unit that is being written. */
interface OpenUnit {
  readonly writer: UnitWriter
  /** Elements that were open around it. */
  readonly depth: number
}

/** Blocks that may be inside of another one's text: a sentence ends before them. A note is in the sentence that calls it. */
const BLOCKS: ReadonlySet<string> = new Set(['list', 'item', 'p', 'figure', 'table', 'ab', 'listBibl'])

/** Goes through the pieces, and knows which unit and element it is in. */
class TeiMarker {
  readonly #pieces: readonly XmlPiece[]
  readonly #units: Units
  readonly #marks: TeiMarks
  readonly #places: PlaceAttributes | undefined
  readonly #out: string[] = []
  readonly #open: OpenUnit[] = []
  #depth = 0
  /** Where the pages are written. */
  #facsimileAt = 0

  constructor(pieces: readonly XmlPiece[], units: Units, marks: TeiMarks) {
    this.#pieces = pieces
    this.#units = units
    this.#marks = marks
    this.#places = marks.places === undefined ? undefined : new PlaceAttributes(marks.places, units)
  }

  write(): string {
    this.#pieces.forEach((piece, index) => this.#writePiece(piece, index))
    if (this.#places !== undefined) this.#out.splice(this.#facsimileAt, 0, this.#places.facsimile())
    return this.#out.join('')
  }

  #writePiece(piece: XmlPiece, index: number): void {
    const unit = this.#open.at(-1)
    switch (piece.type) {
      case 'open':
        this.#openElement(piece, index, unit)
        return
      case 'close':
        this.#closeElement(piece.name, unit)
        return
      case 'instruction':
        this.#instruct(piece, index)
        return
      case 'empty':
        if (unit === undefined) this.#out.push(piece.raw)
        else unit.writer.aside(piece.raw, false)
        return
      case 'text':
        if (unit === undefined) this.#out.push(piece.raw)
        else unit.writer.text(piece.raw)
        return
    }
  }

  #openElement(piece: XmlPiece & { readonly type: 'open' }, index: number, unit: OpenUnit | undefined): void {
    const next = this.#pieces[index + 1]
    const tag = this.#places?.tag(piece, index, next) ?? piece.raw
    this.#depth++
    if (unit === undefined) this.#out.push(tag)
    else if (BLOCKS.has(piece.name)) {
      unit.writer.end()
      unit.writer.aside(tag, false)
    } else if (next?.type === 'instruction') unit.writer.aside(tag, true)
    else unit.writer.open(tag, piece.name)
  }

  #closeElement(name: string, unit: OpenUnit | undefined): void {
    this.#depth--
    if (unit !== undefined && unit.depth > this.#depth) {
      unit.writer.end()
      this.#open.pop()
      this.#out.push(`</${name}>`)
    } else if (unit !== undefined && !BLOCKS.has(name)) unit.writer.close(name)
    else this.#out.push(`</${name}>`)
    if (name === 'teiHeader') this.#facsimileAt = this.#out.length
  }

  #instruct({ name, value, raw }: XmlPiece & { readonly type: 'instruction' }, index: number): void {
    if (name === 'graphic') this.#out.push(this.#graphic(value))
    else if (name === 'unit') this.#startUnit(this.#units.byInstruction.get(index))
    else if (name === 'place') this.#out.push(this.#marks.elements?.get(value) ?? '')
    else this.#out.push(raw)
  }

  /** The drawing of a figure: its picture, or where it is on its page. */
  #graphic(block: string): string {
    const { urls, type } = this.#marks.pictures ?? {}
    const url = urls?.get(block)
    if (this.#places !== undefined) return this.#places.graphic(block, url)
    return url === undefined ? '' : `<graphic url="${url}"${type === undefined ? '' : ` type="${type}"`}/>`
  }

  #startUnit(unit: Unit | undefined): void {
    const { sentences, tokenize } = this.#marks
    const { block = '', range = { start: 0, end: 0 } } = unit ?? {}
    const writer = new UnitWriter({
      start: range.start,
      sentences: sentences?.get(block) ?? [],
      words: unit === undefined || block === '' || tokenize === undefined ? [] : wordsOfUnit(unit, tokenize),
      sentenceTag: ({ id, start, end }) =>
        this.#places?.sentenceTag(id, block, Math.max(start, range.start), Math.min(end, range.end)) ??
        `<s xml:id="${id}">`,
      write: xml => void this.#out.push(xml),
    })
    this.#open.push({ writer, depth: this.#depth })
  }
}
