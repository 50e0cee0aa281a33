import { contentOf } from '../../../understand/build/body/sections.ts'
import type { Inline, Paper, Section } from '../../../model/paper/paper.ts'
import { toFootnoteLabel } from '../footnote-label.ts'
import { notesOf } from './plan-document.ts'

/**
 * The names of the notes that running text calls, by their ids: the mark, with a number where a mark comes again. No two
 * names differ by case alone.
 */
export function namesOfCalledNotes(paper: Paper): ReadonlyMap<string, string> {
  const called = calledNotes(paper)
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const { id, mark } of notesOf(paper)) {
    if (!called.has(id)) continue
    const name = freeName(toFootnoteLabel(mark) ?? 'note', taken)
    taken.add(name.toLowerCase())
    names.set(id, name)
  }
  return names
}

function freeName(label: string, taken: ReadonlySet<string>): string {
  for (let use = 1; ; use++) {
    const name = use === 1 ? label : `${label}-${use}`
    if (!taken.has(name.toLowerCase())) return name
  }
}

/** Ids of the notes that a call in running text names; a call in a table is not one. */
function calledNotes({ front, sections }: Paper): ReadonlySet<string> {
  const paragraphs = [...front.abstract, ...front.footnotes].map(({ content }) => content)
  const contents = [front.title, front.subtitle, ...paragraphs, ...sections.flatMap(contentsOfSection)]
  const calls = contents.flat().filter(inline => inline.type === 'footnote-call')
  return new Set(calls.flatMap(({ footnoteId }) => (footnoteId === undefined ? [] : [footnoteId])))
}

function contentsOfSection({ title, blocks, sections }: Section): readonly (readonly Inline[])[] {
  return [title, ...blocks.map(contentOf), ...sections.flatMap(contentsOfSection)]
}
