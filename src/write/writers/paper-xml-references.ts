import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js'
import type { ReferenceFields } from '../../model/paper/paper.ts'
import { writeInstruction } from './paper-xml-context.ts'

/**
 * Writes what a reference says of a work: `bibl` with the id that citations name, then a line for each name. One that is
 * part of a note has its `text` too.
 */
export function writeReferenceFields(
  parent: XMLBuilder,
  id: string,
  reference: ReferenceFields,
  { text, sameAs }: { readonly text?: string; readonly sameAs?: string | undefined } = {},
): void {
  const { authors, editors, isShortened, ...fields } = reference
  writeInstruction(parent, 'bibl', {
    id,
    text,
    target: sameAs,
    ...fields,
    authors: isShortened ? 'shortened' : undefined,
  })
  for (const { surname, given } of authors) writeInstruction(parent, 'bibl-author', { surname, given })
  for (const { surname, given } of editors) writeInstruction(parent, 'bibl-editor', { surname, given })
}
