/*
 * The box of a glyph in the Compact Font Format, from its program (Adobe Technical Notes 5176 and 5177). Only the points are
 * followed: fonts have points at the extremes of their curves, so these bound the ink.
 */

/** Left, bottom, right and top of the ink in units of the glyph, y upwards; `undefined` where there is no ink. */
export type InkBox = readonly [left: number, bottom: number, right: number, top: number]

/** Subroutines of a glyph's font: `own` those of its dictionary, `shared` those of all. */
export interface Subroutines {
  readonly own: readonly Uint8Array[]
  readonly shared: readonly Uint8Array[]
}

/** Deepest call of subroutines (Technical Note 5177, appendix B). */
const DEEPEST_CALL = 10

interface Pen {
  readonly stack: number[]
  x: number
  y: number
  hints: number
  left: number
  bottom: number
  right: number
  top: number
  isDone: boolean
}

/** The box of what the program draws. */
export function boxOfCharstring(program: Uint8Array, subroutines: Subroutines): InkBox | undefined {
  const pen: Pen = {
    stack: [],
    x: 0,
    y: 0,
    hints: 0,
    left: Infinity,
    bottom: Infinity,
    right: -Infinity,
    top: -Infinity,
    isDone: false,
  }
  run(program, subroutines, pen, 0)
  return pen.right < pen.left ? undefined : [pen.left, pen.bottom, pen.right, pen.top]
}

function run(code: Uint8Array, subroutines: Subroutines, pen: Pen, depth: number): void {
  for (let at = 0; at < code.length && !pen.isDone; ) {
    const byte = code[at] ?? 0
    if (byte >= 32 || byte === 28) {
      at = pushNumber(code, at, pen.stack)
      continue
    }
    at++
    if (byte === 10 || byte === 29) {
      const list = byte === 10 ? subroutines.own : subroutines.shared
      const called = list[(pen.stack.pop() ?? 0) + biasOf(list.length)]
      if (called !== undefined && depth < DEEPEST_CALL) run(called, subroutines, pen, depth + 1)
    } else if (byte === 11) return
    else if (byte === 12) drawFlex(code[at++] ?? 0, pen)
    else if (byte === 19 || byte === 20) {
      countHints(pen)
      at += (pen.hints + 7) >> 3
    } else OPERATORS[byte]?.(pen)
  }
}

function biasOf(count: number): number {
  if (count < 1240) return 107
  return count < 33_900 ? 1131 : 32_768
}

/** Pushes the number at `at`, and gives the place after it. */
function pushNumber(code: Uint8Array, at: number, stack: number[]): number {
  const byte = code[at] ?? 0
  const next = code[at + 1] ?? 0
  if (byte === 28) {
    stack.push((((next << 8) | (code[at + 2] ?? 0)) << 16) >> 16)
    return at + 3
  }
  if (byte <= 246) {
    stack.push(byte - 139)
    return at + 1
  }
  if (byte < 255) {
    stack.push(byte <= 250 ? (byte - 247) * 256 + next + 108 : -(byte - 251) * 256 - next - 108)
    return at + 2
  }
  const whole = ((next << 8) | (code[at + 2] ?? 0)) << 16
  stack.push((whole >> 16) + (((code[at + 3] ?? 0) << 8) | (code[at + 4] ?? 0)) / 65_536)
  return at + 5
}

function countHints(pen: Pen): void {
  pen.hints += pen.stack.length >> 1
  pen.stack.length = 0
}

function mark(pen: Pen): void {
  pen.left = Math.min(pen.left, pen.x)
  pen.right = Math.max(pen.right, pen.x)
  pen.bottom = Math.min(pen.bottom, pen.y)
  pen.top = Math.max(pen.top, pen.y)
}

function line(pen: Pen, dx: number, dy: number): void {
  mark(pen)
  pen.x += dx
  pen.y += dy
  mark(pen)
}

function curve(pen: Pen, steps: readonly number[]): void {
  for (let i = 0; i + 1 < steps.length; i += 2) line(pen, steps[i] ?? 0, steps[i + 1] ?? 0)
}

/** A move; the first operator of a glyph may have its width below its arguments. */
function move(pen: Pen, dx: number, dy: number): void {
  pen.x += dx
  pen.y += dy
  pen.stack.length = 0
}

/** Lines that are level and upright in turn. */
function drawSides(pen: Pen, startsLevel: boolean): void {
  pen.stack.forEach((step, i) => {
    const isLevel = (i % 2 === 0) === startsLevel
    line(pen, isLevel ? step : 0, isLevel ? 0 : step)
  })
  pen.stack.length = 0
}

/** Curves that begin level and end upright, in turn with those that do the opposite. */
function drawTurns(pen: Pen, startsLevel: boolean): void {
  const s = pen.stack
  let isLevel = startsLevel
  for (let i = 0; i + 3 < s.length; i += 4) {
    const last = s.length - i === 5 ? (s[i + 4] ?? 0) : 0
    const [a = 0, b = 0, c = 0, d = 0] = s.slice(i, i + 4)
    curve(pen, isLevel ? [a, 0, b, c, last, d] : [0, a, b, c, d, last])
    isLevel = !isLevel
  }
  s.length = 0
}

/** Curves whose ends are level (or upright); an odd argument before them turns the first. */
function drawFlat(pen: Pen, isLevel: boolean): void {
  const s = pen.stack
  let first = s.length % 4 === 1 ? (s.shift() ?? 0) : 0
  for (let i = 0; i + 3 < s.length; i += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = s.slice(i, i + 4)
    curve(pen, isLevel ? [a, first, b, c, d, 0] : [first, a, b, c, 0, d])
    first = 0
  }
  s.length = 0
}

/** Steps in pairs: where a point is on the curve and where it guides it does not matter to the box. */
function drawPoints(pen: Pen): void {
  curve(pen, pen.stack)
  pen.stack.length = 0
}

function drawFlex(operator: number, pen: Pen): void {
  const s = pen.stack
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = s
  if (operator === 35) curve(pen, s.slice(0, 12))
  else if (operator === 34) curve(pen, [a, 0, b, c, d, 0, e, 0, f, -c, g, 0])
  else if (operator === 36) curve(pen, [a, b, c, d, e, 0, f, 0, g, h, i, -(b + d + h)])
  else if (operator === 37) drawFlex1(pen)
  s.length = 0
}

function drawFlex1(pen: Pen): void {
  const s = pen.stack.slice(0, 11)
  let dx = 0
  let dy = 0
  for (let i = 0; i < 10; i += 2) {
    dx += s[i] ?? 0
    dy += s[i + 1] ?? 0
  }
  const last = s[10] ?? 0
  curve(pen, [...s.slice(0, 10), ...(Math.abs(dx) > Math.abs(dy) ? [last, -dy] : [-dx, last])])
}

const OPERATORS: Readonly<Record<number, (pen: Pen) => void>> = {
  1: countHints,
  3: countHints,
  18: countHints,
  23: countHints,
  4: pen => move(pen, 0, pen.stack.at(-1) ?? 0),
  5: drawPoints,
  6: pen => drawSides(pen, true),
  7: pen => drawSides(pen, false),
  8: drawPoints,
  14: pen => {
    pen.isDone = true
  },
  21: pen => move(pen, pen.stack.at(-2) ?? 0, pen.stack.at(-1) ?? 0),
  22: pen => move(pen, pen.stack.at(-1) ?? 0, 0),
  24: drawPoints,
  25: drawPoints,
  26: pen => drawFlat(pen, false),
  27: pen => drawFlat(pen, true),
  30: pen => drawTurns(pen, false),
  31: pen => drawTurns(pen, true),
}
