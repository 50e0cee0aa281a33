/** An affine map `x' = a x + c y + e`, `y' = b x + d y + f`, written `[a, b, c, d, e, f]` as in PDF. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** The map that changes nothing. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The map that first does `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ]
}

/** The map that first moves by `x`, `y`, then does `outer`. */
export function translate(outer: Matrix, x: number, y: number): Matrix {
  const [a, b, c, d, e, f] = outer
  return [a, b, c, d, a * x + c * y + e, b * x + d * y + f]
}

/** x of the point after the map. */
export function mapX(matrix: Matrix, x: number, y: number): number {
  return matrix[0] * x + matrix[2] * y + matrix[4]
}

/** y of the point after the map. */
export function mapY(matrix: Matrix, x: number, y: number): number {
  return matrix[1] * x + matrix[3] * y + matrix[5]
}

/** Mean factor by which the map scales lengths. */
export function scaleOf(matrix: Matrix): number {
  return Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))
}

/** Whether the map keeps horizontal and vertical lines horizontal or vertical. */
export function keepsAxes(matrix: Matrix): boolean {
  const [a, b, c, d] = matrix
  const straight = Math.abs(a) + Math.abs(d)
  const turned = Math.abs(b) + Math.abs(c)
  return turned <= straight * AXIS_TOLERANCE || straight <= turned * AXIS_TOLERANCE
}

/** Largest ratio of off-axis to on-axis terms that still counts as unrotated: a lean of 0.06 degrees. */
const AXIS_TOLERANCE = 0.001
