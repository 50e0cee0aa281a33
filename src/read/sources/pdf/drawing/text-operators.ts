import { IDENTITY, type Matrix, translate } from '../../../../base/geometry/matrix.ts'
import type { PdfjsGlyph } from '../fonts/glyph-text.ts'
import { type Interpreter, isHidden, numberOf, type Operator, setFont } from './interpreter.ts'
import { showText } from './show-text.ts'

/** Operators of text; they end the trace of a removed picture, as the next ones do. */
export const TEXT_OPERATORS: Record<string, Operator> = {
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
        content: marks.findLast(mark => mark.content !== undefined)?.content,
        isHiddenLayer: isHidden(interpreter),
        areasBelow: drawing.areas.length,
      },
      drawing.glyphs,
    )
    const isVertical = state.font.isVertical
    interpreter.textMatrix = translate(interpreter.textMatrix, isVertical ? 0 : pen, isVertical ? -pen : 0)
  },
}

function moveLine(interpreter: Interpreter, x: number, y: number): void {
  interpreter.lineMatrix = translate(interpreter.lineMatrix, x, y)
  interpreter.textMatrix = interpreter.lineMatrix
}
