import type { Style } from '../../model/paper/paper.ts'

/** A character style. */
export type StyleName = 'bold' | 'italic' | 'underline' | 'super' | 'sub'

/** The character styles of a text, in the order in which they are nested, outermost first. */
export function namesOfStyle(style: Style): readonly StyleName[] {
  const names: StyleName[] = []
  if (style.bold) names.push('bold')
  if (style.italic) names.push('italic')
  if (style.underline) names.push('underline')
  if (style.script !== undefined) names.push(style.script)
  return names
}
