// A page of a paper in the form in which tests draw pages (`test/support/draw-page.ts`).
import { fitLine } from './replace-words.mjs'

/** Size of the drawn grid, in points: one character, one line, and the margin at the left and above the first line. */
const GRID = { width: 6, height: 12, margin: 48 }
/** Size of drawn type where a line has no look. */
const BODY_SIZE = 10
/** Pieces of so many characters show how wide one is. */
const LONG_PIECE = 20
/** Fewest words of a line whose length is made that of the printed line. */
const FITTED_WORDS = 4
/** Sizes that differ by less than this share are one. */
const SAME_SIZE = 0.05
/** A run is raised or lowered where it is smaller than this share of its piece and this far from the baseline, in its sizes. */
const SCRIPT_SIZE = 0.85
const SCRIPT_SHIFT = 0.1

/**
 * The page as layers of drawn lines with other words, and the numbers that drawing needs. Two layers, where pieces in one line
 * have different looks.
 *
 * @param page the page, in points
 * @param pieces its pieces of text that are to be drawn, from `understand/layout/lines/pieces.ts`
 * @param setting `body`: the body style; `leading`: distance of its lines; `replace`: gives the words of a text
 * @returns `layers` of lines, `width` and `height` of the page, boxes of `rules` and `figures`, and `placed`: the pieces with their texts
 */
export function toPageArt(page, pieces, { body, leading, replace }) {
  const scale = { x: GRID.width / characterWidth(pieces), y: GRID.height / leading }
  const upright = pieces.filter(({ runs }) => runs[0]?.direction === 0)
  const wanted = upright.map(piece => ({
    piece,
    row: Math.round((piece.baseline * scale.y - GRID.margin) / GRID.height) - 1,
    column: Math.round((piece.box.left * scale.x - GRID.margin) / GRID.width),
  }))
  const shift = {
    row: -Math.min(0, ...wanted.map(({ row }) => row)),
    column: -Math.min(0, ...wanted.map(({ column }) => column)),
  }
  const placed = []
  for (const { piece, row, column } of wanted.toSorted((a, b) => a.piece.baseline - b.piece.baseline)) {
    const { text, look } = drawPiece(piece, {
      body,
      replace,
      length: Math.round(((piece.box.right - piece.box.left) * scale.x) / GRID.width),
    })
    placed.push(findPlace({ piece, text, look, row: row + shift.row, column: column + shift.column }, placed))
  }
  const toBox = ({ left, top, right, bottom }) => ({
    left: round(left * scale.x + shift.column * GRID.width),
    top: round(top * scale.y + shift.row * GRID.height),
    right: round(right * scale.x + shift.column * GRID.width),
    bottom: round(bottom * scale.y + shift.row * GRID.height),
  })
  return {
    layers: toLayers(placed),
    width: Math.round(page.width * scale.x + shift.column * GRID.width),
    height: Math.round(page.height * scale.y + shift.row * GRID.height),
    rules: page.rules.map(({ box, orientation }) => ({ box: toBox(box), orientation })),
    figures: page.figures.map(toBox),
    placed,
  }
}

function characterWidth(pieces) {
  const widths = pieces
    .map(({ box, runs }) => ({ length: textOf(runs).length, width: box.right - box.left }))
    .filter(({ length }) => length >= LONG_PIECE)
    .map(({ length, width }) => width / length)
    .toSorted((a, b) => a - b)
  return widths[Math.floor(widths.length / 2)] ?? GRID.width
}

function textOf(runs) {
  return runs.map(({ text, spaceBefore }, i) => (i > 0 && spaceBefore ? ` ${text}` : text)).join('')
}

function drawPiece({ runs, size, baseline }, { body, replace, length }) {
  const isWhole = trait => runs.every(({ font }) => font[trait] === true)
  const [bold, italic] = [isWhole('isBold'), isWhole('isItalic')]
  const isText = Math.abs(size - body.size) < SAME_SIZE * body.size
  const plain = isText ? fit(replace(textOf(runs)), length) : replace(textOf(runs))
  const hasMarks = runs.some(run => scriptOf(run, size, baseline) !== undefined)
  const isMixed = !(bold || isNone(runs, 'isBold')) || !(italic || isNone(runs, 'isItalic'))
  const text = hasMarks || isMixed ? drawRuns(runs, { replace, bold, italic, size, baseline }) : plain
  return { text, look: lookOf(runs[0], { size, body, bold, italic }) }
}

function isNone(runs, trait) {
  return runs.every(({ font }) => font[trait] !== true)
}

function fit(line, length) {
  return line.split(' ').length < FITTED_WORDS ? line : fitLine(line, length)
}

/** The runs one after the other, with the marks of those that are raised, lowered, or of other weight or slant than the line. */
function drawRuns(runs, { replace, bold, italic, size, baseline }) {
  return runs
    .map((run, i) => {
      const space = i > 0 && run.spaceBefore ? ' ' : ''
      const script = scriptOf(run, size, baseline)
      const text = replace(run.text)
      if (script === 'super') return `${space}^${text}^`
      const lowered = script === 'sub' ? `<sub>${text}</sub>` : text
      const slanted = run.font.isItalic === true && !italic ? `<i>${lowered}</i>` : lowered
      return space + (run.font.isBold === true && !bold ? `<b>${slanted}</b>` : slanted)
    })
    .join('')
}

function scriptOf(run, size, baseline) {
  if (run.size > SCRIPT_SIZE * size) return undefined
  if (baseline - run.baseline > SCRIPT_SHIFT * size) return 'super'
  return run.baseline - baseline > SCRIPT_SHIFT * size ? 'sub' : undefined
}

/** The look of a line as tests write it: `{14 bold font=Sans}`; empty where it is that of the body. */
function lookOf({ font, color, tag }, { size, body, bold, italic }) {
  const drawn = Math.round((2 * BODY_SIZE * size) / body.size) / 2
  const words = [
    ...(drawn === BODY_SIZE ? [] : [drawn]),
    ...(bold ? ['bold'] : []),
    ...(italic ? ['italic'] : []),
    ...(font.isMonospace === true ? ['mono'] : isBodyFamily(font, body) ? [] : ['font=Sans']),
    ...(color === undefined || color === body.color ? [] : [color]),
    ...(tag === undefined ? [] : [`tag=${tag}`]),
  ]
  return words.length === 0 ? '' : ` {${words.join(' ')}}`
}

/** Whether a font is that of the body, or a weight or slant of it: `Times-Bold` beside `Times-Roman`. */
function isBodyFamily({ name }, { fontName }) {
  const familyOf = font =>
    font
      .replace(/^[A-Z]{6}\+/, '')
      .slice(0, 5)
      .toLowerCase()
  return familyOf(name) === familyOf(fontName)
}

/** The piece in the first line from its own on where it has room. */
function findPlace(piece, placed) {
  const end = piece.column + widthOf(piece.text)
  const isTaken = row =>
    placed.some(
      other => other.row === row && other.column < end + 1 && piece.column < other.column + widthOf(other.text) + 1,
    )
  let { row } = piece
  while (isTaken(row)) row++
  return { ...piece, row }
}

/** Count of characters that take room. */
function widthOf(text) {
  return text.replace(/<\/?(?:b|i|sub)>|\^/g, '').length
}

/** Lines of text, one layer for each look that comes second in its line. */
function toLayers(placed) {
  const layers = []
  for (const piece of placed.toSorted((a, b) => a.row - b.row || a.column - b.column)) {
    let layer = 0
    while (layers[layer]?.[piece.row] !== undefined && layers[layer][piece.row].look !== piece.look) layer++
    layers[layer] ??= []
    const line = layers[layer][piece.row] ?? { text: '', look: piece.look }
    const room = piece.column - widthOf(line.text)
    layers[layer][piece.row] = { ...line, text: line.text + ' '.repeat(Math.max(0, room)) + piece.text }
  }
  return layers.map(rows => Array.from(rows, row => (row === undefined ? '' : row.text + row.look)))
}

function round(value) {
  return Math.round(value * 10) / 10
}
