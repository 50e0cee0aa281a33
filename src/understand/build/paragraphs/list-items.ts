import { rememberFor } from '../../../base/collections/remember.ts'
import type { TextLine } from '../../../model/page/text-line.ts'
import { isRecognised } from '../../evidence/lines.ts'
import { foldForms } from '../../../base/text/characters/fold-forms.ts'
import { BULLETS } from '../../../base/text/labels/bullets.ts'
import { parseRoman } from '../../../base/text/labels/roman.ts'

/** The mark that opens a list item. */
export interface ItemMark {
  /** As printed, but for digits and brackets of other forms: `•`, `(a)`, `2.` */
  readonly mark: string
  /** Place in its sequence, from 1; `undefined` for bullets. */
  readonly value: number | undefined
  /** Kind of mark: items of one list share it. */
  readonly kind: 'bullet' | 'arabic' | 'letter' | 'roman'
}

const BULLET = new RegExp(`^([\\uFFFD${BULLETS}·∙–—−*-])(?=\\s)`, 'u')
/** What OCR reads for a bullet, before a capital: quotation marks have no blank after them. */
const MISREAD_BULLET = /^([*•]?[»«°¢©®¤]|\*[•·])(?=\s\p{Lu})/u
const NUMBERED = /^(\(?(\d{1,2}|[a-z]|[ivx]{1,5})(?:[.)]|\.\)))(?=\s|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/u

/**
 * The list mark a line starts with, or `undefined`. A dash in dialogue looks like one; the indent of the line decides.
 */
export const readItemMark = rememberFor((line: TextLine): ItemMark | undefined => {
  const bullet = BULLET.exec(line.text)?.[1]
  if (bullet !== undefined) return { mark: bullet, value: undefined, kind: 'bullet' }
  const misread = isRecognised(line) ? MISREAD_BULLET.exec(line.text)?.[1] : undefined
  if (misread !== undefined) return { mark: misread, value: undefined, kind: 'bullet' }
  const numbered = NUMBERED.exec(foldForms(line.text))
  const mark = numbered?.[1]
  const counter = numbered?.[2]
  if (mark === undefined || counter === undefined) return undefined
  if (/^\d/.test(counter)) return { mark, value: Number(counter), kind: 'arabic' }
  if (/^[ivx]{2,}$/.test(counter) || counter === 'i') {
    return { mark, value: parseRoman(counter.toUpperCase()), kind: 'roman' }
  }
  return { mark, value: counter.charCodeAt(0) - 'a'.charCodeAt(0) + 1, kind: 'letter' }
})
