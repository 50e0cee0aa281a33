import type { Box } from '../../geometry/box.ts'
import { IDENTITY, type Matrix, mapX, mapY, multiply, translate } from '../../geometry/matrix.ts'
import type { Drawing } from './drawing.ts'
import type { PdfFont } from './fonts.ts'
import type { PdfjsGlyph } from './glyph-text.ts'
import { type GraphicsState, initialState } from './graphics-state.ts'
import { drawPath } from './draw-path.ts'
import type { OperatorNumbers } from './pdfjs.ts'
import { showText } from './show-text.ts'

/** The drawing operators of one page, as pdf.js lists them. */
export interface OperatorList {
  readonly fnArray: readonly number[]
  readonly argsArray: readonly unknown[]
}

/** What the interpreter asks of the document around the page. */
export interface PageResources {
  /** From user space to the page as shown. */
  readonly matrix: Matrix
  readonly pageBox: Box
  fontOf(id: string): PdfFont
  isLayerVisible(group: unknown): boolean
  /** Role of the structure element that holds the marked content. */
  roleOf(contentId: number): string | undefined
}

interface MarkedContent {
  readonly tag: string | undefined
  readonly isHidden: boolean
}

interface Interpreter {
  readonly resources: PageResources
  readonly drawing: Drawing
  state: GraphicsState
  readonly saved: GraphicsState[]
  textMatrix: Matrix
  lineMatrix: Matrix
  readonly marks: MarkedContent[]
  isClipPending: boolean
  formDepth: number
  /** Transparency groups open inside a soft mask; what they draw is a mask, not a picture. */
  maskDepth: number
  readonly groups: boolean[]
  /** An image removed by the size limit leaves `save transform restore`; set by `transform` right after `save`. */
  ghost: 'none' | 'saved' | 'transformed'
}

type Operator = (interpreter: Interpreter, args: readonly unknown[]) => void

/** The operators by number: built once per process from the numbers of pdf.js. */
export type OperatorTable = readonly (Operator | undefined)[]

/** Everything that the operators of a page draw, in page coordinates. */
export function interpretPage(list: OperatorList, table: OperatorTable, resources: PageResources): Drawing {
  const drawing: Drawing = { glyphs: [], areas: [], lines: [], pictures: [], shapes: [] }
  const interpreter: Interpreter = {
    resources,
    drawing,
    state: initialState(resources.matrix, resources.pageBox),
    saved: [],
    textMatrix: IDENTITY,
    lineMatrix: IDENTITY,
    marks: [],
    isClipPending: false,
    formDepth: 0,
    maskDepth: 0,
    groups: [],
    ghost: 'none',
  }
  for (let i = 0; i < list.fnArray.length; i++) {
    const operator = table[list.fnArray[i] ?? 0]
    if (operator) operator(interpreter, (list.argsArray[i] ?? NO_ARGUMENTS) as readonly unknown[])
    else interpreter.ghost = 'none'
  }
  return drawing
}

const NO_ARGUMENTS: readonly unknown[] = []

/** The table of operators for {@link interpretPage}. */
export function createOperatorTable(numbers: OperatorNumbers): OperatorTable {
  const table: (Operator | undefined)[] = []
  for (const [name, operator] of Object.entries({ ...STATE_OPERATORS, ...TEXT_OPERATORS, ...PAINT_OPERATORS })) {
    const number = numbers[name]
    if (number === undefined) continue
    table[number] = KEEPS_GHOST.has(name) ? operator : withoutGhost(operator)
  }
  return table
}

/** Operators that are part of the trace of a removed image. */
const KEEPS_GHOST = new Set(['save', 'transform', 'restore', 'dependency'])

function withoutGhost(operator: Operator): Operator {
  return (interpreter, args) => {
    interpreter.ghost = 'none'
    operator(interpreter, args)
  }
}

const STATE_OPERATORS: Record<string, Operator> = {
  save: interpreter => {
    save(interpreter)
    interpreter.ghost = 'saved'
  },
  restore: interpreter => {
    if (interpreter.ghost === 'transformed') drawPicture(interpreter)
    interpreter.ghost = 'none'
    restore(interpreter)
  },
  transform: (interpreter, args) => {
    interpreter.ghost = interpreter.ghost === 'none' ? 'none' : 'transformed'
    interpreter.state.matrix = multiply(interpreter.state.matrix, args as unknown as Matrix)
  },
  dependency: () => undefined,
  setLineWidth: ({ state }, [width]) => {
    state.lineWidth = numberOf(width)
  },
  setGState: ({ state, resources }, [entries]) => {
    for (const [key, value] of entries as [string, unknown][]) {
      if (key === 'LW') state.lineWidth = numberOf(value)
      else if (key === 'ca') state.fillAlpha = numberOf(value)
      else if (key === 'CA') state.strokeAlpha = numberOf(value)
      else if (key === 'Font') setFont(state, resources, value as unknown[])
    }
  },
  setFillRGBColor: ({ state }, [color]) => {
    state.fill = String(color)
  },
  setStrokeRGBColor: ({ state }, [color]) => {
    state.stroke = String(color)
  },
  setFillColorN: ({ state }) => {
    state.fill = undefined
  },
  setStrokeColorN: ({ state }) => {
    state.stroke = undefined
  },
  setFillTransparent: ({ state }) => {
    state.fill = undefined
  },
  setStrokeTransparent: ({ state }) => {
    state.stroke = undefined
  },
  clip: interpreter => {
    interpreter.isClipPending = true
  },
  eoClip: interpreter => {
    interpreter.isClipPending = true
  },
  paintFormXObjectBegin: (interpreter, [matrix, box]) => {
    save(interpreter)
    interpreter.formDepth++
    const { state } = interpreter
    if (matrix) state.matrix = multiply(state.matrix, Array.from(matrix as Float32Array) as unknown as Matrix)
    if (box) state.clip = intersect(state.clip, mapBox(state.matrix, box as Float32Array))
  },
  paintFormXObjectEnd: interpreter => {
    interpreter.formDepth--
    restore(interpreter)
  },
  beginGroup: (interpreter, [group]) => {
    save(interpreter)
    const isMask = Boolean((group as { smask?: unknown } | undefined)?.smask)
    interpreter.groups.push(isMask)
    if (isMask) interpreter.maskDepth++
  },
  endGroup: interpreter => {
    if (interpreter.groups.pop()) interpreter.maskDepth--
    restore(interpreter)
  },
  beginMarkedContent: (interpreter, [tag]) => {
    beginMark(interpreter, String(tag), null)
  },
  beginMarkedContentProps: (interpreter, [tag, properties]) => {
    beginMark(interpreter, String(tag), properties)
  },
  endMarkedContent: interpreter => {
    interpreter.marks.pop()
  },
}

const TEXT_OPERATORS: Record<string, Operator> = {
  beginText: interpreter => {
    interpreter.textMatrix = IDENTITY
    interpreter.lineMatrix = IDENTITY
  },
  setFont: ({ state, resources }, args) => setFont(state, resources, args),
  setCharSpacing: ({ state }, [spacing]) => {
    state.charSpacing = numberOf(spacing)
  },
  setWordSpacing: ({ state }, [spacing]) => {
    state.wordSpacing = numberOf(spacing)
  },
  setHScale: ({ state }, [percent]) => {
    state.horizontalScale = numberOf(percent) / 100
  },
  setLeading: ({ state }, [leading]) => {
    state.leading = -numberOf(leading)
  },
  setTextRise: ({ state }, [rise]) => {
    state.rise = numberOf(rise)
  },
  setTextRenderingMode: ({ state }, [mode]) => {
    state.renderMode = numberOf(mode)
  },
  setTextMatrix: (interpreter, [matrix]) => {
    interpreter.textMatrix = Array.from(matrix as Float32Array) as unknown as Matrix
    interpreter.lineMatrix = interpreter.textMatrix
  },
  moveText: (interpreter, [x, y]) => moveLine(interpreter, numberOf(x), numberOf(y)),
  setLeadingMoveText: (interpreter, [x, y]) => {
    interpreter.state.leading = numberOf(y)
    moveLine(interpreter, numberOf(x), numberOf(y))
  },
  nextLine: interpreter => moveLine(interpreter, 0, interpreter.state.leading),
  showText: (interpreter, [items]) => {
    const { state, drawing, marks } = interpreter
    if (!state.font || interpreter.maskDepth > 0) return
    const pen = showText(
      items as (PdfjsGlyph | number)[],
      {
        state,
        font: state.font,
        textMatrix: interpreter.textMatrix,
        tag: marks.findLast(mark => mark.tag !== undefined)?.tag,
        isHiddenLayer: isHidden(interpreter),
        areasBelow: drawing.areas.length,
      },
      drawing.glyphs,
    )
    const isVertical = state.font.isVertical
    interpreter.textMatrix = translate(interpreter.textMatrix, isVertical ? 0 : pen, isVertical ? -pen : 0)
  },
}

const PAINT_OPERATORS: Record<string, Operator> = {
  constructPath: (interpreter, [operator, buffers, minMax]) => {
    const { state, drawing } = interpreter
    const buffer = (buffers as (Float32Array | null)[])[0]
    if (interpreter.isClipPending) {
      interpreter.isClipPending = false
      if (minMax) state.clip = intersect(state.clip, mapBox(state.matrix, minMax as Float32Array))
    }
    if (!buffer || !minMax || isUnseen(interpreter)) return
    const box = intersect(state.clip, mapBox(state.matrix, minMax as Float32Array))
    drawPath(operator as number, buffer, box, state, drawing)
  },
  paintImageXObject: drawPicture,
  paintImageXObjectRepeat: drawPicture,
  paintImageMaskXObject: drawPicture,
  paintImageMaskXObjectRepeat: drawPicture,
  paintImageMaskXObjectGroup: drawPicture,
  paintInlineImageXObject: drawPicture,
  paintInlineImageXObjectGroup: drawPicture,
  paintSolidColorImageMask: drawPicture,
  shadingFill: interpreter => {
    if (isUnseen(interpreter)) return
    const { drawing, state } = interpreter
    drawing.areas.push({ box: state.clip, paint: undefined, isRectangle: false })
    drawing.shapes.push(state.clip)
  },
}

function save(interpreter: Interpreter): void {
  interpreter.saved.push({ ...interpreter.state })
}

function restore(interpreter: Interpreter): void {
  const state = interpreter.saved.pop()
  if (state) interpreter.state = state
}

function setFont(state: GraphicsState, resources: PageResources, [id, size]: readonly unknown[]): void {
  state.font = resources.fontOf(String(id))
  state.fontSize = numberOf(size)
}

function moveLine(interpreter: Interpreter, x: number, y: number): void {
  interpreter.lineMatrix = translate(interpreter.lineMatrix, x, y)
  interpreter.textMatrix = interpreter.lineMatrix
}

function beginMark(interpreter: Interpreter, name: string, properties: unknown): void {
  const { marks, resources } = interpreter
  if (name === 'OC') {
    marks.push({ tag: undefined, isHidden: properties !== null && !resources.isLayerVisible(properties) })
    return
  }
  // Content ids inside a form belong to the form, not to the page whose roles are known.
  const role = typeof properties === 'number' && interpreter.formDepth === 0 ? resources.roleOf(properties) : undefined
  marks.push({ tag: name === 'Artifact' ? name : role, isHidden: false })
}

function isHidden(interpreter: Interpreter): boolean {
  return interpreter.marks.some(mark => mark.isHidden)
}

function isUnseen(interpreter: Interpreter): boolean {
  return interpreter.maskDepth > 0 || isHidden(interpreter)
}

/** A picture fills the unit square of user space (PDF 1.7, 8.9.5). */
function drawPicture(interpreter: Interpreter): void {
  if (isUnseen(interpreter)) return
  const { state, drawing } = interpreter
  const box = intersect(state.clip, mapBox(state.matrix, UNIT_SQUARE))
  if (box.right <= box.left && box.bottom <= box.top) return
  drawing.pictures.push(box)
  drawing.areas.push({ box, paint: undefined, isRectangle: true })
}

const UNIT_SQUARE = new Float32Array([0, 0, 1, 1])

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** The box around a mapped rectangle `[left, bottom, right, top]`. */
function mapBox(matrix: Matrix, rectangle: Float32Array): Box {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rectangle
  const xs = [mapX(matrix, x0, y0), mapX(matrix, x1, y0), mapX(matrix, x0, y1), mapX(matrix, x1, y1)]
  const ys = [mapY(matrix, x0, y0), mapY(matrix, x1, y0), mapY(matrix, x0, y1), mapY(matrix, x1, y1)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** The part of `box` inside `clip`; a box of no size at its edge when they do not meet. */
function intersect(clip: Box, box: Box): Box {
  const left = Math.max(clip.left, box.left)
  const top = Math.max(clip.top, box.top)
  return {
    left,
    top,
    right: Math.max(left, Math.min(clip.right, box.right)),
    bottom: Math.max(top, Math.min(clip.bottom, box.bottom)),
  }
}
