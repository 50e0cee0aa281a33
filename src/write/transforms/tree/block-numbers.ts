/** Names for blocks that have none: the kind of the block and its number in the document. */

/** Names of elements that are blocks wherever they occur. */
const PREFIXES: Readonly<Record<string, string>> = {
  section: 'sec',
  subsection: 'sec',
  subsubsection: 'sec',
  references: 'sec',
  appendix: 'sec',
  figure: 'fig',
  table: 'tab',
  doubt: 'd',
  footnote: 'fn',
}

/** An open element, as far as it says what the blocks in it are. */
export interface Surroundings {
  readonly name: string
  /** Whether it is a list of references, whose paragraphs are entries. */
  readonly isList: boolean
}

/** Counts the blocks of one document, tag by tag in their order. */
export class BlockNumbers {
  private readonly counts = new Map<string, number>()

  /** The name of the element that begins with this tag: `fig2`; nothing for what is no block. */
  next(name: string, tag: string, around: Surroundings | undefined): string | undefined {
    const prefix = prefixOf(name, tag, around)
    if (prefix === undefined) return undefined
    const count = (this.counts.get(prefix) ?? 0) + 1
    this.counts.set(prefix, count)
    return `${prefix}${count}`
  }
}

function prefixOf(name: string, tag: string, around: Surroundings | undefined): string | undefined {
  if (name === 'p') return PREFIXES[around?.name ?? ''] === 'sec' ? (around?.isList ? 'b' : 'p') : undefined
  if (name === 'author') return around?.name === 'firstpageheader' ? 'author' : undefined
  const isCall = name === 'footnote' && /\sanchor\s*=/.test(tag)
  return isCall ? undefined : PREFIXES[name]
}
