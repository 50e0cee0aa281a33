import type { OutlineEntry } from '../../../model/page/page.ts'
import { isNextNumber, parseSectionNumber, type SectionNumber } from '../../../base/text/labels/section-number.ts'
import { splitByAlignment } from './aligned-styles.ts'
import { raiseBackMatter } from './back-matter.ts'
import type { HeadingParts } from '../../../model/roles/role.ts'
import type { HeadingCandidate } from './heading-candidates.ts'
import { levelsInOutline, levelsInTags } from './heading-votes.ts'
import { countFromRight } from './numbering/right-to-left-numbers.ts'
import { levelsOfNestedForms } from './numbering/nested-forms.ts'
import { chooseStyleLevels, isOfText } from './style-levels.ts'

/** Numbered headings of one style after which a letter of that style is an appendix. */
const NUMBERED_STYLE = 2
/** The level of the parts of a list of references, right below that of the list. */
const LEVEL_OF_PARTS = 2
/** Unsure numbers above this are quantities more often than sections. */
const LARGEST_UNSURE = 40

/** The number with which a numbering begins. */
const FIRST = '1'

/** Typesetting systems number the sections of a report below chapter 0 where no chapter is counted. */
const UNCOUNTED = '0'

/**
 * Levels and numbers of headings, in their order.
 *
 * A number says the level of its heading by its depth (`2.1` is level 2); letters and arabic numbers under Roman ones are
 * one level lower, and so are their parts (`B.1` below `B` below `II`); numbers of other forms are as deep as they are nested. All other headings have the level of their style, and the levels of all styles are chosen together
 * (`style-levels.ts`). Matter after the text is at the top (`back-matter.ts`).
 */
export function rankHeadings(
  candidates: readonly HeadingCandidate[],
  outline: readonly OutlineEntry[] = [],
): HeadingParts[] {
  const isPart = candidates.map((heading, i) => isPartOfList(heading, candidates[i - 1]))
  const headings = splitByAlignment(countFromRight(candidates)).map((heading, i) =>
    isPart[i] === true ? { ...heading, concept: undefined } : heading,
  )
  const numbers = trustNumbers(headings)
  const saysLevels = !beginsAnewInSections(numbers) && numbers.some(number => number !== undefined)
  const nested = levelsOfNestedForms(numbers)
  const numbered = nested ?? headings.map((_, i) => (saysLevels ? depthOf(headings, numbers, i) : undefined))
  // The list of references is at the top beside numbered sections whether it is numbered or not.
  const implied = headings.map(({ concept }, i) => {
    if (isPart[i] === true) return LEVEL_OF_PARTS
    return numbered[i] ?? (saysLevels && concept === 'references' ? 1 : undefined)
  })
  const outlined = levelsInOutline(headings, outline)
  const ofStyles = chooseStyleLevels(headings, { numbered, implied, outlined, tagged: levelsInTags(headings) })
  const start = headings.findIndex(isOfText)
  const levels = raiseBackMatter(
    headings.map(({ styleKey, concept }, i) => ({
      level: numbered[i] ?? (i < start ? undefined : ofStyles.get(styleKey)) ?? 1,
      concept,
      style: styleKey,
      isGiven: numbered[i] !== undefined,
      isFirstPart: isFirstPart(headings[i], headings[i - 1]),
    })),
  )
  return levels.map((level, i) => ({ level, number: numbers[i]?.number }))
}

/** `Sources` in another style right under `Literature` is a part of that list, and no list beside it. */
function isPartOfList(heading: HeadingCandidate, above: HeadingCandidate | undefined): boolean {
  return heading.concept === 'references' && above?.concept === 'references' && heading.styleKey !== above.styleKey
}

/** Type is smaller than that of the heading above if it differs by more than this share. */
const SMALLER_TYPE = 0.95

/** Whether a heading is right below another one in larger type, without text between. */
function isFirstPart(heading: HeadingCandidate | undefined, above: HeadingCandidate | undefined): boolean {
  if (heading === undefined || above?.after !== heading.block) return false
  return heading.style.size < SMALLER_TYPE * above.style.size
}

/** Numbers that follow one another; a number that fits no sequence (a year, a quantity) is part of the title. */
function trustNumbers(headings: readonly HeadingCandidate[]): (SectionNumber | undefined)[] {
  const all = new Set(headings.map(({ number }) => number?.number))
  const numberedStyles = new Map<string, number>()
  let previous: string | undefined
  const lastArabic = headings.findLastIndex(
    ({ number }) => number?.style === 'arabic' && number.restStart === 'capital',
  )
  return headings.map((heading, i) => {
    const { number: read, text, styleKey } = heading
    const number = read === undefined ? undefined : readInSeries(read, previous)
    if (number === undefined || number.rest === '' || number.restStart === 'small') return undefined
    // "Part 2: Models": the word and its number belong to the title that follows on their line; the element of an appendix
    // implies its word.
    const isWorded = number.word !== undefined && number.word !== 'appendix' && /^\p{L}/u.test(text)
    if (isWorded && !isNumberAlone(heading)) return undefined
    const isSure = number.depth > 1 || number.closing !== '' || number.word !== undefined
    const follows = isNextNumber(previous, number.number) || isNextNumber(undefined, number.number)
    // "A need for …": a letter without full stop counts where the next letter opens a heading too, or (the only
    // appendix) where headings of its style are numbered and the numbers have ended.
    const isLastOfStyle = i > lastArabic && (numberedStyles.get(styleKey) ?? 0) >= NUMBERED_STYLE
    const isLetter = number.number !== 'A' || all.has('B') || isLastOfStyle
    if (number.style === 'letter' && !isSure && !(follows && isLetter)) return undefined
    if (!isSure && !follows)
      return number.style === 'arabic' && Number(number.number) < LARGEST_UNSURE ? number : undefined
    previous = number.number
    numberedStyles.set(styleKey, (numberedStyles.get(styleKey) ?? 0) + 1)
    return number
  })
}

/** Whether the word and the number of a chapter have a separate line above the title. */
function isNumberAlone({ block, numberBlock }: HeadingCandidate): boolean {
  const [first] = block.lines
  return numberBlock !== undefined || (first !== undefined && parseSectionNumber(first.text)?.rest === '')
}

/** The number, as a letter where it is the letter after the one before: `H`, `I`, `J`. */
function readInSeries(number: SectionNumber, previous: string | undefined): SectionNumber {
  const isLetter = /^[HUW]$/u.test(previous ?? '') && isNextNumber(previous, number.number)
  return isLetter && number.depth === 1 ? { ...number, style: 'letter' } : number
}

/**
 * Whether the numbers of one part begin anew below headings without number, so that they say nothing about levels:
 *
 *     Methods   1) Surgery   2) Statistics   Results   1) Mortality   2) Cost
 */
function beginsAnewInSections(numbers: readonly (SectionNumber | undefined)[]): boolean {
  const starts = numbers.flatMap((number, i) => (number?.number === FIRST ? [i] : []))
  const isSimple = numbers.every(number => number === undefined || (number.depth === 1 && number.word === undefined))
  return isSimple && starts.length > 1 && starts.every(i => i > 0 && numbers[i - 1] === undefined)
}

function depthOf(
  headings: readonly HeadingCandidate[],
  numbers: readonly (SectionNumber | undefined)[],
  index: number,
): number | undefined {
  const number = numbers[index]
  if (number === undefined) return undefined
  if (number.depth > 1) return number.depth + stepsAbove(headings, numbers, index)
  const above = stylesAbove(numbers, index)
  // A chapter is below its part: `Part I`, `Chapter 1`.
  if (number.word !== undefined && !(number.word === 'chapter' && number.style === 'arabic' && above.has('roman')))
    return 1
  if (number.style === 'roman' || !above.has('roman') || looksLikeRoman(headings, numbers, index)) return 1
  // I. RESULTS / A. Data / 1) Corpus
  return number.style === 'arabic' && above.has('letter') ? 3 : 2
}

/** How many levels the number of one part that a number of several parts begins with is below the top. */
function stepsAbove(
  headings: readonly HeadingCandidate[],
  numbers: readonly (SectionNumber | undefined)[],
  index: number,
): number {
  const [first] = numbers[index]?.number.split(/[.-]/u) ?? []
  const above = numbers.findLastIndex((number, i) => i < index && number?.number === first)
  if (above === -1) return first === UNCOUNTED && opensWithUncounted(headings, numbers) ? -1 : 0
  return (depthOf(headings, numbers, above) ?? 1) - 1
}

/** Whether the introduction, or the first heading, is numbered below an uncounted chapter: no chapter is above `0.1`. */
function opensWithUncounted(
  headings: readonly HeadingCandidate[],
  numbers: readonly (SectionNumber | undefined)[],
): boolean {
  const first = numbers.findIndex(number => number?.number.startsWith(`${UNCOUNTED}.`))
  return first === 0 || headings[first]?.concept === 'introduction'
}

/**
 * Whether a letter above an appendix looks like the Roman sections, where the letters above their parts look otherwise:
 *
 *     II. RESULTS     (large)
 *     A. Data         (bold)
 *     A. QUESTIONS    (large)
 */
function looksLikeRoman(
  headings: readonly HeadingCandidate[],
  numbers: readonly (SectionNumber | undefined)[],
  index: number,
): boolean {
  const looksOf = (style: SectionNumber['style'] | undefined) =>
    headings.filter((_, i) => i < index && numbers[i]?.style === style).map(({ styleKey }) => styleKey)
  const own = headings[index]?.styleKey
  const ofLetters = looksOf('letter')
  if (own === undefined || numbers[index]?.style !== 'letter' || ofLetters.length === 0) return false
  // Sections that continue after it have no appendix among them.
  if (numbers.slice(index).some(number => number?.style === 'roman' && number.depth === 1)) return false
  return looksOf('roman').includes(own) && !ofLetters.includes(own)
}

function stylesAbove(numbers: readonly (SectionNumber | undefined)[], index: number): Set<string> {
  const styles = numbers.slice(0, index).map(number => (number?.depth === 1 ? number.style : undefined))
  return new Set(styles.filter(style => style !== undefined))
}
