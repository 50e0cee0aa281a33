import { multiply, type Matrix } from '../../../../base/geometry/matrix.ts'
import { intersect, mapBox } from './clip-box.ts'
import type { Drawing } from './drawing.ts'
import { initialState } from './graphics-state.ts'
import { drawRemovedPicture, type Operator } from './interpreter.ts'
import type { DrawnLengths } from './open-annotation.ts'

/**
 * What annotations draw (PDF 1.7, 12.5.5): typed notes, stamps, the values of form fields. pdf.js lists it after the page,
 * without what is switched off. Of all this the text is read; highlights, frames and icons are no figures of the paper.
 */
export const ANNOTATION_OPERATORS: Record<string, Operator> = {
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
