import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js'
import type { Inline } from '../paper/paper.ts'
import type { PaperXmlContext } from './paper-xml-context.ts'
import { writeInstruction } from './paper-xml-context.ts'
import { ATTRIBUTE_MODEL, writeInlines } from './paper-xml-inlines.ts'

/**
 * Writes what the attribute `name` has in plain text once more, in instructions, with its styles, formulas, links, calls of notes and
 * undone hyphens.
 * Nothing is written where it has none of these.
 */
export function writeStyledAttribute(
  parent: XMLBuilder,
  name: 'caption' | 'title',
  content: readonly Inline[],
  context: PaperXmlContext,
): void {
  if (!content.some(saysMoreThanText)) return
  writeInstruction(parent, name)
  writeInlines(parent, content.filter(isNoBreak), ATTRIBUTE_MODEL, context)
  writeInstruction(parent, `/${name}`)
}

function saysMoreThanText(inline: Inline): boolean {
  if (inline.type === 'text') return inline.formula !== undefined || Object.keys(inline.style).length > 0
  return SAYS_MORE.has(inline.type)
}

const SAYS_MORE: ReadonlySet<Inline['type']> = new Set<Inline['type']>([
  'footnote-call',
  'citation-start',
  'callout-start',
  'hyphen',
])

/** Lines and columns end elsewhere in a heading or caption than in the text around it. */
function isNoBreak({ type }: Inline): boolean {
  return !type.endsWith('-break')
}
