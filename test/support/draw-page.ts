import type { Direction, Page, TextRun } from '../../src/model/page/page.ts'

/** Look of one drawn line, written behind it: `{18 bold}`, `{8 italic}`, `{font=Sans}`, `{mono #ff0000 tag=H1}`. */
interface LineLook {
  readonly size: number
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isMonospace: boolean
  readonly fontName: string | undefined
  readonly color: string | undefined
  readonly tag: string | undefined
}

/** How to draw a page. */
export interface DrawOptions {
  /** Page of the file, default 1. */
  readonly number?: number
  readonly label?: string
  /** Height of the page in points, default 792: a low page has its foot near its head. */
  readonly height?: number
  /** Its width in points, default 612. */
  readonly width?: number
  /** Type size of lines without a look of their own, in points; default 10. */
  readonly size?: number
  /** Turns the finished page: text is read in this direction; default 0. */
  readonly direction?: Direction
  readonly figures?: Page['figures']
  readonly rules?: Page['rules']
  readonly shades?: Page['shades']
}

/** Width of every drawn character, in points. */
export const CHARACTER_WIDTH = 6
/** Distance of the baselines of drawn lines, in points. */
export const LINE_HEIGHT = 12
/** White space left of the first and above the first line, in points. */
export const MARGIN = 48
const PAGE = { width: 612, height: 792 }
/** Raised and lowered marks are smaller and stand apart from the line, in shares of the line's size. */
const SCRIPT_SIZE = 0.7
const RAISED_BY = 0.35
const LOWERED_BY = 0.2

/**
 * Draws a page: one character is 6 by 12 points, whatever the type size.
 *
 * A line may end in its look (`{18 bold}`); text between `^` is raised (`Ann Lee^1^`), and `<b>`, `<i>`, `<sub>` set
 * the words in them bold, italic or lowered. Marks take no room: what follows them moves left.
 */
export function drawPage(art: string | readonly string[], options: DrawOptions = {}): Page {
  const lines = linesOf(art)
  const indent = Math.min(...lines.filter(line => line.trim() !== '').map(line => line.search(/\S/)))
  const upright = lines.flatMap((line, row) => drawLine(line.slice(indent), row, options.size ?? 10))
  const { number = 1, label, direction = 0, rules = [], figures = [] } = options
  const page = { width: options.width ?? PAGE.width, height: options.height ?? PAGE.height }
  const runs = direction === 0 ? upright : upright.map(run => turnRun(run, direction, page))
  const shades = options.shades === undefined ? {} : { shades: options.shades }
  return { number, label, ...page, runs, rules, figures, ...shades, dropped: [] }
}

/** Drawings over each other as one page, where lines side by side have different looks. */
export function drawLayers(layers: readonly (readonly string[])[], options: DrawOptions = {}): Page {
  const runs = layers.flatMap(lines => drawPage(keepMargin(lines), options).runs)
  const isMargin = ({ text }: TextRun) => text === MARGIN_MARK
  return { ...drawPage('', options), runs: runs.filter(run => !isMargin(run)) }
}

/** In each layer the first column is that of the page. */
const MARGIN_MARK = '\u2063'

function keepMargin(lines: readonly string[]): string[] {
  return [...lines, MARGIN_MARK]
}

/** The baseline of a drawn line, counted from 0, in points. */
export function baselineOf(row: number): number {
  return MARGIN + (row + 1) * LINE_HEIGHT
}

function linesOf(art: string | readonly string[]): readonly string[] {
  if (typeof art !== 'string') return art
  return art
    .replace(/^\n/, '')
    .replace(/\n\s*$/, '')
    .split('\n')
}

const TOKEN = /<(\/?)(b|i|sub)>|\^([^^]*)\^|((?:[^\s^<]|<(?!\/?(?:b|i|sub)>))+)|\s+/g

function drawLine(line: string, row: number, size: number): TextRun[] {
  const look = readLook(line, size)
  const baseline = baselineOf(row)
  const runs: TextRun[] = []
  const open = new Set<string>()
  let column = 0
  let spaceBefore = true
  for (const [token, slash, name, raised, plain] of line.replace(/\s*\{[^}]*\}\s*$/, '').matchAll(TOKEN)) {
    if (name !== undefined) {
      if (slash === '/') open.delete(name)
      else open.add(name)
      continue
    }
    const text = raised ?? plain
    if (text !== undefined) {
      const own = { ...look, isBold: look.isBold || open.has('b'), isItalic: look.isItalic || open.has('i') }
      const script = raised !== undefined ? 'super' : open.has('sub') ? 'sub' : undefined
      runs.push(drawRun(text, { column, baseline, look: own, script, spaceBefore }))
    }
    spaceBefore = text === undefined
    column += (text ?? token).length
  }
  return runs
}

function readLook(line: string, size: number): LineLook {
  const words = /\{([^}]*)\}\s*$/.exec(line)?.[1]?.split(' ') ?? []
  const valueOf = (name: string) => words.find(word => word.startsWith(`${name}=`))?.slice(name.length + 1)
  return {
    size: words.map(Number).find(value => value > 0) ?? size,
    isBold: words.includes('bold'),
    isItalic: words.includes('italic'),
    isMonospace: words.includes('mono'),
    fontName: valueOf('font'),
    color: words.find(word => word.startsWith('#')),
    tag: valueOf('tag'),
  }
}

interface RunPlace {
  readonly column: number
  readonly baseline: number
  readonly look: LineLook
  readonly script: 'super' | 'sub' | undefined
  readonly spaceBefore: boolean
}

function drawRun(text: string, { column, baseline, look, script, spaceBefore }: RunPlace): TextRun {
  const size = script === undefined ? look.size : SCRIPT_SIZE * look.size
  const rise = script === 'super' ? RAISED_BY : script === 'sub' ? -LOWERED_BY : 0
  const own = baseline - rise * look.size
  const left = MARGIN + column * CHARACTER_WIDTH
  const family = look.fontName ?? (look.isMonospace ? 'Mono' : 'Serif')
  const name = `${family}${look.isBold ? '-Bold' : ''}${look.isItalic ? '-Italic' : ''}`
  return {
    text,
    box: { left, top: own - 0.75 * size, right: left + text.length * CHARACTER_WIDTH, bottom: own + 0.25 * size },
    baseline: own,
    size,
    font: { name, isBold: look.isBold, isItalic: look.isItalic, isMonospace: look.isMonospace },
    color: look.color,
    direction: 0,
    spaceBefore,
    glyphs: text.length,
    ...(look.tag === undefined ? {} : { tag: look.tag }),
  }
}

/** The run where it stands when the sheet is turned so that its text is read in `direction`. */
function turnRun(run: TextRun, direction: Direction, page: { width: number; height: number }): TextRun {
  const { left, top, right, bottom } = run.box
  switch (direction) {
    case 90: {
      const box = { left: page.width - bottom, top: left, right: page.width - top, bottom: right }
      return { ...run, direction, box, baseline: page.width - run.baseline }
    }
    case 270: {
      const box = { left: top, top: page.height - right, right: bottom, bottom: page.height - left }
      return { ...run, direction, box, baseline: run.baseline }
    }
    case 180: {
      const box = {
        left: page.width - right,
        top: page.height - bottom,
        right: page.width - left,
        bottom: page.height - top,
      }
      return { ...run, direction, box, baseline: page.height - run.baseline }
    }
    case 0:
      return run
  }
}
