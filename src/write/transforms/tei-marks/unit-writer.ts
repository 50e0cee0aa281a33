import type { MarkedSentence } from './marks.ts'
import { charactersOf, type WrittenCharacter } from './xml-pieces.ts'
import { tagOfWord, type Word } from './words.ts'

/** An element of the document that is open in a unit, or is to be opened with the next text. */
interface OpenElement {
  readonly type: 'element'
  readonly tag: string
  readonly name: string
  /** Its tag has been written before: it was closed because a sentence or word begins or ends in it. */
  readonly wasWritten: boolean
}

type Open =
  | OpenElement
  | { readonly type: 'sentence' }
  | { readonly type: 'word'; readonly name: string; readonly end: number }

/** A sentence with its range. */
interface PlacedSentence {
  readonly id: string
  readonly start: number
  readonly end: number
}

/** What is marked in a unit, and where it is written to. */
export interface UnitMarks {
  /** Where its text begins in its block. */
  readonly start: number
  readonly sentences: readonly MarkedSentence[]
  readonly words: readonly Word[]
  readonly sentenceTag: (sentence: PlacedSentence) => string
  readonly write: (xml: string) => void
}

/**
 * Writes the text of a unit with its sentences and words as elements.
 *
 *     one <hi>two. Three</hi> four.   ->   <s>one <hi>two.</hi></s> <s><hi>Three</hi> four.</s>
 *
 * An element that a sentence begins or ends in is closed and opened again; so is `hi` by words. A mark of a call after
 * the full stop belongs to its sentence.
 */
export class UnitWriter {
  readonly #marks: UnitMarks
  readonly #sentences: PlacedSentence[]
  readonly #words: Word[]
  readonly #open: Open[] = []
  #pending: OpenElement[] = []
  #ink: number
  #sentenceEnd = Infinity
  /** The sentence that is open, and how many tokens of the unit are before it. */
  #sentence: string | undefined
  #tokensBefore = 0

  constructor(marks: UnitMarks) {
    this.#marks = marks
    this.#ink = marks.start
    let end = 0
    const placed = marks.sentences.map(({ id, length }, i) => ({
      id,
      start: i === 0 ? -Infinity : end,
      end: (end += length),
    }))
    this.#sentences = placed.filter(sentence => sentence.end > marks.start)
    this.#words = [...marks.words]
  }

  text(raw: string): void {
    for (const character of charactersOf(raw)) {
      if (character.ink === 0) this.#blank(character)
      else this.#letter(character)
    }
  }

  #blank({ raw }: WrittenCharacter): void {
    if (this.#isSentenceOver()) this.#close('sentence')
    if (this.#pending.length > 0 && this.#open.some(({ type }) => type === 'word')) this.#flush()
    this.#marks.write(raw)
  }

  #letter({ raw, ink }: WrittenCharacter): void {
    if (this.#isSentenceOver()) this.#close('sentence')
    this.#startSentence()
    this.#startWord()
    this.#flush()
    this.#marks.write(raw)
    this.#ink += ink
    const word = this.#open.find(({ type }) => type === 'word')
    if (word?.type === 'word' && this.#ink >= word.end) this.#close('word')
  }

  /** Opens an element that is written with its first text. */
  open(tag: string, name: string): void {
    this.#pending.push({ type: 'element', tag, name, wasWritten: false })
  }

  /** Closes an element. */
  close(name: string): void {
    const pending = this.#pending.pop()
    if (pending !== undefined) {
      if (!pending.wasWritten) this.#marks.write(`${pending.tag}</${name}>`)
      return
    }
    this.#open.pop()
    this.#marks.write(`</${name}>`)
  }

  /** Writes something without text of the block: a break, the mark of a call, which belongs to the sentence before it. */
  aside(xml: string, belongsToSentence: boolean): void {
    if (!belongsToSentence && this.#isSentenceOver()) this.#close('sentence')
    this.#flush()
    this.#marks.write(xml)
  }

  /** Ends the sentence: what follows is a separate block, or the end. */
  end(): void {
    if (this.#open.some(({ type }) => type === 'word')) this.#close('word')
    if (this.#open.some(({ type }) => type === 'sentence')) this.#close('sentence')
  }

  #isSentenceOver(): boolean {
    return this.#ink >= this.#sentenceEnd
  }

  #startSentence(): void {
    const [next] = this.#sentences
    if (next === undefined || this.#sentenceEnd !== Infinity || this.#ink < next.start) return
    this.#sentences.shift()
    this.#reopenIn({ type: 'sentence' }, this.#marks.sentenceTag(next), () => true)
    this.#sentenceEnd = next.end
    this.#sentence = next.id
    this.#tokensBefore = this.#words[0]?.token ?? 0
  }

  #startWord(): void {
    const [next] = this.#words
    if (next === undefined || this.#ink < next.start) return
    this.#words.shift()
    // TEI allows hi in a word, but not in a punctuation mark.
    const isInner = ({ name }: OpenElement) => name === 'hi' && next.name === 'w'
    const tag = tagOfWord(next, this.#sentence, next.token - this.#tokensBefore + 1)
    this.#reopenIn({ type: 'word', name: next.name, end: next.end }, tag, isInner)
  }

  /** Opens a range outside of the innermost elements that `isInner` names. */
  #reopenIn(range: Open, tag: string, isInner: (element: OpenElement) => boolean): void {
    const inner: OpenElement[] = []
    for (let last = this.#open.at(-1); last?.type === 'element' && isInner(last); last = this.#open.at(-1)) {
      inner.unshift({ ...last, wasWritten: true })
      this.#marks.write(`</${last.name}>`)
      this.#open.pop()
    }
    const outer = this.#pending.findIndex(isInner)
    const before = outer < 0 ? this.#pending : this.#pending.slice(0, outer)
    if (inner.length === 0) this.#flush(before.length)
    this.#marks.write(tag)
    this.#open.push(range)
    this.#pending = [...inner, ...this.#pending]
  }

  #close(type: 'sentence' | 'word'): void {
    const reopened: OpenElement[] = []
    for (let last = this.#open.pop(); last !== undefined; last = this.#open.pop()) {
      if (last.type === 'element') reopened.unshift({ ...last, wasWritten: true })
      this.#marks.write(last.type === 'sentence' ? '</s>' : `</${last.name}>`)
      if (last.type === type) break
    }
    if (type === 'sentence') {
      this.#sentenceEnd = Infinity
      this.#sentence = undefined
    }
    this.#pending = [...reopened, ...this.#pending]
  }

  #flush(count = this.#pending.length): void {
    for (const element of this.#pending.splice(0, count)) {
      this.#marks.write(element.tag)
      this.#open.push(element)
    }
  }
}
