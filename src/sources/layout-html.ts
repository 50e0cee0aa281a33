import type { Report } from '../diagnostics.ts'
import { SourceError } from '../errors.ts'
import type { Box } from '../geometry/box.ts'
import type { Font, OutlineEntry, SourceDocument } from '../page/page.ts'
import { fontOfName } from './font-names.ts'
import { type Declarations, isBoldWeight, StyleSheet, toPixels } from './html/css.ts'
import { parseHtml } from './html/parse-html.ts'
import { estimateLineEnds } from './layout-html/line-ends.ts'
import { PopplerClasses } from './layout-html/poppler-classes.ts'
import { measureText } from './layout-html/text-width.ts'
import { isGlued, type ReadXmlOptions, toDocument } from './xml/document.ts'
import type { PlacedPage, PlacedWord } from './xml/placed-words.ts'

/** Points of a pixel of CSS. */
const POINTS_OF_PIXEL = 0.75
/** `pdftohtml` draws a point as one and a half pixels. */
const POINTS_OF_PIXEL_IN_PDFTOHTML = 1 / 1.5
/** Type size where the file tells none: the `medium` of browsers. */
const USUAL_SIZE = 16
/** Distance of two lines where the file tells none, in type sizes: the `normal` of browsers. */
const USUAL_LINE_HEIGHT = 1.2
/** Share of the type size that lies above the baseline: what MuPDF reckons with, and near what Poppler does. */
const ASCENT = 0.8

/** How an element is set; lengths in pixels of CSS, from the corner of its page. */
interface Setting {
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

/** Text of one look. */
interface Stretch {
  readonly text: string
  readonly setting: Setting
}

/** A line of text with its place. */
interface Line {
  readonly left: number
  readonly top: number
  readonly lineHeight: number | undefined
  readonly stretches: Stretch[]
  /** Line of the file, from 1. */
  readonly place: number
}

interface PageDraft {
  readonly width: number
  readonly height: number
  readonly lines: Line[]
  readonly figures: Box[]
}

/** An element that is open. */
interface Open {
  readonly name: string
  readonly setting: Setting
  readonly kind: 'page' | 'placed' | 'other'
}

/**
 * The pages of HTML in which each line stands at its place, as `pdftohtml -c -s`, `mutool convert -F html` and the "exact
 * copy" of OCR programs write it: a container for each page, in it elements with `position: absolute`. The table of contents
 * that `pdftohtml` puts behind the pages is the outline.
 *
 * Such files tell where lines begin and not where they end: see {@link estimateLineEnds}. Type sizes, families, weight
 * and slant are what the style sheet and the marks say.
 *
 * @throws {SourceError} `E_XML_NO_PAGES` for HTML in which nothing has a place; `E_TEXT_ENCODING`
 */
export async function readLayoutHtml(
  bytes: Uint8Array,
  options: ReadXmlOptions,
  report: Report,
): Promise<SourceDocument> {
  const reader = createReader()
  parseHtml(bytes, reader)
  const { drafts, outline, title, generator, outside, popplerPages } = reader.finish()
  if (drafts.length === 0) {
    const message = 'nothing in the HTML has a place on a page; convert with pdftohtml -c -s or mutool convert -F html'
    throw new SourceError('E_XML_NO_PAGES', message)
  }
  if (outside !== '') {
    const message = `text that stands on no page is passed over; it begins "${outside.slice(0, 60)}"`
    report({ code: 'W_HTML_OUTSIDE', severity: 'warning', message })
  }
  const isPoppler = /pdftohtml/i.test(generator) || popplerPages > 0
  const scale = isPoppler ? POINTS_OF_PIXEL_IN_PDFTOHTML : POINTS_OF_PIXEL
  const metadata = new Map([
    ['Title', title],
    ['Producer', generator],
  ])
  return toDocument({ pages: placePages(drafts, scale), outline, metadata }, options, report)
}

function createReader() {
  const drafts: PageDraft[] = []
  const outline: OutlineEntry[] = []
  const styles = new StyleSheet()
  const classes = new PopplerClasses()
  const elements: Open[] = []
  let line: Line | undefined
  let title = ''
  let generator = ''
  let popplerPages = 0
  let outside = ''
  let place = 0
  let item: { title: string; page: number | undefined } | undefined
  let level = 0
  let isOutline = false

  const startLine = (setting: Setting, below: Line | undefined) => {
    const top = below === undefined ? setting.top : below.top + (below.lineHeight ?? USUAL_LINE_HEIGHT * setting.size)
    line = { left: setting.left, top, lineHeight: setting.lineHeight, stretches: [], place }
    drafts.at(-1)?.lines.push(line)
  }
  return {
    open(name: string, attributes: Readonly<Record<string, string>>, at: number) {
      place = at
      if (name === 'meta' && attributes.name?.toLowerCase() === 'generator') generator = attributes.content ?? ''
      const around = elements.at(-1)
      const style = styles.styleOf(name, withFontClass(attributes))
      const setting = settingOf(name, style, around?.setting ?? ROOT)
      const kind = kindOf(name, style, elements)
      if (kind === 'page') {
        const [width = 0, height = 0] = ['width', 'height'].map(side => toPixels(style.get(side)))
        drafts.push({ width, height, lines: [], figures: [] })
        if (/^page\d+-div$/.test(attributes.id ?? '')) popplerPages++
        elements.push({ name, kind, setting: { ...setting, left: 0, top: 0 } })
        return
      }
      if (name === 'br' && line !== undefined)
        startLine(elements.findLast(({ kind }) => kind === 'placed')?.setting ?? setting, line)
      if (VOID.has(name)) {
        if (name === 'img') addFigure(style, attributes, setting)
        return
      }
      elements.push({ name, kind, setting })
      if (kind === 'placed') startLine(setting, undefined)
      else if (LINES.has(name) && line !== undefined && line.stretches.length > 0) startLine(setting, line)
      if (name === 'a' && attributes.name === 'outline') isOutline = true
      if (!isOutline) return
      if (name === 'ul') level++
      if (name === 'li') item = { title: '', page: undefined }
      if (name === 'a' && item !== undefined) item.page = pageOfLink(attributes.href)
    },
    style(css: string) {
      styles.add(classes.rename(css, drafts.length))
    },
    text(text: string) {
      const element = elements.at(-1)
      if (element?.name === 'title') title = text.trim()
      else if (element !== undefined && line !== undefined) line.stretches.push({ text, setting: element.setting })
      else if (text.trim() === '') return
      else if (item !== undefined) item.title += text
      else if (!isOutline) outside += text
    },
    close(name: string) {
      const at = elements.findLastIndex(element => element.name === name)
      if (at < 0) return
      const [closed] = elements.splice(at)
      if (closed?.kind === 'placed') line = undefined
      if (isOutline && name === 'ul') level--
      if ((name === 'a' || name === 'li') && item !== undefined && item.title.trim() !== '') {
        outline.push({ title: item.title.trim(), level, page: item.page })
        item = undefined
      }
    },
    finish: () => ({ drafts, outline, title, generator, popplerPages, outside: outside.trim() }),
  }

  function withFontClass(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    const name = attributes.class
    return name === undefined ? attributes : { ...attributes, class: classes.nameOf(name, drafts.length - 1) }
  }

  function addFigure(style: Declarations, attributes: Readonly<Record<string, string>>, setting: Setting): void {
    const width = toPixels(style.get('width') ?? `${attributes.width ?? ''}px`)
    const height = toPixels(style.get('height') ?? `${attributes.height ?? ''}px`)
    if (style.get('position') !== 'absolute' || !(width > 0 && height > 0)) return
    const { left, top } = setting
    drafts.at(-1)?.figures.push({ left, top, right: left + width, bottom: top + height })
  }
}

const ROOT: Setting = {
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

/** Elements without contents. */
const VOID: ReadonlySet<string> = new Set(['br', 'img', 'meta', 'link', 'hr', 'input', 'col', 'area', 'base', 'wbr'])
/** Elements that begin a line of their own. */
const LINES: ReadonlySet<string> = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'tr', 'pre'])
const BOLD: ReadonlySet<string> = new Set(['b', 'strong'])
const ITALIC: ReadonlySet<string> = new Set(['i', 'em'])
const MONOSPACE: ReadonlySet<string> = new Set(['tt', 'code', 'kbd', 'samp'])

/** A page holds what is placed and has a size; what is placed in nothing else counts as well. */
function kindOf(name: string, style: Declarations, elements: readonly Open[]): Open['kind'] {
  const isInPage = elements.some(({ kind }) => kind === 'page')
  const position = style.get('position')
  const hasSize = toPixels(style.get('width')) > 0 && toPixels(style.get('height')) > 0
  if (!isInPage && !VOID.has(name) && hasSize && (position === 'relative' || position === 'absolute')) return 'page'
  return isInPage && position === 'absolute' ? 'placed' : 'other'
}

function settingOf(name: string, style: Declarations, around: Setting): Setting {
  const size = sizeOf(style.get('font-size'), around.size)
  const lineHeight = toPixels(style.get('line-height'))
  const family = style.get('font-family')?.split(',')[0]?.replace(/["']/g, '').trim()
  const isPlaced = style.get('position') === 'absolute'
  const left = toPixels(style.get('left')) || 0
  const top = toPixels(style.get('top')) || 0
  const fontStyle = style.get('font-style')
  return {
    left: isPlaced ? around.left + left : around.left,
    top: isPlaced ? around.top + top : around.top,
    size,
    lineHeight: lineHeight > 0 ? lineHeight : around.lineHeight,
    family: family ?? (MONOSPACE.has(name) ? 'monospace' : around.family),
    isBold: BOLD.has(name) ? true : (isBoldWeight(style.get('font-weight')) ?? around.isBold),
    isItalic: ITALIC.has(name)
      ? true
      : fontStyle === undefined
        ? around.isItalic
        : /^(?:italic|oblique)/i.test(fontStyle),
    color: colorOf(style.get('color')) ?? around.color,
    script: name === 'sup' ? 'super' : name === 'sub' ? 'sub' : around.script,
  }
}

function sizeOf(value: string | undefined, around: number): number {
  const pixels = toPixels(value)
  if (pixels > 0) return pixels
  const [, number, unit] = /^([\d.]+)(em|%)$/.exec(value ?? '') ?? []
  const share = Number(number) / (unit === '%' ? 100 : 1)
  return share > 0 ? share * around : around
}

function colorOf(value: string | undefined): string | undefined {
  const color = value?.toLowerCase()
  return color !== undefined && /^#[0-9a-f]{6}$/.test(color) && color !== '#000000' ? color : undefined
}

/** `paper.html#12` is page 12. */
function pageOfLink(href: string | undefined): number | undefined {
  const number = Number(/#(\d+)$/.exec(href ?? '')?.[1])
  return Number.isInteger(number) ? number : undefined
}

/** Lines with their text and where it ends, as words of the page model; still in pixels. */
function placePages(drafts: readonly PageDraft[], scale: number): PlacedPage[] {
  const kept = drafts.map(({ lines }) => lines.filter(({ stretches }) => stretches.some(({ text }) => /\S/.test(text))))
  const ends = estimateLineEnds(kept.map(lines => lines.map(measureLine)))
  return drafts.map(({ width, height, figures }, i) => {
    const words: PlacedWord[] = []
    kept[i]?.forEach((line, j) => addWords(line, ends[i]?.[j] ?? line.left, words))
    return {
      number: i + 1,
      width,
      height,
      isUpward: false,
      scale,
      words,
      figures: figures.map(({ left, top, right, bottom }) => ({
        left: left * scale,
        top: top * scale,
        right: right * scale,
        bottom: bottom * scale,
      })),
    }
  })
}

function measureLine(line: Line) {
  const [first] = line.stretches.filter(({ text }) => /\S/.test(text))
  const width = line.stretches.reduce((sum, stretch) => sum + widthOf(stretch), 0)
  const last = line.stretches.at(-1)
  const blank = last === undefined ? 0 : widthOf({ ...last, text: /\s*$/.exec(last.text)?.[0] ?? '' })
  const { family = '', size = USUAL_SIZE } = first?.setting ?? {}
  const opensGlued = /^[,.;:)\]]/.test(first?.text ?? '')
  const endsGlued = /[([/“‘„«-]$/.test(last?.text ?? '')
  return { left: line.left, top: line.top, size, width: width - blank, blank, font: family, opensGlued, endsGlued }
}

function widthOf({ text, setting }: Stretch): number {
  return measureText(text, fontOf(setting)) * setting.size
}

const fonts = new WeakMap<Setting, Font>()

function fontOf(setting: Setting): Font {
  const known = fonts.get(setting)
  if (known !== undefined) return known
  const named = fontOfName(setting.family)
  const font = {
    ...named,
    isBold: setting.isBold === true || named.isBold,
    isItalic: setting.isItalic === true || named.isItalic,
  }
  fonts.set(setting, font)
  return font
}

function addWords({ left, top, lineHeight, stretches, place }: Line, end: number, words: PlacedWord[]): void {
  const full = stretches.map(widthOf)
  const total = measureLine({ left, top, lineHeight, stretches, place }).width
  const factor = total > 0 ? (end - left) / total : 1
  const size = Math.max(...stretches.map(({ setting }) => setting.size))
  let x0 = left
  let isApart = true
  let isFirst = true
  stretches.forEach(({ text, setting }, i) => {
    const x1 = x0 + (full[i] ?? 0) * factor
    if (/\S/.test(text)) {
      // Raised type hangs from the top of its line; all other stands on the line's baseline.
      const baseline = top + ASCENT * (setting.script === 'super' ? setting.size : size)
      const word = {
        text,
        x0,
        x1,
        y0: baseline - ASCENT * setting.size,
        y1: baseline + (1 - ASCENT) * setting.size,
        baseline,
        size: setting.size,
        font: fontOf(setting),
        color: setting.color,
        script: setting.script,
        place,
      }
      const before = words.at(-1)
      const spaceBefore = isFirst ? !isGlued(before, word) : isApart || /^\s/.test(text)
      words.push({ ...word, spaceBefore })
      isFirst = false
      isApart = /\s$/.test(text)
    } else if (text !== '') {
      isApart = true
    }
    x0 = x1
  })
}
