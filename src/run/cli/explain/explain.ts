import { OptionError } from '../../../base/errors.ts'
import { type BlockFacts, type ExplainedBlock, explainPaper } from '../../../products/recipes/explain/explain.ts'
import { toReportJson } from '../../../products/recipes/report-json.ts'
import { attempt } from '../shared/attempt.ts'
import { findCorrections } from '../shared/corrections-option.ts'
import { readInput, sourceNameOf, stemOf } from '../shared/input.ts'
import { parseReading, type ReadingFlags } from '../shared/reading-options.ts'
import type { Terminal } from '../shared/terminal.ts'
import { ENOUGH } from '../../../base/collections/rules.ts'
import type { Outcome, Proposal, WeighedRule } from '../../../understand/decide/proposals.ts'

/** The options of `paperxml explain` as they were typed. */
export interface ExplainFlags extends ReadingFlags {
  readonly block?: string
  readonly text?: string
  readonly page?: string
  readonly json?: boolean
  readonly corrections?: string
}

/**
 * Runs `paperxml explain`: why the blocks of a paper are what they are. The exit status.
 * @throws {OptionError} `E_OPTION_RANGE` for a page that is no number
 */
export async function runExplain(file: string, flags: ExplainFlags, terminal: Terminal): Promise<number> {
  const { block, text, json: isJson = false } = flags
  const page = parsePage(flags.page)
  const reading = parseReading(flags)
  const correctionsOf = await findCorrections(flags.corrections, [file])
  return attempt(file, terminal, async () => {
    const corrections = await correctionsOf(file)
    const options = { id: stemOf(file), source: sourceNameOf(file), ...reading, corrections }
    const blocks = await explainPaper(await readInput(file, terminal), { block, text, page }, options)
    if (blocks.length === 0)
      throw new OptionError('E_OPTION_RANGE', 'no block is what --block, --text and --page ask for')
    terminal.writeOut(isJson ? toReportJson(blocks) : blocks.map(toExplanationText).join('\n'))
  })
}

function parsePage(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined
  if (!/^[1-9]\d{0,5}$/.test(typed)) {
    throw new OptionError('E_OPTION_RANGE', `--page ${typed}: expected the number of a page of the file, from 1`)
  }
  return Number(typed)
}

/** Facts that are told where they hold. */
const TRAITS = {
  isBold: 'bold',
  isItalic: 'italic',
  isCapital: 'in capitals',
  isCentered: 'centred',
  isUnderlined: 'underlined',
  isColored: 'coloured',
} as const satisfies Partial<Record<keyof BlockFacts, string>>

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  won: 'decided',
  overruled: 'overruled by a later classifier',
  refused: 'too late: an earlier decision stays',
  'too-weak': 'not enough',
}

/** What is known of a block as text for a terminal, ending in a line break. */
function toExplanationText(block: ExplainedBlock): string {
  const { id, page, box, text, role, level, score, evidence, proposals, reason } = block
  const place = `page ${page}, ${Math.round(box.left)} from the left, ${Math.round(box.top)} from the top`
  return [
    `${id}  ${place}: ${text}`,
    `  ${role}${level === undefined ? '' : `, level ${level}`}, score ${score.toFixed(2)}: ${evidence.join(', ') || 'no rule'}`,
    `  facts: ${factsInWords(block.facts)}`,
    ...proposals.flatMap(toProposalLines),
    ...(reason === undefined ? [] : [`  why it is asked at that place: ${reason}`]),
    '',
  ].join('\n')
}

function factsInWords(facts: BlockFacts): string {
  const { lines, size, bodySize, font, number, keyword } = facts
  const traits = Object.entries(TRAITS).flatMap(([trait, word]) => (facts[trait as keyof typeof TRAITS] ? [word] : []))
  return [
    lines === 1 ? '1 line' : `${lines} lines`,
    `${size.toFixed(1)} pt (body ${bodySize.toFixed(1)})`,
    font,
    ...traits,
    ...(number === undefined ? [] : [`number ${number}`]),
    ...(keyword === undefined ? [] : [`key word of ${keyword}`]),
  ].join(', ')
}

function toProposalLines({ place, classifier, role, outcome, evidence, weighing }: Proposal): string[] {
  const head = `  ${String(place).padStart(2)} ${classifier}: ${role}, ${OUTCOMES[outcome]}`
  if (weighing === undefined) return [`${head}: ${evidence.join(', ')}`]
  const rules = [...weighing.for, ...weighing.against]
  return [`${head}, ${toNumber(weighing.points)} of ${ENOUGH} points`, ...rules.map(toRuleLine)]
}

function toRuleLine({ rule, points, says }: WeighedRule): string {
  return `     ${toAmount(points)}  ${rule}${says === rule ? '' : `: ${says}`}`
}

function toAmount(points: number): string {
  return `${points < 0 ? '−' : '+'}${toNumber(Math.abs(points))}`.padStart(6)
}

function toNumber(points: number): string {
  return String(Math.round(points * 100) / 100)
}
