import { groupBy } from '../../../base/collections/group-by.ts'
import { isBackConcept } from './back-matter.ts'
import type { HeadingCandidate } from './heading-candidates.ts'
import type { GivenLevels } from './heading-votes.ts'
import { BACK_MATTER_RANK, BACK_MATTER_UNLIKE, LEVEL_COSTS, MOST_WITNESSES } from './level-costs.ts'
import { chooseCheapest } from './cheapest-levels.ts'
import { compareStyles } from './heading-style.ts'

/** What is known of the levels of headings, each in the order of the headings. */
export interface LevelEvidence {
  /** By the depth of a heading's number: this level is certain. */
  readonly numbered: GivenLevels
  /** Levels that a numbered paper gives to headings without number, such as the references. */
  readonly implied: GivenLevels
  readonly outlined: GivenLevels
  readonly tagged: GivenLevels
}

/** All headings of one style. */
interface StyleGroup {
  readonly key: string
  /** Index of each of its headings. */
  readonly indexes: readonly number[]
  readonly first: HeadingCandidate
  readonly isBackMatter: boolean
  /** It has the first heading of the text, or the introduction. */
  readonly isTop: boolean
}

/** The deepest level that a heading may have. */
const DEEPEST_LEVEL = 6
/** Fewer headings than this do not show that a level with one heading is improbable. */
const ENOUGH_HEADINGS = 4

/**
 * The level of each style, by its key: those that together explain the paper best.
 *
 * All levels are chosen at once. Each choice has a cost (`level-costs.ts`): for numbers, outline and tags that it
 * contradicts, for levels that are left out on the way down, for an introduction or references below the top, for styles
 * whose type ranks the other way. So one stray heading, or a first heading of another kind, moves no other one.
 */
export function chooseStyleLevels(
  headings: readonly HeadingCandidate[],
  evidence: LevelEvidence,
): ReadonlyMap<string, number> {
  const groups = groupByStyle(headings)
  const deepest = Math.min(DEEPEST_LEVEL, Math.max(groups.length + 1, ...evidence.numbered.map(level => level ?? 1)))
  const costOf = costFunction(headings, groups, evidence)
  const levels = chooseCheapest(groups.length, deepest, startsOf(groups, evidence, deepest), costOf)
  return new Map(groups.map(({ key }, i) => [key, levels[i] ?? 1]))
}

function groupByStyle(headings: readonly HeadingCandidate[]): StyleGroup[] {
  const start = headings.findIndex(heading => isOfText(heading) && !isBackConcept(heading.concept))
  return [...groupBy(headings.entries(), ([, { styleKey }]) => styleKey)].flatMap(([key, entries]) => {
    const indexes = entries.map(([i]) => i)
    const members = entries.map(([, heading]) => heading)
    const [first] = members
    if (first === undefined) return []
    const isBackMatter = members.every(({ concept }) => isBackConcept(concept))
    const isTop = indexes.includes(start) || members.some(({ concept }) => concept === 'introduction')
    return [{ key, indexes, first, isBackMatter, isTop }]
  })
}

/** The choices to start from: all styles at the top; by rank of their type; by the first known fact about each. */
function startsOf(groups: readonly StyleGroup[], evidence: LevelEvidence, deepest: number): number[][] {
  const byRank = groups.map(({ first }) => {
    const higher = groups.filter(other => compareStyles(other.first.style, first.style) < 0).length
    return Math.min(deepest, 1 + higher)
  })
  const known = [evidence.implied, evidence.outlined, evidence.tagged]
  const byVotes = groups.map(({ indexes }) => {
    const levels = known.flatMap(given => indexes.flatMap(i => given[i] ?? []))
    return Math.min(deepest, levels[0] ?? 1)
  })
  return [groups.map(() => 1), byRank, byVotes]
}

/** The cost of levels of all styles, given in the order of the groups. */
function costFunction(
  headings: readonly HeadingCandidate[],
  groups: readonly StyleGroup[],
  evidence: LevelEvidence,
): (levels: readonly number[]) => number {
  const groupOf = new Map(groups.flatMap(({ indexes }, group) => indexes.map(i => [i, group] as const)))
  // Levels are tried by the thousand: what does not depend on them is found once.
  const costsOfStyles = groups.map(group => costsByLevel(votesOf(group, evidence)))
  const nested = nestingsOf(headings, evidence.numbered)
  const pairs = pairsOf(groups)
  return levels => {
    const placed = nested.map(({ numbered }, i) => numbered ?? levels[groupOf.get(i) ?? 0] ?? 1)
    const ofStyles = sumOf(levels, (level, i) => costsOfStyles[i]?.[level] ?? 0)
    return ofStyles + costOfNesting(nested, placed) + costOfRanks(pairs, levels) + costOfLone(placed)
  }
}

/** The levels that one kind of evidence gives to the headings of a style. */
interface Votes {
  readonly cost: number
  readonly levels: readonly number[]
}

function votesOf({ indexes }: StyleGroup, evidence: LevelEvidence): Votes[] {
  const kinds = [
    [LEVEL_COSTS.number, evidence.implied],
    [LEVEL_COSTS.outline, evidence.outlined],
    [LEVEL_COSTS.tag, evidence.tagged],
  ] as const
  return kinds.map(([cost, given]) => ({ cost, levels: indexes.flatMap(i => given[i] ?? []) }))
}

/** What each level, from 0 to the deepest, costs by itself. */
function costsByLevel(votes: readonly Votes[]): number[] {
  return Array.from({ length: DEEPEST_LEVEL + 1 }, (_, level) => LEVEL_COSTS.depth * level + costOfVotes(level, votes))
}

function costOfVotes(level: number, votes: readonly Votes[]): number {
  return sumOf(votes, ({ cost, levels }) => {
    if (levels.length === 0) return 0
    const others = levels.filter(other => other !== level).length
    return (cost * Math.min(levels.length, MOST_WITNESSES) * others) / levels.length
  })
}

/** What is known of a heading's place among the others, whatever its level is. */
interface Nesting {
  /** Its level, where its number gives it. */
  readonly numbered: number | undefined
  /** It opens the text. */
  readonly isFirst: boolean
  /** It is right below another heading, in another style. */
  readonly isRightBelow: boolean
  /** What it costs below the top. */
  readonly belowTop: number
}

function nestingsOf(headings: readonly HeadingCandidate[], numbered: GivenLevels): Nesting[] {
  const first = headings.findIndex(isOfText)
  return headings.map((heading, i) => {
    const above = headings[i - 1]
    return {
      numbered: numbered[i],
      isFirst: i === first,
      isRightBelow: above?.after === heading.block && above.styleKey !== heading.styleKey,
      belowTop: numbered[i] === undefined ? costBelowTop(heading) : 0,
    }
  })
}

/** Jumps on the way down, and headings that are at the top in nearly every paper but not here. */
function costOfNesting(nested: readonly Nesting[], placed: readonly number[]): number {
  return sumOf(nested, ({ isFirst, isRightBelow, belowTop }, i) => {
    const level = placed[i] ?? 1
    const levelAbove = placed[i - 1]
    if (levelAbove === undefined || isFirst) return level > 1 && isFirst ? LEVEL_COSTS.firstBelowTop : 0
    const jump = LEVEL_COSTS.jump * Math.min(2, Math.max(0, level - levelAbove - 1))
    const order = isRightBelow && level <= levelAbove ? LEVEL_COSTS.notBelowAbove : 0
    return jump + order + (level > 1 ? belowTop : 0)
  })
}

function costBelowTop({ concept }: HeadingCandidate): number {
  return concept === 'introduction' || concept === 'references' ? LEVEL_COSTS.anchorBelowTop : 0
}

/** Whether it is a heading of the text, and not of what comes before it: highlights are in any type. */
export function isOfText({ concept }: HeadingCandidate): boolean {
  return concept !== 'highlights'
}

/** Two styles, how their type ranks, and how many headings show it. */
interface StylePair {
  readonly a: number
  readonly b: number
  /** Below 0 where the first style ranks higher; 0 where neither type nor place decides. */
  readonly rank: number
  readonly witnesses: number
  readonly isBackMatter: boolean
  /** One of the two is at the top: the other one is lower, unless it is set apart as back matter. */
  readonly hasTop: boolean
}

function pairsOf(groups: readonly StyleGroup[]): StylePair[] {
  return groups.flatMap((first, a) => groups.slice(a + 1).map((second, i) => pairOf(first, a, second, a + 1 + i)))
}

function pairOf(first: StyleGroup, a: number, second: StyleGroup, b: number): StylePair {
  const isBackMatter = first.isBackMatter || second.isBackMatter
  const hasTop = !isBackMatter && first.isTop !== second.isTop
  // Under a style of the top every other style is lower, however large it is.
  const rank = hasTop ? (first.isTop ? -1 : 1) : compareStyles(first.first.style, second.first.style)
  const witnesses = Math.min(first.indexes.length, second.indexes.length, MOST_WITNESSES)
  return { a, b, rank, witnesses, isBackMatter, hasTop }
}

function costOfRanks(pairs: readonly StylePair[], levels: readonly number[]): number {
  return sumOf(pairs, pair => costOfPair(pair, (levels[pair.b] ?? 1) - (levels[pair.a] ?? 1)))
}

/** @param step how far the second style of the pair is below the first */
function costOfPair({ rank, witnesses, isBackMatter, hasTop }: StylePair, step: number): number {
  if (rank === 0) return step === 0 ? 0 : LEVEL_COSTS.likeStylesApart * witnesses
  if (step === 0) {
    const ofStray = hasTop ? LEVEL_COSTS.strayAtTop : LEVEL_COSTS.strayAlike
    const cost = witnesses > 1 ? LEVEL_COSTS.unlikeStylesAlike * witnesses : ofStray
    return cost * (isBackMatter ? BACK_MATTER_UNLIKE : 1)
  }
  const isAgainst = rank < 0 ? step < 0 : step > 0
  return isAgainst ? LEVEL_COSTS.againstRank * witnesses * (isBackMatter ? BACK_MATTER_RANK : 1) : 0
}

/** Levels below the top that hold one heading. */
function costOfLone(placed: readonly number[]): number {
  if (placed.length <= ENOUGH_HEADINGS) return 0
  const counts = new Map<number, number>()
  for (const level of placed) counts.set(level, (counts.get(level) ?? 0) + 1)
  return LEVEL_COSTS.loneHeading * [...counts].filter(([level, count]) => level > 1 && count === 1).length
}

function sumOf<Part>(parts: readonly Part[], costOf: (part: Part, i: number) => number): number {
  return parts.reduce((total, part, i) => total + costOf(part, i), 0)
}
