import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js'
import type { Formula } from '../../base/math/math-node.ts'
import type { Inline, PageReference } from '../../model/paper/paper.ts'
import type { CalloutKind } from '../../base/text/keywords/callout-words.ts'
import type { SentenceSpan } from '../../base/text/sentences/sentence.ts'
import { toFootnoteLabel } from './footnote-label.ts'
import { formulasOfInlines, SOFT_HYPHEN, textOfInlines, tidyInlines } from './inlines.ts'
import type { PaperXmlContext } from './paper-xml-context.ts'
import { writeInstruction, writePage, writePagePlace } from './paper-xml-context.ts'
import { OpenStyles } from './open-styles.ts'
import { writeMath } from './math/paper-xml-math.ts'

/** What the DTD allows in an element with text; the rest becomes instructions. */
export interface TextModel {
  /** `b`, `i` and `u`; instructions where the DTD forbids them. */
  readonly styles: boolean
  /** `<footnote anchor/>`; an instruction where the DTD forbids it. */
  readonly calls: boolean
  /** `page`, after the sentence that crosses the break; only the instruction where the DTD forbids it. */
  readonly pages: boolean
  /** Beside the main text, which breaks for the same page at another place. */
  readonly isAside?: true
  /** Text in instructions, where the DTD allows no text. */
  readonly textInInstructions?: true
}

/** `p` of the body. */
export const PARAGRAPH_MODEL: TextModel = { styles: true, calls: true, pages: true }
/** `abstract`, and `p` in a cell: the DTD would allow `page` in that, but no reader looks for it there. */
export const STYLED_MODEL: TextModel = { styles: true, calls: true, pages: false }
/** `title`, `subtitle`: text only. */
export const TEXT_MODEL: TextModel = { styles: false, calls: false, pages: false }
/** `footnote`: text only. */
export const FOOTNOTE_MODEL: TextModel = { ...TEXT_MODEL, isAside: true }
/** What an attribute has in plain text: nothing but instructions. */
const ATTRIBUTE_MODEL: TextModel = { ...TEXT_MODEL, isAside: true, textInInstructions: true }

/**
 * Writes content into `parent`. A `page` comes after the sentence that crosses the break, and the true place then
 * carries a `pb` instruction; where no sentence crosses it, the `page` itself is at the true place.
 */
export function writeInlines(
  parent: XMLBuilder,
  content: readonly Inline[],
  model: TextModel,
  context: PaperXmlContext,
  language = context.language,
): void {
  const tidy = tidyInlines(content)
  const sentences = needsSentences(tidy, model, context)
    ? context.splitSentences(textOfInlines(tidy), language, formulasOfInlines(tidy))
    : []
  const writer = new InlineWriter(parent, model, context, sentences)
  for (const inline of tidy) writer.write(inline)
  writer.end()
}

function needsSentences(content: readonly Inline[], model: TextModel, context: PaperXmlContext): boolean {
  if (model.textInInstructions) return false
  return context.options.sentenceEnds === true || (model.pages && content.some(inline => inline.type === 'page-break'))
}

/**
 * Writes what the attribute `name` has in plain text once more, in instructions, with its styles, formulas, links, calls of notes and
 * undone hyphens.
 * Nothing is written where it has none of these.
 */
export function writeStyledAttribute(
  parent: XMLBuilder,
  name: 'caption' | 'title',
  content: readonly Inline[],
  context: PaperXmlContext,
): void {
  if (!content.some(saysMoreThanText)) return
  writeInstruction(parent, name)
  writeInlines(parent, content.filter(isNoBreak), ATTRIBUTE_MODEL, context)
  writeInstruction(parent, `/${name}`)
}

function saysMoreThanText(inline: Inline): boolean {
  if (inline.type === 'text') return inline.formula !== undefined || Object.keys(inline.style).length > 0
  return SAYS_MORE.has(inline.type)
}

const SAYS_MORE: ReadonlySet<Inline['type']> = new Set<Inline['type']>([
  'footnote-call',
  'citation-start',
  'callout-start',
  'hyphen',
])

/** Lines and columns end elsewhere in a heading or caption than in the text around it. */
function isNoBreak({ type }: Inline): boolean {
  return !type.endsWith('-break')
}

/** Writes inlines one after the other and knows which sentence it is in. */
class InlineWriter {
  private readonly styles: OpenStyles
  private readonly model: TextModel
  private readonly context: PaperXmlContext
  /** Sentences that have not ended yet; the first may have begun. */
  private readonly sentences: SentenceSpan[]
  /** Characters of text written. */
  private offset = 0
  /** Whether a callout is open that has a target. */
  private isInCallout = false

  constructor(parent: XMLBuilder, model: TextModel, context: PaperXmlContext, sentences: readonly SentenceSpan[]) {
    this.styles = new OpenStyles(parent, model.styles)
    this.model = model
    this.context = context
    this.sentences = [...sentences]
  }

  write(inline: Inline): void {
    switch (inline.type) {
      case 'text':
        if (inline.formula === undefined) this.writeText(inline)
        else this.writeFormula(inline, inline.formula)
        break
      case 'page-break':
        this.writePageBreak(inline.page, inline.breaksWord)
        break
      case 'column-break':
        this.writeBreak('cb', inline.breaksWord)
        break
      case 'float-break':
        this.writeBreak('float', inline.breaksWord)
        break
      case 'line-break':
        if (this.context.options.lineBreaks) this.writeBreak('lb', inline.breaksWord)
        break
      case 'hyphen':
        this.writeHyphen(inline.character)
        break
      case 'footnote-call':
        this.writeCall(inline.mark, inline.footnoteId)
        break
      case 'citation-start':
        this.writeRefStart({ target: inline.targets.join(' ') })
        break
      case 'citation-end':
        this.writeRefEnd()
        break
      case 'callout-start':
        this.writeCalloutStart(inline.kind, inline.targets)
        break
      case 'callout-end':
        if (this.isInCallout) this.writeRefEnd()
        this.isInCallout = false
        break
      case 'label-end':
        this.styles.closeAll()
        writeInstruction(this.styles.current, 'label-end')
        break
      case 'formula-place':
        this.styles.closeScript()
        writeInstruction(this.styles.current, 'formula', { n: inline.formula })
        break
      default:
        inline satisfies never
    }
  }

  end(): void {
    this.endSentences()
    this.styles.closeAll()
    this.writeWaitingPages()
  }

  /** Text, cut where a sentence ends: something may have to be written there. */
  private writeText({ text, style }: Extract<Inline, { type: 'text' }>): void {
    let rest = text
    while (rest !== '') {
      this.endSentences()
      const end = this.sentences[0]?.end ?? Infinity
      const piece = rest.slice(0, end - this.offset)
      this.styles.change(style)
      this.writeCharacters(piece)
      this.offset += piece.length
      rest = rest.slice(piece.length)
    }
  }

  /** No sentence ends in it. */
  private writeFormula({ text, style }: Extract<Inline, { type: 'text' }>, formula: Formula): void {
    this.endSentences()
    this.styles.change(style)
    writeMath(this.styles.current, { formula, number: undefined }, () => this.writeCharacters(text))
    this.offset += text.length
  }

  private writeCharacters(text: string): void {
    if (this.model.textInInstructions) writeInstruction(this.styles.current, '', { text })
    else this.styles.current.txt(text)
  }

  /** A call after the full stop belongs to the sentence: its end is written with the next text, not before. */
  private endSentences(): void {
    while (this.sentences[0] !== undefined && this.sentences[0].end <= this.offset) {
      this.sentences.shift()
      if (this.context.options.sentenceEnds) writeInstruction(this.styles.current, 's')
      this.writeWaitingPages()
    }
  }

  private writePageBreak(page: PageReference, breaksWord: boolean): void {
    const starting = this.model.isAside ? [] : this.context.pendingPages.reach(page)
    if (!this.model.pages) {
      for (const reference of starting.length > 0 ? starting : [page])
        writePagePlace(this.styles.current, reference, breaksWord)
      return
    }
    this.endSentences()
    const sentence = this.sentences[0]
    if (sentence === undefined || sentence.start >= this.offset) this.writeWaitingPages()
    else for (const reference of starting) writePagePlace(this.styles.current, reference, breaksWord)
  }

  private writeWaitingPages(): void {
    if (!this.model.pages) return
    for (const page of this.context.pendingPages.take()) {
      this.styles.closeAll()
      writePage(this.styles.current, page)
    }
  }

  private writeBreak(name: string, breaksWord: boolean): void {
    writeInstruction(this.styles.current, name, { break: breaksWord ? 'no' : undefined })
  }

  /** A soft hyphen of the source was printed as a plain one. */
  private writeHyphen(character: string): void {
    const isPlain = character === '-' || character === SOFT_HYPHEN
    writeInstruction(this.styles.current, 'hyphen', { mark: isPlain ? undefined : character })
    if (this.context.options.softHyphens) this.writeCharacters(SOFT_HYPHEN)
  }

  /** Both instructions are outside of all styles, so that no style begins or ends between them. */
  private writeRefStart(values: Readonly<Record<string, string>>): void {
    this.endSentences()
    this.styles.closeAll()
    writeInstruction(this.styles.current, 'ref', values)
  }

  private writeRefEnd(): void {
    this.styles.closeAll()
    writeInstruction(this.styles.current, '/ref')
  }

  /** A callout of something that is not written is plain text. */
  private writeCalloutStart(kind: CalloutKind, targets: readonly string[]): void {
    const names = targets.flatMap(id => this.context.targetNames.get(id) ?? [])
    this.isInCallout = names.length > 0
    if (this.isInCallout) this.writeRefStart({ type: kind, target: names.join(' ') })
  }

  private writeCall(mark: string, footnoteId: string | undefined): void {
    const anchor = toFootnoteLabel(mark) ?? 'note'
    this.styles.closeScript()
    if (this.model.calls) this.styles.current.ele('footnote', { anchor })
    else writeInstruction(this.styles.current, 'call', { anchor })
    if (footnoteId === undefined) writeInstruction(this.styles.current, 'no-note')
  }
}
