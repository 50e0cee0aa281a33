import { isRightToLeft } from '../../../../base/text/characters/unicode.ts'
import { isNextNumber, type SectionNumber } from '../../../../base/text/labels/section-number.ts'

/** A heading, as far as its number goes. */
interface Numbered {
  readonly text: string
  readonly number: SectionNumber | undefined
}

/**
 * Headings of right-to-left text with the parts of their numbers in the order in which they count. XeTeX prints the parts from the
 * right: `۱.۲` is the first part of section 2. Which way they were printed, the numbers before them say.
 */
export function countFromRight<Heading extends Numbered>(headings: readonly Heading[]): readonly Heading[] {
  const isMeant = ({ text, number }: Heading) => number !== undefined && number.depth > 1 && isRightToLeft(text)
  if (!headings.some(isMeant)) return headings
  const turned = headings.map(heading => (isMeant(heading) ? { ...heading, number: turn(heading.number) } : heading))
  return countFollowing(turned) > countFollowing(headings) ? turned : headings
}

function turn(number: SectionNumber | undefined): SectionNumber | undefined {
  return number && { ...number, number: number.number.split('.').reverse().join('.') }
}

/** How many numbers follow the one before. */
function countFollowing(headings: readonly Numbered[]): number {
  const numbers = headings.flatMap(({ number }) => (number === undefined ? [] : [number.number]))
  return numbers.filter((number, i) => isNextNumber(numbers[i - 1], number)).length
}
