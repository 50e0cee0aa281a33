import { codePointsOf } from '../../../base/text/characters/unicode.ts'
import type { Formula } from '../../../base/math/math-node.ts'
import type { Inline, Style } from '../../../model/paper/paper.ts'

function isSameStyle(a: Style, b: Style): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.underline === b.underline && a.script === b.script
}

/** A text to which more may be added. It is joined once: V8 keeps all pieces of a text that grows word by word, ten times its length. */
interface OpenText {
  readonly type: 'text'
  readonly parts: string[]
  readonly style: Style
  readonly formula: Formula | 'doubtful' | undefined
  readonly isLearned: boolean
}

function closeText({ type, parts, style, formula, isLearned }: OpenText): Inline {
  const text = { type, text: parts.join(''), style }
  if (formula === undefined) return isLearned ? { ...text, isLearned } : text
  return formula === 'doubtful' ? { ...text, isDoubtfulFormula: true } : { ...text, formula }
}

/** Inlines other than texts. */
type Mark = Exclude<Inline, { readonly type: 'text' }>

/** Inlines in the making: neighbours of one style become one text, blanks are never doubled. */
export class InlineList {
  /** Code points up to the end of the last text. */
  textEnd = 0
  private readonly items: (OpenText | Mark)[] = []
  private readonly countsMarks: boolean
  private pendingSpace = false
  /** Code points of all texts. */
  private length = 0

  constructor(countsMarks: boolean) {
    this.countsMarks = countsMarks
  }

  /** Code points before the next text. */
  get nextStart(): number {
    return this.length + (this.pendingSpace ? 1 : 0)
  }

  /** @param isLearned whether its characters were learned from the shapes of their font */
  text(text: string, style: Style, formula?: Formula | 'doubtful', isLearned = false): void {
    const start = this.nextStart
    const last = this.items[this.items.length - 1]
    const isText = last?.type === 'text' && !last.formula && !formula
    if (isText && last.isLearned === isLearned && isSameStyle(last.style, style)) {
      if (this.pendingSpace) last.parts.push(' ')
      last.parts.push(text)
    } else {
      this.flushSpace()
      this.items.push({ type: 'text', parts: [text], style, formula, isLearned })
    }
    this.pendingSpace = false
    this.reach(start + codePointsOf(text))
  }

  space(): void {
    this.pendingSpace = this.items.length > 0
  }

  /** Takes the blank back that would be before what is next. */
  withoutSpace(): void {
    this.pendingSpace = false
  }

  push(item: Mark): void {
    this.flushSpace()
    this.items.push(item)
    if (this.countsMarks && item.type === 'footnote-call') this.reach(this.length + codePointsOf(item.mark))
  }

  finish(): Inline[] {
    return this.items.map(item => (item.type === 'text' ? closeText(item) : item))
  }

  private reach(length: number): void {
    this.length = length
    this.textEnd = length
  }

  /** A blank between two styles belongs to neither: it is appended to plain text or is an item by itself. */
  private flushSpace(): void {
    if (!this.pendingSpace) return
    this.pendingSpace = false
    this.length++
    const last = this.items[this.items.length - 1]
    if (last?.type === 'text' && !last.formula && isSameStyle(last.style, {})) {
      last.parts.push(' ')
    } else {
      this.items.push({ type: 'text', parts: [' '], style: {}, formula: undefined, isLearned: false })
    }
  }
}
