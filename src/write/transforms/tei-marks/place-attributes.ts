import type { MarkedBox, MarkedPlaces } from './marks.ts'
import type { Units } from './units.ts'
import type { XmlPiece } from './xml-pieces.ts'

/** Elements that have `@facs`; a reference in the text is part of a paragraph that has. */
const WITH_ZONES: ReadonlySet<string> = new Set('p s head note item ab seg figure table bibl biblStruct'.split(' '))
/** Elements that have `@coords` in GROBID's TEI. */
const WITH_COORDS: ReadonlySet<string> = new Set(
  'p s head ref biblStruct persName figure formula note title affiliation'.split(' '),
)

/** Writes the places of elements: as attributes, with the zones they name. */
export class PlaceAttributes {
  readonly #places: MarkedPlaces
  readonly #units: Units
  readonly #zones = new Map<string, { readonly id: string; readonly box: MarkedBox }>()

  constructor(places: MarkedPlaces, units: Units) {
    this.#places = places
    this.#units = units
  }

  /** The tag that opens an element, with its places. `next` is the piece after it, which may name its block. */
  tag(piece: XmlPiece & { readonly type: 'open' }, index: number, next: XmlPiece | undefined): string {
    const boxes = this.#isPlaced(piece.name) ? this.#boxesOf(piece.name, index, next) : []
    return piece.raw.replace(/>$/, `${this.#attribute(boxes)}>`)
  }

  sentenceTag(id: string, block: string, start: number, end: number): string {
    const boxes = this.#isPlaced('s') ? this.#places.boxesOfRange(block, { start, end }) : []
    return `<s xml:id="${id}"${this.#attribute(boxes)}>`
  }

  /** The drawing of a figure, apart from its caption: the URL of its picture, where there is none the beginning of its page. */
  graphic(block: string, picture?: string): string {
    const boxes = this.#places.boxesOfGraphic(block)
    const [first] = boxes
    if (first === undefined) return ''
    const isCoords = this.#places.form === 'coords'
    const url = picture ?? (isCoords ? `#page=${first.page}` : `#page${first.page}`)
    const attribute = this.#isPlaced('figure') ? this.#attribute(boxes) : ''
    return `<graphic url="${url}"${isCoords ? ' type="bitmap"' : ''}${attribute}/>`
  }

  /** The pages, with the zones that were named. */
  facsimile(): string {
    const surfaces = this.#places.pages.map(({ number, width, height }) => {
      const zones = [...this.#zones.values()].filter(({ box }) => box.page === number).map(toZone)
      const edges = `ulx="0.0" uly="0.0" lrx="${decimal(width)}" lry="${decimal(height)}"`
      return `<surface n="${number}" ${edges}>${zones.join('')}</surface>`
    })
    return `<facsimile>${surfaces.join('')}</facsimile>`
  }

  /** Nothing where there are no boxes: an empty attribute stops programs. */
  #attribute(boxes: readonly MarkedBox[]): string {
    if (boxes.length === 0) return ''
    if (this.#places.form === 'coords') return ` coords="${boxes.map(toCoords).join(';')}"`
    return ` facs="${boxes.map(box => `#${this.#zoneOf(box)}`).join(' ')}"`
  }

  #isPlaced(name: string): boolean {
    const { form, placed } = this.#places
    return (form === 'facs' ? WITH_ZONES : WITH_COORDS).has(name) && (placed?.includes(name) ?? true)
  }

  #boxesOf(name: string, index: number, next: XmlPiece | undefined): readonly MarkedBox[] {
    if (next?.type === 'instruction' && next.name === 'place') {
      const boxes = this.#places.boxesOfBlock(next.value)
      return name === 'formula' ? uniteOnPage(boxes) : boxes
    }
    if (next?.type === 'instruction' && next.name === 'unit') {
      const unit = this.#units.byInstruction.get(index + 1)
      return unit === undefined || unit.block === '' ? [] : this.#places.boxesOfRange(unit.block, unit.range)
    }
    const part = this.#units.ofElements.get(index)
    if (part === undefined || name !== 'ref') return []
    return this.#places.boxesOfRange(part.block, part.range)
  }

  #zoneOf(box: MarkedBox): string {
    const key = toCoords(box)
    const zone = this.#zones.get(key) ?? { id: `z${this.#zones.size + 1}`, box }
    this.#zones.set(key, zone)
    return zone.id
  }
}

/** One box: a program that reads formulas takes no more. */
function uniteOnPage(boxes: readonly MarkedBox[]): readonly MarkedBox[] {
  const [first] = boxes
  if (first === undefined) return []
  const same = boxes.filter(({ page }) => page === first.page)
  return [
    {
      page: first.page,
      left: Math.min(...same.map(({ left }) => left)),
      top: Math.min(...same.map(({ top }) => top)),
      right: Math.max(...same.map(({ right }) => right)),
      bottom: Math.max(...same.map(({ bottom }) => bottom)),
    },
  ]
}

function toZone({ id, box: { left, top, right, bottom } }: { readonly id: string; readonly box: MarkedBox }): string {
  return `<zone xml:id="${id}" ulx="${decimal(left)}" uly="${decimal(top)}" lrx="${decimal(right)}" lry="${decimal(bottom)}"/>`
}

function toCoords({ page, left, top, right, bottom }: MarkedBox): string {
  return [page, decimal(left), decimal(top), decimal(right - left), decimal(bottom - top)].join(',')
}

function decimal(value: number): string {
  return value.toFixed(2)
}
