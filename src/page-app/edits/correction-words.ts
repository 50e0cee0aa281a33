import { changedWords } from '../../base/text/characters/changed-words.ts'
import type {
  BlockCorrection,
  BlockSplit,
  CellArea,
  Correction,
  TableCorrection,
} from '../../model/corrections/corrections.ts'
import type {
  CallCorrection,
  CheckedWords,
  FormulaCorrection,
  WordsCorrection,
} from '../../model/corrections/line-corrections.ts'
import type { CorrectedFields } from '../../model/corrections/reference-corrections.ts'
import { FIELD_LABELS, FIELD_NAMES, textOfField } from './reference-fields.ts'

/** What a correction is about, and what it says. */
export function sayCorrection(correction: Correction): { readonly name: string; readonly words: string } {
  if ('reviewed' in correction) return { name: `page ${correction.reviewed}`, words: 'reviewed' }
  if ('reference' in correction) {
    return { name: `reference ${correction.text}`, words: fieldsInWords(correction.reference) }
  }
  if ('header' in correction) {
    const { header, text, ...said } = correction
    return { name: `${header} ${text}`, words: inWords(said) }
  }
  const { block, text, ...said } = correction
  return { name: text || block, words: inWords(said) }
}

/** What the members of a correction say. */
export function inWords(said: object): string {
  return Object.entries(said).map(memberInWords).join(', ')
}

function memberInWords([name, value]: readonly [string, unknown]): string {
  switch (name as keyof BlockCorrection) {
    case 'split':
      return `split: line ${(value as readonly BlockSplit[]).map(({ line }) => line).join(', ')}`
    case 'words':
      return (value as readonly WordsCorrection[]).map(lineInWords).join('; ')
    case 'checked':
      return (value as readonly CheckedWords[]).map(({ words }) => `right: ${quoted(words)}`).join('; ')
    case 'formulas':
      return (value as readonly FormulaCorrection[]).map(formulaInWords).join('; ')
    case 'calls':
      return (value as readonly CallCorrection[]).map(callInWords).join('; ')
    case 'drawing':
      return 'the picture is in another box'
    case 'table':
      return tableInWords(value as TableCorrection)
    default:
      return `${name}: ${value === '' ? 'none' : String(value)}`
  }
}

function quoted(words: readonly string[]): string {
  return words.map(word => `“${word}”`).join(', ')
}

function formulaInWords({ line, part, is }: FormulaCorrection): string {
  return is === '' ? `line ${line}: “${part}” is no formula` : `line ${line}: “${part}” is the formula ${is}`
}

function callInWords({ line, mark, note }: CallCorrection): string {
  return note === '' ? `line ${line}: “${mark}” calls no note` : `line ${line}: “${mark}” calls “${note}”`
}

function tableInWords({ head, cells = [], separators = {} }: TableCorrection): string {
  const sides = (['columns', 'rows'] as const).flatMap(side => {
    const places = separators[side]
    return places === undefined ? [] : [`${places.length + 1} ${side}, separated elsewhere`]
  })
  const heads = head === undefined ? [] : [head === 1 ? '1 row is its head' : `${head} rows are its head`]
  return [...sides, ...heads, ...cells.map(areaInWords)].join('; ')
}

function areaInWords({ row, column, rows, columns }: CellArea): string {
  const place = `row ${row}, column ${column}`
  return rows * columns === 1 ? `${place}: a cell by itself` : `${place}: one cell of ${rows} × ${columns}`
}

function lineInWords({ line, read, is }: WordsCorrection): string {
  return `line ${line}: ${changeInWords(changedWords(read, is))}`
}

/** What a correction says of the fields of a reference. */
function fieldsInWords(fields: CorrectedFields): string {
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
