import { drawPicture, isUnseen, type Operator } from './interpreter.ts'

/** Operators that paint something other than paths and text. */
export const PAINT_OPERATORS: Record<string, Operator> = {
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
