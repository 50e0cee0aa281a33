import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import { foldWhitespace } from '../../../base/text/characters/unicode.ts'
import { AND } from '../../../base/text/keywords/bibliography-words.ts'
import type { Decisions } from '../decision.ts'

/** Words of a name: given name and surname at least. */
const FEWEST_NAME_WORDS = 2
const MOST_NAME_WORDS = 5
/** Small words after the name in the first clause of a life; an entry has names there, with a particle or two at most. */
const LEAST_SMALL_WORDS = 3

/**
 * Tells which blocks are lives of the authors: they open with a name of the title page, and a sentence continues after it.
 *
 *     Ann Lee is a reader in the history of towns.        a life
 *     Ann Lee and Bob Berg. 1990. Rivers and towns.       an entry
 */
export function authorLivesOf(blocks: readonly Block[], decided: Decisions): (block: Block) => boolean {
  const authors = blocks.filter(block => decided.get(block)?.role === 'authors')
  const names = ` ${foldName(authors.map(textOfBlock).join(' '))}`
  return block => {
    const words = foldWhitespace(textOfBlock(block)).split(' ')
    for (let count = MOST_NAME_WORDS; count >= FEWEST_NAME_WORDS; count--) {
      const name = words.slice(0, count)
      if (!name.every(word => /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(word))) continue
      if (names.includes(` ${foldName(name.join(' '))}`)) return isSentence(words.slice(count).join(' '))
    }
    return false
  }
}

function foldName(text: string): string {
  return foldWhitespace(text).toLowerCase()
}

/** Whether what is after a name continues in words: not with other names, a year or a stop. */
function isSentence(rest: string): boolean {
  const [clause = ''] = rest.split(CLAUSE_END)
  const words = clause.split(/[\s,]+/u)
  return words.filter(word => /^\p{Ll}\p{L}/u.test(word) && !JOINING.test(word)).length >= LEAST_SMALL_WORDS
}

const CLAUSE_END = /[.:;(\d]/u
const JOINING = new RegExp(String.raw`^${AND}$`, 'u')
