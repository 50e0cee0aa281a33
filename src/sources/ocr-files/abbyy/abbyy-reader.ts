import { type Box, mirrorIn, uniteBoxes } from '../../../geometry/box.ts'
import type { Direction, Font } from '../../../page/page.ts'
import { isRightToLeft } from '../../../text/characters/unicode.ts'
import { fontOfName } from '../../normalise/font-names.ts'
import { describeEngine } from '../describe-engine.ts'
import type { OcrFile } from '../ocr-document.ts'
import type { OcrLine, OcrPage, OcrWord } from '../ocr-page.ts'
import { outsidePage } from '../../xml/document.ts'
import { toNumber } from '../../xml/numbers.ts'
import type { XmlHandlers } from '../../xml/parse-xml.ts'

type Attributes = Readonly<Record<string, string>>

interface PageDraft extends OcrPage {
  readonly lines: OcrLine[]
  readonly rules: Box[]
  readonly figures: Box[]
}

/** The look of letters. */
interface Look {
  readonly font: Font
  readonly size: number | undefined
  readonly script: 'super' | 'sub' | undefined
}

/** A letter, or text of one look where the file has no letters. */
interface Letter extends Look {
  readonly text: string
  readonly box: Box | undefined
  readonly confidence: number | undefined
  readonly place: number
}

interface LineDraft {
  readonly box: Box
  readonly baseline: number
  readonly direction: Direction
  readonly letters: Letter[]
}

/** Other readings of the words of one look. */
interface Variants {
  /** Number of letters of the line before. */
  readonly from: number
  /** Those of the first variant of each word. */
  readonly letters: Letter[]
  /** Variants of a word that were opened; `undefined` outside of them. */
  readonly count: number | undefined
}

const NO_VARIANTS: Variants = { from: 0, letters: [], count: undefined }

/** How a block's text is turned. */
const ORIENTATIONS: Readonly<Record<string, Direction>> = {
  RotatedClockwise: 90,
  RotatedUpsidedown: 180,
  RotatedCounterclockwise: 270,
}

/** Reads FineReader XML into pages, element by element. */
export function createAbbyyReader(): XmlHandlers & { finish(): OcrFile } {
  const pages: PageDraft[] = []
  const languages = new Set<string>()
  let producer = ''
  let direction: Direction = 0
  let line: LineDraft | undefined
  let look = toLook({})
  let letter: Attributes | undefined
  let place = 1
  let text = ''
  /** Open elements with other readings of what is read. */
  let skipped = 0
  let variants = NO_VARIANTS

  /** What was gathered since the last element: a letter, or text that has none. */
  function closeText() {
    if (line !== undefined && text !== '' && (letter !== undefined || text.trim() !== '')) {
      const box = letter === undefined ? undefined : toBox(letter)
      // Other readings of a letter stand in lines of their own around it.
      const own = letter === undefined || text.trim() === '' ? text : text.trim()
      const letters = variants.count === undefined ? line.letters : variants.letters
      letters.push({ ...look, text: own.replace('¬', '\u00ad'), box, confidence: toConfidence(letter), place })
    }
    text = ''
    letter = undefined
  }

  /** A part without letters of its own has those of the first variant of each word. */
  function closeFormatting() {
    const own = line?.letters.slice(variants.from).map(({ text }) => text)
    if (own?.join('').trim() === '') line?.letters.splice(variants.from, own.length, ...variants.letters)
    variants = NO_VARIANTS
  }

  return {
    open(name, attributes, at) {
      if (skipped > 0 || name === 'charRecVariants' || (name === 'wordRecVariant' && variants.count === 1)) {
        skipped++
        return
      }
      closeText()
      place = at
      const page = pages.at(-1)
      if (name === 'document') producer = attributes.producer ?? ''
      else if (name === 'page') pages.push(toPageDraft(attributes, at))
      else if (name === 'block') addBlock(page, attributes)
      else if (name === 'text') direction = ORIENTATIONS[attributes.orientation ?? ''] ?? 0
      else if (name === 'line') {
        if (page === undefined) throw outsidePage(name, at)
        line = { box: toBox(attributes), baseline: toNumber(attributes.baseline), direction, letters: [] }
      } else if (name === 'formatting') {
        look = toLook(attributes)
        variants = { ...NO_VARIANTS, from: line?.letters.length ?? 0, letters: [] }
        if (attributes.lang) languages.add(attributes.lang)
      } else if (name === 'wordRecVariants') {
        const last = variants.letters.at(-1)
        if (last !== undefined) variants.letters.push({ ...last, text: ' ' })
        variants = { ...variants, count: 0 }
      } else if (name === 'wordRecVariant') variants = { ...variants, count: 1 }
      else if (name === 'charParams') letter = attributes
    },
    text(part) {
      if (line !== undefined && skipped === 0) text += part
    },
    close(name) {
      if (skipped > 0) {
        skipped--
        return
      }
      closeText()
      if (name === 'wordRecVariants') variants = { ...variants, count: undefined }
      if (name === 'formatting') closeFormatting()
      if (name !== 'line' || line === undefined) return
      if (line.letters.some(item => item.text.trim() !== '')) pages.at(-1)?.lines.push(toLine(line))
      line = undefined
    },
    finish() {
      return { pages, engine: describeEngine(producer, [...languages]) }
    },
  }
}

function toPageDraft({ width, height, resolution }: Attributes, place: number): PageDraft {
  const own = toNumber(resolution)
  return {
    number: undefined,
    width: toNumber(width),
    height: toNumber(height),
    resolution: own > 0 ? own : undefined,
    lines: [],
    rules: [],
    figures: [],
    place,
  }
}

const PICTURES: ReadonlySet<string> = new Set(['Picture', 'RasterPicture', 'VectorPicture'])

function addBlock(page: PageDraft | undefined, attributes: Attributes): void {
  if (PICTURES.has(attributes.blockType ?? '')) page?.figures.push(toBox(attributes))
  else if (attributes.blockType === 'Separator') page?.rules.push(toBox(attributes))
}

function toBox({ l, t, r, b }: Attributes): Box {
  return { left: toNumber(l), top: toNumber(t), right: toNumber(r), bottom: toNumber(b) }
}

function toLook({ ff, fs, bold, italic, superscript, subscript }: Attributes): Look {
  const named = fontOfName(ff ?? '')
  const size = toNumber(fs)
  const font = { ...named, isBold: isTrue(bold) || named.isBold, isItalic: isTrue(italic) || named.isItalic }
  const script = isTrue(superscript) ? 'super' : isTrue(subscript) ? 'sub' : undefined
  return { font, size: size > 0 ? size : undefined, script }
}

/** Booleans of XML Schema. */
function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}

/** `charConfidence` is a hundredth; -1 and 255 are "not known". */
function toConfidence(letter: Attributes | undefined): number | undefined {
  const confidence = toNumber(letter?.charConfidence)
  return confidence >= 0 && confidence <= 100 ? confidence / 100 : undefined
}

function toLine({ box, baseline, direction, letters }: LineDraft): OcrLine {
  const words = toWords(letters.some(item => item.box === undefined) ? shareLine(letters, box) : letters)
  const middle = (box.left + box.right) / 2
  const isKnown = baseline > 0 && direction === 0
  return { box, words, direction, baseline: isKnown ? { left: middle, y: baseline, slope: undefined } : undefined }
}

/** Texts of a line without boxes of letters: each has its share of the line, by its characters, from where it begins. */
function shareLine(texts: readonly Letter[], line: Box): Letter[] {
  const step = (line.right - line.left) / texts.reduce((sum, { text }) => sum + text.length, 0)
  const isMirrored = isRightToLeft(texts.map(({ text }) => text).join(''))
  let left = line.left
  return texts.map(item => {
    const right = left + item.text.length * step
    const box = { ...line, left, right }
    left = right
    return { ...item, box: isMirrored ? mirrorIn(box, line) : box }
  })
}

/** Letters up to white space or another look. */
function toWords(letters: readonly Letter[]): OcrWord[] {
  const words: OcrWord[] = []
  let word: Letter[] = []
  let isApart = true
  const close = () => {
    if (word.length > 0) words.push(joinLetters(word, isApart))
    if (word.length > 0) isApart = false
    word = []
  }
  for (const letter of letters) {
    const isSpace = letter.text.trim() === ''
    if (isSpace || !isAlike(word.at(-1), letter)) close()
    if (isSpace) isApart = true
    else word.push(letter)
  }
  close()
  return words
}

function isAlike(last: Letter | undefined, letter: Letter): boolean {
  if (last === undefined) return true
  const { isBold, isItalic, name } = letter.font
  const isSameFont = last.font.isBold === isBold && last.font.isItalic === isItalic && last.font.name === name
  return isSameFont && last.script === letter.script && last.size === letter.size
}

function joinLetters(letters: readonly Letter[], spaceBefore: boolean): OcrWord {
  const [first] = letters
  const confidences = letters.flatMap(({ confidence }) => confidence ?? [])
  const placed = letters.flatMap(({ box }) => (box !== undefined && Number.isFinite(box.left + box.right) ? [box] : []))
  return {
    text: letters.map(({ text }) => text).join(''),
    box: placed.length > 0 ? uniteBoxes(placed) : toBox({}),
    confidence:
      confidences.length === 0 ? undefined : confidences.reduce((sum, own) => sum + own, 0) / confidences.length,
    font: first?.font ?? fontOfName(''),
    size: first?.size,
    script: first?.script,
    spaceBefore,
    place: first?.place ?? 1,
  }
}
