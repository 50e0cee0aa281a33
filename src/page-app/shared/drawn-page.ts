import type { DrawnBox, DrawnText, PageDrawing } from '../../write/writers/inspection/page-drawing.ts'
import { shape } from '../dom/elements.ts'

/** The class of each bit of a style; see `page-drawing.ts`. */
const STYLES = ['bold', 'italic', 'monospace']

/** What is printed on a page, drawn with the letters of the browser: for papers without a PDF. */
export function drawPage(
  { texts, rules, figures, dropped }: PageDrawing,
  { width, height }: { readonly width: number; readonly height: number },
): SVGSVGElement {
  return shape(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, class: 'drawn', 'aria-hidden': 'true' },
    ...figures.map(box => drawBox(box, 'figure')),
    ...rules.map(box => drawBox(box, 'rule')),
    ...texts.map(drawText),
    ...dropped.map(({ box, reason, text }) =>
      drawBox(box, 'dropped', shape('title', {}, `left out (${reason}): ${text}`)),
    ),
  )
}

/** A box; one without a width or height can be seen too. */
export function drawBox(
  [left, top, right, bottom]: DrawnBox,
  className: string,
  ...content: readonly Node[]
): SVGRectElement {
  const size = { width: Math.max(right - left, 0.4), height: Math.max(bottom - top, 0.4) }
  return shape('rect', { x: left, y: top, ...size, class: className }, ...content)
}

/** A text at its place, as long as it is printed. */
function drawText([x, y, length, size, style, turn, text]: DrawnText): SVGTextElement {
  const classes = STYLES.filter((_, bit) => (style >> bit) & 1).join(' ')
  const stretch = text.length > 1 && length > 0 ? { textLength: length, lengthAdjust: 'spacingAndGlyphs' } : {}
  const turned = turn === 0 ? {} : { transform: `rotate(${turn} ${x} ${y})` }
  return shape('text', { x, y, 'font-size': size, class: classes, ...stretch, ...turned }, text)
}
