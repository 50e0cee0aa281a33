import { IDENTITY, type Matrix, multiply } from '../../../../base/geometry/matrix.ts'
import type { OperatorNumbers } from '../port/pdfjs.ts'
import type { Drawing } from './drawing.ts'
import { initialState } from './graphics-state.ts'
import {
  drawPicture,
  drawRemovedPicture,
  type Interpreter,
  isUnseen,
  type Operator,
  type OperatorList,
  type PageResources,
} from './interpreter.ts'
import { STATE_OPERATORS } from './state-operators.ts'
import { TEXT_OPERATORS } from './text-operators.ts'
import { intersect, mapBox } from './clip-box.ts'
import type { DrawnLengths } from './open-annotation.ts'

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
  drawRemovedPicture(interpreter)
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
  for (const [name, operator] of Object.entries({
    ...STATE_OPERATORS,
    ...ANNOTATION_OPERATORS,
    ...Object.fromEntries(drawing),
  })) {
    const number = numbers[name]
    if (number !== undefined) table[number] = operator as Operator
  }
  return table
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

/**
 * What annotations draw (PDF 1.7, 12.5.5): typed notes, stamps, the values of form fields. pdf.js lists it after the page,
 * without what is switched off. Of all this the text is read; highlights, frames and icons are no figures of the paper.
 */
const ANNOTATION_OPERATORS: Record<string, Operator> = {
  beginAnnotation: (interpreter, [, rectangle, transform, matrix]) => {
    drawRemovedPicture(interpreter)
    const { resources, drawing, saved, state } = interpreter
    interpreter.annotation = { drawing: lengthsOf(drawing), saved: saved.length, state }
    interpreter.formDepth++
    const start = initialState(resources.matrix, resources.pageBox)
    const clip = intersect(start.clip, mapBox(resources.matrix, Float32Array.from(rectangle as Iterable<number>)))
    interpreter.state = { ...start, clip, matrix: apply(apply(resources.matrix, transform), matrix) }
  },
  endAnnotation: interpreter => {
    const { annotation, drawing } = interpreter
    if (annotation === undefined) return
    interpreter.annotation = undefined
    interpreter.formDepth--
    interpreter.hasUndrawnTransform = false
    interpreter.saved.length = Math.min(interpreter.saved.length, annotation.saved)
    interpreter.state = annotation.state
    drawing.noteGlyphs = (drawing.noteGlyphs ?? 0) + drawing.glyphs.length - annotation.drawing.glyphs
    for (const name of GRAPHICS) drawing[name].length = annotation.drawing[name]
  },
}

const GRAPHICS = ['areas', 'lines', 'pictures', 'shapes', 'frames'] as const

function lengthsOf({ glyphs, areas, lines, pictures, shapes, frames }: Drawing): DrawnLengths {
  return {
    glyphs: glyphs.length,
    areas: areas.length,
    lines: lines.length,
    pictures: pictures.length,
    shapes: shapes.length,
    frames: frames.length,
  }
}

function apply(matrix: Matrix, numbers: unknown): Matrix {
  return multiply(matrix, Array.from(numbers as Iterable<number>) as unknown as Matrix)
}
