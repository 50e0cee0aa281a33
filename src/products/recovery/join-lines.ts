import { decideHyphen, type Vocabulary } from '../../base/text/hyphens/hyphenation.ts'
import type { Join } from './parts.ts'
import { endsWithHyphen } from './line-traits.ts'

/** How hyphens at line ends are treated. */
export interface HyphenOptions {
  readonly hyphens: 'simple' | 'lexicon'
  readonly language: string
  readonly vocabulary: Vocabulary
}

/** Lines as one paragraph, and how each was joined to the next. */
export interface JoinedLines {
  readonly text: string
  readonly joins: readonly Join[]
}

/** A line to be joined, as far as it matters here. */
interface JoinableLine {
  readonly index: number
  readonly text: string
  readonly endsInSoftHyphen?: boolean
}

/** Joins lines with blanks between; a hyphen at the end of a line is undone or kept. */
export function joinLines(lines: readonly JoinableLine[], options: HyphenOptions): JoinedLines {
  const joins: Join[] = []
  const pieces: string[] = []
  lines.forEach(({ index, text, endsInSoftHyphen }, i) => {
    const next = lines[i + 1]?.text
    if (next === undefined) {
      pieces.push(text)
      return
    }
    const hyphen = endsInSoftHyphen === true ? 'kept' : endsWithHyphen(text) ? hyphenOf(text, next, options) : 'none'
    joins.push({ index, hyphen: hyphen === 'kept-apart' ? 'kept' : hyphen })
    if (CLOSES.test(next)) pieces.push(text)
    else if (hyphen === 'none' || hyphen === 'kept-apart') pieces.push(text, ' ')
    else pieces.push(hyphen === 'kept' ? text : text.slice(0, -1))
  })
  return { text: pieces.join(''), joins }
}

/** Punctuation has no blank before it: a raised mark broke the line. */
const CLOSES = /^[,;:.)\]](?:\s|$)/u

/** Tried from the beginning of a word only: from each letter of a very long word it would take minutes. */
const LAST_WORD = /(?<!\S)\S+$/

function hyphenOf(text: string, next: string, options: HyphenOptions): Join['hyphen'] | 'kept-apart' {
  if (options.hyphens === 'simple') return 'undone'
  const { vocabulary, language } = options
  const left = LAST_WORD.exec(text.slice(0, -1))?.[0] ?? ''
  const right = /^\S+/.exec(next)?.[0] ?? ''
  const decision = decideHyphen({ left, right, vocabulary, language, hyphen: text.slice(-1) })
  if (decision.join) return 'undone'
  return decision.space ? 'kept-apart' : 'kept'
}
