import { type Box, uniteBoxes } from '../../../base/geometry/box.ts'
import type { Matrix } from '../../../base/geometry/matrix.ts'
import type { DroppedText, Page, TextRun } from '../../../model/page/page.ts'
import { textOfRuns } from '../../../base/text/characters/text-of-runs.ts'
import { isPersian, toPersian } from '../../../base/text/characters/persian.ts'
import { hasCyrillic, mainScript, type Script, unmixScripts } from '../../../base/text/characters/look-alikes.ts'
import { composeAccents } from './words/accents.ts'
import { crossLetters } from './words/crossbars.ts'
import type { Drawing, DroppedGlyph } from './drawing/drawing.ts'
import { findGraphics } from './graphics/figures.ts'
import { findRules } from './graphics/rules.ts'
import { findShades } from './graphics/shades.ts'
import { findFormulas } from './math/find-formulas.ts'
import type { TaggedFormula } from './structure/structure.ts'
import { separateTypedRules } from './graphics/typed-rules.ts'
import { readDegrees } from './words/degrees.ts'
import { readGreek } from './words/greek.ts'
import { readProofBoxes } from './words/proof-boxes.ts'
import { joinRuns, type SharedTexts } from './words/runs.ts'
import { pictureShare, sortGlyphs } from './visibility.ts'

/** What reading one page gives beside the page itself. */
export interface ReadPage {
  readonly page: Page
  readonly isTextLayer: boolean
  readonly isFailed: boolean
  /** Runs whose letters of two scripts were read as one. */
  readonly unmixedRuns: number
  /** Share of the page that pictures cover. */
  readonly pictureShare: number
  /** Glyphs that annotations drew: typed notes, values of form fields. */
  readonly noteGlyphs: number
}

/** The place of a page in its file, and its size. */
export interface PageFrame {
  readonly number: number
  readonly label: string | undefined
  readonly width: number
  readonly height: number
  /** From user space to the page as shown. */
  readonly matrix: Matrix
}

/** What is known of a page besides what is drawn on it. */
interface PageFacts {
  /** Those of all pages of the document. */
  readonly texts?: SharedTexts
  /** Those of the structure tree. */
  readonly formulas?: readonly TaggedFormula[] | undefined
}

/** The page as the page model knows it, from what was drawn on it. */
export function toPage(drawing: Drawing, frame: PageFrame, { texts = new Map(), formulas }: PageFacts = {}): ReadPage {
  const { number, label, width, height } = frame
  const pageBox = boxOfFrame(frame)
  const { seen, dropped, isTextLayer } = sortGlyphs(drawing, pageBox)
  const boxed = readProofBoxes(seen, drawing.lines)
  const found = findFormulas(boxed.glyphs, boxed.lines, formulas)
  const { glyphs, lines } = crossLetters(composeAccents(found.glyphs), found.lines)
  const joined = readDegrees(joinRuns(glyphs, texts)).map(readGreek)
  const script = joined.some(({ text }) => hasCyrillic(text)) ? mainScript(joined.map(run => run.text)) : undefined
  const inScript = script === undefined ? joined : joined.map(run => unmixRun(run, script))
  const unmixed = isPersian(joined.map(run => run.text)) ? inScript.map(readPersian) : inScript
  const { runs, typed, rules: typedRules } = separateTypedRules(unmixed)
  const { figures, rules: drawn } = findGraphics(drawing, findRules(lines), runs, pageBox)
  const rules = [...drawn, ...typedRules]
  const shades = findShades(drawing.areas, figures, pageBox)
  const page = {
    number,
    label,
    width,
    height,
    runs,
    rules,
    figures,
    dropped: [...toDroppedTexts(dropped, number), ...typed.map(run => toDroppedRule(run, number))],
  }
  return {
    page: { ...page, ...(shades.length > 0 ? { shades } : {}), ...(isTextLayer ? { isTextLayer } : {}) },
    isTextLayer,
    isFailed: false,
    unmixedRuns: inScript.filter((run, i) => run !== joined[i]).length,
    pictureShare: pictureShare(drawing, pageBox),
    noteGlyphs: drawing.noteGlyphs ?? 0,
  }
}

function unmixRun(run: TextRun, script: Script): TextRun {
  const text = unmixScripts(run.text, script)
  return text === run.text ? run : { ...run, text }
}

function readPersian(run: TextRun): TextRun {
  const text = toPersian(run.text)
  return text === run.text ? run : { ...run, text }
}

/** The box of the whole page. */
export function boxOfFrame({ width, height }: PageFrame): Box {
  return { left: 0, top: 0, right: width, bottom: height }
}

/** A page of which nothing could be read. */
export function emptyPage({ number, label, width, height }: PageFrame): Page {
  return { number, label, width, height, runs: [], rules: [], figures: [], dropped: [] }
}

function toDroppedRule({ text, box, glyphs }: TextRun, page: number): DroppedText {
  return { page, text, box, glyphs, reason: 'rule' }
}

function toDroppedTexts(dropped: readonly DroppedGlyph[], page: number): readonly DroppedText[] {
  const texts: DroppedText[] = []
  for (let start = 0; start < dropped.length; ) {
    const reason = dropped[start]?.reason
    let end = start + 1
    while (dropped[end]?.reason === reason) end++
    const runs = joinRuns(dropped.slice(start, end).map(({ glyph }) => glyph))
    if (reason !== undefined && runs.length > 0) {
      texts.push({
        page,
        text: textOfRuns(runs),
        box: uniteBoxes(runs.map(run => run.box)),
        glyphs: runs.reduce((sum, run) => sum + run.glyphs, 0),
        reason,
      })
    }
    start = end
  }
  return texts
}
