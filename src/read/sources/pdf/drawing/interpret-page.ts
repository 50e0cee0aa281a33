import { IDENTITY } from '../../../../base/geometry/matrix.ts'
import type { OperatorNumbers } from '../port/pdfjs.ts'
import { ANNOTATION_OPERATORS } from './annotation-operators.ts'
import type { Drawing } from './drawing.ts'
import { initialState } from './graphics-state.ts'
import {
  drawRemovedPicture,
  type Interpreter,
  type Operator,
  type OperatorList,
  type PageResources,
} from './interpreter.ts'
import { PAINT_OPERATORS } from './paint-operators.ts'
import { STATE_OPERATORS } from './state-operators.ts'
import { TEXT_OPERATORS } from './text-operators.ts'

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
