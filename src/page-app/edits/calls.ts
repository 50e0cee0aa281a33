import type { InspectedNote } from '../../write/writers/inspection/line-parts.ts'
import type { Draft } from './draft.ts'
import { entriesOf, lineEntry, putEntry } from './line-entries.ts'
import type { ShownBlock } from './shown-blocks.ts'
import { linesInWords } from './words.ts'

/** A mark of a block as a person has it. */
export interface ShownCall {
  /** Place of its line in the block, from 0. */
  readonly line: number
  readonly mark: string
  readonly nth: number
  /** Place of the note that it calls in the list of notes; none where it calls none. */
  readonly note?: number
  /** Whether a person says so. */
  readonly isSaid: boolean
}

/** The marks of a block with what a draft says of them. */
export function callsOf(draft: Draft, block: ShownBlock, notes: readonly InspectedNote[]): readonly ShownCall[] {
  const said = entriesOf(draft, block, 'calls')
  const fresh = said.map(({ place, said: { mark, nth = 1, note, page = block.page } }): ShownCall => {
    const found = note === '' ? -1 : notes.findIndex(each => each.page === page && each.text === note)
    return { line: place, mark, nth, ...(found < 0 ? {} : { note: found }), isSaid: true }
  })
  const known = (block.calls ?? []).flatMap((call): readonly ShownCall[] =>
    fresh.some(each => isSame(each, call)) ? [] : [{ ...call, isSaid: false }],
  )
  return [...known, ...fresh].sort((a, b) => a.line - b.line)
}

/** Says which note a mark calls; `undefined`: none. */
export function giveCall(
  draft: Draft,
  block: ShownBlock,
  call: Pick<ShownCall, 'line' | 'mark' | 'nth'>,
  note: InspectedNote | undefined,
): Draft {
  const { mark, nth } = call
  const place = nth === 1 ? {} : { nth }
  const page = note === undefined || note.page === block.page ? {} : { page: note.page }
  return putCall(draft, block, call, { mark, ...place, note: note?.text ?? '', ...page })
}

/** Removes the correction of a mark. */
export function takeCallBack(draft: Draft, block: ShownBlock, call: Pick<ShownCall, 'line' | 'mark' | 'nth'>): Draft {
  return putCall(draft, block, call, undefined)
}

/** The mark at the end of a word of a block; nothing where no word ends so. */
export function findMark(draft: Draft, block: ShownBlock, mark: string): Omit<ShownCall, 'isSaid'> | undefined {
  const line = linesInWords(draft, block).findIndex(text => text.split(' ').some(word => word.endsWith(mark)))
  return line < 0 || mark === '' ? undefined : { line, mark, nth: 1 }
}

function putCall(
  draft: Draft,
  block: ShownBlock,
  { line, mark, nth }: Pick<ShownCall, 'line' | 'mark' | 'nth'>,
  call: { readonly mark: string; readonly note: string } | undefined,
): Draft {
  const entry = lineEntry(block, line)
  if (entry === undefined) return draft
  return putEntry(draft, block, 'calls', {
    isSame: said => said.line === entry.line && said.mark === mark && (said.nth ?? 1) === nth,
    entry: call && { ...entry, ...call },
  })
}

function isSame(a: Pick<ShownCall, 'line' | 'mark' | 'nth'>, b: Pick<ShownCall, 'line' | 'mark' | 'nth'>): boolean {
  return a.line === b.line && a.mark === b.mark && a.nth === b.nth
}
