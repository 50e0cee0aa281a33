import type { Direction, Font } from '../../../../model/page/page.ts'
import type { PlacedWord } from '../../xml/placed-words.ts'

/** A drawn glyph of a TETML file; y upwards. */
export interface TetmlGlyph {
  text: string
  readonly font: string
  readonly size: number
  readonly x: number
  /** On the baseline. */
  readonly y: number
  readonly width: number
  readonly script: 'super' | 'sub' | undefined
  /** Slope of its baseline in degrees, counterclockwise. */
  readonly slope: number
}

/** A part of a word on one line. */
export interface TetmlBox {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
  readonly glyphs: TetmlGlyph[]
}

/** A word of a TETML file: one box, or more where the program joined what a hyphen splits in print. */
export interface TetmlWord {
  text: string
  readonly boxes: TetmlBox[]
  /** Line of the file, from 1. */
  readonly place: number
}

/** A word on its line; its font is known when the file has been read. */
export interface TetmlRun extends Omit<PlacedWord, 'font' | 'spaceBefore'> {
  readonly font: string
  /** Whether it continues the word of the run before it. */
  readonly isInner: boolean
}

/**
 * What is on the page of a word: a run for each change of font, size or raising, in each of its boxes.
 *
 *     <Text>Verdienst</Text>   Verdien    ->   Verdien-
 *                              st              st
 *
 * A hyphen that the file removed is restored: the text must be as printed.
 */
export function toRuns(word: TetmlWord): readonly TetmlRun[] {
  fillEmptyGlyphs(word)
  const texts = word.boxes.every(hasNamedGlyphs) ? [] : shareText(word)
  let isAfterBreak = true
  return word.boxes.flatMap((box, index) => {
    const parts = runsOfBox(box, texts[index] ?? '', word.place)
    const runs = parts.map((run, part) => ({ ...run, isInner: part > 0 || !isAfterBreak }))
    isAfterBreak = isBroken(box, word.boxes[index + 1])
    return isAfterBreak ? withHyphen(runs) : runs
  })
}

function hasNamedGlyphs({ glyphs }: TetmlBox): boolean {
  return glyphs.some(glyph => glyph.text !== '')
}

/** Characters that a glyph does not name are in the text of the whole word. */
function fillEmptyGlyphs({ text, boxes }: TetmlWord): void {
  if (boxes.every(box => box.glyphs.every(glyph => glyph.text !== ''))) return
  const glyphs = boxes.flatMap(box => box.glyphs)
  let start = 0
  for (const [index, glyph] of glyphs.entries()) {
    if (glyph.text !== '') {
      const found = text.indexOf(glyph.text, start)
      if (found >= 0) start = found + glyph.text.length
      continue
    }
    const next = glyphs.slice(index + 1).find(other => other.text !== '')
    const end = next === undefined ? text.length : text.indexOf(next.text, start)
    if (end <= start) continue
    glyph.text = text.slice(start, end)
    start = end
  }
}

/** The text of each box where the file gives no glyphs: by the widths of the boxes. */
function shareText({ text, boxes }: TetmlWord): readonly string[] {
  const characters = [...text]
  const widths = boxes.map(box => Math.abs(box.x1 - box.x0) || 0)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  let start = 0
  let covered = 0
  return boxes.map((_, index) => {
    covered += widths[index] ?? 0
    const isLast = index === boxes.length - 1
    const end = isLast || whole === 0 ? characters.length : Math.round((characters.length * covered) / whole)
    const share = characters.slice(start, end).join('')
    start = end
    return share
  })
}

function runsOfBox(box: TetmlBox, text: string, place: number): Omit<TetmlRun, 'isInner'>[] {
  const { x0, y0, x1, y1, glyphs } = box
  const whole = { x0, y0, x1, y1, place }
  if (!hasNamedGlyphs(box)) return [{ ...whole, text, font: glyphs[0]?.font ?? '' }]
  const groups = groupGlyphs(glyphs)
  return groups.map(group => {
    const first = group[0] as TetmlGlyph
    const last = group[group.length - 1] as TetmlGlyph
    const { font, size, script, slope } = first
    const direction = toDirection(slope)
    const baseline = direction === 0 || direction === 180 ? first.y : first.x
    const style = { font, size, script, direction, baseline, glyphs: group.length }
    const placed = { x0: first.x, y0: first.y, x1: last.x + last.width, y1: first.y + size }
    const isPart = groups.length > 1 && direction === 0
    return { ...whole, ...(isPart ? placed : {}), ...style, text: group.map(glyph => glyph.text).join('') }
  })
}

function groupGlyphs(glyphs: readonly TetmlGlyph[]): TetmlGlyph[][] {
  const groups: TetmlGlyph[][] = []
  for (const glyph of glyphs) {
    const group = groups.at(-1)
    const before = group?.[0]
    if (group !== undefined && before !== undefined && hasSameLook(before, glyph)) group.push(glyph)
    else groups.push([glyph])
  }
  return groups
}

function hasSameLook(a: TetmlGlyph, b: TetmlGlyph): boolean {
  return a.font === b.font && a.size === b.size && a.script === b.script && a.slope === b.slope
}

/** TETML turns counterclockwise, the page model clockwise; slopes in between count as the nearest direction. */
function toDirection(slope: number): Direction {
  const turns = Math.round((Number.isFinite(slope) ? slope : 0) / 90)
  return (((((-turns % 4) + 4) % 4) * 90) % 360) as Direction
}

/** Whether a word continues in another line: with a box that is not beside this one. */
function isBroken(box: TetmlBox, next: TetmlBox | undefined): boolean {
  return next !== undefined && Math.min(box.y1, next.y1) <= Math.max(box.y0, next.y0)
}

function withHyphen(runs: readonly TetmlRun[]): readonly TetmlRun[] {
  const last = runs.at(-1)
  if (last === undefined || /[-\u00ad\u2010]$/.test(last.text)) return runs
  const glyphs = last.glyphs === undefined ? undefined : last.glyphs + 1
  return [...runs.slice(0, -1), { ...last, text: `${last.text}-`, glyphs }]
}

/** Weight from which a font is bold (`Font/@weight`, as in OpenType). */
const BOLD_WEIGHT = 600

/** A font by its name, and by weight and slope where the name does not say. */
export function withDescriptor(font: Font, weight: number, italicAngle: number): Font {
  return {
    ...font,
    isBold: font.isBold ?? (weight > 0 ? weight >= BOLD_WEIGHT : undefined),
    isItalic: font.isItalic ?? (Number.isFinite(italicAngle) ? italicAngle !== 0 : undefined),
  }
}
