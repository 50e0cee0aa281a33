import type { Report } from '../../../base/diagnostics.ts'
import { SourceError } from '../../../base/errors.ts'
import type { FlowBlock, FlowDocument, FlowKind } from '../../../model/page/flow.ts'
import type { XmlHandlers } from '../xml/parse-xml.ts'
import { cleanText } from '../normalise/clean-text.ts'
import { NO_TEXT, parseHtml, VOID_ELEMENTS } from '../html/parse-html.ts'

/** Elements that begin a block, and what kind of block it is. */
const KINDS: Readonly<Record<string, FlowKind>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(name => [name, 'heading'] as const)),
  ...Object.fromEntries(['li', 'dt', 'dd'].map(name => [name, 'item'] as const)),
  ...Object.fromEntries(
    ['p', 'div', 'blockquote', 'pre', 'ul', 'ol', 'dl', 'table', 'tr', 'caption', 'section', 'article', 'body'].map(
      name => [name, name === 'tr' ? 'row' : 'paragraph'] as const,
    ),
  ),
}
/** Elements whose contents belong to the row around them: a blank separates them from the one before. */
const CELLS: ReadonlySet<string> = new Set(['td', 'th'])

/**
 * The running text of HTML in which nothing has a place, as `pdftohtml -noframes`, `mutool convert -F xhtml`, OCR programs
 * and word processors write it: blocks in reading order. Where the file splits lines by `<br>`, each line is a block of
 * the kind `line`. The table of contents that `pdftohtml` puts after the text is left out.
 *
 * @throws {SourceError} `E_FLOAT_EMPTY` for a file without text; `E_TEXT_ENCODING`
 */
export async function readFloatHtml(bytes: Uint8Array, report: Report): Promise<FlowDocument> {
  const reader = new FlowReader()
  parseHtml(bytes, reader)
  reader.finish()
  const { blocks, placed } = reader
  if (blocks.length === 0) {
    throw new SourceError('E_FLOAT_EMPTY', 'the HTML of the float variant has no text; convert the document again')
  }
  if (placed > blocks.length / 2) {
    const message = 'the float variant has places: it looks like a layout variant, whose order and lines say less'
    report({ code: 'W_FLOAT_PLACED', severity: 'warning', message })
  }
  return { blocks }
}

/** Reads running text block by block. */
class FlowReader implements XmlHandlers {
  readonly blocks: FlowBlock[] = []
  /** Elements that have a place on a page. */
  placed = 0
  readonly #elements: string[] = []
  #text = ''
  #page: number | undefined
  #isOutline = false
  /** Set once a block has been split by `<br>`: what is left of it is a line too. */
  #hasLines = false

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'br') {
      this.#hasLines = true
      this.#endBlock()
      return
    }
    if (name === 'hr' || name in KINDS) this.#startBlock()
    if (CELLS.has(name)) this.#text += ' '
    this.#page = pageOf(name, attributes) ?? this.#page
    if (name === 'a' && attributes.name === 'outline') this.#isOutline = true
    if (/position:\s*absolute/.test(attributes.style ?? '')) this.placed++
    if (!VOID_ELEMENTS.has(name)) this.#elements.push(name)
  }

  text(text: string): void {
    if (!this.#isOutline && !this.#elements.some(name => NO_TEXT.has(name))) this.#text += text
  }

  close(name: string): void {
    if (name in KINDS) this.#startBlock()
    const at = this.#elements.lastIndexOf(name)
    if (at >= 0) this.#elements.splice(at)
  }

  finish(): void {
    this.#startBlock()
  }

  #startBlock(): void {
    this.#endBlock()
    this.#hasLines = false
  }

  /** Ends the block, if it has text. */
  #endBlock(): void {
    const words = this.#text.split(/\s+/u).flatMap(word => cleanText(word) || [])
    this.#text = ''
    if (words.length === 0) return
    const [name = '', around = ''] = this.#elements.filter(element => element in KINDS).reverse()
    const level = /^h[1-6]$/.test(name) ? { level: Number(name[1]) } : {}
    this.blocks.push({ kind: this.#hasLines ? 'line' : kindOf(name, around), page: this.#page, words, ...level })
  }
}

/** Word processors set the text of an item in paragraphs. */
function kindOf(name: string, around: string): FlowKind {
  return name === 'p' && KINDS[around] === 'item' ? 'item' : (KINDS[name] ?? 'paragraph')
}

/** `<a name="12">`, `<div id="page12">`: how programs mark where a page begins. */
function pageOf(name: string, { id, name: anchor }: Readonly<Record<string, string>>): number | undefined {
  const number = /^(?:page)?(\d+)$/.exec((name === 'a' ? (anchor ?? id) : id) ?? '')?.[1]
  return number === undefined || (name !== 'a' && !id?.startsWith('page')) ? undefined : Number(number)
}
