import { type Box, containsPoint } from '../../../base/geometry/box.ts'
import type { PageLink } from '../../../model/page/page.ts'
import type { Block } from '../../../model/page/block.ts'
import type { TextLine, Word } from '../../../model/page/text-line.ts'
import { middleOfLetters } from '../../evidence/lines.ts'
import { findOrcids } from '../../../base/text/web/orcid.ts'

/** A link to the record of an ORCID iD. */
interface OrcidLink {
  readonly orcid: string
  readonly box: Box
}

/** Fewer letters under a link than this are an icon that is drawn as letters (`iD`), and not a name. */
const LEAST_LETTERS_OF_NAME = 3
/** An icon is at most this far after the name or its marks, in ems. */
const ICON_REACH_IN_EMS = 2

/**
 * The text of a block with the ORCID iDs to which its page links, each after the words that it is linked to.
 *
 *     Ann Lee (icon), Bo Berg (icon)   ->   Ann Lee 0000-0002-1825-0097 , Bo Berg 0000-0002-1694-233X
 *
 * The iD of a link around words comes after them, that of an icon after the words left of it in its line. `undefined`
 * if no link in the block says more than its text.
 */
export function textWithLinkedOrcids(block: Block, links: readonly PageLink[]): string | undefined {
  const printed = new Set(block.lines.flatMap(line => findOrcids(line.text).map(({ orcid }) => orcid)))
  const orcids = links.flatMap(({ url, box }): OrcidLink[] => {
    const [found] = /^https?:\/\/(?:www\.)?orcid\.org\//iu.test(url) ? findOrcids(url) : []
    return found === undefined || printed.has(found.orcid) ? [] : [{ orcid: found.orcid, box }]
  })
  const parts = orcids.length === 0 ? [] : block.lines.flatMap(line => partsOfLine(line, orcids))
  const texts = parts.flatMap(({ text, orcid }, i): string[] => {
    const continues = parts[i + 1]?.orcid === orcid
    return [...(text === undefined ? [] : [text]), ...(orcid === undefined || continues ? [] : [orcid])]
  })
  return parts.some(({ orcid }) => orcid !== undefined) ? texts.join(' ') : undefined
}

/** A word with the iD that it is linked to, or the iD of an icon. */
interface LinkedPart {
  readonly text?: string
  readonly orcid: string | undefined
}

function partsOfLine(line: TextLine, links: readonly OrcidLink[]): LinkedPart[] {
  const covering = links.map(({ orcid, box }) => {
    const words = line.words.filter(word => containsPoint(box, middleOf(word.box), middleOfLetters(line)))
    return { orcid, box, words, isIcon: lettersOf(words) < LEAST_LETTERS_OF_NAME }
  })
  const icons = covering.filter(({ box, isIcon }) => isIcon && isIn(line, box))
  return line.words.flatMap((word, i): LinkedPart[] => {
    const next = line.words[i + 1]
    const behind = icons.filter(({ box }) => isBehind(box, word, next, line.size))
    const drawn = icons.some(({ words }) => words.includes(word))
    const around = covering.find(({ words, isIcon }) => !isIcon && words.includes(word))
    return [...(drawn ? [] : [{ text: word.text, orcid: around?.orcid }]), ...behind.map(({ orcid }) => ({ orcid }))]
  })
}

/** Whether the middle of an icon is at the height of the line. */
function isIn(line: TextLine, { top, bottom }: Box): boolean {
  const middle = (top + bottom) / 2
  return middle >= line.box.top && middle <= line.box.bottom
}

/** Whether an icon is the next thing after a word; a word drawn as its icon is the icon itself. */
function isBehind({ left, right }: Box, word: Word, next: Word | undefined, size: number): boolean {
  const middle = (left + right) / 2
  const isNext = next === undefined || middleOf(next.box) > middle
  return middleOf(word.box) <= middle && isNext && left - word.box.right < ICON_REACH_IN_EMS * size
}

function middleOf({ left, right }: Box): number {
  return (left + right) / 2
}

function lettersOf(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)
}
