import type { Mark, TextStretch } from './marked-text.ts'

/** A text with its marks, and where its formulas are. */
interface LabelledText {
  readonly text: string
  readonly marks: readonly Mark[]
  readonly formulas: readonly TextStretch[]
}

/** The sentences of a text. The label of a statement at its start is no part of its first sentence. */
export function splitAfterLabel(
  { text, marks, formulas }: LabelledText,
  split: (text: string, whole: readonly TextStretch[]) => readonly TextStretch[],
): readonly TextStretch[] {
  const end = marks.find(({ type }) => type === 'label-end')?.offset ?? 0
  if (end === 0) return split(text, formulas)
  const start = text.length - text.slice(end).trimStart().length
  const after = formulas.filter(formula => formula.start >= start).map(formula => shifted(formula, -start))
  return [{ start: 0, end }, ...split(text.slice(start), after).map(span => shifted(span, start))]
}

/** The stretch in a text that begins so many characters earlier. */
export function shifted({ start, end }: TextStretch, by: number): TextStretch {
  return { start: start + by, end: end + by }
}
