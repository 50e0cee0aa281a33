import { readContentProperties } from '../file/replacement-texts.ts'
import { replaceTexts } from './replace-texts.ts'
import { multiply, type Matrix } from '../../../../base/geometry/matrix.ts'
import { intersect, mapBox } from './clip-box.ts'
import { drawPath, isPainting } from './draw-path.ts'
import {
  drawRemovedPicture,
  type Interpreter,
  isUnseen,
  numberOf,
  type Operator,
  restore,
  save,
  setFont,
} from './interpreter.ts'

/** Operators that leave the trace of a removed picture as it is, or look at it themselves. */
export const STATE_OPERATORS: Record<string, Operator> = {
  save,
  restore: interpreter => {
    drawRemovedPicture(interpreter)
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
    const isClip = interpreter.isClipPending
    interpreter.isClipPending = false
    if (!buffer || !minMax) return
    const box = intersect(state.clip, mapBox(state.matrix, minMax as Float32Array))
    if (isClip) state.clip = box
    if (!isPainting(operator as number) || isUnseen(interpreter)) return
    interpreter.hasUndrawnTransform = false
    drawPath(operator as number, buffer, box, state, drawing)
  },
  paintFormXObjectBegin: (interpreter, [matrix, box]) => {
    save(interpreter)
    interpreter.formDepth++
    const { state } = interpreter
    // A form that is a group has its box there, and none here.
    clipByForm(interpreter, matrix as Numbers | null, box as Float32Array | null)
    if (!matrix) return
    interpreter.hasUndrawnTransform = true
    state.matrix = multiply(state.matrix, Array.from(matrix as Numbers) as unknown as Matrix)
  },
  paintFormXObjectEnd: interpreter => {
    drawRemovedPicture(interpreter)
    interpreter.formDepth--
    restore(interpreter)
  },
  beginGroup: (interpreter, [group]) => {
    save(interpreter)
    const { smask, matrix, bbox } = (group ?? {}) as Group
    clipByForm(interpreter, matrix, bbox)
    const isMask = Boolean(smask)
    interpreter.groups.push(isMask)
    if (isMask) interpreter.maskDepth++
  },
  endGroup: interpreter => {
    drawRemovedPicture(interpreter)
    if (interpreter.groups.pop()) interpreter.maskDepth--
    restore(interpreter)
  },
  beginMarkedContent: (interpreter, [tag]) => {
    // Without properties pdf.js hands the name over as an object.
    beginMark(interpreter, String((tag as { name?: unknown }).name), null)
  },
  beginMarkedContentProps: (interpreter, [tag, properties]) => {
    beginMark(interpreter, String(tag), properties)
  },
  endMarkedContent: ({ marks, drawing }) => {
    const mark = marks.pop()
    if (mark?.replacement !== undefined) replaceTexts(drawing.glyphs, mark.firstGlyph, mark.replacement)
  },
}

type Numbers = Iterable<number>

/** What pdf.js says of a transparency group. */
interface Group {
  readonly smask?: unknown
  readonly matrix?: Numbers | null
  readonly bbox?: Float32Array | null
}

/** Clips what follows by the box of a form, which its matrix maps. */
function clipByForm(
  { state }: Interpreter,
  matrix: Numbers | null | undefined,
  box: Float32Array | null | undefined,
): void {
  if (!box) return
  const mapped = matrix ? multiply(state.matrix, Array.from(matrix) as unknown as Matrix) : state.matrix
  state.clip = intersect(state.clip, mapBox(mapped, box))
}

function beginMark({ marks, resources, formDepth, drawing }: Interpreter, name: string, properties: unknown): void {
  const firstGlyph = drawing.glyphs.length
  if (name === 'OC') {
    marks.push({ tag: undefined, isHidden: properties !== null && !resources.isLayerVisible(properties), firstGlyph })
    return
  }
  const { contentId, replacement } = readContentProperties(properties)
  // Content ids inside a form belong to the form, not to the page whose roles are known.
  const known = formDepth === 0 ? contentId : undefined
  const role = known === undefined ? undefined : resources.roleOf(known)
  const content = known !== undefined && resources.isOfFormula(known) ? known : undefined
  marks.push({ tag: name === 'Artifact' ? name : role, isHidden: false, replacement, content, firstGlyph })
}
