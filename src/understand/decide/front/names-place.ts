import { ENOUGH, type Weighed, weigh } from '../../../base/collections/rules.ts'
import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import { stripAccents } from '../../../base/text/characters/unicode.ts'
import { RAISED_START, splitNames } from '../../../base/text/names/name-list.ts'
import { markedTextOfBlock } from './marked-text.ts'
import { NAMES_RULES, type NamesPlace, type NamesRule } from './names-rules.ts'

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
export interface JudgedNames extends Weighed<NamesRule> {
  readonly place: NamesPlace
}

/** Weighs a block of names as the authors of the paper. */
export function judgeNames(block: Block, setting: NamesSetting): JudgedNames {
  const { place, hasAddress, isUnderLabel, isBesideTitle, authorsInFile } = setting
  const marked = markedTextOfBlock(block)
  const names = splitNames(marked)
  const isInFile = names.some(({ surname }) => holdsName(authorsInFile, surname))
  const hasMarks = marked.includes(RAISED_START)
  const facts = { place, text: textOfBlock(block), names, hasMarks, hasAddress, isInFile, isUnderLabel, isBesideTitle }
  return { place, ...weigh(NAMES_RULES, facts) }
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
    (top, names) => (names.points > (top?.points ?? -Infinity) ? names : top),
    undefined,
  )
  return best !== undefined && isLikely(best) ? best.place : undefined
}

/** Whether names are likely enough to be the authors'. */
export function isLikely(names: JudgedNames): boolean {
  return names.points >= ENOUGH
}
