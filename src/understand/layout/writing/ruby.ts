import { overlapX } from '../../../base/geometry/box.ts'
import type { TextRun } from '../../../model/page/page.ts'
import { isEastAsianCharacter } from '../../../base/text/characters/east-asian.ts'
import { hasEastAsianBlankBetween } from './east-asian-blank.ts'

/** Characters that spell how others are read: the syllables of Japanese and of Chinese. */
const SYLLABLES = /^[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}ー]+$/u
const FIRST_SYLLABLE = 0x3040

/** Ruby is half as large as its text; this leaves room for rounding, and for three characters over two. */
const LARGEST_SHARE = 0.6
/** White space between ruby and its text, in ems of the text; less than 0 where ruby reaches into the em below it. */
const NEAREST_IN_EMS = -0.35
const FURTHEST_IN_EMS = 0.45

/** The runs of a page: its text, and the ruby. */
export interface SeparatedRuby {
  readonly text: readonly TextRun[]
  readonly ruby: readonly TextRun[]
}

/**
 * Separates ruby from the text: small syllables right above the characters whose reading they spell.
 *
 *        にっし
 *     冊の日誌が見つ     they are no part of the sentence
 */
export function separateRuby(runs: readonly TextRun[]): SeparatedRuby {
  const small = runs.filter(run => run.text.charCodeAt(0) >= FIRST_SYLLABLE && SYLLABLES.test(run.text))
  if (small.length === 0) return { text: runs, ruby: [] }
  const bases = runs.filter(run => isEastAsianCharacter(run.text))
  const ruby = new Set(small.filter(run => bases.some(base => isRubyOf(run, base))))
  return { text: withoutRuby(runs, ruby), ruby: [...ruby] }
}

/** The other runs. White space before a run that was drawn after ruby is measured from the run that precedes it now. */
function withoutRuby(runs: readonly TextRun[], ruby: ReadonlySet<TextRun>): TextRun[] {
  const text: TextRun[] = []
  runs.forEach((run, i) => {
    if (ruby.has(run)) return
    const drawnBefore = runs[i - 1]
    const last = text.at(-1)
    const isInterrupted = drawnBefore !== undefined && ruby.has(drawnBefore) && last?.baseline === run.baseline
    text.push(isInterrupted ? { ...run, spaceBefore: hasEastAsianBlankBetween(last, run) } : run)
  })
  return text
}

function isRubyOf(run: TextRun, base: TextRun): boolean {
  if (run.size > LARGEST_SHARE * base.size || run.direction !== 0 || base.direction !== 0) return false
  if (overlapX(run.box, base.box) <= 0) return false
  const gap = (base.box.top - run.box.bottom) / base.size
  return gap >= NEAREST_IN_EMS && gap <= FURTHEST_IN_EMS
}
