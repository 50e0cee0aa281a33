import type { OutlineEntry } from '../../../page/page.ts'
import { type Declarations, StyleSheet, toPixels } from '../../html/css.ts'
import type { HtmlHandlers } from '../../html/parse-html.ts'
import { OutlineReader } from './outline.ts'
import type { Line, PageDraft } from './page-draft.ts'
import { PopplerClasses } from './poppler-classes.ts'
import { ROOT, type Setting, settingOf } from './setting.ts'

/** What a file has. */
export interface LayoutFile {
  readonly drafts: readonly PageDraft[]
  readonly outline: readonly OutlineEntry[]
  readonly title: string
  readonly generator: string
  /** Whether `pdftohtml` wrote it. */
  readonly isPoppler: boolean
  /** Text that stands on no page. */
  readonly outside: string
}

/** An element that is open. */
interface Open {
  readonly name: string
  readonly setting: Setting
  readonly kind: 'page' | 'placed' | 'other'
}

type Attributes = Readonly<Record<string, string>>

/** Distance of two lines where the file tells none, in type sizes: the `normal` of browsers. */
const USUAL_LINE_HEIGHT = 1.2

/** Elements without contents. */
const VOID: ReadonlySet<string> = new Set(['br', 'img', 'meta', 'link', 'hr', 'input', 'col', 'area', 'base', 'wbr'])
/** Elements that begin a line of their own. */
const LINES: ReadonlySet<string> = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'tr', 'pre'])

/** Reads HTML in which lines have places into pages, element by element. */
export function createLayoutReader(): HtmlHandlers & { finish(): LayoutFile } {
  const drafts: PageDraft[] = []
  const styles = new StyleSheet()
  const classes = new PopplerClasses()
  const outline = new OutlineReader()
  const elements: Open[] = []
  let line: Line | undefined
  let title = ''
  let generator = ''
  let isPoppler = false
  let outside = ''
  /** Line of the file of the element opened last. */
  let place = 0

  function startLine(setting: Setting, above?: Line): void {
    const top = above === undefined ? setting.top : above.top + (above.lineHeight ?? USUAL_LINE_HEIGHT * setting.size)
    line = { left: setting.left, top, lineHeight: setting.lineHeight, stretches: [], place }
    drafts.at(-1)?.lines.push(line)
  }

  function openVoid(name: string, attributes: Attributes, { style, setting }: Pick<Look, 'style' | 'setting'>): void {
    if (name === 'meta' && attributes.name?.toLowerCase() === 'generator') generator = attributes.content ?? ''
    const placed = elements.findLast(({ kind }) => kind === 'placed')
    if (name === 'br' && line !== undefined) startLine(placed?.setting ?? setting, line)
    if (name === 'img') addFigure(drafts.at(-1), attributes, { style, setting })
  }

  function openPage({ style }: Look, { id }: Attributes): void {
    const [width = 0, height = 0] = ['width', 'height'].map(side => toPixels(style.get(side)))
    drafts.push({ width, height, lines: [], figures: [] })
    isPoppler ||= /^page\d+-div$/.test(id ?? '')
  }

  function lookOf(name: string, attributes: Attributes): Look {
    const { class: names } = attributes
    const named = names === undefined ? {} : { class: classes.nameOf(names, drafts.length - 1) }
    const style = styles.styleOf(name, { ...attributes, ...named })
    return {
      style,
      setting: settingOf(name, style, elements.at(-1)?.setting ?? ROOT),
      kind: kindOf(name, style, elements),
    }
  }

  return {
    open(name, attributes, at) {
      place = at
      const look = lookOf(name, attributes)
      const { setting, kind } = look
      if (kind === 'page') {
        openPage(look, attributes)
        elements.push({ name, kind, setting: { ...setting, left: 0, top: 0 } })
        return
      }
      if (VOID.has(name)) {
        openVoid(name, attributes, look)
        return
      }
      elements.push({ name, kind, setting })
      if (kind === 'placed') startLine(setting)
      else if (LINES.has(name) && line !== undefined && line.stretches.length > 0) startLine(setting, line)
      outline.open(name, attributes)
    },
    style(css) {
      styles.add(classes.rename(css, drafts.length))
    },
    text(text) {
      const element = elements.at(-1)
      if (element?.name === 'title') title = text.trim()
      else if (element !== undefined && line !== undefined) line.stretches.push({ text, setting: element.setting })
      else if (text.trim() !== '' && !outline.text(text)) outside += text
    },
    close(name) {
      const at = elements.findLastIndex(element => element.name === name)
      if (at < 0) return
      const [closed] = elements.splice(at)
      if (closed?.kind === 'placed') line = undefined
      outline.close(name)
    },
    finish() {
      const { entries } = outline
      isPoppler ||= /pdftohtml/i.test(generator)
      return { drafts, outline: entries, title, generator, isPoppler, outside: outside.trim() }
    },
  }
}

/** What its style says of an element. */
interface Look {
  readonly style: Declarations
  readonly setting: Setting
  readonly kind: Open['kind']
}

/** A page holds what is placed and has a size; what is placed in nothing else counts as well. */
function kindOf(name: string, style: Declarations, elements: readonly Open[]): Open['kind'] {
  const isInPage = elements.some(({ kind }) => kind === 'page')
  const position = style.get('position')
  const hasSize = toPixels(style.get('width')) > 0 && toPixels(style.get('height')) > 0
  if (!isInPage && !VOID.has(name) && hasSize && (position === 'relative' || position === 'absolute')) return 'page'
  return isInPage && position === 'absolute' ? 'placed' : 'other'
}

function addFigure(
  page: PageDraft | undefined,
  attributes: Attributes,
  { style, setting }: Pick<Look, 'style' | 'setting'>,
): void {
  const width = toPixels(style.get('width') ?? `${attributes.width ?? ''}px`)
  const height = toPixels(style.get('height') ?? `${attributes.height ?? ''}px`)
  if (style.get('position') !== 'absolute' || !(width > 0 && height > 0)) return
  const { left, top } = setting
  page?.figures.push({ left, top, right: left + width, bottom: top + height })
}
