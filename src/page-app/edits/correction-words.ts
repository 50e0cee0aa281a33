import type { BlockCorrection, BlockSplit, WordsCorrection } from '../../corrections/corrections.ts'
import type { CorrectedFields } from '../../corrections/reference-corrections.ts'
import { FIELD_LABELS, FIELD_NAMES, textOfField } from './reference-fields.ts'
import { changedWords } from './words.ts'

/** What a correction says, for the list of all. */
export function inWords(said: object): string {
  return Object.entries(said).map(memberInWords).join(', ')
}

function memberInWords([name, value]: readonly [string, unknown]): string {
  switch (name as keyof BlockCorrection) {
    case 'split':
      return `split: line ${(value as readonly BlockSplit[]).map(({ line }) => line).join(', ')}`
    case 'words':
      return (value as readonly WordsCorrection[]).map(lineInWords).join('; ')
    default:
      return `${name}: ${value === '' ? 'none' : String(value)}`
  }
}

function lineInWords({ line, read, is }: WordsCorrection): string {
  return `line ${line}: ${changeInWords(changedWords(read, is))}`
}

/** What a correction says of the fields of a reference. */
export function fieldsInWords(fields: CorrectedFields): string {
  const said = FIELD_NAMES.filter(name => fields[name] !== undefined)
  return said
    .map(name => `${FIELD_LABELS[name]}: ${textOfField(fields, name).replaceAll('\n', '; ') || 'none'}`)
    .join(', ')
}

/** “teh” → “the”, as a sentence. */
export function changeInWords({ read, is }: { readonly read: string; readonly is: string }): string {
  if (read === '') return `“${is}” is added`
  return is === '' ? `“${read}” is left out` : `“${read}” is “${is}”`
}
