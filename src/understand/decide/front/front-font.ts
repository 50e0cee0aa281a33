import type { Block } from '../../../model/page/block.ts'

/** Fonts of one typeface have names with this share of their start in common: `LinBiolinumT`, `LinBiolinumTB`. */
const SAME_FACE = 0.7

/** Name of the font in which a block begins. */
export function openingFontOf(block: Block | undefined): string {
  return block?.lines[0]?.words[0]?.runs[0]?.font.name ?? ''
}

/** Name of the font that most glyphs of a block are set in. */
export function mainFontOf(block: Block): string {
  const counts = new Map<string, number>()
  for (const { font, glyphs } of block.lines.flatMap(({ words }) => words.flatMap(({ runs }) => runs)))
    counts.set(font.name, (counts.get(font.name) ?? 0) + glyphs)
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return best?.[0] ?? ''
}

/** Colour in which a block begins. */
export function openingColorOf(block: Block | undefined): string | undefined {
  return block?.lines[0]?.words[0]?.runs[0]?.color
}

/** Whether two fonts are of one typeface, by their names. */
export function isSameFace(first: string, second: string): boolean {
  const a = first.replace(/\d+$/u, '')
  const b = second.replace(/\d+$/u, '')
  const shorter = Math.min(a.length, b.length)
  let same = 0
  while (same < shorter && a[same] === b[same]) same++
  return same > 0 && same >= SAME_FACE * shorter
}
