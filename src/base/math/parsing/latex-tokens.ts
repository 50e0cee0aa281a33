/** A piece of LaTeX: a command with its name, the words of a `\text` as they are, or any other character. */
export type LatexToken =
  | { readonly type: 'command'; readonly name: string }
  | { readonly type: 'words'; readonly command: string; readonly text: string }
  | { readonly type: 'character'; readonly text: string }
  | { readonly type: 'open' | 'close' | 'sub' | 'sup' | 'cell' | 'row' }

/** What is wrong with some LaTeX, in words for the person who typed it. */
export class LatexFault extends Error {}

/** Commands whose argument is words, not mathematics. */
const WORDS = /^(?:text|textrm|textnormal|textup|textbf|textit|mbox|hbox)$/u

/** Characters with a special meaning. */
const MARKS: Readonly<Record<string, LatexToken>> = {
  '{': { type: 'open' },
  '}': { type: 'close' },
  _: { type: 'sub' },
  '^': { type: 'sup' },
  '&': { type: 'cell' },
}

/** Commands, words, characters and marks, in their order. */
const PIECE = /\\(?<name>[A-Za-z]+\*?|[^A-Za-z])|(?<blank>\s+|%[^\n]*\n?|~)|(?<sign>.)/suy

/**
 * The tokens of a formula, without its white space.
 * @throws {LatexFault} where the words of a `\text` do not end
 */
export function tokensOf(latex: string): readonly LatexToken[] {
  const tokens: LatexToken[] = []
  const piece = new RegExp(PIECE)
  for (let at = 0; at < latex.length; ) {
    piece.lastIndex = at
    const { name, sign } = piece.exec(latex)?.groups ?? {}
    at = Math.max(piece.lastIndex, at + 1)
    if (name !== undefined && WORDS.test(name)) {
      const { text, end } = wordsAt(latex, at, name)
      tokens.push({ type: 'words', command: name, text })
      at = end
    } else if (name !== undefined) tokens.push(name === '\\' ? { type: 'row' } : { type: 'command', name })
    else if (sign !== undefined) tokens.push(MARKS[sign] ?? { type: 'character', text: sign })
  }
  return tokens
}

/** The words between the braces at a place, without the signs that protect a character. */
function wordsAt(latex: string, start: number, command: string): { readonly text: string; readonly end: number } {
  const open = latex.indexOf('{', start)
  if (open < 0 || latex.slice(start, open).trim() !== '') throw new LatexFault(`\\${command} has no words in braces`)
  let depth = 0
  for (let at = open; at < latex.length; at++) {
    if (latex[at] === '\\') at++
    else if (latex[at] === '{') depth++
    else if (latex[at] === '}' && --depth === 0) {
      const text = latex.slice(open + 1, at).replace(/\\([#$%&_{}])/gu, '$1')
      return { text: text.replace(/[{}$]/gu, ''), end: at + 1 }
    }
  }
  throw new LatexFault(`the words of \\${command} do not end: “}” is missing`)
}
