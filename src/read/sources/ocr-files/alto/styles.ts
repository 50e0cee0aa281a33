import type { Font } from '../../../../model/page/page.ts'
import { fontOfName } from '../../normalise/font-names.ts'
import { toNumber } from '../../xml/numbers.ts'

type Attributes = Readonly<Record<string, string>>

/** What a `TextStyle` says of the words that refer to it. */
export interface AltoStyle {
  readonly font: Font
  /** In points. */
  readonly size: number | undefined
  readonly script: 'super' | 'sub' | undefined
}

/** The style of words that refer to no style. */
export const NO_STYLE: AltoStyle = { font: fontOfName(''), size: undefined, script: undefined }

/** The style of a `TextStyle` element. */
export function toStyle({ FONTFAMILY, FONTSIZE, FONTSTYLE, FONTWIDTH }: Attributes): AltoStyle {
  const family = fontOfName(FONTFAMILY ?? '')
  const size = toNumber(FONTSIZE)
  const isMonospace = FONTWIDTH === 'fixed' ? true : family.isMonospace
  const plain = { font: { ...family, isMonospace }, size: size > 0 ? size : undefined, script: undefined }
  return withFontStyle(plain, FONTSTYLE)
}

/** The style with what a `FONTSTYLE` or `STYLE` adds: `bold`, `italics`, `superscript`, `subscript`. */
export function withFontStyle(style: AltoStyle, added: string | undefined): AltoStyle {
  const words = new Set(added?.toLowerCase().split(/\s+/u))
  const isBold = words.has('bold') || style.font.isBold
  const isItalic = words.has('italics') || words.has('italic') || style.font.isItalic
  const script = words.has('superscript') ? 'super' : words.has('subscript') ? 'sub' : style.script
  return { ...style, font: { ...style.font, isBold, isItalic }, script }
}
