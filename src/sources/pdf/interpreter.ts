import type { Box } from '../../geometry/box.ts'
import { IDENTITY, type Matrix, mapX, mapY, multiply, translate } from '../../geometry/matrix.ts'
import type { Drawing } from './drawing.ts'
import type { PdfFont } from './fonts.ts'
import type { PdfjsGlyph } from './glyph-text.ts'
import { type GraphicsState, initialState } from './graphics-state.ts'
import { drawImage, drawPath, isPainting } from './draw-path.ts'
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
  /**
   * A picture removed by the size limit leaves a `transform` after which nothing is drawn before `restore`: set by the
   * one, ended by whatever draws, counted as a picture by the other.
   */
  hasUndrawnTransform: boolean
}

type Operator = (interpreter: Interpreter, args: readonly unknown[]) => void

/** The operators by number: built once per process from the numbers of pdf.js. */
export type OperatorTable = readonly (Operator | undefined)[]

/** Everything that the operators of a page draw, in page coordinates. */
export function interpretPage(list: OperatorList, table: OperatorTable, resources: PageResources): Drawing {
  const drawing: Drawing = { glyphs: [], areas: [], lines: [], pictures: [], shapes: [], frames: [] }
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
    hasUndrawnTransform: false,
  }
  for (let i = 0; i < list.fnArray.length; i++) {
    const operator = table[list.fnArray[i] ?? 0]
    if (operator) operator(interpreter, (list.argsArray[i] ?? NO_ARGUMENTS) as readonly unknown[])
  }
  return drawing
}

const NO_ARGUMENTS: readonly unknown[] = []

/** The table of operators for {@link interpretPage}. */
export function createOperatorTable(numbers: OperatorNumbers): OperatorTable {
  const table: (Operator | undefined)[] = []
  const drawing = Object.entries({ ...TEXT_OPERATORS, ...PAINT_OPERATORS }).map(([name, operator]) => [
    name,
    (interpreter: Interpreter, args: readonly unknown[]) => {
      interpreter.hasUndrawnTransform = false
      operator(interpreter, args)
    },
  ])
  for (const [name, operator] of Object.entries({ ...STATE_OPERATORS, ...Object.fromEntries(drawing) })) {
    const number = numbers[name]
    if (number !== undefined) table[number] = operator as Operator
  }
  return table
}

/** Operators that leave the trace of a removed picture as it is, or look at it themselves. */
const STATE_OPERATORS: Record<string, Operator> = {
  save: interpreter => {
    save(interpreter)
    interpreter.hasUndrawnTransform = false
  },
  restore: interpreter => {
    if (interpreter.hasUndrawnTransform) drawPicture(interpreter)
    interpreter.hasUndrawnTransform = false
    restore(interpreter)
  },
  transform: (interpreter, args) => {
    interpreter.hasUndrawnTransform = true
    interpreter.state.matrix = multiply(interpreter.state.matrix, args as unknown as Matrix)
  },
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
  constructPath: (interpreter, [operator, buffers, minMax]) => {
    const { state, drawing } = interpreter
    const buffer = (buffers as (Float32Array | null)[])[0]
    if (!minMax) return
    const box = intersect(state.clip, mapBox(state.matrix, minMax as Float32Array))
    if (interpreter.isClipPending) state.clip = box
    interpreter.isClipPending = false
    if (!buffer || !isPainting(operator as number) || isUnseen(interpreter)) return
    interpreter.hasUndrawnTransform = false
    drawPath(operator as number, buffer, box, state, drawing)
  },
  paintFormXObjectBegin: (interpreter, [matrix, box]) => {
    interpreter.hasUndrawnTransform = false
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
    interpreter.hasUndrawnTransform = false
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

/** Operators of text; they end the trace of a removed picture, as the next ones do. */
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

/** Operators that paint something other than paths and text. */
const PAINT_OPERATORS: Record<string, Operator> = {
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
  drawImage(intersect(state.clip, mapBox(state.matrix, UNIT_SQUARE)), drawing)
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
