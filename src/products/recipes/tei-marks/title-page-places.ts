import type { FrontMatter, Place, PrintedWord } from '../../../model/paper/paper.ts'
import { textWithoutMarks } from '../../../understand/build/paragraphs/inlines.ts'
import { numberAffiliations } from './grobid-extras.ts'

/** A range of the letters of the title page. */
interface LetterRange {
  readonly start: number
  readonly end: number
}

/** The letters of the title page, without case and marks. */
interface TitlePageLetters {
  readonly letters: string
  /** The printed words, with their boxes. */
  readonly words: readonly (Place & LetterRange)[]
  /** Letters without anything between them: two in "Liu,Wei". */
  readonly runs: readonly LetterRange[]
}

/**
 * Where title, authors (`author1` …) and affiliations (`affiliation0` …) are printed, by their letters: marks, line ends and
 * hyphens are between them. Without words nothing is found.
 */
export function findOnTitlePage(front: FrontMatter): ReadonlyMap<string, readonly Place[]> {
  const page = lettersOf(front)
  const find = (text: string) => boxesOf(page, toLetters(text))
  return new Map([
    ['title', find(textWithoutMarks(front.title))],
    ...front.authors.map(({ name }, i) => [`author${i + 1}`, find(name)] as const),
    ...[...numberAffiliations(front)].map(([id, { name }]) => [id, find(name)] as const),
  ])
}

function lettersOf({ printedLines, lines }: FrontMatter): TitlePageLetters {
  const characters = [...printedLines.join('\n')]
  const runs: LetterRange[] = []
  let letters = ''
  const words = lines.flatMap(({ page, words: printed = [] }) =>
    printed.map(({ start, end, ...box }: PrintedWord) => {
      const from = letters.length
      for (const [run] of characters
        .slice(start, end)
        .join('')
        .matchAll(/[\p{L}\p{M}]+/gu)) {
        const runStart = letters.length
        letters += toLetters(run)
        runs.push({ start: runStart, end: letters.length })
      }
      return { ...box, page, start: from, end: letters.length }
    }),
  )
  return { letters, words, runs }
}

/**
 * Where the wanted letters begin: at the start of a run, so that "Ann Li" is not found in "Joann Liu"; where there are
 * several, at the first one with which they also end a run. The mark of a note may be glued to the end of a name.
 */
function findStart({ letters, runs }: TitlePageLetters, wanted: string): number | undefined {
  const starts = runs.map(({ start }) => start).filter(start => letters.startsWith(wanted, start))
  const ends = new Set(runs.map(({ end }) => end))
  return starts.find(start => ends.has(start + wanted.length)) ?? starts[0]
}

/** One box for each line that the letters are on. */
function boxesOf(titlePage: TitlePageLetters, wanted: string): readonly Place[] {
  const start = wanted === '' ? undefined : findStart(titlePage, wanted)
  if (start === undefined) return []
  const boxes: Place[] = []
  for (const { page, left, top, right, bottom } of titlePage.words.filter(
    word => word.end > start && word.start < start + wanted.length,
  )) {
    const last = boxes.at(-1)
    if (last?.page === page && left >= last.right && top < last.bottom) {
      boxes[boxes.length - 1] = { ...last, right, top: Math.min(top, last.top), bottom: Math.max(bottom, last.bottom) }
    } else boxes.push({ page, left, top, right, bottom })
  }
  return boxes
}

function toLetters(text: string): string {
  return text.replace(/\P{L}/gu, '').toLowerCase()
}
