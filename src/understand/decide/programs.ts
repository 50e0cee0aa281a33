import { isSameRunSize } from '../evidence/line-style.ts'
import { findProgramLines } from '../layout/blocks/program-lines.ts'
import type { Block } from '../../model/page/block.ts'
import { textOfBlock } from '../evidence/blocks.ts'
import { matchCaptionLabel } from '../../base/text/labels/match-keywords.ts'
import type { Decisions, RoleDecision } from './decision.ts'
import type { Evidence } from './evidence.ts'
import { isCode } from './running-text.ts'

/** Fewest monospaced lines below one another that are a program; one or two may be a heading, an address or a note. */
const LEAST_PROGRAM_LINES = 3

const PROGRAM: RoleDecision = { role: 'code', score: 0.8, evidence: ['monospaced', 'among-lines-of-code'] }

const NUMBERED_PROGRAM: RoleDecision = { role: 'code', score: 0.8, evidence: ['numbered-statements'] }
const MARKUP: RoleDecision = { role: 'code', score: 0.8, evidence: ['tags'] }
const COMMAND: RoleDecision = { role: 'code', score: 0.8, evidence: ['monospaced', 'prompt'] }
const LABEL_OF_PROGRAM: RoleDecision = { role: 'code', score: 0.7, evidence: ['caption-label'] }

/** What a shell or an interpreter prints before a command: `$ git clone`, `>>> import os`, `C:\> dir`, `In [3]: x`. */
const PROMPT = /^(?:\$|>>>|PS>|[A-Z]:\\\S*>|In \[\d+\]:) ?\S/u

/** What opens a line of XML or HTML. */
const TAG = /^<[/?!]?\p{L}[^<>]*\/?>/u

/**
 * Decides which blocks are programs: lines that open with tags; commands after a prompt; numbered statements with the label right above or below them;
 * monospaced lines, in several blocks where empty lines part them (`#include "river.h"` above all others, `#endif` below
 * them), in a paper whose text is not monospaced.
 */
export function classifyPrograms(evidence: Evidence, decided: Decisions): Decisions {
  const free = evidence.blocks.map(block => (decided.has(block) ? undefined : block))
  const numbered = free.map(block => block !== undefined && isNumberedProgram(block))
  const tagged = findTagged(free)
  const found = new Map<Block, RoleDecision>()
  free.forEach((block, i) => {
    if (block === undefined) return
    if (numbered[i]) found.set(block, NUMBERED_PROGRAM)
    else if (tagged.has(block)) found.set(block, MARKUP)
    else if (isCommand(block, evidence)) found.set(block, COMMAND)
    else if ((numbered[i - 1] || numbered[i + 1]) && isLabelOfProgram(block)) found.set(block, LABEL_OF_PROGRAM)
  })
  return new Map([...found, ...findMonospaced(evidence, new Map([...decided, ...found]))])
}

function isNumberedProgram({ lines, table }: Block): boolean {
  return table === undefined && findProgramLines(lines).size === lines.length
}

/** Blocks one after the other of which all lines open with a tag: the indent of elements inside others may part them. */
function findTagged(blocks: readonly (Block | undefined)[]): ReadonlySet<Block> {
  const chains: Block[][] = [[]]
  for (const block of blocks) {
    if (block?.table === undefined && block?.lines.every(({ text }) => TAG.test(text)) === true)
      chains.at(-1)?.push(block)
    else chains.push([])
  }
  return new Set(chains.filter(chain => chain.flatMap(({ lines }) => lines).length >= LEAST_PROGRAM_LINES).flat())
}

function isCommand(block: Block, { body }: Evidence): boolean {
  return !body.isMonospace && isCode(block) && PROMPT.test(textOfBlock(block))
}

function isLabelOfProgram(block: Block): boolean {
  const label = matchCaptionLabel(textOfBlock(block))
  return label?.isCaption === true && (label.kind === 'algorithm' || label.kind === 'listing')
}

function findMonospaced({ blocks, body }: Evidence, decided: Decisions): Decisions {
  if (body.isMonospace) return new Map()
  const programs: Block[][] = []
  let program: Block[] | undefined
  for (const block of blocks) {
    if (decided.has(block) || block.lines[0]?.direction !== 0 || !isCode(block)) {
      program = undefined
      continue
    }
    if (program?.[0] === undefined || !isAlike(program[0], block)) programs.push((program = []))
    program.push(block)
  }
  return new Map(
    programs
      .filter(isProgram)
      .flat()
      .map(block => [block, PROGRAM]),
  )
}

/** Whether blocks are one program: some of its lines are close. Those of a tree of files or of labels in a figure are isolated. */
function isProgram(blocks: readonly Block[]): boolean {
  const lines = blocks.flatMap(block => block.lines)
  return blocks.length > 1 && lines.length >= LEAST_PROGRAM_LINES && blocks.some(block => block.lines.length > 1)
}

/** Whether two blocks of a column have the same type; a program may have bold words. */
function isAlike(block: Block, other: Block): boolean {
  const [first, next] = [block.lines[0], other.lines[0]]
  if (first === undefined || next === undefined || block.column.left !== other.column.left) return false
  return isSameRunSize(first, next)
}
