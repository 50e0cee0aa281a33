/** Scripts that papers are written in, as far as they have distinct letters. */
const SCRIPTS = {
  Latin: /\p{Script=Latin}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
  Greek: /\p{Script=Greek}/gu,
  Arabic: /\p{Script=Arabic}/gu,
  Hebrew: /\p{Script=Hebrew}/gu,
  Devanagari: /\p{Script=Devanagari}/gu,
  EastAsian: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu,
} as const

/** The name of one of them, or `other`. */
export type DominantScript = keyof typeof SCRIPTS | 'other'

/** The script of most letters of a text; `other` where it has none of these. */
export function dominantScript(text: string): DominantScript {
  let best: DominantScript = 'other'
  let most = 0
  for (const [script, letter] of Object.entries(SCRIPTS)) {
    const count = text.match(letter)?.length ?? 0
    if (count > most) {
      most = count
      best = script as DominantScript
    }
  }
  return best
}
