import type { Report } from '../../../base/diagnostics.ts'
import { mergeRanges, nameChoice } from '../../../base/page-choice.ts'
import type { HurtPage, HurtPart } from './file/hurt-pages.ts'
import type { Damage } from './file/mend.ts'

/** What a damaged file lacks. */
export interface Losses {
  /** The share of each page that is lost, 0 to 1, by its number; pages of which nothing is lost are left out. */
  readonly pages: ReadonlyMap<number, number>
  /** The least share of the whole file that is taken for lost, 0 to 1. */
  readonly least: number
}

export const NO_LOSSES: Losses = { pages: new Map(), least: 0 }

/** What a file that is cut off lacks where nothing says how much that is: on the average, a cut leaves half. */
const SHARE_OF_CUT = 0.5

/** The message about pages, by the part of them that is damaged. */
const IN_WORDS: Readonly<Record<HurtPart, string>> = {
  page: 'no longer in the file; left empty',
  content: 'what is drawn there is damaged; it is read as far as possible',
  object: 'objects that describe it are damaged; parts may be wrong or missing',
  form: 'a form that is drawn there is damaged; it is read as far as possible',
  font: 'a font or another part that is used there is damaged; letters may be wrong',
}

/** Pages that a message names; of more it gives the first ones. */
const MOST_NAMED = 20

/** Warns of what is damaged in a file, with the pages that it hits. */
export function reportDamage({ isTableWrong, hurt, pageCount, lacksMore }: Damage, report: Report): Losses {
  for (const part of Object.keys(IN_WORDS) as HurtPart[]) {
    const pages = hurt.filter(({ parts }) => parts.includes(part)).map(({ page }) => page)
    const [page] = pages
    if (page === undefined) continue
    const message = `the PDF is damaged: ${nameOfPages(pages)}${part === 'page' ? ` of ${pageCount}` : ''}: ${IN_WORDS[part]}`
    report({ code: 'W_PDF_DAMAGED', severity: 'warning', message, page })
  }
  if (lacksMore) {
    const message = `the PDF is damaged: it is cut off, and all pages after page ${pageCount} are missing`
    report({ code: 'W_PDF_DAMAGED', severity: 'warning', message, page: pageCount })
  }
  if (isTableWrong) {
    const message = 'the PDF is damaged: its table of objects is wrong; it was rebuilt, and parts may be missing'
    report({ code: 'W_PDF_DAMAGED', severity: 'warning', message })
  } else if (hurt.length === 0) {
    const message = 'the PDF is damaged, but not in what its pages show'
    report({ code: 'W_PDF_DAMAGED', severity: 'warning', message })
  }
  const pages = new Map(hurt.filter(({ lost }) => lost > 0).map(({ page, lost }: HurtPage) => [page, lost]))
  return { pages, least: lacksMore ? SHARE_OF_CUT : 0 }
}

function nameOfPages(pages: readonly number[]): string {
  const ranges = mergeRanges(pages)
  const named = nameChoice(ranges.slice(0, MOST_NAMED))
  const more = ranges.length > MOST_NAMED ? ' and more' : ''
  return `${pages.length === 1 ? 'page' : 'pages'} ${named}${more}`
}
