/** A rectangle on one page, in points, y downwards. Invariant: `left <= right`, `top <= bottom`. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The smallest box around all `boxes`; a box of no size at the origin when there are none. */
export function uniteBoxes(boxes: Iterable<Box>): Box {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const box of boxes) {
    if (box.left < left) left = box.left
    if (box.top < top) top = box.top
    if (box.right > right) right = box.right
    if (box.bottom > bottom) bottom = box.bottom
  }
  return left === Infinity ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom }
}

/** Width of `box` in points. */
export function widthOf(box: Box): number {
  return box.right - box.left
}

/** Height of `box` in points. */
export function heightOf(box: Box): number {
  return box.bottom - box.top
}

/** Area of `box` in square points. */
export function areaOf(box: Box): number {
  return widthOf(box) * heightOf(box)
}

/** Length of the x interval that both boxes (or columns, which have no height) cover; 0 or less when they do not overlap. */
export function overlapX(a: Pick<Box, 'left' | 'right'>, b: Pick<Box, 'left' | 'right'>): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left)
}

/** Length of the y interval that both boxes cover; 0 or less when they do not overlap. */
export function overlapY(a: Box, b: Box): number {
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
}

/** Whether the point lies in the box, its edges included. */
export function containsPoint(box: Box, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

/** The box moved outwards by `margin` on every side. */
export function growBox(box: Box, margin: number): Box {
  return { left: box.left - margin, top: box.top - margin, right: box.right + margin, bottom: box.bottom + margin }
}

/** The part of a box as far from its right edge as it was from the left one. */
export function mirrorIn<Part extends Pick<Box, 'left' | 'right'>>(part: Part, { left, right }: Box): Part {
  return { ...part, left: left + right - part.right, right: left + right - part.left }
}
