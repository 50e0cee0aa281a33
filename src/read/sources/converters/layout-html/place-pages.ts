import type { Font } from '../../../../model/page/page.ts'
import { fontOfName } from '../../normalise/font-names.ts'
import { isGlued } from '../../xml/document.ts'
import type { PlacedPage, PlacedWord } from '../../xml/placed-words.ts'
import { estimateLineEnds, type MeasuredLine } from './line-ends.ts'
import type { Line, PageDraft, Stretch } from './page-draft.ts'
import { ROOT, type Setting } from './setting.ts'
import { measureText } from './text-width.ts'

/** Share of the type size that lies above the baseline: what MuPDF reckons with, and near what Poppler does. */
const ASCENT = 0.8

/** Pages with their lines as placed words: each text ends where {@link estimateLineEnds} says. Lengths still in pixels. */
export function placePages(drafts: readonly PageDraft[], scale: number): PlacedPage[] {
  const kept = drafts.map(({ lines }) => lines.filter(({ stretches }) => stretches.some(({ text }) => /\S/.test(text))))
  const ends = estimateLineEnds(kept.map(lines => lines.map(measureLine)))
  return drafts.map(({ width, height, figures }, i) => {
    const words: PlacedWord[] = []
    kept[i]?.forEach((line, j) => addWords(line, ends[i]?.[j] ?? line.left, words))
    return {
      number: i + 1,
      width,
      height,
      isUpward: false,
      scale,
      words,
      figures: figures.map(({ left, top, right, bottom }) => ({
        left: left * scale,
        top: top * scale,
        right: right * scale,
        bottom: bottom * scale,
      })),
    }
  })
}

function measureLine(line: Line): MeasuredLine {
  const [first] = line.stretches.filter(({ text }) => /\S/.test(text))
  const width = line.stretches.reduce((sum, stretch) => sum + widthOfStretch(stretch), 0)
  const last = line.stretches.at(-1)
  const blank = last === undefined ? 0 : widthOfStretch({ ...last, text: /\s*$/.exec(last.text)?.[0] ?? '' })
  const { family, size } = first?.setting ?? ROOT
  const opensGlued = /^[,.;:)\]]/.test(first?.text ?? '')
  const endsGlued = /[([/“‘„«-]$/.test(last?.text ?? '')
  return { left: line.left, top: line.top, size, width: width - blank, blank, font: family, opensGlued, endsGlued }
}

/** Width of a text by the metrics of a similar font, in pixels of CSS. */
export function widthOfStretch({ text, setting }: Stretch): number {
  return measureText(text, fontOf(setting)) * setting.size
}

const fonts = new WeakMap<Setting, Font>()

function fontOf(setting: Setting): Font {
  const known = fonts.get(setting)
  if (known !== undefined) return known
  const named = fontOfName(setting.family)
  const font = {
    ...named,
    isBold: setting.isBold === true || named.isBold,
    isItalic: setting.isItalic === true || named.isItalic,
  }
  fonts.set(setting, font)
  return font
}

/** Adds the words of a line that ends at `end`. */
function addWords(line: Line, end: number, words: PlacedWord[]): void {
  const { left, top, stretches, place } = line
  const full = stretches.map(widthOfStretch)
  const total = measureLine(line).width
  const factor = total > 0 ? (end - left) / total : 1
  const size = Math.max(...stretches.map(({ setting }) => setting.size))
  let x0 = left
  let isApart = true
  let isFirst = true
  stretches.forEach(({ text, setting }, i) => {
    const x1 = x0 + (full[i] ?? 0) * factor
    if (/\S/.test(text)) {
      // Raised type begins at the top of its line; all other is on the line's baseline.
      const baseline = top + ASCENT * (setting.script === 'super' ? setting.size : size)
      const word = {
        text,
        x0,
        x1,
        y0: baseline - ASCENT * setting.size,
        y1: baseline + (1 - ASCENT) * setting.size,
        baseline,
        size: setting.size,
        font: fontOf(setting),
        color: setting.color,
        script: setting.script,
        place,
      }
      const before = words.at(-1)
      const spaceBefore = isFirst ? !isGlued(before, word) : isApart || /^\s/.test(text)
      words.push({ ...word, spaceBefore })
      isFirst = false
      isApart = /\s$/.test(text)
    } else if (text !== '') {
      isApart = true
    }
    x0 = x1
  })
}
