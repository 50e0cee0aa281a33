import type { Box } from '../../geometry/box.ts'
import { type Block, textOfBlock } from '../../page/block.ts'
import type { BodyStyle } from '../../style/body-style.ts'
import { looksLikeNames } from '../../text/names/name-list.ts'
import { sizeOfBlock } from './front-style.ts'

/** A subtitle is closer to its title than this, in ems of the subtitle. */
const FURTHEST_IN_EMS = 1.5
/** Fewest words of a subtitle; fewer words below a title are a name, a place or a date. */
const LEAST_WORDS = 3
/** Lines of the longest subtitle. */
const MOST_LINES = 2
/** A subtitle is larger than what follows and than the body by this factor. */
const LARGER = 1.04
/** A subtitle in the typeface of the title is at least this share of the body's size, which allows for rounding. */
const LEAST_SIZE = 0.97
/** Fonts of one typeface have names with this share of their start in common: `LinBiolinumT`, `LinBiolinumTB`. */
const SAME_FACE = 0.7

/** The context of a subtitle, in addition to its words and style. */
export interface SubtitleSetting {
  readonly titleBox: Box
  readonly titleFont: string
  /** The block below it in reading order. */
  readonly next: Block | undefined
  readonly body: BodyStyle
}

/**
 * Whether a block is a subtitle: words right below the title, in type between the title's and the names' or the body's,
 * with names or text below, or in the title's typeface, if it is not the body's, with names below.
 */
export function isSubtitle(block: Block, { titleBox, titleFont, next, body }: SubtitleSetting): boolean {
  const text = textOfBlock(block)
  const size = sizeOfBlock(block)
  if (next === undefined || block.box.top - titleBox.bottom > FURTHEST_IN_EMS * size) return false
  const words = text.split(' ').filter(word => /\p{L}{2}/u.test(word))
  if (words.length < LEAST_WORDS || block.lines.length > MOST_LINES || /(?<!\d)\d{1,2}\s*$|@/u.test(text)) return false
  if (size > LARGER * Math.max(sizeOfBlock(next), body.size)) return true
  const font = openingFontOf(block)
  const hasTitleFace = isSameFace(font, titleFont) && !isSameFace(font, body.fontName)
  const isAboveNames = looksLikeNames(next.lines[0]?.text.split(',')[0] ?? '')
  return hasTitleFace && isAboveNames && size > LEAST_SIZE * body.size
}

/** Name of the font in which a block begins. */
export function openingFontOf(block: Block | undefined): string {
  return block?.lines[0]?.words[0]?.runs[0]?.font.name ?? ''
}

/** Name of the font that most words of a block are set in. */
export function mainFontOf(block: Block): string {
  const counts = new Map<string, number>()
  for (const { font, glyphs } of block.lines.flatMap(({ words }) => words.flatMap(({ runs }) => runs)))
    counts.set(font.name, (counts.get(font.name) ?? 0) + glyphs)
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return best?.[0] ?? ''
}

/** Whether two fonts are of one face, by their names. */
export function isSameFace(first: string, second: string): boolean {
  const a = first.replace(/\d+$/u, '')
  const b = second.replace(/\d+$/u, '')
  const shorter = Math.min(a.length, b.length)
  let same = 0
  while (same < shorter && a[same] === b[same]) same++
  return same > 0 && same >= SAME_FACE * shorter
}
