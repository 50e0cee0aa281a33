import type { FrontMatter, Place, PrintedWord } from '../../paper/paper.ts'

/** A word of the title page with the letters that it is known by. */
interface TitlePageWord extends Place {
  readonly start: number
  readonly end: number
}

/**
 * Where title, authors (`author1` …) and affiliations (`affiliation0` …) are printed, by their letters: marks, line ends and
 * hyphens are between them. Without words nothing is found.
 */
export function findOnTitlePage(front: FrontMatter): ReadonlyMap<string, readonly Place[]> {
  const { letters, words } = lettersOf(front)
  const find = (text: string) => boxesOf(letters, words, toLetters(text))
  const title = front.title.map(inline => (inline.type === 'text' ? inline.text : '')).join('')
  const affiliations = new Map(
    front.authors.flatMap(({ organisations }) =>
      organisations.map(({ name, city, country }) => [[name, city, country].join('|'), name] as const),
    ),
  )
  return new Map([
    ['title', find(title)],
    ...front.authors.map(({ name }, i) => [`author${i + 1}`, find(name)] as const),
    ...[...affiliations.values()].map((name, i) => [`affiliation${i}`, find(name)] as const),
  ])
}

function lettersOf({ printedLines, lines }: FrontMatter): { letters: string; words: TitlePageWord[] } {
  const characters = [...printedLines.join('\n')]
  let letters = ''
  const words = lines.flatMap(({ page, words: printed = [] }) =>
    printed.map(({ start, end, ...box }: PrintedWord) => {
      const from = letters.length
      letters += toLetters(characters.slice(start, end).join(''))
      return { ...box, page, start: from, end: letters.length }
    }),
  )
  return { letters, words }
}

/** One box for each line that the letters are on. */
function boxesOf(letters: string, words: readonly TitlePageWord[], wanted: string): readonly Place[] {
  const start = wanted === '' ? -1 : letters.indexOf(wanted)
  if (start < 0) return []
  const boxes: Place[] = []
  for (const { page, left, top, right, bottom } of words.filter(
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
