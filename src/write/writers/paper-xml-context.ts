import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js'
import type { PageReference, Place } from '../../model/paper/paper.ts'
import type { TheoremPart } from '../../model/paper/theorem.ts'
import type { SentenceSpan, TextStretch } from '../../base/text/sentences/sentence.ts'
import { toInstruction } from './xml-text.ts'
import type { PendingPages } from './pending-pages.ts'

/** Finds the sentences of a text; none ends in one of the stretches `whole`. */
export type SplitSentences = (text: string, language: string, whole?: readonly TextStretch[]) => readonly SentenceSpan[]

/** What is written besides the structure. */
export interface PaperXmlOptions {
  /** U+00AD where a hyphen at a line end was undone; default: the joined word alone. */
  readonly softHyphens?: boolean
  /** `<?paperxml lb?>` where a printed line ended; default off. */
  readonly lineBreaks?: boolean
  /** `<?paperxml s?>` after every sentence; default off. */
  readonly sentenceEnds?: boolean
  /** `<?paperxml box="page left top right bottom"?>` first in every block; default off. */
  readonly boxes?: boolean
  /** `<?paperxml id="p12"?>` first in every block: its id in the paper; default off. */
  readonly ids?: boolean
  /** Finds the sentence that crosses a page break; default: the built-in rules for the language. */
  readonly splitSentences?: SplitSentences
}

/** What every part of the writer needs to know. */
export interface PaperXmlContext {
  readonly options: PaperXmlOptions
  readonly splitSentences: SplitSentences
  readonly language: string
  readonly pages: readonly PageReference[]
  readonly pendingPages: PendingPages
  /** How callouts name figures, tables, formulas and sections, by id. */
  readonly targetNames: ReadonlyMap<string, string>
}

/** Writes a `paperxml` instruction into `parent`. */
export function writeInstruction(
  parent: XMLBuilder,
  name: string,
  values?: Readonly<Record<string, string | number | undefined>>,
): void {
  parent.ins('paperxml', toInstruction(name, values))
}

/** Starts a child element on a separate line. */
export function writeBlockElement(
  parent: XMLBuilder,
  name: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
): XMLBuilder {
  const element = parent.txt('\n').ele(name)
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) element.att(key, value)
  return element
}

/** Writes `<page/>`. */
export function writePage(parent: XMLBuilder, page: PageReference): void {
  const element = parent.ele('page', { local: String(page.local) })
  if (page.global !== undefined) element.att('global', page.global)
}

/** Writes the instruction that names the true place of a page break. */
export function writePagePlace(parent: XMLBuilder, page: PageReference, breaksWord: boolean): void {
  writeInstruction(parent, 'pb', { local: page.local, n: page.global, break: breaksWord ? 'no' : undefined })
}

/** Writes what a block says of itself before its content: language, confidence, boxes. */
export function writeBlockInstructions(
  parent: XMLBuilder,
  block: {
    readonly id: string
    readonly language?: string
    readonly confidence?: number
    readonly places: readonly Place[]
    readonly theorem?: TheoremPart
  },
  options: PaperXmlOptions,
): void {
  if (options.ids) writeInstruction(parent, '', { id: block.id })
  if (block.language !== undefined) writeInstruction(parent, '', { lang: block.language })
  if (block.theorem !== undefined) {
    const { id, kind, number } = block.theorem
    writeInstruction(parent, 'theorem', { id, kind, n: number })
  }
  if (block.confidence !== undefined) writeInstruction(parent, '', { confidence: block.confidence.toFixed(2) })
  if (options.boxes) for (const place of block.places) writeInstruction(parent, '', { box: toBoxValue(place) })
}

function toBoxValue(place: Place): string {
  const edges = [place.left, place.top, place.right, place.bottom].map(edge => edge.toFixed(1))
  return [place.page, ...edges].join(' ')
}
