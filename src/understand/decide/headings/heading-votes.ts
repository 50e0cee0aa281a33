import type { OutlineEntry } from '../../../model/page/page.ts'
import type { HeadingCandidate } from './heading-candidates.ts'
import { findOutlineEntry } from './outline.ts'

/** A level for each heading, `undefined` where nothing gives one. */
export type GivenLevels = readonly (number | undefined)[]

/**
 * The levels that the file's outline gives, the highest of them as level 1: the title may be above all of them.
 * An outline that lists all headings on one level says nothing about levels.
 */
export function levelsInOutline(headings: readonly HeadingCandidate[], outline: readonly OutlineEntry[]): GivenLevels {
  return unlessFlat(headings.map(({ text, block }) => findOutlineEntry(text, block, outline)?.level))
}

/** The levels of the structure tree (`H1`, `H2` …) of a tagged file, in the same way. */
export function levelsInTags(headings: readonly HeadingCandidate[]): GivenLevels {
  return unlessFlat(
    headings.map(({ block }) => {
      const level = /^H(\d)$/.exec(block.lines[0]?.words[0]?.runs[0]?.tag ?? '')?.[1]
      return level === undefined ? undefined : Number(level)
    }),
  )
}

function unlessFlat(levels: GivenLevels): GivenLevels {
  const given = levels.filter(level => level !== undefined)
  const highest = Math.min(...given)
  const isFlat = given.every(level => level === highest)
  return levels.map(level => (isFlat || level === undefined ? undefined : level - highest + 1))
}
