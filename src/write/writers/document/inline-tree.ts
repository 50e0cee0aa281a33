import type { Formula } from '../../../base/math/math-node.ts'
import type { Inline, PageReference, Style } from '../../../model/paper/paper.ts'
import type { CalloutKind } from '../../../base/text/keywords/callout-words.ts'
import { displaysOf, type NumberedDisplay } from './displays.ts'
import type { PlacedDisplays } from './displays-in-place.ts'
import { SOFT_HYPHEN, tidyInlines } from '../inlines.ts'
import { namesOfStyle, type StyleName } from '../style-names.ts'

/** The content of a paragraph as a tree: what a writer of running documents turns into elements or marks. */
export type InlineNode =
  | { readonly type: 'text'; readonly text: string; readonly formula?: Formula }
  | { readonly type: 'style'; readonly style: StyleName; readonly children: readonly InlineNode[] }
  /** A citation of entries of the list of references, by id. It is in no style and in no other citation. */
  | { readonly type: 'citation'; readonly targets: readonly string[]; readonly children: readonly InlineNode[] }
  /** It refers to figures, tables, formulas or sections, by id. It is in no style and in no citation. */
  | {
      readonly type: 'callout'
      readonly kind: CalloutKind
      readonly targets: readonly string[]
      readonly children: readonly InlineNode[]
    }
  | { readonly type: 'call'; readonly mark: string; readonly footnoteId: string | undefined }
  /** The mark of a note below the table that it is in, by the id of the note. */
  | { readonly type: 'note-mark'; readonly target: string; readonly children: readonly InlineNode[] }
  /** Displays that are printed here, with the id of their block. It is in no style and in no citation. */
  | { readonly type: 'displays'; readonly id: string; readonly displays: readonly NumberedDisplay[] }
  /** A page begins here; never inside a word. */
  | { readonly type: 'page'; readonly page: PageReference }

const NONE_PLACED: PlacedDisplays = new Map()

/** The content as a tree, with the displays that are in their places: hyphens are undone, line and column breaks gone, texts in NFC. */
export function toInlineTree(content: readonly Inline[], placed: PlacedDisplays = NONE_PLACED): readonly InlineNode[] {
  const builder = new TreeBuilder(placed)
  for (const inline of placePagesBetweenWords(mergeTexts(tidyInlines(content)))) builder.add(inline)
  return builder.root
}

/** Neighbours of one style as one text, so that it can be brought into NFC; breaks that no tree has are left out. */
function mergeTexts(content: readonly Inline[]): readonly Inline[] {
  const merged: Inline[] = []
  for (const inline of content) {
    if (!isInTree(inline)) continue
    const last = merged.at(-1)
    const continues =
      inline.type === 'text' &&
      last?.type === 'text' &&
      !inline.formula &&
      !last.formula &&
      isSameStyle(last.style, inline.style)
    if (continues) merged[merged.length - 1] = { ...last, text: last.text + inline.text }
    else merged.push(inline)
  }
  return merged.map(inline =>
    inline.type === 'text' ? { ...inline, text: inline.text.replaceAll(SOFT_HYPHEN, '').normalize('NFC') } : inline,
  )
}

const KEPT: ReadonlySet<Inline['type']> = new Set<Inline['type']>([
  'text',
  'page-break',
  'footnote-call',
  'citation-start',
  'citation-end',
  'callout-start',
  'callout-end',
  'formula-place',
])

function isInTree({ type }: Inline): boolean {
  return KEPT.has(type)
}

function isSameStyle(first: Style, second: Style): boolean {
  return namesOfStyle(first).join() === namesOfStyle(second).join()
}

/** A page that begins inside a word begins after it. */
function placePagesBetweenWords(content: readonly Inline[]): readonly Inline[] {
  const placed: Inline[] = []
  let waiting: Inline[] = []
  for (const inline of content) {
    if (inline.type === 'page-break' && inline.breaksWord) waiting.push(inline)
    else if (inline.type !== 'text' || waiting.length === 0) placed.push(inline)
    else {
      const blank = inline.text.indexOf(' ')
      const end = blank < 0 ? inline.text.length : blank
      placed.push({ ...inline, text: inline.text.slice(0, end) })
      if (blank < 0) continue
      placed.push(...waiting, { ...inline, text: inline.text.slice(end) })
      waiting = []
    }
  }
  return [...placed, ...waiting]
}

/** An open style or reference; the root is one too. */
interface OpenNode {
  readonly style: StyleName | undefined
  readonly children: InlineNode[]
}

/** Builds the tree; styles that two neighbours share stay open between them. */
class TreeBuilder {
  readonly root: InlineNode[] = []
  private container: InlineNode[] = this.root
  private readonly open: OpenNode[] = []

  constructor(private readonly placed: PlacedDisplays) {}

  add(inline: Inline): void {
    if (inline.type === 'text') this.addText(inline.text, namesOfStyle(inline.style), inline.formula)
    else if (inline.type === 'page-break') this.current.push({ type: 'page', page: inline.page })
    else if (inline.type === 'footnote-call') this.addCall(inline)
    else if (inline.type === 'formula-place') this.addDisplays(inline)
    else if (inline.type === 'citation-start')
      this.openReference(children => ({ type: 'citation', targets: inline.targets, children }))
    else if (inline.type === 'callout-start')
      this.openReference(children => ({ type: 'callout', kind: inline.kind, targets: inline.targets, children }))
    else if (inline.type === 'citation-end' || inline.type === 'callout-end') this.closeReference()
  }

  private get current(): InlineNode[] {
    return this.open.at(-1)?.children ?? this.container
  }

  private addText(text: string, wanted: readonly StyleName[], formula: Formula | undefined): void {
    if (text === '') return
    let shared = 0
    while (shared < wanted.length && this.open[shared]?.style === wanted[shared]) shared++
    this.open.length = shared
    // The blanks on both sides of a display were one.
    if (this.container.at(-1)?.type === 'displays' && /^[\p{L}\p{N}]/u.test(text))
      this.container.push({ type: 'text', text: ' ' })
    for (const style of wanted.slice(shared)) this.openStyle(style)
    this.current.push({ type: 'text', text, ...(formula === undefined ? {} : { formula }) })
  }

  private openStyle(style: StyleName): void {
    const children: InlineNode[] = []
    this.current.push({ type: 'style', style, children })
    this.open.push({ style, children })
  }

  /** A call is raised by itself. */
  private addCall({ mark, footnoteId }: Extract<Inline, { type: 'footnote-call' }>): void {
    const { style } = this.open.at(-1) ?? {}
    if (style === 'super' || style === 'sub') this.open.pop()
    this.current.push({ type: 'call', mark, footnoteId })
  }

  /** The tree of a style ends before a display. */
  private addDisplays({ formula }: Extract<Inline, { type: 'formula-place' }>): void {
    const display = this.placed.get(formula)
    const displays = displaysOf(display?.content ?? [])
    if (display === undefined || displays === undefined) return
    this.open.length = 0
    this.container.push({ type: 'displays', id: display.id, displays })
  }

  private openReference(toNode: (children: readonly InlineNode[]) => InlineNode): void {
    this.closeReference()
    const children: InlineNode[] = []
    this.root.push(toNode(children))
    this.container = children
  }

  private closeReference(): void {
    this.open.length = 0
    this.container = this.root
  }
}

/** The text of a tree, without the marks of notes. */
export function textOfTree(nodes: readonly InlineNode[]): string {
  let text = ''
  for (const node of nodes) {
    if (node.type === 'text') text += node.text
    else if ('children' in node) text += textOfTree(node.children)
  }
  return text
}

/** Whether the call of a note is among these nodes. */
export function hasCall(nodes: readonly InlineNode[]): boolean {
  return nodes.some(node => node.type === 'call' || ('children' in node && hasCall(node.children)))
}

/** The tree without its pages, for places where none may be. */
export function withoutPages(nodes: readonly InlineNode[]): readonly InlineNode[] {
  return nodes.flatMap((node): InlineNode[] => {
    if (node.type === 'page') return []
    return 'children' in node ? [{ ...node, children: withoutPages(node.children) }] : [node]
  })
}

/** A title, of a section or of the paper; a heading is bold by itself. */
export function headingOf({ title }: { readonly title: readonly Inline[] }): readonly InlineNode[] {
  return withoutBold(toInlineTree(title))
}

/** The tree without bold type, for what is bold by itself. */
export function withoutBold(nodes: readonly InlineNode[]): readonly InlineNode[] {
  return nodes.flatMap((node): readonly InlineNode[] => {
    if (!('children' in node)) return [node]
    const children = withoutBold(node.children)
    return node.type === 'style' && node.style === 'bold' ? children : [{ ...node, children }]
  })
}

/** The tree without its first characters; calls and pages among them stay. */
export function withoutStart(nodes: readonly InlineNode[], length: number): readonly InlineNode[] {
  const rest: InlineNode[] = []
  let left = length
  for (const node of nodes) {
    const own = textOfTree([node]).length
    if (left === 0 || own === 0) rest.push(node)
    else if (node.type === 'text') rest.push({ ...node, text: node.text.slice(left) })
    else if ('children' in node) rest.push({ ...node, children: withoutStart(node.children, Math.min(left, own)) })
    left -= Math.min(left, own)
  }
  return rest.filter(node => node.type !== 'text' || node.text !== '').filter(isFilled)
}

function isFilled(node: InlineNode): boolean {
  return !('children' in node) || node.children.length > 0
}
