import { type Block, textOfBlock } from '../../page/block.ts'
import { stripAccents } from '../../text/characters/unicode.ts'
import { RAISED_START, splitNames } from '../../text/names/name-list.ts'
import { isArticleKind } from '../../text/names/title-page-words.ts'
import { readJournalName } from '../../text/publication/publisher.ts'
import { markedTextOfBlock } from './marked-text.ts'

/** Where on a title page the names of the authors are. */
export type NamesPlace = 'above-title' | 'below-title' | 'below-abstract'

/** The evidence that words which read as names are the authors', with its weights. */
export const NAMES_WEIGHTS = {
  /** Where nearly all papers print their authors. */
  'place-below-title': 2,
  /** Some journals print them at the foot of the abstract. */
  'place-below-abstract': 0.5,
  /** Essays and reports; but banners and links are there too. */
  'place-above-title': 0.5,
  /** Marks call addresses and notes. */
  'marks-at-names': 1.5,
  /** Editors and persons to write to are mostly one. */
  'several-names': 0.5,
  'address-next': 1.5,
  /** The surnames are those in the file's own description. */
  'authors-in-file': 3,
  /** `Edited by:` right above. */
  'editors-label': -3,
  /** A narrow column beside the title has editors, dates and links. */
  'beside-title': -1.5,
  /** `Artigo original` has the form of a name. */
  'kind-of-article-as-name': -5,
  /** So has `Revista de Estudios Textuales`. */
  'journal-as-name': -5,
} as const

/** The name of a piece of this evidence. */
export type NamesRule = keyof typeof NAMES_WEIGHTS

const NAMES_RULES = Object.keys(NAMES_WEIGHTS) as NamesRule[]

/** Least weight of names that are the authors'. */
const ENOUGH = 0.5

/** What is known around a block of names. */
export interface NamesSetting {
  readonly place: NamesPlace
  readonly isBesideTitle: boolean
  readonly isUnderLabel: boolean
  readonly hasAddress: boolean
  /** Names in the file's own description. */
  readonly authorsInFile: string
}

/** A block that begins with names: how likely they are the authors', and why. */
export interface JudgedNames {
  readonly place: NamesPlace
  readonly score: number
  readonly evidence: readonly NamesRule[]
}

/** Weighs what speaks for and against a block of names being the authors of the paper. */
export function judgeNames(block: Block, setting: NamesSetting): JudgedNames {
  const text = markedTextOfBlock(block)
  const names = splitNames(text)
  const holds: Readonly<Record<NamesRule, boolean>> = {
    'place-below-title': setting.place === 'below-title',
    'place-below-abstract': setting.place === 'below-abstract',
    'place-above-title': setting.place === 'above-title',
    'marks-at-names': text.includes(RAISED_START),
    'several-names': names.length > 1,
    'address-next': setting.hasAddress,
    'authors-in-file': names.some(({ surname }) => holdsName(setting.authorsInFile, surname)),
    'editors-label': setting.isUnderLabel,
    'beside-title': setting.isBesideTitle,
    'kind-of-article-as-name': isArticleKind(textOfBlock(block)),
    'journal-as-name': readJournalName(textOfBlock(block)).length > 0,
  }
  const evidence = NAMES_RULES.filter(rule => holds[rule])
  return { place: setting.place, score: evidence.reduce((sum, rule) => sum + NAMES_WEIGHTS[rule], 0), evidence }
}

/** Whether a text has every word of a name, whatever their accents and case. */
function holdsName(text: string, name: string): boolean {
  const words = new Set(foldedWords(text))
  return foldedWords(name).every(word => words.has(word))
}

function foldedWords(text: string): string[] {
  return stripAccents(text)
    .toLowerCase()
    .split(/[^\p{L}\p{M}’'-]+/u)
    .filter(word => word !== '')
}

/** The place of the likeliest authors among judged names; `undefined` where none are likely enough. */
export function placeOfAuthors(judged: readonly JudgedNames[]): NamesPlace | undefined {
  const best = judged.reduce<JudgedNames | undefined>(
    (top, names) => (names.score > (top?.score ?? -Infinity) ? names : top),
    undefined,
  )
  return best !== undefined && isLikely(best) ? best.place : undefined
}

/** Whether names are likely enough to be the authors'. */
export function isLikely(names: JudgedNames): boolean {
  return names.score >= ENOUGH
}
