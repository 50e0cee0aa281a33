import type { Draft } from './draft.ts'
import { entriesOf, lineEntry, putEntry } from './line-entries.ts'
import type { RegroupedBlock } from './regroup.ts'
import { linesInWords } from './words.ts'

/** A formula of a block as a person has it. */
export interface ShownFormula {
  /** Place of its line in the block, from 0. */
  readonly line: number
  /** What the line has there, and which of such parts of the line it is. */
  readonly part: string
  readonly nth: number
  /** As it is read, in LaTeX; none for words that a person says are one. */
  readonly read?: string
  /** The corrected formula in LaTeX; empty where the run is not a formula. */
  readonly is: string
}

/** The formulas of a block with what a draft says of them; in a block that is one, every line that has none is offered as one. */
export function formulasOf(draft: Draft, block: RegroupedBlock): readonly ShownFormula[] {
  const said = entriesOf(draft, block, 'formulas')
  const known = (block.formulas ?? []).map(({ line, part, nth, latex }): ShownFormula => {
    const own = said.find(each => each.place === line && isOf(each.said, part, nth))
    return { line, part, nth, read: latex, is: own?.said.is ?? latex }
  })
  const fresh = said.flatMap(({ place, said: { part, nth = 1, is } }): readonly ShownFormula[] =>
    known.some(each => each.line === place && each.part === part && each.nth === nth)
      ? []
      : [{ line: place, part, nth, is }],
  )
  const all = [...known, ...fresh].sort((a, b) => a.line - b.line)
  const role = draft.blocks.get(block.id)?.role ?? block.role
  if (role !== 'formula') return all
  const offered = block.lines.flatMap(([, , , , text], line): readonly ShownFormula[] =>
    all.some(each => each.line === line) ? [] : [{ line, part: text, nth: 1, is: '' }],
  )
  return [...all, ...offered].sort((a, b) => a.line - b.line)
}

/** Says what a formula is in LaTeX; as it is read, and nothing where nothing was read, is no correction. */
export function giveFormula(draft: Draft, block: RegroupedBlock, formula: ShownFormula, typed: string): Draft {
  const { line, part, nth, read = '' } = formula
  const entry = lineEntry(block, line)
  if (entry === undefined) return draft
  const is = typed.trim()
  const place = nth === 1 ? {} : { nth }
  return putEntry(draft, block, 'formulas', {
    isSame: said => said.line === entry.line && isOf(said, part, nth),
    entry: is === read ? undefined : { ...entry, part, ...place, is },
  })
}

/** Says that words of a block are a formula, with themselves as LaTeX for a start; nothing where no line has them. */
export function addFormula(
  draft: Draft,
  block: RegroupedBlock,
  words: string,
): readonly [Draft, ShownFormula] | undefined {
  const part = words.trim().replace(/\s+/gu, ' ')
  const line = part === '' ? -1 : linesInWords(draft, block).findIndex(text => text.includes(part))
  if (line < 0) return undefined
  const formula = { line, part, nth: 1, is: part }
  return [giveFormula(draft, block, formula, part), formula]
}

function isOf(said: { readonly part: string; readonly nth?: number }, part: string, nth: number): boolean {
  return said.part === part && (said.nth ?? 1) === nth
}
