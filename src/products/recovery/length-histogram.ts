import type { LineLengths } from './line-lengths.ts'
import { type Html, html } from '../../write/writers/html/html-template.ts'

/** What a histogram of line lengths shows. */
export interface HistogramOptions {
  /** Name of the text, above the picture. */
  readonly title: string
  /** CW in characters. */
  readonly columnWidth: number
  /** Share of CW that lines of running text may differ by. */
  readonly eps: number
}

/** Size of the picture and of its margins, in pixels. */
const WIDTH = 760
const HEIGHT = 400
const MARGIN = { left: 64, right: 24, top: 76, bottom: 56 }
const PLOT = { width: WIDTH - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom }

/** Share of the lines that are shown: a few lines of no column would squeeze all the others. */
const SHOWN_SHARE = 0.995
/** Free space after the column width and above the highest bar, as shares of them. */
const ROOM = 0.15
/** About so many numbers are printed along each axis. */
const TICKS = { across: 10, up: 5 }

const COLOURS = { bar: '#9db4cc', column: '#1f5a94', band: '#e3ecf5', average: '#c0561c', grid: '#e6e6e6', ink: '#333' }

/**
 * A histogram of line lengths as SVG, like figure 8 of the article: how many lines have each length, with the average,
 * the column width and the tolerance around it. Empty lines, which may be most, are cut off at the top and counted.
 */
export function writeLengthHistogram(lengths: LineLengths, options: HistogramOptions): string {
  const { columnWidth, eps, title } = options
  const longest = longestShown(lengths, columnWidth * (1 + eps))
  const highest = Math.max(1, ...lengths.distribution.slice(1)) * (1 + ROOM)
  const step = PLOT.width / (longest + 1)
  const x = (length: number) => MARGIN.left + (length + 0.5) * step
  const y = (lines: number) => MARGIN.top + PLOT.height * (1 - Math.min(1, lines / highest))
  const bottom = MARGIN.top + PLOT.height
  const shown = lengths.distribution.slice(0, longest + 1)
  const hidden = lengths.distribution.slice(longest + 1).reduce((sum, lines) => sum + lines, 0)
  const bars = shown.map((lines, length) => {
    if (lines === 0) return html``
    const top = y(lines)
    const fill = length === columnWidth ? COLOURS.column : COLOURS.bar
    const name = `${count(lines)} of ${length} characters`
    return html`<rect x="${round(x(length) - step * 0.42)}" y="${round(top)}" width="${round(step * 0.84)}" height="${round(bottom - top)}" fill="${fill}"><title>${name}</title></rect>
`
  })
  const picture = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Helvetica, Arial, sans-serif" font-size="12" fill="${COLOURS.ink}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="${MARGIN.left}" y="26" font-size="16" font-weight="bold">${title}</text>
<text x="${MARGIN.left}" y="46">${summaryOf(lengths, options)}${hidden === 0 ? '' : `; ${count(hidden)} longer than ${longest} not shown`}</text>
${drawBand(columnWidth, eps, step, x)}${ticksOf(highest, TICKS.up).map(lines => drawRow(lines, y(lines)))}${bars}${ticksOf(
  longest,
  TICKS.across,
).map(
  length => html`<text x="${round(x(length))}" y="${bottom + 18}" text-anchor="middle">${length}</text>
`,
)}<line x1="${MARGIN.left}" y1="${bottom}" x2="${WIDTH - MARGIN.right}" y2="${bottom}" stroke="${COLOURS.ink}"/>
${drawAverage(lengths.average, x(lengths.average), bottom)}${drawColumnWidth(columnWidth, x(columnWidth))}${drawCutBar(shown[0] ?? 0, highest, x(0), step)}<text x="${MARGIN.left + PLOT.width / 2}" y="${HEIGHT - 14}" text-anchor="middle">length of line (characters)</text>
<text x="18" y="${MARGIN.top + PLOT.height / 2}" text-anchor="middle" transform="rotate(-90 18 ${MARGIN.top + PLOT.height / 2})">number of lines</text>
</svg>
`
  return picture.text
}

/** The length up to which nearly all lines are shown, and at least the column with its tolerance. */
function longestShown({ distribution, lines }: LineLengths, widest: number): number {
  let seen = 0
  const enough = distribution.findIndex(count => {
    seen += count
    return seen >= SHOWN_SHARE * lines
  })
  return Math.max(1, Math.ceil(widest * (1 + ROOM)), enough)
}

function summaryOf({ lines, average }: LineLengths, { columnWidth, eps }: HistogramOptions): string {
  return `${count(lines)}; average ${average.toFixed(1)}; column width ${columnWidth} ± ${round(eps * columnWidth)}`
}

/** The lengths that are taken for lines of running text. */
function drawBand(columnWidth: number, eps: number, step: number, x: (length: number) => number): Html {
  const tolerance = Math.floor(eps * columnWidth)
  const left = x(columnWidth - tolerance) - step / 2
  const width = (2 * tolerance + 1) * step
  return html`<rect x="${round(left)}" y="${MARGIN.top}" width="${round(width)}" height="${PLOT.height}" fill="${COLOURS.band}"/>
`
}

function drawRow(lines: number, y: number): Html {
  return html`<line x1="${MARGIN.left}" y1="${round(y)}" x2="${WIDTH - MARGIN.right}" y2="${round(y)}" stroke="${COLOURS.grid}"/>
<text x="${MARGIN.left - 8}" y="${round(y + 4)}" text-anchor="end">${lines}</text>
`
}

/** Its name ends where that of the column width, which is never less, begins. */
function drawAverage(average: number, x: number, bottom: number): Html {
  return html`<line x1="${round(x)}" y1="${MARGIN.top}" x2="${round(x)}" y2="${bottom}" stroke="${COLOURS.average}" stroke-width="1.5" stroke-dasharray="6 4"/>
<text x="${round(x - 4)}" y="${MARGIN.top - 6}" text-anchor="end" fill="${COLOURS.average}">average ${average.toFixed(1)}</text>
`
}

function drawColumnWidth(columnWidth: number, x: number): Html {
  return html`<text x="${round(x)}" y="${MARGIN.top - 6}" font-weight="bold" fill="${COLOURS.column}">CW ${columnWidth}</text>
`
}

/** Empty lines beyond the top: the bar is drawn broken, and their number is beside it. */
function drawCutBar(lines: number, highest: number, x: number, step: number): Html {
  if (lines <= highest) return html``
  const y = MARGIN.top + 10
  return html`<path d="M ${round(x - step)} ${y + 3} L ${round(x + step)} ${y - 3}" stroke="#fff" stroke-width="3"/>
<text x="${round(x + step)}" y="${y + 4}">${count(lines)}</text>
`
}

/** Round numbers from 0 up to `end`, about `wanted` of them. */
function ticksOf(end: number, wanted: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, end / wanted)))
  const step = [1, 2, 5, 10].map(factor => factor * power).find(size => size * wanted >= end) ?? power
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step)
}

function count(lines: number): string {
  return `${lines.toLocaleString('en')} ${lines === 1 ? 'line' : 'lines'}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
