import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import { findEmails } from '../../../base/text/web/emails.ts'
import { opensLikePublicationInfo } from '../../../base/text/publication/publication-phrases.ts'
import { AbstractExtent } from './abstract-extent.ts'
import type { Decisions } from '../decision.ts'
import type { Role } from '../../../model/roles/role.ts'
import { Findings } from '../findings.ts'
import { isQuotation } from '../prose.ts'
import { type FrontKind, ON_NEXT_PAGE } from './front-kinds.ts'
import {
  isAddressNearNames,
  isAddressUnderLabel,
  isHighlight,
  isLabelOfInfo,
  isSentenceOfAddress,
  isNotice,
  KeywordList,
} from './front-labels.ts'
import { hasSureMark, isRaisedStart } from './front-marks.ts'
import type { FrontRule } from './front-rules.ts'
import { isInReferences } from './first-page-references.ts'
import { isTextOfSheet } from './sheet-text.ts'
import type { NamesPlace } from './names-rules.ts'
import { SECOND_TITLE } from './title/subtitle-rules.ts'
import { AuthorNames, continuesNames, isInRowWithAuthors } from './author-names.ts'
import type { FrontPage } from './front-page.ts'

/** The zone of the front matter that the reader is in. */
type Zone = 'before-title' | 'authors' | 'abstract' | 'after-abstract' | 'body'

/** Score of decisions by words or style. */
const LIKELY = 0.8

/**
 * Reads the blocks of a title page in order and decides those of the front matter. Each block is judged by its words
 * (`front-kinds.ts`) and by the current zone, and may open the next zone: before-title, authors, abstract, after-abstract, body.
 * Never decides text that looks like the body, nor a block that already has a role.
 */
export class FrontReader {
  private readonly page: FrontPage
  private readonly findings: Findings
  private readonly abstract: AbstractExtent
  private readonly keywords: KeywordList
  private zone: Zone = 'before-title'
  /** The kinds of blocks of authors so far. */
  private readonly seen = new Set<FrontKind>()
  private readonly names: AuthorNames
  /** Whether names elsewhere than below the title were found. */
  private hasNames = false
  /** Between a second title and its abstract the authors are printed again. */
  private isUnderSecondTitle = false
  private lastInfo: Block | undefined
  private lastAuthors: Block | undefined
  /** The first block of abstract or body: blocks above it on its page belong to the authors, in any column. */
  private textStart: Block | undefined

  constructor(page: FrontPage, decided: Decisions) {
    this.page = page
    this.findings = new Findings(decided)
    this.names = new AuthorNames(page)
    this.abstract = new AbstractExtent(page)
    this.keywords = new KeywordList(page)
  }

  /** The decisions for the title page, and for the next page if the front matter continues there. */
  readBlocks(): Decisions {
    const titlePage = this.page.order[this.page.titleIndex]?.page
    this.page.order.forEach((block, i) => {
      if (i === this.page.titleIndex) this.zone = 'authors'
      if (block.page === titlePage) this.read(block)
      else if (this.zone !== 'body') this.readOnNextPage(block)
    })
    return this.findings.added
  }

  private readOnNextPage(block: Block): void {
    const kind = this.page.kindOf(block)
    const isFront = this.zone === 'abstract' || this.isUnderSecondTitle || ON_NEXT_PAGE.includes(kind)
    if (isFront || this.isSecondTitle(block, kind)) this.read(block)
    else this.zone = 'body'
  }

  private read(block: Block): void {
    // A display under the title is one of the text: names and addresses have none.
    const known = this.findings.get(block)?.role
    if (this.zone === 'authors' && known === 'formula' && this.page.isUnderTitle(block)) this.zone = 'body'
    if (known !== undefined) return
    // Turned text beside all other text is the stamp of an archive.
    const isTurned = block.lines[0]?.direction !== 0
    if (isTurned && this.page.isBesideText(block)) this.decide(block, 'publication-info', 'turned-beside-text')
    if (isTurned) return
    if (this.page.isCalledNote(block) || isInReferences(block, this.page)) return
    if (this.keywords.takes(block)) return this.decide(block, 'keywords', 'under-keywords-heading')
    const kind = this.page.kindOf(block)
    if (this.isUnderSecondTitle && (kind === 'names' || kind === 'affiliation'))
      return this.decide(block, 'publication-info', 'names-again')
    switch (this.zone) {
      case 'before-title':
        return this.readBeforeTitle(block, kind)
      case 'authors':
        return this.readAuthors(block, kind)
      case 'abstract':
        return this.readAbstract(block, kind)
      case 'after-abstract':
        return this.readAfterAbstract(block, kind)
      case 'body':
        return this.readBesideBody(block, kind)
    }
  }

  private decide(block: Block, role: Role, ...evidence: FrontRule[]): void {
    if (role === 'abstract' || role === 'abstract-heading') this.textStart ??= block
    if (role === 'publication-info') this.lastInfo = block
    if (role === 'authors') this.lastAuthors = block
    if (role !== 'publication-info' && role !== 'authors') this.isUnderSecondTitle = false
    this.findings.add(block, { role, score: LIKELY, evidence })
  }

  private decideSecondTitle(block: Block): void {
    this.isUnderSecondTitle = true
    this.findings.add(block, { role: 'subtitle', score: LIKELY, evidence: [SECOND_TITLE], variety: 'second-title' })
  }

  private readBeforeTitle(block: Block, kind: FrontKind): void {
    if (this.readKeywords(block, kind)) return
    if (this.takesNames(block, kind, 'above-title')) return
    if (kind === 'prose' && this.page.bodyText.isLikeBody(block)) return
    this.decide(block, 'publication-info', 'before-title')
  }

  private readAuthors(block: Block, kind: FrontKind): void {
    if (this.startsAbstract(block, kind) || this.readKeywords(block, kind)) return
    if (kind === 'publication-info' || isAddressUnderLabel(this.lastInfo, block)) {
      return this.decide(block, 'publication-info', 'publication-phrase')
    }
    const isAddress = kind === 'affiliation' || isSentenceOfAddress(block, this.lastAuthors, this.page)
    if (kind === 'prose' && !isAddress) return this.readProse(block)
    if (isTextOfSheet(block, kind, this.page, this.seen) || this.startsSection(block, kind))
      return this.startBody(block, kind)
    if (isHighlight(block, kind)) return this.decide(block, 'publication-info', 'highlights')
    this.seen.add(isAddress ? 'affiliation' : kind)
    this.decide(block, 'authors', `${kind}-below-title`)
  }

  /** Decides sentences between title and body: an abstract without heading, the body, or a notice before the abstract. */
  private readProse(block: Block): void {
    const { bodyText } = this.page
    if (this.page.isAbstractAhead(block)) {
      if (!bodyText.isLikeBody(block)) this.decide(block, 'publication-info', 'before-abstract')
      return
    }
    // An epigraph is no abstract and ends nothing.
    if (isQuotation(textOfBlock(block))) return
    // Text of the next column, read before the names below the title.
    if (this.seen.size === 0 && !this.page.isUnderTitle(block)) return
    const forAbstract = this.page.evidenceForAbstract(block, this.seen.size > 0)
    if (forAbstract.length > 0) {
      this.zone = 'abstract'
      return this.addAbstract(block, ...forAbstract)
    }
    const isNotice = bodyText.isSmaller(block) && this.page.isBeforeBody(block)
    if (isNotice) this.decide(block, 'publication-info', 'small-type')
    else this.startBody(block, 'prose')
  }

  private startsAbstract(block: Block, kind: FrontKind): boolean {
    const isRunIn = kind === 'abstract-run-in'
    if (!isRunIn && !this.page.isAbstractHeading(block, kind)) return false
    this.zone = 'abstract'
    if (isRunIn) this.addAbstract(block, 'keyword-abstract')
    else {
      this.abstract.restart(block)
      this.decide(block, 'abstract-heading', 'keyword-abstract')
    }
    return true
  }

  private readKeywords(block: Block, kind: FrontKind): boolean {
    if (kind === 'keywords-heading') this.keywords.open(block)
    else if (kind !== 'keywords') return false
    this.decide(block, 'keywords', 'keyword-keywords')
    return true
  }

  private addAbstract(block: Block, ...evidence: FrontRule[]): void {
    this.abstract.add(block)
    this.decide(block, 'abstract', ...evidence)
  }

  /** Takes names, and the addresses after them, where the authors are elsewhere than below the title. */
  private takesNames(block: Block, kind: FrontKind, place: NamesPlace): boolean {
    if (this.names.place !== place || (kind !== 'names' && kind !== 'affiliation')) return false
    if (this.page.conceptOf(block) !== undefined) return false
    const names = this.names.evidenceFor(block)
    if (names === undefined && !(this.hasNames && kind === 'affiliation')) return false
    this.hasNames = true
    this.seen.add(kind)
    this.decide(block, 'authors', `names-${place}`, ...(names?.held ?? []).map(({ rule }) => rule))
    return true
  }

  private isSecondTitle(block: Block, kind: FrontKind): boolean {
    if (!this.abstract.isStarted) return false
    if (this.page.isTitleAboveAbstract(block, kind)) return true
    return this.abstract.isUnderHeading && this.page.isTitleUnderAbstractHeading(block)
  }

  private startsSection(block: Block, kind: FrontKind): boolean {
    const isAddress = isAddressNearNames(block, this.lastAuthors, this.page)
    return !isAddress && this.page.startsSection(block, kind, this.seen.size > 0)
  }

  private startBody(block: Block, kind: FrontKind): void {
    this.zone = 'body'
    this.textStart ??= block
    this.readBesideBody(block, kind)
  }

  private readAbstract(block: Block, kind: FrontKind): void {
    if (this.isAboveText(block) && continuesNames(this.lastAuthors, block))
      return this.decide(block, 'authors', 'names-below-title')
    // Names side by side, the last of them in another column than the abstract.
    if (this.isAboveText(block) && (kind === 'names' || kind === 'affiliation')) return this.readBesideBody(block, kind)
    if (this.readKeywords(block, kind)) {
      // Key words in a side column do not end the abstract.
      if (!this.abstract.isBeside(block)) this.zone = 'after-abstract'
      return
    }
    if (this.startsAbstract(block, kind)) return
    if (this.abstract.takesLabel(block)) return this.decide(block, 'abstract', 'label-in-abstract')
    if (this.isSecondTitle(block, kind)) return this.decideSecondTitle(block)
    if (isLabelOfInfo(block, kind, this.page)) return this.decide(block, 'publication-info', 'label-above-information')
    const opensLikeInfo = opensLikePublicationInfo(textOfBlock(block))
    const isInfo = kind === 'publication-info' || isNotice(block, kind, this.page)
    if (isInfo && (opensLikeInfo || !this.abstract.isAlike(block))) {
      if (!this.abstract.isBeside(block)) this.abstract.addNotice()
      return this.decide(block, 'publication-info', 'publication-phrase')
    }
    if (this.abstract.isInterruptedBy(block)) return
    if (this.startsSection(block, kind)) return this.startBody(block, kind)
    if (this.abstract.isEmpty) return this.addAbstract(block, 'under-abstract-heading')
    // The classifier of notes decides notes.
    if (hasSureMark(block) && (kind === 'prose' || kind === 'other')) return
    const continued = this.abstract.evidenceFor(block)
    if (continued.length > 0) return this.addAbstract(block, ...continued)
    if (this.takesNames(block, kind, 'below-abstract')) return
    if (kind === 'affiliation' || kind === 'names') return this.readBesideBody(block, kind)
    if (kind !== 'prose' && this.page.bodyText.isSmaller(block))
      return this.decide(block, 'publication-info', 'small-type')
    this.startBody(block, kind)
  }

  private readAfterAbstract(block: Block, kind: FrontKind): void {
    if (this.startsAbstract(block, kind) || this.readKeywords(block, kind)) return
    const isSmall = this.page.bodyText.isSmaller(block)
    if (kind === 'publication-info' || (isSmall && this.page.phrasesIn(block) > 0))
      return this.decide(block, 'publication-info', 'publication-phrase')
    if (this.isSecondTitle(block, kind)) return this.decideSecondTitle(block)
    if (this.takesNames(block, kind, 'below-abstract')) return
    if (hasSureMark(block)) return
    if (isSmall && (kind === 'affiliation' || kind === 'names')) return this.readBesideBody(block, kind)
    if (isSmall && kind === 'other' && !this.page.isHeading(block)) {
      return this.decide(block, 'publication-info', 'small-type')
    }
    this.startBody(block, kind)
  }

  /** Decides blocks after the start of the body: names above it in other columns, then what small type or the foot of the page shows. */
  private readBesideBody(block: Block, kind: FrontKind): void {
    // An abstract beside the start of the body, in reading order after it.
    if (this.page.announcesAbstract(block) && this.startsAbstract(block, kind)) return
    if (this.isAboveText(block) && kind !== 'prose' && kind !== 'other') {
      if (this.readKeywords(block, kind)) return
      if (kind !== 'publication-info') this.seen.add(kind)
      return this.decide(block, kind === 'publication-info' ? kind : 'authors', 'above-abstract-and-body')
    }
    if (isNotice(block, kind, this.page)) return this.decide(block, 'publication-info', 'publication-phrase')
    if (!this.page.bodyText.isSmaller(block)) return
    if (isAddressUnderLabel(this.lastInfo, block)) return this.decide(block, 'publication-info', 'under-label')
    this.readSmallAddress(block, kind)
  }

  private isAboveText(block: Block): boolean {
    const isAbove = this.textStart?.page === block.page && block.box.bottom <= this.textStart.box.top
    return isAbove && (this.page.isUnderTitle(block) || isInRowWithAuthors(block, this.findings.added))
  }

  private readSmallAddress(block: Block, kind: FrontKind): void {
    const text = textOfBlock(block)
    const hasAddresses = this.seen.has('affiliation')
    if (!hasAddresses && isRaisedStart(block) && this.page.isAboveAddress(block)) {
      return this.decide(block, 'authors', 'ranks-above-address')
    }
    const hasEmail = findEmails(text).length > 0
    if (!hasEmail && (kind !== 'affiliation' || /https?:|www\./iu.test(text))) return
    if (!hasAddresses) this.decide(block, 'authors', 'address-in-small-type')
    else if (hasEmail) this.decide(block, 'publication-info', 'address-in-small-type')
  }
}
