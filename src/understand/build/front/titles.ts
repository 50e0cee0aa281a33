import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import type { DecidedBlock } from '../../decide/decision.ts'
import { detectLanguage } from '../../../base/text/languages/language.ts'
import { isOtherLanguage } from '../../../base/text/languages/near-languages.ts'

/** A line of a title with fewer characters may be Latin names of species; it tells no language. */
const TELLING_LENGTH = 50

/** The titles of a paper by their languages. */
export interface Titles {
  readonly title: readonly Block[]
  readonly subtitle: readonly Block[]
  /** Titles in other languages than the paper's. */
  readonly translations: readonly { readonly language: string; readonly blocks: readonly Block[] }[]
  /** What looked like a second title and is in no other language: a banner, a series. */
  readonly others: readonly Block[]
}

/** A block of a title. */
interface NamedBlock {
  readonly block: Block
  readonly role: 'title' | 'subtitle'
  /** Whether it was taken for a title in a second language. */
  readonly isSecond: boolean
  /** Its language, where that is sure. */
  readonly language: string | undefined
}

interface TitleGroup extends Omit<NamedBlock, 'block'> {
  readonly blocks: readonly Block[]
}

/**
 * The titles of the decided blocks of a title page, in whatever order they are printed: the title is the one in the
 * language of the document, which is that of the body, where there is one; those in other languages are translations.
 */
export async function chooseTitles(decided: readonly DecidedBlock[], ofDocument: string): Promise<Titles> {
  const groups = joinBlocks(await nameBlocks(decided))
  const isForeign = ({ language }: TitleGroup) => language !== undefined && isOtherLanguage(language, ofDocument)
  const printed = groups.filter(({ role }) => role === 'title')
  const isTitleForeign = printed.length > 0 && printed.every(isForeign)
  const proper = isTitleForeign ? groups.find(group => group.language !== undefined && !isForeign(group)) : undefined
  const [first] = printed
  const main = proper ?? printed.find(group => !isForeign(group)) ?? first
  const rest = groups.filter(group => group !== main)
  const isTranslation = (group: TitleGroup) => isForeign(group) && main !== undefined && !isForeign(main)
  const here = rest.filter(group => !isTranslation(group))
  return {
    title: main?.blocks ?? [],
    subtitle: here.filter(({ isSecond }) => !isSecond).flatMap(({ blocks }) => blocks),
    translations: rest
      .filter(isTranslation)
      .flatMap(({ language, blocks }) => (language ? [{ language, blocks }] : [])),
    others: here.filter(({ isSecond }) => isSecond).flatMap(({ blocks }) => blocks),
  }
}

/** Blocks of one role in one language are one title; each title in a second language is one block. */
function joinBlocks(named: readonly NamedBlock[]): TitleGroup[] {
  const groups: TitleGroup[] = []
  for (const { block, role, isSecond, language } of named) {
    const last = groups.findLast(group => group.role === role && !group.isSecond)
    const isTelling = textOfBlock(block).length >= TELLING_LENGTH
    const continues = last !== undefined && !isSecond && (!isTelling || isSame(last.language, language))
    if (!continues) groups.push({ blocks: [block], role, isSecond, language })
    else
      groups.splice(groups.indexOf(last), 1, {
        ...last,
        blocks: [...last.blocks, block],
        language: last.language ?? language,
      })
  }
  return groups
}

function isSame(first: string | undefined, second: string | undefined): boolean {
  return first === undefined || second === undefined || !isOtherLanguage(first, second)
}

async function nameBlocks(decided: readonly DecidedBlock[]): Promise<NamedBlock[]> {
  const blocks = decided.flatMap(({ block, decision: { role, variety } }) =>
    role === 'title' || role === 'subtitle' ? [{ block, role, isSecond: variety === 'second-title' }] : [],
  )
  return Promise.all(blocks.map(async own => ({ ...own, language: await languageOf(own.block) })))
}

/** The language of a title, where that is sure. */
async function languageOf(block: Block): Promise<string | undefined> {
  const text = textOfBlock(block)
  const { language, isReliable } = await detectLanguage(/\p{Ll}/u.test(text) ? text : text.toLowerCase())
  return isReliable ? language : undefined
}
