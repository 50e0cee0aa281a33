import { type Box, overlapX, uniteBoxes } from '../geometry/box.ts'
import { type Block, textOfBlock } from '../page/text-line.ts'
import { findEmails } from '../text/emails.ts'
import { matchHeadingKeyword } from '../text/keywords.ts'
import { readFootnoteMark } from './footnotes.ts'
import { foldKey } from '../text/levenshtein.ts'
import { isRaisedStart } from './front-marks.ts'
import type { Decisions, Evidence, Role } from './decision.ts'
import { type FrontKind, isAffiliation, isProse, isWeakAbstractWord, readFrontKind } from './front-kinds.ts'
import { BodyLook, isSameLook, type TextLook, textLookOf } from './front-look.ts'
import { isStructuredLabel } from '../text/abstract-labels.ts'
import { countPublicationPhrases, opensLikePublicationInfo } from '../text/publication-phrases.ts'

/** Where in the front matter the reading stands. */
type Zone = 'before-title' | 'authors' | 'abstract' | 'after-abstract' | 'body'

/** Words of the shortest abstract without a heading. */
const ABSTRACT_WORDS = 25
/** Pages after the title page that the abstract may go on to. */
const NEXT_PAGES = 1
/** Below this share of the page's height stands the foot. */
const FOOT = 0.9
/** Key words under a heading of their own stand this close below each other, in ems. */
const KEYWORDS_GAP_IN_EMS = 1.5
/** A label such as `Corresponding author:` is shorter, in characters. */
const LABEL_LENGTH = 40
/** Lists before the abstract are highlights of the paper, or links. */
const BULLET = /^[•▪◦‣►▶■]/u
/** Notices are often set in type smaller than this share of the body's; notes are not. */
const TINY = 0.82
/** Lines of a notice at the foot that has none of the publisher's phrases. */
const FOOT_LINES = 2
/** Blocks looked at to see whether more of the front matter follows. */
const LOOK_AHEAD = 6

/** Reads the blocks of a title page in order and decides those of the front matter. */
export class FrontReader {
  private readonly evidence: Evidence
  private readonly decisions: Decisions
  private readonly headings: Decisions
  private readonly bodyLook: BodyLook
  private zone: Zone = 'before-title'
  private abstractLook: TextLook | undefined
  /** Labels of parts met in the abstract. */
  private readonly labels = new Set<string>()
  private seen = new Set<FrontKind>()
  /** A heading `Keywords` stands above; the next block has them. */
  private keywordsBelow: Block | undefined
  private lastInfo: Block | undefined
  private lastAbstract: Block | undefined
  private order: readonly Block[] = []
  /** Index in reading order up to which the abstract's heading is still ahead. */
  private abstractIndex = -1
  /** Top of the first block of abstract or body: what stands higher belongs to the authors, in whatever column. */
  private frontBottom = -Infinity
  private titleBox: Box | undefined

  constructor(evidence: Evidence, decisions: Decisions, headings: Decisions) {
    this.evidence = evidence
    this.decisions = decisions
    this.headings = headings
    this.bodyLook = new BodyLook(evidence)
  }

  /** Decides the blocks of the page that `title` stands on. */
  readTitlePage(page: number, title: readonly Block[]): void {
    this.order = this.evidence.blocks.filter(block => block.page >= page && block.page <= page + NEXT_PAGES)
    this.titleBox = uniteBoxes(title.map(block => block.box))
    const own = this.order.filter(block => block.page === page)
    const titleIndex = own.findIndex(block => title.includes(block))
    this.abstractIndex = own.findIndex((block, i) => i > titleIndex && this.announcesAbstract(block))
    own.forEach((block, i) => {
      if (i === titleIndex) this.zone = 'authors'
      this.read(block)
    })
  }

  private announcesAbstract(block: Block): boolean {
    const kind = readFrontKind(block)
    return kind === 'abstract-run-in' || (kind === 'abstract-heading' && !isWeakAbstractWord(textOfBlock(block)))
  }

  /** Goes on after the title page, where the body did not start there. */
  readNextPages(page: number): void {
    for (const block of this.order) {
      if (block.page === page || this.zone === 'body') continue
      const kind = readFrontKind(block)
      const mayBelong = this.zone === 'abstract' || kind === 'abstract-heading' || kind === 'abstract-run-in'
      if (!mayBelong && kind !== 'keywords' && kind !== 'publication-info') this.zone = 'body'
      else this.read(block)
    }
  }

  private read(block: Block): void {
    if (this.decisions.has(block) || block.lines[0]?.direction !== 0) return
    const kind = readFrontKind(block)
    if (this.isUnderKeywords(block)) return this.decide(block, 'keywords', 'under-keywords-heading')
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

  /** Lines right below a heading `Keywords`, in its column; the last one found is where the next must stand. */
  private isUnderKeywords(block: Block): boolean {
    const above = this.keywordsBelow
    if (above === undefined || overlapX(above.box, block.box) <= 0 || hasSureMark(block)) return false
    const gap = block.box.top - above.box.bottom
    const size = block.lines[0]?.size ?? 0
    const isNear = gap > -size && gap < KEYWORDS_GAP_IN_EMS * size
    const isShort = matchHeadingKeyword(textOfBlock(above)) !== undefined || !isProse(textOfBlock(block))
    this.keywordsBelow = isNear && isShort && Math.abs(above.box.left - block.box.left) < size ? block : undefined
    return this.keywordsBelow !== undefined
  }

  /** A block higher than the abstract and the body belongs to the authors, in whatever column it stands. */
  private isAboveText(block: Block): boolean {
    const title = this.titleBox
    if (title === undefined || overlapX(title, block.box) <= 0) return false
    return block.box.top >= title.top && block.box.bottom <= this.frontBottom
  }

  private isAbstractAhead(block: Block): boolean {
    return this.abstractIndex > this.order.indexOf(block)
  }

  private decide(block: Block, role: Role, rule: string): void {
    if (role === 'abstract' || role === 'abstract-heading') this.markText(block)
    this.decisions.set(block, { role, score: 0.8, evidence: [rule] })
  }

  private markText(block: Block): void {
    if (this.frontBottom === -Infinity) this.frontBottom = block.box.top
  }

  private readBeforeTitle(block: Block, kind: FrontKind): void {
    if (this.readKeywords(block, kind)) return
    if (kind === 'abstract-run-in') return this.decide(block, 'abstract', 'keyword-abstract')
    if (kind === 'prose' && this.bodyLook.isLikeBody(block)) return
    this.decide(block, 'publication-info', 'before-title')
  }

  private readAuthors(block: Block, kind: FrontKind): void {
    if (this.startsAbstract(block, kind)) return
    if (this.readKeywords(block, kind)) return
    if (kind === 'publication-info') return this.decidePublicationInfo(block)
    if (this.isAddressOfCorrespondence(block)) return this.decidePublicationInfo(block)
    const isAddress = kind === 'affiliation' || (isRaisedStart(block) && isAffiliation(textOfBlock(block)))
    if (kind === 'prose' && !isAddress) return this.readProse(block)
    if (this.startsSection(block, kind)) return this.startBody(block, kind)
    if (kind === 'other' && BULLET.test(textOfBlock(block))) return this.decidePublicationInfo(block)
    this.seen.add(isAddress ? 'affiliation' : kind)
    this.decide(block, 'authors', `${kind}-below-title`)
  }

  /** Sentences between title and body: an abstract without heading, the body, or a notice before the abstract. */
  private readProse(block: Block): void {
    if (this.isAbstractAhead(block)) {
      if (!this.bodyLook.isLikeBody(block)) this.decide(block, 'publication-info', 'before-abstract')
      return
    }
    // Text of the next column, read before the names below the title.
    if (this.seen.size === 0 && this.titleBox !== undefined && overlapX(this.titleBox, block.box) <= 0) return
    if (!this.isUnlabelledAbstract(block)) {
      const isNotice = this.bodyLook.isSmaller(block) && this.isBeforeBody(block)
      return isNotice ? this.decide(block, 'publication-info', 'small-type') : this.startBody(block, 'prose')
    }
    this.zone = 'abstract'
    this.addAbstract(block, 'other-look-before-body')
  }

  private decidePublicationInfo(block: Block): void {
    this.lastInfo = block
    this.decide(block, 'publication-info', 'publication-phrase')
  }

  /** What stands right below a label such as `Correspondence:`. */
  private isAddressOfCorrespondence(block: Block): boolean {
    const last = this.lastInfo
    if (last === undefined || !/:$|correspond/iu.test(textOfBlock(last)) || overlapX(last.box, block.box) <= 0)
      return false
    const size = block.lines[0]?.size ?? 0
    const gap = block.box.top - last.box.bottom
    return textOfBlock(last).length < LABEL_LENGTH && gap > -size && gap < 0.6 * size
  }

  private startsAbstract(block: Block, kind: FrontKind): boolean {
    if (kind === 'abstract-run-in') {
      this.zone = 'abstract'
      this.addAbstract(block, 'keyword-abstract')
      return true
    }
    if (kind !== 'abstract-heading' || (isWeakAbstractWord(textOfBlock(block)) && !this.hasOwnLook(block))) return false
    this.zone = 'abstract'
    this.abstractLook = undefined
    this.decide(block, 'abstract-heading', 'keyword-abstract')
    return true
  }

  /** Whether the text below a heading is set otherwise than the body. */
  private hasOwnLook(heading: Block): boolean {
    const next = this.order[this.order.indexOf(heading) + 1]
    return next !== undefined && !this.bodyLook.isLikeBody(next)
  }

  private readKeywords(block: Block, kind: FrontKind): boolean {
    if (kind === 'keywords-heading') this.keywordsBelow = block
    else if (kind !== 'keywords') return false
    this.decide(block, 'keywords', 'keyword-keywords')
    return true
  }

  /** Key words in a side column do not end the abstract. */
  private isBesideAbstract(block: Block): boolean {
    return this.lastAbstract !== undefined && overlapX(this.lastAbstract.box, block.box) <= 0
  }

  private addAbstract(block: Block, rule: string): void {
    this.abstractLook ??= textLookOf(block)
    this.lastAbstract = block
    this.decide(block, 'abstract', rule)
  }

  private startsSection(block: Block, kind: FrontKind): boolean {
    const firstLine = block.lines[0]?.text ?? ''
    const concept = matchHeadingKeyword(textOfBlock(block))?.concept ?? matchHeadingKeyword(firstLine)?.concept
    if (concept === 'introduction' || concept === 'contents' || concept === 'abstract') return true
    const heading = this.headings.get(block)?.heading
    if (heading === undefined || isRaisedStart(block) || this.isAbstractAhead(block)) return false
    const next = this.order[this.order.indexOf(block) + 1]
    const isBeforeText =
      next !== undefined && (isProse(textOfBlock(next)) || this.headings.get(next)?.heading !== undefined)
    if (heading.number !== undefined && isBeforeText) return true
    if (kind === 'names' || !isBeforeText) return false
    return kind !== 'affiliation' || this.seen.size > 0
  }

  private startBody(block: Block, kind: FrontKind): void {
    this.zone = 'body'
    this.markText(block)
    this.readBesideBody(block, kind)
  }

  /** Text before the body that is set otherwise than the body, and is followed by it. */
  private isUnlabelledAbstract(block: Block): boolean {
    if (this.bodyLook.isLikeBody(block)) return false
    return textOfBlock(block).split(' ').length >= ABSTRACT_WORDS && this.isBeforeBody(block)
  }

  private isBeforeBody(block: Block): boolean {
    const after = this.order.slice(this.order.indexOf(block) + 1)
    return after.some(next => this.bodyLook.hasType(next) && next.lines.length > 2)
  }

  private readAbstract(block: Block, kind: FrontKind): void {
    const text = textOfBlock(block)
    if (this.readKeywords(block, kind)) {
      if (this.isBesideAbstract(block)) return
      this.zone = 'after-abstract'
      return
    }
    if (this.startsAbstract(block, kind)) return
    const look = textLookOf(block)
    const isAlike = this.abstractLook === undefined || isSameLook(this.abstractLook, look)
    if (this.isLabelInAbstract(text)) {
      this.labels.add(foldKey(text))
      return this.decide(block, 'abstract', 'label-in-abstract')
    }
    if (kind === 'publication-info' && (!isAlike || opensLikePublicationInfo(text))) {
      return this.decide(block, 'publication-info', 'publication-phrase')
    }
    if (this.startsSection(block, kind)) return this.startBody(block, kind)
    if (this.abstractLook === undefined) return this.addAbstract(block, 'under-abstract-heading')
    if (isAlike && this.goesOn(block)) return this.addAbstract(block, 'looks-like-abstract')
    if (kind === 'affiliation' || kind === 'names') return this.readBesideBody(block, kind)
    if (kind !== 'prose' && this.bodyLook.isSmaller(block)) return this.decide(block, 'publication-info', 'small-type')
    this.startBody(block, kind)
  }

  /** A label opens the abstract or follows others; one met before, or an introduction after text, is the body's. */
  private isLabelInAbstract(text: string): boolean {
    if (!isStructuredLabel(text) || this.labels.has(foldKey(text))) return false
    if (this.abstractLook === undefined) return true
    return this.labels.size > 0 && matchHeadingKeyword(text)?.concept !== 'introduction'
  }

  /** Text that looks like the abstract goes on it, unless the body looks so too and nothing else parts them. */
  private goesOn(block: Block): boolean {
    const last = this.lastAbstract?.lines.at(-1)?.text ?? ''
    if (!this.bodyLook.isLikeBody(block) || !/[.!?][)\]"”’]?$/u.test(last)) return true
    const index = this.order.indexOf(block)
    for (const next of this.order.slice(index + 1, index + 1 + LOOK_AHEAD)) {
      const kind = readFrontKind(next)
      if (kind === 'keywords' || kind === 'keywords-heading' || this.startsSection(next, kind)) return true
    }
    return false
  }

  private readAfterAbstract(block: Block, kind: FrontKind): void {
    if (this.startsAbstract(block, kind) || this.readKeywords(block, kind)) return
    if (kind === 'publication-info') return this.decide(block, 'publication-info', 'publication-phrase')
    const isSmall = this.bodyLook.isSmaller(block)
    if (isSmall && countPublicationPhrases(textOfBlock(block)) > 0) return this.decidePublicationInfo(block)
    // A note stays for the classifier of notes.
    if (hasSureMark(block)) return
    if (isSmall && (kind === 'affiliation' || kind === 'names')) return this.readBesideBody(block, kind)
    if (isSmall && kind === 'other' && this.headings.get(block)?.heading === undefined) {
      return this.decide(block, 'publication-info', 'small-type')
    }
    this.startBody(block, kind)
  }

  /** After the body started: addresses, notes on authors and publication information in small type or at the foot. */
  private readBesideBody(block: Block, kind: FrontKind): void {
    if (this.isAboveText(block) && kind !== 'prose' && kind !== 'other') {
      if (kind === 'publication-info' || this.readKeywords(block, kind)) return this.decidePublicationInfo(block)
      this.seen.add(kind)
      return this.decide(block, 'authors', 'above-abstract-and-body')
    }
    const [first] = block.lines
    if (first === undefined) return
    const text = textOfBlock(block)
    const height = this.evidence.pages.find(({ number }) => number === block.page)?.height ?? Infinity
    const phrases = countPublicationPhrases(text)
    if (block.box.top > FOOT * height && phrases > 0) return this.decide(block, 'publication-info', 'foot-of-page')
    if (!this.bodyLook.isSmaller(block)) return
    const isNote = isRaisedStart(block) || readFootnoteMark(first) !== undefined
    const isFoot = block.box.top > FOOT * height && block.lines.length <= FOOT_LINES && kind === 'other'
    if (phrases > 1 || (!isNote && (isFoot || (phrases > 0 && first.size < TINY * this.evidence.body.size)))) {
      return this.decidePublicationInfo(block)
    }
    if (this.readKeywords(block, kind)) return
    if (kind === 'publication-info' && (!isNote || opensLikePublicationInfo(text))) {
      return this.decidePublicationInfo(block)
    }
    if (this.isAddressOfCorrespondence(block)) return this.decidePublicationInfo(block)
    if (isRaisedStart(block) && this.isAboveAddress(block)) return this.decide(block, 'authors', 'ranks-above-address')
    const hasEmail = findEmails(text).length > 0
    if (!hasEmail && (kind !== 'affiliation' || /https?:|www\./iu.test(text))) return
    if (!this.seen.has('affiliation')) return this.decide(block, 'authors', 'affiliation-in-small-type')
    if (hasEmail) this.decide(block, 'publication-info', 'address-in-small-type')
  }

  /** Whether an address in small type stands right below. */
  private isAboveAddress(block: Block): boolean {
    const next = this.order[this.order.indexOf(block) + 1]
    if (next === undefined || this.seen.has('affiliation') || next.column.left !== block.column.left) return false
    return this.bodyLook.isSmaller(next) && readFrontKind(next) === 'affiliation'
  }
}

/** Whether a block opens with a raised mark or a symbol: a note. */
function hasSureMark(block: Block): boolean {
  const [first] = block.lines
  return first !== undefined && readFootnoteMark(first)?.isSure === true
}
