import { endsProof } from '../../../base/text/labels/statement-labels.ts'
import { readStatementLabel, type StatementLabel } from '../../../base/text/labels/read-statement-label.ts'
import type { Inline, PaperBlock, Section } from '../../../model/paper/paper.ts'
import { textWithoutMarks } from '../paragraphs/inlines.ts'

/**
 * The same sections with each mathematical statement marked: its label, and the blocks that it takes.
 *
 * A statement is the paragraph with its label and the displays and list that are part of it; then, where its text is in italics, what
 * continues in them, and of a proof everything up to its sign of the end.
 */
export function markTheorems(sections: readonly Section[]): Section[] {
  let count = 0
  const markSection = (section: Section): Section => ({
    ...section,
    blocks: section.kind === 'references' ? section.blocks : markBlocks(section.blocks, () => `st${++count}`),
    sections: section.sections.map(markSection),
  })
  return sections.map(markSection)
}

function markBlocks(blocks: readonly PaperBlock[], nextId: () => string): readonly PaperBlock[] {
  const labels = blocks.map(labelOf)
  const marked = [...blocks]
  for (const [start, label] of labels.entries()) {
    if (label === undefined) continue
    const next = labels.findIndex((other, i) => i > start && other !== undefined)
    const end = endOfStatement(blocks.slice(start, next < 0 ? undefined : next), label) + start
    const { kind, number } = label
    const id = nextId()
    for (let i = start; i < end; i++) {
      const block = blocks[i]
      if (block?.type !== 'paragraph' && block?.type !== 'doubt') continue
      const theorem = { id, kind, ...(number === undefined ? {} : { number }) }
      marked[i] =
        i === start && block.type === 'paragraph'
          ? { ...block, theorem, content: partsAt(block.content, label.length).flat() }
          : { ...block, theorem }
    }
  }
  return marked
}

function labelOf(block: PaperBlock): StatementLabel | undefined {
  if (block.type !== 'paragraph' || block.kind !== 'text') return undefined
  const label = readStatementLabel(textWithoutMarks(block.content), length => changesType(block.content, length))
  return label === undefined || isInsideUnit(block.content, label.length) ? undefined : label
}

/** The label, its end, and the text that follows. */
function partsAt(content: readonly Inline[], length: number): readonly [readonly Inline[], Inline, readonly Inline[]] {
  let at = 0
  for (const [i, inline] of content.entries()) {
    if (inline.type !== 'text') continue
    const cut = length - at
    at += inline.text.length
    if (at < length) continue
    const part = (text: string) => (text === '' ? [] : [{ ...inline, text }])
    const label = [...content.slice(0, i), ...part(inline.text.slice(0, cut))]
    return [label, LABEL_END, [...part(inline.text.slice(cut)), ...content.slice(i + 1)]]
  }
  return [content, LABEL_END, []]
}

const LABEL_END = { type: 'label-end' } as const satisfies Inline

/** Whether a formula, a citation or a callout is on both sides of a place in the text. */
function isInsideUnit(content: readonly Inline[], length: number): boolean {
  const [label, , stated] = partsAt(content, length)
  const [last, next] = [label.at(-1), stated[0]]
  const isCut =
    last?.type === 'text' && last.formula !== undefined && next?.type === 'text' && next.formula === last.formula
  const open =
    label.filter(({ type }) => OPENING.has(type)).length - label.filter(({ type }) => CLOSING.has(type)).length
  return isCut || open > 0
}

const OPENING: ReadonlySet<Inline['type']> = new Set<Inline['type']>(['citation-start', 'callout-start'])
const CLOSING: ReadonlySet<Inline['type']> = new Set<Inline['type']>(['citation-end', 'callout-end'])

/** Whether the type of a text changes after its label: in weight, or in slant. */
function changesType(content: readonly Inline[], length: number): boolean {
  let at = 0
  let last: Inline | undefined
  for (const inline of content) {
    if (inline.type !== 'text' || inline.text.trim() === '') {
      if (inline.type === 'text') at += inline.text.length
      continue
    }
    if (at >= length) return last?.type === 'text' && typeOf(last) !== typeOf(inline)
    at += inline.text.length
    // A blank after the label may be in its type.
    if (at > length && inline.text.slice(length - at).trim() !== '') return false
    last = inline
  }
  return true
}

function typeOf({ style }: Inline & { readonly type: 'text' }): string {
  return `${style.bold} ${style.italic}`
}

/** What ends a definition, an example or a remark in some papers: a sign apart from the text. */
const OTHER_END = /\s[♥♦♠♣♢♡◊⋄◇△▲◁◀▷▶⊲⊳★☆⧫⬦]$/u

/** A sign further on ends another statement, whose label was not read. */
const MOST_SIGNED = 12

/** The number of blocks, the first of which has the label, that are one statement; the last is a paragraph or a display. */
function endOfStatement(blocks: readonly PaperBlock[], label: StatementLabel): number {
  const [first] = blocks
  const stated = first?.type === 'paragraph' ? partsAt(first.content, label.length)[2] : []
  const isItalic = isMostlyItalic(stated)
  const signed = isItalic ? -1 : blocks.slice(0, mostOf(label)).findIndex(block => isSigned(block, label))
  let end = Math.max(1, signed + 1)
  for (let i = end; i < blocks.length; i++) {
    const block = blocks[i]
    if (block === undefined || isAside(block)) continue
    const isOver = endsProof(plainTextOf(blocks[end - 1]).trim()) || signed >= 0
    const isLabelAlone = end === 1 && textWithoutMarks(stated).trim() === '' && block.type === 'paragraph'
    const goesOn = isItalic && block.type === 'paragraph' && isMostlyItalic(block.content)
    const isPart = isLabelAlone || goesOn || continuesList(block, blocks[end - 1])
    if (!isDisplay(block) && (isOver || !isPart)) break
    end = i + 1
  }
  return end
}

/** A proof may fill pages; its sign is in no text. */
function mostOf({ kind }: StatementLabel): number {
  return kind === 'proof' ? Infinity : MOST_SIGNED
}

function isSigned(block: PaperBlock, { kind }: StatementLabel): boolean {
  const text = plainTextOf(block).trim()
  return kind === 'proof' ? endsProof(text) : OTHER_END.test(text)
}

/** Notes, floats and pages are between the blocks of a statement. */
function isAside({ type }: PaperBlock): boolean {
  return type === 'footnote' || type === 'page-break' || type === 'figure' || type === 'table'
}

/** A display that is part of the paragraph before it. */
function isDisplay(block: PaperBlock): boolean {
  return block.type === 'doubt' && (block.formula !== undefined || block.kind === 'formula')
}

/** An item after another one, or after a text that announces it. */
function continuesList(block: PaperBlock, before: PaperBlock | undefined): boolean {
  if (block.type !== 'paragraph' || block.kind !== 'item' || before?.type !== 'paragraph') return false
  return before.kind === 'item' || /[:：]$/u.test(plainTextOf(before).trim())
}

/** Share of the letters outside of formulas that are in italics where the text is: emphasis is less, upright words and digits are few. */
const MOSTLY_ITALIC = 0.6

function isMostlyItalic(content: readonly Inline[]): boolean {
  let italic = 0
  let all = 0
  for (const inline of content) {
    if (inline.type !== 'text' || inline.formula !== undefined) continue
    const letters = inline.text.match(/\p{L}/gu)?.length ?? 0
    all += letters
    if (inline.style.italic) italic += letters
  }
  return all > 0 && italic >= MOSTLY_ITALIC * all
}

function plainTextOf(block: PaperBlock | undefined): string {
  if (block?.type === 'doubt') return block.text
  return block?.type === 'paragraph' ? textWithoutMarks(block.content) : ''
}
