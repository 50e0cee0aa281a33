import type { TextStretch } from '../marked-text.ts'
import type { InkRange } from './marks.ts'
import { charactersOf, unescapeXml, type XmlPiece } from './xml-pieces.ts'

/** The text of a block within an element. */
export interface Unit {
  /** Id of the block; `''` for text of none. */
  readonly block: string
  /** Range of the block's text. */
  readonly range: InkRange
  /** As it is read; `start` is where it begins in the block, so the mark of an item comes before 0. */
  readonly text: string
  /** Places where elements other than `hi` begin and end in it: no word reaches over one. */
  readonly borders: ReadonlySet<number>
  /** Where its formulas are in the text: they have no words. */
  readonly formulas: readonly TextStretch[]
}

/** The units of a document. */
export interface Units {
  /** By the index of the piece that is its instruction. */
  readonly byInstruction: ReadonlyMap<number, Unit>
  /** Ranges of elements within their unit, by the index of the piece that opens them. */
  readonly ofElements: ReadonlyMap<number, { readonly block: string; readonly range: InkRange }>
}

interface OpenUnit {
  readonly index: number
  readonly block: string
  readonly start: number
  readonly depth: number
  readonly borders: Set<number>
  readonly formulas: TextStretch[]
  ink: number
  text: string
}

/** Finds the text of each block: from its instruction to the end of the element that it is in. */
export function findUnits(pieces: readonly XmlPiece[]): Units {
  const byInstruction = new Map<number, Unit>()
  const ofElements = new Map<number, { block: string; range: InkRange }>()
  const units: OpenUnit[] = []
  const elements: {
    readonly index: number
    readonly name: string
    readonly unit: OpenUnit | undefined
    readonly start: number
  }[] = []
  pieces.forEach((piece, index) => {
    const unit = units.at(-1)
    if (piece.type === 'open') {
      elements.push({ index, name: piece.name, unit, start: unit?.ink ?? 0 })
      if (piece.name !== 'hi') unit?.borders.add(unit.ink)
    } else if (piece.type === 'text' && unit !== undefined) {
      for (const { ink } of charactersOf(piece.raw)) unit.ink += ink
      const start = unit.text.length
      unit.text += unescapeXml(piece.raw)
      if (elements.at(-1)?.name === 'formula') unit.formulas.push({ start, end: unit.text.length })
    } else if (piece.type === 'instruction' && piece.name === 'unit') {
      units.push(openUnit(piece.value, index, elements.length))
    } else if (piece.type === 'close') {
      const element = elements.pop()
      if (unit !== undefined && unit.depth > elements.length) closeUnit(units, byInstruction)
      if (element?.unit === undefined) return
      const { block, ink, borders } = element.unit
      ofElements.set(element.index, { block, range: { start: element.start, end: ink } })
      if (element.name !== 'hi') borders.add(ink)
    }
  })
  return { byInstruction, ofElements }
}

function openUnit(value: string, index: number, depth: number): OpenUnit {
  const [block = '', start = '0'] = value.split(' ')
  return { index, block, start: Number(start), depth, borders: new Set(), formulas: [], ink: Number(start), text: '' }
}

function closeUnit(units: OpenUnit[], byInstruction: Map<number, Unit>): void {
  const unit = units.pop()
  if (unit === undefined) return
  const { index, block, start, ink, text, borders, formulas } = unit
  byInstruction.set(index, { block, range: { start, end: ink }, text, borders, formulas })
}
