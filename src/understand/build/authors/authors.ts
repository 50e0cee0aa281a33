import type { Report, WarningCode } from '../../../base/diagnostics.ts'
import type { PageLink } from '../../../model/page/page.ts'
import type { Block } from '../../../model/page/block.ts'
import { dropEmails } from '../../../base/text/web/emails.ts'
import { dropOrcids } from '../../../base/text/web/orcid.ts'
import { splitNames } from '../../../base/text/names/name-list.ts'
import { dropAuthorsLabel } from '../../../base/text/names/role-labels.ts'
import { countPublicationPhrases } from '../../../base/text/publication/publication-phrases.ts'
import { splitAffiliations, toOrganisation } from './affiliations.ts'
import {
  addressesIn,
  type DraftAuthor,
  dropRepeated,
  linkBracketed,
  linkInOrder,
  linkMarked,
  linkMarkedElsewhere,
  linkNamed,
  linkStated,
  linkUnmarked,
  shareSingle,
} from './author-affiliations.ts'
import { assignEmails } from './author-emails.ts'
import { confidenceOfAuthor } from './author-evidence.ts'
import { assignHomepages } from './author-homepages.ts'
import { assignOrcids } from './author-orcids.ts'
import { dropGuides } from './guides.ts'
import { groupNames, type NameGroup, splitNameLines } from './name-groups.ts'
import { joinMarksBehind } from './marks-behind.ts'
import { textWithLinkedOrcids } from './orcid-links.ts'
import type { Author } from '../../../model/paper/paper.ts'
import { cutTitleCells, joinDividedTexts } from './title-cells.ts'
import { putMarksInFront } from './trailing-marks.ts'

/** Where facts about authors are printed besides the title page. */
export interface AuthorSources {
  /** Blocks that may hold e-mail addresses and affiliations. */
  readonly notes: readonly Block[]
  /** Texts that may hold ORCID iDs beside names: blocks of the whole paper, metadata of the file. */
  readonly orcidTexts?: readonly string[]
  /** Links of the pages, by their numbers. */
  readonly links?: ReadonlyMap<number, readonly PageLink[]>
}

/**
 * The authors that the blocks of a title page name, with their affiliations, e-mail addresses, homepages and ORCID iDs,
 * and the evidence for them.
 *
 * A mark at a name calls the addresses with the same mark; an address without mark belongs to the names above it,
 * in their column where names are side by side. What is uncertain is left out and reported.
 */
export function assembleAuthors(
  blocks: readonly Block[],
  { notes, orcidTexts = [], links }: AuthorSources,
  report: Report = () => {},
): Author[] {
  const cells = splitNameLines(dropGuides(joinMarksBehind(cutTitleCells(blocks))))
  const groups = groupNames(cells)
  const drafts = groups.map(group => toDrafts(group))
  const authors = drafts.flat()
  const surnames = authors.map(({ name }) => name.surname)
  const addresses = putMarksInFront(
    groups.map(group => group.addresses),
    authors.map(({ name }) => name.marks),
  )
  const affiliations = addresses.map(cells => splitAffiliations(cells, surnames))
  groups.forEach((_, i) => linkUnmarked(drafts[i] ?? [], affiliations[i] ?? []))
  const printed = dropRepeated(affiliations.flat()).filter(({ text }) => countPublicationPhrases(text) === 0)
  linkMarked(authors, printed)
  linkMarkedElsewhere(authors, notes)
  linkNamed(authors, printed)
  linkInOrder(authors, printed)
  const areBracketed = linkBracketed(authors, notes)
  linkStated(authors, notes)
  if (!areBracketed) shareSingle(authors, printed.length > 0 ? printed : addressesIn(notes, surnames))
  const names = authors.map(({ name }) => name)
  const textsOfGroups = groups.map(group => [...group.cells, ...group.addresses].map(({ text }) => text))
  const textsOfBlocks = [...blocks, ...notes].map(block => cutTitleCells([block]).map(({ text }) => text))
  const emails = assignEmails(names, [...textsOfGroups, ...textsOfBlocks])
  const texts = [...textsOfGroups, ...textsOfBlocks].map(lines => lines.join(' '))
  const linked = [...blocks, ...notes].flatMap(block => textWithLinkedOrcids(block, links?.get(block.page) ?? []) ?? [])
  const orcids = assignOrcids(names, [...texts, ...linked, ...orcidTexts])
  const named = textsOfGroups.map((lines, i) => ({
    persons: (drafts[i] ?? []).map(draft => authors.indexOf(draft)),
    text: lines.join(' '),
  }))
  const homepages = assignHomepages(names, named, texts)
  reportUnclear({ orcids: orcids.unclear, invalid: orcids.invalid, homepages: homepages.unclear }, blocks[0], report)
  reportWhole(authors, blocks[0], report)
  return authors.map((author, i) =>
    toAuthor(author, { email: emails[i], orcid: orcids.assigned[i], homepage: homepages.assigned[i] }),
  )
}

/** The facts about an author besides name and affiliations. */
interface Contacts {
  readonly email: ReturnType<typeof assignEmails>[number]
  readonly orcid: ReturnType<typeof assignOrcids>['assigned'][number]
  readonly homepage: ReturnType<typeof assignHomepages>['assigned'][number]
}

function toAuthor({ name, affiliations }: DraftAuthor, { email, orcid, homepage }: Contacts): Author {
  const organisations = affiliations.map(({ affiliation, tie }) => toOrganisation(affiliation, tie))
  const evidence = {
    name: name.split,
    ...(email && { email: email.rule }),
    ...(orcid && { orcid: orcid.rule }),
    ...(homepage && { homepage: homepage.rule }),
  }
  return {
    name: name.name,
    surname: name.surname,
    ...(name.given === undefined ? {} : { given: name.given }),
    ...(name.middle === undefined ? {} : { middle: name.middle }),
    ...(email && { email: email.email }),
    ...(homepage && { homepage: homepage.url }),
    ...(orcid && { orcid: orcid.orcid }),
    organisations,
    evidence: { ...evidence, confidence: confidenceOfAuthor(evidence, organisations) },
  }
}

function reportWhole(authors: readonly DraftAuthor[], block: Block | undefined, report: Report): void {
  const place = block === undefined ? {} : { page: block.page, box: block.box }
  for (const { name } of authors.filter(author => author.name.split === 'whole')) {
    const message = `author "${name.name}": surname and given name cannot be told apart (kept whole as surname)`
    report({ code: 'W_NAME_WHOLE', severity: 'warning', message, ...place })
  }
}

function reportUnclear(
  { orcids, invalid, homepages }: Record<'orcids' | 'invalid' | 'homepages', readonly string[]>,
  block: Block | undefined,
  report: Report,
): void {
  const place = block === undefined ? {} : { page: block.page, box: block.box }
  const warn = (code: WarningCode, message: string) => report({ code, severity: 'warning', message, ...place })
  for (const orcid of orcids) warn('W_ORCID_UNCLEAR', `ORCID iD ${orcid}: it cannot be told whose it is (left out)`)
  for (const orcid of invalid) warn('W_ORCID_INVALID', `ORCID iD ${orcid}: its check digit is wrong (left out)`)
  for (const url of homepages) warn('W_HOMEPAGE_UNCLEAR', `URL ${url}: it cannot be told whose page it is (left out)`)
}

function toDrafts({ cells }: NameGroup): DraftAuthor[] {
  const texts = cells.map(({ text }) => dropAuthorsLabel(dropOrcids(dropEmails(text))))
  const isList = texts.length > 1 && texts.some(text => /[,;&\uE000·•\d]/u.test(text))
  const names = isList ? splitNames(joinNameLines(texts)) : texts.flatMap(splitNames)
  return names.map(name => ({ name, affiliations: [] }))
}

/** A name with an initial before its surname: nothing of it can follow on the next line. */
const COMPLETE_AT_END = /(?:^|[,;&]|\s(?:and|und|et|y|e|i|и)\s)\s*\p{Lu}[\p{L}'’-]+\s+\p{Lu}\.\s+\p{Lu}[\p{L}'’-]+$/u
/** A given name and a surname. */
const COMPLETE_AT_START = /^\p{Lu}[\p{L}'’-]+\s+(?:\p{Lu}\.\s+)*\p{Lu}\p{Ll}/u

/** The lines of a list of names as one: a line break inside a name is a blank, one between two names a comma. */
function joinNameLines(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const undivided = joinDividedTexts(text, line)
    if (undivided !== undefined) return undivided
    const isBetween = COMPLETE_AT_END.test(text) && COMPLETE_AT_START.test(line)
    return `${text}${isBetween ? ', ' : ' '}${line}`
  })
}
