import type { Page, TextRun } from '../../src/page/page.ts'

/** Look of one drawn line, written behind it: `{18 bold}`, `{8 italic}`. */
interface LineLook {
  readonly size: number
  readonly isBold: boolean
  readonly isItalic: boolean
}

/** How to draw a page. */
export interface DrawOptions {
  /** Page of the file, default 1. */
  readonly number?: number
  /** Type size of lines without a look of their own, in points; default 10. */
  readonly size?: number
  readonly figures?: Page['figures']
  readonly rules?: Page['rules']
}

const CHARACTER_WIDTH = 6
const LINE_HEIGHT = 12
const MARGIN = 48
const PAGE = { width: 612, height: 792 }
/** Raised marks are smaller and stand higher, in shares of the line's size. */
const RAISED_SIZE = 0.7
const RAISED_BY = 0.35

/**
 * Draws a page: one character is 6 by 12 points, whatever the type size.
 *
 * A line may end in its look (`{18 bold}`); text between `^` is raised (`Ann Lee^1^`).
 */
export function drawPage(art: string, options: DrawOptions = {}): Page {
  const lines = art
    .replace(/^\n/, '')
    .replace(/\n\s*$/, '')
    .split('\n')
  const indent = Math.min(...lines.filter(line => line.trim() !== '').map(line => line.search(/\S/)))
  const runs = lines.flatMap((line, row) => drawLine(line.slice(indent), row, options.size ?? 10))
  return {
    number: options.number ?? 1,
    label: undefined,
    ...PAGE,
    runs,
    rules: options.rules ?? [],
    figures: options.figures ?? [],
    dropped: [],
  }
}

function drawLine(line: string, row: number, size: number): TextRun[] {
  const look = readLook(line, size)
  const text = line.replace(/\s*\{[^}]*\}\s*$/, '')
  const baseline = MARGIN + (row + 1) * LINE_HEIGHT
  const runs: TextRun[] = []
  let column = 0
  for (const [piece] of text.matchAll(/\^[^^]*\^|[^\s^]+|\s+/g)) {
    const shown = piece.replaceAll('^', '')
    if (shown.trim() !== '') {
      const spaceBefore = column === 0 || /\s$/.test(text.slice(0, text.indexOf(piece))) || runs.length === 0
      runs.push(drawRun(shown, { column, baseline, look, isRaised: piece.startsWith('^'), spaceBefore }))
    }
    column += shown.length
  }
  return runs
}

function readLook(line: string, size: number): LineLook {
  const words = /\{([^}]*)\}\s*$/.exec(line)?.[1]?.split(' ') ?? []
  const own = words.map(Number).find(value => value > 0)
  return { size: own ?? size, isBold: words.includes('bold'), isItalic: words.includes('italic') }
}

interface RunPlace {
  readonly column: number
  readonly baseline: number
  readonly look: LineLook
  readonly isRaised: boolean
  readonly spaceBefore: boolean
}

function drawRun(text: string, { column, baseline, look, isRaised, spaceBefore }: RunPlace): TextRun {
  const size = isRaised ? RAISED_SIZE * look.size : look.size
  const own = isRaised ? baseline - RAISED_BY * look.size : baseline
  const left = MARGIN + column * CHARACTER_WIDTH
  const name = `Serif${look.isBold ? '-Bold' : ''}${look.isItalic ? '-Italic' : ''}`
  return {
    text,
    box: { left, top: own - 0.75 * size, right: left + text.length * CHARACTER_WIDTH, bottom: own + 0.25 * size },
    baseline: own,
    size,
    font: { name, isBold: look.isBold, isItalic: look.isItalic, isMonospace: false },
    color: undefined,
    direction: 0,
    spaceBefore: spaceBefore && !isRaised,
    glyphs: text.length,
  }
}
