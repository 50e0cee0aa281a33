import { type Declarations, isBoldWeight, toPixels } from '../../html/css.ts'

/** How an element is set; lengths in pixels of CSS, from the corner of its page. */
export interface Setting {
  readonly left: number
  readonly top: number
  readonly size: number
  readonly lineHeight: number | undefined
  readonly family: string
  readonly isBold: boolean | undefined
  readonly isItalic: boolean | undefined
  readonly color: string | undefined
  readonly script: 'super' | 'sub' | undefined
}

/** Type size where the file gives none: the `medium` of browsers. */
const USUAL_SIZE = 16

/** Distance of two lines where the file gives none, in type sizes: the `normal` of browsers. */
export const USUAL_LINE_HEIGHT = 1.2

/** How a file is set that says nothing. */
export const ROOT: Setting = {
  left: 0,
  top: 0,
  size: USUAL_SIZE,
  lineHeight: undefined,
  family: '',
  isBold: undefined,
  isItalic: undefined,
  color: undefined,
  script: undefined,
}

const BOLD: ReadonlySet<string> = new Set(['b', 'strong'])
const ITALIC: ReadonlySet<string> = new Set(['i', 'em'])
const MONOSPACE: ReadonlySet<string> = new Set(['tt', 'code', 'kbd', 'samp'])

/** How an element is set by its name and style, and where these say nothing, as the element around it. */
export function settingOf(name: string, style: Declarations, around: Setting): Setting {
  const lineHeight = toPixels(style.get('line-height'))
  const family = style.get('font-family')?.split(',')[0]?.replace(/["']/g, '').trim()
  const isPlaced = style.get('position') === 'absolute'
  const offset = (side: 'left' | 'top') => (isPlaced ? toPixels(style.get(side)) || 0 : 0)
  return {
    left: around.left + offset('left'),
    top: around.top + offset('top'),
    size: sizeOf(style.get('font-size'), around.size),
    lineHeight: lineHeight > 0 ? lineHeight : around.lineHeight,
    family: family ?? (MONOSPACE.has(name) ? 'monospace' : around.family),
    isBold: BOLD.has(name) ? true : (isBoldWeight(style.get('font-weight')) ?? around.isBold),
    isItalic: ITALIC.has(name) ? true : (isItalicStyle(style.get('font-style')) ?? around.isItalic),
    color: colorOf(style.get('color')) ?? around.color,
    script: scriptOf(name, style.get('vertical-align')) ?? around.script,
  }
}

function scriptOf(name: string, align: string | undefined): Setting['script'] {
  if (name === 'sup' || align === 'super') return 'super'
  return name === 'sub' || align === 'sub' ? 'sub' : undefined
}

function sizeOf(value: string | undefined, around: number): number {
  const pixels = toPixels(value)
  if (pixels > 0) return pixels
  const [, number, unit] = /^([\d.]+)(em|%)$/.exec(value ?? '') ?? []
  const share = Number(number) / (unit === '%' ? 100 : 1)
  return share > 0 ? share * around : around
}

function isItalicStyle(value: string | undefined): boolean | undefined {
  return value === undefined ? undefined : /^(?:italic|oblique)/i.test(value)
}

function colorOf(value: string | undefined): string | undefined {
  const color = value?.toLowerCase()
  return color !== undefined && /^#[0-9a-f]{6}$/.test(color) && color !== '#000000' ? color : undefined
}
