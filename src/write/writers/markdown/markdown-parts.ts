import type { Place } from '../../../model/paper/paper.ts'

/** The block that a part of the Markdown comes from. */
export interface PartSource {
  readonly id: string
  readonly places: readonly Place[]
}

/** A stretch of Markdown, from one block at most. */
export interface MarkdownPart {
  readonly text: string
  /** Items of one list follow each other without a blank line. */
  readonly isNextItem?: boolean
  readonly source?: PartSource
}

/** Parts of a text with line ends, or none for an empty one. */
export function partOf(text: string, source?: PartSource): readonly MarkdownPart[] {
  if (text === '') return []
  return [source === undefined ? { text } : { text, source }]
}

/** Parts for the lines of one block. */
export function partsOf(lines: readonly string[], source?: PartSource): readonly MarkdownPart[] {
  return lines.flatMap(line => partOf(line, source))
}

/** What is written before a part. */
export function separatorBefore(part: MarkdownPart, index: number): string {
  if (index === 0) return ''
  return part.isNextItem === true ? '\n' : '\n\n'
}

/** Text between fences; a run of backticks in it is shorter than they are. */
export function fenced(text: string, info = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${info}\n${text}\n${fence}`
}
