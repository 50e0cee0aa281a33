import type { BlockCorrection, BlockSplit, WordsCorrection } from '../../corrections/corrections.ts'
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

/** “teh” → “the”, as a sentence. */
export function changeInWords({ read, is }: { readonly read: string; readonly is: string }): string {
  if (read === '') return `“${is}” is added`
  return is === '' ? `“${read}” is left out` : `“${read}” is “${is}”`
}
