import { pairTexCommands, TEX_SYMBOLS } from '../../../../base/text/characters/tex-symbols.ts'
import type { PdfjsFont } from './pdfjs-font.ts'

/*
 * Fonts whose Unicode table has the commands of TeX in place of characters (`\leq ` for ≤, `\mathrm{x}` for x), so that
 * formulas copied from the PDF can be typeset again: LaTeX's package mmap writes such tables. Poppler prints the commands.
 */

/** Commands that stand for one character, and accents. */
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...TEX_SYMBOLS,
  ...pairTexCommands(`
  # # $ $ % % & &
  \` \` ' ´ ^ ˆ " ¨ ~ ˜ = ¯ . ˙ u ˘ v ˇ H ˝ r ˚ c ¸ vec{} ⃗ widehat ˆ widetilde ˜`),
])

/** How TeX types characters that no key has; only the minus has spaces around it. */
const TYPED: ReadonlyMap<string, string> = new Map([
  ...pairTexCommands('`` “ "" ” -- – --- — !` ¡ ?` ¿'),
  [' - ', '−'],
  ['~', ' '],
  ['\\ ', ' '],
])

/** Sizes of brackets: `\bigl(`, `\Biggr\rfloor`, `\left[`. */
const SIZE = /^\\(?:[bB]igg?[lrm]?(?![a-z])|left(?![a-z])|right(?![a-z]))/u
/** A letter of an alphabet: `\mathrm{x}`, `\oldstyle{1}`, `\scrA`, `\BbbN`, `\bfx`. Other fonts of such letters give the plain letter, too. */
const ALPHABET = /^\\(?:(?:mathrm|oldstyle)\{(.)\}|(?:scr|Bbb)([A-Z])|bf([A-Za-z]))$/u
/** A bold digit, or the command of a bold letter: `\bftwo`, `\bfTheta`. */
const BOLD = /^\\bf(?=\p{L}{2})/u
const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** The character of each code, in a font whose Unicode table has commands of TeX; empty for other fonts. */
export function readTexCommands({ toUnicode }: PdfjsFont): ReadonlyMap<number, string> {
  const texts = Object.entries(toUnicode?._map ?? [])
  if (!texts.some(([, text]) => text != null && /^\\[A-Za-z]{2,} ?$/u.test(text))) return new Map()
  return new Map(
    texts.flatMap(([code, text]) => {
      const character = text == null ? undefined : characterOf(text)
      return character === undefined ? [] : [[Number(code), character]]
    }),
  )
}

function characterOf(text: string): string | undefined {
  const typed = TYPED.get(text)
  if (typed !== undefined) return typed
  const command = text.trim()
  const letter = ALPHABET.exec(command)
    ?.slice(1)
    .find(found => found !== undefined)
  if (letter !== undefined) return letter
  const bold = BOLD.test(command) ? command.replace(BOLD, '') : undefined
  if (bold !== undefined) return DIGITS.includes(bold) ? String(DIGITS.indexOf(bold)) : CHARACTERS.get(bold)
  const sized = command.replace(SIZE, '')
  if (sized !== command && !sized.startsWith('\\')) return sized
  if (!/^\{?\\/u.test(sized)) return undefined
  return CHARACTERS.get(sized.replace(/^\{?\\/u, '').replace(/^(\w+)\}$/u, '$1'))
}
