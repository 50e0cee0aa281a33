import { fontOfName } from '../../normalise/font-names.ts'
import { toNumber } from '../../xml/numbers.ts'
import type { OcrWord } from '../ocr-page.ts'

type Attributes = Readonly<Record<string, string>>

/** How words are set; what a `TextStyle` does not say is `undefined`. */
export type PageStyle = Pick<OcrWord, 'font' | 'size' | 'script'>

/** What a `TextStyle` element says. */
export function toPageStyle(attributes: Attributes): PageStyle {
  const { fontFamily, fontSize, bold, italic, monospace, superscript, subscript } = attributes
  const family = fontOfName(fontFamily ?? '')
  const size = toNumber(fontSize)
  return {
    font: {
      ...family,
      isBold: toBoolean(bold) ?? family.isBold,
      isItalic: toBoolean(italic) ?? family.isItalic,
      isMonospace: toBoolean(monospace) ?? family.isMonospace,
    },
    size: size > 0 ? size : undefined,
    script: toBoolean(superscript) === true ? 'super' : toBoolean(subscript) === true ? 'sub' : undefined,
  }
}

/** `xs:boolean`. */
function toBoolean(value: string | undefined): boolean | undefined {
  const word = value?.trim()
  return word === undefined ? undefined : word === 'true' || word === '1'
}

/** The word with the properties of the line or region that it is in, where the word itself has none. */
export function withOuterStyle(word: OcrWord, { font, size, script }: PageStyle): OcrWord {
  return {
    ...word,
    font: {
      ...word.font,
      name: word.font.name === '' ? font.name : word.font.name,
      isBold: word.font.isBold ?? font.isBold,
      isItalic: word.font.isItalic ?? font.isItalic,
      isMonospace: word.font.isMonospace ?? font.isMonospace,
    },
    size: word.size ?? size,
    script: word.script ?? script,
  }
}
