import { mapGridLines } from '../../layout/tables/table-grid.ts'
import type { Block } from '../../../model/page/block.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { DecidedBlock } from '../../decide/decision.ts'
import type { BlockCorrection } from '../../../model/corrections/corrections.ts'
import type { DecidedFurniture } from '../decided-furniture.ts'
import { type DecidedParts, type WarnOfUnused, withCorrection } from '../decided-parts.ts'
import { readHeading } from '../heading-parts.ts'
import { type CorrectedLineEntry, correctLine } from './correct-line.ts'
import type { EntriesByLine, FoundEntryOf } from './find-entries.ts'

/** The note that a mark calls, and the line that the mark is in now. */
export interface SaidCall {
  readonly line: TextLine
  readonly entry: FoundEntryOf<'calls'>
}

/** All blocks with the lines as they are corrected. */
export interface PutLines extends DecidedParts {
  /** What a block is now. */
  readonly toBlock: (block: Block) => Block
  readonly entries: readonly CorrectedLineEntry[]
  readonly calls: readonly SaidCall[]
}

/**
 * Puts in the lines as a person reads them, in the language that a person says. A heading whose first words change is read for its
 * number again.
 */
export function putLines(
  parts: DecidedParts,
  byLine: EntriesByLine,
  byBlock: ReadonlyMap<Block, BlockCorrection>,
  warnOfUnused: WarnOfUnused,
): PutLines {
  const putter = new LinePutter(parts, byLine, byBlock, warnOfUnused)
  const blocks = parts.blocks.map(decided => {
    const block = putter.toBlock(decided.block)
    return block === decided.block ? decided : reread(decided, block, byBlock.get(decided.block))
  })
  const furniture = parts.furniture.map((decided): DecidedFurniture => {
    const block = putter.toBlock(decided.block)
    if (block === decided.block) return decided
    const line = putter.lines.get(decided.line) ?? decided.line
    return { ...decided, block, line, evidence: withCorrection(decided.evidence) }
  })
  const { entries, calls } = putter
  return { blocks, furniture, toBlock: block => putter.toBlock(block), entries, calls }
}

/** Makes each line and block once. */
class LinePutter {
  readonly lines = new Map<TextLine, TextLine>()
  readonly entries: CorrectedLineEntry[] = []
  readonly calls: SaidCall[] = []
  readonly #blocks = new Map<Block, Block>()

  constructor(
    { blocks, furniture }: DecidedParts,
    byLine: EntriesByLine,
    byBlock: ReadonlyMap<Block, BlockCorrection>,
    warnOfUnused: WarnOfUnused,
  ) {
    const displays = blocks.filter(({ decision }) => decision.role === 'formula').map(({ block }) => block)
    const ofDisplays = new Set(displays.flatMap(({ lines }) => lines))
    const languages = new Map(
      [...blocks, ...furniture].flatMap(({ block }) => {
        const language = byBlock.get(block)?.language
        return language === undefined ? [] : block.lines.map(line => [line, language] as const)
      }),
    )
    for (const found of new Set([...byLine.keys(), ...languages.keys()])) {
      const said = byLine.get(found) ?? []
      const { line: made, corrected } = correctLine(found, said, ofDisplays.has(found), ({ correction }, reason) =>
        warnOfUnused(correction, reason),
      )
      const language = languages.get(found)
      const line = language === undefined ? made : { ...made, language }
      this.lines.set(found, line)
      this.entries.push(...corrected)
      this.calls.push(...said.flatMap(entry => (entry.member === 'calls' ? [{ line, entry }] : [])))
    }
  }

  toBlock(block: Block): Block {
    const made = this.#blocks.get(block) ?? this.#withLines(block)
    this.#blocks.set(block, made)
    return made
  }

  #withLines(block: Block): Block {
    const toLine = (line: TextLine) => this.lines.get(line) ?? line
    if (block.lines.every(line => toLine(line) === line)) return block
    const table = block.table === undefined ? {} : { table: mapGridLines(block.table, toLine) }
    return { ...block, lines: block.lines.map(toLine), ...table }
  }
}

function reread({ block: old, decision }: DecidedBlock, block: Block, said: BlockCorrection | undefined): DecidedBlock {
  const evidence = withCorrection(decision.evidence)
  const { heading } = decision
  const [was, is] = [readHeading(old).number, readHeading(block).number]
  const isRenumbered = heading !== undefined && said?.number === undefined && was !== is
  const parts = isRenumbered ? { heading: { ...heading, number: is } } : {}
  return { block, decision: { ...decision, evidence, ...parts } }
}
