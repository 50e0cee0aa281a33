import type { TextRun } from '../../../model/page/page.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import type { Block } from '../../../model/page/block.ts'
import { textOfBlock } from '../../evidence/blocks.ts'
import { foldForms } from '../../../base/text/characters/fold-forms.ts'
import { isProse } from '../prose.ts'
import { readFootnoteMark, toPlainSymbol } from './note-marks.ts'

/** After a number or a short word (`km`) a raised number is an exponent. */
const CALLING = /(?:\p{L}{3}|[\p{P}])$/u

/** A number at the end of a word in small letters, which no formula or name of a model has. */
const GLUED_MARK = /^[(“"„«]?\p{L}?\p{Ll}{2,}[.,;:!?”"»)]{0,2}(\d{1,3})[.,;:]?$/u

/** Numbers, single letters and symbols that call notes; each of `1,2`. */
const NOTE_CALL = /\d+|(?<!\p{L})[a-z](?!\p{L})|[*∗⋆★]+|[†‡§¶‖#]+/gu

/** The raised marks of running text: what may call a note at the foot of the page. */
export interface NoteCalls {
  /** Whether running text of the page calls the note. */
  isCalled(page: number, mark: string): boolean
  /**
   * Whether a word of the page's running text ends with the mark, on the line: some fonts have raised figures, which
   * nothing tells from others.
   */
  isGlued(page: number, mark: string): boolean
  /** Number of different calls, those of each page counted apart. */
  readonly count: number
}

/** The marks in a block that may call notes, each with its page. */
export interface BlockCalls {
  readonly raised: readonly string[]
  /** On the line, at the end of words. */
  readonly glued: readonly string[]
}

const NO_CALLS: BlockCalls = { raised: [], glued: [] }

/** The raised numbers, letters and symbols after words and punctuation of running text; those at the start of a line mark notes. */
export function readBlockCalls(block: Block): BlockCalls {
  if (!isProse(textOfBlock(block))) return NO_CALLS
  const onPage = (mark: string) => `${block.page} ${mark}`
  return { raised: marksOf(block, isCall).map(onPage), glued: gluedMarks(block).map(onPage) }
}

/** The calls of some blocks together. */
export function uniteCalls(blocks: readonly BlockCalls[]): NoteCalls {
  const calls = new Set(blocks.flatMap(({ raised }) => raised))
  const glued = new Set(blocks.flatMap(block => block.glued))
  return {
    isCalled: (page, mark) => calls.has(`${page} ${mark}`),
    isGlued: (page, mark) => glued.has(`${page} ${mark}`),
    count: calls.size,
  }
}

/** The marks that raised numbers, letters and symbols after the text of these lines call. */
export function calledMarks(lines: readonly TextLine[]): ReadonlySet<string> {
  return new Set(marksOf({ lines }, isCall))
}

/** The mark that opens a block, where the text of its page calls it. */
export function calledMarkOf({ page, lines: [first] }: Block, calls: NoteCalls): string | undefined {
  const mark = first === undefined ? undefined : readFootnoteMark(first)?.mark
  return mark !== undefined && calls.isCalled(page, mark) ? mark : undefined
}

/** The numbers at the end of words, with or without a sign between: `rivers1`, `rivers,1`. */
function gluedMarks({ lines }: Block): string[] {
  const ends = lines.flatMap(({ words }) => words.map(({ text }) => GLUED_MARK.exec(foldForms(text))?.[1]))
  return ends.filter(mark => mark !== undefined)
}

/** All raised numbers, letters and symbols of a block: each of `1,2*`. */
export function raisedMarks(block: Block): string[] {
  return marksOf(block, () => true)
}

function marksOf(
  { lines }: Pick<Block, 'lines'>,
  has: (before: TextRun | undefined, isFirstWord: boolean) => boolean,
): string[] {
  const marks: string[] = []
  for (const { words } of lines) {
    words.forEach(({ runs }, i) => {
      runs.forEach(({ script, text }, k) => {
        if (script !== 'super' || !has(runs[k - 1], i === 0)) return
        marks.push(...(foldForms(text).match(NOTE_CALL)?.map(toPlainSymbol) ?? []))
      })
    })
  }
  return marks
}

function isCall(before: TextRun | undefined, isFirstWord: boolean): boolean {
  return before === undefined ? !isFirstWord : CALLING.test(before.text)
}
