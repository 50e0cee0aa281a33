import type { OutlineEntry } from '../../../../model/page/page.ts'
import { type Declarations, StyleSheet, toPixels } from '../../html/css.ts'
import { type HtmlHandlers, VOID_ELEMENTS } from '../../html/parse-html.ts'
import { OutlineReader } from './outline.ts'
import type { Line, PageDraft } from './page-draft.ts'
import { ROOT, type Setting, settingOf, USUAL_LINE_HEIGHT } from './setting.ts'

export interface LayoutFile {
  readonly drafts: readonly PageDraft[]
  readonly outline: readonly OutlineEntry[]
  readonly title: string
  readonly generator: string
  /** Whether `pdftohtml` wrote it. */
  readonly isPoppler: boolean
  /** Text on no page. */
  readonly outside: string
}

/** An element that is open. */
interface Open {
  readonly name: string
  readonly setting: Setting
  readonly kind: 'page' | 'placed' | 'other'
}

type Attributes = Readonly<Record<string, string>>

/** Elements that begin a line. */
const LINES: ReadonlySet<string> = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'tr', 'pre'])

/** What its style says of an element. */
interface ElementStyle {
  readonly style: Declarations
  readonly setting: Setting
  readonly kind: Open['kind']
}

/** Reads HTML in which lines have places into pages, element by element. */
export class LayoutHtmlReader implements HtmlHandlers {
  readonly #drafts: PageDraft[] = []
  readonly #styles = new StyleSheet()
  readonly #classes = new PopplerClasses()
  readonly #outline = new OutlineReader()
  readonly #elements: Open[] = []
  #line: Line | undefined
  #title = ''
  #generator = ''
  #isPoppler = false
  #outside = ''
  /** Line of the file of the element opened last. */
  #place = 0

  open(name: string, attributes: Attributes, place: number): void {
    this.#place = place
    const style = this.#styleOf(name, attributes)
    const { setting, kind } = style
    if (kind === 'page') {
      this.#openPage(style, attributes)
      this.#elements.push({ name, kind, setting: { ...setting, left: 0, top: 0 } })
    } else if (VOID_ELEMENTS.has(name)) this.#openVoid(name, attributes, style)
    else {
      this.#elements.push({ name, kind, setting })
      if (kind === 'placed') this.#startLine(setting)
      else if (LINES.has(name) && this.#line !== undefined && this.#line.stretches.length > 0) {
        this.#startLine(setting, this.#line)
      }
      this.#outline.open(name, attributes)
    }
  }

  style(css: string): void {
    this.#styles.add(this.#classes.rename(css, this.#drafts.length))
  }

  text(text: string): void {
    const element = this.#elements.at(-1)
    if (element?.name === 'title') this.#title = text.trim()
    else if (element !== undefined && this.#line !== undefined) {
      this.#line.stretches.push({ text, setting: element.setting })
    } else if (text.trim() !== '' && !this.#outline.text(text)) this.#outside += text
  }

  close(name: string): void {
    const at = this.#elements.findLastIndex(element => element.name === name)
    if (at < 0) return
    const [closed] = this.#elements.splice(at)
    if (closed?.kind === 'placed') this.#line = undefined
    this.#outline.close(name)
  }

  finish(): LayoutFile {
    return {
      drafts: this.#drafts,
      outline: this.#outline.entries,
      title: this.#title,
      generator: this.#generator,
      isPoppler: this.#isPoppler || /pdftohtml/i.test(this.#generator),
      outside: this.#outside.trim(),
    }
  }

  #startLine(setting: Setting, above?: Line): void {
    const top = above === undefined ? setting.top : above.top + (above.lineHeight ?? USUAL_LINE_HEIGHT * setting.size)
    this.#line = { left: setting.left, top, lineHeight: setting.lineHeight, stretches: [], place: this.#place }
    this.#drafts.at(-1)?.lines.push(this.#line)
  }

  #openVoid(name: string, attributes: Attributes, style: ElementStyle): void {
    if (name === 'meta' && attributes.name?.toLowerCase() === 'generator') this.#generator = attributes.content ?? ''
    const placed = this.#elements.findLast(({ kind }) => kind === 'placed')
    if (name === 'br' && this.#line !== undefined) this.#startLine(placed?.setting ?? style.setting, this.#line)
    if (name === 'img') addFigure(this.#drafts.at(-1), attributes, style)
  }

  #openPage({ style }: ElementStyle, { id }: Attributes): void {
    const [width = 0, height = 0] = ['width', 'height'].map(side => toPixels(style.get(side)))
    this.#drafts.push({ width, height, lines: [], figures: [] })
    this.#isPoppler ||= /^page\d+-div$/.test(id ?? '')
  }

  #styleOf(name: string, attributes: Attributes): ElementStyle {
    const { class: names } = attributes
    const named = names === undefined ? {} : { class: this.#classes.nameOf(names, this.#drafts.length - 1) }
    const style = this.#styles.styleOf(name, { ...attributes, ...named })
    return {
      style,
      setting: settingOf(name, style, this.#elements.at(-1)?.setting ?? ROOT),
      kind: kindOf(name, style, this.#elements),
    }
  }
}

/** A page holds what is placed and has a size; what is placed in nothing else counts as well. */
function kindOf(name: string, style: Declarations, elements: readonly Open[]): Open['kind'] {
  const isInPage = elements.some(({ kind }) => kind === 'page')
  const position = style.get('position')
  const hasSize = toPixels(style.get('width')) > 0 && toPixels(style.get('height')) > 0
  if (!isInPage && !VOID_ELEMENTS.has(name) && hasSize && (position === 'relative' || position === 'absolute'))
    return 'page'
  return isInPage && position === 'absolute' ? 'placed' : 'other'
}

function addFigure(page: PageDraft | undefined, attributes: Attributes, { style, setting }: ElementStyle): void {
  const width = toPixels(style.get('width') ?? `${attributes.width ?? ''}px`)
  const height = toPixels(style.get('height') ?? `${attributes.height ?? ''}px`)
  if (style.get('position') !== 'absolute' || !(width > 0 && height > 0)) return
  const { left, top } = setting
  page?.figures.push({ left, top, right: left + width, bottom: top + height })
}

/**
 * Names the font classes of `pdftohtml` by font alone.
 *
 * It names them by page and font (`ft112` is font 12 of page 1). In one file for all pages (`-noframes`) it says only on
 * the first page what a font is, though it names the page wherever it uses it; and `ft110` is both font 10 of page 1
 * and font 0 of page 11.
 */
class PopplerClasses {
  #firstPage: number | undefined

  /** The style sheet of a page, its font classes named by their font. */
  rename(css: string, pagesBefore: number): string {
    // Fonts count from 0, so what comes before the 0 of the first one is the number of the first page.
    this.#firstPage ??= toNumber(/\.ft(\d+)0\s*\{/.exec(css)?.[1])
    return css.replace(/\.(ft\d+)/g, (_, name: string) => `.${this.nameOf(name, pagesBefore)}`)
  }

  /** The class as {@link rename} names it; any other class as it is. */
  nameOf(name: string, pagesBefore: number): string {
    const digits = /^ft(\d+)$/.exec(name)?.[1]
    const page = String((this.#firstPage ?? 1) + pagesBefore)
    return digits?.startsWith(page) && digits.length > page.length ? `ft-${digits.slice(page.length)}` : name
  }
}

function toNumber(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits)
}
