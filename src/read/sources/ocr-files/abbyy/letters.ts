import { type Box, mirrorIn, uniteBoxes } from '../../../../base/geometry/box.ts'
import type { Direction, Font } from '../../../../model/page/page.ts'
import { isRightToLeft } from '../../../../base/text/characters/unicode.ts'
import { fontOfName } from '../../normalise/font-names.ts'
import { type OcrLine, type OcrWord, UNPLACED } from '../ocr-page.ts'

/** The type style of letters. */
export interface LetterStyle {
  readonly font: Font
  readonly size: number | undefined
  readonly script: 'super' | 'sub' | undefined
}

/** A letter, or text of one style where the file has no letters. */
export interface Letter extends LetterStyle {
  readonly text: string
  readonly box: Box | undefined
  readonly confidence: number | undefined
  readonly place: number
}

/** A line with the letters that were read of it so far. */
export interface LineDraft {
  readonly box: Box
  readonly baseline: number
  readonly direction: Direction
  readonly letters: Letter[]
}

/** The line with its letters as words. */
export function toLine({ box, baseline, direction, letters }: LineDraft): OcrLine {
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

/** Letters up to white space or another style. */
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
    if (isSpace || !hasStyleOf(word.at(-1), letter)) close()
    if (isSpace) isApart = true
    else word.push(letter)
  }
  close()
  return words
}

function hasStyleOf(last: Letter | undefined, letter: Letter): boolean {
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
    box: placed.length > 0 ? uniteBoxes(placed) : UNPLACED,
    confidence:
      confidences.length === 0
        ? undefined
        : confidences.reduce((sum, confidence) => sum + confidence, 0) / confidences.length,
    font: first?.font ?? fontOfName(''),
    size: first?.size,
    script: first?.script,
    spaceBefore,
    place: first?.place ?? 1,
  }
}
