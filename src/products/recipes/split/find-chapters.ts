import { isStructuredLabel } from '../../../base/text/labels/abstract-labels.ts'
import { matchHeadingKeyword } from '../../../base/text/labels/match-keywords.ts'
import { isNextNumber, parseSectionNumber } from '../../../base/text/labels/section-number.ts'
import { textOfInlines } from '../../../write/writers/inlines.ts'
import type { Section } from '../../../model/paper/paper.ts'

/** Fewest headings that count up as chapters do: one may be anything. */
const LEAST_COUNTED = 2

/**
 * The chapters of a book among the sections of its highest level. Where headings count up, `Chapter 1`, `Chapter 2`, or without the word
 * `1`, `2`, they are chapters, and what has a deeper number or one out of turn is a section of the chapter before, though it looks like
 * a chapter; so is what has no number where chapters have the word, unless its heading is one of those of whole chapters (`Conclusion`).
 */
export function findChapters(sections: readonly Section[]): readonly Section[] {
  const worded = countedAmong(sections, section => numberOf(section)?.word === 'chapter')
  const counted = worded.size > 0 ? worded : countedAmong(sections, section => numberOf(section)?.depth === 1)
  if (counted.size === 0) return sections
  const chapters: Section[] = []
  let hasBegun = false
  for (const section of sections) {
    hasBegun ||= counted.has(section)
    const last = chapters.at(-1)
    if (last === undefined || !hasBegun || counted.has(section) || isWhole(section, worded.size > 0))
      chapters.push(section)
    else chapters.splice(-1, 1, { ...last, sections: [...last.sections, deepen(section)] })
  }
  return chapters
}

/** The sections of a kind whose numbers count up, if there are several. */
function countedAmong(sections: readonly Section[], holds: (section: Section) => boolean): ReadonlySet<Section> {
  const counted = new Set<Section>()
  let last: string | undefined
  for (const section of sections) {
    const number = holds(section) ? numberOf(section)?.number : undefined
    if (number === undefined || !isNextNumber(last, number)) continue
    counted.add(section)
    last = number
  }
  return counted.size < LEAST_COUNTED ? new Set() : counted
}

/** The number of a heading, with its word: some headings keep it in their title. */
function numberOf({ number, title }: Section): ReturnType<typeof parseSectionNumber> {
  return parseSectionNumber(`${number === undefined ? '' : `${number} `}${textOfInlines(title)}`)
}

/** Whether a section without a number in turn is a chapter all the same. */
function isWhole(section: Section, areWorded: boolean): boolean {
  const title = textOfInlines(section.title)
  // Before the first chapter everything is whole; after it an introduction is that of a chapter.
  const concept = matchHeadingKeyword(title)?.concept
  const isNamed = concept !== 'introduction' && (concept !== undefined || isStructuredLabel(title))
  return section.kind !== 'text' || isNamed || (!areWorded && numberOf(section) === undefined)
}

function deepen(section: Section): Section {
  return { ...section, level: section.level + 1, sections: section.sections.map(deepen) }
}
