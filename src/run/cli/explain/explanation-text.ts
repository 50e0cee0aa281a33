import { ENOUGH } from '../../../base/collections/rules.ts'
import type { BlockFacts, ExplainedBlock } from '../../../products/recipes/explain/explain.ts'
import type { Outcome, Proposal, WeighedRule } from '../../../understand/decide/proposals.ts'

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
export function toExplanationText(block: ExplainedBlock): string {
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
