import type { Footnote, Inline, NoteReference } from '../../model/paper/paper.ts'
import { textWithoutMarks } from '../../understand/build/paragraphs/inlines.ts'
import type { TextStretch } from '../../base/text/sentences/sentence.ts'
import { toXmlText } from './xml-text.ts'

/** Marks where a hyphen was undone, where the options ask for it. */
export const SOFT_HYPHEN = '\u00ad'

/**
 * The same content ready to be written: text legal in XML and never empty, no blank at either end, never two in a row.
 */
export function tidyInlines(content: readonly Inline[]): readonly Inline[] {
  const tidy: Inline[] = []
  let last = ' '
  for (const inline of content) {
    if (inline.type !== 'text') {
      tidy.push(inline)
      continue
    }
    const legal = toXmlText(inline.text)
    const text = last === ' ' ? legal.trimStart() : legal
    if (text === '') continue
    tidy.push({ ...inline, text })
    last = text.slice(-1)
  }
  return trimEnd(tidy)
}

/** The text alone; hyphens that were undone stay undone, or are soft hyphens where these are asked for. */
export function textOfInlines(content: readonly Inline[], options: { readonly softHyphens?: boolean } = {}): string {
  let text = ''
  for (const inline of tidyInlines(content)) {
    if (inline.type === 'text') text += inline.text
    else if (inline.type === 'hyphen' && options.softHyphens) text += SOFT_HYPHEN
  }
  return text
}

/** The label of the statement that a paragraph opens, and the text that follows it; without a label there is only text. */
export function splitLabel(content: readonly Inline[]): readonly [readonly Inline[], readonly Inline[]] {
  const end = content.findIndex(({ type }) => type === 'label-end')
  return end < 0 ? [[], content] : [content.slice(0, end), content.slice(end + 1)]
}

/** Where the formulas are in the text of all inlines. */
export function formulasOfInlines(content: readonly Inline[]): readonly TextStretch[] {
  const found: TextStretch[] = []
  let at = 0
  for (const inline of content) {
    if (inline.type !== 'text') continue
    if (inline.formula !== undefined) found.push({ start: at, end: at + inline.text.length })
    at += inline.text.length
  }
  return found
}

/** Text inlines at the end lose their blank, those that were nothing else go. */
function trimEnd(content: Inline[]): readonly Inline[] {
  for (let i = content.length - 1; i >= 0; i--) {
    const inline = content[i]
    if (inline?.type !== 'text') continue
    const text = inline.text.trimEnd()
    if (text !== '') {
      content[i] = { ...inline, text }
      break
    }
    content.splice(i, 1)
  }
  return content
}

/** The text of a work that a note names, as printed. */
export function textOfNoteReference({ content }: Footnote, { start, end }: NoteReference): string {
  return [...textWithoutMarks(content)].slice(start, end).join('')
}
