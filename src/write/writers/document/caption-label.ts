import type { Inline } from '../../../model/paper/paper.ts'
import { textWithoutMarks } from '../../../understand/build/paragraphs/inlines.ts'
import { type CaptionLabel, matchCaptionLabel } from '../../../base/text/labels/match-keywords.ts'
import { toPlainText } from './plain-text.ts'

/** The text of a caption, and the label that opens it. */
export interface LabelledCaption {
  readonly text: string
  readonly label: CaptionLabel | undefined
}

export function readCaption(caption: readonly Inline[]): LabelledCaption {
  const text = toPlainText(textWithoutMarks(caption)).trim()
  return { text, label: matchCaptionLabel(text) }
}

/** The name of a figure by its caption, like `Figure 1`; empty where it has none. */
export function figureNameOf(caption: readonly Inline[]): string {
  const { label } = readCaption(caption)
  return label === undefined ? '' : `${label.label} ${label.number}`.trim()
}
