/** Latin letters and the Cyrillic ones that look the same, capitals after small letters. */
const LATIN_TWINS = 'aeopcxyjisABEKMHOPCTXJIS'
const CYRILLIC_TWINS = 'аеорсхујіѕАВЕКМНОРСТХЈІЅ'

const toCyrillic = new Map([...LATIN_TWINS].map((letter, i) => [letter, CYRILLIC_TWINS[i] ?? letter]))
const toLatin = new Map([...CYRILLIC_TWINS].map((letter, i) => [letter, LATIN_TWINS[i] ?? letter]))

/** A script that a text may be written in as a whole. */
export type Script = 'latin' | 'cyrillic'

/** Whether the text has a Cyrillic letter: without one there is nothing to tell apart. */
export function hasCyrillic(text: string): boolean {
  return /\p{Script=Cyrillic}/u.test(text)
}

/** The script of most letters, or `tied` where both have as many; `undefined` without Latin and Cyrillic letters. */
export function mainScript(texts: Iterable<string>, tied: Script = 'latin'): Script | undefined {
  let latin = 0
  let cyrillic = 0
  for (const text of texts) {
    latin += text.match(/\p{Script=Latin}/gu)?.length ?? 0
    cyrillic += text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  }
  if (latin + cyrillic === 0) return undefined
  if (cyrillic === latin) return tied
  return cyrillic > latin ? 'cyrillic' : 'latin'
}

/**
 * The word in `script`, where it mixes two scripts and all letters of the other one look like letters of `script`: fonts
 * with one glyph for `ј` and `j` may give the wrong one. Every other word is returned unchanged.
 */
export function unmixScripts(word: string, script: Script): string {
  if (!hasCyrillic(word) || !/\p{Script=Latin}/u.test(word)) return word
  const table = script === 'cyrillic' ? toCyrillic : toLatin
  const foreign = script === 'cyrillic' ? /\p{Script=Latin}/gu : /\p{Script=Cyrillic}/gu
  if (word.match(foreign)?.some(letter => !table.has(letter))) return word
  return word.replace(foreign, letter => table.get(letter) ?? letter)
}

/** Latin letters that italic Cyrillic ones look like. */
const ITALIC_SHAPES: ReadonlyMap<string, string> = new Map(
  [...'unmg'].map((letter, i) => [letter, 'иптд'[i] ?? letter]),
)

/**
 * The word in one script, where it mixes two: the script of letters that look like none of the other, upright or italic.
 * Where there are no such letters, it is the script of most letters, or `likelier` where both have as many. A word with
 * such letters of both scripts is returned unchanged.
 */
export function unmixWord(word: string, likelier: Script): string {
  const latin = word.match(/\p{Script=Latin}/gu) ?? []
  const cyrillic = word.match(/\p{Script=Cyrillic}/gu) ?? []
  if (latin.length === 0 || cyrillic.length === 0) return word
  const isSurelyCyrillic = cyrillic.some(letter => !toLatin.has(letter))
  if (isSurelyCyrillic) return unmixScripts(uprightCyrillic(word, latin), 'cyrillic')
  if (latin.some(letter => !toCyrillic.has(letter))) return unmixScripts(word, 'latin')
  return unmixScripts(word, mainScript([word], likelier) ?? likelier)
}

/** The word with Cyrillic letters for Latin ones that look like their italics, if every Latin letter looks Cyrillic. */
function uprightCyrillic(word: string, latin: readonly string[]): string {
  if (latin.some(letter => !toCyrillic.has(letter) && !ITALIC_SHAPES.has(letter))) return word
  return word.replace(/[unmg]/g, letter => ITALIC_SHAPES.get(letter) ?? letter)
}
