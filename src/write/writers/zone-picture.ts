import type { Box } from '../../base/geometry/box.ts'
import { turnBoxBack } from '../../understand/layout/writing/turn.ts'
import type { PageCut, Valley, Zone } from '../../understand/layout/zones/xy-cut.ts'
import { type Html, html } from './html/html-template.ts'
import { toXmlText } from './xml-text.ts'

/** How each kind of thing is drawn: attributes that every viewer of SVG knows. */
const ATTRIBUTES = {
  page: html`fill="#fff" stroke="#888"`,
  token: html`fill="#d8d8d8"`,
  considered: html`fill="#f0b43c" fill-opacity="0.3"`,
  made: html`fill="#d8432f" fill-opacity="0.35"`,
  cut: html`stroke="#d8432f"`,
  block: html`fill="none" stroke="#2060c0" stroke-width="0.8"`,
  label: html`fill="#2060c0" font-family="monospace" font-size="7"`,
} as const

type Kind = keyof typeof ATTRIBUTES

/**
 * A picture of how a page was cut, as SVG in points: its tokens in grey, the valleys that were considered in yellow,
 * those that it was cut in in red with the line of the cut, its blocks in blue with their labels.
 *
 * @param cuts those of one page, one for each direction of its text
 */
export function writeZonePicture(cuts: readonly PageCut[]): string {
  const [first] = cuts
  if (first === undefined) throw new RangeError('a page that was cut has at least one tree of cuts')
  const { width, height } = first.page
  const place = { x: 0, y: 0, width, height }
  const picture = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}">
${drawRect(place, 'page')}
${first.page.runs.map(run => drawBox(run.box, 'token', run.text))}
${cuts.flatMap(cut => zonesOf(cut.zone).flatMap(zone => drawValleys(zone, cut)))}
${cuts.flatMap(cut => zonesOf(cut.zone).flatMap(zone => (zone.cut === undefined ? drawBlock(zone, cut) : [])))}
</svg>
`
  return picture.text
}

/** The zone and all the zones it was cut into, in reading order. */
function zonesOf(zone: Zone): Zone[] {
  return [zone, ...zone.parts.flatMap(zonesOf)]
}

function drawValleys(zone: Zone, { page, direction }: PageCut): Html[] {
  return zone.valleys.flatMap(valley => {
    const isCut = valley === zone.cut
    const title = `${zone.path === '' ? 'page' : zone.path}: ${valley.direction}, ${round(valley.end - valley.start)} pt`
    const why = isCut ? ', cut' : valley.leavesTooSmall ? ', leaves a part too small' : ''
    const band = drawBox(
      turnBoxBack(boxOf(valley, zone.box), page, direction),
      isCut ? 'made' : 'considered',
      title + why,
    )
    return isCut ? [band, drawCut(turnBoxBack(boxOf(middleOf(valley), zone.box), page, direction))] : [band]
  })
}

/** The valley as a band through its zone. */
function boxOf({ direction, start, end }: Valley, zone: Box): Box {
  return direction === 'vertical' ? { ...zone, left: start, right: end } : { ...zone, top: start, bottom: end }
}

function middleOf(valley: Valley): Valley {
  const middle = (valley.start + valley.end) / 2
  return { ...valley, start: middle, end: middle }
}

function drawCut({ left, top, right, bottom }: Box): Html {
  return html`<line ${ATTRIBUTES.cut} x1="${round(left)}" y1="${round(top)}" x2="${round(right)}" y2="${round(bottom)}"/>
`
}

function drawBlock({ box, path }: Zone, { page, direction }: PageCut): Html[] {
  const shown = turnBoxBack(box, page, direction)
  const label = html`<text ${ATTRIBUTES.label} x="${round(shown.left)}" y="${round(shown.top - 1)}">${path}</text>
`
  return [drawBox(shown, 'block', path), label]
}

function drawBox({ left, top, right, bottom }: Box, kind: Kind, title: string): Html {
  return drawRect({ x: left, y: top, width: right - left, height: bottom - top }, kind, title)
}

interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function drawRect({ x, y, width, height }: Rect, kind: Kind, title = ''): Html {
  const size = html`width="${round(Math.max(width, 0))}" height="${round(Math.max(height, 0))}"`
  return html`<rect ${ATTRIBUTES[kind]} x="${round(x)}" y="${round(y)}" ${size}><title>${toXmlText(title)}</title></rect>
`
}

/** Tenths of a point are exact enough for the eye. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}
