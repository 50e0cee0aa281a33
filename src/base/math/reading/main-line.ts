import type { MathGlyph } from './item.ts'

/** The baseline of most of the largest letters of a formula, and their size. */
export function mainBaseline(glyphs: readonly MathGlyph[]): { readonly baseline: number; readonly size: number } {
  const letters = glyphs.filter(({ text }) => /[\p{L}\p{N}=+]/u.test(text))
  const all = letters.length > 0 ? letters : glyphs
  const size = Math.max(0, ...all.map(glyph => glyph.size))
  const counts = new Map<number, number>()
  for (const { baseline, size: other } of all) {
    if (other < 0.9 * size) continue
    const key = Math.round(baseline * 2) / 2
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  const near = all.find(({ baseline }) => best !== undefined && Math.abs(baseline - best[0]) <= 0.25)
  return { baseline: near?.baseline ?? all[0]?.baseline ?? 0, size }
}
