import type { RuleNameIn, RuleTable } from '../../../base/collections/rules.ts'
import { isArticleKind } from '../../../base/text/names/title-page-words.ts'
import { readJournalName } from '../../../base/text/publication/publisher.ts'

/** Where on a title page the names of the authors are. */
export type NamesPlace = 'above-title' | 'below-title' | 'below-abstract'

/** What the rules see of a block that begins with names. */
export interface NamesFacts {
  readonly place: NamesPlace
  readonly text: string
  readonly names: readonly unknown[]
  readonly hasMarks: boolean
  readonly hasAddress: boolean
  /** Its surnames are among those in the file's own description. */
  readonly isInFile: boolean
  readonly isUnderLabel: boolean
  readonly isBesideTitle: boolean
}

/** Rules by which words that read as names are the authors'; of several blocks, those with most points are. */
export const NAMES_RULES = {
  'place-below-title': {
    points: 4,
    says: 'below the title',
    because: 'Nearly all papers print their authors there.',
    holds: ({ place }) => place === 'below-title',
    shownBy: 'understand/decide/front/names-rules.test.ts > a place below the title shows authors',
  },
  'place-below-abstract': {
    points: 1,
    says: 'below the abstract',
    because: 'Some journals print their authors there.',
    holds: ({ place }) => place === 'below-abstract',
    shownBy: 'understand/decide/front/names-rules.test.ts > a place below the abstract shows authors',
  },
  'place-above-title': {
    points: 1,
    says: 'above the title',
    because: 'Essays and reports have their authors there; but banners and links are there too.',
    holds: ({ place }) => place === 'above-title',
    shownBy:
      'understand/decide/front/front-matter.test.ts > the title > is what stands on both pages, not the book on the cover or the author on the next page',
  },
  'marks-at-names': {
    points: 3,
    says: 'marks at the names',
    because: 'Marks call addresses and notes.',
    holds: facts => facts.hasMarks,
    shownBy: 'understand/decide/front/names-rules.test.ts > marks show authors, beside the title too',
  },
  'several-names': {
    points: 1,
    says: 'several names',
    because: 'An editor or a corresponding author is mostly named alone.',
    holds: ({ names }) => names.length > 1,
    shownBy:
      'understand/decide/front/names-rules.test.ts > of two places that of several names is the one of the authors',
  },
  'address-next': {
    points: 3,
    says: 'an address follows',
    because: 'Authors are named with their addresses.',
    holds: facts => facts.hasAddress,
    shownBy: 'understand/decide/front/names-rules.test.ts > an address shows authors, beside the title too',
  },
  'authors-in-file': {
    points: 6,
    says: 'the file names these authors',
    because: 'The surnames are those in its own description.',
    holds: facts => facts.isInFile,
    shownBy: 'understand/decide/front/names-rules.test.ts > the file shows authors, below a label too',
  },
  'editors-label': {
    points: -6,
    says: 'below a label such as "Edited by:"',
    because: 'The label says that these are others.',
    holds: facts => facts.isUnderLabel,
    shownBy: 'understand/decide/front/names-rules.test.ts > a label shows others than the authors',
  },
  'beside-title': {
    points: -3,
    says: 'beside the title',
    because: 'A narrow column beside the title has editors, dates and links.',
    holds: facts => facts.isBesideTitle,
    shownBy: 'understand/decide/front/names-rules.test.ts > a column beside the title shows others',
  },
  'kind-of-article-as-name': {
    points: -10,
    says: 'the kind of the article',
    because: '`Artigo original` has the form of a name.',
    holds: ({ text }) => isArticleKind(text),
    shownBy: 'understand/decide/front/names-rules.test.ts > the kind of an article is no name',
  },
  'journal-as-name': {
    points: -10,
    says: 'the name of a journal',
    because: '`Revista de Estudios Textuales` has the form of a name.',
    holds: ({ text }) => readJournalName(text).length > 0,
    shownBy: 'understand/decide/front/front-matter.test.ts > names > are no name of a journal above the title',
  },
} as const satisfies RuleTable<NamesFacts>

export type NamesRule = RuleNameIn<typeof NAMES_RULES>
