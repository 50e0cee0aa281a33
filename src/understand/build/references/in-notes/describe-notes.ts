import type { Footnote, NoteReference, Section } from '../../../../model/paper/paper.ts'
import { type EntryText, type Range, toEntryText } from '../entry-text.ts'
import { splitTexts } from '../split-entries.ts'
import { findNoteReferences, findOtherPieces } from './note-references.ts'
import { findRepeatedWork, type KnownWork } from './short-forms.ts'
import { endOfNames, SAME_AUTHOR } from './work-names.ts'

interface NotedWork extends Range {
  readonly note: Footnote
  readonly entry: EntryText
}

/** The sections of a paper without a list of references, with the works that its notes name in full, and later in short. */
export function describeNotes(sections: readonly Section[]): readonly Section[] {
  const notes = sections.flatMap(notesOf)
  const works = withAuthorsOfBefore(notes.flatMap(worksOf))
  if (works.length === 0) return sections
  const fields = splitTexts(works.map(({ entry }) => withColon(entry)))
  const byNote = new Map<Footnote, NoteReference[]>()
  const named: NamedWork[] = works.map(({ note, start, end, entry }, i) => {
    const reference = fields[i] ?? { authors: [], editors: [] }
    const known = byNote.get(note) ?? []
    const found = { id: `${note.id}-b${known.length + 1}`, start, end, reference }
    byNote.set(note, [...known, found])
    return { note, id: found.id, mark: note.mark, reference, text: entry.text }
  })
  const described = new Map<Footnote, readonly NoteReference[]>()
  let last: KnownWork | undefined
  for (const [i, note] of notes.entries()) {
    const earlier = new Set(notes.slice(0, i + 1))
    const before = named.filter(work => earlier.has(work.note))
    const references = withShortForms(note, byNote.get(note) ?? [], { before, last })
    if (references.length > 0) described.set(note, references)
    const { sameAs, id } = references.at(-1) ?? {}
    last = before.find(work => work.id === (sameAs ?? id)) ?? last
  }
  return sections.map(section => describeSection(section, described))
}

interface NamedWork extends KnownWork {
  readonly note: Footnote
}

/** The works of a note in the order of its text, with those that it names in short. */
function withShortForms(
  note: Footnote,
  works: readonly NoteReference[],
  { before, last }: { readonly before: readonly KnownWork[]; readonly last: KnownWork | undefined },
): readonly NoteReference[] {
  const { text } = toEntryText(note.content)
  const codePoints = (offset: number) => [...text.slice(0, offset)].length
  let short: readonly (Range & { readonly work: KnownWork })[] = []
  for (const range of findOtherPieces(text)) {
    const [start, end] = [codePoints(range.start), codePoints(range.end)]
    const inNote = works.findLast(work => work.end <= start)
    const cited = before.find(({ id }) => id === inNote?.id)
    const work = findRepeatedWork(text.slice(range.start, range.end), before, short.at(-1)?.work ?? cited ?? last)
    if (work !== undefined) short = [...short, { start, end, work }]
  }
  const repeated = short.map(({ start, end, work }, i) => ({
    id: `${note.id}-b${works.length + i + 1}`,
    start,
    end,
    reference: work.reference,
    sameAs: work.id,
  }))
  return [...works, ...repeated].sort((a, b) => a.start - b.start)
}

function describeSection(section: Section, byNote: ReadonlyMap<Footnote, readonly NoteReference[]>): Section {
  const blocks = section.blocks.map(block => {
    const references = block.type === 'footnote' ? byNote.get(block) : undefined
    return block.type === 'footnote' && references !== undefined ? { ...block, references } : block
  })
  return { ...section, blocks, sections: section.sections.map(inner => describeSection(inner, byNote)) }
}

function notesOf({ blocks, sections }: Section): readonly Footnote[] {
  return [...blocks.filter(block => block.type === 'footnote'), ...sections.flatMap(notesOf)]
}

/** The works of a note, with their ranges in code points, as the lines of a block count them. */
function worksOf(note: Footnote): readonly NotedWork[] {
  const { text, italics } = toEntryText(note.content)
  const codePoints = (offset: number) => [...text.slice(0, offset)].length
  return findNoteReferences(text).map(({ start, end }) => {
    const inside = italics.filter(range => range.start >= start && range.end <= end)
    const entry = { text: text.slice(start, end), italics: inside.map(range => moveBy(range, -start)) }
    return { note, start: codePoints(start), end: codePoints(end), entry }
  })
}

/** The works with the names of the work before in the place of `Ders.` and the like; `ders.` is the first of several. */
function withAuthorsOfBefore(works: readonly NotedWork[]): readonly NotedWork[] {
  let names = ''
  return works.map(work => {
    const { text, italics } = work.entry
    const same = names === '' ? undefined : SAME_AUTHOR.exec(text)?.[0]
    const said = same?.toLowerCase() === 'ders.' ? (names.split(/\s?\//u)[0] ?? names) : names
    const moved = same === undefined ? 0 : said.length - same.length
    const entry =
      same === undefined
        ? work.entry
        : { text: said + text.slice(same.length), italics: italics.map(range => moveBy(range, moved)) }
    names = entry.text.slice(0, endOfNames(entry.text) ?? 0) || names
    return { ...work, entry }
  })
}

function moveBy({ start, end }: Range, by: number): Range {
  return { start: start + by, end: end + by }
}

/** The entry with a colon after the names: `Ada Bach, Die Ufer der Seen` could be read as two names. */
function withColon({ text, italics }: EntryText): EntryText {
  const end = endOfNames(text)
  return end === undefined || text[end] !== ','
    ? { text, italics }
    : { text: `${text.slice(0, end)}:${text.slice(end + 1)}`, italics }
}
