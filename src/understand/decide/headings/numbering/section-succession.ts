import { ENOUGH } from '../../../../base/collections/rules.ts'
import { LEAST_SECTIONS, LINES_BETWEEN } from '../../../layout/blocks/numbered-sections.ts'
import type { Block } from '../../../../model/page/block.ts'
import { isRecognised } from '../../../evidence/lines.ts'
import { readingsOfNumber } from '../../../../base/text/labels/misread-numbers.ts'
import { findSuccession } from '../../../../base/text/labels/number-succession.ts'
import { parseSectionNumber } from '../../../../base/text/labels/section-number.ts'
import { addPoints, type HeadingCandidate } from '../heading-candidates.ts'
import { hasLook } from '../rules/heading-facts.ts'

/** Points up to which nothing but its number makes a line a heading. */
const LIKE_A_HEADING = 0.5
/** Share of the sections up to which others may have their numbers; where there are more, the numbering begins anew. */
const FEW_TAKEN = 0.25
/** Fewest sections, from the first on without a gap, that show how sections with numbers are set in a paper. */
const LEAST_IN_LOOK = 3
/** A list that has begun continues after the numbers of sections; an item between may be no candidate. */
const MOST_SKIPPED = 2
/** Least score of a candidate: its style may be evidence against it. */
const LEAST_WEIGHT = 0.125

/**
 * The candidates, where recognised ones have the number that the others demand if it was misread (`S. Summary` after
 * section 4 is section 5, `14` after 3 is 4), and with points for a place in the succession, against brackets around a
 * number and against numbers that other sections have; the evidence says what was read.
 *
 * The numbers of a list do not count: there is text between those of sections. Never changes what was not recognised.
 */
export function followNumbers(candidates: readonly HeadingCandidate[], blocks: readonly Block[]): HeadingCandidate[] {
  const recognised = candidates.filter(({ block }) => block.lines.some(isRecognised))
  const places = new Map(blocks.map((block, place) => [block, place]))
  const placeOf = (candidate: HeadingCandidate | undefined) =>
    (candidate && places.get(candidate.block)) ?? blocks.length
  const numbers = findSuccession(
    recognised.map(({ text, points }) => ({
      readings: readingsOfNumber(text),
      weight: Math.max(LEAST_WEIGHT, points),
    })),
    (i, next) => {
      const between = blocks.slice(placeOf(recognised[i]) + 1, placeOf(recognised[next]))
      const lines = between.reduce((sum, block) => sum + block.lines.length, 0)
      return lines > LINES_BETWEEN || depthOf(recognised[next]) > depthOf(recognised[i])
    },
  )
  const sections = new Set(numbers.filter(number => number !== undefined))
  if (sections.size < LEAST_SECTIONS) return [...candidates]
  const found = new Map(recognised.map((candidate, i) => [candidate, numbers[i]]))
  const taken = recognised.filter(
    ({ number, points }, i) =>
      numbers[i] === undefined && points > LIKE_A_HEADING && number !== undefined && sections.has(number.number),
  )
  const outside = new Set(taken.length <= FEW_TAKEN * sections.size ? taken : [])
  return candidates.map(candidate => {
    const number = found.get(candidate)
    if (found.has(candidate) && /^\(\d{1,3}\)/.test(candidate.text)) {
      return addPoints(candidate, { isInBrackets: true })
    }
    if (outside.has(candidate)) return addPoints(candidate, { taken: 'recognised' })
    return number === undefined ? candidate : withNumber(candidate, number)
  })
}

function depthOf(candidate: HeadingCandidate | undefined): number {
  return candidate?.number?.depth ?? 1
}

function withNumber(candidate: HeadingCandidate, number: string): HeadingCandidate {
  const { text } = candidate
  const printed = candidate.number?.number
  if (printed === number) return addPoints(candidate, { isNext: true })
  const title = text.slice(text.search(/\s/)).trim()
  const readAs = printed ?? text.slice(0, text.length - title.length).trim()
  return { ...addPoints(candidate, { isNext: true, readAs }), number: parseSectionNumber(`${number}. ${title}`) }
}

/**
 * The candidates, with points against items of lists: they have numbers of one part in the type of the body, and sections with the same
 * numbers are set apart from it. Says nothing where sections are set like the body.
 */
export function weighListNumbers(candidates: readonly HeadingCandidate[]): HeadingCandidate[] {
  const sections = new Set<number>()
  for (const candidate of candidates) {
    const value = valueOf(candidate)
    if (value === sections.size + 1 && candidate.points >= ENOUGH && hasLook(candidate.facts)) sections.add(value)
  }
  if (sections.size < LEAST_IN_LOOK) return [...candidates]
  let last = -Infinity
  return candidates.map(candidate => {
    const value = valueOf(candidate)
    if (value === undefined || hasLook(candidate.facts)) return candidate
    const goesOn = value > last && value <= last + MOST_SKIPPED
    if (!sections.has(value) && !goesOn) return candidate
    last = value
    return addPoints(candidate, { taken: 'plain' })
  })
}

/** The value of an Arabic number of one part; recognised ones are judged by their succession above. */
function valueOf({ block, number }: HeadingCandidate): number | undefined {
  if (block.lines.some(isRecognised)) return undefined
  if (number?.depth !== 1 || number.style !== 'arabic' || number.word !== undefined) return undefined
  return Number(number.number)
}
