import type { Font, Page, TextRun } from '../../model/page/page.ts'

/**
 * Names of East Asian faces without serifs: gothic in Japan, hei in China, dotum and gulim in Korea. `Heisei` is a family that has
 * both; `STHeitiSC` is not it.
 */
const GOTHIC =
  /goth|hei(?!sei)|sans|kaku|(?:koz|shin|futo|midashi|yu)go|dotum|gulim|malgun|meiryo|pingfang|黑体|黑體|ゴシック|고딕|돋움|굴림/iu

/** The first code of letters of East Asian scripts: Korean ones. */
const FIRST_EAST_ASIAN = 0x1100
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u{30FC}]/u

/**
 * Largest share of the characters of these scripts that are set apart by such a face: where more are, it is that of the text, which
 * sets nothing apart.
 */
const LARGEST_SHARE = 0.4

/** Runs are on one line where their baselines differ by less than this, in points. */
const SAME_BASELINE = 0.5

/**
 * The pages with gothic faces as bold, where the text of a document is in Mincho, Song or Batang. East Asian typography sets headings
 * and what Latin text has in bold in such a face, at the size of the text, and its name does not say that it is bold. Letters and
 * digits of Latin fonts in a line of gothic characters are bold with them.
 */
export function emphasiseGothic(pages: readonly Page[]): readonly Page[] {
  const faces = new FaceNames()
  let gothic = 0
  let all = 0
  for (const { runs } of pages) {
    for (const run of runs) {
      if (!isEastAsian(run)) continue
      all += run.glyphs
      if (faces.isGothic(run.font)) gothic += run.glyphs
    }
  }
  if (gothic === 0 || gothic > LARGEST_SHARE * all) return pages
  const bold = new BoldFonts()
  return pages.map(page => ({ ...page, runs: emphasiseRuns(page.runs, faces, bold) }))
}

function emphasiseRuns(runs: readonly TextRun[], faces: FaceNames, bold: BoldFonts): TextRun[] {
  const emphasised: TextRun[] = []
  for (let start = 0; start < runs.length; ) {
    let end = start + 1
    while (end < runs.length && isOnLineOf(runs[start] as TextRun, runs[end] as TextRun)) end++
    const line = runs.slice(start, end)
    const eastAsian = line.filter(isEastAsian)
    const isWhole = eastAsian.length > 0 && eastAsian.every(({ font }) => faces.isGothic(font))
    for (const run of line) {
      const isBold = isWhole || (isEastAsian(run) && faces.isGothic(run.font))
      emphasised.push(isBold ? { ...run, font: bold.of(run.font) } : run)
    }
    start = end
  }
  return emphasised
}

function isOnLineOf(first: TextRun, run: TextRun): boolean {
  return first.direction === run.direction && Math.abs(first.baseline - run.baseline) < SAME_BASELINE
}

function isEastAsian({ text }: TextRun): boolean {
  const isWide = text.charCodeAt(0) >= FIRST_EAST_ASIAN || text.charCodeAt(text.length - 1) >= FIRST_EAST_ASIAN
  return isWide && EAST_ASIAN.test(text)
}

/** Which fonts have the name of a gothic face, each looked at once. */
class FaceNames {
  readonly #known = new Map<string, boolean>()

  isGothic({ name }: Font): boolean {
    const known = this.#known.get(name) ?? GOTHIC.test(name)
    this.#known.set(name, known)
    return known
  }
}

/** Fonts as bold ones, each made once. */
class BoldFonts {
  readonly #made = new Map<Font, Font>()

  of(font: Font): Font {
    const made = this.#made.get(font) ?? (font.isBold === true ? font : { ...font, isBold: true })
    this.#made.set(font, made)
    return made
  }
}
