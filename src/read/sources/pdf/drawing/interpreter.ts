import type { Box } from '../../../../base/geometry/box.ts'
import type { Matrix } from '../../../../base/geometry/matrix.ts'
import type { PdfFont } from '../fonts/fonts.ts'
import { intersect, mapBox } from './clip-box.ts'
import { drawImage } from './draw-path.ts'
import type { Drawing } from './drawing.ts'
import type { GraphicsState } from './graphics-state.ts'
import type { OpenAnnotation } from './open-annotation.ts'

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
  /** Whether a formula holds the marked content, whose MathML is known. */
  isOfFormula(contentId: number): boolean
}

/** A piece of marked content that is open. */
export interface MarkedContent {
  readonly tag: string | undefined
  readonly isHidden: boolean
  /** Its id, where it is of a tagged formula. */
  readonly content?: number | undefined
  /** What its glyphs stand for, where the file says it. */
  readonly replacement?: string | undefined
  /** How many glyphs the page had before it. */
  readonly firstGlyph: number
}

/** The state of a page being drawn: everything that operators change. */
export interface Interpreter {
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
   * A picture removed by the size limit leaves a `transform` after which nothing is drawn until its scope ends: at `restore`,
   * at the end of a form or group, or, where the program saved no state, at the end of the page.
   */
  hasUndrawnTransform: boolean
  /** The annotation that is being drawn. */
  annotation?: OpenAnnotation | undefined
}

/** What one operator does to the page being drawn. */
export type Operator = (interpreter: Interpreter, args: readonly unknown[]) => void

/** Puts the graphics state by. */
export function save(interpreter: Interpreter): void {
  interpreter.saved.push({ ...interpreter.state })
}

/** Brings the graphics state back that was put by last. */
export function restore(interpreter: Interpreter): void {
  const state = interpreter.saved.pop()
  if (state) interpreter.state = state
}

/** Sets font and size from the arguments of the operator. */
export function setFont(state: GraphicsState, resources: PageResources, [id, size]: readonly unknown[]): void {
  state.font = resources.fontOf(String(id))
  state.fontSize = numberOf(size)
}

/** Whether an open layer is switched off. */
export function isHidden(interpreter: Interpreter): boolean {
  return interpreter.marks.some(mark => mark.isHidden)
}

/** Whether what is drawn now is not seen: in a mask, or in a layer that is switched off. */
export function isUnseen(interpreter: Interpreter): boolean {
  return interpreter.maskDepth > 0 || isHidden(interpreter)
}

/** The argument as a number; 0 where a broken file has something else. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** A picture fills the unit square of user space (PDF 1.7, 8.9.5). */
export function drawPicture(interpreter: Interpreter): void {
  if (isUnseen(interpreter)) return
  const { state, drawing } = interpreter
  drawImage(intersect(state.clip, mapBox(state.matrix, UNIT_SQUARE)), drawing)
}

/** Counts the picture that a pending transform stands for; at the end of each scope. */
export function drawRemovedPicture(interpreter: Interpreter): void {
  if (interpreter.hasUndrawnTransform) drawPicture(interpreter)
  interpreter.hasUndrawnTransform = false
}

const UNIT_SQUARE = new Float32Array([0, 0, 1, 1])
