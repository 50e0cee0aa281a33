import { pageOfId } from '../layout/blocks/block-ids.ts'
import { mapGridLines } from '../layout/tables/table-grid.ts'
import type { Block } from '../page/block.ts'
import type { TextLine } from '../page/text-line.ts'
import type { DecidedBlock } from '../roles/decision.ts'
import { findLike } from '../text/characters/find-like.ts'
import { foldWhitespace } from '../text/characters/unicode.ts'
import type { BlockCorrection, WordsCorrection } from './corrections.ts'
import type { DecidedFurniture } from './decided-furniture.ts'
import { type DecidedParts, type WarnOfUnused, withCorrection } from './decided-parts.ts'
import { readHeading } from './heading-parts.ts'
import { rereadLine } from './reread-line.ts'

/** Words that a person corrected, under the block and number that their line has now. */
export interface CorrectedWords extends WordsCorrection {
  readonly block: string
  readonly page: number
  /** The entry that says it. */
  readonly said: WordsCorrection
}

/** Corrected lines by those that were read. */
export type CorrectedLines = ReadonlyMap<TextLine, TextLine>

/** The lines that corrections are about. */
export interface FoundWords {
  readonly lines: CorrectedLines
  readonly words: readonly CorrectedWords[]
}

/** Which block of the program each correction is about; `undefined` where there is none any more. */
export interface NamedBlock {
  readonly correction: BlockCorrection
  readonly block: Block | undefined
}

/**
 * Finds the lines whose words are corrected: by number and text, else by text in the block, else as the only line of the
 * page that is read so, since another rule may have put it into another block. A line that is read as it is printed by
 * now needs nothing.
 */
export function findWords(
  blocks: readonly Block[],
  named: readonly NamedBlock[],
  warnOfUnused: WarnOfUnused,
): FoundWords {
  const lines = new Map<TextLine, TextLine>()
  const words: CorrectedWords[] = []
  for (const { correction, block } of named) {
    for (const said of correction.words ?? []) {
      const found = findLine(said, block, blocks, correction)
      if (found === undefined || lines.has(found.line)) {
        warnOfUnused(correction, `no line reads "${said.read}"`)
        continue
      }
      const { line, block: home } = found
      lines.set(line, rereadLine(line, said.is))
      const number = home.lines.indexOf(line) + 1
      words.push({ said, block: home.id, page: home.page, line: number, read: line.text, is: foldWhitespace(said.is) })
    }
  }
  return { lines, words }
}

function findLine(
  { line: number, read, is }: WordsCorrection,
  block: Block | undefined,
  blocks: readonly Block[],
  { block: id }: BlockCorrection,
): { readonly line: TextLine; readonly block: Block } | undefined {
  const own = block?.lines ?? []
  const there = own[number - 1]
  if (block !== undefined && there !== undefined && (there.text === read || there.text === is)) {
    return { line: there, block }
  }
  const inBlock = findText(own, read) ?? findText(own, is)
  if (block !== undefined && inBlock !== undefined) return { line: inBlock, block }
  const page = block?.page ?? pageOfId(id)
  const beside = blocks.filter(other => other.page === page && other !== block)
  const homes = beside.flatMap(other => other.lines.map(line => ({ line, block: other })))
  const texts = homes.map(({ line }) => line.text)
  const place = findLike(texts, read) ?? findLike(texts, is)
  return place === undefined ? undefined : homes[place]
}

function findText(lines: readonly TextLine[], text: string): TextLine | undefined {
  const texts = lines.map(line => line.text)
  const place = findLike(texts, text)
  return place === undefined ? lines.find(line => line.text === text) : lines[place]
}

/** All blocks with the corrected lines; a heading whose first words change is read for its number again. */
export function putLines(parts: DecidedParts, lines: CorrectedLines, byBlock: ReadonlyMap<Block, BlockCorrection>) {
  const known = new Map<Block, Block>()
  const toBlock = (block: Block): Block => {
    const made = known.get(block) ?? withLines(block, lines)
    known.set(block, made)
    return made
  }
  const blocks = parts.blocks.map(decided => {
    const block = toBlock(decided.block)
    return block === decided.block ? decided : reread(decided, block, byBlock.get(decided.block))
  })
  const furniture = parts.furniture.map((decided): DecidedFurniture => {
    const block = toBlock(decided.block)
    if (block === decided.block) return decided
    return {
      ...decided,
      block,
      line: lines.get(decided.line) ?? decided.line,
      evidence: withCorrection(decided.evidence),
    }
  })
  return { blocks, furniture, toBlock }
}

function withLines(block: Block, lines: CorrectedLines): Block {
  if (!block.lines.some(line => lines.has(line))) return block
  const toLine = (line: TextLine) => lines.get(line) ?? line
  const table = block.table === undefined ? {} : { table: mapGridLines(block.table, toLine) }
  return { ...block, lines: block.lines.map(toLine), ...table }
}

function reread({ block: old, decision }: DecidedBlock, block: Block, said: BlockCorrection | undefined): DecidedBlock {
  const evidence = withCorrection(decision.evidence)
  const { heading } = decision
  const [was, is] = [readHeading(old).number, readHeading(block).number]
  const isRenumbered = heading !== undefined && said?.number === undefined && was !== is
  const parts = isRenumbered ? { heading: { ...heading, number: is } } : {}
  return { block, decision: { ...decision, evidence, ...parts } }
}
